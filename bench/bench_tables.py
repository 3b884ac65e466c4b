"""Positions solved a second, positions looked up a second, and how small a table is."""

from __future__ import annotations

import os
import random
import tempfile
import time
from pathlib import Path

from togyz.core import CoreTables
from togyz.rules import Position
from togyz.tables import Tables, build

BUILT = {"bestemshe": 22, "togyzkumalak": 6}
PROBES = 20_000
RAW_BITS = 16
"""A position while its layer is built: one word."""


def solving(directory: Path, name: str, stones: int, threads: int) -> None:
    """Build tables and print the speed of the largest ones."""
    built = list(build(directory, name, stones, threads))
    last = built[-1]
    rate = last.positions / last.seconds
    print(
        f"  {name:13} {stones:2} stones, {threads} thread{'s' * (threads > 1):1}: "
        f"{rate / 1e6:5.2f} M positions/s, {rate / threads / 1e6:5.2f} a thread, "
        f"{last.sweeps} sweeps"
    )


def probing(directory: Path, name: str) -> None:
    """Look random positions up, first from blocks nobody has unpacked, then again."""
    tables = Tables(name, directory)
    core = CoreTables(tables.variant, tables.most)
    rng = random.Random(1)
    file = tables.files[tables.most]
    positions: list[Position] = []
    for section in rng.choices(file.sections, [each.positions for each in file.sections], k=PROBES):
        positions.append(core.position(section.layer, rng.randrange(section.positions)))
    drop_from_memory(file.path)
    rates = []
    for chosen in (positions, positions[:200] * (PROBES // 200)):
        begun = time.perf_counter()
        for position in chosen:
            tables.bounds(position)
        rates.append(len(chosen) / (time.perf_counter() - begun))
    bits = 8 * file.size / file.positions
    times = f"{RAW_BITS / bits:.1f} times smaller than raw"
    cold, warm = rates
    print(
        f"  {name:13} {tables.most:2} stones: {cold:9,.0f} a second cold, {warm:9,.0f} warm; "
        f"{bits:.2f} bits a position, {times}"
    )


def drop_from_memory(path: Path) -> None:
    """Ask the system to forget what it keeps of a file."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def main() -> None:
    """Print all of it."""
    print("Solved, every sweep and the packing included:")
    with tempfile.TemporaryDirectory() as folder:
        for name, stones in BUILT.items():
            for threads in (1, 2):
                solving(Path(folder) / str(threads), name, stones, threads)
        print("Looked up from Python, single positions:")
        for name in BUILT:
            probing(Path(folder) / "1", name)
