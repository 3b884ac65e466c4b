"""A kazan: its owner, its stones toward the majority, the two numbers."""

from __future__ import annotations

from togyz.rules import Side

from .canvas import Canvas, colour, write
from .geometry import Box
from .holes import draw_stones, hollow
from .markup import number, tag, text_of
from .stones import arrange
from .words import distance

__all__ = ["draw_kazan"]

RADIUS = 26.0
CAP = 112.0  # the end in the owner's colour
SCORE = 96.0  # room for the number of stones
TO_WIN = 104.0  # room for what is missing


def _cap(box: Box, radius: float, side: Side, *, standing: bool) -> str:
    """The coloured end: round where the hollow is, straight where it borders on the rest."""
    r = number(radius)
    if standing:
        start = f"M{number(box.x)} {number(box.bottom)}"
        long = number(box.height - radius)
        flat = number(box.width - 2 * radius)
        path = f"{start}v-{long}a{r} {r} 0 0 1 {r} -{r}h{flat}a{r} {r} 0 0 1 {r} {r}v{long}z"
    else:
        start = f"M{number(box.right)} {number(box.y)}"
        long = number(box.width - radius)
        flat = number(box.height - 2 * radius)
        path = f"{start}h-{long}a{r} {r} 0 0 0 -{r} {r}v{flat}a{r} {r} 0 0 0 {r} {r}h{long}z"
    return tag("path", d=path, class_=colour(side))


def _goal(canvas: Canvas, side: Side, x: float, y: float) -> str:
    """What the kazan lacks for the majority; nothing when it no longer matters."""
    missing = distance(canvas.position, side)
    if not missing:
        return write("won", x, y, 30, "hole-text", bold=True)
    if canvas.position.outcome() is not None:
        return ""
    return write(str(missing), x, y - 14, 28, "hole-text", bold=True) + write(
        "to win", x, y + 17, 24, "hole-text"
    )


def _stones(canvas: Canvas, side: Side, inner: Box) -> str:
    """The stones, and a dimple for each that is missing for the majority."""
    position = canvas.position
    count, win = position.kazans[side], position.variant.win
    standing = canvas.layout.standing
    x, y = inner.middle
    breadth, length = inner.width, inner.height
    if not standing:
        breadth, length = length, breadth

    def places(stones: int) -> tuple[list[tuple[float, float]], float]:
        spots = arrange(stones, win, breadth, length, spread=True)
        radius = spots[0].radius * 0.96 if spots else 0
        if standing:
            return [(x + s.across, inner.bottom - s.along) for s in spots], radius
        return [(inner.x + s.along, y + s.across) for s in spots], radius

    lying = places(count)
    # A single last stone has moved to the middle: its pair's place is taken.
    free, radius = places(max(count, win))
    dots = "".join(f"M{number(a)} {number(b)}h0" for a, b in free[count + count % 2 :])
    dimples = tag(
        "path",
        d=dots,
        class_="dimple-line",
        stroke_linecap="round",
        stroke_width=radius,
        opacity=".6",
    )
    return (dimples if dots else "") + draw_stones(canvas, *lying)


def _lying(canvas: Canvas, side: Side, box: Box) -> list[str]:
    stones = canvas.position.kazans[side]
    y = box.middle[1]
    inner = Box(box.x + CAP + SCORE, box.y, box.width - CAP - SCORE - TO_WIN, box.height).inset(
        0, 7
    )
    cap = Box(box.x, box.y, CAP, box.height)
    return [
        _cap(cap, RADIUS, side, standing=False),
        write(str(side), cap.middle[0] + 2, y, 30, f"{colour(side)}-text", bold=True),
        write(str(stones), box.x + CAP + SCORE / 2, y, 44, "hole-text", bold=True),
        _stones(canvas, side, inner),
        _goal(canvas, side, box.right - TO_WIN / 2 - 4, y),
    ]


def _standing(canvas: Canvas, side: Side, box: Box) -> list[str]:
    stones = canvas.position.kazans[side]
    x = box.middle[0]
    inner = Box(box.x, box.y + 132, box.width, box.height - 132 - 84).inset(12, 0)
    cap = Box(box.x, box.y, box.width, 62)
    return [
        _cap(cap, RADIUS + 8, side, standing=True),
        write(str(side), x, cap.middle[1] + 2, 30, f"{colour(side)}-text", bold=True),
        write(str(stones), x, box.y + 98, 50, "hole-text", bold=True),
        _stones(canvas, side, inner),
        _goal(canvas, side, x, box.bottom - 42),
    ]


def draw_kazan(canvas: Canvas, side: Side) -> str:
    """One side's kazan."""
    box = canvas.layout.kazans[side]
    standing = canvas.layout.standing
    parts = _standing(canvas, side, box) if standing else _lying(canvas, side, box)
    told = f"{side}'s {canvas.terms.kazan[1]}: {canvas.position.kazans[side]}"
    base = hollow(canvas, box, RADIUS + 8 if standing else RADIUS)
    return tag("g", tag("title", text_of(told)), base, *parts)
