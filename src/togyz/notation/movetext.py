"""Move text: a hole, where its last stone falls, the new total, the mark of a tuzdik."""

from __future__ import annotations

from dataclasses import dataclass

from togyz.rules import Hole, Position

__all__ = ["MoveText", "format_move", "parse_move"]


@dataclass(frozen=True, slots=True)
class MoveText:
    """What a move text says, right or wrong.

    Attributes:
        hole: the number of the hole that is played.
        landing: the number of the hole of the last stone, 0 for the own kazan (Mangala); None
            where the text does not say.
        total: stones in the mover's kazan after the move; None where the text does not say.
        tuzdik: whether the text marks a new tuzdik.
        origin: the hole that is played with its side, where the notation tells it.
        target: the hole of the last stone with its side, where the notation tells it.
    """

    hole: int
    landing: int | None = None
    total: int | None = None
    tuzdik: bool = False
    origin: Hole | None = None
    target: Hole | None = None


def parse_move(text: str, position: Position, format: str | None = None) -> int:
    """The hole that a move text plays in a position, checked against the rules."""
    raise NotImplementedError


def format_move(position: Position, hole: int, format: str = "fromto") -> str:
    """A legal move as text, such as ``76(10)``."""
    raise NotImplementedError
