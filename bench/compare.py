"""Time several ways of doing something against each other, in one run.

Absolute times mean little on another machine, and change with what else the machine
does. Ratios of times that were taken by turns do mean something.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median


def compare(ways: Mapping[str, Callable[[], object]], *, rounds: int = 15, unit: int = 1) -> None:
    """Print each way's time and its ratio to the first one's.

    Args:
        ways: What to time, by name; the first is what the others are compared with.
        rounds: How often each is run. They take turns, so that a slower moment of
            the machine hits all of them.
        unit: How many things one call does, for a time and a rate per thing.
    """
    taken: dict[str, list[float]] = {name: [] for name in ways}
    for way in ways.values():
        way()
    for _ in range(rounds):
        for name, way in ways.items():
            begin = time.perf_counter()
            way()
            taken[name].append(time.perf_counter() - begin)
    first = median(next(iter(taken.values())))
    width = max(map(len, ways))
    for name, times in taken.items():
        typical = median(times)
        spread = (max(times) - min(times)) / typical
        print(
            f"{name:{width}}  {1e6 * typical / unit:12,.1f} µs  {unit / typical:14,.0f}/s"
            f"  ×{typical / first:6.2f}  (spread {spread:.0%})"
        )
