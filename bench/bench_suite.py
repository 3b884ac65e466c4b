"""Nodes until the engine finds the best move, and keeps it: 52 positions of its own games.

    make bench ARGS=suite                   against the numbers of the last release
    python -m bench.bench_suite write       make today's numbers the ones to compare with

The positions are middle games without tuzdik, with one and with two, and late ones with few
stones. In each a search of 2.5 million nodes for the two best moves liked the one better than the
other by the margin beside it, one of 150,000 agreed, and one of 1,000 played something else. The
numbers are the same on every machine.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from togyz.core import CoreEngine, Info, Limits
from togyz.notation import format_position, parse_position
from togyz.rules import Position

__all__ = ["BUDGET", "SUITE", "Task", "read", "solve", "write"]

SUITE = Path(__file__).parent / "data" / "suite.txt"
BUDGET = 500_000
"""Nodes a position; as many count for one that is not solved."""


@dataclass(frozen=True, slots=True)
class Task:
    """A position and what is known of it.

    Attributes:
        position: where to move.
        best: the hole to find.
        margin: how much better it is than the second best, in hundredths of a stone.
        nodes: what the last release needed.
    """

    position: Position
    best: int
    margin: int
    nodes: int


def read(text: str) -> list[Task]:
    """Read lines of best move, margin, nodes and position; others begin with ``#``."""
    tasks = []
    for line in text.splitlines():
        if not line.startswith("#"):
            best, margin, nodes, position = line.split(" ", 3)
            tasks.append(Task(parse_position(position), int(best), int(margin), int(nodes)))
    return tasks


def write(tasks: list[Task]) -> str:
    """Write what `read` reads."""
    lines = ["# best move, margin in hundredths of a stone, nodes of the last release, position"]
    lines += [f"{t.best} {t.margin} {t.nodes} {format_position(t.position)}" for t in tasks]
    return "\n".join(lines) + "\n"


def solve(task: Task, budget: int = BUDGET) -> int:
    """Return the nodes after which the best move was found, and kept until the end."""
    engine = CoreEngine(task.position.variant, hash_mib=16)
    engine.set(task.position)
    since = budget

    def listener(info: Info) -> None:
        nonlocal since
        since = min(since, info.nodes) if info.lines[0].pv[0] == task.best else budget

    last = engine.search(Limits(nodes=budget), listener)
    return since if last.lines[0].pv[0] == task.best else budget


def main() -> None:
    """Print a line for each position, then the sums."""
    tasks = read(SUITE.read_text(encoding="utf-8"))
    found = []
    print("   nodes    before  best  position")
    for task in tasks:
        nodes = solve(task)
        found.append(replace(task, nodes=nodes))
        unsolved = "-" if nodes >= BUDGET else " "
        print(
            f"{nodes:8}{unsolved} {task.nodes:8}  {task.best}     {format_position(task.position)}",
            flush=True,
        )
    before, now = sum(t.nodes for t in tasks), sum(t.nodes for t in found)
    ratios = [
        math.log(max(n.nodes, 1) / max(t.nodes, 1)) for n, t in zip(found, tasks, strict=True)
    ]
    print(f"{now:8}  {before:8}  in sum: ×{now / before:.2f}")
    print(f"{sum(t.nodes < BUDGET for t in found)} of {len(tasks)} solved within {BUDGET} nodes")
    print(f"×{math.exp(sum(ratios) / len(ratios)):.2f} in the geometric mean")
    if sys.argv[1:] == ["write"]:
        beside = SUITE.with_suffix(".new")
        beside.write_text(write(found), encoding="utf-8")
        beside.replace(SUITE)


if __name__ == "__main__":
    main()
