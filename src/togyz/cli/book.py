"""``togyz book``: opening books, made of the engine's own searches."""

from __future__ import annotations

from pathlib import Path

import click

from togyz.core import Line
from togyz.engine import score_text
from togyz.engine.book import Book
from togyz.engine.bookbuild import BookPlan, build_book
from togyz.engine.books import DEFAULT, opening_book
from togyz.rules import Variant, variant

from .endings import DataError
from .inputs import position_from
from .options import (
    BOOK_FILE,
    EXITS,
    Number,
    epilog,
    json_option,
    network_option,
    position_format_option,
    rules_option,
    variant_option,
)
from .output import Progress, echo_json, note, plural

__all__ = ["command"]

USUAL = BookPlan()


@click.group(
    "book",
    epilog=epilog(
        ["togyz book build mine.book", "togyz book probe default start"],
        {
            **EXITS,
            1: "the book is none, or damaged, or can't be written, or knows no such position",
        },
    ),
)
def command() -> None:
    """Make and ask opening books.

    A book holds what the engine thinks of every move of the positions that arise most often, and
    how often each move is to be chosen.
    """


@command.command(
    "build",
    short_help="Search the first plies, and write a book.",
    epilog=epilog(
        [
            "togyz book build mine.book",
            "togyz book build wide.book --margin 3 --positions 2000 --nodes 1000000",
        ],
        {**EXITS, 1: "the file can't be written, or the core can't play the variant"},
    ),
)
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@rules_option
@click.option(
    "--positions",
    metavar="NUMBER",
    type=click.IntRange(1, 10**6),
    default=USUAL.positions,
    show_default=True,
    help="How many positions at most, the likeliest first.",
)
@click.option(
    "--plies",
    metavar="NUMBER",
    type=click.IntRange(1, 100),
    default=USUAL.plies,
    show_default=True,
    help="How many plies from the first position on.",
)
@click.option(
    "--nodes",
    metavar="NUMBER",
    type=click.IntRange(1, 10**12),
    default=USUAL.nodes,
    show_default=True,
    help="How many positions the engine visits for each.",
)
@click.option(
    "--margin",
    metavar="STONES",
    type=Number(0.01, 190),
    default=USUAL.margin / 100,
    show_default=True,
    help="How much worse than the best a move may be to be chosen at all.",
)
@network_option
def build_command(
    file: Path,
    rules: Variant | None,
    positions: int,
    plies: int,
    nodes: int,
    margin: float,
    network: str,
) -> None:
    """Let the engine search the positions that arise most often, and write FILE.

    The same command makes the same book on every machine.
    """
    plan = BookPlan(positions, plies, nodes, round(100 * margin), network)
    with Progress("", positions) as bar:
        book = build_book(rules or variant(), plan, bar.reach)
    book.save(file)
    note(f"{click.format_filename(file)}: {plural(len(book.moves), 'position')}")


@command.command(
    "probe",
    short_help="Say what a book knows of a position.",
    epilog=epilog(
        ["togyz book probe default start", "togyz book probe mine.book POSITION --json"],
        {**EXITS, 1: "the book is none, or damaged, or does not know the position"},
    ),
)
@click.argument("file", metavar="FILE", type=BOOK_FILE)
@click.argument("position", metavar="POSITION")
@variant_option
@position_format_option
@json_option
def probe_command(
    file: str, position: str, rules: Variant | None, source_format: str | None, as_json: bool
) -> None:
    """Print the moves that FILE knows in POSITION: their scores, and how often each is chosen.

    FILE may be default: the book that comes with togyz for the variant.
    """
    given = None if file == DEFAULT else Book.load(Path(file))
    if given is not None and position == "start" and rules is None:
        rules = given.variant
    root = position_from(position, rules, source_format)
    book = given or opening_book(root.variant)
    if book is None:
        raise DataError(f"no book comes with togyz for {root.variant}")
    moves = book.probe(root)
    if not moves:
        raise DataError(f"the book does not know the position; it is of {book.variant}")
    for move in moves:
        if as_json:
            echo_json(move._asdict())
        else:
            score = score_text(Line(move.score, "exact", (move.hole,)))
            click.echo(f"{move.hole}  {score:>7}  {move.share / 10:5.1f} %")
