"""From floating point to the whole numbers of a network's file, and what these compute.

`logits` does for many records what `togyz.engine.Network.evaluate` does for a position; tests hold
it, that one and the core equal.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from togyz.engine import Network, NetworkError, NetworkShape
from togyz.engine.network import JUDGED, LOGIT_BITS, ONE, WEIGHT_BITS

from .features import features
from .recipe import STONES_A_LEAN, Parameters, leaning

__all__ = ["bound", "logits", "quantise", "scores"]

WEIGHT = 1 << WEIGHT_BITS
LOGIT = 1 << LOGIT_BITS

Records = npt.NDArray[Any]
Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


def quantise(shape: NetworkShape, parameters: Parameters, name: str) -> Network:
    """Round a network's numbers.

    Args:
        shape: its measures.
        parameters: as `togyz_training.recipe` has them.
        name: what the network is called.

    Raises:
        NetworkError: the name is too long, or weights are too large for their types.
    """
    numbers = {key: np.asarray(value, np.float64) for key, value in parameters.items()}
    rows = numbers["table"] + np.asarray(leaning(shape, numbers["lean"]), np.float64)
    exact: dict[str, tuple[Floats, int]] = {
        "bias": (numbers["bias"], ONE),
        "rows": (rows[:, :-1], ONE),
        "direct": (rows[:, -1], LOGIT),
        "hole_factor": (numbers["lean"][:-2, -1] / STONES_A_LEAN, LOGIT),
        # Half a unit more, for the shift that follows cuts off.
        "bias1": (numbers["b1"] + 0.5 / ONE, LOGIT),
        "weights1": (numbers["w1"], WEIGHT),
        "bias2": (numbers["b2"], LOGIT),
        "weights2": (numbers["w2"], WEIGHT),
    }
    arrays = {}
    for key, (values, one) in exact.items():
        if not np.isfinite(values).all():
            raise NetworkError(f"{key} of {name} holds numbers that are none: train again")
        arrays[key] = np.rint(values * one).astype(np.int64).ravel().tolist()
    return Network(shape, name, arrays)


def logits(network: Network, records: Records) -> Integers:
    """The logits of positions, 1.0 being 2 ** 19; in whole numbers, and so exact."""
    shape = network.shape
    arrays = {key: np.asarray(numbers, np.int64) for key, numbers in network.arrays.items()}
    seen = features(shape, records)
    rows = arrays["rows"].reshape(-1, shape.hidden)
    weights1 = arrays["weights1"].reshape(shape.buckets, shape.small, shape.hidden)
    weights2 = arrays["weights2"].reshape(shape.buckets, shape.small)
    sums = np.tile(arrays["bias"], (len(records), 1))
    for group in seen.rows.T:
        sums += rows[group]
    first = np.clip(sums, 0, ONE)
    second = arrays["bias1"].reshape(shape.buckets, -1)[seen.bucket]
    for bucket in range(shape.buckets):
        at = seen.bucket == bucket
        second[at] += first[at] @ weights1[bucket].T
    second = np.clip(second >> WEIGHT_BITS, 0, ONE)
    out: Integers = arrays["bias2"][seen.bucket] + (second * weights2[seen.bucket]).sum(1)
    out += arrays["direct"][seen.rows].sum(1)
    out += seen.surplus @ arrays["hole_factor"]
    return out


def scores(network: Network, records: Records) -> Integers:
    """Scores from the mover's view, in hundredths of a stone."""
    scaled = logits(network, records) * network.shape.unit >> LOGIT_BITS
    clipped: Integers = np.clip(scaled, -JUDGED, JUDGED)
    return clipped


def bound(network: Network) -> float:
    """How far a logit can be from that of the floating-point network that was rounded.

    Half a unit for each number; a neuron that is 1 hands on all of its weight's rounding.
    """
    shape = network.shape
    groups = len(list(shape.groups()))
    of_neuron = (groups + 1) * 0.5 / ONE
    size = (shape.buckets, shape.small)
    w1 = np.abs(np.asarray(network.arrays["weights1"], np.float64)).reshape(*size, shape.hidden)
    w2 = np.abs(np.asarray(network.arrays["weights2"], np.float64)).reshape(size) / WEIGHT
    of_second = w1.sum(2) / WEIGHT * of_neuron + shape.hidden * 0.5 / WEIGHT + 1.0 / ONE
    of_last = (w2 * of_second).sum(1).max() + shape.small * 0.5 / WEIGHT
    # And what single precision loses.
    return float(of_last + (groups + shape.variant.total) * 0.5 / LOGIT + 1e-3)
