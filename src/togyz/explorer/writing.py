"""Write explorers: of any number of games, in memory that does not grow with it.

Each game leaves a row for each of its plies in a scratch file, in the order in which they come. In
the end SQLite sorts these by position and counts equal ones: that is one sequential pass, where
looking up forty positions a game in a growing tree would be as many random ones.
"""

from __future__ import annotations

import os
import sqlite3
from enum import Enum
from pathlib import Path
from types import TracebackType
from typing import Self

from togyz.core import core
from togyz.rules import Game, TogyzError, Variant

from .explorer import about
from .kept import RESULTS, KeptGame
from .schema import (
    APPLICATION,
    DEFAULT_PLIES,
    TABLES,
    VERSION,
    YEAR_SHIFT,
    beside,
    connect,
    sweep,
    understood,
)

__all__ = ["Added", "ExplorerWriter"]

BATCH = 20_000
CACHE_KIB = 64 * 1024

_COUNT = """
INSERT INTO moves
SELECT position, hole, sum(result = 0), sum(result = 1), sum(result = 2), sum(result = 3),
       count(rating), total(rating), max(latest)
FROM scratch.plies GROUP BY position, hole ORDER BY position, hole
ON CONFLICT (position, hole) DO UPDATE SET
    white = white + excluded.white, draws = draws + excluded.draws,
    black = black + excluded.black, unknown = unknown + excluded.unknown,
    rated = rated + excluded.rated, ratings = ratings + excluded.ratings,
    latest = max(latest, excluded.latest)
"""


class Added(Enum):
    """What became of a game that was to be added."""

    NEW = "new"
    KNOWN = "known"
    OTHER_VARIANT = "other variant"
    EMPTY = "empty"


class ExplorerWriter:
    """Adds games to an explorer; the file changes when the block ends without error, or not at all.

    >>> with ExplorerWriter("games.tgx", "togyzkumalak") as writer:  # doctest: +SKIP
    ...     for record in togyz.read_games("games.pgn"):
    ...         if record.ok:
    ...             writer.add(record.game)

    Attributes:
        path: the file.
        variant: of which rules the games are.
        plies: how many of each game are counted.
    """

    def __init__(
        self, path: str | os.PathLike[str], rules: Variant, plies: int = DEFAULT_PLIES
    ) -> None:
        """Begin a new explorer; one that is there is replaced in the end.

        Args:
            path: the file.
            rules: of which variant the games will be.
            plies: how many plies of each game to count.

        Raises:
            OSError: the file can't be written.
            ExplorerError: likewise.
            TogyzError: the core can't play the variant, or no plies are wanted.
        """
        if plies < 1:
            raise TogyzError(f"plies must be 1 or more, not {plies}")
        target = Path(path)
        part = beside(target, "part")
        part.open("xb").close()
        base = connect(part, "rwc")
        try:
            base.execute("PRAGMA journal_mode = OFF")  # it is thrown away if it can't be finished
            base.execute("PRAGMA synchronous = OFF")
            base.execute(f"PRAGMA application_id = {APPLICATION}")
            base.executescript(TABLES)
            told = {"version": VERSION, "variant": str(rules), "plies": plies}
            base.executemany("INSERT INTO about VALUES (?, ?)", told.items())
            self._begin(base, target, part, rules, plies)
        except BaseException:
            base.close()
            part.unlink(missing_ok=True)
            raise

    @classmethod
    def adding(cls, path: str | os.PathLike[str]) -> Self:
        """Go on with an explorer that is there.

        Raises:
            OSError: it can't be read or written.
            ExplorerError: it is none, damaged, or newer, or another program writes to it.
        """
        target = Path(path)
        writer = cls.__new__(cls)
        base = connect(target, "rw")
        try:
            writer._begin(base, target, None, *about(base, target))
        except BaseException:
            base.close()
            raise
        return writer

    def _begin(
        self,
        base: sqlite3.Connection,
        path: Path,
        part: Path | None,
        rules: Variant,
        plies: int,
    ) -> None:
        self.path = path
        self.variant = rules
        self.plies = plies
        self._base = base
        self._part = part
        self._core = core(rules)
        self._rows: list[tuple[int, int, int, int | None, int]] = []
        self._scratch = beside(path, "scratch")
        sweep(path)
        with understood(path):
            base.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
            base.execute("ATTACH ? AS scratch", (str(self._scratch),))
            base.execute("PRAGMA scratch.journal_mode = OFF")
            base.execute("PRAGMA scratch.synchronous = OFF")
            base.execute("CREATE TABLE scratch.plies (position, hole, result, rating, latest)")
            base.execute("BEGIN IMMEDIATE")
            [last] = base.execute("SELECT max(id) FROM games").fetchone()
        self._last: int = last or 0

    def __enter__(self) -> Self:
        """Games can be added."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Put the file in its place; after an error leave everything as it was."""
        try:
            if error is None:
                self._finish()
            elif self._base.in_transaction:
                self._base.rollback()
        finally:
            self._base.close()
            for left in (self._scratch, self._part):
                if left is not None:
                    left.unlink(missing_ok=True)

    def add(self, game: Game | KeptGame) -> Added:
        """Add a game by its main line, once however often it comes.

        Raises:
            ExplorerError: the file can't be written.
        """
        if (game.variant if isinstance(game, Game) else game.start.variant) != self.variant:
            return Added.OTHER_VARIANT
        kept = KeptGame.of(game) if isinstance(game, Game) else game
        if not kept.moves:
            return Added.EMPTY
        # Before it is kept: a game that can't be played is none.
        moves = kept.moves[: self.plies]
        keys = self._core.keys(kept.start, moves)
        with understood(self.path):
            added = self._base.execute(
                "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                kept.to_row(self._last + 1),
            )
        if not added.rowcount:
            return Added.KNOWN
        self._last += 1
        result = RESULTS.index(kept.result)
        latest = (kept.year or 0) << YEAR_SHIFT | self._last
        ratings = kept.white_rating, kept.black_rating
        movers = self._movers(kept, moves) if ratings != (None, None) else None
        seen: set[tuple[int, int]] = set()
        for ply, at in enumerate(zip(keys, moves, strict=False)):
            if at not in seen:  # a position may come back within a game, which is one game still
                seen.add(at)
                rating = None if movers is None else ratings[movers[ply]]
                self._rows.append((*at, result, rating, latest))
        if len(self._rows) >= BATCH:
            self._flush()
        return Added.NEW

    def _movers(self, kept: KeptGame, moves: tuple[int, ...]) -> list[int]:
        """Whose move each ply is: in turn, but where a side may move twice."""
        rules = self.variant
        if not (rules.family.sows_kazans or rules.extra_move):
            return [(kept.start.side + ply) % 2 for ply in range(len(moves))]
        movers = []
        position = kept.start
        for hole in moves:
            movers.append(int(position.side))
            position = self._core.play(position, hole)
        return movers

    def _flush(self) -> None:
        with understood(self.path):
            self._base.executemany("INSERT INTO scratch.plies VALUES (?, ?, ?, ?, ?)", self._rows)
        self._rows.clear()

    def _finish(self) -> None:
        self._flush()
        with understood(self.path):
            self._base.execute(_COUNT)
            self._base.commit()
        self._base.close()
        if self._part is None:
            return
        with self._part.open("rb+") as file:
            os.fsync(file.fileno())
        if self.path.exists():
            self._part.chmod(self.path.stat().st_mode & 0o7777)
        self._part.replace(self.path)
