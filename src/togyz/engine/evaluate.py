"""What a position is worth while nobody has won it yet."""

from __future__ import annotations

from togyz.rules import Position

__all__ = ["evaluate"]

STONE = 100
"""Scores are hundredths of a stone."""

MOBILITY = 25
"""What one more hole to choose from is worth."""

ROW = 15
"""What a stone on the own side is worth more than one on the other: it may stay there."""

TUZDIK_PERCENT = (13, 14, 15, 15, 15, 14, 13, 11)
"""What a tuzdik in the opponent's hole 1, 2, … brings, in percent of the stones on the board.

Rough values: a tuzdik in the middle is passed by both players' stones most often.
"""


def evaluate(position: Position) -> int:
    """A score in hundredths of a stone, from the view of the player to move.

    It looks at kazans, tuzdiks, the stones on either side and the choice of moves, and never
    ahead. The position must not be over.
    """
    n = position.variant.holes
    holes = position.holes
    white, black = position.kazans
    on_white, on_board = sum(holes[:n]), sum(holes)
    score = STONE * (white - black)
    score += ROW * (2 * on_white - on_board)
    score += MOBILITY * (holes[n:].count(0) - holes[:n].count(0))
    own, other = position.tuzdiks
    if own is not None:
        score += on_board * TUZDIK_PERCENT[own - 1]
    if other is not None:
        score -= on_board * TUZDIK_PERCENT[other - 1]
    return -score if position.side else score
