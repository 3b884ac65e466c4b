"""Plots as SVG: shares of a whole, stacked; curves over places; and lines through points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

__all__ = ["Curve", "Line", "curves", "lines", "shares"]

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 92, 44, 40
COLOURS = (
    "#2f6f4f", "#c9a227", "#8c3b2a", "#3b5f9a", "#7a4f9a", "#4a8f9a", "#9a6f4a", "#555555",
)  # fmt: skip
INK, LINE = "#222", "#ccc"


@dataclass(frozen=True)
class Curve:
    """One curve: its name, and a value for each place."""

    name: str
    values: Sequence[float]


@dataclass(frozen=True)
class Line:
    """A line: its name, its points, and how much above and below each is as likely; 0 for none."""

    name: str
    points: Sequence[tuple[float, float]]
    errors: Sequence[float] = ()


def lines(title: str, found: Sequence[Line]) -> str:
    """Lines through points; both axes have the round numbers that they need."""
    every = [point for line in found for point in line.points]
    across = _rounds([x for x, _ in every])
    up = _rounds(
        [
            y + sign * error
            for line in found
            for (_, y), error in zip(
                line.points, line.errors or [0.0] * len(line.points), strict=True
            )
            for sign in (-1, 1)
        ]
    )

    def at(x: float, y: float) -> tuple[float, float]:
        width = WIDTH - LEFT - RIGHT
        return LEFT + width * (x - across[0]) / (across[-1] - across[0]), _y(y, up[0], up[-1])

    drawn = []
    for number, line in enumerate(found):
        colour = COLOURS[number % len(COLOURS)]
        places = [at(*point) for point in line.points]
        joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn.append(
            f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        for (x, y), error in zip(line.points, line.errors, strict=False):
            (middle, top), (_, bottom) = at(x, y + error), at(x, y - error)
            drawn.append(
                f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{top:.1f}" y2="{bottom:.1f}" '
                f'stroke="{colour}"/>'
            )
        # Names stand beside the plot, one below the other: lines may end at one place.
        drawn.append(_text(WIDTH - RIGHT + 8, TOP + 4 + 18 * number, line.name, colour))
    rules = [(f"{value:g}", at(across[0], value)[1]) for value in up]
    marks = [(value, at(value, up[0])[0]) for value in across]
    return _frame(title, rules, marks, drawn)


def _rounds(values: Sequence[float]) -> list[float]:
    """Round numbers, four to nine of them at equal distances, that hold all values."""
    low, high = min(values), max(values)
    # Values that are all alike, or nearly, have so much room that rules differ as they are written.
    size = max(high - low, 1e-4 * max(abs(low), abs(high)), 1e-9)
    step = 10 ** math.floor(math.log10(size / 4))
    step *= next(factor for factor in (1, 2, 5, 10) if size / (factor * step) <= 6)
    first, last = math.floor(low / step), max(math.ceil(high / step), math.floor(low / step) + 1)
    return [round(number * step, 12) for number in range(first, last + 1)]


def shares(title: str, parts: dict[str, Sequence[float]], places: Sequence[int]) -> str:
    """Parts of a whole at each place, one on the other; the first lies at the bottom."""
    step = (WIDTH - LEFT - RIGHT) / len(places)
    drawn = []
    bottoms = [0.0] * len(places)
    for (name, values), colour in zip(parts.items(), COLOURS, strict=False):
        for number, value in enumerate(values):
            top = bottoms[number] + value
            drawn.append(
                f'<rect x="{LEFT + number * step + 1:.1f}" y="{_y(top, 0, 1):.1f}" '
                f'width="{step - 2:.1f}" height="{value * _high():.1f}" fill="{colour}"/>'
            )
            bottoms[number] = top
        middle = bottoms[-1] - values[-1] / 2
        drawn.append(_text(WIDTH - RIGHT + 8, _y(middle, 0, 1) + 4, name, colour))
    marks = [(place, LEFT + (number + 0.5) * step) for number, place in enumerate(places)]
    rules = [(f"{percent} %", _y(percent / 100, 0, 1)) for percent in (0, 25, 50, 75, 100)]
    return _frame(title, rules, marks, drawn)


def curves(
    title: str, places: Sequence[int], found: Sequence[Curve], *, logarithmic: bool = True
) -> str:
    """Curves over the same places; with logarithms every rule is ten times the one below."""
    highest = max(max(curve.values) for curve in found)
    if logarithmic:
        lowest = math.floor(math.log10(min(min(curve.values) for curve in found)))
        ends = (lowest, math.ceil(math.log10(highest)))
        rules = [(_power(power), _y(power, *ends)) for power in range(ends[0], ends[1] + 1)]
    else:
        unit = 4 * 10 ** (math.floor(math.log10(highest)) - 1)
        ends = (0, math.ceil(highest / unit) * unit)
        rules = [(f"{part * ends[1] / 4:g}", _y(part / 4, 0, 1)) for part in range(5)]
    step = (WIDTH - LEFT - RIGHT) / (len(places) - 1)
    drawn = []
    for curve, colour in zip(found, COLOURS, strict=False):
        heights = [math.log10(value) if logarithmic else value for value in curve.values]
        points = [(LEFT + number * step, _y(high, *ends)) for number, high in enumerate(heights)]
        joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        drawn.append(
            f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        drawn.append(_text(WIDTH - RIGHT + 8, points[-1][1] + 4, curve.name, colour))
    marks = [(place, LEFT + number * step) for number, place in enumerate(places)]
    return _frame(title, rules, marks, drawn)


def _high() -> float:
    return HEIGHT - TOP - BOTTOM


def _y(value: float, lowest: float, highest: float) -> float:
    return TOP + _high() * (1 - (value - lowest) / (highest - lowest))


def _power(power: int) -> str:
    prefix = {0: "", 3: " k", 6: " M", 9: " G", 12: " T"}[power - power % 3]
    return f"{10 ** (power % 3)}{prefix}"


def _text(x: float, y: float, text: str, colour: str = INK, anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}">{escape(text)}</text>'


def _frame(
    title: str,
    rules: Sequence[tuple[str, float]],
    marks: Sequence[tuple[float, float]],
    drawn: Sequence[str],
) -> str:
    """Everything but what is drawn: legible on light and on dark pages."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'width="{WIDTH}" font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#fff"/>',
        _text(LEFT, 26, title),
    ]
    for name, y in rules:
        lines.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{LINE}"/>'
        )
        lines.append(_text(LEFT - 6, y + 4, name, anchor="end"))
    lines += [_text(x, HEIGHT - BOTTOM + 18, f"{place:g}", anchor="middle") for place, x in marks]
    return "\n".join([*lines, *drawn, "</svg>"])
