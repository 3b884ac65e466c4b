"""`Engine`: any engine, without asyncio."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from togyz.core import Info, Limits
from togyz.rules import Position, Variant

from .aio import START_TIMEOUT, TIMEOUT, AsyncAnalysis, AsyncEngine
from .answer import Answer
from .errors import EngineDied
from .judges import DEFAULT
from .knowledge import AUTO, NONE
from .options import Option

__all__ = ["Analysis", "Engine"]

T = TypeVar("T")


class Loop:
    """An event loop in a thread of its own, for those who have none."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._work, name="togyz-engine", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for the end of some work; an exception here, such as Ctrl-C, cancels it."""
        if self.loop.is_closed():
            work.close()
            raise EngineDied("the engine was closed")
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def close(self) -> None:
        """End the thread."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.loop.stop)
            self._thread.join()
            self.loop.run_until_complete(self.loop.shutdown_asyncgens())
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()


class Analysis:
    """A search under way: iterate over it for what it finds, one `Info` for each iteration.

    The last Info is that of the end. To leave ``with`` stops the search.
    """

    def __init__(self, analysis: AsyncAnalysis, loop: Loop) -> None:
        """Made by `Engine.analyse`."""
        self._analysis = analysis
        self._loop = loop

    @property
    def done(self) -> bool:
        """Whether the search is over."""
        return self._analysis.done

    def stop(self) -> None:
        """End the search soon, from any thread: it then answers with what it knows."""
        if not self._loop.loop.is_closed():
            self._loop.loop.call_soon_threadsafe(self._analysis.stop)

    def ponderhit(self) -> None:
        """For a search that ponders: the expected move was played, so the clock runs."""
        if not self._loop.loop.is_closed():
            self._loop.loop.call_soon_threadsafe(self._analysis.ponderhit)

    def wait(self) -> Answer:
        """Wait for the answer.

        Raises:
            EngineError: the engine failed.
        """
        return self._loop.run(self._analysis.wait())

    def __iter__(self) -> Self:
        """Iterate."""
        return self

    def __next__(self) -> Info:
        """The next Info.

        Raises:
            EngineError: the engine failed.
        """
        info = self._loop.run(_next(self._analysis))
        if info is None:
            raise StopIteration
        return info

    def __enter__(self) -> Self:
        """Nothing more to do: it has begun."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Stop, and wait for the end."""
        self._loop.run(self._analysis.__aexit__(kind, error, traceback))


async def _next(analysis: AsyncAnalysis) -> Info | None:
    # StopAsyncIteration may not leave a coroutine.
    async for info in analysis:
        return info
    return None


class Engine:
    """An engine: ours in this process, or any program that speaks the text protocol.

    >>> from togyz import Position
    >>> with Engine.open() as engine:
    ...     answer = engine.play(Position.start(), Limits(depth=6))
    >>> answer.move in Position.start().legal_moves()
    True

    It searches one position at a time; a new search, an option or a new game ends the search
    before. An external engine that dies, hangs or answers nonsense raises an `EngineError` and is
    ended; only `close` may follow. Several threads may use it.
    """

    def __init__(self, starting: Coroutine[Any, Any, AsyncEngine]) -> None:
        """Use `open` or `command`."""
        self._loop = Loop()
        try:
            self._engine = self._loop.run(starting)
        except BaseException:
            self._loop.close()
            raise

    @classmethod
    def open(
        cls,
        variant: str | Variant = "togyzkumalak",
        *,
        hash_mib: int = 16,
        threads: int = 1,
        network: str | Path = DEFAULT,
        tables: str | Path = AUTO,
        book: str | Path = NONE,
    ) -> Self:
        """Our own engine; as `AsyncEngine.open`."""
        return cls(
            AsyncEngine.open(
                variant,
                hash_mib=hash_mib,
                threads=threads,
                network=network,
                tables=tables,
                book=book,
            )
        )

    @classmethod
    def command(
        cls,
        command: str | Sequence[str],
        *,
        timeout: float = TIMEOUT,
        start_timeout: float = START_TIMEOUT,
        **options: object,
    ) -> Self:
        """Start an external engine; as `AsyncEngine.command`."""
        return cls(
            AsyncEngine.command(command, timeout=timeout, start_timeout=start_timeout, **options)
        )

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
        return self._engine.options

    def configure(self, **options: object) -> None:
        """Set options; as `AsyncEngine.configure`."""
        self._loop.run(self._engine.configure(**options))

    def new_game(self) -> None:
        """Let it forget what it has learnt from the game before."""
        self._loop.run(self._engine.new_game())

    def analyse(
        self,
        position: Position,
        limits: Limits | None = None,
        history: Iterable[Position] = (),
    ) -> Analysis:
        """Begin a search and iterate over what it finds; as `AsyncEngine.analyse`."""
        begun = self._loop.run(self._engine.analyse(position, limits, history))
        return Analysis(begun, self._loop)

    def play(
        self,
        position: Position,
        limits: Limits,
        history: Iterable[Position] = (),
    ) -> Answer:
        """Search, and wait for the answer; as `AsyncEngine.play`.

        Raises:
            TogyzError: there is no limit: depth, nodes, a time or a clock must be given.
        """
        return self._loop.run(self._engine.play(position, limits, history))

    def stop(self) -> None:
        """End the search soon, if there is one. From any thread."""
        if not self._loop.loop.is_closed():
            self._loop.loop.call_soon_threadsafe(self._engine.stop)

    def ponderhit(self) -> None:
        """The expected move was played: the clock of a search that ponders runs."""
        if not self._loop.loop.is_closed():
            self._loop.loop.call_soon_threadsafe(self._engine.ponderhit)

    def close(self) -> None:
        """End the engine; it may be called again. Never raises for what the engine does."""
        if not self._loop.loop.is_closed():
            try:
                self._loop.run(self._engine.close())
            finally:
                self._loop.close()

    def __enter__(self) -> Self:
        """It is open already."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()
