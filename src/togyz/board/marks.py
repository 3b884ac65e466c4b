"""What of the last move a board can mark."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from togyz.rules import Hole, Position, Side, TogyzError, Trace

__all__ = ["LastMove", "last_move_of"]


@dataclass(frozen=True, slots=True)
class LastMove:
    """The traces a move has left on the board.

    Attributes:
        mover: who moved.
        origin: the hole that was played.
        landing: where the last stone fell, if known and no kazan.
        kazan: the kazan that the last stone was sown into (Mangala alone).
        captured: the stones won from each hole.
        tuzdik: the hole that became a tuzdik.
    """

    mover: Side
    origin: Hole
    landing: Hole | None = None
    kazan: Side | None = None
    captured: Mapping[Hole, int] = field(default_factory=dict)
    tuzdik: Hole | None = None


def last_move_of(position: Position, move: Trace | int | None) -> LastMove | None:
    """What is known of the move that led to a position.

    Args:
        position: the position after the move.
        move: its trace; or the number of its hole alone, of the side that is not on move.

    Raises:
        TogyzError: no such hole, or the trace leads to another position.
    """
    if move is None:
        return None
    if isinstance(move, Trace):
        if move.after != position:
            raise TogyzError("the last move's trace leads to another position than the one drawn")
        return LastMove(
            move.mover,
            move.origin,
            move.landing,
            move.mover if move.landing is None else None,
            {capture.hole: capture.stones for capture in move.captures},
            move.tuzdik,
        )
    if not 1 <= move <= position.variant.holes:
        raise TogyzError(f"the last move {move!r} is no hole: 1 to {position.variant.holes}")
    mover = position.side.opponent
    return LastMove(mover, Hole(mover, move))
