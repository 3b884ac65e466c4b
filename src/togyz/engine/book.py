"""Opening books: what the engine thinks of the moves of the first plies, kept in a file.

A book is JSON lines, so that a page can read it as well as a person. The first line tells of the
whole; each other one of a position, seen by the side to move as if that were White:

    {"format": "togyz-book", "version": 1, "variant": "togyzkumalak", "nodes": 100000,
     "margin": 100, "judge": "hand", "positions": 1, "crc32": "5ad9e4c3"}
    {"position": "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w",
     "moves": [[7, 245, 612], [9, 230, 388]]}

A move is a hole, its score in hundredths of a stone, and how often of a thousand times it is
chosen. The checksum is that of all bytes after the first line.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from togyz.core import PROVED
from togyz.files import write_bytes
from togyz.notation import format_position
from togyz.rules import Position, Side, TogyzError, Variant, variant

from .levels import seed_number

__all__ = ["Book", "BookError", "BookMove", "book_die", "book_key"]

FORMAT = "togyz-book"
VERSION = 1
THOUSAND = 1000


class BookError(TogyzError):
    """A file is no opening book that can be used."""


class BookMove(NamedTuple):
    """A move of a book.

    Attributes:
        hole: the hole number.
        score: what the engine thinks of it, in hundredths of a stone from the mover's view.
        share: how often of a thousand times it is chosen; 0: never.
    """

    hole: int
    score: int
    share: int


def book_key(position: Position) -> str:
    """The text of a position in a book: as White would see it, who is to move."""
    seen = position if position.side is Side.WHITE else position.mirror()
    return format_position(seen).split(" ", 2)[2]


def book_die(seed: int | str | None, key: str) -> int:
    """The number, 0 to 999, that chooses between the moves of a position.

    The moves take as many of these numbers as their shares say, in the order of the book. With the
    same seed it is the same here and on the page: FNV-1a, with 64 bits, of the seed's number, a
    blank and the key, modulo 1000. None: chance.

    >>> book_die(5, "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w")
    757

    Raises:
        TypeError: the seed is neither a number, nor a text, nor None.
    """
    return seed_number(f"{seed_number(seed)} {key}") % THOUSAND


@dataclass(frozen=True, slots=True)
class Book:
    """An opening book.

    Attributes:
        variant: of which rules.
        moves: of each position by `book_key`, the best first.
        nodes: how many positions the engine visited for each of them.
        margin: hundredths of a stone that a move that is ever chosen may be worse than the best.
        judge: by what positions were judged: the name of a network, or ``hand``.
    """

    variant: Variant
    moves: Mapping[str, tuple[BookMove, ...]]
    nodes: int
    margin: int
    judge: str

    def probe(self, position: Position) -> tuple[BookMove, ...]:
        """The moves of a position, the best first; none where the book does not know it."""
        if position.variant != self.variant or position.extra:
            return ()
        return self.moves.get(book_key(position), ())

    def choose(self, position: Position, seed: int | str | None = None) -> BookMove | None:
        """One of the moves, each as often as its share says; None where the book knows none.

        Args:
            position: where to move.
            seed: what `book_die` depends on; None: chance.
        """
        left = book_die(seed, book_key(position))
        for move in self.probe(position):
            left -= move.share
            if left < 0:
                # A book may have been made by anybody.
                return move if move.hole in position.legal_moves() else None
        return None

    # --- Files

    def save(self, path: Path) -> None:
        """Write the file, at once or not at all.

        Raises:
            OSError: it can't be written.
        """
        rest = "".join(
            json.dumps({"position": key, "moves": moves}, separators=(",", ":")) + "\n"
            for key, moves in self.moves.items()
        ).encode()
        header = {
            "format": FORMAT,
            "version": VERSION,
            "variant": str(self.variant),
            "nodes": self.nodes,
            "margin": self.margin,
            "judge": self.judge,
            "positions": len(self.moves),
            "crc32": f"{zlib.crc32(rest):08x}",
        }
        write_bytes(path, json.dumps(header).encode() + b"\n" + rest)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a file, and check all of it.

        Raises:
            BookError: it is no book, cut off, damaged or newer.
            OSError: it can't be read.
        """
        first, _, rest = path.read_bytes().partition(b"\n")
        header = _object(first)
        if header.get("format") != FORMAT:
            raise BookError(f"{path}: this is no opening book")
        if header.get("version") != VERSION:
            raise BookError(
                f"{path}: made by a newer togyz (format {header.get('version')}; this one reads "
                f"{VERSION}); update togyz, or build the book anew"
            )
        if header.get("crc32") != f"{zlib.crc32(rest):08x}":
            raise BookError(f"{path}: cut off or damaged; build it anew")
        try:
            rules = variant(header["variant"])
            moves = dict(_entry(rules, json.loads(line)) for line in rest.splitlines())
            return cls(rules, moves, int(header["nodes"]), int(header["margin"]), header["judge"])
        except (KeyError, TypeError, ValueError, TogyzError) as error:
            raise BookError(f"{path}: it makes no sense ({error})") from error


def _object(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _entry(rules: Variant, data: Mapping[str, Any]) -> tuple[str, tuple[BookMove, ...]]:
    moves = tuple(BookMove(*map(int, move)) for move in data["moves"])
    _check(rules, moves)
    return str(data["position"]), moves


def _check(rules: Variant, moves: Iterable[BookMove]) -> None:
    shares = 0
    for move in moves:
        known = 1 <= move.hole <= rules.holes and abs(move.score) <= 2 * PROVED and move.share >= 0
        if not known:
            raise ValueError(f"no move of a book: {list(move)}")
        shares += move.share
    if shares != THOUSAND:
        raise ValueError(f"the shares of a position make {shares}, not {THOUSAND}")
