"""Those who play: our engine, its levels, and external programs, all asked in the same way."""

from __future__ import annotations

import asyncio
import re
import shlex
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from togyz.core import CoreEngine, Limits
from togyz.engine import (
    Answer,
    AsyncEngine,
    EngineError,
    EngineTimeout,
    ProtocolError,
    choose,
)
from togyz.engine.judges import judge
from togyz.engine.knowledge import usable
from togyz.engine.process import EngineProcess
from togyz.rules import Position, Variant

from .specs import EngineSpec, Pace

__all__ = ["Player", "Said", "Turn", "player"]

PATIENCE = 60.0
"""Seconds after which an engine without a time limit has failed."""

TO_READ_AND_END = 2.0
"""Seconds that a program may take to read a line, and to end when it is told so."""

HASH_MIB = 16

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Turn:
    """The question for a move.

    Attributes:
        positions: of the game so far; the last one is where to move.
        moves: that led there.
        pace: how long the mover may think.
        clock_ms: what is left on its clock; 0 without a clock.
        seconds: after which an answer is of no use; None where no time is set.
    """

    positions: tuple[Position, ...]
    moves: tuple[int, ...]
    pace: Pace
    clock_ms: int = 0
    seconds: float | None = None

    @property
    def position(self) -> Position:
        """Where to move."""
        return self.positions[-1]

    @property
    def earlier(self) -> tuple[Position, ...]:
        """The positions before it that can still be repeated: since a kazan grew, none can."""
        kazans = self.position.kazans
        return tuple(one for one in self.positions[:-1] if one.kazans == kazans)

    @property
    def limits(self) -> Limits:
        """The limits of a search."""
        return Limits(
            depth=self.pace.depth,
            nodes=self.pace.nodes,
            movetime_ms=self.pace.move_ms,
            clock_ms=self.clock_ms,
            increment_ms=self.pace.increment_ms,
        )


@dataclass(frozen=True, slots=True)
class Said:
    """An answer.

    Attributes:
        move: the hole, right or wrong.
        score: hundredths of a stone from the mover's view; None where nothing was said.
    """

    move: int
    score: int | None = None


class Player(Protocol):
    """What a referee knows of an engine."""

    def begin(self, number: int) -> None:
        """A game begins: start what has to be started, forget earlier games.

        Raises:
            EngineError: it can't.
        """

    def choose(self, turn: Turn) -> Said:
        """Choose a move.

        Raises:
            EngineError: it doesn't.
        """

    def close(self) -> None:
        """End what was started."""


class CorePlayer:
    """The compiled engine."""

    def __init__(self, spec: EngineSpec, variant: Variant) -> None:
        self._engine = CoreEngine(variant, spec.number("hash", HASH_MIB), spec.number("threads", 1))
        self._engine.use(judge(variant, spec.network))
        tables = usable(variant, spec.tables)
        self._engine.ask(None if tables is None else tables.core)

    def begin(self, number: int) -> None:
        """Forget what earlier games taught: a game depends on nothing but itself."""
        self._engine.clear()

    def choose(self, turn: Turn) -> Said:
        """Search."""
        self._engine.set(turn.position, turn.earlier)
        found = self._engine.search(turn.limits)
        return Said(found.lines[0].pv[0], found.lines[0].score)

    def close(self) -> None:
        """Nothing to end."""


class LevelPlayer:
    """A level of the computer's play."""

    def __init__(self, spec: EngineSpec, seed: int | str) -> None:
        self._level = spec.level
        self._seed = seed
        self._game = 0

    def begin(self, number: int) -> None:
        """Each game has dice of its own."""
        self._game = number

    def choose(self, turn: Turn) -> Said:
        """Choose as that level does."""
        seed = f"{self._seed} {self._game}"
        found = choose(turn.position, self._level, seed=seed, history=turn.earlier)
        return Said(found.move, found.score)

    def close(self) -> None:
        """Nothing to end."""


