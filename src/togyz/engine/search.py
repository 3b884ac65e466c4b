"""Alpha-beta search: the best move as far as a bounded look ahead can tell.

Negamax with iterative deepening, a transposition table and moves ordered by what they win. A
side may move twice in a row (Mangala, *one more move*): then the score keeps its sign. The same
arguments give the same result, on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from togyz.rules import Outcome, Position, Side, TogyzError

from .evaluate import evaluate

__all__ = ["DRAW", "WIN", "Result", "search"]

WIN = 1_000_000
"""The score of a won game; a win after n plies scores ``WIN - n``."""

DRAW = 0

SURELY_WON = WIN - 10_000
TABLE_SIZE = 200_000

_Key = tuple[tuple[int, ...], tuple[int, int], tuple[int | None, int | None], Side, bool]


@dataclass(frozen=True, slots=True)
class Result:
    """What a search found.

    Attributes:
        scores: moves, the best first, with their scores from the mover's view, in hundredths
            of a stone: all those within the margin of the best one.
        depth: plies looked ahead in the last complete iteration.
        nodes: positions visited.
        pv: the line of play expected, the best move first.
    """

    scores: dict[int, int]
    depth: int
    nodes: int
    pv: tuple[int, ...]

    @property
    def move(self) -> int:
        """The best move."""
        return next(iter(self.scores))

    @property
    def score(self) -> int:
        """The score of the best move."""
        return self.scores[self.move]


class _Entry(NamedTuple):
    """What the table knows of a position: `score` is exact, a lower or an upper bound."""

    depth: int
    score: int
    lower: bool
    upper: bool
    move: int


class _OutOfNodes(Exception):
    """The search has visited as many positions as it may."""


def search(
    position: Position,
    *,
    depth: int,
    nodes: int,
    margin: int = 0,
    history: Iterable[Position] = (),
) -> Result:
    """Search deeper and deeper, until `depth` plies, `nodes` positions or a certain end.

    At least one ply is looked ahead, whatever `nodes` says.

    Args:
        position: where to search; it must not be over.
        depth: plies to look ahead at most, 1 or more.
        nodes: positions to visit at most.
        margin: moves that are worse than the best by no more than this, in hundredths of a
            stone, get an exact score too.
        history: the positions of the game before this one: to come back to one of them counts
            as a draw, as a repetition within the search does.

    Raises:
        TogyzError: the game is over, or `depth` is below 1.
    """
    if depth < 1:
        raise TogyzError(f"a search looks ahead at least 1 ply, not {depth}")
    outcome = position.outcome()
    if outcome is not None:
        raise TogyzError(f"there is no move to find, the game is over: {outcome}")
    return _Search(position, nodes, margin, history).deepen(depth)


class _Search:
    """One search: its table, its counters and the positions on the way to where it stands."""

    def __init__(
        self, root: Position, limit: int, margin: int, history: Iterable[Position]
    ) -> None:
        self.root = root
        self.limit = limit
        self.margin = margin
        self.nodes = 0
        self.table: dict[_Key, _Entry] = {}
        self.path = {_key(earlier) for earlier in history}
        self.path.add(_key(root))

    def deepen(self, depth: int) -> Result:
        """Iterate; each iteration's best move goes first in the next."""
        # The first ply is free: there is always a move to give.
        limit, self.limit = self.limit, 10**9
        scores = self.search_root(1, list(_moves(self.root)))
        self.limit = limit
        done = 1
        for deeper in range(2, depth + 1):
            if abs(next(iter(scores.values()))) >= SURELY_WON or len(_moves(self.root)) == 1:
                break
            order = [*scores, *(move for move in _moves(self.root) if move not in scores)]
            try:
                scores = self.search_root(deeper, order)
            except _OutOfNodes:
                break
            done = deeper
        return Result(scores, done, self.nodes, self.line(next(iter(scores)), done))

    def search_root(self, depth: int, order: list[int]) -> dict[int, int]:
        """The moves within the margin of the best, the best first."""
        best = -WIN
        scores: dict[int, int] = {}
        for move in order:
            child = _play(self.root, move)
            floor = max(-WIN, best - self.margin - 1)
            score = self.value(self.root, child, depth - 1, floor, WIN, 1)
            if score > floor:
                scores[move] = score
                best = max(best, score)
        ranked = sorted(scores.items(), key=lambda item: -item[1])
        return {move: score for move, score in ranked if score >= best - self.margin}

    def value(
        self, parent: Position, child: Position, depth: int, alpha: int, beta: int, ply: int
    ) -> int:
        """The score of a child from the view of who moved in `parent`."""
        if child.side is parent.side:
            return self.negamax(child, depth, alpha, beta, ply)
        return -self.negamax(child, depth, -beta, -alpha, ply)

    def negamax(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> int:
        """The score for the player to move: exact between alpha and beta, else a bound."""
        if self.nodes >= self.limit:
            raise _OutOfNodes
        self.nodes += 1
        outcome = position.outcome()
        if outcome is not None:
            return _final(outcome, position.side, ply)
        key = _key(position)
        if key in self.path:
            return DRAW
        if depth == 0:
            return evaluate(position)

        entry = self.table.get(key)
        if entry is not None and entry.depth >= depth:
            known = _from_table(entry.score, ply)
            if (
                (entry.lower and entry.upper)
                or (entry.lower and known >= beta)
                or (entry.upper and known <= alpha)
            ):
                return known

        best, best_move, floor = -WIN, 0, alpha
        self.path.add(key)
        try:
            for move, child in _ordered(position, entry.move if entry else 0):
                score = self.value(position, child, depth - 1, floor, beta, ply + 1)
                if score > best:
                    best, best_move = score, move
                    floor = max(floor, score)
                    if floor >= beta:
                        break
        finally:
            self.path.discard(key)
        if len(self.table) < TABLE_SIZE or key in self.table:
            self.table[key] = _Entry(
                depth, _to_table(best, ply), best > alpha, best < beta, best_move
            )
        return best

    def line(self, move: int, depth: int) -> tuple[int, ...]:
        """The line the table expects after the best move."""
        line = [move]
        position = _play(self.root, move)
        while len(line) < depth and position.outcome() is None:
            entry = self.table.get(_key(position))
            if entry is None or not entry.move:
                break
            line.append(entry.move)
            position = _play(position, entry.move)
        return tuple(line)


def _key(position: Position) -> _Key:
    """What distinguishes positions of one search; quicker than to hash the variant as well."""
    return (
        position.holes,
        position.kazans,
        position.tuzdiks,
        position.side,
        position.extra,
    )


def _moves(position: Position) -> list[int]:
    """Legal moves of a position that is not over."""
    return [number for number, stones in enumerate(position.row(position.side), 1) if stones]


def _play(position: Position, move: int) -> Position:
    """The position after a legal move, unchecked."""
    return position.variant.family.sow(position, move, None)


def _ordered(position: Position, first: int) -> list[tuple[int, Position]]:
    """Moves with their positions: `first`, then by the stones they win."""
    side = position.side
    children = [(move, _play(position, move)) for move in _moves(position)]
    children.sort(key=lambda pair: (pair[0] != first, -pair[1].kazans[side], -pair[0]))
    return children


def _final(outcome: Outcome, side: Side, ply: int) -> int:
    """The score of a finished game; a quicker win is better."""
    if outcome.winner is None:
        return DRAW
    return WIN - ply if outcome.winner is side else ply - WIN


def _to_table(score: int, ply: int) -> int:
    """Count the plies to a win from the position, not from the root: others come here too."""
    if score >= SURELY_WON:
        return score + ply
    return score - ply if score <= -SURELY_WON else score


def _from_table(score: int, ply: int) -> int:
    """The inverse of `_to_table`."""
    if score >= SURELY_WON:
        return score - ply
    return score + ply if score <= -SURELY_WON else score
