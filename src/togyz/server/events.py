"""What happens in a game, as it is kept: the log of these is the game.

A stored event is its kind (the tag), the version of its form, and JSON. Fields may be added with
a default; any other change of form needs a new `VERSION` and a translation in `decode`.

`spent` is the milliseconds that passed on the clock of the side to move since the event before,
0 in a game without clocks; the sum of these is what a restart continues from.

Version 2 added clocks, draws and rematches; all of version 1 reads as it did.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from .errors import ServerError
from .messages import LevelName

__all__ = [
    "VERSION",
    "Clock",
    "Drawn",
    "Event",
    "Flagged",
    "Moved",
    "OfferDeclined",
    "Offered",
    "Player",
    "Rematched",
    "Resigned",
    "Started",
    "TakenBack",
    "decode",
    "encode",
]

VERSION = 2


class Player(Struct):
    """Who sits on a side: a person is known by the visitor id, a computer by its kind."""

    kind: Literal["human", "computer"]
    name: str = ""
    visitor: str = ""


class Clock(Struct):
    """The thinking time of each side, and what each move adds, in milliseconds."""

    base: int
    increment: int


class Started(Struct, tag_field="kind", tag="started", omit_defaults=True):
    """A game began; players are White and Black.

    Attributes:
        variant: its name with options.
        level: the computer's; empty where two people play.
        players: who they are.
        clock: the time control, if there is one.
        start: the first position as text, empty for the variant's own.
    """

    variant: str
    level: LevelName
    players: tuple[Player, Player]
    clock: Clock | None = None
    start: str = ""


class Moved(Struct, tag_field="kind", tag="move", omit_defaults=True):
    """The side to move played a hole number; `ply` is the number of this move, from 1."""

    ply: int
    hole: int
    spent: int = 0


class TakenBack(Struct, tag_field="kind", tag="takeback", omit_defaults=True):
    """A side (0 or 1) went back to the position after `ply` moves."""

    side: int
    ply: int
    spent: int = 0


class Resigned(Struct, tag_field="kind", tag="resigned", omit_defaults=True):
    """A side (0 or 1) gave up."""

    side: int
    spent: int = 0


class Offered(Struct, tag_field="kind", tag="draw-offered", omit_defaults=True):
    """A side (0 or 1) offered a draw."""

    side: int
    spent: int = 0


class OfferDeclined(Struct, tag_field="kind", tag="draw-declined", omit_defaults=True):
    """A side (0 or 1) declined the other one's offer of a draw."""

    side: int
    spent: int = 0


class Drawn(Struct, tag_field="kind", tag="drawn", omit_defaults=True):
    """Both sides agreed on a draw."""

    spent: int = 0


class Flagged(Struct, tag_field="kind", tag="flagged", omit_defaults=True):
    """A side (0 or 1) ran out of time."""

    side: int
    spent: int = 0


class Rematched(Struct, tag_field="kind", tag="rematch", omit_defaults=True):
    """Another game follows."""

    game: str
    spent: int = 0


Event = (
    Started | Moved | TakenBack | Resigned | Offered | OfferDeclined | Drawn | Flagged | Rematched
)

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
