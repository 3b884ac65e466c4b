"""Boards drawn as pictures, as text and in words.

Importing this lets positions and games show their picture in notebooks.
"""

from togyz.rules import set_svg_renderer

from .svg import svg, svg_of
from .text import text
from .words import describe

__all__ = ["describe", "svg", "text"]

set_svg_renderer(svg_of)
