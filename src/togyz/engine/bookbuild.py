"""Build opening books: the engine searches the positions that are the likeliest to arise."""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from togyz.core import CoreEngine, Limits, Line
from togyz.rules import Position, TogyzError, Variant

from .book import THOUSAND, Book, BookMove, book_key
from .judges import DEFAULT, judge

__all__ = ["BookPlan", "build_book"]

HASH_MIB = 16


@dataclass(frozen=True, slots=True)
class BookPlan:
    """What goes into a book.

    Attributes:
        positions: how many, at most.
        plies: how many moves from the first position they may be away.
        nodes: how many positions the engine visits for each.
        margin: hundredths of a stone that a move may be worse than the best to be chosen at all.
        network: by what positions are judged, as `togyz.engine.judges.judge` takes it.

    Raises:
        TogyzError: a number is not positive.
    """

    positions: int = 500
    plies: int = 12
    nodes: int = 100_000
    margin: int = 200
    network: str = DEFAULT

    def __post_init__(self) -> None:
        """Refuse what can't be built."""
        for name in ("positions", "plies", "nodes", "margin"):
            if getattr(self, name) < 1:
                raise TogyzError(f"{name} must be 1 or more, not {getattr(self, name)}")


def build_book(
    rules: Variant,
    plan: BookPlan | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Book:
    """Search position after position, those first that arise most often when the book is played.

    A position arises as often as the moves that lead there are chosen, whoever plays them. The same
    plan gives the same book on every machine.

    Args:
        rules: the variant.
        plan: what goes in.
        progress: is told how many positions are done.

    Raises:
        TogyzError: the core can't play the variant, or there is no such network.
    """
    plan = plan or BookPlan()
    engine = CoreEngine(rules, HASH_MIB)
    network = judge(rules, plan.network)
    engine.use(network)
    moves: dict[str, tuple[BookMove, ...]] = {}
    start = Position.start(rules)
    # Of equal chances the earlier one comes first: a heap alone would compare positions.
    waiting: list[tuple[float, int, int, Position]] = [(-1.0, 0, 0, start)]
    chances: dict[str, float] = {book_key(start): 1.0}
    count = 0
    while waiting and len(moves) < plan.positions:
        chance, _, ply, position = heapq.heappop(waiting)
        key = book_key(position)
        if key in moves or -chance < chances[key]:
            continue  # another way there was likelier, or made it so
        moves[key] = _judged(engine, position, plan)
        progress(len(moves))
        if ply + 1 >= plan.plies:
            continue
        for after, share in _following(position, moves[key]):
            following = book_key(after)
            if following in moves:
                continue
            chances[following] = chances.get(following, 0.0) + -chance * share / THOUSAND
            count += 1
            heapq.heappush(waiting, (-chances[following], count, ply + 1, after))
    name = "hand" if network is None else network.name
    return Book(rules, moves, plan.nodes, plan.margin, name)


def _following(position: Position, moves: tuple[BookMove, ...]) -> Iterator[tuple[Position, int]]:
    for move in moves:
        if move.share:
            after = position.play(move.hole)
            if after.outcome() is None:
                yield after, move.share


def _judged(engine: CoreEngine, position: Position, plan: BookPlan) -> tuple[BookMove, ...]:
    """All moves of a position with their scores and shares."""
    engine.clear()  # what was searched before would decide, too
    engine.set(position)
    lines = engine.search(Limits(nodes=plan.nodes, lines=9)).lines
    return tuple(
        BookMove(line.pv[0], line.score, share)
        for line, share in zip(lines, _shares(lines, plan.margin), strict=True)
    )


def _shares(lines: tuple[Line, ...], margin: int) -> list[int]:
    """How often each move is chosen: half as often for each third of the margin it is worse by."""
    best = lines[0].score
    weights = [
        math.exp2(-3 * (best - line.score) / margin) if best - line.score <= margin else 0.0
        for line in lines
    ]
    whole = sum(weights)
    shares = [round(THOUSAND * weight / whole) for weight in weights]
    shares[0] += THOUSAND - sum(shares)
    return shares
