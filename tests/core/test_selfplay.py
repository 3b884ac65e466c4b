"""Games of the engine against itself, through the C interface."""

from __future__ import annotations

import struct
import threading
from dataclasses import replace
from itertools import pairwise

import pytest

from togyz.core import RECORD_SIZE, CoreEngine, Limits, SelfPlay, play_itself
from togyz.rules import Position, TogyzError, Variant, variant

QUICK = SelfPlay(depth=3)


def records(rules: Variant, game: bytes) -> list[tuple[Position, int, int]]:
    """Positions with their mover as White, results, and scores."""
    found = []
    for *stones, mine, yours, tuzdiks, result, score in struct.iter_unpack("<18B4Bh", game):
        position = Position(
            rules,
            tuple(stones[: 2 * rules.holes]),
            (mine, yours),
            (tuzdiks % 16 or None, tuzdiks // 16 or None),
        )
        assert sum(stones[2 * rules.holes :]) == 0
        found.append((position, result, score))
    return found


@pytest.mark.parametrize("name", ["togyzkumalak", "qozdatu", "bestemshe"])
def test_each_record_follows_from_the_one_before_by_the_rules(name: str) -> None:
    rules = variant(name)
    engine = CoreEngine(rules, hash_mib=1)
    for seed in range(3):
        game = records(rules, play_itself(engine, QUICK, seed))
        for (before, result, _), (after, other, _) in pairwise(game):
            reached = [before.play(hole) for hole in before.legal_moves()]
            # The mover is White in every record.
            turned = [
                (one.holes[rules.holes :] + one.holes[: rules.holes], one.kazans[::-1])
                for one in reached
            ]
            assert (after.holes, after.kazans) in turned
            assert result + other == 2


def test_the_engine_can_be_used_as_before_afterwards() -> None:
    engine, fresh = (CoreEngine(variant(), hash_mib=1) for _ in range(2))
    play_itself(engine, QUICK, 1)
    engine.clear()
    engine.set(Position.start())
    fresh.set(Position.start())
    found, expected = (one.search(Limits(depth=6)) for one in (engine, fresh))
    assert (found.lines, found.nodes) == (expected.lines, expected.nodes)


def test_a_seed_of_sixty_four_bits_gives_one_game() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    seed = 2**64 - 1
    assert play_itself(engine, QUICK, seed) == play_itself(engine, QUICK, seed)
    assert play_itself(engine, QUICK, seed) != play_itself(engine, QUICK, seed - 1)
    assert len(play_itself(engine, QUICK, seed)) % RECORD_SIZE == 0


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"depth": 0}, "a depth of 1 or more"),
        ({"depth": 121}, "depth 121: it must be 0 to 120"),
        ({"nodes": -1}, "number of nodes"),
        ({"opening_from": 5, "opening_to": 4}, "the smaller number comes first"),
        ({"random_permille": 1001}, "random_permille 1001"),
        ({"most_plies": 0}, "most_plies 0: it must be 1 to"),
    ],
)
def test_settings_without_sense_are_refused(settings: dict[str, int], message: str) -> None:
    with pytest.raises(TogyzError, match=message):
        SelfPlay(**settings)


def test_a_variant_with_extra_moves_has_no_records() -> None:
    rules = replace(variant(), extra_move=True)
    with pytest.raises(TogyzError, match="a side may move twice"):
        play_itself(CoreEngine(rules, hash_mib=1), QUICK, 1)


def test_a_game_that_is_stopped_leaves_no_record() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    games: list[bytes] = []
    endless = SelfPlay(depth=0, nodes=2**62, opening_to=4)
    playing = threading.Thread(target=lambda: games.append(play_itself(engine, endless, 1)))
    playing.start()
    while playing.is_alive():
        # Again and again: the game may not have begun when it comes first.
        engine.stop()
        playing.join(0.02)
    assert games == [b""]
