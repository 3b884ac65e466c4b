"""What is kept: the event log of every game, and the lists made from it.

All work on the database happens in one thread of its own, in the order it was asked for, so the
event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO, ParamSpec, TypeVar

import sqlalchemy as sa

from . import events as log
from .database import events, games, imports, open_database, seats, settings
from .errors import Refused, ServerError
from .messages import LevelName, Result

__all__ = ["GameRow", "Store", "StoredEvent"]

logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

LIST_LENGTH = 200

NO_DISK = (sa.exc.OperationalError, sqlite3.OperationalError)
"""The disk is full, or can't be written or read: nobody's mistake, and it may pass."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """A line of a game's log."""

    seq: int
    event: log.Event
    command: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in a visitor's list; times are Unix milliseconds."""

    id: str
    variant: str
    level: LevelName
    side: int
    result: Result
    plies: int
    created: int
    updated: int


@dataclass(frozen=True, slots=True)
class _Addition:
    """An event to add to a log, as `Store.append` gets it."""

    game: str
    seq: int
    event: log.Event
    command: str
    plies: int
    result: Result
    follows: tuple[str, log.Started] | None


class Store:
    """The database of one running server. Another server can't open it at the same time.

    What reads or writes raises `Refused`, ``not-kept``, while the disk doesn't let it.
    """

    def __init__(self, path: Path) -> None:
        """Open the database.

        Raises:
            ServerError: it can't be used; the message says why and what to do.
        """
        self._lock = _lock(path)
        try:
            self._engine = open_database(path)
        except BaseException:
            self._lock.close()
            raise
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="togyz-store")
        self._queue: list[tuple[_Addition, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Finish what was asked for, and close the file."""
        if self._writer is not None:
            await self._writer
        await self._run(self._engine.dispose)
        self._thread.shutdown()
        self._lock.close()

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))
        except NO_DISK as error:
            raise _not_kept(error) from error

    async def ready(self) -> None:
        """Fail unless the database answers."""
        await self._run(self._ready)

    def _ready(self) -> None:
        with self._engine.connect() as connection:
            connection.execute(sa.select(settings.c.name).limit(1))

    async def secret(self) -> bytes:
        """The key that signs cookies, made when first asked for."""
        return await self._run(self._secret)

    def _secret(self) -> bytes:
        with self._engine.begin() as connection:
            query = sa.select(settings.c.value).where(settings.c.name == "cookie-key")
            found: bytes | None = connection.execute(query).scalar()
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(settings.insert().values(name="cookie-key", value=found))
            return found

    async def create(self, game: str, started: log.Started) -> None:
        """Begin the log of a new game."""
        await self._run(self._create, game, started)

    def _create(self, game: str, started: log.Started) -> None:
        with self._engine.begin() as connection:
            self._begin(connection, _now(), game, started)

    def _begin(self, connection: sa.Connection, now: int, game: str, started: log.Started) -> None:
        connection.execute(
            games.insert().values(
                id=game,
                variant=started.variant,
                level=started.level,
                result="*",
                plies=0,
                timed=int(started.clock is not None),
                created=now,
                updated=now,
            )
        )
        self._insert(connection, game, 1, now, started, "")
        for side, player in enumerate(started.players):
            if player.visitor:
                connection.execute(
                    seats.insert().values(game=game, side=side, visitor=player.visitor)
                )

    async def adopt(
        self,
        visitor: str,
        key: str,
        game: str,
        played: Sequence[log.Event],
        *,
        plies: int,
        result: Result,
        created: int | None,
        updated: int | None,
    ) -> str:
        """Keep a game that was played elsewhere, unless the visitor handed it in before.

        Args:
            visitor: whose it is.
            key: the visitor's own id for it.
            game: its id here.
            played: its events, the start first.
            plies: its moves.
            result: its result.
            created: when it began, in Unix milliseconds; None or the future for now.
            updated: when it was played last.

        Returns:
            The id here: that of before if it was handed in before.
        """
        return await self._run(
            self._adopt, visitor, key, game, played, plies, result, created, updated
        )

    def _adopt(
        self,
        visitor: str,
        key: str,
        game: str,
        played: Sequence[log.Event],
        plies: int,
        result: str,
        created: int | None,
        updated: int | None,
    ) -> str:
        now = _now()
        began = min(now, now if created is None else created)
        ended = max(began, min(now, now if updated is None else updated))
        started, *rest = played
        assert isinstance(started, log.Started)
        with self._engine.begin() as connection:
            known = connection.execute(
                sa.select(imports.c.game).where(imports.c.visitor == visitor, imports.c.key == key)
            ).scalar()
            if known is not None:
                return str(known)
            self._begin(connection, began, game, started)
            for seq, event in enumerate(rest, 2):
                self._insert(connection, game, seq, ended, event, "")
            connection.execute(
                games.update()
                .where(games.c.id == game)
                .values(plies=plies, result=result, updated=ended)
            )
            connection.execute(imports.insert().values(visitor=visitor, key=key, game=game))
        return game

    async def append(
        self,
        game: str,
        seq: int,
        event: log.Event,
        command: str,
        *,
        plies: int,
        result: Result,
        follows: tuple[str, log.Started] | None = None,
    ) -> None:
        """Add an event; when this returns, it is on the disk.

        Args:
            game: whose log.
            seq: the event's number, one more than the last one's.
            event: what happened.
            command: the id of the client command it follows, or nothing.
            plies: the moves of the game after it, for the list.
            result: the result after it, for the list.
            follows: another game that begins with it, its id and start.
        """
        addition = _Addition(game, seq, event, command, plies, result, follows)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((addition, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        """Write what is in the queue, all at once, until there is nothing more."""
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                errors: list[Exception | None]
                try:
                    errors = await self._run(self._append, [addition for addition, _ in batch])
                except RuntimeError as error:  # it is closed
                    errors = [error] * len(batch)
                for (_, done), wrong in zip(batch, errors, strict=True):
                    if done.cancelled():
                        continue
                    if wrong is None:
                        done.set_result(None)
                    else:
                        done.set_exception(wrong)
        finally:
            self._writer = None

    def _append(self, additions: list[_Addition]) -> list[Exception | None]:
        """Add events; for each what went wrong, if something did.

        To wait for the disk takes long, and as long for many as for one. Where one can't be
        written, each is tried alone.
        """
        try:
            with self._engine.begin() as connection:
                for addition in additions:
                    self._add(connection, addition)
        except Exception as error:
            if len(additions) == 1:
                return [_not_kept(error) if isinstance(error, NO_DISK) else error]
            return [self._append([addition])[0] for addition in additions]
        return [None] * len(additions)

    def _add(self, connection: sa.Connection, addition: _Addition) -> None:
        now = _now()
        self._insert(connection, addition.game, addition.seq, now, addition.event, addition.command)
        connection.execute(
            games.update()
            .where(games.c.id == addition.game)
            .values(plies=addition.plies, result=addition.result, updated=now)
        )
        if addition.follows is not None:
            self._begin(connection, now, *addition.follows)

    def _insert(
        self,
        connection: sa.Connection,
        game: str,
        seq: int,
        now: int,
        event: log.Event,
        command: str,
    ) -> None:
        connection.execute(
            events.insert().values(
                game=game,
                seq=seq,
                at=now,
                version=log.VERSION,
                data=log.encode(event),
                command=command,
            )
        )

    async def load(self, game: str) -> list[StoredEvent]:
        """The log of a game; empty when there is no such game.

        Raises:
            ServerError: an event can't be read.
        """
        return await self._run(self._load, game)

    def _load(self, game: str) -> list[StoredEvent]:
        query = (
            sa.select(events.c.seq, events.c.version, events.c.data, events.c.command)
            .where(events.c.game == game)
            .order_by(events.c.seq)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [
            StoredEvent(row.seq, log.decode(row.version, row.data), row.command) for row in rows
        ]

    async def created(self, game: str) -> int:
        """When a game began, in Unix milliseconds."""
        return await self._run(self._created, game)

    def _created(self, game: str) -> int:
        query = sa.select(games.c.created).where(games.c.id == game)
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    async def delete_empty(self, before: int, kept: Collection[str]) -> list[str]:
        """Delete games that go on and in which nobody has moved.

        Args:
            before: if nothing has happened in them since then, in Unix milliseconds.
            kept: ids of games that are in use.

        Returns:
            The ids of those that were deleted.
        """
        return await self._run(self._delete_empty, before, kept)

    def _delete_empty(self, before: int, kept: Collection[str]) -> list[str]:
        query = sa.select(games.c.id).where(
            games.c.plies == 0, games.c.result == "*", games.c.updated < before
        )
        with self._engine.begin() as connection:
            gone = [game for game in connection.execute(query).scalars() if game not in kept]
            for game in gone:
                for table in (events, seats, imports):
                    connection.execute(table.delete().where(table.c.game == game))
                connection.execute(games.delete().where(games.c.id == game))
        return gone

    async def timed_games(self) -> list[str]:
        """The ids of all games that go on and whose clocks run: not before the first move."""
        return await self._run(self._timed_games)

    def _timed_games(self) -> list[str]:
        query = sa.select(games.c.id).where(
            games.c.timed == 1, games.c.result == "*", games.c.plies > 0
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    async def games_of(self, visitor: str) -> list[GameRow]:
        """A visitor's games, those played last first, `LIST_LENGTH` at most."""
        return await self._run(self._games_of, visitor)

    def _games_of(self, visitor: str) -> list[GameRow]:
        columns = [column for column in games.c if column.name != "timed"]
        query = (
            sa.select(*columns, seats.c.side)
            .join(seats, seats.c.game == games.c.id)
            # Two people at one device are one visitor, with one game.
            .where(seats.c.visitor == visitor, (games.c.level != "") | (seats.c.side == 0))
            .order_by(games.c.updated.desc(), games.c.id)
            .limit(LIST_LENGTH)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [GameRow(**row) for row in rows]


def _not_kept(error: Exception) -> Refused:
    """What to tell, when the disk fails; the operator is told here, in one line."""
    cause = error.orig if isinstance(error, sa.exc.OperationalError) else error
    logger.error("the database can't be used: %s", cause)
    return Refused("not-kept", "The server can't keep or find anything just now. Try again later.")


def _now() -> int:
    return time.time_ns() // 1_000_000


def _lock(path: Path) -> IO[bytes]:
    """Make sure that this is the only server on the file; the system undoes it at any death."""
    if path.is_dir():
        raise ServerError(f"the database {path} is a folder; name a file with --database")
    # Beside the file itself: a link to it must not lead to another lock.
    lock = Path(f"{os.path.realpath(path)}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = lock.open("ab")
    except OSError as error:
        raise ServerError(
            f"the database {path} can't be written: {error.strerror} ({error.filename}); change "
            "the permissions, or choose another file with --database"
        ) from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise ServerError(
            f"another togyz server uses the database {path}; stop that one, or choose another "
            "file with --database"
        ) from error
    return handle
