"""All rooms: made from their logs when somebody comes, forgotten when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from togyz.rules import TogyzError

from .config import NOTICE
from .errors import Refused
from .events import Started
from .metrics import GAMES
from .room import Room
from .seats import new_game_id
from .store import Store
from .thinking import Thinker

__all__ = ["Rooms"]

logger = logging.getLogger(__name__)

DAY = 24 * 3_600_000
HOUR = 3600.0


class Rooms:
    """The rooms in memory. A game has at most one, so there is one order of its events."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        idle_seconds: float,
        *,
        empty_days: int = 0,
        count_game: Callable[[str], None] = lambda visitor: None,
    ) -> None:
        """Keep no room yet.

        Args:
            store: where the logs are.
            thinker: who moves for the computer.
            idle_seconds: how long a room without visitors stays in memory.
            empty_days: after how many days a game without a move is deleted; 0 for never.
            count_game: counts a game that a visitor starts; raises `Refused` for one too many.
        """
        self._store = store
        self._thinker = thinker
        self._idle_seconds = idle_seconds
        self._empty_days = empty_days
        self._count_game = count_game
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    async def create(self, started: Started) -> str:
        """Begin a game; its id."""
        game = new_game_id()
        await self._store.create(game, started)
        GAMES.labels("new").inc()
        logger.log(NOTICE, "game %s started: %s, %s", game, started.variant, started.level)
        return game

    @asynccontextmanager
    async def hold(self, game: str) -> AsyncIterator[Room]:
        """The room of a game, which stays in memory meanwhile.

        Raises:
            Refused: ``not-found``.
            ServerError: its log can't be read.
        """
        room = self._rooms.get(game) or await self._load(game)
        room.holders += 1
        try:
            yield room
        finally:
            room.holders -= 1
            room.idle_since = time.monotonic()

    async def _load(self, game: str) -> Room:
        # Two visitors who come at the same time must find the same room.
        async with self._loading:
            if game not in self._rooms:
                stored = await self._store.load(game)
                if not stored:
                    raise Refused("not-found", f"There is no game {game}.")
                room = Room.from_log(game, stored, self._store, self._thinker, self._count_game)
                self._rooms[game] = room
                room.wake()
            return self._rooms[game]

    async def wake_timed(self) -> None:
        """Let the clocks of all games run that nobody has opened since the server started.

        Their time passes, and is up, whether somebody looks or not.
        """
        for game in await self._store.timed_games():
            if game not in self._rooms:
                try:
                    await self._load(game)
                except TogyzError as error:
                    logger.error("game %s can't be read: %s", game, error)

    def sweep(self) -> None:
        """Forget the rooms that nobody has used for `idle_seconds`; their logs stay."""
        long_ago = time.monotonic() - self._idle_seconds
        for game, room in list(self._rooms.items()):
            if not room.busy and room.idle_since <= long_ago:
                del self._rooms[game]

    async def delete_empty(self) -> None:
        """Delete the games in which nobody has moved for `empty_days`, and nobody is now."""
        if self._empty_days > 0:
            # No room is made from a log meanwhile that would not be there any more.
            async with self._loading:
                before = time.time_ns() // 1_000_000 - self._empty_days * DAY
                gone = await self._store.delete_empty(before, frozenset(self._rooms))
            if gone:
                logger.log(NOTICE, "deleted %d games in which nobody had moved", len(gone))

    async def sweep_forever(self) -> None:
        """Sweep now and then, until cancelled."""
        deleted = -HOUR
        while True:
            try:
                await self.wake_timed()
                if time.monotonic() - deleted >= HOUR:
                    deleted = time.monotonic()
                    await self.delete_empty()
            except Refused:
                pass  # the disk fails: that was said
            except Exception:
                logger.exception("the database could not be looked through")
            await asyncio.sleep(min(30.0, max(0.1, self._idle_seconds)))
            self.sweep()

    async def close(self) -> None:
        """Let every room finish what it is writing."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
