"""Games of the compiled engine against itself, to learn from."""

from __future__ import annotations

import ctypes
from ctypes import byref
from dataclasses import dataclass

from togyz.rules import TogyzError

from .engine import CoreEngine
from .library import CSelfPlay

__all__ = ["RECORD_SIZE", "SelfPlay", "play_itself"]

RECORD_SIZE = 24
"""Bytes of a record."""

_LARGEST = {
    "depth": 120,
    "opening_from": 100,
    "opening_to": 100,
    "random_permille": 1000,
    "random_until": 10_000,
    "most_plies": 10_000,
}


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """How a game is played: some random moves, then those of a search, with random ones between.

    Attributes:
        depth: plies of a search, at most 120; 0: the nodes alone decide.
        nodes: positions that a search visits at most; 0: no limit.
        opening_from: so many moves at the beginning are random, at least.
        opening_to: and so many at most, up to 100.
        random_permille: of the moves after the opening that are random too, in thousandths.
        random_until: the ply from which on none is.
        most_plies: a game that takes longer counts as a draw, 1 to 10000.
    """

    depth: int = 6
    nodes: int = 0
    opening_from: int = 4
    opening_to: int = 10
    random_permille: int = 80
    random_until: int = 90
    most_plies: int = 400

    def __post_init__(self) -> None:
        """Refuse what makes no sense.

        Raises:
            TogyzError: a number is out of its range, or nothing limits a search.
        """
        for name, largest in _LARGEST.items():
            least = 1 if name == "most_plies" else 0
            value = getattr(self, name)
            if not least <= value <= largest:
                raise TogyzError(f"self-play with {name} {value}: it must be {least} to {largest}")
        if self.nodes < 0 or not (self.nodes or self.depth):
            raise TogyzError("self-play needs a depth of 1 or more, or a number of nodes")
        if self.opening_from > self.opening_to:
            raise TogyzError(
                f"an opening of {self.opening_from} to {self.opening_to} random moves: "
                "the smaller number comes first"
            )


def play_itself(engine: CoreEngine, settings: SelfPlay, seed: int) -> bytes:
    """Play a game from the start; the same engine settings, settings and seed give the same game.

    The engine is cleared first, and has the start to search afterwards. `CoreEngine.stop` from
    another thread ends the game, and there is no record of it.

    Args:
        engine: plays both sides. With one thread; with a small table, since it is cleared.
        settings: how.
        seed: 0 to 2**64 - 1.

    Returns:
        A record of `RECORD_SIZE` bytes for each position after the opening, one after another.

    Raises:
        TogyzError: a side may have an extra move in this variant, which a record can't tell.
    """
    out = (ctypes.c_uint8 * (settings.most_plies * RECORD_SIZE))()
    given = CSelfPlay(
        settings.nodes,
        settings.depth,
        settings.opening_from,
        settings.opening_to,
        settings.random_permille,
        settings.random_until,
        settings.most_plies,
    )
    count = engine._library.togyz_selfplay(
        engine._handle, byref(given), seed, out, settings.most_plies
    )
    if count < 0:
        raise TogyzError(f"there are no records of {engine.variant}: a side may move twice")
    return bytes(out)[: count * RECORD_SIZE]
