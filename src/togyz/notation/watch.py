"""Two things to keep an eye on along the main line of a game: repetition, and move numbers."""

from __future__ import annotations

from togyz.rules import Position, Side

__all__ = ["Numbering", "Repetition"]


class Repetition:
    """Counts positions, to find the third occurrence of one.

    Attributes:
        reached: whether the latest position is the third of its kind, for the first time.
    """

    def __init__(self, start: Position) -> None:
        self._counts: dict[tuple[tuple[int, ...], Side, bool], int] | None = {}
        self._kazans = start.kazans
        self.reached = False
        self.note(start)

    def note(self, position: Position) -> bool:
        """Take note of the next position; whether it was played on after a third occurrence."""
        if self.reached:
            self.reached, self._counts = False, None
            return True
        if self._counts is None or position.tuzdiks != (None, None):
            return False  # with a tuzdik every lap loses stones to it
        if position.kazans != self._kazans:
            self._kazans = position.kazans
            self._counts.clear()  # stones don't come back from a kazan
        key = position.holes, position.side, position.extra
        count = self._counts[key] = self._counts.get(key, 0) + 1
        self.reached = count >= 3
        return False


class Numbering:
    """Checks move numbers against the moves; only the first that is wrong is told."""

    def __init__(self, start: Position) -> None:
        rules = start.variant
        self._first = start.side
        self._offset: int | None = None
        # Where a side may move twice in a row, numbers say nothing about whose move it is.
        self._on = not (rules.family.sows_kazans or rules.extra_move)

    def check(self, text: str, ply: int, side: Side) -> str | None:
        """The number that is due, when the text is another one.

        Args:
            text: the number as written, such as ``12.`` or ``12...``.
            ply: how many plies were played before.
            side: who is to move.
        """
        if not self._on:
            return None
        number = int(text.rstrip(".…"))
        index = (ply + self._first) // 2
        if self._offset is None:
            self._offset = number - index
        black = text.endswith(("..", "…"))
        if number == self._offset + index and black == (side is Side.BLACK):
            return None
        self._on = False
        return f"{self._offset + index}{'.' if side is Side.WHITE else '...'}"
