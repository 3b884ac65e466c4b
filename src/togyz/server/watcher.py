"""A connection that hears what happens in a game."""

from __future__ import annotations

import asyncio

import msgspec

from .messages import ServerMessage

__all__ = ["Watcher"]

encode = msgspec.json.encode


class Watcher:
    """A connection that hears what happens in a room.

    Attributes:
        visitor: the visitor id, None for somebody unknown.
        outbox: messages to send, encoded; None means: close, it was too slow to keep up.
    """

    CAPACITY = 128

    def __init__(self, visitor: str | None) -> None:
        self.visitor = visitor
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._given_up = False

    def tell(self, message: ServerMessage) -> None:
        """Put a message into the outbox."""
        self.tell_encoded(encode(message))

    def tell_encoded(self, message: bytes) -> None:
        """Put an encoded message into the outbox; nobody ever waits for a slow connection."""
        if self._given_up:
            return
        self._given_up = self.outbox.qsize() >= self.CAPACITY
        self.outbox.put_nowait(None if self._given_up else message)
