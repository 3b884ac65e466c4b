"""The two sides, and the name of a hole."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

__all__ = ["Hole", "Side"]


class Side(IntEnum):
    """White (*bastaushy*, moves first) or Black (*kostaushy*); the values index pairs."""

    WHITE = 0
    BLACK = 1

    @property
    def opponent(self) -> Side:
        """The other side."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

    @property
    def letter(self) -> str:
        """``w`` or ``b``, as position strings write it."""
        return "wb"[self]

    def __str__(self) -> str:
        """``White`` or ``Black``."""
        return self.name.capitalize()


class Hole(NamedTuple):
    """A hole of the board, by the row it lies in.

    Attributes:
        side: whose row.
        number: 1 to the number of holes a side, counted from that player's own left.
    """

    side: Side
    number: int

    def place(self, holes: int) -> int:
        """The place in `Position.holes`, 0-based, for a board of `holes` holes a side."""
        return self.side * holes + self.number - 1

    @staticmethod
    def at(index: int, holes: int) -> Hole:
        """The hole at a place of `Position.holes`; the inverse of `place`."""
        return board(holes)[index]

    def __str__(self) -> str:
        """For people: ``White 4``."""
        return f"{self.side} {self.number}"


@cache
def board(holes: int) -> tuple[Hole, ...]:
    """Every hole of a board of `holes` holes a side, in sowing order."""
    return tuple(Hole(side, number) for side in Side for number in range(1, holes + 1))
