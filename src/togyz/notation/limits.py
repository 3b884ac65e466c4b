"""How much of a text is taken before it is refused: whatever the input, memory stays bounded.

Readers report what goes beyond; writers refuse it, so that what is written can be read.
"""

from __future__ import annotations

__all__ = [
    "MAX_DEPTH",
    "MAX_GAME_TEXT",
    "MAX_GLYPHS",
    "MAX_JSON",
    "MAX_NODES",
    "MAX_NUMBER",
    "MAX_PLAIN",
    "MAX_POSITION",
    "MAX_PROBLEMS",
    "MAX_TAGS",
    "MAX_TAG_NAME",
    "MAX_TEXT",
    "MAX_WORD",
]

MAX_TEXT = 1_000_000
"""Characters of one comment or one tag line, as written."""

MAX_GAME_TEXT = 1_000_000
"""Characters of all comments of one game, and of all its tags, as written."""

MAX_TAGS = 1_000
"""Tags of one game."""

MAX_TAG_NAME = 200
"""Characters of a tag's name, as written; escaped, half as many may become as many."""

MAX_NODES = 20_000
"""Moves of one game, variations included. The longest games known have some 400 plies."""

MAX_PLAIN = 4_000
"""Moves of one line that are verified all at once; longer ones, one by one."""

MAX_GLYPHS = 100
"""Marks of one move."""

MAX_DEPTH = 100
"""Variations inside one another."""

MAX_WORD = 100
"""Characters of one word of a game's text that is no comment."""

MAX_JSON = 4_000_000
"""Characters of one game in JSON."""

MAX_NUMBER = 10**15
"""A clock, an evaluation or a depth is smaller: 31 000 years in milliseconds."""

MAX_POSITION = 2_000
"""Characters of a position."""

MAX_PROBLEMS = 20
"""Problems that are listed for one game."""
