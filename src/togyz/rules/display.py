"""The hook by which positions and games show a picture of themselves in notebooks.

The picture is drawn by `togyz.board`, which knows the rules; the rules must not know it. So it
leaves its function here when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .position import Position
    from .trace import Trace

__all__ = ["render_svg", "set_svg_renderer"]

_renderer: Callable[[Position, Trace | None], str] | None = None


def set_svg_renderer(renderer: Callable[[Position, Trace | None], str]) -> None:
    """Leave the function that draws a position and the move that led to it (None for none)."""
    global _renderer
    _renderer = renderer


def render_svg(position: Position, last_move: Trace | None = None) -> str | None:
    """The SVG text of a position, or None while nothing that draws is loaded."""
    return None if _renderer is None else _renderer(position, last_move)
