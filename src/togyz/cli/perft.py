"""``togyz perft``: count move sequences."""

from __future__ import annotations

import time
from collections.abc import Callable

import click

from togyz import rules as statement
from togyz.core import CoreUnavailable, core
from togyz.rules import Position, Variant, variant

from .inputs import position_from
from .options import EXITS, epilog, position_format_option, variant_option
from .output import Progress, note

__all__ = ["command"]

DEEPEST = 100  # far more than anybody can wait for
CHUNK = 7
"""Plies that are counted in one call of the compiled core: it doesn't hear Ctrl-C meanwhile."""


@click.command(
    "perft",
    epilog=epilog(
        [
            "togyz perft 6",
            "togyz perft 4 --divide",
            "togyz perft 5 --variant bestemshe",
        ],
        {**EXITS, 1: "the position is none, or can't be read"},
    ),
)
@click.argument("depth", metavar="DEPTH", type=click.IntRange(0, DEEPEST))
@variant_option
@click.option(
    "--position",
    metavar="POSITION",
    help="Where to begin: a position, a file that holds one, or - for standard input. "
    "Default: the first position.",
)
@position_format_option
@click.option("--divide", is_flag=True, help="Print the count of each first move before the sum.")
@click.option("--python", "readable", is_flag=True, help="Count with the readable rules, slowly.")
def command(
    depth: int,
    rules: Variant | None,
    position: str | None,
    source_format: str | None,
    divide: bool,
    readable: bool,
) -> None:
    """Count the move sequences of exactly DEPTH plies.

    The usual test of a move generator: two programs that know the same rules get the same
    counts. A game that ended earlier counts for nothing. The count is the last line of the
    output; time and speed go to standard error.
    """
    root = Position.start(variant(rules or "togyzkumalak"))
    if position is not None:
        root = position_from(position, rules, source_format)
    count = statement.perft if readable else counter(root.variant)
    started = time.monotonic()
    counts: dict[int, int] = {}
    moves = root.legal_moves()
    with Progress(f"perft {depth}", len(moves)) as progress:
        for done, hole in enumerate(moves if depth else (), 1):
            counts[hole] = count(root.play(hole), depth - 1)
            progress.reach(done)
    elapsed = time.monotonic() - started
    if divide:
        for hole, sequences in counts.items():
            click.echo(f"{hole}: {sequences}")
    total = sum(counts.values()) if depth else 1
    # Before the count, for that to be last even where both streams go to one place.
    note(f"{elapsed:.2f} s, {total / elapsed if elapsed else 0:,.0f} sequences a second")
    click.echo(total)


def counter(rules: Variant) -> Callable[[Position, int], int]:
    """The function that counts: compiled where the core is there, else the readable one."""
    try:
        compiled = core(rules).perft
    except CoreUnavailable:
        return statement.perft

    def count(position: Position, depth: int) -> int:
        if depth <= CHUNK:
            return compiled(position, depth)
        return sum(count(position.play(hole), depth - 1) for hole in position.legal_moves())

    return count
