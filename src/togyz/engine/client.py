"""The text protocol, the other side: an external engine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from togyz.core import Info, Limits, Line
from togyz.notation import format_position
from togyz.rules import Position, TogyzError

from .answer import NOTHING_YET, Answer
from .errors import EngineError, EngineTimeout, ProtocolError
from .history import moves_between
from .options import Option, parse_option
from .process import EngineProcess
from .words import Told, format_go, parse_info, printable, shown

__all__ = ["RemoteEngine"]

MOST_BABBLE = 1000
"""Lines without meaning that are overlooked between two that have one."""
MOST_OPTIONS = 500


class RemoteEngine:
    """An engine behind the text protocol; one search at a time. See `AsyncEngine`.

    Attributes:
        name: what it calls itself.
        author: who made it, if it says so.
        options: what can be set.
    """

    def __init__(self, timeout: float, start_timeout: float) -> None:
        """Prepare; `start` does the rest.

        Args:
            timeout: seconds that any answer may take, beyond the time to think.
            start_timeout: seconds that the first answer, an option or a new game may take.
        """
        self.name = ""
        self.author = ""
        self.options: dict[str, Option] = {}
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._babble = 0
        self._lines = 1
        self._lines_wanted = 1
        self._awaited: dict[str, asyncio.Future[None]] = {}
        self._refusal: str | None = None
        self._search: _Search | None = None
        self._process: EngineProcess

    async def start(self, command: Sequence[str], options: Mapping[str, object]) -> None:
        """Start it, shake hands and set options.

        Raises:
            EngineError: it dies, doesn't answer, or has no such option.
            TogyzError: an option can't have the value.
        """
        self._process = await EngineProcess.start(command, self._hear, self._fail, self._timeout)
        self.name = command[0]
        try:
            await self._ask("togyz", "togyzok", self._start_timeout)
            for name, value in options.items():
                await self.set_option(name, value)
            await self._ask("isready", "readyok", self._start_timeout)
        except BaseException:
            self._process.kill()
            await self._process.close()
            raise

    async def set_option(self, name: str, value: object) -> None:
        """Set an option and wait until it is done.

        Raises:
            EngineError: there is no such option, the engine refuses it, or it fails.
            TogyzError: the option can't have the value.
        """
        option = self.options.get(name)
        if option is None:
            known = ", ".join(self.options) or "none"
            raise EngineError(f"{self.name} has no option {shown(name)}: there are {known}")
        text = option.check(value)
        if name == "lines" and option.kind == "spin":
            self._lines_wanted = int(text)
        await self._set(name, text)

    async def _set(self, name: str, text: str) -> None:
        self._refusal = None
        value = "" if self.options[name].kind == "button" else f" value {text}"
        await self._process.send(f"setoption name {name}{value}")
        # Much memory takes its time, as the start does.
        await self._ask("isready", "readyok", self._start_timeout)
        if self._refusal is not None:
            raise EngineError(f"{self.name} refuses: {self._refusal}")
        if name == "lines" and self.options[name].kind == "spin":
            self._lines = int(text)

    async def new_game(self) -> None:
        """Let it forget."""
        await self._process.send("newgame")
        await self._ask("isready", "readyok", self._start_timeout)

    async def search(
        self,
        position: Position,
        earlier: Sequence[Position],
        limits: Limits,
        hear: Callable[[Info], None],
    ) -> asyncio.Future[Answer]:
        """Begin to search: the future of the answer.

        Raises:
            EngineError: it fails, or refuses.
        """
        option = self.options.get("lines")
        if option is not None and option.kind == "spin":
            wanted = max(limits.lines, self._lines_wanted)
            most = max(option.lowest, min(wanted, option.highest))
            if most != self._lines:
                await self._set("lines", str(most))
        # What it still says of the search before, asked or not, is not about this one.
        await self._ask("isready", "readyok")
        start, moves = moves_between([*earlier, position])
        played = f" moves {' '.join(map(str, moves))}" if moves else ""
        self._process.check()
        lines = min(self._lines, len(limits.moves or position.legal_moves()))
        search = _Search(position, limits, hear, lines, self._timeout, self)
        self._search = search
        try:
            await self._process.send(f"position fen {format_position(start)}{played}")
            await self._process.send(format_go(limits, position.side))
        except BaseException:
            self._search = None
            self._process.send_soon("stop")  # it may have heard half of it
            raise
        return asyncio.create_task(search.watch())

    def stop(self) -> None:
        """Let it answer now."""
        if self._search is not None:
            self._search.stop()

    def ponderhit(self) -> None:
        """The opponent played what was expected."""
        if self._search is not None:
            self._search.ponderhit()

    async def close(self) -> None:
        """End it."""
        await self._process.close()

    # ---- what the search uses

    async def _ask(self, question: str, answer: str, timeout: float | None = None) -> None:
        """Send a line and wait for its answer.

        Raises:
            EngineTimeout: it doesn't come.
        """
        timeout = self._timeout if timeout is None else timeout
        future = self._awaited.get(answer)
        if future is None:
            future = asyncio.get_running_loop().create_future()
            self._awaited[answer] = future
            await self._process.send(question)
        try:
            # Not wait_for: in Python 3.11 it forgets to be cancelled when the answer comes then.
            async with asyncio.timeout(timeout):
                await asyncio.shield(future)
        except TimeoutError:
            self.late(f"doesn't answer {question!r}", timeout)
        self._process.check()

    async def alive(self) -> None:
        """Raises unless it answers ``isready``."""
        await self._ask("isready", "readyok")

    def send_soon(self, line: str) -> None:
        """Send without waiting."""
        self._process.send_soon(line)

    def late(self, what: str, timeout: float) -> None:
        """It did not answer in time: end it and raise.

        Raises:
            EngineTimeout: always, or what it failed with before.
        """
        self._process.fail(EngineTimeout(f"engine {self.name} {what} within {timeout:g} s"))
        self._process.check()

    def done(self, search: _Search) -> None:
        """A search is over."""
        if self._search is search:
            self._search = None

    # ---- what it says

    def _fail(self, error: EngineError) -> None:
        for future in self._awaited.values():
            if not future.done():
                future.set_result(None)  # who waits looks at the failure
        self._awaited.clear()
        if self._search is not None:
            self._search.fail(error)

    def _hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        words = rest.split()
        known = True
        if word in self._awaited:
            future = self._awaited.pop(word)
            if not future.done():
                future.set_result(None)
        elif word == "id" and words[:1] in (["name"], ["author"]):
            # Kept short: it is shown to people.
            setattr(self, words[0], printable(" ".join(words[1:]), 200))
        elif word == "option" and len(self.options) < MOST_OPTIONS:
            try:
                option = parse_option(words)
            except TogyzError as error:
                raise ProtocolError(str(error)) from None
            self.options[option.name] = option
        elif word == "error":
            self._refusal = printable(rest)
            if self._search is not None:
                self._search.refuse(self._refusal)
        elif word in ("info", "bestmove") and self._search is not None:
            self._search.hear(word, words)
        else:
            known = word in ("info", "readyok")
        self._babble = 0 if known else self._babble + 1
        if self._babble > MOST_BABBLE:
            raise ProtocolError(f"engine {self.name} babbles: {shown(line)}")


class _Search:
    """A search of an external engine, from ``go`` to ``bestmove``."""

    def __init__(
        self,
        position: Position,
        limits: Limits,
        hear: Callable[[Info], None],
        lines: int,
        timeout: float,
        engine: RemoteEngine,
    ) -> None:
        loop = asyncio.get_running_loop()
        self._position = position
        self._limits = limits
        self._tell = hear
        self._count = lines
        self._timeout = timeout
        self._engine = engine
        self._future: asyncio.Future[Answer] = loop.create_future()
        self._lines: dict[int, Line] = {}
        self._info = NOTHING_YET
        self._refusal: str | None = None
        self._clock = loop.time
        self._deadline: float | None = None
        self._stopped = False
        if not limits.ponder:
            self._start_clock()

    def _start_clock(self) -> None:
        limits = self._limits
        budgets = [ms for ms in (limits.movetime_ms, limits.clock_ms) if ms > 0]
        if budgets and self._deadline is None:
            self._deadline = self._clock() + min(budgets) / 1000 + self._timeout

    async def watch(self) -> Answer:
        """The answer; sees to it that one comes.

        Raises:
            EngineError: it fails, is too late, or refuses.
        """
        try:
            while not self._future.done():
                wait = self._timeout
                if self._deadline is not None:
                    wait = min(wait, self._deadline - self._clock())
                await asyncio.wait([self._future], timeout=max(wait, 0))
                if self._future.done():
                    break
                if self._deadline is not None and self._clock() >= self._deadline:
                    self._engine.late("doesn't play its move: nothing came", self._timeout)
                await self._engine.alive()
            return self._future.result()
        finally:
            self._engine.done(self)
            if self._future.done() and not self._future.cancelled():
                self._future.exception()  # it is known, also to asyncio

    def stop(self) -> None:
        """Ask for the move."""
        if not self._future.done() and not self._stopped:
            self._stopped = True
            self._engine.send_soon("stop")
            soon = self._clock() + self._timeout
            self._deadline = soon if self._deadline is None else min(soon, self._deadline)

    def ponderhit(self) -> None:
        """The clock runs."""
        if not self._future.done():
            self._engine.send_soon("ponderhit")
            self._start_clock()

    def fail(self, error: EngineError) -> None:
        """There will be no answer."""
        if not self._future.done():
            self._future.set_exception(error)

    def refuse(self, message: str) -> None:
        """The engine refuses something: the search, or the position it should have searched."""
        self._refusal = self._refusal or message
        if message.startswith("go"):
            self.fail(EngineError(f"{self._engine.name} refuses: {self._refusal}"))
        else:
            self.stop()

    def hear(self, word: str, words: Sequence[str]) -> None:
        """An ``info`` or ``bestmove`` line.

        Raises:
            ProtocolError: it is wrong.
        """
        if self._future.done():
            return
        if word == "info":
            self._hear_info(parse_info(words))
        elif self._refusal is not None:
            self.fail(EngineError(f"{self._engine.name} refuses: {self._refusal}"))
        else:
            self._future.set_result(self._answer(words))

    def _hear_info(self, told: Told) -> None:
        if told.multipv == 1 and told.line is not None and len(self._lines) > 1:
            self._flush()  # the last round was not complete
        before = self._info
        self._info = replace(
            before,
            depth=before.depth if told.depth is None else told.depth,
            seldepth=before.seldepth if told.seldepth is None else told.seldepth,
            nodes=before.nodes if told.nodes is None else told.nodes,
            time_ms=before.time_ms if told.time is None else told.time,
            hashfull=before.hashfull if told.hashfull is None else told.hashfull,
            proved=told.proved if told.multipv == 1 and told.line else before.proved,
        )
        if told.line is None or not 1 <= told.multipv <= 9:
            return
        line = self._legal(told.line)
        if line.pv:
            self._lines[told.multipv] = line
        if told.multipv >= self._count:
            self._flush()

    def _flush(self) -> None:
        if self._lines:
            lines = tuple(line for _, line in sorted(self._lines.items()))
            self._info = replace(self._info, lines=lines)
            self._lines = {}
            self._tell(self._info)

    def _legal(self, line: Line) -> Line:
        """The line as far as the rules allow it."""
        position = self._position
        for ply, hole in enumerate(line.pv):
            if hole not in position.legal_moves():
                return replace(line, pv=line.pv[:ply])
            position = position.play(hole)
        return line

    def _answer(self, words: Sequence[str]) -> Answer:
        self._flush()
        legal = self._limits.moves or self._position.legal_moves()
        move = _hole(words[0]) if words else 0
        if move not in legal or move not in self._position.legal_moves():
            raise ProtocolError(
                f"engine {self._engine.name} answers {shown(' '.join(words))}; "
                f"the moves are {', '.join(map(str, legal))}"
            )
        ponder = None
        if len(words) > 2 and words[1] == "ponder":
            expected = _hole(words[2])
            if expected in self._position.play(move).legal_moves():
                ponder = expected
        return Answer(move, ponder, self._info)


def _hole(word: str) -> int:
    """The number of a hole; 0 where it is none. Numbers may have thousands of digits."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= 2 else 0
