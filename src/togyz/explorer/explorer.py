"""Ask an explorer: how the moves of a position fared."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any, Self

from togyz.core import core
from togyz.rules import Position, TogyzError, Variant, variant

from .kept import KeptGame
from .schema import APPLICATION, VERSION, YEAR_SHIFT, ExplorerError, connect, understood

__all__ = ["Explorer", "ExplorerMove"]

_GAME = (
    "SELECT start, moves, result, white, black, date, event, white_rating, black_rating FROM games"
)


@dataclass(frozen=True, slots=True)
class ExplorerMove:
    """A move that was played from a position, whichever moves had led there.

    Attributes:
        hole: the hole number.
        white, draws, black: how many of the games White won, nobody, Black.
        unknown: of how many the result is not known.
        rating: of those who played it, on average; None where no record tells.
        year: of the latest game; None where no record tells.
        game: the number of that game, for `Explorer.game`.
    """

    hole: int
    white: int
    draws: int
    black: int
    unknown: int
    rating: int | None
    year: int | None
    game: int

    @property
    def games(self) -> int:
        """In how many games it was played."""
        return self.white + self.draws + self.black + self.unknown

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"hole": self.hole, "games": self.games} | asdict(self)


class Explorer:
    """An explorer that is open to be asked, from any thread.

    Attributes:
        path: its file.
        variant: of which rules the games are.
        plies: how many of each game are counted.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Open a file.

        Raises:
            OSError: it can't be read.
            ExplorerError: it is no explorer, damaged, or newer.
        """
        self.path = Path(path)
        self._lock = Lock()
        self._base = connect(self.path, "ro")
        try:
            self.variant, self.plies = about(self._base, self.path)
            self._core = core(self.variant)
        except BaseException:
            self._base.close()
            raise

    def __enter__(self) -> Self:
        """It is open."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._base.close()

    def probe(self, position: Position) -> tuple[ExplorerMove, ...]:
        """The moves that were played from a position, the most frequent first.

        Returns:
            Nothing where no game came by, or the position is of another variant.

        Raises:
            ExplorerError: the file is damaged.
        """
        if position.variant != self.variant:
            return ()
        [key] = self._core.keys(position, ())
        rows = self._rows(
            "SELECT hole, white, draws, black, unknown, rated, ratings, latest"
            " FROM moves WHERE position = ?",
            (key,),
        )
        legal = position.legal_moves()
        with _sense(self.path):
            moves = [_move(*row) for row in rows]
            if any(move.hole not in legal or move.games < 1 for move in moves):
                raise ValueError("a move that can't have been played")
        return tuple(sorted(moves, key=lambda move: (-move.games, move.hole)))

    def game(self, number: int) -> KeptGame:
        """The game with a number.

        Raises:
            ExplorerError: there is none, or the file is damaged.
        """
        rows = self._rows(f"{_GAME} WHERE id = ?", (number,))
        if not rows:
            raise ExplorerError(f"{self.path}: it has no game {number}")
        with _sense(self.path):
            return KeptGame.from_row(self.variant, rows[0])

    def games(self) -> Iterator[KeptGame]:
        """All games, in the order in which they were added.

        Raises:
            ExplorerError: the file is damaged.
        """
        query = _GAME.replace("SELECT", "SELECT id,", 1) + " WHERE id > ? ORDER BY id LIMIT 1000"
        last = 0
        while rows := self._rows(query, (last,)):
            with _sense(self.path):
                found = [KeptGame.from_row(self.variant, row) for _, *row in rows]
                if rows[-1][0] <= last:
                    raise ValueError("games out of order")
            yield from found
            last = rows[-1][0]

    def __len__(self) -> int:
        """How many games it holds."""
        return int(self._rows("SELECT count(*) FROM games")[0][0])

    @property
    def positions(self) -> int:
        """How many positions it knows a move of; it counts them all, which takes its time."""
        return int(self._rows("SELECT count(DISTINCT position) FROM moves")[0][0])

    def _rows(self, query: str, values: tuple[int, ...] = ()) -> list[tuple[Any, ...]]:
        with self._lock, understood(self.path):
            return self._base.execute(query, values).fetchall()


@contextmanager
def _sense(path: Path) -> Iterator[None]:
    """Turn what can go wrong with numbers that make no sense into an error about the file."""
    try:
        yield
    except (TypeError, ValueError, LookupError, TogyzError) as error:
        raise ExplorerError(f"{path}: damaged ({error}); build it anew") from error


def about(base: sqlite3.Connection, path: Path) -> tuple[Variant, int]:
    """The variant and the plies of a file.

    Raises:
        ExplorerError: it is no explorer, damaged, or newer.
    """
    with understood(path):
        [application] = base.execute("PRAGMA application_id").fetchone()
        if application != APPLICATION:
            raise ExplorerError(f"{path}: this is no explorer; togyz explorer build makes them")
        known = dict(base.execute("SELECT name, value FROM about").fetchall())
    if known.get("version") != VERSION:
        raise ExplorerError(
            f"{path}: made by a newer togyz (format {known.get('version')}; this one reads "
            f"{VERSION}); update togyz, or build it anew"
        )
    try:
        return variant(known["variant"]), int(known["plies"])
    except (KeyError, TypeError, ValueError, AttributeError, TogyzError) as error:
        raise ExplorerError(f"{path}: damaged ({error}); build it anew") from error


def _move(
    hole: int,
    white: int,
    draws: int,
    black: int,
    unknown: int,
    rated: int,
    ratings: int,
    latest: int,
) -> ExplorerMove:
    if min(white, draws, black, unknown, rated, ratings, latest) < 0:
        raise ValueError("a negative number of games")
    year, game = divmod(latest, 1 << YEAR_SHIFT)
    rating = round(ratings / rated) if rated else None
    return ExplorerMove(hole, white, draws, black, unknown, rating, year or None, game)
