"""What the trainer computes is what the engine computes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.training.support import records, weights
from togyz.core import CoreNetwork
from togyz.engine import Network, NetworkError, NetworkShape
from togyz.rules import TogyzError, variant
from togyz_training import quantise, recipe
from togyz_training.check import check
from togyz_training.features import features
from togyz_training.learn import save_weights
from togyz_training.records import Header, positions, write

SHAPES = [
    NetworkShape(variant("togyzkumalak"), hidden=32, counts=12),
    NetworkShape(variant("qozdatu"), hidden=16, small=32, buckets=3),
    NetworkShape(variant("bestemshe"), hidden=48, buckets=1),
]


@pytest.fixture(params=SHAPES, ids=lambda shape: str(shape.variant))
def shape(request: pytest.FixtureRequest) -> NetworkShape:
    found = request.param
    assert isinstance(found, NetworkShape)
    return found


def test_features_are_those_of_the_readable_network(shape: NetworkShape) -> None:
    some = records(str(shape.variant))
    network = quantise.quantise(shape, weights(shape), "features")
    seen = features(shape, some)
    for i, position in enumerate(positions(shape.variant, some)):
        rows, beyond = network.features(position)
        assert seen.rows[i].tolist() == rows
        assert seen.surplus[i].tolist() == beyond
    assert seen.surplus.any() == (shape.counts == 12)
    assert set(seen.bucket) == set(range(shape.buckets))


def test_scores_are_the_cores_to_the_last_bit(shape: NetworkShape) -> None:
    some = records(str(shape.variant))
    network = quantise.quantise(replace(shape, unit=777), weights(shape), "equal")
    found = quantise.scores(network, some).tolist()
    where = positions(shape.variant, some)
    assert CoreNetwork(network.to_bytes()).evaluate(where) == found
    assert [network.evaluate(position) for position in where[::50]] == found[::50]
    assert len(set(found)) > 100


def test_rounding_explains_how_far_floating_point_is_away(shape: NetworkShape) -> None:
    some = records(str(shape.variant))
    parameters = weights(shape)
    network = quantise.quantise(shape, parameters, "near")
    exact = recipe.logits(parameters, recipe.batch_of(shape, some))
    apart = np.abs(exact - quantise.logits(network, some) / quantise.LOGIT)
    # Much nearer than has to be, and much nearer than answers are to each other.
    assert apart.max() < quantise.bound(network)
    assert apart.max() < 0.1 < exact.std()


def test_the_gradient_is_that_of_the_loss() -> None:
    shape = SHAPES[0]
    some = records()[:600]
    parameters = weights(shape)
    batch = recipe.batch_of(shape, some)
    target = (some["result"] / 2).astype(np.float32)
    asked, weight = np.zeros((2, batch.rows.shape[0]), np.float32)
    asked[batch.place], weight[batch.place] = target, 1

    def loss(changed: recipe.Parameters) -> float:
        out = recipe.logits(changed, batch).astype(np.float64)
        return float((np.logaddexp(0, out) - target * out).mean())

    _, (_, gradient) = recipe._loss_and_gradient(
        recipe._small(parameters), recipe.first_layer(parameters, batch), batch.bucket,
        asked, weight,
    )  # fmt: skip
    found = recipe.first_layer_gradient(batch, np.asarray(gradient))
    rng = np.random.default_rng(3)
    for name in ("table", "lean"):
        # Along a random direction, a short way forth and back.
        way = rng.normal(0, 1, parameters[name].shape).astype(np.float32)
        step = 2e-4
        ends = [
            loss({**parameters, name: parameters[name] + sign * step * way}) for sign in (1, -1)
        ]
        slope = float((found[name] * way).sum())
        assert slope == pytest.approx((ends[0] - ends[1]) / (2 * step), rel=0.02, abs=1e-3)


def test_weights_too_large_for_a_file_are_cut_off_while_learning() -> None:
    shape = SHAPES[0]
    wild = {key: value * 1000 for key, value in weights(shape).items()}
    with pytest.raises(NetworkError, match="greater than maximum"):
        quantise.quantise(shape, wild, "wild")
    for key in ("b1", "b2"):
        wild[key] /= 1000
    wild["table"][:, -1] /= 1000
    wild["lean"][:, -1] /= 1000
    quantise.quantise(shape, recipe.within(shape, wild), "tame")


def test_numbers_that_are_none_are_refused() -> None:
    shape = SHAPES[0]
    parameters = weights(shape)
    parameters["w1"] = np.full_like(parameters["w1"], np.nan)
    with pytest.raises(NetworkError, match="weights1 of broken holds numbers that are none"):
        quantise.quantise(shape, parameters, "broken")


def test_check_compares_all_ways_and_finds_a_difference(tmp_path: Path) -> None:
    shape = SHAPES[2]
    parameters = weights(shape)
    network = quantise.quantise(shape, parameters, "checked")
    network.write(tmp_path / "network.tgn")
    save_weights(tmp_path / "weights.npz", parameters)
    write(tmp_path / "a.records", Header(shape.variant, {}), records("bestemshe").tobytes())
    said = list(check(tmp_path / "network.tgn", [tmp_path], tmp_path / "weights.npz"))
    assert "the same scores" in said[0]
    assert "logits away at most" in said[1]

    save_weights(tmp_path / "weights.npz", {**parameters, "b2": parameters["b2"] + 3})
    with pytest.raises(TogyzError, match="floating point is 3"):
        list(check(tmp_path / "network.tgn", [tmp_path], tmp_path / "weights.npz"))


def test_a_network_by_name_says_what_it_is(tmp_path: Path) -> None:
    shape = SHAPES[1]
    quantise.quantise(replace(shape, unit=900), weights(shape), "named").write(tmp_path / "a.tgn")
    found = Network.read(tmp_path / "a.tgn")
    assert (found.name, found.shape) == ("named", replace(shape, unit=900))
