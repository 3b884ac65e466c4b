"""``togyz review``: a game looked at by the engine, move by move."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from togyz.core import Verdict
from togyz.engine.knowledge import knowledge
from togyz.notation import format_move, write_games
from togyz.review import DEFAULT_NODES, GameReview, MoveReview, annotated, in_words, review
from togyz.review.log import ReviewLog
from togyz.rules import Node, Position, Side, TogyzError, Variant, Vocabulary, terms
from togyz.tables import Known

from .choosing import Chosen, chosen
from .endings import DataError
from .inputs import Reading
from .options import (
    EXITS,
    OUTPUT_FILE,
    any_format_option,
    encoding_option,
    epilog,
    extension_format,
    hash_option,
    json_option,
    tables_option,
    variant_option,
)
from .output import Progress, echo_json, note, one_line, table

__all__ = ["command"]

_NAMES = {
    Verdict.GOOD: "",
    Verdict.INACCURACY: "inaccuracy",
    Verdict.MISTAKE: "mistake",
    Verdict.BLUNDER: "blunder",
}


@click.command(
    "review",
    epilog=epilog(
        [
            "togyz review game.togyz",
            "togyz review cup.pgn --game 3 --nodes 2000000 --log cup3.log",
            "togyz review game.togyz --save reviewed.togyz",
        ],
        {**EXITS, 1: "the file can't be read, it holds no game, or the game has no moves"},
    ),
)
@click.argument("file", metavar="FILE")
@click.option(
    "--game",
    "number",
    metavar="N",
    type=click.IntRange(1),
    help="Which game of the file. Default: 1.",
)
@click.option(
    "--nodes",
    metavar="NUMBER",
    type=click.IntRange(1, 2**53),
    default=DEFAULT_NODES,
    show_default=True,
    help="Positions to look at for a move, and as many again for one that is not the engine's.",
)
@click.option(
    "--save",
    metavar="FILE",
    type=OUTPUT_FILE,
    help="Write the game with values, marks, words and better moves; the extension tells the "
    "format.",
)
@click.option(
    "--log",
    metavar="FILE",
    type=OUTPUT_FILE,
    help="Write each move down when it is reviewed; the same command goes on from there.",
)
@click.option(
    "--vocabulary",
    type=click.Choice([vocabulary.value for vocabulary in Vocabulary]),
    default=Vocabulary.KAZAKH.value,
    show_default=True,
    help="Whose words to use.",
)
@hash_option(16)
@tables_option
@json_option
@variant_option
@any_format_option
@encoding_option
def command(
    file: str,
    number: int | None,
    nodes: int,
    save: str | None,
    log: str | None,
    vocabulary: str,
    hash_mib: int,
    tables: str,
    as_json: bool,
    rules: Variant | None,
    source_format: str | None,
    encoding: str | None,
) -> None:
    """Say what each move of a game cost, and why.

    For each move: the share of the point that White may expect before and after it, in percent;
    what it lost of the mover's; and what it does or misses that the engine's move does not. Then
    the accuracy of both players, from 0 to 100, and the turning points.
    """
    from togyz.engine import Engine  # asyncio: not for the help

    if save is not None:
        extension_format(Path(save))
    found = chosen(file, number, None, Reading(source_format, encoding, rules))
    if len(found.line) < 2:
        raise DataError("there is no move to review: the game has none")
    end = found.line[-1]
    with (
        Engine.open(found.position.variant, hash_mib=hash_mib, tables=tables) as engine,
        ReviewLog(log, end, nodes, engine.name) if log else nullcontext() as kept,
        Progress("review", len(found.line) - 1) as progress,
    ):
        known = kept.moves if kept else []
        moves: list[MoveReview] = []
        for move in review(end, engine, nodes, known):
            if kept and len(moves) >= len(known):
                kept.add(move)
            moves.append(move)
            progress.reach(len(moves))
    whole = GameReview(tuple(moves))
    decided = Decided.of(found.line, tables)
    if as_json:
        for move in moves:
            echo_json(move.as_dict())
        echo_json({**summary(whole), "known": None if decided is None else decided.as_dict()})
    else:
        show(found, whole, vocabulary)
        if decided is not None:
            click.echo(f"\n{decided}")
    if save is not None and found.record is not None:
        annotated(end, whole, terms(vocabulary))
        write_games([found.record], save)
        note(f"Wrote the game to {click.format_filename(save)}")


@dataclass(frozen=True)
class Decided:
    """From where on tables know how the game ends if nobody errs.

    Attributes:
        ply: after how many plies; 0: from the beginning.
        position: the position then.
        known: what best play brings its side to move.
    """

    ply: int
    position: Position
    known: Known

    @classmethod
    def of(cls, line: list[Node], tables: str) -> Decided | None:
        """The first position of a game that tables know; None if none is, or they are damaged."""
        there = knowledge(line[0].position.variant, tables)
        if there is None:
            return None
        for ply, node in enumerate(line):
            try:
                known = there.known(node.position)
            except TogyzError:
                return None
            if known is not None and node.position.outcome() is None:
                return cls(ply, node.position, known)
        return None

    @property
    def white(self) -> tuple[int, int]:
        """What White can make sure of, and what Black can hold White to."""
        total = self.position.variant.total
        least, most = self.known.least, self.known.most
        return (least, most) if self.position.side is Side.WHITE else (total - most, total - least)

    @property
    def winner(self) -> Side | None:
        """Who wins with best play."""
        side, result = self.position.side, self.known.result
        return None if result == 0 else side if result > 0 else side.opponent

    def as_dict(self) -> dict[str, object]:
        """For JSON."""
        winner = None if self.winner is None else str(self.winner).lower()
        return {"ply": self.ply, "winner": winner, "white": list(self.white)}

    def __str__(self) -> str:
        """For people."""
        least, most = self.white
        total = self.position.variant.total
        ends = "it was a draw" if self.winner is None else f"{self.winner} won"
        score = f", {least} : {total - least}" if least == most else ""
        return f"After ply {self.ply} tables know the game: with best play {ends}{score}."


def summary(whole: GameReview) -> dict[str, Any]:
    """What a review adds up to, for JSON."""
    told: dict[str, Any] = {
        str(side).lower(): {
            "accuracy": _rounded(whole.accuracy(side), 1),
            "lost": _rounded(whole.lost(side), 4),
            **{_NAMES[one]: whole.count(side, one) for one in list(Verdict)[1:]},
        }
        for side in Side
    }
    return {**told, "turning_points": [move.ply for move in whole.turning_points]}


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)


def show(found: Chosen, whole: GameReview, vocabulary: str) -> None:
    """Print a review for people."""
    words = terms(vocabulary)
    for node, move in zip(found.line[1:], whole.moves, strict=True):
        click.echo(_row(node, move))
        if move.verdict is Verdict.GOOD:
            continue
        told = [in_words(remark, words) for remark in move.remarks]
        told.append(f"better: {_line(node, move.better.pv[:5])}")
        for sentence in told:
            click.echo(f"{'':14}{sentence}")
    click.echo()
    rows: list[list[object]] = [["", "accuracy", *(f"{name}s" for name in _plurals())]]
    for side in Side:
        accuracy = whole.accuracy(side)
        counts = [whole.count(side, one) for one in list(Verdict)[1:]]
        rows.append([_name(found, side), "–" if accuracy is None else f"{accuracy:.0f}", *counts])
    click.echo(table(rows, indent=0))
    if whole.turning_points:
        plies = ", ".join(str(move.ply) for move in whole.turning_points)
        click.echo(f"\nThe game turned at ply {plies}.")


def _plurals() -> tuple[str, ...]:
    return ("inaccuracie", "mistake", "blunder")


def _name(found: Chosen, side: Side) -> str:
    name = found.record.game.tags.get(str(side), "") if found.record else ""
    return one_line(f"{side} ({name})" if name else str(side))


def _row(node: Node, move: MoveReview) -> str:
    assert node.parent is not None
    text = format_move(node.parent.position, move.hole)
    shares = f"{100 * move.before:3.0f} → {100 * move.after:3.0f} %"
    lost = "" if move.verdict is Verdict.GOOD else f"   −{100 * move.lost:.0f}  "
    return f"{move.ply:4} {text:8} {shares}{lost}{_NAMES[move.verdict]}".rstrip()


def _line(node: Node, holes: tuple[int, ...]) -> str:
    assert node.parent is not None
    position = node.parent.position
    texts = []
    for hole in holes:
        if position.outcome() is not None:
            break
        texts.append(format_move(position, hole))
        position = position.play(hole)
    return " ".join(texts)
