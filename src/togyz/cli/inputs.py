"""Read what the command line names: positions, and the games of files and of standard input."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import click

from togyz.notation import GameRecord, NotationError, parse_position, read_games
from togyz.rules import (
    VARIANTS,
    InvalidPosition,
    Position,
    TogyzError,
    UnknownVariant,
    Variant,
    variant,
)

from .endings import DataError
from .foreign import foreign
from .output import Progress

__all__ = [
    "STDIN",
    "FileProblem",
    "Reading",
    "Source",
    "file_problem",
    "named_position",
    "names_file",
    "peek_position",
    "position_from",
    "read_files",
]

STDIN = "-"
LONGEST_POSITION = 4000  # bytes: more than the longest position that is read


class Reading(NamedTuple):
    """How to read games where that can't or shouldn't be recognised.

    Attributes:
        format: the name of a game format, or None.
        encoding: the name of an encoding, or None.
        rules: the variant of games that name none, or None.
    """

    format: str | None = None
    encoding: str | None = None
    rules: Variant | None = None


@dataclass(frozen=True)
class FileProblem:
    """What is wrong with a file as a whole; the shape of `togyz.notation.Problem`."""

    message: str
    file: str
    line: int | None = None
    column: int | None = None
    expected: str | None = None
    severity: str = "error"

    @property
    def place(self) -> str:
        """``games.tgk:1:1``, as far as it is known."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part)

    @property
    def what(self) -> str:
        """What is wrong, and what would be right, without the place."""
        return f"{self.message} (expected {self.expected})" if self.expected else self.message

    def __str__(self) -> str:
        """One line for people."""
        return f"{self.place}: {self.severity}: {self.what}"

    def as_error(self, then: str = "") -> DataError:
        """The same as an end of the command: click puts "Error" before it."""
        return DataError(f"{self.place}: {self.what}{then}")

    def as_dict(self) -> dict[str, Any]:
        """The same for JSON."""
        return asdict(self)


class Reread(io.RawIOBase):
    """A stream whose first bytes were taken from it, and come again."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        self._head = head
        self._rest = rest

    def readable(self) -> bool:
        """It can be read."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Read the next bytes into a buffer; returns how many there were."""
        piece = self._head[: len(buffer)] or self._rest.read(len(buffer))
        self._head = self._head[len(piece) :]
        buffer[: len(piece)] = piece
        return len(piece)


class Source:
    """A file or standard input, by the name that the command line gives it.

    Attributes:
        name: for messages.
        size: bytes, where known.
    """

    def __init__(self, argument: str) -> None:
        self._path = None if argument == STDIN else Path(argument)
        self._plain = self._path is not None and self._path.is_file()
        self._head: bytes | None = None
        self.name = "<stdin>" if self._path is None else click.format_filename(argument)
        self.size = self._path.stat().st_size if self._path and self._plain else None

    @cached_property
    def _stream(self) -> BinaryIO:
        """What can be read once only: standard input, a pipe."""
        return sys.stdin.buffer if self._path is None else self._path.open("rb")

    def head(self) -> bytes:
        """The first bytes, one more than a position can have; they can still be read."""
        if self._path and self._plain:
            with self._path.open("rb") as file:
                return file.read(LONGEST_POSITION + 1)
        if self._head is None:
            self._head = self._stream.read(LONGEST_POSITION + 1)
        return self._head

    def refuse_foreign(self) -> None:
        """Look whether it can be a text with games or a position at all.

        Raises:
            NotationError: it can't; the message tells what it is, and what to do.
        """
        if (what := foreign(self.head())) is not None:
            raise NotationError(what)

    def games(self, reading: Reading, progress: Progress | None = None) -> Iterator[GameRecord]:
        """The games, one after another; raises as `read_games`, and for files of other kinds."""
        self.refuse_foreign()
        base = 0 if progress is None else progress.done
        source: Path | BinaryIO
        if self._path and self._plain:
            source = self._path
        else:
            source = io.BufferedReader(Reread(self.head(), self._stream))
        try:
            yield from read_games(
                source,
                reading.format,
                encoding=reading.encoding,
                variant=reading.rules,
                name=self.name,
                progress=None if progress is None else lambda read: progress.reach(base + read),
            )
        finally:
            if self._path and not self._plain:
                self._stream.close()


