"""Random games, for as long as there is time: what no position may break."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from togyz.rules import VARIANTS, Position

pytestmark = pytest.mark.soak


def test_random_games_keep_every_stone(soak_rounds: Iterator[random.Random]) -> None:
    for rng in soak_rounds:
        variant = rng.choice(list(VARIANTS.values()))
        position = Position.start(variant)
        for _ in range(1000):
            if position.outcome() is not None:
                break
            position = position.play(rng.choice(position.legal_moves()))
            assert sum(position.holes) + sum(position.kazans) == variant.total
