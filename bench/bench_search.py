"""Positions a second of the search: by hand, by the network, in two threads; and depth in a second.

Middle games without tuzdik, with one and with two, taken from the suite. The ways take turns in one
run, each from an empty table, so that the ratios hold on a machine that does other things too.
"""

from __future__ import annotations

import time
from statistics import median

from togyz.core import CoreEngine, Limits
from togyz.engine.judges import DEFAULT, HAND, judge
from togyz.rules import Position, variant

from .bench_suite import SUITE, read

ROUNDS = 3
NODES = 3_000_000
WAYS = {
    "by hand": (HAND, 1),
    "by the network": (DEFAULT, 1),
    "by the network, two threads": (DEFAULT, 2),
}


def engine(network: str, threads: int) -> CoreEngine:
    """An engine with an empty table of 64 MiB."""
    made = CoreEngine(variant(), hash_mib=64, threads=threads)
    made.use(judge(variant(), network))
    return made


def rate(made: CoreEngine, positions: list[Position]) -> float:
    """Millions of positions a second."""
    nodes = 0
    began = time.perf_counter()
    for position in positions:
        made.clear()
        made.set(position)
        nodes += made.search(Limits(nodes=NODES)).nodes
    return nodes / (time.perf_counter() - began) / 1e6


def main() -> None:
    """Print the rates, then the depths."""
    positions = [task.position for task in read(SUITE.read_text(encoding="utf-8"))][::8]
    engines = {name: engine(*how) for name, how in WAYS.items()}
    rates: dict[str, list[float]] = {name: [] for name in WAYS}
    for _ in range(ROUNDS):
        for name, made in engines.items():
            rates[name].append(rate(made, positions))
    first = median(rates["by hand"])
    print(f"{len(positions)} middle games, {NODES / 1e6:.0f} million positions each:")
    for name, several in rates.items():
        typical = median(several)
        print(
            f"  {name:28} {typical:6.2f} million/s  ×{typical / first:5.2f}"
            f"  ({min(several):.2f} to {max(several):.2f})"
        )
    print("from the start, in a second:")
    for name, made in engines.items():
        made.clear()
        made.set(Position.start())
        print(f"  {name:28} depth {made.search(Limits(movetime_ms=1000)).depth}")
