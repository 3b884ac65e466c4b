"""Positions as text."""

from __future__ import annotations

from togyz.rules import Position, Variant

__all__ = ["POSITION_FORMATS", "format_position", "parse_position"]

POSITION_FORMATS: dict[str, str] = {}


def parse_position(
    text: str, format: str | None = None, variant: str | Variant | None = None
) -> Position:
    """Read a position."""
    raise NotImplementedError


def format_position(position: Position, format: str = "togyz") -> str:
    """Write a position on one line."""
    raise NotImplementedError
