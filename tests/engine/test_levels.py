"""The levels play legally, the same for a seed, and err as they say."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from bench.bench_levels import match
from tests.support import ALL_VARIANTS
from togyz.engine import LEVELS, Errors, Level, choose, level
from togyz.rules import Game, Position, TogyzError, Variant

SMALL = Level("small", 3, 300, 30, lines=3)


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
@pytest.mark.parametrize("strength", [LEVELS["easy"], SMALL], ids=lambda known: known.name)
def test_whole_games_are_legal(rules: Variant, strength: Level) -> None:
    game = Game(rules)
    while game.outcome is None and len(game) < 250:
        earlier = [node.position for node in game.root.mainline()][:-1]
        choice = choose(game.position, strength, seed=len(game), history=earlier)
        assert choice.pv[0] == choice.move
        game.play(choice.move)  # raises if it is illegal


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    code = (
        "from togyz.engine import choose; from togyz.rules import Game\n"
        "game = Game()\n"
        "while game.outcome is None and len(game) < 40: "
        "game.play(choose(game.position, 'easy', seed=7).move)\n"
        "print(game.moves)"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(runs) == 1


@pytest.mark.parametrize("name", list(LEVELS))
def test_a_seed_decides(name: str) -> None:
    position = Position.start().play(3)
    assert choose(position, name, seed=4) == choose(position, name, seed=4)


def test_without_a_seed_easy_varies() -> None:
    assert len({choose(Position.start(), "easy").move for _ in range(60)}) > 1


def test_levels_look_further_and_further() -> None:
    position = Position.start()
    easy, medium, hard = (choose(position, name, seed=1) for name in LEVELS)
    assert easy.depth <= medium.depth < hard.depth
    assert easy.nodes < medium.nodes < hard.nodes
    # The last ply before the limit is finished.
    assert hard.nodes < LEVELS["hard"].nodes + 10


def test_hard_takes_a_won_game() -> None:
    position = Position.of(
        [3, 0, 5, 0, 0, 0, 0, 0, 2], [9, 9, 9, 9, 9, 5, 1, 1, 1], (74, 25), (None, None)
    )
    for seed in range(5):
        assert choose(position, "hard", seed=seed).move == 9


def test_weaker_levels_miss_captures_now_and_then_easy_more_often() -> None:
    position = Position.of(
        [3, 0, 5, 0, 0, 0, 0, 0, 2], [9, 9, 9, 9, 9, 5, 1, 1, 1], (74, 25), (None, None)
    )
    easy, medium = (
        sum(choose(position, name, seed=seed).move == 9 for seed in range(200))
        for name in ("easy", "medium")
    )
    assert 100 < easy < medium < 200


@pytest.mark.parametrize(
    ("one", "other", "games", "least", "most"),
    [
        ("easy", "random", 60, 0.75, 0.97),
        ("easy", "greedy", 120, 0.2, 0.45),  # a beginner who takes what he can wins
        ("medium", "greedy", 60, 0.6, 0.95),
        ("medium", "easy", 60, 0.8, 0.99),
        ("hard", "greedy", 4, 1, 1),
    ],
)
def test_levels_are_as_strong_as_they_should_be(
    one: str, other: str, games: int, least: float, most: float
) -> None:
    # Neither time nor chance is in it: the same games are played everywhere.
    assert least <= match(one, other, games).share <= most


def test_who_overlooks_everything_still_moves() -> None:
    blind = Level("blind", 1, 100, errors=Errors(overlook=1.0))
    rng = random.Random(1)
    game = Game()
    for _ in range(30):
        game.play(choose(game.position, blind, seed=rng.random().hex()).move)


def test_unknown_levels_and_finished_games_are_refused() -> None:
    with pytest.raises(TogyzError, match="known are easy, medium, hard"):
        level("harder")
    over = Position.of([0] * 9, [0] * 9, (100, 62), (None, None))
    for name in LEVELS:
        with pytest.raises(TogyzError, match="game is over"):
            choose(over, name)
