"""Marks of moves, such as ``!`` and ``±``, and the numbers that PGN has for them."""

from __future__ import annotations

__all__ = ["GLYPHS", "glyph"]

GLYPHS = (
    *("!!", "??", "!?", "?!", "!", "?"),
    *("+-", "-+", "±", "∓", "⩲", "⩱", "=", "∞", "□", "⊕", "→", "↑", "⇆", "⟳", "⨀"),
)
"""Marks that stand in a game's text as they are."""

_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19)
_MARKS = ("!", "?", "!!", "??", "!?", "?!", "□", "=", "∞", "⩲", "⩱", "±", "∓", "+-", "-+")
_NUMBERED = {f"${n}": mark for n, mark in zip(_NUMBERS, _MARKS, strict=True)}


def glyph(text: str) -> str:
    """The mark that a word of a game's text means: ``$1`` is ``!``; others are themselves."""
    return _NUMBERED.get(text, text)
