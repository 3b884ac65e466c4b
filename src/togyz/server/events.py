"""What happens in a game, as it is kept: the log of these is the game.

A stored event is its `KIND` (the tag), the version of its form, and JSON. Fields may be added with
a default; any other change of form needs a new `VERSION` and a translation in `decode`.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from .errors import ServerError
from .messages import LevelName

__all__ = ["VERSION", "Event", "Moved", "Player", "Resigned", "Started", "TakenBack", "decode"]

VERSION = 1


class Player(Struct):
    """Who sits on a side: a person is known by the visitor id, a computer by its kind."""

    kind: Literal["human", "computer"]
    name: str = ""
    visitor: str = ""


class Started(Struct, tag_field="kind", tag="started"):
    """A game began; players are White and Black."""

    variant: str
    level: LevelName
    players: tuple[Player, Player]


class Moved(Struct, tag_field="kind", tag="move"):
    """The side to move played a hole number; `ply` is the number of this move, from 1."""

    ply: int
    hole: int


class TakenBack(Struct, tag_field="kind", tag="takeback"):
    """A side (0 or 1) went back to the position after `ply` moves."""

    side: int
    ply: int


class Resigned(Struct, tag_field="kind", tag="resigned"):
    """A side (0 or 1) gave up."""

    side: int


Event = Started | Moved | TakenBack | Resigned

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """The event as JSON."""
    return msgspec.json.encode(event)


def decode(version: int, data: bytes) -> Event:
    """Read a stored event.

    Raises:
        ServerError: a newer form than this program knows, or damaged.
    """
    if version > VERSION:
        raise ServerError(
            f"the game was played with a newer version of togyz (event form {version}, "
            f"this one knows {VERSION}); update togyz"
        )
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise ServerError(f"a stored event is damaged: {error}") from error