def read_files(
    files: Sequence[str], reading: Reading, progress_label: str
) -> Iterator[tuple[Source, GameRecord | FileProblem, Progress]]:
    """The games of all files, one after another, with a bar that shows how far it is.

    What is wrong with a file as a whole comes in the place of its games, and the next file
    follows.
    """
    if files.count(STDIN) > 1:
        raise click.UsageError("standard input can be read only once: give - once")
    sources = [Source(file) for file in files]
    sizes = [source.size for source in sources]
    total = None if None in sizes else sum(size or 0 for size in sizes)
    with Progress(progress_label, total) as progress:
        for source in sources:
            found = False
            try:
                for record in source.games(reading, progress):
                    found = True
                    yield source, record, progress
            except NotationError as error:
                yield source, file_problem(source, error), progress
            except OSError as error:
                reason = f"can't be read: {error.strerror or error}"
                yield source, FileProblem(reason, source.name), progress
            else:
                if not found:
                    yield source, FileProblem("there is no game in it", source.name), progress


def file_problem(source: Source, error: TogyzError) -> FileProblem:
    """What a reader says about a whole file."""
    if not isinstance(error, NotationError):
        return FileProblem(str(error), source.name)
    # A position is one line; the errors of its parsers don't count any.
    line = error.line or (1 if error.column else None)
    return FileProblem(error.message, source.name, line, error.column, error.expected)


def position_from(argument: str, rules: Variant | None, format: str | None) -> Position:
    """The position that an argument names: ``start``, a variant, a file, ``-``, or a position.

    Args:
        argument: from the command line.
        rules: the variant, where the position doesn't name it.
        format: a key of `POSITION_FORMATS`, or None.

    Raises:
        DataError: it is none of these.
    """
    named = named_position(argument, rules)
    if named is not None:
        return named
    source = Source(argument) if names_file(argument) else None
    text = decode(source.head()) if source else argument
    try:
        if source:
            source.refuse_foreign()
        return parse_position(text.strip(), format, rules)
    except TogyzError as error:
        if source:
            raise file_problem(source, error).as_error() from None
        raise DataError(explain(argument, error)) from None


def names_file(argument: str) -> bool:
    """Whether an argument is ``-`` or a file that exists."""
    if argument == STDIN:
        return True
    try:
        return Path(argument).exists()
    except OSError:  # too long for a name, as a position may be
        return False


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file."""
    return one.exists() and other.exists() and one.samefile(other)


def named_position(argument: str, rules: Variant | None) -> Position | None:
    """The first position, if the argument is ``start`` or a variant's name."""
    if argument.casefold() == "start":
        return Position.start(rules or "togyzkumalak")
    try:
        return Position.start(variant(argument))
    except UnknownVariant:
        return None


def peek_position(
    source: Source, rules: Variant | None, format: str | None
) -> Position | TogyzError:
    """The position that a file holds, or why it holds none; it may hold games then.

    Raises:
        DataError: it holds a position, but an impossible one.
    """
    try:
        source.refuse_foreign()
        return parse_position(decode(source.head()).strip(), format, rules)
    except InvalidPosition as error:
        raise file_problem(source, error).as_error() from None
    except TogyzError as error:
        return error


def decode(data: bytes) -> str:
    """Position text is ASCII but for variant names."""
    return data.decode("utf-8-sig", errors="replace")


def explain(argument: str, error: TogyzError) -> str:
    """Why an argument is nothing that can be shown."""
    if any(mark in argument for mark in ",;{ "):
        return f"not a position: {error}"
    shown = argument if len(argument) <= 60 else f"{argument[:57]}..."
    return f"{shown!r} is no file, no position, and no variant: {', '.join(VARIANTS)}"
