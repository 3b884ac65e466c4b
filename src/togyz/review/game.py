"""The review of a game.

Every position is searched by itself, as if nothing had been searched before: so the review of a
move depends on nothing but its game so far, the number of positions and the engine, and a review
that was broken off can go on anywhere. Where another move was played than the engine's, that move
is searched alone, as long: what it cost is the difference of two like searches, not of a search and
what a later one thinks of its outcome.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self

from togyz.core import (
    Limits,
    Line,
    Remark,
    RemarkKind,
    Verdict,
    accuracy,
    remarks,
    verdict,
    win_probability,
)
from togyz.engine import Answer
from togyz.rules import Node, Position, Side

__all__ = ["DEFAULT_NODES", "GameReview", "MoveReview", "review", "review_move"]

DEFAULT_NODES = 300_000
"""Positions that are looked at for each of the two searches of a move."""


class Searcher(Protocol):
    """What a review needs of an engine: `togyz.engine.Engine` has it."""

    def new_game(self) -> None:
        """Forget."""

    def play(self, position: Position, limits: Limits, history: Sequence[Position] = ()) -> Answer:
        """Search, and answer."""


@dataclass(frozen=True, slots=True)
class MoveReview:
    """A move, and what it cost.

    Attributes:
        ply: its number in the game, from 1.
        side: who played it.
        hole: the hole that was played.
        played: that move and what is expected after it, with its score from the mover's view.
        better: the engine's move likewise; the same line where the move was the engine's, or as
            good.
        lost: the share of the point that the move gave away, from 0 to 1.
        remarks: what it does or misses that the better one does not; empty for a good move, and
            where there is nothing to point at.
    """

    ply: int
    side: Side
    hole: int
    played: Line
    better: Line
    lost: float
    remarks: tuple[Remark, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """What to call it."""
        return verdict(self.lost)

    @property
    def before(self) -> float:
        """White's share of the point, as expected before the move."""
        return _whites(win_probability(self.better.score), self.side)

    @property
    def after(self) -> float:
        """White's share of the point, as expected after it."""
        return _whites(win_probability(self.played.score), self.side)

    @property
    def turns(self) -> bool:
        """Whether it is a turning point: a mistake by which the mover ceases to be ahead."""
        mine = _whites(self.before, self.side), _whites(self.after, self.side)
        return self.verdict >= Verdict.MISTAKE and mine[0] >= 0.5 > mine[1]

    def as_dict(self) -> dict[str, Any]:
        """All of it, for JSON; `from_dict` reads it."""
        return {
            "ply": self.ply,
            "side": str(self.side).lower(),
            "hole": self.hole,
            "verdict": self.verdict.name.lower(),
            "lost": round(self.lost, 4),
            "before": round(self.before, 4),
            "after": round(self.after, 4),
            "played": _line_as_dict(self.played),
            "better": _line_as_dict(self.better),
            "remarks": [_remark_as_dict(remark) for remark in self.remarks],
        }

    @classmethod
    def from_dict(cls, told: dict[str, Any]) -> Self:
        """What `as_dict` wrote.

        Raises:
            KeyError, TypeError, ValueError: it is something else.
        """
        return cls(
            ply=int(told["ply"]),
            side=Side[str(told["side"]).upper()],
            hole=int(told["hole"]),
            played=_line_from_dict(told["played"]),
            better=_line_from_dict(told["better"]),
            lost=float(told["lost"]),
            remarks=tuple(
                Remark(RemarkKind(one.pop("kind")), **one)
                for one in (dict(each) for each in told["remarks"])
            ),
        )


