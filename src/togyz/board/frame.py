"""The slab: its frame, its wood, the names on its rails, the ornament at the kazans' ends."""

from __future__ import annotations

from unicodedata import east_asian_width

from togyz.rules import Outcome, Side

from .canvas import Canvas, colour, polygon, rounded, write
from .geometry import Box
from .markup import number, tag, text_of
from .ornament import horns
from .words import verdict

__all__ = ["draw_gradients", "draw_rail", "draw_slab", "shorten"]

NAME = 30.0  # size of the names on the rails
PLATE = 26.0  # size of what is written beside them


def draw_gradients(uid: str) -> str:
    """The paints of a picture."""

    def stops(name: str, *offsets: float) -> str:
        return "".join(
            tag("stop", offset=at, class_=f"{name}-{place}") for place, at in enumerate(offsets)
        )

    def downward(name: str) -> str:
        return tag("linearGradient", stops(name, 0, 1), id=f"{uid}-{name}", x2="0", y2="1")

    stone = tag(
        "radialGradient",
        # Number formatting is for coordinates; these are fractions.
        '<stop offset="0" class="stone-0"/><stop offset=".55" class="stone-1"/>'
        '<stop offset="1" class="stone-2"/>',
        id=f"{uid}-stone",
        cx=".36",
        cy=".3",
        r=".75",
    )
    return tag("defs", downward("frame"), downward("wood"), downward("hole"), stone)


def _grain(panel: Box) -> str:
    """A few long lines of growth; the same on every board, as they carry nothing."""
    lines = []
    for index in range(11):
        y = panel.y + panel.height * (index + 0.5 + 0.3 * (-1) ** index) / 11
        sway = 9 + 5 * (index % 3)
        step = panel.width / 4
        lines.append(
            f"M{number(panel.x)} {number(y)}"
            f"q{number(step)} {number(-sway)} {number(2 * step)} 0"
            f"t{number(2 * step)} {number(sway / 3)}"
        )
    return tag(
        "path", d="".join(lines), fill="none", class_="shade-line", stroke_width=2, opacity=".16"
    )


def _band_ornament(canvas: Canvas) -> str:
    """Horns at both ends of the band, back to back, engraved: a dark line and its lit lip."""
    layout = canvas.layout
    if layout.standing:
        x, y = layout.panel.middle
        return "".join(
            horns(x + away, y + shift, 0.5, turn, line, 5.5)
            for line, shift in (("edge-line", 1.5), ("shade-line", 0))
            for turn, away in ((90, 6), (270, -6))
        )
    low, high = layout.kazans
    y = (min(low.y, high.y) + max(low.bottom, high.bottom)) / 2
    parts = []
    for x in ((layout.panel.x + low.x) / 2, (low.right + layout.panel.right) / 2):
        for line, shift in (("edge-line", 1.5), ("shade-line", 0)):
            for turn, away in ((0, -6), (180, 6)):
                parts.append(horns(x, y + away + shift, 0.56, turn, line, 5.5))
    return "".join(parts)


def draw_slab(canvas: Canvas) -> str:
    """The board without hollows."""
    size, panel = canvas.layout.size, canvas.layout.panel
    return "".join(
        (
            rounded(size, 30, fill=canvas.fill("frame")),
            rounded(size.inset(2.5), 28, fill="none", class_="shade-line", stroke_width=3),
            rounded(panel.inset(-4), 18, class_="shade"),
            rounded(panel, 15, fill=canvas.fill("wood"), class_="edge-line", stroke_width=2),
            _grain(panel.inset(4)),
            _band_ornament(canvas),
        )
    )


def _advance(character: str) -> float:
    """About how wide a character is, in font sizes; rather too much than too little.

    Whose fonts will draw it is unknown: these are the widths of the widest usual ones.
    """
    if character in "ЖШЩЮ":
        return 1.1
    if east_asian_width(character) in "WF" or character in "WMm@%":
        return 1.0
    if character in "wжшщюМмЫы":
        return 0.92
    if character in " .,:;'!|iIjlft-":
        return 0.4
    return 0.8 if character.isupper() else 0.64


def shorten(text: str, size: float, room: float) -> str:
    """The text, or as much of its beginning as fits, with an ellipsis."""
    used = 0.0
    for place, character in enumerate(text):
        used += _advance(character) * size
        if used > room:
            kept = text[:place]
            while kept and sum(map(_advance, kept)) * size > room - size:
                kept = kept[:-1]
            return kept.rstrip() + "…"
    return text


def _width(text: str, size: float) -> float:
    return sum(map(_advance, text)) * size


def _plate(text: str, right: float, y: float) -> str:
    """A lit plate at the end of a rail."""
    width = _width(text, PLATE) + 30
    box = Box(right - width, y - 20, width, 40)
    return rounded(box, 10, class_="mark") + write(
        text, box.middle[0], y, PLATE, "mark-text", bold=True
    )


def _medal(side: Side, x: float, y: float) -> str:
    """A disc for White, a diamond for Black, each in its colour."""
    if side is Side.WHITE:
        return tag("circle", cx=x, cy=y, r=13, class_=f"{colour(side)} halo", stroke_width=3)
    points = ((x, y - 16), (x + 16, y), (x, y + 16), (x - 16, y))
    return polygon(*points, class_=f"{colour(side)} halo", stroke_width=3)


def _verdict(side: Side, outcome: Outcome) -> str | None:
    """What stands at the end of a side's rail when the game is over."""
    if outcome.winner is None:
        return verdict(outcome)
    return verdict(outcome) if outcome.winner is side else None


def draw_rail(canvas: Canvas, side: Side, name: str | None) -> str:
    """A side's rail: its mark, its name or word, and whether it is to move or has won."""
    layout, position = canvas.layout, canvas.position
    y = layout.rails[side]
    left, right = layout.panel.x + 8, layout.panel.right - 6
    outcome = position.outcome()
    if outcome is None:
        plate = "to move" if position.side is side else None
    else:
        plate = _verdict(side, outcome)

    word = (canvas.terms.first, canvas.terms.second)[side][1]
    first, second = (str(side), word) if name is None else (name, str(side))
    room = right - left - 44 - (_width(plate, PLATE) + 50 if plate else 0)
    second_width = _width(second, PLATE) + 14
    shown = shorten(first, NAME, room - second_width)
    label = tag(
        "text",
        text_of(shown),
        tag("tspan", text_of(second), dx=14, class_="frame-quiet", font_size=PLATE),
        x=left + 40,
        y=y + 0.36 * NAME,
        font_size=NAME,
        class_="frame-text",
    )
    if shown != first:
        label = tag("g", tag("title", text_of(first)), label)
    return _medal(side, left + 14, y) + label + (_plate(plate, right, y) if plate else "")
