"""The position strings of PlayStrategy: North's row from its last hole, then South's."""

from __future__ import annotations

import re

from togyz.rules import InvalidPosition, Position, Side, Variant

from ..errors import NotationError
from .fields import Field, fields, make, rules_for

__all__ = ["format_playstrategy", "looks_like_playstrategy", "parse_playstrategy"]

_SHAPE = "NORTH/SOUTH SCORE SCORE S|N NUMBER"
_STONES = re.compile(r"([0-9]{1,4})S")
_EMPTY = re.compile(r"[1-9][0-9]?")
_LONGEST_ROW = 20
_LETTERS = {"S": Side.WHITE, "N": Side.BLACK}


def format_playstrategy(position: Position) -> str:
    """North (Black) from its last hole to its first, then South; the move number is always 1."""
    if position.variant.family.sows_kazans:
        raise NotationError(f"PlayStrategy's notation has no {position.variant.title}")
    if position.extra:
        raise NotationError("PlayStrategy's notation can't say that a player has passed")
    rows = []
    for side in (Side.BLACK, Side.WHITE):
        row, empty = [], 0
        marks = [
            "t" if position.tuzdik_owner((side, number)) is not None else f"{stones}S"
            for number, stones in enumerate(position.row(side), 1)
        ]
        for mark in marks if side is Side.WHITE else reversed(marks):
            if mark == "0S":
                empty += 1
                continue
            row += [str(empty)] * (empty > 0) + [mark]
            empty = 0
        rows.append(",".join(row + [str(empty)] * (empty > 0)))
    white, black = position.kazans
    side_letter = "S" if position.side is Side.WHITE else "N"
    return f"{'/'.join(rows)} {white} {black} {side_letter} 1"


def looks_like_playstrategy(text: str) -> bool:
    """Whether the text can only be of this format: stones written as ``12S``, and S or N."""
    return re.search(r"[0-9]S|\bt\b|\s[SN](\s|$)", text) is not None


def parse_playstrategy(text: str, given: str | Variant | None = None) -> Position:
    """Read a position whose first row is North's, and only if it can be one.

    Another program writes the same alphabet with South's row first. Where the text is a
    position as it stands it is read so; where it is none, or none that a game can reach while
    the other reading is one, it is refused.
    """
    parts = fields(text)
    if len(parts) not in (4, 5):
        raise NotationError(
            f"a position has 5 fields; here are {len(parts)}",
            column=parts[-1].column if parts else 1,
            expected=_SHAPE,
        )
    first, second = (_row(part) for part in parts[0].pair("/", "rows"))
    rules = rules_for((len(first), len(second)), given)
    if rules.family.sows_kazans:
        raise NotationError(f"PlayStrategy's notation has no {rules.title}", column=1)
    kazans = parts[1].number("South's score"), parts[2].number("North's score")
    side = _LETTERS.get(parts[3].text)
    if side is None:
        raise parts[3].wrong("S or N, the side to move")
    if len(parts) == 5:
        parts[4].number("the number of the move")
    north_first = _make(rules, second, first[::-1], kazans, side)
    south_first = _make(rules, first, second[::-1], kazans, side)
    if isinstance(north_first, Position):
        doubts = north_first.warnings()
        better = isinstance(south_first, Position) and not south_first.warnings()
        if not (doubts and better):
            return north_first
        why = f"no game reaches it with North's row first ({'; '.join(doubts)})"
    else:
        why = f"with North's row first it is no position ({north_first})"
    if isinstance(south_first, Position):
        why += "; another program writes South's row first, but that is not guessed"
    raise NotationError(why, column=parts[0].column, expected="North's row, then South's")


def _row(part: Field) -> list[int | None]:
    """The stones of a row as written; None for a tuzdik."""
    row: list[int | None] = []
    for piece in part.split(","):
        stones = _STONES.fullmatch(piece.text)
        if stones:
            row.append(int(stones.group(1)))
        elif piece.text == "t":
            row.append(None)
        elif _EMPTY.fullmatch(piece.text) and int(piece.text) <= _LONGEST_ROW:
            row += [0] * int(piece.text)
        else:
            raise piece.wrong("stones such as 12S, a number of empty holes, or t for a tuzdik")
    return row


def _make(
    rules: Variant,
    white: list[int | None],
    black: list[int | None],
    kazans: tuple[int, int],
    side: Side,
) -> Position | InvalidPosition:
    """The position with these rows, each from its owner's hole 1."""
    tuzdiks: list[int | None] = [None, None]
    for owner, row in ((Side.BLACK, white), (Side.WHITE, black)):
        numbers = [number for number, stones in enumerate(row, 1) if stones is None]
        if len(numbers) > 1:
            return InvalidPosition((f"{owner} has {len(numbers)} tuzdiks",))
        if numbers:
            tuzdiks[owner] = numbers[0]
    rows = [stones or 0 for stones in white], [stones or 0 for stones in black]
    return make(rules, rows, kazans, (tuzdiks[0], tuzdiks[1]), side)
