"""``togyz tables solve``: what best play brings from a position above the tables, proved."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import click

from togyz.core import Limits
from togyz.rules import Position, Side, Variant
from togyz.tables import Known, Proof, Prover, TableError, Tables

from .endings import DataError
from .inputs import position_from
from .options import EXITS, epilog, json_option, position_format_option, variant_option
from .output import echo_json, note, plural
from .tableshared import directory_option, duration, existing
from .tablevalues import as_object, in_words, mirrored

__all__ = ["solve_command"]

LINE_NODES = 20_000
"""What the engine visits where several moves keep the value."""

LONGEST_LINE = 400
"""Plies of a line that are looked for."""


@click.command(
    "solve",
    short_help="Prove it for a position above the tables.",
    epilog=epilog(
        ["togyz tables solve bestemshe", "togyz tables solve bestemshe --moves --line"],
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
@click.option("--line", is_flag=True, help="Print best play of both sides, to the end.")
@variant_option
@position_format_option
@directory_option
@json_option
def solve_command(
    position: str,
    depth: int,
    moves: bool,
    line: bool,
    rules: Variant | None,
    source_format: str | None,
    directory: Path | None,
    as_json: bool,
) -> None:
    """Prove what best play brings from POSITION, by search down to the tables.

    What each depth proves goes to standard error. Beyond the depth nothing is assumed, so all of it
    is true; the more stones the tables have, the sooner everything is.
    """
    root = position_from(position, rules, source_format)
    tables = existing(root.variant, directory)
    if root.outcome() is not None:
        raise DataError(f"the game is over: {root.outcome()}")
    solver = Solver(tables, depth)
    found = [solver.solve(root, line)]
    if moves:
        found += [solver.after(root, hole, line) for hole in root.legal_moves()]
    if as_json:
        echo_json(
            {"tables": tables.most, **as_json_object(found[0])}
            | {"moves": [{"hole": each.hole, **as_json_object(each)} for each in found[1:]]}
        )
        return
    for each in found:
        name = root.side if each.hole is None else f"  {each.hole}"
        click.echo(f"{name}: {in_words(each.known, root)}")
        if line:
            click.echo("    " + " ".join(map(str, each.line)))
    plies = plural(max(each.depth for each in found), "ply")
    nodes = sum(each.nodes for each in found)
    click.echo(
        f"proved within {plies} by {plural(nodes, 'position')} "
        f"and tables up to {plural(tables.most, 'stone')}"
    )


@dataclass(frozen=True)
class Solved:
    """What was proved.

    Attributes:
        hole: the move; None: the position itself.
        known: its value, seen by the side that is to move before it.
        depth: plies that were searched, at most.
        nodes: positions looked at.
        line: best play, from the move on.
    """

    hole: int | None
    known: Known
    depth: int
    nodes: int
    line: tuple[int, ...]


def as_json_object(solved: Solved) -> dict[str, object]:
    """For JSON."""
    proof = {"depth": solved.depth, "nodes": solved.nodes}
    return {**as_object(solved.known), "proof": proof, "line": list(solved.line)}


class Solver:
    """Solves positions by one prover, which remembers what it has proved."""

    def __init__(self, tables: Tables, depth: int) -> None:
        self.tables = tables
        self.depth = depth
        self.prover = Prover(tables)

    def solve(self, position: Position, line: bool) -> Solved:
        """What best play brings.

        Raises:
            DataError: the depth did not suffice.
        """
        proof = self._proof(position)
        total, win = position.variant.total, position.variant.win
        result = (proof.least >= win) - (total - proof.most >= win)
        known = Known(result, proof.least, proof.most)
        played = self._line(position, known) if line else ()
        return Solved(None, known, proof.depth, proof.nodes, played)

    def after(self, position: Position, hole: int, line: bool) -> Solved:
        """The same of a move.

        Raises:
            DataError: the depth did not suffice.
        """
        after = position.play(hole)
        if after.outcome() is not None:
            known = next(move.known for move in self.tables.moves(position) if move.hole == hole)
            return Solved(hole, known, 1, 0, (hole,))
        found = self.solve(after, line)
        known = mirrored(found.known, position)
        return Solved(hole, known, found.depth + 1, found.nodes, (hole, *found.line))

    def _proof(self, position: Position) -> Proof:
        begun = time.monotonic()
        proof = None
        for proof in self.prover.prove(position, self.depth):
            note(
                f"depth {proof.depth}: {proof.least} to {proof.most} stones, "
                f"{proof.nodes:,} positions, {duration(time.monotonic() - begun)}"
            )
        assert proof is not None
        if not proof.complete:
            raise DataError(
                f"not solved within {plural(self.depth, 'ply')}: {proof.least} to {proof.most} "
                "stones; search deeper, or build tables of more than "
                f"{plural(self.tables.most, 'stone')}"
            )
        return proof

    def _line(self, position: Position, known: Known) -> tuple[int, ...]:
        """Play that brings neither side less than it can make sure of, to the end of the game.

        Of several such moves the engine chooses.
        """
        from togyz.engine import Engine  # asyncio: not for the help

        side, total = position.side, position.variant.total
        sure = {side: known.least, side.opponent: total - known.most}
        seen = {position}
        played: list[int] = []
        with Engine.open(position.variant, tables=self.tables.directory) as engine:
            while position.outcome() is None and len(played) < LONGEST_LINE:
                moves = self._keeping(position, sure)
                # Who comes back makes no progress, though it may lose nothing.
                moves = [hole for hole in moves if position.play(hole) not in seen] or moves
                hole = moves[0]
                if len(moves) > 1:
                    limits = Limits(nodes=LINE_NODES, moves=tuple(moves))
                    hole = engine.play(position, limits).move
                position = position.play(hole)
                if position in seen:
                    break
                seen.add(position)
                played.append(hole)
        return tuple(played)

    def _keeping(self, position: Position, sure: dict[Side, int]) -> list[int]:
        stones = sure[position.side]
        moves = self.tables.moves(position)
        if moves:
            return [move.hole for move in moves if move.known.least >= stones]
        found = self.prover.keeping(position, stones, self.depth)
        if not found:
            raise TableError(f"what was proved of {position!r} can't be found again")
        return found
