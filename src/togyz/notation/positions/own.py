"""The own format of positions; docs/reference/togyz-format.md specifies it."""

from __future__ import annotations

import re

from togyz.rules import InvalidPosition, Position, Side, UnknownVariant, Variant, variant

from ..errors import NotationError
from .fields import Field, fields, make

__all__ = ["VERSION", "format_own", "known_name", "parse_own"]

VERSION = "togyz1"
"""The word a position begins with, and the value of a game's tag Format."""

_SHAPE = "togyz1 VARIANT WHITE/BLACK KAZAN/KAZAN w|b"


def format_own(position: Position) -> str:
    """For example ``togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w``."""
    rows = "/".join(
        ",".join(
            "x" if position.tuzdik_owner((side, number)) is not None else str(stones)
            for number, stones in enumerate(position.row(side), 1)
        )
        for side in Side
    )
    name = known_name(position.variant)
    kazans = f"{position.kazans[0]}/{position.kazans[1]}"
    extra = " extra" if position.extra else ""
    return f"{VERSION} {name} {rows} {kazans} {position.side.letter}{extra}"


def known_name(rules: Variant) -> str:
    """The name to write for a variant.

    Raises:
        NotationError: it is not the registered one of that name, so nobody could read it.
    """
    name = str(rules)
    try:
        if variant(name) == rules:
            return name
    except UnknownVariant:
        pass
    raise NotationError(
        f"the variant {name!r} is not the registered one of that name, so nobody could read it"
    )


def parse_own(text: str, given: str | Variant | None = None) -> Position:
    """Read what `format_own` writes."""
    parts = fields(text)
    if not parts or parts[0].text != VERSION:
        raise _not_this_version(parts)
    if len(parts) not in (5, 6):
        raise NotationError(
            f"a position has 5 fields, 6 with 'extra'; here are {len(parts)}",
            column=parts[-1].column,
            expected=_SHAPE,
        )
    rules = _variant(parts[1], given)
    rows, tuzdiks = _rows(parts[2], rules)
    white, black = parts[3].pair("/", "kazans")
    kazans = white.number("White's kazan"), black.number("Black's kazan")
    side = {"w": Side.WHITE, "b": Side.BLACK}.get(parts[4].text)
    if side is None:
        raise parts[4].wrong("w or b, the side to move")
    if len(parts) == 6 and parts[5].text != "extra":
        raise parts[5].wrong("extra, or nothing")
    position = make(rules, rows, kazans, tuzdiks, side, extra=len(parts) == 6)
    if isinstance(position, InvalidPosition):
        raise position
    return position


def _not_this_version(parts: list[Field]) -> NotationError:
    word = parts[0].text if parts else ""
    if re.fullmatch(r"togyz[0-9]+", word):
        return NotationError(
            f"this is a position of format version {word}; this program reads {VERSION}",
            column=parts[0].column,
            expected=VERSION,
        )
    return NotationError("not a position in togyz's own format", column=1, expected=_SHAPE)


def _variant(part: Field, given: str | Variant | None) -> Variant:
    if given is not None and str(variant(given)) == part.text:
        return variant(given)
    try:
        found = variant(part.text)
    except UnknownVariant as problem:
        raise NotationError(str(problem), column=part.column) from None
    if given is not None and variant(given) != found:
        raise NotationError(
            f"the position is one of {found}, but {variant(given)} was asked for",
            column=part.column,
            expected=str(variant(given)),
        )
    return found


def _rows(
    part: Field, rules: Variant
) -> tuple[tuple[list[int], list[int]], tuple[int | None, int | None]]:
    """The stones of both rows, and the tuzdiks of White and Black that lie in them."""
    rows: tuple[list[int], list[int]] = [], []
    tuzdiks: list[int | None] = [None, None]
    for side, row in zip(Side, part.pair("/", "rows"), strict=True):
        pieces = row.split(",")
        if len(pieces) != rules.holes:
            raise NotationError(
                f"{side}'s row has {len(pieces)} holes; {rules.title} has {rules.holes}",
                column=row.column,
            )
        for number, piece in enumerate(pieces, 1):
            if piece.text != "x":
                rows[side].append(piece.number("a number of stones, or x for a tuzdik"))
                continue
            if tuzdiks[side.opponent] is not None:
                raise NotationError(
                    f"{side.opponent} has two tuzdiks, holes {tuzdiks[side.opponent]} and {number}",
                    column=piece.column,
                )
            tuzdiks[side.opponent] = number
            rows[side].append(0)
    return rows, (tuzdiks[0], tuzdiks[1])
