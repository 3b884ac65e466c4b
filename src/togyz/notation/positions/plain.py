"""The position strings of several programs: both rows, kazans, tuzdiks by number, side.

``w1,…,w9/b1,…,b9 kw kb tw tb stm`` or ``…/kw,kb/tw,tb/side``. Some programs number holes from
1, others from 0, and the text does not tell.
"""

from __future__ import annotations

import re

from togyz.rules import InvalidPosition, Position, Side, Variant

from ..errors import NotationError
from .fields import Field, fields, make, rules_for

__all__ = ["format_plain", "parse_plain"]

_SHAPE = "W1,…,W9/B1,…,B9 KW KB TW TB w|b, or …/KW,KB/TW,TB/w|b"
_SIDES = {"w": Side.WHITE, "white": Side.WHITE, "b": Side.BLACK, "black": Side.BLACK}
_NUMBER = re.compile(r"[0-9]{1,6}")
_NONE = ("-", "-1")

Tuzdiks = tuple[int | None, int | None]


def format_plain(position: Position, first: int = 1) -> str:
    """Both rows from the owner's hole 1; `first` is the number of the first hole of a row."""
    if position.extra:
        raise NotationError("a plain position string can't say that a player has passed")
    rows = "/".join(",".join(map(str, position.row(side))) for side in Side)
    tuzdiks = " ".join("-" if t is None else str(t - 1 + first) for t in position.tuzdiks)
    kazans = f"{position.kazans[0]} {position.kazans[1]}"
    return f"{rows} {kazans} {tuzdiks} {position.side.letter}"


def parse_plain(
    text: str, given: str | Variant | None = None, first: int | None = None
) -> Position:
    """Read a position string.

    Args:
        text: the string.
        given: the variant; else the one with as many holes.
        first: the number of the first hole of a row, 0 or 1; None to find out, which is
            refused where both give a position.
    """
    white, black, kazans, tuzdiks, side_field = _parts(text)
    rows = (
        [piece.number("a number of stones") for piece in white.split(",")],
        [piece.number("a number of stones") for piece in black.split(",")],
    )
    rules = rules_for((len(rows[0]), len(rows[1])), given)
    stones = kazans[0].number("White's kazan"), kazans[1].number("Black's kazan")
    side = _SIDES.get(side_field.text.lower())
    if side is None:
        raise side_field.wrong("w or b, the side to move")

    readings = _readings(tuzdiks, first)
    made = {how: make(rules, rows, stones, numbers, side) for how, numbers in readings.items()}
    found = {how: p for how, p in made.items() if isinstance(p, Position)}
    if len(set(found.values())) == 1:
        return next(iter(found.values()))
    if found:
        both = " or ".join(f"{_say(p)} ({how})" for how, p in found.items())
        raise NotationError(
            f"the tuzdiks can be read in more than one way: {both}; "
            "say which by the format: plain numbers holes from 1, plain0 from 0",
            column=tuzdiks[0].column,
        )
    problems = list(made.values())
    problem = problems[0]
    assert isinstance(problem, InvalidPosition)
    if len(problems) > 1:
        raise NotationError(
            "no position, however the tuzdiks are numbered: "
            + "; ".join(f"{problem} ({how})" for how, problem in made.items()),
            column=tuzdiks[0].column,
        )
    raise problem


def _parts(text: str) -> tuple[Field, Field, tuple[Field, Field], tuple[Field, Field], Field]:
    """White's row, Black's row, the kazans, the tuzdiks, the side."""
    parts = fields(text)
    if len(parts) == 6:
        white, black = parts[0].pair("/", "rows")
        return white, black, (parts[1], parts[2]), (parts[3], parts[4]), parts[5]
    pieces = parts[0].split("/") if len(parts) == 1 else []
    if len(pieces) != 5:
        raise NotationError("not a position string", column=1, expected=_SHAPE)
    white, black, kazans, tuzdiks, side = pieces
    return white, black, kazans.pair(",", "kazans"), tuzdiks.pair(",", "tuzdiks"), side


def _readings(tuzdiks: tuple[Field, Field], first: int | None) -> dict[str, Tuzdiks]:
    """What the tuzdiks can mean, by a phrase that says how; equal meanings but once."""
    texts = [part.text for part in tuzdiks]
    for part in tuzdiks:
        if part.text not in _NONE and not _NUMBER.fullmatch(part.text):
            raise part.wrong("the number of a tuzdik, or - for none")
    numbers = [None if text in _NONE else int(text) for text in texts]
    from_1 = numbers[0], numbers[1]
    from_0 = tuple(None if n is None else n + 1 for n in numbers)
    readings: dict[str, Tuzdiks] = {}
    if first != 0:
        readings["holes numbered from 1"] = from_1
    if first != 1 and numbers != [None, None]:
        readings["holes numbered from 0"] = from_0[0], from_0[1]
    # Where neither tuzdik is written as - or -1, a zero may be how the program writes "none".
    if first != 0 and 0 in numbers and None not in numbers:
        readings["holes numbered from 1, 0 for none"] = numbers[0] or None, numbers[1] or None
    return readings or {"no tuzdik": (None, None)}


def _say(position: Position) -> str:
    white, black = ("none" if t is None else str(t) for t in position.tuzdiks)
    return f"White's tuzdik {white}, Black's {black}, counted from 1"
