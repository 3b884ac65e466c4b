"""``togyz tables probe``: what best play brings from a position; and such values in words."""

from __future__ import annotations

from pathlib import Path

import click

from togyz.rules import Position, Variant
from togyz.tables import Known

from .endings import DataError
from .inputs import position_from
from .options import EXITS, epilog, json_option, position_format_option, variant_option
from .output import echo_json, plural
from .tableshared import directory_option, existing

__all__ = ["as_object", "in_words", "mirrored", "probe_command"]


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
