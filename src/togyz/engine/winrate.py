"""From a score to the chance to win."""

from __future__ import annotations

import math

from togyz.core import PROVED

__all__ = ["win_probability"]

SCALE = 500.0
"""Hundredths of a stone by which the odds grow e-fold."""


def win_probability(score: int) -> float:
    """The share of the point that the mover may expect, from 0 to 1; a draw counts half.

    Args:
        score: as in `Line.score`. Proved results give 0 or 1.
    """
    if abs(score) > PROVED:
        return float(score > 0)
    return 1 / (1 + math.exp(-score / SCALE))
