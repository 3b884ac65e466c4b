"""What `AsyncEngine` needs of an engine, and our own engine as such."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from togyz.core import Info, Limits
from togyz.rules import Position

from .answer import Answer
from .local import LocalSearch, OwnEngine, answer_of, own_name
from .options import OWN_OPTIONS, Option

__all__ = ["Backend", "LocalBackend"]


class Backend(Protocol):
    """An engine that searches one position at a time, in an event loop.

    Attributes:
        name: what it calls itself.
        author: who made it.
        options: what can be set, by name.
    """

    name: str
    author: str
    options: dict[str, Option]

    async def set_option(self, name: str, value: object) -> None:
        """Set an option; nothing is being searched."""

    async def new_game(self) -> None:
        """Forget what was learnt; nothing is being searched."""

    async def search(
        self,
        position: Position,
        earlier: Sequence[Position],
        limits: Limits,
        hear: Callable[[Info], None],
    ) -> asyncio.Future[Answer]:
        """Begin a search; `hear` gets every Info, the last one before the answer."""

    def stop(self) -> None:
        """Let the search end now."""

    def ponderhit(self) -> None:
        """The opponent played what was expected: the clock runs."""

    async def close(self) -> None:
        """End; afterwards nothing else may be called."""


class LocalBackend:
    """Our engine, which thinks in a thread of this process."""

    def __init__(self, engine: OwnEngine) -> None:
        """Speak for an engine that nobody else uses."""
        self.name = own_name()
        self.author = "togyz contributors"
        self.options = dict(OWN_OPTIONS)
        self._engine = engine
        self._search: LocalSearch | None = None

    async def set_option(self, name: str, value: object) -> None:
        """As `OwnEngine.set_option`."""
        await _in_thread(self._engine.set_option, name, value)

    async def new_game(self) -> None:
        """As `OwnEngine.clear`."""
        await _in_thread(self._engine.clear)

    async def search(
        self,
        position: Position,
        earlier: Sequence[Position],
        limits: Limits,
        hear: Callable[[Info], None],
    ) -> asyncio.Future[Answer]:
        """Begin a search in a thread."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self._engine.set(position, earlier)

        def tell(what: Callable[..., object], *arguments: Any) -> None:
            # A loop that is closed has nobody who waits.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(what, *arguments)

        def finish(found: Info | BaseException) -> None:
            if future.done():
                return
            if isinstance(found, BaseException):
                future.set_exception(found)
            else:
                hear(found)
                future.set_result(answer_of(position, found))

        self._search = LocalSearch(
            self._engine,
            limits,
            lambda info: tell(hear, info),
            lambda found: tell(finish, found),
        )
        return future

    def stop(self) -> None:
        """End the search."""
        if self._search is not None:
            self._search.stop()

    def ponderhit(self) -> None:
        """The clock runs."""
        self._engine.ponderhit()

    async def close(self) -> None:
        """End the search, if there is one, and give the memory back."""
        if self._search is not None:
            self._search.stop()
            await asyncio.to_thread(self._search.join)
        self._engine.release()


async def _in_thread(work: Callable[..., object], *arguments: object) -> None:
    """Do something in a thread. Who is cancelled waits, too: nobody else may use the engine."""
    done = asyncio.ensure_future(asyncio.to_thread(work, *arguments))
    cancelled = False
    while not done.done():
        try:
            await asyncio.wait([done])
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        done.exception()  # it is known, also to asyncio
        raise asyncio.CancelledError
    done.result()
