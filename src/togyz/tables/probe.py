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

__all__ = ["Known", "KnownMove", "Tables", "table_directory"]


def table_directory() -> Path:
    """Where tables are looked for: $TOGYZ_TABLES, else ``togyz/tables`` in the user's cache."""
    if chosen := os.environ.get("TOGYZ_TABLES"):
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
    """

    def __init__(self, rules: str | Variant, directory: Path | None = None) -> None:
        """Open what is there; it may be nothing.

        Raises:
            TogyzError: this variant has no tables.
            TableError: a file is damaged or of something else.
        """
        shape = Shape.of(rules)
        self.variant = shape.variant
        self.directory = directory or table_directory()
        self.files: dict[int, TableFile] = {}
        self._lock = threading.Lock()
        for stones in shape.counts(shape.most):
            path = self.directory / file_name(self.variant, stones)
            if not path.exists():
                break
            try:
                file = TableFile(path)
            except OSError as error:
                raise TableError(f"{path}: {error.strerror or error}") from error
            if (file.variant, file.stones) != (self.variant, stones):
                raise TableError(f"{path}: of {file.variant} with {file.stones} stones; rename it")
            self.files[stones] = file
        self.core = CoreTables(self.variant, self.most)
        for file in self.files.values():
            file.open_in(self.core)

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
