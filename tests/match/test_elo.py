from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from togyz.match import Sprt, elo_difference, estimate, expected_score
from togyz.rules import TogyzError

counts = st.lists(st.integers(0, 10_000), min_size=5, max_size=5) | st.lists(
    st.integers(0, 10_000), min_size=3, max_size=3
)


@given(st.floats(-1500, 1500))
def test_elo_and_score_are_inverse(elo: float) -> None:
    assert elo_difference(expected_score(elo)) == pytest.approx(elo, abs=1e-6)
    assert expected_score(elo) + expected_score(-elo) == pytest.approx(1)


def test_known_scores() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo_difference(0) == -math.inf
    assert elo_difference(1) == math.inf


# Losses, draws, wins; or pairs by their points. Values that other programs publish for these.
@pytest.mark.parametrize(
    ("seen", "elo", "error", "superiority"),
    [
        ([96, 111, 136], 40.70, 30.43, 0.9960),
        ([34, 54, 63, 64, 75], 55.58, 27.65, 0.99997),
        ([332, 433, 498, 333, 334], -8.64, 10.33, 0.0505),
        ([7895, 8757, 5685, 568, 9999], -21.04, 2.95, 0.0),
    ],
)
def test_known_estimates(seen: list[int], elo: float, error: float, superiority: float) -> None:
    found = estimate(seen)
    assert found is not None
    assert found.observations == sum(seen)
    assert found.elo == pytest.approx(elo, abs=0.01)
    assert found.error == pytest.approx(error, abs=0.01)
    assert found.superiority == pytest.approx(superiority, abs=1e-4)


def test_pairs_split_by_their_openings_are_surer_than_as_many_games() -> None:
    # A hundred openings that White always wins prove that the two are equal.
    pairs = estimate([1, 0, 98, 0, 1])
    games = estimate([100, 0, 100])
    assert pairs is not None
    assert games is not None
    assert pairs.error is not None
    assert games.error is not None
    assert pairs.elo == games.elo == 0
    assert pairs.error < games.error / 5


def test_no_error_is_claimed_where_nothing_varies() -> None:
    assert estimate([0, 0, 0]) is None
    for seen, elo in (([0, 0, 0, 0, 9], math.inf), ([0, 0, 9, 0, 0], 0), ([9, 0, 0], -math.inf)):
        found = estimate(seen)
        assert found is not None
        assert (found.elo, found.error, found.low, found.superiority) == (elo, None, None, None)


@given(counts, st.floats(0.5, 0.999))
def test_estimates_are_mirrored(seen: list[int], confidence: float) -> None:
    found, other = estimate(seen, confidence), estimate(seen[::-1], confidence)
    if found is None or other is None:
        assert sum(seen) == 0
        return
    assert found.score + other.score == pytest.approx(1)
    if found.low is not None and found.high is not None:
        assert other.low is not None
        assert found.low <= found.elo <= found.high
        assert other.low == pytest.approx(-found.high, abs=1e-6) or math.isinf(found.high)


@pytest.mark.parametrize("seen", [[1], [1, 2], [1, 2, 3, 4], [1, -1, 1], [0] * 6])
def test_other_counts_are_refused(seen: list[int]) -> None:
    with pytest.raises(TogyzError, match="three or five classes"):
        estimate(seen)
    with pytest.raises(TogyzError, match="three or five classes"):
        Sprt(0, 5).llr(seen)


# Values that other programs publish.
@pytest.mark.parametrize(
    ("elo0", "elo1", "seen", "llr"),
    [
        (0.5, 2.5, [21184, 40708, 21404], -1.57),
        (0, 2, [57030, 106593, 57433], -2.59),
        (0.5, 2.5, [223, 9863, 21279, 10037, 246], -3.07),
        (0, 2, [871, 26175, 55983, 26678, 821], -4.98),
    ],
)
def test_known_likelihood_ratios(elo0: float, elo1: float, seen: list[int], llr: float) -> None:
    assert Sprt(elo0, elo1).llr(seen) == pytest.approx(llr, abs=0.005)


def test_the_ratio_is_near_its_normal_approximation() -> None:
    # (s1 - s0) (2 m - s0 - s1) / (2 v / n), for small differences.
    seen = [300, 1100, 2200, 1200, 330]
    n = sum(seen)
    mean = sum(c * i / 4 for i, c in enumerate(seen)) / n
    variance = sum(c * (i / 4 - mean) ** 2 for i, c in enumerate(seen)) / n
    s0, s1 = expected_score(0), expected_score(3)
    near = (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance / n)
    assert Sprt(0, 3).llr(seen) == pytest.approx(near, rel=0.01)


@given(counts, st.floats(-200, 100), st.floats(1, 100))
def test_ratios_are_mirrored(seen: list[int], elo0: float, gap: float) -> None:
    there, back = Sprt(elo0, elo0 + gap), Sprt(-elo0 - gap, -elo0)
    assert there.llr(seen) == pytest.approx(-back.llr(seen[::-1]), rel=1e-6, abs=1e-6)


@given(st.lists(st.integers(1, 500), min_size=5, max_size=5))
def test_better_results_never_speak_for_the_lower_hypothesis(seen: list[int]) -> None:
    test = Sprt(0, 10)
    ratios = []
    for _ in range(5):
        ratios.append(test.llr(seen))
        seen = [seen[0] - 1, *seen[1:4], seen[4] + 1] if seen[0] > 1 else seen
    assert all(after >= before - 1e-9 for before, after in pairwise(ratios))


def test_the_bounds_are_walds() -> None:
    test = Sprt(0, 5, alpha=0.05, beta=0.1)
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))
    assert test.upper == pytest.approx(math.log(0.9 / 0.05))
    assert test.accepts(test.lower) == 0
    assert test.accepts(test.upper) == 5
    assert test.accepts(0) is None
    assert test.llr([0, 0, 0, 0, 0]) == 0


@pytest.mark.parametrize(
    "bad", [(5, 0), (0, 0), (math.nan, 5), (0, math.inf), (0, 5, 0.5), (0, 5, 0.05, 0)]
)
def test_no_test_of_nonsense(bad: tuple[float, ...]) -> None:
    with pytest.raises(TogyzError):
        Sprt(*bad)


# Pairs of two games with an opening in common: their results are not independent.
PAIRS = [0.06, 0.14, 0.5, 0.2, 0.1]
TRUE_SCORE = sum(p * i / 4 for i, p in enumerate(PAIRS))


def draw(rng: random.Random, pairs: int) -> list[int]:
    seen = [0] * 5
    for kind in rng.choices(range(5), PAIRS, k=pairs):
        seen[kind] += 1
    return seen


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(1)
    true = elo_difference(TRUE_SCORE)
    held = 0
    for _ in range(2000):
        found = estimate(draw(rng, 200))
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= true <= found.high
    assert 0.935 < held / 2000 < 0.965


@pytest.mark.parametrize("better", [True, False])
def test_the_test_errs_no_more_often_than_it_says(better: bool) -> None:
    # The truth is one of the two hypotheses; the test should find it with 95 %.
    true = elo_difference(TRUE_SCORE)
    test = Sprt(true - 30, true) if better else Sprt(true, true + 30)
    rng = random.Random(2 + better)
    wrong = 0
    for _ in range(200):
        seen = [0] * 5
        accepted = None
        while accepted is None:
            for kind in rng.choices(range(5), PAIRS, k=8):
                seen[kind] += 1
            accepted = test.accepts(test.llr(seen))
        wrong += accepted != true
    assert 0 < wrong <= 18  # 10 are expected
