"""Count move sequences: the standard test of a move generator."""

from __future__ import annotations

from .position import Position

__all__ = ["divide", "perft"]


def perft(position: Position, depth: int) -> int:
    """The number of move sequences of exactly `depth` plies.

    A game that ended earlier contributes nothing; repetition is not looked at.

    >>> perft(Position.start(), 4)
    5199
    """
    if depth <= 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    sow = position.variant.family.sow
    return sum(perft(sow(position, hole, None), depth - 1) for hole in moves)


def divide(position: Position, depth: int) -> dict[int, int]:
    """The perft count of each first move, by hole number; they sum to ``perft(depth)``."""
    return {hole: perft(position.play(hole), depth - 1) for hole in position.legal_moves()}
