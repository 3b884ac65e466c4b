"""The rules of Turkish Mangala: the own kazan (hazine) lies on the way and is sown into."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle, islice
from typing import TYPE_CHECKING, ClassVar

from .outcome import Outcome, Reason
from .sides import Hole, Side
from .trace import Capture, Drop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .position import Position
    from .trace import Record


@dataclass(frozen=True, slots=True)
class MangalaRules:
    """Another move after a last stone in the own kazan; an own empty hole captures opposite."""

    even: ClassVar[bool] = False
    sows_kazans: ClassVar[bool] = True

    def sow(self, position: Position, hole: int, record: Record | None) -> Position:
        """Play a legal move; a ply is one sowing, and the side may move again after it."""
        variant = position.variant
        n = variant.holes
        mover = position.side
        holes = list(position.holes)
        kazans = list(position.kazans)

        origin = mover * n + hole - 1
        stones = holes[origin]
        holes[origin] = 0
        start = origin if stones > 1 else origin + 1
        last: int | None = None
        for last in islice(_way(n, mover, start), stones):
            if last is None:
                kazans[mover] += 1
            else:
                holes[last] += 1
            if record is not None:
                record.drops.append(
                    Drop(None, mover) if last is None else Drop(Hole.at(last, n), None)
                )

        for place in _captured(holes, n, mover, last):
            if record is not None:
                record.captures.append(Capture(Hole.at(place, n), holes[place]))
            kazans[mover] += holes[place]
            holes[place] = 0
        side = mover if last is None else mover.opponent
        return position.successor(tuple(holes), (kazans[0], kazans[1]), position.tuzdiks, side)

    def outcome(self, position: Position) -> Outcome | None:
        """A majority, or either row empty: the player whose row it is takes what is left."""
        variant = position.variant
        white, black = position.kazans
        if not variant.play_on:
            if white >= variant.win:
                return Outcome(Side.WHITE, Reason.MAJORITY, position.kazans)
            if black >= variant.win:
                return Outcome(Side.BLACK, Reason.MAJORITY, position.kazans)
        rows = sum(position.row(Side.WHITE)), sum(position.row(Side.BLACK))
        if all(rows):
            return None
        if not any(rows) and white == black:
            return Outcome(None, Reason.SPLIT, position.kazans)
        white += rows[1]
        black += rows[0]
        winner = None if white == black else Side(white < black)
        return Outcome(winner, Reason.BARE, (white, black))


def _way(n: int, mover: Side, start: int) -> Iterator[int | None]:
    """Places a hand passes from `start` on, endlessly; None is the mover's own kazan."""
    circle: list[int | None] = list(range(2 * n))
    circle.insert((mover + 1) * n, None)  # after the mover's last hole
    # The kazan is the one entry that is no place, so places before it keep their index.
    offset = start if mover is Side.BLACK or start < n else start + 1
    if start == (mover + 1) * n:
        offset = circle.index(None)
    return islice(cycle(circle), offset, None)


def _captured(holes: list[int], n: int, mover: Side, last: int | None) -> tuple[int, ...]:
    """Places whose stones the last stone won."""
    if last is None:
        return ()
    if (last >= n) != (mover is Side.BLACK):
        return (last,) if holes[last] % 2 == 0 else ()
    opposite = 2 * n - 1 - last
    return (opposite, last) if holes[last] == 1 and holes[opposite] else ()
