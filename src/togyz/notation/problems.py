"""What reading games yields: a record for each, with what is wrong in it."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from typing import Literal, NamedTuple, Protocol

from togyz.rules import Game

from .limits import MAX_PROBLEMS

__all__ = ["GameRecord", "Located", "Place", "Problem", "ProblemList", "Severity"]

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a recorded game.

    Attributes:
        severity: ``error`` when the record contradicts the rules or itself, or a part of it
            could not be read; ``warning`` when all of it was kept, but deserves a look.
        message: what is wrong, one sentence.
        file: where it was read from; None for a text without a name.
        game: the number of the game in the file, from 1.
        ply: the number of the move in its line of play, from 1; None when it isn't about a move.
        line: the line of the file, from 1.
        column: the character in the line, from 1.
        expected: what would have been right there; None where nothing single would.
    """

    severity: Severity
    message: str
    file: str | None
    game: int
    ply: int | None
    line: int
    column: int
    expected: str | None = None

    def as_dict(self) -> dict[str, str | int | None]:
        """The attributes by name, for JSON."""
        return asdict(self)

    def __str__(self) -> str:
        """One line for people: ``cup.tgk:12:7: game 3, ply 17: error: … (expected …)``."""
        place = f"{self.file or '<text>'}:{self.line}:{self.column}"
        who = f"game {self.game}" + (f", ply {self.ply}" if self.ply is not None else "")
        tail = f" (expected {self.expected})" if self.expected else ""
        return f"{place}: {who}: {self.severity}: {self.message}{tail}"


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game of a file, as far as it could be read.

    Attributes:
        game: the game: its tags, and every move up to the first that can't be right.
        problems: what is wrong in the record, in the order of the text.
        number: its place in the file, from 1.
        line: the line of the file it begins at, from 1.
        format: the name of the format it was read from, a key of `GAME_FORMATS`.
    """

    game: Game
    problems: tuple[Problem, ...]
    number: int
    line: int
    format: str

    @property
    def ok(self) -> bool:
        """Whether no error was found; there may be warnings."""
        return all(problem.severity != "error" for problem in self.problems)


class Located(Protocol):
    """Something that stands at a place of a file."""

    @property
    def line(self) -> int:
        """From 1."""

    @property
    def column(self) -> int:
        """From 1."""


class Place(NamedTuple):
    """A place of a file; line and column from 1."""

    line: int
    column: int


class ProblemList:
    """The problems of one game while it is read; only so many are listed."""

    def __init__(self, file: str | None, game: int) -> None:
        self._file = file
        self._game = game
        self._listed: list[Problem] = []
        self._more: Problem | None = None

    def add(
        self,
        severity: Severity,
        message: str,
        place: Located,
        expected: str | None = None,
        ply: int | None = None,
    ) -> None:
        """Take note of something wrong."""
        if len(self._listed) < MAX_PROBLEMS:
            self._listed.append(self._problem(severity, message, place, ply, expected))
        elif self._more is None or (severity == "error" and self._more.severity == "warning"):
            message = f"this game has more problems than the {MAX_PROBLEMS} listed"
            self._more = self._problem(severity, message, place, ply, None)

    def _problem(
        self,
        severity: Severity,
        message: str,
        place: Located,
        ply: int | None,
        expected: str | None,
    ) -> Problem:
        return Problem(
            *(severity, _clean(message), self._file, self._game),
            *(ply, place.line, place.column, _clean(expected) if expected else None),
        )

    def error(
        self, message: str, place: Located, expected: str | None = None, ply: int | None = None
    ) -> None:
        """Take note of an error."""
        self.add("error", message, place, expected, ply)

    def warn(
        self, message: str, place: Located, expected: str | None = None, ply: int | None = None
    ) -> None:
        """Take note of something that deserves a look."""
        self.add("warning", message, place, expected, ply)

    def all(self) -> tuple[Problem, ...]:
        """The problems in the order of the text; where they are too many, the last one says so."""
        listed = sorted(self._listed, key=lambda problem: (problem.line, problem.column))
        return (*listed, *([self._more] if self._more else []))


_UNSAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def _clean(text: str) -> str:
    """Text for a message that quotes a file: short, and nothing in it that steers a terminal."""
    return _UNSAFE.sub("\ufffd", text if len(text) <= 400 else f"{text[:397]}...")
