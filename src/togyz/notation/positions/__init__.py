"""Positions as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from togyz.rules import Position, Variant
from togyz.rules import variant as find_variant

from ..errors import NotationError, shown
from ..limits import MAX_POSITION
from .json import format_json, parse_json
from .own import format_own, parse_own
from .plain import format_plain, parse_plain
from .playstrategy import format_playstrategy, looks_like_playstrategy, parse_playstrategy

__all__ = [
    "POSITION_FORMATS",
    "PositionFormat",
    "format_position",
    "names_variant",
    "parse_position",
]


@dataclass(frozen=True, slots=True)
class PositionFormat:
    """A way to write positions.

    Attributes:
        name: the key in `POSITION_FORMATS`.
        title: for people.
        write: from a position to its text; NotationError where the format can't say it.
        read: from a text and the variant asked for, if any, to the position.
    """

    name: str
    title: str
    write: Callable[[Position], str] = field(repr=False)
    read: Callable[[str, str | Variant | None], Position] = field(repr=False)


POSITION_FORMATS: dict[str, PositionFormat] = {
    f.name: f
    for f in (
        PositionFormat("togyz", "togyz's own position line", format_own, parse_own),
        PositionFormat("json", "a JSON object", format_json, parse_json),
        PositionFormat("playstrategy", "PlayStrategy FEN", format_playstrategy, parse_playstrategy),
        PositionFormat(
            "plain",
            "rows, kazans, tuzdiks; holes numbered from 1",
            format_plain,
            lambda text, given: parse_plain(text, given, 1),
        ),
        PositionFormat(
            "plain0",
            "rows, kazans, tuzdiks; holes numbered from 0",
            lambda position: format_plain(position, 0),
            lambda text, given: parse_plain(text, given, 0),
        ),
    )
}
"""Every format of positions by name."""


def parse_position(
    text: str, format: str | None = None, variant: str | Variant | None = None
) -> Position:
    """Read a position.

    >>> parse_position("5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 S 1").variant.name
    'bestemshe'

    Args:
        text: the position; blanks around it don't matter.
        format: a key of `POSITION_FORMATS`; None to find out. In a plain position string the
            holes of the tuzdiks may be numbered from 1 or from 0: without a format it is read
            where only one of them gives a position, and refused otherwise.
        variant: the variant; needed where the text does not name it and the number of holes
            does not tell. A text that names another one is refused.

    Raises:
        NotationError: it can't be read, or means more than one position.
        InvalidPosition: it can be read, but is no position.
        UnknownVariant: there is no such variant.
    """
    given = find_variant(variant) if variant is not None else None
    text = text.removeprefix("\ufeff")
    if format is not None:
        return _format(format).read(text, given)
    if not text.strip():
        raise NotationError("there is no position: the text is empty")
    if len(text) > MAX_POSITION:
        raise NotationError(
            f"the text has {len(text)} characters; no position needs more than {MAX_POSITION}"
        )
    if re.match(r"\s*togyz[0-9]", text):
        return parse_own(text, given)
    if text.lstrip().startswith("{"):
        return parse_json(text, given)
    if looks_like_playstrategy(text):
        return parse_playstrategy(text, given)
    if re.match(r"\s*[0-9]+,[0-9, ]*/", text):
        return parse_plain(text, given)
    raise NotationError(
        f"{shown(text.strip())} is no position in a known format",
        column=1,
        expected="one of " + ", ".join(POSITION_FORMATS),
    )


def names_variant(text: str) -> bool:
    """Whether a position is written in a format that tells the variant."""
    return text.lstrip().startswith(("togyz", "{"))


def format_position(position: Position, format: str = "togyz") -> str:
    """A position on one line.

    >>> format_position(Position.start("bestemshe"))
    'togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w'

    Args:
        position: what to write.
        format: a key of `POSITION_FORMATS`.

    Raises:
        NotationError: no such format, or it can't say this position.
    """
    return _format(format).write(position)


def _format(name: str) -> PositionFormat:
    found = POSITION_FORMATS.get(name)
    if found is None:
        raise NotationError(
            f"there is no format of positions called {shown(name)}",
            expected="one of " + ", ".join(POSITION_FORMATS),
        )
    return found
