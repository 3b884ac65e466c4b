"""Training: it learns, and an end in the middle changes nothing."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.training.support import records
from togyz.engine import NetworkShape
from togyz.rules import TogyzError, variant
from togyz_training import learn as module
from togyz_training import recipe
from togyz_training.learn import Course, learn, load_weights, score_scale
from togyz_training.quantise import logits
from togyz_training.recipe import Recipe
from togyz_training.records import RECORD

SHAPE = NetworkShape(variant("bestemshe"), hidden=16, buckets=2)
RECIPE = Recipe(epochs=3, batch=256, rate=1e-2)


def quiet(_text: str) -> None:
    """Nobody listens."""


def test_it_learns_who_wins(tmp_path: Path) -> None:
    some = records("bestemshe", 60)
    trained = learn(SHAPE, RECIPE, some, tmp_path, "learnt", quiet)
    # What it says of games that it has not seen is better than saying nothing of them.
    assert trained.about["held_back_loss"] < 0.62 < np.log(2)
    held_back = some[-len(some) // 50 :]
    decided = held_back[held_back["result"] != 1]
    right = (logits(trained.network, decided) > 0) == (decided["result"] == 2)
    assert right.mean() > 0.6
    assert trained.network.shape.unit == trained.about["unit"] > 100
    with (tmp_path / "losses.csv").open(newline="") as file:
        losses = list(csv.DictReader(file))
    assert [float(row["held_back_loss"]) for row in losses if row["held_back_loss"]][-1] == (
        pytest.approx(trained.about["held_back_loss"])
    )
    assert float(losses[-1]["loss"]) < float(losses[0]["loss"])


class Killed(BaseException):
    """What a test ends a training with."""


def test_a_training_that_is_ended_anywhere_makes_the_same_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = records("bestemshe")
    monkeypatch.setattr(module, "SAVE_SECONDS", 0.0)
    whole = learn(SHAPE, RECIPE, some, tmp_path / "whole", "same", quiet)
    taken = 0

    def step_or_die(*arguments: Any) -> Any:
        nonlocal taken
        taken += 1
        if taken % 4 == 0:
            raise Killed
        return usual(*arguments)

    usual = recipe.step
    monkeypatch.setattr(module, "step", step_or_die)
    for _ in range(100):
        try:
            ended = learn(SHAPE, RECIPE, some, tmp_path / "ended", "same", quiet)
            break
        except Killed:
            continue
    assert taken > 8
    assert ended.network.to_bytes() == whole.network.to_bytes()
    rows = [(tmp_path / name / "losses.csv").read_text() for name in ("whole", "ended")]
    first, second = ([line.split(",")[:2] for line in text.splitlines()] for text in rows)
    assert first == second


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    some = records("bestemshe")
    learn(SHAPE, RECIPE, some, tmp_path, "one", quiet)
    with pytest.raises(TogyzError, match="belongs to a training of other records or settings"):
        learn(SHAPE, Recipe(epochs=3, batch=256), some, tmp_path, "two", quiet)
    with pytest.raises(TogyzError, match="fewer than a batch"):
        learn(SHAPE, Recipe(batch=10**6), some, tmp_path / "other", "two", quiet)


def test_weights_of_one_training_begin_the_next(tmp_path: Path) -> None:
    some = records("bestemshe")
    learn(SHAPE, RECIPE, some, tmp_path / "first", "first", quiet)
    begin = load_weights(tmp_path / "first" / "weights.npz")
    after = learn(
        SHAPE, Recipe(epochs=1, batch=256, rate=1e-9), some, tmp_path / "second", "2", quiet, begin
    )
    found = load_weights(tmp_path / "second" / "weights.npz")
    assert all(np.allclose(found[key], begin[key], atol=1e-6) for key in begin)
    assert after.about["positions"] > 0
    (tmp_path / "bad.npz").write_bytes(b"PK")
    with pytest.raises(TogyzError, match="holds no weights"):
        load_weights(tmp_path / "bad.npz")


def test_targets_lie_between_the_score_and_the_result() -> None:
    some = records("bestemshe")
    by_score, by_result, mixed = (
        Course(SHAPE, Recipe(weight, batch=256), some).target(some) for weight in (1, 0, 0.25)
    )
    assert np.allclose(mixed, 0.25 * by_score + 0.75 * by_result, atol=1e-6)
    assert set(by_result) <= {0, 0.5, 1}
    assert ((by_score > 0.5) == (some["score"] > 0)).all()
    assert by_score[np.abs(some["score"]) > 20_000].round(3).tolist().count(0.5) == 0


def test_the_scale_of_scores_is_found_from_results() -> None:
    rng = np.random.default_rng(1)
    made = np.zeros(50_000, RECORD)
    made["score"] = rng.normal(0, 1500, len(made)).clip(-19_999, 19_999)
    won = rng.random(len(made)) < 1 / (1 + np.exp(-made["score"] / 800.0))
    made["result"] = 2 * won
    assert score_scale(made) == pytest.approx(800, rel=0.05)
