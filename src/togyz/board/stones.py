"""Where the stones of a heap lie: in pairs, so that odd and even show."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

__all__ = ["DRAWN", "Spot", "arrange", "drawn"]

DRAWN = 200
"""The most stones that are drawn in one heap."""

# Lengths in diameters of a stone.
SLACK = 1.04  # from centre to centre of neighbours
OVERLAP = 0.75  # from row to row at least, where one lane of pairs is stacked
LOOSEST = 1.7  # from row to row at most, where rows take up the room there is
LANE = 2 * SLACK + 0.4  # from pair to pair in a row
STACKED = 1.25  # how much larger its stones have to be for one lane to be stacked


class Spot(NamedTuple):
    """One stone, seen from the owner's side of the heap.

    Attributes:
        across: its centre's distance from the middle line, to the right positive.
        along: its centre's distance from the owner's end.
        radius: its radius.
    """

    across: float
    along: float
    radius: float


def drawn(count: int) -> int:
    """How many of `count` stones are drawn: all up to `DRAWN`, then as many as keep odd odd."""
    return count if count <= DRAWN else DRAWN - (DRAWN - count) % 2


def _grid(space: int, breadth: float, length: float, least: float) -> tuple[int, float]:
    """How many pairs lie in a row, and the diameter, for the stones to be largest.

    Args:
        space: stones there has to be room for.
        breadth: of the hollow.
        length: of the hollow.
        least: how close rows may come if a row is one pair.
    """

    def diameter(lanes: int, close: float) -> float:
        rows = ceil(space / (2 * lanes))
        return min(breadth / (lanes * LANE - 0.4), length / max(rows * close, SLACK))

    lanes = max(range(1, 9), key=lambda n: diameter(n, SLACK))
    size = diameter(lanes, SLACK)
    stacked = diameter(1, least)
    return (1, stacked) if lanes == 1 or stacked >= STACKED * size else (lanes, size)


def arrange(
    count: int, room: int, breadth: float, length: float, *, spread: bool = False
) -> list[Spot]:
    """Places for a heap's stones, rows of pairs from the owner's end on.

    A row is one pair, stacked a little where they are many, or two pairs or more beside each
    other where the stones would get too small otherwise. The odd stone lies in the middle of
    its pair's place. The order is that of laying them down: the last lies uppermost.

    Args:
        count: stones; at most `DRAWN` get a place.
        room: stones for which there has to be room at this size, at least; a heap that is
            larger gets smaller stones.
        breadth: the hollow's inner breadth.
        length: its inner length.
        spread: whether the rows of `room` stones take up the length, without being stacked;
            those of more stones always take it up.
    """
    shown = drawn(count)
    space = max(shown, room)
    lanes, size = _grid(space, breadth, length, SLACK if spread else OVERLAP)
    rows = ceil(space / (2 * lanes))
    first, step = size * SLACK / 2, size * SLACK
    if rows > 1 and rows * step > length:
        # Stacked: from end to end.
        first, step = size / 2, (length - size) / (rows - 1)
    elif spread or space > room:
        step = min(length / rows, LOOSEST * size)
        first = step / 2
    spots = []
    for index in range(shown):
        row, place = divmod(index, 2 * lanes)
        pair, right = divmod(place, 2)
        alone = index == shown - 1 and not right
        middle = (pair - (lanes - 1) / 2) * LANE * size
        shift = 0.0 if alone else (right - 0.5) * size * SLACK
        spots.append(Spot(middle + shift, first + row * step, size / 2))
    return spots
