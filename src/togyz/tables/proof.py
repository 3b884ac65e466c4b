"""Proves values of positions with more stones than the tables have, by search down to them.

A side *makes sure of* so many stones if it has a move for every answer that brings them. Whatever a
search finds within some number of plies is true: beyond them nothing is assumed, neither of the
stones on the board nor of endless play. So depth after depth more is proved, until what both sides
make sure of is all there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from togyz.rules import Position, Side

from .files import TableError
from .probe import Tables

__all__ = ["Proof", "Prover", "prove"]


@dataclass(frozen=True, slots=True)
class Proof:
    """What is proved of a position so far.

    Attributes:
        depth: plies that were searched, at most.
        least: what the side to move can make sure to have in its kazan in the end.
        most: what the other side can hold it to.
        nodes: positions looked at, in all depths.
    """

    depth: int
    least: int
    most: int
    nodes: int

    @property
    def complete(self) -> bool:
        """Whether the score with best play is proved."""
        return self.least == self.most


def prove(position: Position, tables: Tables, depth: int = 60) -> Iterator[Proof]:
    """Search deeper and deeper, and yield what each depth has proved, until all is.

    Args:
        position: of the tables' variant; the game must not be over.
        tables: where the search ends.
        depth: plies, at most.

    Raises:
        TableError: there is no table at all, or it is damaged.
    """
    return Prover(tables).prove(position, depth)


class Prover:
    """Proves values of one position after the other, and remembers what it has proved.

    Attributes:
        tables: where its searches end.
    """

    def __init__(self, tables: Tables) -> None:
        """Make ready.

        Raises:
            TableError: there is no table at all.
        """
        if not tables.files:
            raise TableError(f"no tables of {tables.variant}; 'togyz tables build' makes them")
        self.tables = tables
        self._searches = {side: _Search(tables, side) for side in Side}

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return sum(search.nodes for search in self._searches.values())

    def prove(self, position: Position, depth: int = 60) -> Iterator[Proof]:
        """Search deeper and deeper, and yield what each depth has proved, until all is.

        Args:
            position: of the tables' variant; the game must not be over.
            depth: plies, at most.

        Raises:
            TableError: a table is damaged.
        """
        sides = (position.side, position.side.opponent)
        total = self.tables.variant.total
        sure = {side: position.kazans[side] for side in sides}
        before = self.nodes
        for plies in range(1, depth + 1):
            for side in sides:
                while sure[side] < total - sure[side.opponent] and self._searches[side].makes(
                    position, sure[side] + 1, plies
                ):
                    sure[side] += 1
            proof = Proof(plies, sure[sides[0]], total - sure[sides[1]], self.nodes - before)
            yield proof
            if proof.complete:
                return

    def keeping(self, position: Position, stones: int, depth: int = 60) -> list[int]:
        """The moves by which the side to move makes sure of so many stones, proved the soonest.

        Args:
            position: of the tables' variant; the game must not be over.
            stones: what its kazan shall hold in the end.
            depth: plies, at most; empty if no move is proved within them.

        Raises:
            TableError: a table is damaged.
        """
        search = self._searches[position.side]
        moves = {hole: position.play(hole) for hole in position.legal_moves()}
        for plies in range(depth):
            found = [hole for hole, after in moves.items() if search.makes(after, stones, plies)]
            if found:
                return found
        return []


class _Search:
    """What one side makes sure of, whoever is to move."""

    def __init__(self, tables: Tables, side: Side) -> None:
        self.tables = tables
        self.side = side
        self.total = tables.variant.total
        self.nodes = 0
        # Of a position and a number of stones: plies within which it is reached, and within which
        # it is known not to be.
        self.reached: dict[tuple[Position, int], int] = {}
        self.missed: dict[tuple[Position, int], int] = {}
        self.ends: dict[Position, int | None] = {}

    def makes(self, position: Position, stones: int, plies: int) -> bool:
        """Whether the side brings its kazan to so many stones, proved within so many plies."""
        if position.kazans[self.side] >= stones:
            return True
        if position.kazans[self.side.opponent] > self.total - stones:
            return False
        end = self.end(position)
        if end is not None:
            return end >= stones
        key = (position, stones)
        if self.reached.get(key, plies + 1) <= plies:
            return True
        if plies == 0 or self.missed.get(key, -1) >= plies:
            return False
        self.nodes += 1
        own = position.side is self.side
        found = not own
        for after in self.ordered(position):
            if self.makes(after, stones, plies - 1) == own:
                found = own
                break
        if found:
            self.reached[key] = plies
        else:
            self.missed[key] = plies
        return found

    def end(self, position: Position) -> int | None:
        """What the side gets from a position that a table has, or where the game is over."""
        if position not in self.ends:
            self.ends[position] = self._end(position)
        return self.ends[position]

    def _end(self, position: Position) -> int | None:
        outcome = position.outcome()
        if outcome is not None:
            return outcome.score[self.side]
        if sum(position.holes) > self.tables.most:
            return None
        known = self.tables.known(position)
        assert known is not None
        return known.least if position.side is self.side else self.total - known.most

    def ordered(self, position: Position) -> list[Position]:
        """The positions after it, those first that take most."""
        after = [position.play(hole) for hole in position.legal_moves()]
        return sorted(after, key=lambda each: -each.kazans[position.side])
