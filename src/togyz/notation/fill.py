"""Fill lines with words."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["fill"]


def fill(words: Iterable[str], width: int) -> str:
    """The words with blanks between them, in lines of at most some width; words stay whole."""
    lines, line = [], ""
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return "\n".join([*lines, line])
