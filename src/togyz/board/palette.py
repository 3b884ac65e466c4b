"""The colours of the board, by daylight and at night."""

from __future__ import annotations

from dataclasses import dataclass

from togyz.rules import TogyzError

__all__ = ["DARK", "LIGHT", "THEMES", "Palette", "style"]

THEMES = ("light", "dark", "auto")


@dataclass(frozen=True, slots=True)
class Palette:
    """Each colour by what it is for, as ``#rrggbb``.

    The names in pairs (`wood`, `hole`, ...) are the two ends of a gradient, from the top down.

    Attributes:
        frame: the rim of the slab.
        frame_text: what is written on the rim.
        frame_quiet: what is written there in passing.
        wood: the slab between the rims.
        edge: the lit edge of the slab and of the hollows.
        shade: the edge in the shade, and engraved lines.
        ink: what is written on the wood.
        quiet: what is written there in passing.
        hole: a hollow.
        dimple: a free place in a kazan.
        hole_text: what is written in a hollow.
        stone: a stone, from its lit side to its dark one.
        rim: the outline of a stone.
        inlay: the ground of a tuzdik.
        sides: White's and Black's colour.
        side_text: what is written on those.
        glow: the ground of a highlighted hole.
        mark: what is lit up: the last move, a highlight, who is to move.
        mark_text: what is written on that; it also outlines it.
    """

    frame: tuple[str, str]
    frame_text: str
    frame_quiet: str
    wood: tuple[str, str]
    edge: str
    shade: str
    ink: str
    quiet: str
    hole: tuple[str, str]
    dimple: str
    hole_text: str
    stone: tuple[str, str, str]
    rim: str
    inlay: str
    sides: tuple[str, str]
    side_text: tuple[str, str]
    glow: str
    mark: str
    mark_text: str


LIGHT = Palette(
    frame=("#7a5130", "#63401f"),
    frame_text="#fbf3e2",
    frame_quiet="#e6cfa9",
    wood=("#d6aa79", "#c49360"),
    edge="#ecc999",
    shade="#8b5e34",
    ink="#2b2118",
    quiet="#432c13",
    hole=("#4a2f19", "#76502f"),
    dimple="#3b2512",
    hole_text="#f6ead3",
    stone=("#fffaf0", "#f1e5cd", "#cdb894"),
    rim="#8a7046",
    inlay="#f1e3c6",
    sides=("#0b7377", "#9b2f38"),
    side_text=("#ffffff", "#ffffff"),
    glow="#f7dfa9",
    mark="#f0bb4c",
    mark_text="#2b2118",
)

DARK = Palette(
    frame=("#3b2817", "#2b1c10"),
    frame_text="#efe6d8",
    frame_quiet="#cbb491",
    wood=("#6d4a2c", "#5a3c23"),
    edge="#86603c",
    shade="#3a2513",
    ink="#f6ecda",
    quiet="#e3cfac",
    hole=("#1c110a", "#3a2616"),
    dimple="#4a3320",
    hole_text="#efe6d8",
    stone=("#f3e8d2", "#e0d1b3", "#ab9570"),
    rim="#6f5a38",
    inlay="#dccaa5",
    sides=("#0e7a7e", "#ad3843"),
    side_text=("#ffffff", "#ffffff"),
    glow="#755113",
    mark="#e9b64c",
    mark_text="#171411",
)


def _rules(palette: Palette, scope: str) -> str:
    fills = {
        "ink": palette.ink,
        "quiet": palette.quiet,
        "frame-text": palette.frame_text,
        "frame-quiet": palette.frame_quiet,
        "hole-text": palette.hole_text,
        "inlay": palette.inlay,
        "edge": palette.edge,
        "shade": palette.shade,
        "glow": palette.glow,
        "mark": palette.mark,
        "mark-text": palette.mark_text,
        "white": palette.sides[0],
        "black": palette.sides[1],
        "white-text": palette.side_text[0],
        "black-text": palette.side_text[1],
    }
    strokes = {
        "edge-line": palette.edge,
        "shade-line": palette.shade,
        "rim-line": palette.rim,
        "dimple-line": palette.dimple,
        "mark-line": palette.mark,
        "outline": palette.mark_text,
        "halo": palette.frame_text,
        "white-line": palette.sides[0],
        "black-line": palette.sides[1],
    }
    stops = {
        "frame": palette.frame,
        "wood": palette.wood,
        "hole": palette.hole,
        "stone": palette.stone,
    }
    return "".join(
        (
            *(f"{scope} .{name}{{fill:{value}}}" for name, value in fills.items()),
            *(f"{scope} .{name}{{stroke:{value}}}" for name, value in strokes.items()),
            *(
                f"{scope} .{name}-{place}{{stop-color:{value}}}"
                for name, values in stops.items()
                for place, value in enumerate(values)
            ),
        )
    )


def style(theme: str, scope: str) -> str:
    """The style sheet of one picture.

    Args:
        theme: ``auto`` takes the reader's preference.
        scope: the selector of the picture, for its rules to leave the page alone.

    Raises:
        TogyzError: no such theme.
    """
    if theme not in THEMES:
        raise TogyzError(f"unknown theme {theme!r}; known are {', '.join(THEMES)}")
    day = _rules(DARK if theme == "dark" else LIGHT, scope)
    if theme != "auto":
        return day
    return f"{day}@media (prefers-color-scheme:dark){{{_rules(DARK, scope)}}}"
