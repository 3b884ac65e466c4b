"""Writing SVG: elements, numbers and escaped text."""

from __future__ import annotations

import re
from html import escape

__all__ = ["number", "tag", "text_of"]

# Characters that no XML 1.0 document may hold, escaped or not.
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A coordinate, to a tenth of a unit: finer than any eye."""
    return f"{round(value, 1) + 0.0:g}"


def text_of(text: str) -> str:
    """Character data: escaped, with a replacement for what XML can't hold."""
    return escape(_FORBIDDEN.sub("\ufffd", text), quote=True)


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """One element.

    Args:
        name: the element's name.
        children: markup, as this function or `text_of` makes it.
        attributes: None leaves an attribute out; ``stroke_width`` means ``stroke-width``, and a
            ``_`` at the end is dropped (``class_``).
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = text_of(value) if isinstance(value, str) else number(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    if not children:
        return f"<{' '.join(parts)}/>"
    return f"<{' '.join(parts)}>{''.join(children)}</{name}>"
