"""Everything can be read and told apart, by day and by night: WCAG 2 contrast."""

from __future__ import annotations

import re

import pytest

from togyz.board.palette import DARK, LIGHT, Palette, style

PALETTES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@PALETTES
def test_text_can_be_read(palette: Palette) -> None:
    pairs = {
        "ink": (palette.ink, [*palette.wood, palette.glow]),
        "quiet": (palette.quiet, [*palette.wood, palette.glow]),
        "frame_text": (palette.frame_text, palette.frame),
        "frame_quiet": (palette.frame_quiet, palette.frame),
        "hole_text": (palette.hole_text, palette.hole),
        "mark_text": (palette.mark_text, [palette.mark]),
        "white": (palette.side_text[0], [palette.sides[0]]),
        "black": (palette.side_text[1], [palette.sides[1]]),
    }
    poor = {
        f"{name} on {ground}": round(contrast(text, ground), 2)
        for name, (text, grounds) in pairs.items()
        for ground in grounds
        if contrast(text, ground) < 4.5
    }
    assert poor == {}


@PALETTES
def test_shapes_can_be_told_apart(palette: Palette) -> None:
    pairs = {
        "stones in a hole": (palette.stone[1], palette.hole),
        "a tuzdik among holes": (palette.inlay, palette.hole),
        "the seal of a tuzdik": (palette.inlay, palette.sides),
        "a mark and its outline": (palette.mark, [palette.mark_text]),
        "an arrow and its halo": (palette.frame_text, palette.sides),
    }
    poor = {
        f"{name}: {ground}": round(contrast(shape, ground), 2)
        for name, (shape, grounds) in pairs.items()
        for ground in grounds
        if contrast(shape, ground) < 3
    }
    assert poor == {}


def test_the_two_themes_rule_the_same_things() -> None:
    light, dark = (
        set(re.findall(r"\.([\w-]+)\{", style(name, "#x"))) for name in ("light", "dark")
    )
    assert light == dark
    both = style("auto", "#x")
    assert both.startswith(style("light", "#x"))
    assert f"@media (prefers-color-scheme:dark){{{style('dark', '#x')}}}" in both
