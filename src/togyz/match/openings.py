"""Openings that don't decide the game: random moves, judged by a shallow search."""

from __future__ import annotations

import random
from collections.abc import Iterable

from togyz.core import PROVED, CoreEngine, Limits
from togyz.rules import Position, TogyzError, Variant

__all__ = ["Openings"]

JUDGING_NODES = 2_000
"""Positions that the search looks at to judge an opening: a few milliseconds."""

PATIENCE = 3_000
"""So many draws without a new opening mean that there are no more."""

HASH_MIB = 1


class Openings:
    """Openings by number, the same for the same seed whatever was asked for before.

    No two lead to the same position.
    """

    def __init__(
        self,
        variant: Variant,
        plies: int,
        seed: int | str,
        balance: int = 500,
        taken: Iterable[Position] = (),
    ) -> None:
        """Prepare to draw.

        Args:
            variant: the rules.
            plies: how many random moves an opening has.
            seed: what chance depends on.
            balance: hundredths of a stone that the search may see either side ahead; 0 lets
                every opening pass that has not decided the game.
            taken: positions that openings drawn earlier led to.
        """
        self.variant = variant
        self.plies = plies
        self.seed = seed
        self.balance = balance
        self._taken = set(taken)
        self._engine: CoreEngine | None = None

    def draw(self, number: int) -> tuple[int, ...]:
        """The moves of an opening.

        Raises:
            TogyzError: no further opening was found.
            CoreUnavailable: there is no compiled core to judge them.
        """
        if self.plies == 0:
            # There is one only, for as many games as are wanted.
            return ()
        rng = random.Random(f"{self.seed} {number}")
        for _ in range(PATIENCE):
            moves, position = self._walk(rng)
            if position is not None and position not in self._taken and self._fair(position):
                self._taken.add(position)
                return moves
        raise TogyzError(
            f"no opening of {self.plies} plies is left after {len(self._taken)} different ones "
            f"within {self.balance / 100:g} stones: allow more plies, less balance, or fewer games"
        )

    def _walk(self, rng: random.Random) -> tuple[tuple[int, ...], Position | None]:
        """Random moves, and where they lead; None where the game is over."""
        moves: list[int] = []
        position = Position.start(self.variant)
        for _ in range(self.plies):
            if position.outcome() is not None:
                return (), None
            move = rng.choice(position.legal_moves())
            moves.append(move)
            position = position.play(move)
        return tuple(moves), None if position.outcome() is not None else position

    def _fair(self, position: Position) -> bool:
        """Whether neither side is far ahead."""
        if self._engine is None:
            self._engine = CoreEngine(self.variant, HASH_MIB)
        self._engine.clear()  # what it learnt from other openings must not matter
        self._engine.set(position)
        found = self._engine.search(Limits(nodes=JUDGING_NODES))
        return abs(found.lines[0].score) <= (self.balance or PROVED)
