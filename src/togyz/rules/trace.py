"""What a move does, step by step: for an animation, a screen reader, a teacher."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from .sides import Hole, Side

if TYPE_CHECKING:
    from .position import Position

__all__ = ["Ban", "Capture", "Drop", "Trace"]


class Ban(Enum):
    """Why three stones in an opponent's hole did not become a tuzdik."""

    SECOND = "second"
    """The mover already has a tuzdik."""
    LAST_HOLE = "last-hole"
    """The hole is the opponent's last one, the ninth."""
    MIRRORED = "mirrored"
    """The opponent's tuzdik has the same number."""


class Drop(NamedTuple):
    """One stone leaves the hand.

    Attributes:
        hole: where it falls; None when it is sown into a kazan (Mangala alone).
        kazan: whose kazan receives it: the owner's when the hole is a tuzdik, else None.
    """

    hole: Hole | None
    kazan: Side | None


class Capture(NamedTuple):
    """All `stones` of `hole` go to the mover's kazan."""

    hole: Hole
    stones: int


@dataclass(frozen=True, slots=True)
class Trace:
    """A move, stone by stone. Taking the drops and captures in order leads to `after`.

    Attributes:
        before: the position the move is made in.
        hole: the number of the hole that is played.
        drops: one for each stone in the hand, in order.
        captures: what the last stone won; the three stones of a new tuzdik are one of them.
        tuzdik: the hole that became a tuzdik, or None.
        bans: when the last stone made three in an opponent's hole and no tuzdik arose: every
            reason why; else empty.
        after: the position after the move.
    """

    before: Position
    hole: int
    drops: tuple[Drop, ...]
    captures: tuple[Capture, ...]
    tuzdik: Hole | None
    bans: tuple[Ban, ...]
    after: Position

    @property
    def mover(self) -> Side:
        """The side that moves."""
        return self.before.side

    @property
    def origin(self) -> Hole:
        """The hole that is played."""
        return Hole(self.mover, self.hole)

    @property
    def landing(self) -> Hole | None:
        """Where the last stone falls; None for the mover's own kazan (Mangala)."""
        return self.drops[-1].hole

    @property
    def captured(self) -> int:
        """Stones the last stone won, those of a new tuzdik included."""
        return sum(capture.stones for capture in self.captures)

    @property
    def again(self) -> bool:
        """True when the mover moves again (Mangala, or the option *one more move*)."""
        return self.after.side is self.mover

    def gain(self, side: Side) -> int:
        """Stones that this move brings to a side's kazan."""
        return self.after.kazans[side] - self.before.kazans[side]


@dataclass(slots=True)
class Record:
    """What a sowing writes down while it happens, when somebody asked for a trace."""

    drops: list[Drop] = field(default_factory=list)
    captures: list[Capture] = field(default_factory=list)
    tuzdik: Hole | None = None
    bans: tuple[Ban, ...] = ()
