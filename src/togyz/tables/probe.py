"""Looks positions up in the tables that are there."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from pathlib import Path

from togyz.core import Bounds, CoreTables, DamagedTable
from togyz.rules import Position, Variant

from .files import TableError, TableFile, file_name
from .shape import Shape

__all__ = ["NO_TABLES", "Known", "KnownMove", "Tables", "table_directory"]


NO_TABLES = "none"
"""The value of $TOGYZ_TABLES with which engines ask no tables that they find by themselves."""


def table_directory() -> Path:
    """Where tables are looked for: $TOGYZ_TABLES, else ``togyz/tables`` in the user's cache."""
    chosen = os.environ.get("TOGYZ_TABLES")
    if chosen and chosen != NO_TABLES:
        return Path(chosen)
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "togyz" / "tables"


@dataclass(frozen=True, slots=True)
class Known:
    """What best play brings, from the view of the side to move.

    Attributes:
        result: 1, 0 or -1 for a win, a draw, a loss.
        least: stones that the side to move can bring its kazan to, whatever the other does.
        most: stones that the other side can hold it to.

    The two are equal but where one side is content to go on for ever.
    """

    result: int
    least: int
    most: int

    @classmethod
    def of(cls, position: Position, bounds: Bounds) -> Known:
        """From what of the stones on the board each side can make sure of."""
        mine = position.kazans[position.side] + bounds.mine
        yours = position.kazans[position.side.opponent] + bounds.yours
        win = position.variant.win
        result = 1 if mine >= win else -1 if yours >= win else 0
        return cls(result, mine, position.variant.total - yours)

    @property
    def exact(self) -> bool:
        """Whether the score with best play is one number."""
        return self.least == self.most


@dataclass(frozen=True, slots=True)
class KnownMove:
    """A move, and what it brings the side that plays it.

    Attributes:
        hole: the hole number.
        known: what best play brings after it, still from the view of the side that moved.
    """

    hole: int
    known: Known


class Tables:
    """The tables of a variant that are in a directory; any number of threads may use them.

    Attributes:
        variant: the variant.
        directory: where the files are.
        files: those that were found, by number of stones: from the fewest up without a gap.
        core: what is open, for an engine to ask.
        problem: why a file, and all with more stones, were left out; empty if none was.
    """

    def __init__(
        self, rules: str | Variant, directory: Path | None = None, *, lenient: bool = False
    ) -> None:
        """Open what is there; it may be nothing.

        Args:
            rules: the variant.
            directory: where the files are; by default `table_directory`.
            lenient: do without a file that can't be used, and say so in `problem`.

        Raises:
            TogyzError: this variant has no tables.
            TableError: a file is damaged or of something else.
        """
        shape = Shape.of(rules)
        self.variant = shape.variant
        self.directory = directory or table_directory()
        self.files: dict[int, TableFile] = {}
        self.problem = ""
        self._lock = threading.Lock()
        most = self._most_there(shape)
        self.core = CoreTables(self.variant, most)
        for stones in shape.counts(most):
            try:
                self.files[stones] = self._open(stones)
            except TableError as error:
                if not lenient:
                    raise
                self.problem = str(error)
                break

    def _path(self, stones: int) -> Path:
        return self.directory / file_name(self.variant, stones)

    def _most_there(self, shape: Shape) -> int:
        """The most stones that there are files up to, without a gap."""
        most = 0
        for stones in shape.counts(self.variant.total):
            if not os.path.lexists(self._path(stones)):
                break
            most = stones
        return most

    def _open(self, stones: int) -> TableFile:
        path = self._path(stones)
        try:
            file = TableFile(path)
        except OSError as error:
            raise TableError(f"{path}: {error.strerror or error}") from error
        if (file.variant, file.stones) != (self.variant, stones):
            raise TableError(f"{path}: of {file.variant} with {file.stones} stones; rename it")
        file.open_in(self.core)
        return file

    @property
    def most(self) -> int:
        """The most stones on the board of which everything is known."""
        return max(self.files, default=0)

    def bounds(self, position: Position) -> Bounds | None:
        """What of the stones on the board each side can make sure of; None where it isn't known.

        Raises:
            TableError: the block that says so is damaged.
        """
        if position.variant != self.variant:
            return None
        stones = sum(position.holes)
        if stones > self.most:
            return None
        try:
            with self._lock:
                return self.core.probe(position)
        except DamagedTable as error:
            path = self.files[stones].path
            raise TableError(f"{path}: {error}; build it anew") from error

    def known(self, position: Position) -> Known | None:
        """What best play brings from a position; None where it isn't known.

        Raises:
            TableError: the block that says so is damaged.
        """
        bounds = self.bounds(position)
        return None if bounds is None else Known.of(position, bounds)

    def moves(self, position: Position) -> list[KnownMove]:
        """All legal moves with what they bring, the best first; empty where it isn't known.

        Raises:
            TableError: the block that says so is damaged.
        """
        total = self.variant.total
        found = []
        for hole in position.legal_moves():
            after = position.play(hole)
            outcome = after.outcome()
            if outcome is not None:
                score = outcome.score[position.side]
                known = Known(_sign(2 * score - total), score, score)
            else:
                other = self.known(after)
                if other is None:
                    return []
                known = Known(-other.result, total - other.most, total - other.least)
            found.append(KnownMove(hole, known))
        return sorted(found, key=lambda move: (move.known.result, move.known.least), reverse=True)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
