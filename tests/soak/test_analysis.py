"""Hours of analysis need no more memory than minutes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import ALL_VARIANTS, random_game
from togyz.engine import LEVELS, Engine, Limits, choose
from togyz.rules import Game

pytestmark = pytest.mark.soak

WARM_UP = 60  # rounds: every variant's tables, Python's own caches
MOST_GROWTH = 24 << 20


def resident() -> int:
    """The memory of this process, in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) << 10
    raise AssertionError("the kernel doesn't tell the size of the process")


def test_memory_stays_flat(soak_rounds: Iterator[random.Random]) -> None:
    with Engine.open(hash_mib=4) as engine:
        before = resident()
        for number, rng in enumerate(soak_rounds):
            game = random_game(rng, rng.choice(ALL_VARIANTS), rng.randint(0, 60))
            if game.position.outcome() is not None:
                continue
            limits = Limits(nodes=rng.choice((500, 20_000)), lines=rng.randint(1, 4))
            history = [node.position for node in game.root.mainline()][:-1]
            for info in engine.analyse(game.position, limits, history):
                assert info.lines
            if number <= WARM_UP:
                before = resident()
    assert resident() - before < MOST_GROWTH


def test_levels_play_whole_games_by_the_rules(soak_rounds: Iterator[random.Random]) -> None:
    for rng in soak_rounds:
        game = Game(rng.choice(ALL_VARIANTS))
        players = [rng.choice([name for name in LEVELS if name != "full"][:14]) for _ in range(2)]
        positions = [game.position]
        while game.outcome is None and len(game) < 500:
            position = positions[-1]
            choice = choose(position, players[position.side], rng.random().hex(), positions[:-1])
            game.play(choice.move)  # raises if it is illegal
            positions.append(game.position)
    assert set(players) <= set(LEVELS)
