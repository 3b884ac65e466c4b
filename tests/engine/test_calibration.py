"""The published ratings are what the published results say."""

from __future__ import annotations

import csv
from itertools import pairwise

import pytest

from togyz.engine import FULL, LEVELS
from tools.calibrate_levels import ANCHOR, CSV, Result, fingerprint, fit, table


def published() -> list[Result]:
    with CSV.open(encoding="utf-8", newline="") as file:
        return [
            Result(row["first"], row["second"], *(int(row[name]) for name in list(row)[2:]))
            for row in csv.DictReader(file)
        ]


def test_a_fit_finds_the_ratings_that_made_the_results() -> None:
    truth = {ANCHOR: 0.0, "1": 150.0, "2": 270.0, "3": 500.0}
    found = []
    for one, other in (("1", ANCHOR), ("2", "1"), ("3", "1"), ("2", ANCHOR), (ANCHOR, "3")):
        share = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
        won = round(1_000_000 * share)
        found.append(Result(one, other, 1_000_000, won - 5000, 10_000, 1_000_000 - won - 5000))
    names, ratings, _ = fit(found)
    assert sorted(names) == ["1", "2", "3"]
    for name, rating in zip(names, ratings, strict=True):
        assert rating == pytest.approx(truth[name], abs=0.1)


def test_the_error_of_a_difference_is_that_of_the_binomial() -> None:
    # One match, even: the standard error of the share is √(1/4n), and a point is 695 Elo there.
    even = [Result("1", ANCHOR, 400, 200, 0, 200), Result("2", "1", 400, 200, 0, 200)]
    assert "| 2 | 0 | +0 ± 34 | 200, 0, 200 |  |" in list(table(even))


def test_the_ratings_of_the_ladder_are_those_of_the_published_results() -> None:
    results = published()
    names, ratings, _ = fit(results)
    found = {name: round(rating) for name, rating in zip(names, ratings, strict=True)}
    assert found.pop("greedy")
    assert found == {known.name: known.elo for known in LEVELS.values() if known.name != FULL}


def test_every_level_has_met_its_neighbours_often_and_is_better_for_certain() -> None:
    results = {(one.first, one.second): one for one in published()}
    names = [name for name in LEVELS if name != FULL]
    for lower, higher in pairwise(names):
        met = results[higher, lower]
        assert met.won + met.drawn + met.lost == met.games >= 300
        share = (met.won + met.drawn / 2) / met.games
        # The lower end of the 99 % interval of a binomial.
        assert share - 2.576 * (share * (1 - share) / met.games) ** 0.5 > 0.5
    for lower, _, higher in zip(names, names[1:], names[2:], strict=False):
        assert results[higher, lower].games >= 300


def test_a_fingerprint_tells_levels_apart() -> None:
    assert fingerprint("1") == fingerprint("1") != fingerprint("2")
    assert fingerprint(ANCHOR) == ANCHOR
