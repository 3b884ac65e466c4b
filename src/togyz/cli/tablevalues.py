"""``togyz tables probe`` and ``solve``: what best play brings from a position."""

from __future__ import annotations

import time
from pathlib import Path

import click

from togyz.rules import Position, Variant
from togyz.tables import Known, Tables, prove

from .endings import DataError
from .inputs import position_from
from .options import EXITS, epilog, json_option, position_format_option, variant_option
from .output import echo_json, note, plural
from .tableshared import directory_option, duration, existing

__all__ = ["probe_command", "solve_command"]


# --- probe


@click.command(
    "probe",
    short_help="Say what best play brings from a position.",
    epilog=epilog(
        ["togyz tables probe '1,0,0,0,0/0,0,2,0,0 24-23 w' --variant bestemshe"],
        {**EXITS, 1: "the position can't be read, or isn't in a table"},
    ),
)
@click.argument("position", metavar="POSITION")
@variant_option
@position_format_option
@directory_option
@json_option
def probe_command(
    position: str,
    rules: Variant | None,
    source_format: str | None,
    directory: Path | None,
    as_json: bool,
) -> None:
    """Say what best play brings from POSITION, and from every move in it."""
    root = position_from(position, rules, source_format)
    tables = existing(root.variant, directory)
    known = tables.known(root)
    if known is None:
        stones = sum(root.holes)
        raise DataError(
            f"{plural(stones, 'stone')} on the board; tables are there up to {tables.most}"
        )
    moves = [] if root.outcome() is not None else tables.moves(root)
    if as_json:
        echo_json(
            {"position": as_object(known)}
            | {"moves": [{"hole": move.hole} | as_object(move.known) for move in moves]}
        )
        return
    click.echo(f"{root.side}: {in_words(known, root)}")
    for move in moves:
        click.echo(f"  {move.hole}: {in_words(move.known, root)}")


# --- solve


@click.command(
    "solve",
    short_help="Prove it for a position above the tables.",
    epilog=epilog(
        ["togyz tables solve bestemshe", "togyz tables solve POSITION --moves"],
        {**EXITS, 1: "the position can't be read, or there are no tables, or it was not solved"},
    ),
)
@click.argument("position", metavar="POSITION")
@click.option(
    "--depth",
    metavar="PLIES",
    type=click.IntRange(1, 200),
    default=60,
    show_default=True,
    help="Search so many plies at most.",
)
@click.option("--moves", is_flag=True, help="Solve the position after every move, too.")
@variant_option
@position_format_option
@directory_option
def solve_command(
    position: str,
    depth: int,
    moves: bool,
    rules: Variant | None,
    source_format: str | None,
    directory: Path | None,
) -> None:
    """Prove what best play brings from POSITION, by search down to the tables.

    What each depth proves goes to standard error. Beyond the depth nothing is assumed, so all of it
    is true; the more stones the tables have, the sooner everything is.
    """
    root = position_from(position, rules, source_format)
    tables = existing(root.variant, directory)
    if root.outcome() is not None:
        raise DataError(f"the game is over: {root.outcome()}")
    click.echo(f"{root.side}: {in_words(solved(root, tables, depth), root)}")
    if not moves:
        return
    for hole in root.legal_moves():
        after = root.play(hole)
        if after.outcome() is None:
            known = mirrored(solved(after, tables, depth), root)
        else:
            known = next(move.known for move in tables.moves(root) if move.hole == hole)
        click.echo(f"  {hole}: {in_words(known, root)}")


def solved(position: Position, tables: Tables, depth: int) -> Known:
    """The value of a position, proved.

    Raises:
        DataError: the depth did not suffice.
    """
    begun = time.monotonic()
    proof = None
    for proof in prove(position, tables, depth):
        note(
            f"depth {proof.depth}: {proof.least} to {proof.most} stones, "
            f"{proof.nodes:,} positions, {duration(time.monotonic() - begun)}"
        )
    assert proof is not None
    if not proof.complete:
        raise DataError(
            f"not solved within {plural(depth, 'ply')}: {proof.least} to {proof.most} stones; "
            f"search deeper, or build tables of more than {plural(tables.most, 'stone')}"
        )
    total, win = position.variant.total, position.variant.win
    result = (proof.least >= win) - (total - proof.most >= win)
    return Known(result, proof.least, proof.most)


def mirrored(known: Known, position: Position) -> Known:
    """A value seen by the other side."""
    total = position.variant.total
    return Known(-known.result, total - known.most, total - known.least)


def as_object(known: Known) -> dict[str, object]:
    """For JSON."""
    return {
        "result": {1: "win", 0: "draw", -1: "loss"}[known.result],
        "least": known.least,
        "most": known.most,
    }


def in_words(known: Known, position: Position) -> str:
    """For people: from the view of the side to move."""
    result = {1: "wins", 0: "draws", -1: "loses"}[known.result]
    total = position.variant.total
    if known.exact:
        return f"{result}, {known.least} : {total - known.least}"
    return f"{result}, {known.least} : {total - known.least} at least, {known.most} at most"
