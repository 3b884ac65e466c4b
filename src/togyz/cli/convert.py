"""``togyz convert``: write the games of a file in another format."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import click

from togyz.files import writing
from togyz.notation import (
    GAME_FORMATS,
    GameRecord,
    NotationError,
    format_game,
)
from togyz.notation.formats import format_of_path
from togyz.rules import Variant

from .endings import WRONG_DATA, DataError
from .inputs import STDIN, FileProblem, Reading, Source, read_files, same_file
from .losses import losses
from .options import (
    EXITS,
    FORMAT,
    INPUT_FILE,
    OUTPUT_FILE,
    encoding_option,
    epilog,
    format_option,
    variant_option,
)
from .output import echo_problem, note, plural

__all__ = ["command"]

NAMED = 10
"""Games left out that are named at the end."""


@dataclass
class Work:
    """What becomes of the games of a file on their way into another.

    Attributes:
        target: the name of the format to write.
        strict: whether a game with an error ends it all.
        drop_bad: whether games with errors are left out; else they are written as far as they
            are right, if any move of them is.
        written: games that were written.
        cut: those of them that lack moves of the input, from the first that can't be right on.
        flawed: those of them that have errors, but all their moves.
        dropped: games that were left out.
        first_dropped: the numbers of the first of them.
        lost: for each kind of thing that the format can't hold, how many games had it.
        wrong: whether something in the input is wrong.
    """

    target: str
    strict: bool
    drop_bad: bool
    written: int = 0
    cut: int = 0
    flawed: int = 0
    dropped: int = 0
    first_dropped: list[int] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)
    wrong: bool = False

    def texts(self, source: str, reading: Reading) -> Iterator[str]:
        """Yield the games as they are to be written; tell of problems on standard error.

        Raises:
            DataError: there is nothing to write, or something is wrong and `strict` is set.
        """
        found = False
        for _, record, progress in read_files([source], reading, "convert"):
            if isinstance(record, FileProblem):
                if not found:
                    raise record.as_error("; nothing was written")
                problems: tuple[object, ...] = (record,)
            else:
                problems = record.problems
            found = True
            if problems:
                progress.clear()
            for problem in problems:
                echo_problem(problem, err=True)
            if isinstance(record, FileProblem) or not record.ok:
                self.wrong = True
                if self.strict:
                    raise DataError("nothing was written, because of --strict")
            if isinstance(record, GameRecord) and (text := self.text(record)) is not None:
                self.written += 1
                yield text
        if not self.written:
            name = Source(source).name
            raise DataError(f"no game of {name} is left to write; nothing was written")

    def text(self, record: GameRecord) -> str | None:
        """Write a game, unless it is to be left out; count what becomes of it."""
        if not record.ok and (self.drop_bad or not record.game.moves):
            self.drop(record)
            return None
        try:
            written = format_game(record.game, self.target)
        except NotationError as error:
            self.refuse(record, error)
            return None
        if is_cut_short(record):
            self.cut += 1
        else:
            self.flawed += not record.ok
        if not GAME_FORMATS[self.target].whole:
            self.lost.update(losses(record.game, written, self.target))
        return written

    def drop(self, record: GameRecord) -> None:
        """Count a game that is left out."""
        self.dropped += 1
        if self.dropped <= NAMED:
            self.first_dropped.append(record.number)

    def refuse(self, record: GameRecord, error: NotationError) -> None:
        """Leave out a game that the format has no way to say."""
        if self.strict:
            raise DataError(f"game {record.number}: {error}; nothing was written")
        self.wrong = True
        self.drop(record)
        note(f"game {record.number}: error: {error}; it was left out")


def is_cut_short(record: GameRecord) -> bool:
    """Whether moves of the record are not in its game: an error is about one behind its end."""
    played = len(record.game)
    return any(
        problem.severity == "error" and problem.ply is not None and problem.ply > played
        for problem in record.problems
    )


@click.command(
    "convert",
    epilog=epilog(
        [
            "togyz convert games.pgn games.tgk",
            "togyz convert games.tgk - --to playok",
            "togyz convert --from fromto --drop-bad - games.jsonl < moves.txt",
        ],
        {**EXITS, 1: "a game has errors, or can't be written in that format"},
    ),
)
@click.argument("source", metavar="IN", type=INPUT_FILE)
@click.argument("target", metavar="OUT", type=OUTPUT_FILE)
@click.option("--to", type=FORMAT, help="Format of OUT. Default: by the end of its name.")
@format_option
@encoding_option
@variant_option
@click.option("--drop-bad", is_flag=True, help="Leave out games with errors, whole ones too.")
@click.option("--strict", is_flag=True, help="Write nothing if any game has an error.")
def command(
    source: str,
    target: str,
    to: str | None,
    source_format: str | None,
    encoding: str | None,
    rules: Variant | None,
    drop_bad: bool,
    strict: bool,
) -> None:
    """Write the games of IN to OUT, in another format.

    Problems are named on standard error. A game with a move that can't be right is cut short
    before it; one whose moves are right is written whole, though its result or a kazan total is
    wrong. --drop-bad leaves out both kinds, --strict refuses them. What the format can't hold is
    left out, and said so. OUT appears, or is replaced, only when all is written. IN and OUT may
    be - for standard input and output.
    """
    if strict and drop_bad:
        raise click.UsageError("--strict and --drop-bad exclude each other")
    if STDIN not in (source, target) and same_file(Path(source), Path(target)):
        raise click.UsageError(
            f"OUT is the same file as IN, {source}: give another name, and rename it afterwards"
        )
    work = Work(to or format_by_name(target), strict, drop_bad)
    write(work.texts(source, Reading(source_format, encoding, rules)), target, strict)
    report(work, target)
    if work.wrong:
        raise SystemExit(WRONG_DATA)


def format_by_name(target: str) -> str:
    """The format that the end of a file's name stands for.

    Raises:
        UsageError: it stands for none.
    """
    if target == STDIN:
        raise click.UsageError("in which format? Standard output has no name that tells: give --to")
    try:
        return format_of_path(Path(target)).name
    except NotationError as error:
        raise click.UsageError(f"{error} (with --to)") from None


def write(texts: Iterable[str], target: str, strict: bool) -> None:
    """Write texts to a file or to standard output, one after the other."""
    if target != STDIN:
        with writing(target) as file:
            file.writelines(texts)
    elif not strict:
        sys.stdout.writelines(texts)
    else:
        # All or nothing: nothing may be printed before the last game is known to be right.
        with tempfile.TemporaryFile("w+", encoding="utf-8", newline="") as file:
            file.writelines(texts)
            file.seek(0)
            shutil.copyfileobj(file, sys.stdout)


def report(work: Work, target: str) -> None:
    """Say on standard error what was written, and what was not."""
    for what, games in work.lost.items():
        note(f"Warning: {work.target} can't hold {what}: left out of {plural(games, 'game')}")
    where = "" if target == STDIN else f" to {click.format_filename(target)}"
    details = [
        f"{count} {what}"
        for count, what in (
            (work.cut, "of them cut short"),
            (work.flawed, f"of them with {'other ' if work.cut else ''}errors"),
            (work.dropped, f"left out ({named(work)})"),
        )
        if count
    ]
    note(", ".join([f"Wrote {plural(work.written, 'game')}{where} as {work.target}", *details]))


def named(work: Work) -> str:
    """Which games were left out: ``game 2``, ``games 2, 5 and 7``, ``games 2, 5, … and others``."""
    numbers = [str(number) for number in work.first_dropped]
    if work.dropped > len(numbers):
        numbers.append("others")
    if len(numbers) < 2:
        return "".join(f"game {number}" for number in numbers)
    return f"games {', '.join(numbers[:-1])} and {numbers[-1]}"