@dataclass(frozen=True, slots=True)
class GameReview:
    """All moves of a game, and what they add up to."""

    moves: tuple[MoveReview, ...]

    def of(self, side: Side) -> tuple[MoveReview, ...]:
        """The moves of one side."""
        return tuple(move for move in self.moves if move.side is side)

    def lost(self, side: Side) -> float | None:
        """What a move of this side cost on average; None where it made none."""
        moves = self.of(side)
        return sum(move.lost for move in moves) / len(moves) if moves else None

    def accuracy(self, side: Side) -> float | None:
        """How well a side played, from 0 to 100; None where it made no move."""
        lost = self.lost(side)
        return None if lost is None else accuracy(lost)

    def count(self, side: Side, what: Verdict) -> int:
        """How many moves of a side are called so."""
        return sum(move.verdict is what for move in self.of(side))

    @property
    def turning_points(self) -> tuple[MoveReview, ...]:
        """The mistakes by which who was ahead ceased to be."""
        return tuple(move for move in self.moves if move.turns)


def review(
    end: Node, engine: Searcher, nodes: int = DEFAULT_NODES, known: Sequence[MoveReview] = ()
) -> Iterator[MoveReview]:
    """Review the moves that lead to a node, one after the other.

    Args:
        end: the last node of the line to review.
        engine: who judges.
        nodes: positions for each search.
        known: reviews of its first moves, which are not looked at again.

    Yields:
        The review of each move, those that are known first.

    Raises:
        EngineError: the engine failed.
    """
    line = list(end.line())[::-1]
    yield from known
    history = [node.position for node in line[: len(known)]]
    for ply, node in enumerate(line[len(known) + 1 :], len(known) + 1):
        assert node.parent is not None
        assert node.move is not None
        position = node.parent.position
        yield review_move(position, node.move, engine, nodes, history, ply)
        history.append(position)


def review_move(
    position: Position,
    hole: int,
    engine: Searcher,
    nodes: int = DEFAULT_NODES,
    history: Sequence[Position] = (),
    ply: int = 1,
) -> MoveReview:
    """Review one move.

    Args:
        position: where it is played.
        hole: the hole that is played; a legal move.
        engine: who judges.
        nodes: positions for each search.
        history: the positions before this one, the oldest first.
        ply: the number of the move in its game.

    Raises:
        EngineError: the engine failed.
    """
    side = position.side
    best = _searched(position, engine, Limits(nodes=nodes), history)
    if best.pv[0] == hole:
        return MoveReview(ply, side, hole, best, best, 0.0)
    played = _searched(position, engine, Limits(nodes=nodes, moves=(hole,)), history)
    lost = win_probability(best.score) - win_probability(played.score)
    if lost <= 0:
        return MoveReview(ply, side, hole, played, played, 0.0)
    lost = round(lost, 4)
    if verdict(lost) is Verdict.GOOD:
        return MoveReview(ply, side, hole, played, best, lost)
    past = [*history, position]
    played = _answered(position, played, engine, nodes // 4, past)
    best = _answered(position, best, engine, nodes // 4, past)
    return MoveReview(ply, side, hole, played, best, lost, remarks(position, played, best))


def _answered(
    position: Position, line: Line, engine: Searcher, nodes: int, history: Sequence[Position]
) -> Line:
    """The line with an answer to its first move, which is looked for where a table cut it short."""
    after = position.play(line.pv[0])
    if len(line.pv) > 1 or after.outcome() is not None:
        return line
    rest = _searched(after, engine, Limits(nodes=max(nodes, 1)), history)
    return replace(line, pv=line.pv + rest.pv)


def _searched(
    position: Position, engine: Searcher, limits: Limits, history: Sequence[Position]
) -> Line:
    engine.new_game()
    return engine.play(position, limits, history).info.lines[0]


def _whites(share: float, side: Side) -> float:
    """From one side's view to White's, and back."""
    return share if side is Side.WHITE else 1 - share


def _line_as_dict(line: Line) -> dict[str, Any]:
    return {"score": line.score, "bound": line.bound, "pv": list(line.pv)}


def _line_from_dict(told: dict[str, Any]) -> Line:
    return Line(int(told["score"]), str(told["bound"]), tuple(map(int, told["pv"])))


def _remark_as_dict(remark: Remark) -> dict[str, Any]:
    numbers = {
        "hole": remark.hole,
        "stones": remark.stones,
        "plies": remark.plies,
        "moves": remark.moves,
    }
    return {"kind": str(remark.kind)} | {k: v for k, v in numbers.items() if v is not None}
