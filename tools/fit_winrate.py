"""Fit the win probability of core/src/review_api.cpp to games of the engine with itself.

    python tools/fit_winrate.py [--games N] [--nodes N] [--seed N] [--variant NAME]
                                [--network FILE]

Games begin with a random opening of 2 to 12 plies, and both sides search the same nodes a move.
Every score that a mover saw, unless it was a proved result, counts with what the game brought
him: 1, 0, or a half for a draw. Plies of one game are no independent trials, but they only make
the fit look more certain than it is, not wrong. Prints the scale that makes the outcomes
likeliest, and how well it fits: the real share of points beside the expected one.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise

from togyz.core import PROVED, CoreEngine, Limits
from togyz.engine.judges import DEFAULT, judge
from togyz.rules import Position, Side, variant

Sample = tuple[int, int, float]
"""A score, the stones on the board, and the share of the point that the mover got."""


def play(engine: CoreEngine, rng: random.Random, nodes: int) -> list[Sample]:
    """Play one game; the scores that movers saw, with what it brought them."""
    positions = [Position.start(engine.variant)]
    for _ in range(rng.randint(2, 12)):
        moves = positions[-1].legal_moves()
        if moves:
            positions.append(positions[-1].play(rng.choice(moves)))
    engine.clear()
    seen: list[tuple[Side, int, int]] = []
    while (outcome := positions[-1].outcome()) is None:
        position = positions[-1]
        if positions.count(position) > 2:
            break
        engine.set(position, positions[:-1])
        line = engine.search(Limits(nodes=nodes)).lines[0]
        if abs(line.score) < PROVED:
            seen.append((position.side, line.score, sum(position.holes)))
        positions.append(position.play(line.pv[0]))
    winner = None if outcome is None else outcome.winner
    return [
        (score, stones, 0.5 if winner is None else float(winner is side))
        for side, score, stones in seen
    ]


def loss(samples: Sequence[Sample], chance: Callable[[int, int], float]) -> float:
    """The mean surprise, in bits, of the outcomes for who expected these chances."""
    total = 0.0
    for score, stones, share in samples:
        expected = min(max(chance(score, stones), 1e-9), 1 - 1e-9)
        total -= share * math.log2(expected) + (1 - share) * math.log2(1 - expected)
    return total / len(samples)


def lowest(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest, to a thousandth of the range."""
    golden = (math.sqrt(5) - 1) / 2
    for _ in range(16):
        left, right = high - golden * (high - low), low + golden * (high - low)
        if function(left) < function(right):
            high = right
        else:
            low = left
    return (low + high) / 2


def logistic(x: float) -> float:
    """The share for these odds."""
    return 1 / (1 + math.exp(-min(max(x, -50), 50)))


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description="fit the win probability")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", default="togyzkumalak")
    parser.add_argument("--network", default=DEFAULT, help="what judges; hand: no network")
    options = parser.parse_args()
    rules = variant(options.variant)
    engine = CoreEngine(rules, hash_mib=16)
    engine.use(judge(rules, options.network))
    rng = random.Random(options.seed)
    samples = [sample for _ in range(options.games) for sample in play(engine, rng, options.nodes)]

    def plain(scale: float) -> float:
        return loss(samples, lambda score, _: logistic(score / scale))

    scale = lowest(plain, 50, 3000)
    print(f"{options.games} games at {options.nodes} nodes, {len(samples)} scores")
    print(f"SCALE = {scale:.0f}, {plain(scale):.4f} bits")
    for power in (0.5, 1.0):

        def shrinking(factor: float, power: float = power) -> float:
            return loss(
                samples, lambda score, stones: logistic(score / (factor * stones**power + 1))
            )

        factor = lowest(shrinking, 0.5, 400)
        print(
            f"for comparison, scale {factor:.1f} x stones on the board ^ {power}: "
            f"{shrinking(factor):.4f} bits"
        )
    print(f"{'score':>14} {'seen':>6} {'expected':>9} {'real':>6}")
    bounds = [-20000, -3000, -2000, -1200, -800, -400, 0, 400, 800, 1200, 2000, 3000, 20000]
    for low, high in pairwise(bounds):
        inside = [sample for sample in samples if low <= sample[0] < high]
        if inside:
            expected = sum(logistic(score / scale) for score, _, _ in inside) / len(inside)
            real = sum(share for _, _, share in inside) / len(inside)
            print(f"{low:>6} … {high:<6} {len(inside):>6} {expected:>9.3f} {real:>6.3f}")


if __name__ == "__main__":
    main()
