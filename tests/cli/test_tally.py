"""The counts of `togyz stats` are right."""

from __future__ import annotations

import json
import random
import statistics

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.support import GAMES, run
from tests.support import random_game
from togyz.cli.tally import Distribution, Tally
from togyz.notation import read_games
from togyz.rules import Game, Position, Side, variant


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 400), min_size=1))
def test_a_distribution_knows_median_and_mean(numbers: list[int]) -> None:
    distribution = Distribution(numbers)
    assert distribution.median == statistics.median(numbers)
    assert distribution.mean is not None
    assert abs(distribution.mean - statistics.fmean(numbers)) < 1e-9


def test_an_empty_distribution_has_neither() -> None:
    assert Distribution().as_dict() == {"median": None, "mean": None, "min": None, "max": None}


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 2**32), min_size=1, max_size=6))
def test_a_tally_agrees_with_counting_by_hand(seeds: list[int]) -> None:
    rules = variant("togyzkumalak")
    games = [random_game(random.Random(seed), rules, seed % 150) for seed in seeds]
    tally = Tally(rules)
    for game in games:
        tally.add(game)
    played = [game for game in games if game.moves]
    assert tally.games == len(games)
    assert tally.without_moves == len(games) - len(played)
    assert tally.results["1-0"] == sum(game.result == "1-0" for game in games)
    assert sum(tally.endings.values()) == len(games)
    assert sorted(tally.lengths.elements()) == sorted(len(game) for game in played)
    for side in Side:
        arisen = []
        for game in played:
            traces = [node.trace() for node in game.root.mainline()]
            arisen += [
                (ply, trace.tuzdik.number)
                for ply, trace in enumerate(traces)
                if trace is not None and trace.tuzdik is not None and trace.mover is side
            ]
        assert sorted(tally.tuzdik_plies[side].elements()) == sorted(ply for ply, _ in arisen)
        assert sorted(tally.tuzdik_holes[side].elements()) == sorted(hole for _, hole in arisen)
    both = [game for game in played if None not in game.position.tuzdiks]
    none = [game for game in played if game.position.tuzdiks == (None, None)]
    assert (tally.both_tuzdiks, tally.without_tuzdik) == (len(both), len(none))
    for hole in range(1, 10):
        first = [game for game in played if game.moves[0] == hole]
        assert hole in tally.first_moves or not first
        if first:
            assert tally.first_moves[hole].total() == len(first)


def test_games_from_other_positions_have_no_first_move() -> None:
    tally = Tally(variant("togyzkumalak"))
    tally.add(Game(Position.start().play(7), moves=[5]))
    assert tally.first_moves == {}
    assert tally.lengths == {1: 1}


def test_games_with_errors_are_left_out_and_named() -> None:
    bad = GAMES / "cli_bad.tgk"
    result = run("stats", "--json", bad, GAMES / "cli_cup.tgk")
    assert result.exit_code == 1
    counted = json.loads(result.stdout)
    good = [record for record in read_games(bad) if record.ok]
    assert counted["left_out"] == 3
    assert counted["variants"]["togyzkumalak"]["results"]["games"] == len(good) + 4
    assert result.stderr.count(f"{bad}:") >= 3


def test_variants_are_counted_apart() -> None:
    counted = json.loads(
        run("stats", "--json", "--variant", "bestemshe", GAMES / "cli_bestemshe.txt").stdout
    )
    assert list(counted["variants"]) == ["bestemshe"]
    assert "tuzdiks" not in counted["variants"]["bestemshe"]
