"""The rules of Togyz Kumalak and its nearest kin: sow, capture, tuzdik, end.

Source: the joint tournament rules of Kazakhstan and Kyrgyzstan; docs/explanation/rules.md tells
them in full, with the choices made where published rules differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from .outcome import Outcome, Reason
from .sides import Hole, Side, board
from .trace import Ban, Capture, Drop

if TYPE_CHECKING:
    from .position import Position
    from .trace import Record


class Captures(Enum):
    """What a last stone in an opponent's hole must make of it to capture."""

    EVEN = "even"
    """An even number."""
    PAIR = "pair"
    """Exactly two: the hole held a single stone."""


@dataclass(frozen=True, slots=True)
class TogyzRules:
    """Kazans lie beside the way; an opponent's hole made even is captured, one of three kept."""

    even: ClassVar[bool] = True
    sows_kazans: ClassVar[bool] = False

    def sow(self, position: Position, hole: int, record: Record | None) -> Position:
        """Play a legal move: the stones go round, then the last one may win something."""
        variant = position.variant
        size = 2 * variant.holes
        mover = position.side
        holes = list(position.holes)
        kazans = list(position.kazans)
        tuzdiks = position.tuzdiks
        owners = _tuzdik_owners(position)

        origin = mover * variant.holes + hole - 1
        stones = holes[origin]
        holes[origin] = 0
        # A single stone never returns, or the move would change nothing.
        first = origin if variant.returns and stones > 1 else origin + 1
        if owners:
            for place in range(first, first + stones):
                place %= size
                if place in owners:
                    kazans[owners[place]] += 1
                else:
                    holes[place] += 1
        else:
            for place in range(first, first + stones):
                holes[place % size] += 1
        last = (first + stones - 1) % size

        if record is not None:
            drops = _drops(variant.holes)
            if owners:
                drops = tuple(drop._replace(kazan=owners.get(i)) for i, drop in enumerate(drops))
            record.drops += (drops[place % size] for place in range(first, first + stones))

        landed_opposite = (last >= variant.holes) == (mover is Side.WHITE)
        if landed_opposite and last not in owners:
            made = holes[last]
            captured = made == 2 if variant.captures is Captures.PAIR else made % 2 == 0
            if variant.tuzdik and made == 3:
                bans = tuzdik_bans(position, last % variant.holes + 1)
                if not bans:
                    captured = True
                    number = last % variant.holes + 1
                    tuzdiks = (number, tuzdiks[1]) if mover is Side.WHITE else (tuzdiks[0], number)
                if record is not None:
                    record.bans = bans
                    record.tuzdik = None if bans else Hole.at(last, variant.holes)
            if captured:
                kazans[mover] += made
                holes[last] = 0
                if record is not None:
                    record.captures.append(Capture(Hole.at(last, variant.holes), made))

        side, extra = mover.opponent, False
        if variant.extra_move and not position.extra:
            n = variant.holes
            rows = (any(holes[:n]), any(holes[n:]))
            if not rows[side] and rows[mover]:  # the bare opponent passes
                side, extra = mover, True
        return position.successor(tuple(holes), (kazans[0], kazans[1]), tuzdiks, side, extra=extra)

    def outcome(self, position: Position) -> Outcome | None:
        """A majority, an even split, or a player to move who is bare."""
        variant = position.variant
        white, black = position.kazans
        if not variant.play_on:
            if white >= variant.win:
                return Outcome(Side.WHITE, Reason.MAJORITY, position.kazans)
            if black >= variant.win:
                return Outcome(Side.BLACK, Reason.MAJORITY, position.kazans)
            if white == black and white + black == variant.total:
                return Outcome(None, Reason.SPLIT, position.kazans)
        if any(position.row(position.side)):
            return None
        # The stones left lie on the other side only, and go to the player whose side it is.
        white += sum(position.row(Side.WHITE))
        black += sum(position.row(Side.BLACK))
        winner = None if white == black else Side(white < black)
        return Outcome(winner, Reason.BARE, (white, black))


def tuzdik_bans(position: Position, number: int) -> tuple[Ban, ...]:
    """Every reason that forbids the mover a tuzdik in the opponent's hole of this number."""
    mover = position.side
    bans = []
    if position.tuzdiks[mover] is not None:
        bans.append(Ban.SECOND)
    if number == position.variant.holes:
        bans.append(Ban.LAST_HOLE)
    if position.tuzdiks[mover.opponent] == number:
        bans.append(Ban.MIRRORED)
    return tuple(bans)


def _tuzdik_owners(position: Position) -> dict[int, Side]:
    """Places in `Position.holes` that are tuzdiks, with their owners."""
    owners = {}
    white, black = position.tuzdiks
    if white is not None:
        owners[position.variant.holes + white - 1] = Side.WHITE
    if black is not None:
        owners[black - 1] = Side.BLACK
    return owners


@cache
def _drops(n: int) -> tuple[Drop, ...]:
    """A stone that falls into each place of a board, made once: traces have many of them."""
    return tuple(Drop(hole, None) for hole in board(n))
