"""Who plays against the user, and who gives hints."""

from __future__ import annotations

from togyz.engine import FULL, Answer, Engine, Limits, choose, level
from togyz.engine.books import opening_book
from togyz.rules import Game, Position

__all__ = ["Opponent"]

HASH_MIB = 64
HINT_NODES = 1_000_000  # well under a second


class Opponent:
    """The computer, at a level that can change.

    Attributes:
        level: its name.
        move_ms: time for a move at full strength, in milliseconds.
    """

    def __init__(
        self,
        level: str,
        move_ms: int,
        seed: int | None = None,
        network: str = "default",
        tables: str = "auto",
        book: str = "default",
    ) -> None:
        self.level = level
        self.move_ms = move_ms
        self._seed = seed
        self._network = network
        self._tables = tables
        self._book = book
        self._engine: Engine | None = None

    def move(self, game: Game) -> int:
        """Choose a move at the end of a game that is not over.

        Raises:
            CoreUnavailable: full strength without the compiled core.
        """
        if self.level == FULL:
            book = opening_book(game.variant, self._book)
            known = None if book is None else book.choose(game.position, self._seed)
            if known is not None:
                return known.hole
            return self._search(game, Limits(movetime_ms=self.move_ms)).move
        return choose(game.position, self.level, self._seed, _earlier(game)).move

    def hint(self, game: Game) -> Answer:
        """What the engine thinks of the end of a game that is not over.

        Raises:
            CoreUnavailable: without the compiled core.
        """
        return self._search(game, Limits(nodes=HINT_NODES))

    def set_level(self, name: str) -> None:
        """Change the level.

        Raises:
            TogyzError: no such level.
            CoreUnavailable: there is no compiled core.
        """
        level(name)
        self.level = name

    def close(self) -> None:
        """End the engine."""
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def _search(self, game: Game, limits: Limits) -> Answer:
        # It thinks in a thread of its own, so that Ctrl-C is heard meanwhile.
        if self._engine is None:
            self._engine = Engine.open(
                game.variant, hash_mib=HASH_MIB, network=self._network, tables=self._tables
            )
        return self._engine.play(game.position, limits, _earlier(game))


def _earlier(game: Game) -> list[Position]:
    """The positions before the last one."""
    return [node.position for node in game.root.mainline()][:-1]
