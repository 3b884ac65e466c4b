"""`AsyncEngine`: any engine, from asyncio."""

from __future__ import annotations

import asyncio
import contextlib
import shlex
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from togyz.core import Info, Limits
from togyz.rules import Position, TogyzError, Variant

from .answer import Answer
from .arguments import (
    check_command,
    check_limits,
    check_position,
    check_seconds,
    check_variant,
)
from .backend import Backend, LocalBackend
from .client import RemoteEngine
from .errors import EngineDied, EngineError
from .judges import DEFAULT
from .knowledge import AUTO, NONE
from .local import OwnEngine
from .options import Option

__all__ = ["START_TIMEOUT", "TIMEOUT", "AsyncAnalysis", "AsyncEngine"]

TIMEOUT = 10.0
"""Seconds that an external engine may take to answer, beyond what it is given to think."""

START_TIMEOUT = 30.0
"""Seconds for its first answer, an option, a new game: there may be a lot to load or to clear."""

MOST_KEPT = 1000
"""Infos that wait for who iterates too slowly; of more than that the oldest are dropped."""


class AsyncAnalysis:
    """A search under way: iterate over it for what it finds, one `Info` for each iteration.

    The last Info is that of the end. To leave ``async with`` stops the search.
    """

    def __init__(self, backend: Backend) -> None:
        """Made by `AsyncEngine.analyse`."""
        self._backend = backend
        self._heard: deque[Info] = deque(maxlen=MOST_KEPT)
        self._news = asyncio.Event()
        self._answer: asyncio.Future[Answer] | None = None

    async def _begin(self, position: Position, earlier: Sequence[Position], limits: Limits) -> None:
        self._answer = await self._backend.search(position, earlier, limits, self._hear)
        self._answer.add_done_callback(self._ended)

    def _hear(self, info: Info) -> None:
        self._heard.append(info)
        self._news.set()

    def _ended(self, answer: asyncio.Future[Answer]) -> None:
        if not answer.cancelled():
            answer.exception()  # asyncio need not complain that nobody asked
        self._news.set()

    @property
    def done(self) -> bool:
        """Whether the search is over."""
        return self._answer is not None and self._answer.done()

    def stop(self) -> None:
        """End the search soon: it then answers with what it knows."""
        if not self.done:
            self._backend.stop()

    def ponderhit(self) -> None:
        """For a search that ponders: the expected move was played, so the clock runs."""
        if not self.done:
            self._backend.ponderhit()

    async def wait(self) -> Answer:
        """The answer, when there is one. To cancel this ends the search.

        Raises:
            EngineError: the engine failed.
        """
        assert self._answer is not None
        try:
            # Shielded: the engine must be heard to the end, whoever still waits for it.
            return await asyncio.shield(self._answer)
        except asyncio.CancelledError:
            self.stop()
            raise

    def __aiter__(self) -> Self:
        """Iterate."""
        return self

    async def __anext__(self) -> Info:
        """The next Info.

        Raises:
            EngineError: the engine failed.
        """
        while not self._heard:
            if self.done:
                await self.wait()  # raises what went wrong
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._heard.popleft()

    async def __aenter__(self) -> Self:
        """Nothing more to do: it has begun."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Stop, and wait for the end. An error of the engine is not told here."""
        self.stop()
        if self._answer is not None:
            await asyncio.wait([self._answer])


