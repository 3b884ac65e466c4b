"""A hole with its stones and numbers, or with the seal of a tuzdik."""

from __future__ import annotations

from togyz.rules import Hole, Side

from .canvas import Canvas, colour, rounded, write
from .geometry import Box
from .markup import tag, text_of
from .ornament import horns, seal
from .stones import Spot, arrange

__all__ = ["HOLE_RADIUS", "draw_hole", "draw_stones", "hollow"]

HOLE_RADIUS = 34.0
ROOM = 10
"""Stones that lie in a hole at full size."""


def hollow(canvas: Canvas, box: Box, radius: float) -> str:
    """A hollow in the wood, lit from above."""
    lip = box._replace(y=box.y + 3)
    return rounded(lip, radius, class_="edge") + rounded(
        box, radius, fill=canvas.fill("hole"), class_="shade-line", stroke_width=2
    )


def draw_stones(canvas: Canvas, places: list[tuple[float, float]], radius: float) -> str:
    """Stones, all of one size."""
    if not places:
        return ""
    circles = (tag("circle", cx=x, cy=y, r=radius) for x, y in places)
    return tag(
        "g",
        *circles,
        fill=canvas.fill("stone"),
        class_="rim-line",
        stroke_width=max(0.6, min(1.5, radius / 9)),
    )


def _places(spots: list[Spot], box: Box, below: bool) -> list[tuple[float, float]]:
    """Where a hole's stones lie on the picture: the owner's own left stays left for him."""
    middle = box.middle[0]
    if below:
        return [(middle + s.across, box.bottom - s.along) for s in spots]
    return [(middle - s.across, box.y + s.along) for s in spots]


def _stones(canvas: Canvas, hole: Hole, box: Box) -> str:
    inner = box.inset(8, 9)
    spots = arrange(canvas.position[hole], ROOM, inner.width, inner.height)
    places = _places(spots, inner, hole.side is canvas.layout.below)
    return draw_stones(canvas, places, spots[0].radius * 0.96 if spots else 0)


def _tuzdik(canvas: Canvas, hole: Hole, owner: Side, box: Box) -> str:
    x, y = box.middle
    mine = colour(owner)
    word = canvas.terms.tuzdik[1]
    plate = Box(x - 47, canvas.layout.counts[hole.side] - 18, 94, 36)
    return "".join(
        (
            rounded(box, HOLE_RADIUS, class_=f"inlay {mine}-line", stroke_width=5),
            horns(x, y - 42, 0.5, 0, f"{mine}-line", 7),
            horns(x, y + 42, 0.5, 180, f"{mine}-line", 7),
            seal(x, y, 38, mine, f"{mine}-line"),
            write("WB"[owner], x, y, 30, f"{mine}-text", bold=True),
            rounded(plate, 8, class_=mine),
            write(word, x, plate.middle[1] - 1, 25, f"{mine}-text", bold=True),
        )
    )


def draw_hole(canvas: Canvas, hole: Hole) -> str:
    """One hole, with everything that belongs to it but the marks of moves."""
    layout = canvas.layout
    box = layout.holes[hole]
    x = box.middle[0]
    stones = canvas.position[hole]
    owner = canvas.position.tuzdik_owner(hole)
    if owner is None:
        told = f"{hole}: {stones} stone{'' if stones == 1 else 's'}"
        parts = [hollow(canvas, box, HOLE_RADIUS), _stones(canvas, hole, box)]
        if canvas.numbers:
            ink = "ink" if stones else "quiet"
            parts.append(write(str(stones), x, layout.counts[hole.side], 42, ink, bold=stones > 0))
    else:
        told = f"{hole}: {owner}'s {canvas.terms.tuzdik[1]}"
        parts = [_tuzdik(canvas, hole, owner, box)]
    if canvas.numbers:
        parts.append(write(str(hole.number), x, layout.ordinals[hole.side], 25, "quiet"))
    return tag("g", tag("title", text_of(told)), *parts)
