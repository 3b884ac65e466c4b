"""Millions of moves a second: Python, stone by stone in C++, and by table; no bulk counting."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from togyz.core import Core, core
from togyz.rules import Position, perft, variant

ROUNDS = 5


def middle_games(count: int, seed: int = 1) -> list[Position]:
    """Positions of random games in which both sides own a tuzdik and stones abound."""
    rng = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = Position.start()
        while moves := position.legal_moves():
            position = position.play(rng.choice(moves))
            if None not in position.tuzdiks and sum(position.holes) > 60:
                found.append(position)
                break
    return found


def measure(ways: dict[str, Callable[[], int]]) -> None:
    """Let the ways take turns, and print each one's rate and its ratio to the first one's."""
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            begin = time.perf_counter()
            moves = way()
            rates[name].append(moves / (time.perf_counter() - begin) / 1e6)
    first = median(next(iter(rates.values())))
    for name, several in rates.items():
        rate = median(several)
        print(
            f"  {name:24} {rate:9.2f} million moves/s  ×{rate / first:8.2f}"
            f"  ({min(several):.2f} to {max(several):.2f})"
        )


def bench(compiled: Core, positions: list[Position], depth: int) -> None:
    """Measure on some positions; Python counts two plies less."""
    measure(
        {
            "stone by stone, C++": lambda: sum(
                compiled.perft(p, depth, "plain") for p in positions
            ),
            "core": lambda: sum(compiled.perft(p, depth, "fast") for p in positions),
            "core, last ply counted": lambda: sum(compiled.perft(p, depth) for p in positions),
            "Python, last ply counted": lambda: sum(perft(p, depth - 2) for p in positions),
        }
    )


def main() -> None:
    """Measure on the start, and on middle games with tuzdiks."""
    compiled = core(variant())
    print("from the start:")
    bench(compiled, [Position.start()], 7)
    print("from 30 middle games with two tuzdiks:")
    bench(compiled, middle_games(30), 6)
