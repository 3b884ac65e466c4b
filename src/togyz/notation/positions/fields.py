"""What the readers of positions share: fields with their columns, numbers, rows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from togyz.rules import InvalidPosition, Position, Side, Variant, variant

from ..errors import NotationError, shown
from ..limits import MAX_POSITION

__all__ = ["Field", "fields", "make", "rules_for"]

_FIELD = re.compile(r"\S+")
_NUMBER = re.compile(r"[0-9]{1,6}")

_BY_HOLES = {9: "togyzkumalak", 7: "qozdatu", 5: "bestemshe", 6: "mangala"}


@dataclass(frozen=True, slots=True)
class Field:
    """A piece of a position's text that stands between blanks or commas, and its column."""

    text: str
    column: int

    def split(self, separator: str) -> list[Field]:
        """The pieces between separators."""
        pieces, column = [], self.column
        for text in self.text.split(separator):
            pieces.append(Field(text, column))
            column += len(text) + len(separator)
        return pieces

    def pair(self, separator: str, what: str) -> tuple[Field, Field]:
        """The two pieces around one separator."""
        pieces = self.split(separator)
        if len(pieces) != 2:
            raise self.wrong(f"two {what} with {separator!r} between them")
        return pieces[0], pieces[1]

    def number(self, what: str) -> int:
        """The number that the whole field is."""
        if not _NUMBER.fullmatch(self.text):
            raise self.wrong(what)
        return int(self.text)

    def wrong(self, expected: str) -> NotationError:
        """The error to raise when the field is something else."""
        found = shown(self.text) if self.text else "nothing"
        return NotationError(f"{found} is not readable here", column=self.column, expected=expected)


def fields(text: str) -> list[Field]:
    """The pieces of a position's text between blanks.

    Raises:
        NotationError: the text is longer than any position.
    """
    if len(text) > MAX_POSITION:
        raise NotationError(
            f"the text has {len(text)} characters; no position needs more than {MAX_POSITION}"
        )
    return [Field(m.group(), m.start() + 1) for m in _FIELD.finditer(text)]


def rules_for(holes: tuple[int, int], given: str | Variant | None) -> Variant:
    """The variant of a text that does not name one: the given one, else by its rows.

    Raises:
        NotationError: the rows fit no variant, or not the given one.
    """
    if given is not None:
        found = variant(given)
        if holes != (found.holes, found.holes):
            raise NotationError(
                f"the rows have {holes[0]} and {holes[1]} holes; "
                f"{found.title} has {found.holes} a side"
            )
        return found
    if holes[0] != holes[1] or holes[0] not in _BY_HOLES:
        known = ", ".join(f"{n} ({name})" for n, name in _BY_HOLES.items())
        raise NotationError(
            f"the rows have {holes[0]} and {holes[1]} holes",
            expected=f"two rows of as many holes as a variant has: {known}",
        )
    return variant(_BY_HOLES[holes[0]])


def make(
    rules: Variant,
    rows: tuple[list[int], list[int]],
    kazans: tuple[int, int],
    tuzdiks: tuple[int | None, int | None],
    side: Side,
    *,
    extra: bool = False,
) -> Position | InvalidPosition:
    """The position, or why it can't be one."""
    try:
        return Position.of(*rows, kazans, tuzdiks, side, rules, extra=extra)
    except InvalidPosition as problem:
        return problem