class AsyncEngine:
    """An engine: ours in this process, or any program that speaks the text protocol.

    It searches one position at a time; a new search, an option or a new game ends the search
    before. An external engine that dies, hangs or answers nonsense raises an `EngineError` and is
    ended; only `close` may follow.
    """

    def __init__(self, backend: Backend) -> None:
        """Use `open` or `command`."""
        self._backend: Backend | None = backend
        self._current: AsyncAnalysis | None = None
        self._lock = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        variant: str | Variant = "togyzkumalak",
        *,
        hash_mib: int = 16,
        threads: int = 1,
        network: str | Path = DEFAULT,
        tables: str | Path = AUTO,
        book: str | Path = NONE,
    ) -> Self:
        """Our own engine.

        Args:
            variant: what it is to play; another variant may come later, and takes a moment.
            hash_mib: MiB of memory for what it remembers.
            threads: how many think at once.
            network: what judges positions: ``default``, the network that comes with togyz for
                the variant, if one does; ``hand``, the evaluation made by hand; or the path of
                a network's file.
            tables: which tables say how positions with few stones end: ``auto``, those that
                ``togyz tables`` finds in the user's cache, if there are any; ``none``, so that
                the same search finds the same on every machine; or the path of a folder.
            book: what searches with a limit are answered from where it knows the position:
                ``none``; ``default``, the opening book that comes with togyz for the variant, if
                one does; or the path of a book's file.

        Raises:
            CoreUnavailable: there is no compiled core.
            TogyzError: no such variant, network, folder or book, too much memory, or too many
                threads.
            TypeError: the variant is neither a name nor a `Variant`.
        """
        check_variant(variant)
        engine = await asyncio.to_thread(
            OwnEngine,
            variant,
            hash=hash_mib,
            threads=threads,
            network=network,
            tables=tables,
            book=book,
        )
        return cls(LocalBackend(engine))

    @classmethod
    async def command(
        cls,
        command: str | Sequence[str],
        *,
        timeout: float = TIMEOUT,
        start_timeout: float = START_TIMEOUT,
        **options: object,
    ) -> Self:
        """Start an external engine.

        Args:
            command: the program and its arguments; a text is split as a shell does.
            timeout: seconds that it may take to answer, beyond what it is given to think.
            start_timeout: seconds that its first answer, an option or a new game may take.
            options: what to set.

        Raises:
            EngineError: it can't be started, doesn't answer, or has no such option.
            TogyzError: an option can't have this value, the command can't be split, or there is
                no time at all to answer.
            TypeError: the command is no text and no list of texts, or a time no number.
        """
        check_command(command)
        check_seconds("timeout", timeout)
        check_seconds("start_timeout", start_timeout)
        try:
            words = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as error:
            raise TogyzError(f"the command {command!r} can't be split: {error}") from None
        remote = RemoteEngine(timeout, start_timeout)
        await remote.start(words, options)
        return cls(remote)

    @property
    def _engine(self) -> Backend:
        if self._backend is None:
            raise EngineDied("the engine was closed")
        return self._backend

    @property
    def name(self) -> str:
        """What the engine calls itself."""
        return self._engine.name

    @property
    def author(self) -> str:
        """Who made it, as far as it says."""
        return self._engine.author

    @property
    def options(self) -> dict[str, Option]:
        """What can be set, by name."""
        return dict(self._engine.options)

    async def configure(self, **options: object) -> None:
        """Set options by their names, such as ``hash``, ``threads`` and ``lines``.

        Raises:
            EngineError: there is no such option, or the engine refuses.
            TogyzError: it can't have this value.
        """
        async with self._lock:
            await self._end_current()
            for name, value in options.items():
                await self._engine.set_option(name, value)

    async def new_game(self) -> None:
        """Let it forget what it has learnt from the game before."""
        async with self._lock:
            await self._end_current()
            await self._engine.new_game()

    async def analyse(
        self,
        position: Position,
        limits: Limits | None = None,
        history: Iterable[Position] = (),
    ) -> AsyncAnalysis:
        """Begin a search and iterate over what it finds.

        Args:
            position: where to move; the game must not be over there.
            limits: when to end; without any, when `stop` is called or all is proved.
            history: the positions of the game before this one, the oldest first.

        Raises:
            EngineError: the engine fails or refuses.
            TogyzError: there is no move to find, or none that `limits` allows; a number in them
                is out of its range; the history is that of another variant.
            TypeError: an argument is not of its type.
        """
        limits = Limits() if limits is None else limits
        earlier = check_position(position, history)
        check_limits(limits, position)
        async with self._lock:
            await self._end_current()
            analysis = AsyncAnalysis(self._engine)
            await analysis._begin(position, earlier, limits)
            self._current = analysis
        return analysis

    async def play(
        self,
        position: Position,
        limits: Limits,
        history: Iterable[Position] = (),
    ) -> Answer:
        """Search, and wait for the answer. Arguments and errors are those of `analyse`.

        Raises:
            TogyzError: besides, there is no limit: depth, nodes, a time or a clock must be given.
        """
        earlier = check_position(position, history)
        check_limits(limits, position, must_end=True)
        return await (await self.analyse(position, limits, earlier)).wait()

    def stop(self) -> None:
        """End the search soon, if there is one."""
        if self._current is not None:
            self._current.stop()

    def ponderhit(self) -> None:
        """The expected move was played: the clock of a search that ponders runs."""
        if self._current is not None:
            self._current.ponderhit()

    async def _end_current(self) -> None:
        current = self._current
        if current is not None and not current.done:
            current.stop()
            # An error is told to who waits for that search; the next command meets it too.
            with contextlib.suppress(EngineError):
                await current.wait()
        # Not before: who is cancelled here leaves the waiting to the next one.
        self._current = None

    async def close(self) -> None:
        """End the engine. Never raises for what the engine does."""
        backend, self._backend = self._backend, None
        if backend is not None:
            self.stop()
            await backend.close()

    async def __aenter__(self) -> Self:
        """It is open already."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close it."""
        await self.close()