class ProtocolPlayer:
    """A program that speaks the text protocol of ``togyz engine``."""

    def __init__(self, spec: EngineSpec) -> None:
        self._command = spec.command
        self._options: dict[str, Any] = dict(spec.options)
        self._runner = asyncio.Runner()
        self._engine: AsyncEngine | None = None

    def begin(self, number: int) -> None:
        """Start it, or let it forget the game before."""
        if self._engine is not None:
            try:
                self._runner.run(self._engine.new_game())
            except EngineError:
                # It died after its last game: a fresh one plays this.
                self.close()
        if self._engine is None:
            starting = AsyncEngine.command(self._command, **self._options)
            try:
                self._engine = self._runner.run(starting)
                self._runner.run(self._engine.new_game())
            except BaseException:
                self.close()
                raise

    def choose(self, turn: Turn) -> Said:
        """Ask it."""
        try:
            answer = self._runner.run(self._ask(turn))
        except EngineError:
            self.close()
            raise
        lines = answer.info.lines
        return Said(answer.move, lines[0].score if lines else None)

    async def _ask(self, turn: Turn) -> Answer:
        assert self._engine is not None
        asked = self._engine.play(turn.position, turn.limits, turn.earlier)
        return await _in_time(asked, turn, self._engine.name)

    def close(self) -> None:
        """End the program."""
        engine, self._engine = self._engine, None
        if engine is not None:
            self._runner.run(engine.close())
        self._runner = _renewed(self._runner)


class MovesPlayer:
    """A program that reads the moves and milliseconds on a line, and answers with a move."""

    def __init__(self, spec: EngineSpec) -> None:
        self._command = spec.command
        self._runner = asyncio.Runner()
        self._process: EngineProcess | None = None
        self._answer: asyncio.Future[str] | None = None

    def begin(self, number: int) -> None:
        """Start it, unless it runs: it is told all moves each time."""
        if self._process is not None:
            self._runner.run(_let_speak())
            if self._process.failure is not None:
                self.close()
        if self._process is None:
            starting = EngineProcess.start(self._command, self._hear, self._fail, TO_READ_AND_END)
            try:
                self._process = self._runner.run(starting)
            except BaseException:
                self.close()
                raise

    def choose(self, turn: Turn) -> Said:
        """Ask it."""
        try:
            return Said(self._runner.run(self._ask(turn)))
        except EngineError:
            if self._process is not None:
                self._process.kill()
            self.close()
            raise

    async def _ask(self, turn: Turn) -> int:
        assert self._process is not None
        await _let_speak()  # what it has said unasked is no answer
        self._answer = asyncio.get_running_loop().create_future()
        # Where sending fails already, nobody waits for it: asyncio would complain of that.
        self._answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        await self._process.send(" ".join(map(str, (*turn.moves, turn.pace.move_ms))))
        name = shlex.join(self._command)
        said = await _in_time(self._answer, turn, name)
        if not re.fullmatch(r"[0-9]{1,3}", said):
            shown = said if len(said) <= 40 else f"{said[:37]}..."
            raise ProtocolError(f"{name} answered {shown!r} instead of a hole")
        return int(said)

    def _hear(self, line: str) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(line)

    def _fail(self, error: EngineError) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            self._runner.run(process.close())
        self._runner = _renewed(self._runner)


def _renewed(runner: asyncio.Runner) -> asyncio.Runner:
    """A runner that holds nothing until it is used, for one that is used no more."""
    runner.close()
    return asyncio.Runner()


async def _in_time(asked: Awaitable[T], turn: Turn, name: str) -> T:
    seconds = PATIENCE if turn.seconds is None else turn.seconds
    try:
        return await asyncio.wait_for(asked, seconds)
    except TimeoutError:
        raise EngineTimeout(f"{name} did not answer within {1000 * seconds:.0f} ms") from None


async def _let_speak() -> None:
    """Let what waits in the pipes be heard."""
    for _ in range(4):
        await asyncio.sleep(0)


def player(spec: EngineSpec, variant: Variant, seed: int | str) -> Player:
    """The engine that a spec describes; external ones start with their first game.

    Raises:
        CoreUnavailable: there is no compiled core.
        TogyzError: not so much memory, or not this variant.
    """
    if spec.kind == "core":
        return CorePlayer(spec, variant)
    if spec.kind == "level":
        return LevelPlayer(spec, seed)
    return ProtocolPlayer(spec) if spec.kind == "engine" else MovesPlayer(spec)
