"""Move text: a hole, where its last stone falls, the new total, the mark of a tuzdik.

`read_word` says what a word means in one of the notations, `complaints` whether the rules
agree, and `format_move` writes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from togyz.rules import Hole, IllegalMove, Position, Side

from .errors import NotationError, shown

__all__ = [
    "NOTATIONS",
    "Complaint",
    "MoveText",
    "Notation",
    "complaints",
    "format_move",
    "illegal",
    "landing",
    "parse_move",
    "read_word",
]

Notation = Literal["digits", "letters", "playstrategy"]

NOTATIONS: dict[str, Notation] = {
    "togyz": "digits",
    "tgk": "digits",
    "playok": "digits",
    "fromto": "digits",
    "holes": "digits",
    "json": "digits",
    "letters": "letters",
    "playstrategy": "playstrategy",
}
"""How the moves of each format of games are written."""

# Latin and Cyrillic, small and capital.
_MARK = "[xXхХ]"
_TAIL = rf"({_MARK})?(?:\(([0-9]{{1,4}})\))?({_MARK})?"
_DIGITS = re.compile(r"([1-9])([0-9])?" + _TAIL)
_WIDE_DIGITS = re.compile(r"([1-9][0-9]?)(?:-([0-9]{1,2}))?" + _TAIL)
_COORDINATES = re.compile(r"([a-z])([12])([a-z])([12])")
_FILES = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class MoveText:
    """What a move text says, right or wrong.

    Attributes:
        hole: the number of the hole that is played.
        landing: the number of the hole of the last stone, 0 for the own kazan (Mangala); None
            where the text does not say.
        total: stones in the mover's kazan after the move; None where the text does not say.
        tuzdik: whether the text marks a new tuzdik.
        origin: whose row the played hole lies in, where the notation tells it.
        target: whose row the hole of the last stone lies in, where the notation tells it.
    """

    hole: int
    landing: int | None = None
    total: int | None = None
    tuzdik: bool = False
    origin: Side | None = None
    target: Side | None = None


class Complaint(NamedTuple):
    """Why a move text can't be right.

    Attributes:
        message: one sentence.
        expected: the text that would be right, where one would.
        fatal: whether the move may be another one than the text says.
    """

    message: str
    expected: str | None
    fatal: bool


@lru_cache(maxsize=8192)
def read_word(word: str, notation: Notation, holes: int) -> MoveText | None:
    """What a word says as a move on a board of so many holes a side; None if it is no move."""
    if notation == "letters":
        index = _FILES.find(word.lower()) if len(word) == 1 else -1
        return MoveText(index + 1) if 0 <= index < holes else None
    if notation == "playstrategy":
        match = _COORDINATES.fullmatch(word.lower())
        if match is None:
            return None
        origin, target = _hole(match[1], match[2], holes), _hole(match[3], match[4], holes)
        if origin is None or target is None:
            return None
        return MoveText(origin.number, target.number, None, False, origin.side, target.side)
    match = (_DIGITS if holes <= 9 else _WIDE_DIGITS).fullmatch(word)
    if match is None:
        return None
    hole, land, mark, total, late_mark = match.groups()
    return MoveText(
        int(hole),
        None if land is None else int(land),
        None if total is None else int(total),
        (mark or late_mark) is not None,
    )


def _hole(file: str, rank: str, holes: int) -> Hole | None:
    """South's a is hole 1; North's holes run the other way."""
    index = _FILES.index(file)
    if index >= holes:
        return None
    return Hole(Side.WHITE, index + 1) if rank == "1" else Hole(Side.BLACK, holes - index)


def landing(position: Position, hole: int) -> Hole | None:
    """Where the last stone of a legal move falls; None for the own kazan (Mangala).

    `Trace.landing` tells the same, but writes down every stone on the way: reading thousands of
    games takes twice as long with it.
    """
    variant = position.variant
    if variant.family.sows_kazans:
        return position.trace(hole).landing
    origin = position.side * variant.holes + hole - 1
    stones = position.holes[origin]
    first = origin if variant.returns and stones > 1 else origin + 1
    return Hole.at((first + stones - 1) % (2 * variant.holes), variant.holes)


def illegal(position: Position, move: MoveText) -> Complaint | None:
    """Why the rules forbid the move itself, or None."""
    if move.origin is not None and move.origin is not position.side:
        return Complaint(
            f"{position.side} is to move, but {Hole(move.origin, move.hole)} was played",
            _one_of(position),
            fatal=True,
        )
    try:
        position.check(move.hole)
    except IllegalMove as problem:
        return Complaint(str(problem), _one_of(position), fatal=True)
    return None


def _one_of(position: Position) -> str | None:
    moves = position.legal_moves()
    if not moves:
        return None
    return f"{'hole' if len(moves) == 1 else 'one of holes'} {', '.join(map(str, moves))}"


def complaints(before: Position, move: MoveText, after: Position) -> list[Complaint]:
    """What the rules contradict in the text of a legal move; only the landing, if that is wrong."""
    if move.landing is not None:
        hole = landing(before, move.hole)
        same_side = move.target is None or (hole is not None and hole.side is move.target)
        if (0 if hole is None else hole.number) != move.landing or not same_side:
            where = "the own kazan" if hole is None else f"{hole.side}'s hole {hole.number}"
            origin = f"{before.side}'s hole {move.hole}"
            message = f"the last stone of {origin} falls into {where}, not into {_said(move)}"
            return [Complaint(message, _same_way(move, before), fatal=True)]
    found = []
    total = after.kazans[before.side]
    if move.total is not None and move.total != total:
        message = f"{before.side}'s kazan holds {total} after this move, not {move.total}"
        found.append(Complaint(message, format_move(before, move.hole), fatal=False))
    if move.tuzdik and before.tuzdiks == after.tuzdiks:
        bans = ", ".join(ban.value for ban in before.trace(move.hole).bans)
        message = "no tuzdik arises here" + (f" (it is barred: {bans})" if bans else "")
        found.append(Complaint(message, format_move(before, move.hole), fatal=False))
    return found


def _same_way(move: MoveText, position: Position) -> str:
    """The right text of the move, in the notation of the text."""
    coordinates = move.target is not None and not position.variant.family.sows_kazans
    return format_move(position, move.hole, "playstrategy" if coordinates else "fromto")


def _said(move: MoveText) -> str:
    """The landing hole of a text, in words."""
    if move.landing == 0:
        return "the own kazan"
    if move.target is not None:
        return f"{move.target}'s hole {move.landing}"
    return f"a hole {move.landing}"


def parse_move(text: str, position: Position, format: str | None = None) -> int:
    """The hole that a move text plays in a position, checked against the rules.

    >>> parse_move("76(10)", Position.start())
    7

    Args:
        text: the move, such as ``7``, ``76``, ``76(10)``, ``36x``, ``g`` or ``g1d2``.
        position: where it is played.
        format: the format of games whose way of writing it is, a key of `GAME_FORMATS`; None
            to find out: no text is a move in two of them.

    Raises:
        NotationError: it can't be read, or the landing hole, the total or the mark is wrong.
        IllegalMove: the rules forbid it.
    """
    word = text.strip()
    holes = position.variant.holes
    if format is not None and format not in NOTATIONS:
        raise NotationError(
            f"there is no format of games called {shown(format)}",
            expected="one of " + ", ".join(NOTATIONS),
        )
    tried: tuple[Notation, ...] = (
        ("digits", "playstrategy", "letters") if format is None else (NOTATIONS[format],)
    )
    moves = (read_word(word, notation, holes) for notation in tried)
    move = next((m for m in moves if m is not None), None)
    if move is None:
        raise NotationError(
            f"{shown(word)} is not a move", column=1, expected=example(tried[0], position)
        )
    complaint = illegal(position, move)
    if complaint is not None:
        raise IllegalMove(complaint.message)
    wrong = complaints(position, move, position.play(move.hole))
    if wrong:
        raise NotationError(wrong[0].message, column=1, expected=wrong[0].expected)
    return move.hole


def example(notation: Notation, position: Position) -> str:
    """What a move looks like, for messages."""
    moves = position.legal_moves()
    if not moves:
        return "nothing, the game is over"
    name = "fromto" if notation == "digits" else notation
    try:
        return f"a move such as {format_move(position, moves[-1], name)}"
    except NotationError:  # a board that the notation has no words for
        return "a move such as g1d2" if notation == "playstrategy" else "a move such as g"


def format_move(position: Position, hole: int, format: str = "fromto") -> str:
    """A legal move as text.

    >>> format_move(Position.start(), 7)
    '76(10)'
    >>> format_move(Position.start(), 7, "playstrategy")
    'g1d2'

    Args:
        position: where it is played.
        hole: the number of the hole.
        format: the format of games whose way of writing it is, a key of `GAME_FORMATS`. The
            default writes the landing hole, the new total after a capture, and ``x`` for a
            new tuzdik.

    Raises:
        IllegalMove: the rules forbid it.
        NotationError: no such format, or it can't say this move.
    """
    position.check(hole)
    if format == "holes" or format == "letters":
        return str(hole) if format == "holes" else _letter(hole)
    holes = position.variant.holes
    target = landing(position, hole)
    if format == "playstrategy":
        if target is None or position.variant.family.sows_kazans:
            raise NotationError(f"PlayStrategy's notation has no {position.variant.title}")
        return _square(Hole(position.side, hole), holes) + _square(target, holes)
    if format not in NOTATIONS:
        raise NotationError(
            f"there is no format of games called {shown(format)}",
            expected="one of " + ", ".join(NOTATIONS),
        )
    trace = position.trace(hole)
    land = 0 if target is None else target.number
    text = f"{hole}{land}" if holes <= 9 else f"{hole}-{land}"
    if trace.tuzdik is not None:
        text += "X" if format == "playok" else "x"
        if format == "playok":
            return text
    if trace.captured and format != "tgk":
        text += f"({trace.after.kazans[position.side]})"
    return text


def _letter(hole: int) -> str:
    if hole > len(_FILES):
        raise NotationError(f"there is no letter for hole {hole}")
    return _FILES[hole - 1]


def _square(hole: Hole, holes: int) -> str:
    if hole.side is Side.WHITE:
        return _letter(hole.number) + "1"
    return _letter(holes + 1 - hole.number) + "2"
