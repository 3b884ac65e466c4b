"""A line of moves from a first position, and whether the game is over at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from togyz.rules import IllegalMove, Outcome, Position, Reason

__all__ = ["History", "moves_between"]


class History:
    """The positions of a game so far. To continue one costs only the new moves.

    Attributes:
        moves: the holes that were played.
        positions: the positions, the first one included.
    """

    def __init__(self, start: Position) -> None:
        """Begin with a position."""
        self.moves: list[int] = []
        self.positions = [start]
        self._counts = Counter(self.positions)

    @property
    def position(self) -> Position:
        """The position at the end."""
        return self.positions[-1]

    @property
    def earlier(self) -> Sequence[Position]:
        """All positions before it, the oldest first."""
        return self.positions[:-1]

    @property
    def repeatable(self) -> Sequence[Position]:
        """Those of the earlier positions that it, or one after it, can be a repetition of.

        Stones don't come back from a kazan: they are the last ones with the same kazans.
        """
        first = len(self.positions) - 1
        while first and self.positions[first - 1].kazans == self.position.kazans:
            first -= 1
        return self.positions[first:-1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game is over at the end, by repetition too; None if it goes on."""
        position = self.position
        if self._counts[position] >= 3:
            return Outcome(None, Reason.REPETITION, position.kazans)
        return position.outcome()

    def play(self, moves: Iterable[int]) -> None:
        """Play on.

        Raises:
            IllegalMove: names the first move that is against the rules, by its number.
        """
        for move in moves:
            where = f"move {len(self.moves) + 1}"
            outcome = self.outcome
            if outcome is not None:
                raise IllegalMove(f"{where}: hole {move} can't be played, it is over: {outcome}")
            try:
                after = self.position.play(move)
            except IllegalMove as error:
                raise IllegalMove(f"{where}: {error}") from None
            self.moves.append(move)
            self.positions.append(after)
            self._counts[after] += 1

    def follow(self, start: Position, moves: Sequence[int]) -> History:
        """The history of other moves: this one continued, if it is their beginning.

        Raises:
            IllegalMove: as `play`; this history is as it was then.
        """
        known = len(self.moves)
        if start == self.positions[0] and list(moves[:known]) == self.moves:
            try:
                self.play(moves[known:])
            except IllegalMove:
                self._shorten(known)
                raise
            return self
        history = History(start)
        history.play(moves)
        return history

    def _shorten(self, plies: int) -> None:
        self._counts.subtract(self.positions[plies + 1 :])
        del self.moves[plies:], self.positions[plies + 1 :]


def moves_between(positions: Sequence[Position]) -> tuple[Position, list[int]]:
    """The moves that lead through successive positions to the last one.

    Returns:
        The first of the positions from which moves lead to the last one, and these moves. That
        is the last one itself, if no move leads there from the one before it.
    """
    moves: list[int] = []
    for before, after in zip(positions[-2::-1], positions[:0:-1], strict=True):
        move = next((hole for hole in before.legal_moves() if before.play(hole) == after), None)
        if move is None:
            break
        moves.append(move)
    moves.reverse()
    return positions[-1 - len(moves)], moves
