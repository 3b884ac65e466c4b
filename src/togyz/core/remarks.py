"""What can be said of a move in words, and what a score means for the result."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from togyz.rules import InvalidPosition, Position

from .engine import Line
from .facade import core
from .library import MAX_LINE, CLine, CRemark, library
from .packing import pack

__all__ = [
    "Remark",
    "RemarkKind",
    "Verdict",
    "accuracy",
    "remarks",
    "verdict",
    "win_probability",
]

_ROOM = 16


class RemarkKind(StrEnum):
    """What a remark says of the move that was played. `Remark` says what the numbers mean."""

    MISSES_WIN = "misses-win"
    LOSES = "loses"
    MISSES_TUZDIK = "misses-tuzdik"
    MISSES_CAPTURE = "misses-capture"
    ALLOWS_TUZDIK = "allows-tuzdik"
    LEAVES_STONES = "leaves-stones"
    FEEDS_TUZDIK = "feeds-tuzdik"
    RUNS_OUT = "runs-out"
    LOSES_STONES = "loses-stones"


_KINDS = tuple(RemarkKind)


@dataclass(frozen=True, slots=True)
class Remark:
    """A fact about a move that is not the best.

    Attributes:
        kind: what is said.
        hole: a number of a hole: the opponent's for ``misses-tuzdik`` and ``misses-capture``, the
            mover's own for ``allows-tuzdik`` and ``leaves-stones``; else None.
        stones: how many are captured, fall into the opponent's tuzdik or are lost; else None.
        plies: of ``misses-win`` and ``loses``: the game ends with this ply from here; of
            ``loses-stones``: so many plies after the position. None where it can't be said.
        moves: of ``runs-out``: how many own moves are left.
    """

    kind: RemarkKind
    hole: int | None = None
    stones: int | None = None
    plies: int | None = None
    moves: int | None = None


def remarks(position: Position, played: Line, better: Line) -> tuple[Remark, ...]:
    """What a move does or misses that a better one does not, the weightiest first.

    Everything said is true of the lines: nothing is a matter of opinion, and where they show
    nothing that can be pointed at, nothing is said.

    Args:
        position: where both lines begin.
        played: the move that was played and what is expected after it, with the mover's score.
        better: a better move, likewise.

    Raises:
        InvalidPosition: the core refuses the position.
    """
    rules = core(position.variant)
    found = (CRemark * _ROOM)()
    count = library().togyz_remarks(
        rules.handle,
        byref(pack(position.variant, position)),
        byref(_line(played)),
        byref(_line(better)),
        found,
        _ROOM,
    )
    if count < 0:
        raise InvalidPosition((f"the core can't read this position: {position}",))
    return tuple(map(_remark, found[:count]))


def win_probability(score: int) -> float:
    """The share of the point that the mover may expect, from 0 to 1; a draw counts half.

    Args:
        score: as in `Line.score`. Proved results give 0 or 1.
    """
    return float(library().togyz_win(score))


class Verdict(IntEnum):
    """What a move is called, by the share of the point that it cost."""

    GOOD = 0
    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


def verdict(lost: float) -> Verdict:
    """What a move is called that cost so much of the point, from 0 to 1."""
    return Verdict(library().togyz_verdict(lost))


def accuracy(lost: float) -> float:
    """How well somebody played, from 0 to 100, who lost so much of the point with each move."""
    return float(library().togyz_accuracy(lost))


def _line(line: Line) -> CLine:
    given = CLine(score=line.score, length=min(len(line.pv), MAX_LINE))
    given.pv[: given.length] = list(line.pv[: given.length])
    return given


def _remark(told: CRemark) -> Remark:
    kind = _KINDS[told.kind - 1]
    match kind:
        case RemarkKind.MISSES_WIN | RemarkKind.LOSES:
            return Remark(kind, plies=told.number or None)
        case RemarkKind.FEEDS_TUZDIK:
            return Remark(kind, stones=told.number)
        case RemarkKind.RUNS_OUT:
            return Remark(kind, moves=told.number)
        case RemarkKind.LOSES_STONES:
            return Remark(kind, stones=told.number, plies=told.hole)
        case _:
            return Remark(kind, hole=told.hole, stones=told.number)
