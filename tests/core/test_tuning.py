"""The tuner of the search finds a hidden optimum through noise, and goes on where it was ended."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import pytest

from tools import tune_search as tool

BEST = {"aspiration": 80, "futility_margin": 40}
PLAN = tool.Plan({"aspiration": 10.0, "futility_margin": 10.0}, steps=400, pairs=16)
BEGIN = {"aspiration": 50.0, "futility_margin": 90.0}


def played(step: int, one: Mapping[str, int], other: Mapping[str, int]) -> int:
    """A match whose players lose strength with the square of how far they are from the best."""

    def strength(numbers: Mapping[str, int]) -> float:
        return -sum((numbers[name] - best) ** 2 for name, best in BEST.items()) / 10  # Elo

    share = 1 / (1 + math.pow(10, (strength(other) - strength(one)) / 400))
    dice = random.Random(step)
    return sum(1 if dice.random() < share else -1 for _ in range(2 * PLAN.pairs))


def test_the_best_is_approached_through_noise() -> None:
    *_, found = tool.tune(PLAN, dict(BEGIN), 1, played)
    for name, best in BEST.items():
        assert abs(found[name] - best) < abs(BEGIN[name] - best) / 3, found


def test_it_goes_on_where_it_was_ended() -> None:
    whole = list(tool.tune(PLAN, dict(BEGIN), 1, played))
    again = list(tool.tune(PLAN, whole[149], 151, played))
    assert again == whole[150:]


def test_steps_and_distances_fall() -> None:
    lengths = [PLAN.length(step) * PLAN.distance(step) for step in range(1, PLAN.steps + 1)]
    assert lengths == sorted(lengths, reverse=True)
    assert PLAN.distance(PLAN.steps) == 1
    assert PLAN.length(PLAN.steps) == PLAN.rate


def test_the_numbers_of_the_source_are_known() -> None:
    assert set(tool.present(tool.USUAL)) == set(tool.USUAL)
    assert set(tool.present(tool.ON_A_CLOCK)) == set(tool.ON_A_CLOCK)
    assert tool.present(tool.USUAL, network=True) != tool.present(tool.USUAL)
    with pytest.raises(SystemExit, match="no such_margin: there are aspiration, "):
        tool.present({"such_margin": 1.0})


def test_a_match_tells_who_was_ahead() -> None:
    said = "64 games  +20 =4 -40 elo\nfinal 64 games  +33 =4 -27  elo +32.7 +- 60.0  llr +0.01"
    assert tool.ahead(said) == 6
    with pytest.raises(SystemExit, match="no result"):
        tool.ahead("no such option: x")
