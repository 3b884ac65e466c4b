"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import anyio
from starlette.requests import HTTPConnection

from .config import Config
from .errors import Refused
from .limits import Hourly, Together
from .openings import Openings
from .rooms import Rooms
from .seats import Seats
from .store import Store
from .thinking import Thinker

__all__ = ["Services", "services", "start"]

WAITING_READERS = 8


@dataclass(frozen=True, slots=True)
class Services:
    """What requests are answered with."""

    config: Config
    store: Store
    thinker: Thinker
    rooms: Rooms
    seats: Seats
    visitor_games: Hourly
    address_games: Hourly
    sockets: Together
    readers: anyio.CapacityLimiter
    openings: Openings

    def check_readers(self) -> None:
        """Refuse what would have to wait behind much else to be read.

        Raises:
            Refused: ``busy``.
        """
        if self.readers.statistics().tasks_waiting >= WAITING_READERS:
            raise Refused(
                "busy", "Many people have texts read just now. Try again in a minute.", wait=60
            )


def services(connection: HTTPConnection) -> Services:
    """Those of the server that got this request."""
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


@asynccontextmanager
async def start(
    config: Config, store: Store | None = None, openings: Openings | None = None
) -> AsyncIterator[Services]:
    """Open the database and be ready; in the end leave no process and no unwritten move.

    Raises:
        ServerError: the database, an explorer or a book can't be used.
    """
    openings = openings or Openings.open(config.explorers, config.books, config.shipped_books)
    store = store or Store(config.database)
    thinker = Thinker(config.engine_workers, config.queue, config.visitor_queue, openings.books)
    visitor_games = Hourly(config.visitor_games)
    rooms = Rooms(
        store,
        thinker,
        config.idle_seconds,
        empty_days=config.empty_days,
        count_game=visitor_games.take,
    )
    try:
        seats = Seats(await store.secret())
        sweeping = asyncio.create_task(rooms.sweep_forever())
        try:
            yield Services(
                config=config,
                store=store,
                thinker=thinker,
                rooms=rooms,
                seats=seats,
                visitor_games=visitor_games,
                address_games=Hourly(config.address_games),
                sockets=Together(config.sockets, config.address_sockets),
                # Reading a long text keeps a core busy: one at a time, others wait.
                readers=anyio.CapacityLimiter(1),
                openings=openings,
            )
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await rooms.close()
            await thinker.close()
    finally:
        openings.close()
        await store.close()
