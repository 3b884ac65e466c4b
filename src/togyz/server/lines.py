"""The lines to clients: how many there may be, and for how long one may say nothing."""

from __future__ import annotations

import asyncio
import resource

from uvicorn.protocols.http.h11_impl import H11Protocol

__all__ = ["FILES", "Line", "connections_allowed"]

FILES = 128
"""Files that a server needs for itself: the database, the page's files, the engine, the log."""

SPARE = 32
"""Lines beyond those that are served: they hear that it is busy."""

HEAD_SECONDS = 20.0
"""How long a client may take to ask for something."""


def connections_allowed(most: int) -> int:
    """How many lines there can be, `most` at most: each is a file to the system.

    A system lets a program open some files, and more if it asks. Whoever opens more than that gets
    errors at every turn, where a page or the database is opened too.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + SPARE + FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        except (OSError, ValueError):  # macOS has another limit that nobody tells
            soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return max(1, min(most, soft - SPARE - FILES))
    return most


class Line(H11Protocol):
    """A line to a client, until a socket takes it over.

    uvicorn answers that it is busy when there are too many, but accepts all and waits for ever for
    what they want: so who opens lines and says nothing would have all files of the server.
    """

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the line, or hang up at once where there are too many."""
        super().connection_made(transport)
        if self.limit_concurrency and len(self.connections) > self.limit_concurrency + SPARE:
            transport.abort()
        else:
            self._expect()

    def data_received(self, data: bytes) -> None:
        """Hear a part of a request."""
        super().data_received(data)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._calm()
        super().connection_lost(exc)

    def _expect(self) -> None:
        """Wait for the rest of a request's head, if that is what is missing."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.transport.get_protocol() is not self:
            self._calm()
        elif self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _calm(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
