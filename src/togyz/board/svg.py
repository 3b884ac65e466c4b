"""A position as a picture: one SVG document that needs nothing beside itself."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from togyz.rules import Hole, Position, Side, TogyzError, Trace, Vocabulary, terms

from .canvas import Canvas
from .frame import draw_gradients, draw_rail, draw_slab
from .geometry import layout_of
from .holes import draw_hole
from .kazans import draw_kazan
from .marks import last_move_of
from .markup import number, tag, text_of
from .overlay import draw_arrow, draw_highlight, draw_last_move
from .palette import style
from .words import describe, move_in_words, state

__all__ = ["svg"]

FONT = 'system-ui,-apple-system,"Segoe UI","Noto Sans","DejaVu Sans",sans-serif'
SCALE = 0.75
"""Pixels for a unit of the view box, where no width is asked for."""


def _on_board(position: Position, hole: Hole | tuple[Side, int]) -> Hole:
    """The hole; raises `TogyzError` when it is none of the board."""
    side, number = hole
    if side not in tuple(Side) or not 1 <= number <= position.variant.holes:
        raise TogyzError(
            f"{hole!r} is no hole of this board: a side and a number from 1 to "
            f"{position.variant.holes}"
        )
    return Hole(Side(side), number)


def svg(
    position: Position,
    *,
    last_move: Trace | int | None = None,
    arrows: Iterable[tuple[Hole, Hole]] = (),
    highlights: Iterable[Hole] = (),
    below: Side = Side.WHITE,
    vocabulary: Vocabulary | str = Vocabulary.KAZAKH,
    names: tuple[str, str] | None = None,
    numbers: bool = True,
    theme: str = "auto",
    width: int | None = None,
) -> str:
    """Draw a position.

    The same arguments always give the same text. Every id in it is made from them, so pictures
    can share an HTML page.

    Args:
        position: the position.
        last_move: the move that led to it: its trace, or the number of the hole alone, played
            by the side that is not on move now.
        arrows: pairs of holes, from and to, in the colour of the side the first belongs to.
        highlights: holes to light up.
        below: the side that sits below.
        vocabulary: whose words to use.
        names: White's and Black's name.
        numbers: whether to write the holes' numbers, and those of the stones in them.
        theme: ``light``, ``dark``, or ``auto``: as the reader's system prefers.
        width: pixels; None for three quarters of a pixel a unit (720 for nine holes).

    Returns:
        An SVG document without an XML declaration, ready for a file and for an HTML page.

    Raises:
        TogyzError: a hole that is not on this board, a trace that leads elsewhere, an unknown
            theme, a width below 1.
        ValueError: an unknown vocabulary.
    """
    if width is not None and width < 1:
        raise TogyzError(f"a picture is at least one pixel wide, not {width}")
    words = terms(vocabulary)
    side_below = Side(below)
    last = last_move_of(position, last_move)
    shafts = [(_on_board(position, a), _on_board(position, b)) for a, b in arrows]
    lit = [_on_board(position, hole) for hole in dict.fromkeys(highlights)]

    content = repr(
        (position, last, shafts, lit, side_below, vocabulary, names, numbers, theme, width)
    )
    uid = f"togyz-{sha256(content.encode('utf-8', 'surrogatepass')).hexdigest()[:10]}"
    layout = layout_of(position.variant, side_below)
    canvas = Canvas(position, layout, words, uid, last, numbers)

    told = describe(position, vocabulary)
    if last is not None:
        told += f" {move_in_words(last, words)}."
    title = f"{position.variant.title}: {state(position)}"
    parts = [
        tag("title", text_of(title), id=f"{uid}-title"),
        tag("desc", text_of(told), id=f"{uid}-desc"),
        tag("style", text_of(style(theme, f"#{uid}")).replace("&gt;", ">")),
        draw_gradients(uid),
        draw_slab(canvas),
        *(draw_rail(canvas, side, None if names is None else names[side]) for side in Side),
        *(draw_kazan(canvas, side) for side in Side),
        *(draw_highlight(canvas, hole) for hole in lit),
        *(draw_hole(canvas, hole) for hole in layout.holes),
        draw_last_move(canvas),
        *(draw_arrow(canvas, start, end) for start, end in shafts),
    ]
    across = round(layout.size.width * SCALE) if width is None else width
    high = round(across * layout.size.height / layout.size.width)
    return tag(
        "svg",
        "\n",
        *(f"{part}\n" for part in parts if part),
        xmlns="http://www.w3.org/2000/svg",
        id=uid,
        viewBox=f"0 0 {number(layout.size.width)} {number(layout.size.height)}",
        width=str(across),
        height=str(high),
        role="img",
        aria_labelledby=f"{uid}-title {uid}-desc",
        font_family=FONT,
        style="max-width:100%;height:auto;font-variant-numeric:tabular-nums",
    )


def svg_of(position: Position, last_move: Trace | int | None = None) -> str:
    """The picture that notebooks show."""
    return svg(position, last_move=last_move)
