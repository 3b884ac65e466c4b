"""What an explorer keeps of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal, Self, cast

from togyz.notation import format_position, parse_position
from togyz.rules import Game, Position, Variant

__all__ = ["KeptGame"]

Result = Literal["1-0", "1/2-1/2", "0-1", "*"]
RESULTS: tuple[Result, ...] = ("1-0", "1/2-1/2", "0-1", "*")

_YEAR = re.compile(r"(?<!\d)(?:1[6-9]|2\d)\d\d(?!\d)")
_NO_TEXT = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
LONGEST = 200


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as an explorer keeps it.

    Attributes:
        start: the first position.
        moves: hole numbers of the main line.
        result: ``1-0``, ``1/2-1/2``, ``0-1``, or ``*`` where nobody knows.
        white, black, date, event: what the record says; None where it says nothing.
        white_rating, black_rating: likewise; from 1 to 9999.
    """

    start: Position
    moves: tuple[int, ...]
    result: Result = "*"
    white: str | None = None
    black: str | None = None
    date: str | None = None
    event: str | None = None
    white_rating: int | None = None
    black_rating: int | None = None

    @classmethod
    def of(cls, game: Game) -> Self:
        """What is kept of a game."""
        tags = game.tags
        white, black, date, event = (
            _text(tags.get(name)) for name in ("White", "Black", "Date", "Event")
        )
        ratings = _rating(tags.get("WhiteElo")), _rating(tags.get("BlackElo"))
        result = cast(Result, game.result)
        return cls(game.start, tuple(game.moves), result, white, black, date, event, *ratings)

    @property
    def year(self) -> int | None:
        """The year of the date, if there is one."""
        found = _YEAR.search(self.date or "")
        return int(found[0]) if found else None

    @property
    def identity(self) -> int:
        """A number of 64 bits that the same game has again.

        Games are the same where first position, moves and both names are, capitals and spaces
        apart: records of one game differ in how they write event and date.
        """
        names = "\0".join(" ".join((name or "").casefold().split()) for name in self.players)
        told = f"{self.start_text or ''}\0{names}\0".encode() + bytes(self.moves)
        return int.from_bytes(blake2b(told, digest_size=8).digest(), "big", signed=True)

    @property
    def players(self) -> tuple[str | None, str | None]:
        """White's name and Black's."""
        return self.white, self.black

    @property
    def start_text(self) -> str | None:
        """The first position as text; None if it is that of the variant."""
        if self.start == Position.start(self.start.variant):
            return None
        return format_position(self.start)

    def to_row(self, number: int) -> tuple[object, ...]:
        """The row of the table of games."""
        return (
            number,
            self.identity,
            self.start_text,
            pack_moves(self.moves),
            RESULTS.index(self.result),
            *(self.white, self.black, self.date, self.event),
            *(self.white_rating, self.black_rating),
        )

    @classmethod
    def from_row(cls, rules: Variant, row: Sequence[object]) -> Self:
        """The game of a row without its number and identity.

        Raises:
            TypeError, ValueError, IndexError, TogyzError: it makes no sense.
        """
        start, moves, result, *rest = row
        if not isinstance(moves, bytes) or not isinstance(result, int) or result < 0:
            raise TypeError("a game without moves or result")
        white, black, date, event = (None if text is None else str(text) for text in rest[:4])
        ratings = [None if number is None else int(str(number)) for number in rest[4:]]
        first = Position.start(rules) if start is None else parse_position(str(start), "togyz")
        told = unpack_moves(moves), RESULTS[result], white, black, date, event
        return cls(first, *told, ratings[0], ratings[1])


def pack_moves(moves: Sequence[int]) -> bytes:
    """Hole numbers, 1 to 9, two in a byte."""
    digits = "".join(map(str, moves))
    return bytes.fromhex(digits + "0" * (len(digits) % 2))


def unpack_moves(packed: bytes) -> tuple[int, ...]:
    """What `pack_moves` packed; raises ValueError for what can't be a hole."""
    return tuple(map(int, packed.hex().removesuffix("0")))


def _text(value: str | None) -> str | None:
    """What a tag says; nothing where it says that nobody knows."""
    if value is None or not value.strip(" ?.-*"):
        return None
    return _NO_TEXT.sub(" ", value).strip()[:LONGEST]


def _rating(value: str | None) -> int | None:
    text = (value or "").strip()
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        return None
    return int(text) or None
