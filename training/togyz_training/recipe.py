"""The recipe: what a network computes while it learns, what it is asked for, and how it steps.

Everything here is in floating point; `togyz_training.quantise` turns it into the whole numbers of
a file. The first layer is a table of which each position selects a few rows
(`togyz_training.features`), and their sum is a product with a sparse matrix. SciPy does that
product and its gradient ten times as fast as the gather and scatter of XLA on a CPU, so JAX takes
over after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax
import scipy.sparse as sparse

from togyz.engine import NetworkShape

from .features import features

__all__ = [
    "NAMES",
    "Batch",
    "Parameters",
    "Recipe",
    "batch_of",
    "initial",
    "logits",
    "optimiser",
    "step",
]

Floats = npt.NDArray[np.float32]
Parameters = dict[str, Any]  # arrays, NumPy's or JAX's

NAMES = {"table", "lean", "bias", "w1", "b1", "w2", "b2"}
"""Of the arrays of `Parameters`."""

# What quantising needs: docs/reference/network.md.
LARGEST_SUM = 63.9  # of the first layer, in units of a neuron: an int16 with nine binary digits
LARGEST_BIAS = 4.0
LARGEST_SMALL = 7.99  # weight of the small layers
STONES_A_LEAN = 16.0  # unit of a lean's feature
BLOCK = 256  # positions that are computed together


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a network is trained.

    Attributes:
        score_weight: how much of the target is the search's score; the rest is the game's result.
        epochs: how often each position is seen.
        batch: positions a step.
        rate: of learning at the beginning; it falls to nothing along half a cosine.
        seed: of the first weights and of the order of the positions.
    """

    score_weight: float = 0.6
    epochs: int = 8
    batch: int = 16384
    rate: float = 2e-3
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Batch:
    """Positions as the network takes them, in blocks that share their small layers.

    Blocks that are not full are filled up with the first position, which counts for nothing there.

    Attributes:
        place: where each position is among those of all blocks.
        rows: which rows of the table each selects, as a sparse matrix of ones.
        leans: stones in each hole, and in both kazans, as far as rows tell them apart.
        surplus: stones in each hole beyond that.
        bucket: the small layers of each block.
    """

    place: npt.NDArray[np.int64]
    rows: sparse.csr_matrix
    leans: Floats
    surplus: Floats
    bucket: npt.NDArray[np.int32]


