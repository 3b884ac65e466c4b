"""What lies over the board: the last move, highlights and arrows."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from togyz.rules import Hole, Side

from .canvas import Canvas, colour, polygon, rounded, write
from .geometry import Box
from .holes import HOLE_RADIUS
from .markup import number, tag

__all__ = ["draw_arrow", "draw_highlight", "draw_last_move"]

RING = 6.0  # breadth of the ring around a marked hole
BEAD = 13.0  # from bead to bead, about


def draw_highlight(canvas: Canvas, hole: Hole) -> str:
    """A lit pad under a hole and its numbers."""
    box, layout = canvas.layout.holes[hole], canvas.layout
    ends = sorted((layout.counts[hole.side], layout.ordinals[hole.side]))
    above, under = (15, 27) if hole.side is layout.below else (27, 15)
    top, low = ends[0] - above, ends[1] + under
    pad = Box(box.x - 7, top, box.width + 14, low - top)
    return rounded(pad, 14, class_="glow mark-line", stroke_width=3)


def _ring(box: Box, radius: float, *, beads: bool = False) -> str:
    """A ring in the mark's colour with a dark line around it, for any ground; or one of beads."""
    shape = {"fill": "none", "stroke_linecap": "round", "stroke_dasharray": None}
    if beads:
        round_it = 2 * (box.width + box.height) - (8 - 2 * pi) * radius
        shape["stroke_dasharray"] = f"0 {round_it / round(round_it / BEAD):.4f}"
    return rounded(box, radius, class_="outline", stroke_width=RING + 4, **shape) + rounded(
        box, radius, class_="mark-line", stroke_width=RING, **shape
    )


def _tag(canvas: Canvas, hole: Hole) -> str:
    """The number of a hole once more, on a lit tag that points into the hole."""
    layout = canvas.layout
    box = layout.holes[hole]
    x, y = box.middle[0], layout.ordinals[hole.side]
    tip, into = (box.y, 1) if hole.side is layout.below else (box.bottom, -1)
    shoulder = tip - into * 6
    back = y - into * 15
    points = (
        (x - 19, back),
        (x + 19, back),
        (x + 19, shoulder),
        (x, tip + into * 10),
        (x - 19, shoulder),
    )
    shape = polygon(*points, class_="mark outline", stroke_width=3, stroke_linejoin="round")
    if canvas.numbers:
        shape += write(str(hole.number), x, y + into, 25, "mark-text", bold=True)
    return shape


def _badge(canvas: Canvas, hole: Hole, stones: int) -> str:
    """The number of stones a hole lost, in the hole; beside the seal if it is a tuzdik now."""
    box = canvas.layout.holes[hole]
    x, y = box.middle
    if canvas.position.tuzdik_owner(hole) is not None:
        y = box.bottom - 30 if hole.side is canvas.layout.below else box.y + 30
    text = f"+{stones}"
    plate = Box(x - 36, y - 21, 72, 42)
    return rounded(plate, 21, class_="mark outline", stroke_width=2) + write(
        text, x, y, 30, "mark-text", bold=True
    )


def draw_last_move(canvas: Canvas) -> str:
    """Where it began (beads), where it ended (a ring and a tag), what it won."""
    last = canvas.last
    if last is None:
        return ""
    layout = canvas.layout
    parts = []
    if last.origin != last.landing:
        parts.append(_ring(layout.holes[last.origin], HOLE_RADIUS, beads=True))
    if last.landing is not None:
        box = layout.holes[last.landing]
        parts.append(_ring(box, HOLE_RADIUS))
        parts.append(_tag(canvas, last.landing))
    if last.kazan is not None:
        parts.append(_ring(layout.kazans[last.kazan], HOLE_RADIUS))
    parts += [_badge(canvas, hole, stones) for hole, stones in last.captured.items()]
    return "".join(parts)


def _loop(x: float, y: float, class_: str) -> str:
    """An arrow from a hole to itself: once round the board."""
    r = 27.0
    start, end = -0.1 * pi, 1.35 * pi
    at = [(x + r * cos(a), y + r * sin(a)) for a in (start, end)]
    path = (
        f"M{number(at[0][0])} {number(at[0][1])}A{number(r)} {number(r)} 0 1 1 "
        f"{number(at[1][0])} {number(at[1][1])}"
    )
    return _shaft(path, at[1], end + pi / 2 + 0.3, class_, head=0.75)


def _shaft(path: str, tip: tuple[float, float], angle: float, class_: str, head: float = 1) -> str:
    """A line with a head at its end, in a light halo."""
    x, y = tip
    barbs = [
        (
            x + forward * cos(angle) - aside * sin(angle),
            y + forward * sin(angle) + aside * cos(angle),
        )
        for forward, aside in (
            (26 * head, 0),
            (-16 * head, 22 * head),
            (-6 * head, 0),
            (-16 * head, -22 * head),
        )
    ]
    shape = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return "".join(
        (
            tag("path", d=path, fill="none", class_="halo", stroke_width=16, **shape),
            polygon(*barbs, class_="halo", stroke_width=6, **shape),
            tag("path", d=path, fill="none", class_=f"{class_}-line", stroke_width=10, **shape),
            polygon(*barbs, class_=class_),
        )
    )


def draw_arrow(canvas: Canvas, start: Hole, end: Hole) -> str:
    """An arrow from a hole to another, in the colour of the side whose hole it starts from."""
    boxes = canvas.layout.holes
    class_ = colour(Side(start.side))
    (x1, y1), (x2, y2) = boxes[start].middle, boxes[end].middle
    if start == end:
        return tag("g", _loop(x1, y1, class_), class_="arrow")
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy)
    # Bowed to the left of its way: two arrows there and back don't cover each other.
    bow = min(60.0, 0.16 * length)
    cx, cy = (x1 + x2) / 2 + dy / length * bow, (y1 + y2) / 2 - dx / length * bow
    angle = atan2(y2 - cy, x2 - cx)
    tip = x2 - 22 * cos(angle), y2 - 22 * sin(angle)
    path = f"M{number(x1)} {number(y1)}Q{number(cx)} {number(cy)} {number(tip[0])} {number(tip[1])}"
    return tag("g", _shaft(path, tip, angle, class_), class_="arrow")
