"""Networks to test with: made of chance, the same ones at every run."""

from __future__ import annotations

import random

from togyz.engine import Network, NetworkShape
from togyz.engine.network import ARRAYS
from togyz.rules import Position, Variant, variant

# So large that clamps and signs of every kind occur, and no sum leaves its type.
LARGEST = {
    "bias": 800,
    "rows": 700,
    "direct": 300_000,
    "hole_factor": 100_000,
    "bias1": 200_000,
    "weights1": 3000,
    "bias2": 200_000,
    "weights2": 3000,
}


def random_network(
    rules: str | Variant = "togyzkumalak",
    seed: int = 1,
    *,
    counts: int = 32,
    hidden: int = 64,
    small: int = 16,
    buckets: int = 8,
    unit: int = 1000,
) -> Network:
    """A network that knows nothing of the game."""
    rng = random.Random(seed)
    shape = NetworkShape(variant(rules), unit, counts, hidden, small, buckets)
    arrays = {
        name: [rng.randint(-LARGEST[name], LARGEST[name]) for _ in range(size(shape))]
        for name, (_, size) in ARRAYS.items()
    }
    return Network(shape, f"chance {seed}", arrays)


def sensible_network(rules: str | Variant = "togyzkumalak", seed: int = 1) -> Network:
    """A small network that likes stones in its kazan, with some chance in all else."""
    rng = random.Random(seed)
    shape = NetworkShape(variant(rules), 1000, 16, 16, 16, 2)
    arrays = {
        name: [rng.randint(-LARGEST[name], LARGEST[name]) // 16 for _ in range(size(shape))]
        for name, (_, size) in ARRAYS.items()
    }
    for side, sign in ((0, 1), (1, -1)):
        for stones in range(shape.variant.total // 2 + 1):
            arrays["direct"][shape.kazan_row(side) + stones] = sign * stones * 52_429
    return Network(shape, f"stones {seed}", arrays)


def random_positions(rules: str | Variant, count: int, seed: int = 1) -> list[Position]:
    """Positions of random games that go on."""
    rng = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = Position.start(rules)
        while len(found) < count and (moves := position.legal_moves()):
            found.append(position)
            position = position.play(rng.choice(moves))
    return found