def batch_of(shape: NetworkShape, records: npt.NDArray[np.void]) -> Batch:
    """Prepare positions."""
    count = len(records)
    # As many blocks as may be needed, whatever the positions are: compiled code is for one size.
    blocks = -(-count // BLOCK) + shape.buckets
    bucket = features(shape, records).bucket
    held = np.bincount(bucket, minlength=shape.buckets)
    first_block = np.concatenate([[0], np.cumsum(-(-held // BLOCK))])
    order = np.argsort(bucket, kind="stable")
    place = np.empty(count, np.int64)
    place[order] = np.arange(count) + np.repeat(
        first_block[:-1] * BLOCK - np.cumsum(held) + held, held
    )
    chosen = np.zeros(blocks * BLOCK, np.int64)
    chosen[place] = np.arange(count)
    block_bucket = np.searchsorted(first_block, np.arange(blocks), side="right") - 1
    seen = features(shape, records[chosen])
    slots, groups = seen.rows.shape
    holes, kazans = seen.values[:, :-4], seen.values[:, -2:]
    return Batch(
        place,
        sparse.csr_matrix(
            (
                np.ones(slots * groups, np.float32),
                seen.rows.ravel(),
                np.arange(0, slots * groups + 1, groups, dtype=np.int32),
            ),
            shape=(slots, shape.rows),
        ),
        np.hstack([holes / STONES_A_LEAN, kazans / (shape.variant.total / 2)], dtype=np.float32),
        seen.surplus.astype(np.float32) / np.float32(STONES_A_LEAN),
        np.minimum(block_bucket, shape.buckets - 1).astype(np.int32),
    )


def initial(shape: NetworkShape, seed: int) -> Parameters:
    """The first weights.

    The last column of ``table`` and ``lean`` goes directly into the answer. A lean is a weight that
    all rows of a hole or kazan share, times its stones, so that rows that hardly ever occur learn
    from their neighbours; it is added to the rows in the end.
    """
    rng = np.random.default_rng(seed)
    rows, hidden, small, buckets = shape.rows, shape.hidden, shape.small, shape.buckets
    groups, holes = len(list(shape.groups())), 2 * shape.variant.holes

    def normal(deviation: float, *size: int) -> Floats:
        return rng.normal(0, deviation, size).astype(np.float32)

    table = normal(0.5 / np.sqrt(groups), rows, hidden + 1)
    table[:, -1] = 0
    # The small layers begin alike, and grow apart.
    return {
        "table": table,
        "lean": np.zeros((holes + 2, hidden + 1), np.float32),
        "bias": np.full(hidden, 0.3, np.float32),
        "w1": np.tile(normal(1 / np.sqrt(hidden), 1, small, hidden), (buckets, 1, 1)),
        "b1": np.full((buckets, small), 0.3, np.float32),
        "w2": np.tile(normal(0.5, 1, small), (buckets, 1)),
        "b2": np.zeros(buckets, np.float32),
    }


def first_layer(parameters: Parameters, batch: Batch) -> Floats:
    """The sums of the first layer, and in the last column what goes directly into the answer."""
    table, lean = np.asarray(parameters["table"]), np.asarray(parameters["lean"])
    sums: Floats = batch.rows @ table + batch.leans @ lean
    sums[:, -1] += batch.surplus @ lean[:-2, -1]
    return sums


def first_layer_gradient(batch: Batch, sums: Floats) -> dict[str, Floats]:
    """The gradient of table and lean from that of the sums."""
    lean = batch.leans.T @ sums
    lean[:-2, -1] += batch.surplus.T @ sums[:, -1]
    return {"table": batch.rows.T @ sums, "lean": lean}


def head(small: Parameters, sums: jax.Array, bucket: jax.Array) -> jax.Array:
    """Logits of winning from the sums of the first layer, block by block."""
    blocks = sums.reshape(len(bucket), BLOCK, -1)
    first = jnp.clip(blocks[:, :, :-1] + small["bias"], 0, 1)
    second = jnp.einsum("bnh,bsh->bns", first, small["w1"][bucket]) + small["b1"][bucket][:, None]
    out = jnp.einsum("bns,bs->bn", jnp.clip(second, 0, 1), small["w2"][bucket])
    answer: jax.Array = out + small["b2"][bucket][:, None] + blocks[:, :, -1]
    return answer.reshape(-1)


def loss(
    small: Parameters, sums: jax.Array, bucket: jax.Array, target: jax.Array, weight: jax.Array
) -> jax.Array:
    """The mean cross entropy between the target, 0 to 1, and the chance that the network gives."""
    out = head(small, sums, bucket)
    return jnp.sum(weight * (jnp.logaddexp(0, out) - target * out)) / jnp.sum(weight)


_head = jax.jit(head)
_loss_and_gradient = jax.jit(jax.value_and_grad(loss, argnums=(0, 1)))


def logits(parameters: Parameters, batch: Batch) -> Floats:
    """What the network thinks of positions: the logit of the chance that the mover wins."""
    out = _head(_small(parameters), first_layer(parameters, batch), batch.bucket)
    return np.asarray(out)[batch.place]


def optimiser(recipe: Recipe, steps: int) -> optax.GradientTransformation:
    """Adam, with a rate that falls along half a cosine."""
    return optax.adam(optax.cosine_decay_schedule(recipe.rate, steps))


def step(
    update: Any, parameters: Parameters, state: Any, batch: Batch, target: Floats
) -> tuple[Parameters, Any, float]:
    """One step; the parameters and the optimiser's state after it, and the loss before it."""
    sums = first_layer(parameters, batch)
    asked, weight = np.zeros((2, len(sums)), np.float32)
    asked[batch.place], weight[batch.place] = target, 1
    value, (small, sums_gradient) = _loss_and_gradient(
        _small(parameters), sums, batch.bucket, asked, weight
    )
    gradient = {**small, **first_layer_gradient(batch, np.asarray(sums_gradient))}
    parameters, state = update(gradient, state, parameters)
    return parameters, state, float(value)


def updater(recipe: Recipe, steps: int, shape: NetworkShape) -> Any:
    """The compiled step of the optimiser, which keeps weights within what a file can hold."""
    adam = optimiser(recipe, steps)

    @jax.jit
    def update(gradient: Parameters, state: Any, parameters: Parameters) -> tuple[Parameters, Any]:
        changes, state = adam.update(gradient, state, parameters)
        return within(shape, optax.apply_updates(parameters, changes)), state

    return update


@partial(jax.jit, static_argnums=0)
def within(shape: NetworkShape, parameters: Parameters) -> Parameters:
    """Cut off weights that are too large to be quantised."""
    most = (LARGEST_SUM - LARGEST_BIAS) / len(list(shape.groups()))
    shared = leaning(shape, parameters["lean"])
    rows = parameters["table"] + shared
    hidden = jnp.clip(rows[:, :-1], -most, most)
    return {
        "table": jnp.concatenate([hidden, rows[:, -1:]], 1) - shared,
        "lean": parameters["lean"],
        "bias": jnp.clip(parameters["bias"], -LARGEST_BIAS, LARGEST_BIAS),
        "w1": jnp.clip(parameters["w1"], -LARGEST_SMALL, LARGEST_SMALL),
        "b1": parameters["b1"],
        "w2": jnp.clip(parameters["w2"], -LARGEST_SMALL, LARGEST_SMALL),
        "b2": parameters["b2"],
    }


def leaning(shape: NetworkShape, lean: Any) -> Any:
    """What leans add to each row of the table."""
    holes, half = 2 * shape.variant.holes, shape.variant.total / 2
    parts = []
    for group, rows in enumerate(shape.groups()):
        values = np.arange(len(rows), dtype=np.float32)[:, None]
        if group < holes:
            parts.append(values / STONES_A_LEAN * lean[group])
        elif group < holes + 2:  # a tuzdik's numbers are no amounts
            parts.append(values * jnp.zeros_like(lean[0]))
        else:
            parts.append(values / half * lean[group - 2])
    return jnp.concatenate(parts)


def _small(parameters: Parameters) -> Parameters:
    return {name: parameters[name] for name in ("bias", "w1", "b1", "w2", "b2")}
