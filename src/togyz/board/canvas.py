"""What the parts of one picture share, and the shapes they all draw with."""

from __future__ import annotations

from dataclasses import dataclass

from togyz.rules import Position, Side, Terms

from .geometry import Box, Layout
from .marks import LastMove
from .markup import number, tag, text_of

__all__ = ["Canvas", "colour", "polygon", "rounded", "write"]


@dataclass(frozen=True, slots=True)
class Canvas:
    """One picture in the making.

    Attributes:
        position: what it shows.
        layout: where it shows it.
        terms: the words.
        uid: begins every id of the picture.
        last: the last move, if it is marked.
        numbers: whether stones and holes are numbered.
    """

    position: Position
    layout: Layout
    terms: Terms
    uid: str
    last: LastMove | None
    numbers: bool

    def fill(self, gradient: str) -> str:
        """A gradient of the picture, as a paint."""
        return f"url(#{self.uid}-{gradient})"


def colour(side: Side) -> str:
    """The style class of a side's colour: ``white`` or ``black``."""
    return side.name.lower()


def rounded(box: Box, radius: float, **attributes: str | float | None) -> str:
    """A rectangle with round corners."""
    return tag(
        "rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=radius, **attributes
    )


def polygon(*points: tuple[float, float], **attributes: str | float | None) -> str:
    """A closed shape."""
    where = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return tag("polygon", points=where, **attributes)


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    class_: str,
    *,
    anchor: str | None = "middle",
    bold: bool = False,
) -> str:
    """One line of text.

    Args:
        text: what to write; it is escaped here.
        x: where it is anchored.
        y: the middle of its capitals' height.
        size: of the font.
        class_: its colour.
        anchor: ``start``, ``middle`` or ``end``.
        bold: whether it is heavy.
    """
    return tag(
        "text",
        text_of(text),
        x=x,
        # Fonts differ; in those for screens capitals and figures are 0.7 to 0.73 high.
        y=y + 0.36 * size,
        font_size=size,
        class_=class_,
        text_anchor=anchor,
        font_weight="700" if bold else None,
    )
