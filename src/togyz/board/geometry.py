"""Where everything lies on the picture of a board, in the units of its view box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from togyz.rules import Hole, Side, Variant

__all__ = ["Box", "Layout", "kazans_on_the_way", "layout_of"]

SIDE = 30.0  # the frame's breadth on the left and on the right
RAIL = 58.0  # and above and below, where the names are
COUNT = 58.0  # the strip for the numbers of stones
HOLE = 188.0  # a hole's length
ORDINAL = 32.0  # the strip for the holes' own numbers
KAZAN = 80.0  # a lying kazan's breadth
STORE = 124.0  # a standing kazan's breadth
GAP = 10.0  # between the kazans, and around them
HORN = 66.0  # room for the ornament at each end of the kazans
PITCH = (100.0, 120.0)  # from hole to hole: least, most
NINE = 900.0  # what holes get closer for: the breadth of nine
LEAST = 600.0  # the least breadth of a board, for its kazans to have room


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The rectangle inside it at this distance; negative for one around it."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.width - 2 * dx, self.height - 2 * dy)


@dataclass(frozen=True, slots=True)
class Layout:
    """A board's parts.

    Attributes:
        below: the side that sits below.
        size: the whole picture.
        panel: the wood inside the frame.
        holes: each hole.
        kazans: White's and Black's.
        standing: whether the kazans stand at the ends of the rows (Mangala).
        counts: the y of the middle of each side's numbers of stones.
        ordinals: the same for the holes' own numbers.
        rails: the y of the middle of each side's rail.
    """

    below: Side
    size: Box
    panel: Box
    holes: dict[Hole, Box]
    kazans: tuple[Box, Box]
    standing: bool
    counts: tuple[float, float]
    ordinals: tuple[float, float]
    rails: tuple[float, float]


def kazans_on_the_way(variant: Variant) -> bool:
    """Whether stones are sown into the kazans, which lie at the ends of the rows then."""
    return variant.family.sows_kazans


def _by_side(below: Side, low: float, high: float) -> tuple[float, float]:
    return (low, high) if below is Side.WHITE else (high, low)


def layout_of(variant: Variant, below: Side) -> Layout:
    """Lay out a variant's board with one side sitting below."""
    n = variant.holes
    standing = kazans_on_the_way(variant)
    pitch = max(PITCH[0], min(PITCH[1], NINE / n))
    rows = n * pitch
    breadth = rows + 2 * (STORE + 2 * GAP) if standing else max(rows, LEAST)
    band = ORDINAL if standing else 2 * KAZAN + 3 * GAP

    top = RAIL + COUNT
    middle = top + HOLE + ORDINAL
    low = middle + band + ORDINAL
    height = low + HOLE + COUNT + RAIL
    size = Box(0, 0, breadth + 2 * SIDE, height)
    panel = size.inset(SIDE, RAIL)

    hole_width = min(pitch - 18, 92)
    left = size.middle[0] - rows / 2 + (pitch - hole_width) / 2
    holes = {}
    for side in Side:
        for number in range(1, n + 1):
            column = number - 1 if side is below else n - number
            y = low if side is below else top
            holes[Hole(side, number)] = Box(left + column * pitch, y, hole_width, HOLE)

    if standing:
        # Each at its owner's right hand.
        tall = panel.inset(GAP, 2 * GAP)
        ends = (
            Box(tall.right - STORE, tall.y, STORE, tall.height),
            Box(tall.x, tall.y, STORE, tall.height),
        )
    else:
        # Each nearer to the opponent's row.
        lying = panel.inset(HORN, 0)
        ends = (
            Box(lying.x, middle + GAP, lying.width, KAZAN),
            Box(lying.x, middle + 2 * GAP + KAZAN, lying.width, KAZAN),
        )
    return Layout(
        below=below,
        size=size,
        panel=panel,
        holes=holes,
        kazans=ends if below is Side.WHITE else ends[::-1],
        standing=standing,
        counts=_by_side(below, low + HOLE + COUNT / 2, RAIL + COUNT / 2),
        ordinals=_by_side(below, low - ORDINAL / 2, top + HOLE + ORDINAL / 2),
        rails=_by_side(below, height - RAIL / 2, RAIL / 2),
    )
