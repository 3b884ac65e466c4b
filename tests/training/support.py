"""Records and weights to test training with."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from togyz.core import CoreEngine, SelfPlay, play_itself
from togyz.engine import NetworkShape
from togyz.rules import variant
from togyz_training.recipe import Parameters, initial, within
from togyz_training.records import RECORD

Records = npt.NDArray[Any]


@cache
def records(name: str = "togyzkumalak", games: int = 20) -> Records:
    """Of quick games."""
    engine = CoreEngine(variant(name), hash_mib=1)
    settings = SelfPlay(depth=2, opening_from=2, opening_to=6)
    return np.frombuffer(
        b"".join(play_itself(engine, settings, seed) for seed in range(games)), RECORD
    )


def weights(shape: NetworkShape, seed: int = 1, spread: float = 0.1) -> Parameters:
    """As training might leave them: none of them zero."""
    rng = np.random.default_rng(seed)
    noisy = {
        key: (value + rng.normal(0, spread, value.shape)).astype(np.float32)
        for key, value in initial(shape, seed).items()
    }
    return {key: np.asarray(value) for key, value in within(shape, noisy).items()}
