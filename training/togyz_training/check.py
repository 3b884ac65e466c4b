"""Do the trainer and the engine mean the same? Three ways through a network, compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from togyz.core import CoreNetwork
from togyz.engine import Network
from togyz.rules import TogyzError

from . import quantise, recipe
from .learn import load_weights
from .records import load, positions

__all__ = ["check"]

COMPARED = 20_000


def check(network: Path, records: Iterable[Path], weights: Path | None) -> Iterator[str]:
    """Compare, and say what has been seen to be equal.

    Args:
        network: its file.
        records: files or folders; `COMPARED` of their positions are looked at.
        weights: what the network was made of: then floating point is compared, too.

    Raises:
        TogyzError: two ways don't agree, or a file is none.
        OSError: a file can't be read.
    """
    made = Network.read(network)
    _, loaded = load(records, made.shape.variant)
    some = loaded[:: max(len(loaded) // COMPARED, 1)]
    expected = quantise.scores(made, some)
    found = np.array(
        CoreNetwork(network.read_bytes()).evaluate(positions(made.shape.variant, some))
    )
    if (found != expected).any():
        at = int(np.argmax(found != expected))
        raise TogyzError(
            f"position {at}: the core's score is {found[at]}, whole numbers in Python give "
            f"{expected[at]}"
        )
    yield f"{len(some)} positions: the core and whole numbers in Python give the same scores"
    if weights is None:
        return
    parameters = load_weights(weights)
    exact = recipe.logits(parameters, recipe.batch_of(made.shape, some)).astype(np.float64)
    apart = np.abs(exact - quantise.logits(made, some) / quantise.LOGIT)
    most = quantise.bound(made)
    if apart.max() > most:
        raise TogyzError(f"floating point is {apart.max():.4f} logits away, {most:.4f} can be")
    yield (
        f"floating point is {apart.max():.4f} logits away at most, {apart.mean():.4f} on average; "
        f"rounding explains {most:.2f}"
    )
