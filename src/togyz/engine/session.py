"""The text protocol, the engine's side: commands in, lines out.

One thread reads commands, one searches; both write whole lines. A command is answered, refused in
one ``error`` line, or needs no answer. docs/reference/engine-protocol.md describes it all.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import BinaryIO

from togyz.core import Info
from togyz.notation import format_position, parse_position
from togyz.rules import Position, TogyzError, variant

from .history import History
from .local import LocalSearch, OwnEngine, answer_of, own_name
from .options import OWN_OPTIONS, format_option
from .words import bounded, format_info, parse_go, printable, shown

__all__ = ["LONGEST_LINE", "Session", "bounded_lines", "serve_text"]

LONGEST_LINE = 1 << 16
"""Bytes of the longest command: a game of more than 20 000 moves."""


def bounded_lines(stream: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[str | None]:
    """The lines of a stream, without their ends; None for each that is too long."""
    while True:
        line = stream.readline(longest)
        if not line:
            return
        if len(line) == longest and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = stream.readline(longest)
            yield None
        else:
            yield line.decode("utf-8", errors="replace").strip()


class Session:
    """One conversation with a program, or with a person.

    Attributes:
        engine: what searches.
    """

    def __init__(self, engine: OwnEngine, write: Callable[[str], None]) -> None:
        """Begin, with the first position of the game set.

        Args:
            engine: what searches.
            write: gets lines of text, from two threads.
        """
        self.engine = engine
        self._write = write
        self._history = History(Position.start())
        self._search: LocalSearch | None = None
        self._idle = threading.Event()
        self._idle.set()
        self._turn = threading.Lock()  # held while the engine becomes idle and says its move
        self._released = threading.Event()
        self._bounded = True
        self._told = ""  # what is wrong with tables
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "togyz": self._introduce,
            "isready": self._is_ready,
            "setoption": self._set_option,
            "newgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
            "ponderhit": self._ponderhit,
            "d": self._show,
        }

    def handle(self, line: str | None) -> bool:
        """Obey a command; False after ``quit``. None stands for a line that was too long."""
        if line is None:
            self._write(f"error a command has at most {LONGEST_LINE} bytes")
            return True
        words = line.split()
        if not words:
            return True
        name = words[0]
        if name == "quit":
            return False
        command = self._commands.get(name)
        if command is None:
            known = ", ".join((*self._commands, "quit"))
            self._write(f"error unknown command {shown(name)}: there are {known}")
            return True
        try:
            command(words[1:])
        except TogyzError as error:
            self._write(f"error {name}: {printable(' '.join(str(error).split()))}")
        return True

    def close(self, *, finish: bool = False) -> None:
        """End the search, if there is one; with `finish` one that ends by itself may do so."""
        if not finish:
            self._stop([])
        elif self._search is not None:
            self._search.join()

    @property
    def endless(self) -> bool:
        """Whether a search waits for a command to end it."""
        return not self._idle.is_set() and not self._released.is_set()

    # ---- commands

    def _introduce(self, _: list[str]) -> None:
        self._write(f"id name {own_name()}")
        self._write("id author togyz contributors")
        for option in OWN_OPTIONS.values():
            self._write(format_option(option))
        self._write("togyzok")

    def _is_ready(self, _: list[str]) -> None:
        self._write("readyok")

    def _need_idle(self) -> None:
        with self._turn:
            if not self._idle.is_set():
                raise TogyzError("the engine is thinking: stop it first")

    def _set_option(self, words: list[str]) -> None:
        self._need_idle()
        if len(words) < 2 or words[0] != "name":
            raise TogyzError("say: setoption name NAME value VALUE")
        name, _, value = " ".join(words[1:]).partition(" value ")
        self.engine.set_option(name.lower(), value)

    def _new_game(self, _: list[str]) -> None:
        self._need_idle()
        self.engine.clear()

    def _set_position(self, words: list[str]) -> None:
        self._need_idle()
        before, _, moves = _split(words, "moves")
        start = _start(before)
        for word in moves:
            if not (word.isascii() and word.isdecimal() and len(word) == 1):
                raise TogyzError(f"{shown(word)} is no hole: moves are numbers such as 7")
        self._history = self._history.follow(start, [int(word) for word in moves])

    def _tell_problem(self) -> None:
        if self.engine.problem != self._told:
            self._told = self.engine.problem
            if self._told:
                self._write(f"info string tables: {printable(self._told)}; the engine does without")

    def _go(self, words: list[str]) -> None:
        self._need_idle()
        history = self._history
        position = history.position
        outcome = history.outcome
        if outcome is not None:
            raise TogyzError(f"there is no move to find, the game is over: {outcome}")
        limits, endless = parse_go(words, position.side)
        legal = position.legal_moves()
        for hole in limits.moves:
            if hole not in legal:
                raise TogyzError(f"searchmoves: hole {hole} can't be played")
        self.engine.set(position, history.earlier)
        self._tell_problem()
        self._bounded = bounded(limits) and not endless
        self._idle.clear()
        if self._bounded and not limits.ponder:
            self._released.set()
        else:
            self._released.clear()
        try:
            self._search = LocalSearch(self.engine, limits, self._hear, self._end(position))
        except TogyzError:
            self._idle.set()
            raise

    def _hear(self, info: Info) -> None:
        for line in format_info(info):
            self._write(line)

    def _end(self, position: Position) -> Callable[[Info | BaseException], None]:
        def end(found: Info | BaseException) -> None:
            # Who asked for no limit, or ponders, says himself when he wants the move.
            self._released.wait()
            if isinstance(found, Info):
                self._hear(found)
                answer = answer_of(position, found)
                ponder = f" ponder {answer.ponder}" if answer.ponder else ""
                last = f"bestmove {answer.move}{ponder}"
            else:
                last = f"error go: {printable(str(found))}"
            # Who reads the line may send the next command at once; who sends it unasked must not
            # get its lines before this one.
            with self._turn:
                self._idle.set()
                self._write(last)

        return end

    def _stop(self, _: list[str]) -> None:
        search = self._search
        if search is None:
            return
        search.stop()
        self._released.set()
        search.join()

    def _ponderhit(self, _: list[str]) -> None:
        if self._idle.is_set():
            raise TogyzError("the engine isn't thinking")
        self.engine.ponderhit()
        if self._bounded:
            self._released.set()

    def _show(self, _: list[str]) -> None:
        position = self._history.position
        outcome = self._history.outcome
        self._write(f"position {format_position(position)}")
        if outcome is None:
            self._write(f"moves {' '.join(map(str, position.legal_moves()))}")
        else:
            self._write(f"over {outcome}")


def _split(words: list[str], at: str) -> tuple[list[str], bool, list[str]]:
    if at not in words:
        return words, False, []
    place = words.index(at)
    return words[:place], True, words[place + 1 :]


def _start(words: list[str]) -> Position:
    """The position that ``start``, or ``fen`` and a text, and ``variant`` and a name tell."""
    what, named, name = _split(words, "variant")
    if named and len(name) != 1:
        raise TogyzError("variant is followed by one name")
    rules = variant(name[0]) if named else None
    if what == ["start"]:
        return Position.start(rules or "togyzkumalak")
    if len(what) > 1 and what[0] == "fen":
        return parse_position(" ".join(what[1:]), variant=rules)
    raise TogyzError("say: position start [variant NAME] [moves ...] or position fen LINE ...")


def serve_text(engine: OwnEngine, stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Speak the text protocol until ``quit`` or the end of the input.

    At the end of the input a search with limits is finished first.

    Raises:
        BrokenPipeError: nobody reads the answers any more.
    """
    lock = threading.Lock()
    broken: list[OSError] = []

    def write(line: str) -> None:
        with lock:
            try:
                stdout.write(line.encode("utf-8", errors="replace") + b"\n")
                stdout.flush()
            except OSError as error:
                broken.append(error)

    session = Session(engine, write)
    try:
        for line in bounded_lines(stdin):
            if not session.handle(line) or broken:
                session.close()
                break
        else:
            session.close(finish=not session.endless)
    except BaseException:  # Ctrl-C: no thread may be inside the core when Python ends
        session.close()
        raise
    if broken:
        raise broken[0]
