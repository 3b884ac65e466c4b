"""The ram's horn (*koshkar muiz*), the curl of steppe felts, and the seal of a tuzdik."""

from __future__ import annotations

from .canvas import polygon
from .markup import number, tag

__all__ = ["horns", "seal"]

# A stem that parts into two horns; each curls out and back in on itself. Drawn within
# -50..50 across and 0..100 up, the stem's foot at the origin.
_HORN = (
    "M0 0C{s}4 -34 {s}10 -52 {s}26 -56C{s}46 -60 {s}50 -32 {s}34 -28C{s}22 -26 {s}20 -40 {s}30 -43"
)
_HEAD = "M0 -60C-7 -70 -6 -80 0 -90C6 -80 7 -70 0 -60Z"


def horns(x: float, y: float, scale: float, turn: float, class_: str, width: float) -> str:
    """A pair of horns.

    Args:
        x: the foot of the stem.
        y: the same.
        scale: 1 for horns about 90 high.
        turn: degrees, clockwise; 0 points up.
        class_: the colour of the line.
        width: the line's breadth before scaling.
    """
    paths = "".join(_HORN.format(s=sign) for sign in ("", "-"))
    place = f"translate({number(x)} {number(y)}) rotate({number(turn)}) scale({scale:g})"
    return tag(
        "g",
        tag("path", d=paths, fill="none", stroke_linecap="round"),
        tag("path", d=_HEAD, fill="none"),
        class_=class_,
        transform=place,
        stroke_width=width,
    )


def seal(x: float, y: float, size: float, fill: str, line: str) -> str:
    """A diamond within a diamond: the body of the mark of a tuzdik.

    Args:
        x: its centre.
        y: the same.
        size: from the centre to a tip.
        fill: the colour of the inner one.
        line: the colour of the outer line.
    """
    outer, inner = size, size * 0.78

    def tips(reach: float) -> tuple[tuple[float, float], ...]:
        return (x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)

    return polygon(*tips(outer), fill="none", class_=line, stroke_width=3) + polygon(
        *tips(inner), class_=fill
    )
