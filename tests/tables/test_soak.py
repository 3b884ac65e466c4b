"""Tables at random: builds that are killed again and again, positions against brute force."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.brute import solve
from tests.tables.test_build import BUILDER, contents
from togyz.core import CoreTables
from togyz.rules import Position
from togyz.tables import Prover, Shape, Tables

STONES = {"bestemshe": 6, "qozdatu": 4, "togyzkumalak": 2}
"""What brute force can walk through."""


@pytest.mark.soak
def test_builds_that_are_killed_end_the_same(
    soak_rounds: Iterator[random.Random], tables_directory: Path
) -> None:
    for rng in soak_rounds:
        name, stones = rng.choice([("bestemshe", 12), ("qozdatu", 6), ("togyzkumalak", 4)])
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-c", BUILDER, folder, name, str(stones)]
            for _ in range(rng.randrange(1, 6)):
                process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
                time.sleep(rng.uniform(0.1, 1.5))
                if process.poll() is None:
                    os.kill(process.pid, signal.SIGKILL)
                process.wait()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            assert contents(Path(folder), name) == contents(tables_directory, name)


def any_position(rng: random.Random, tables: Tables, stones: int) -> Position:
    """A position of up to so many stones at a score that can be."""
    shape = Shape.of(tables.variant)
    core = CoreTables(tables.variant, stones)
    layer = rng.choice(list(shape.layers(rng.choice(shape.counts(stones)))))
    rest = tables.variant.total - layer.stones
    kazan = rng.randrange(0, rest + 1, core.unit)
    return core.position(layer, rng.randrange(core.size(layer)), kazan)


@pytest.mark.soak
def test_probes_are_what_brute_force_finds(
    soak_rounds: Iterator[random.Random], tables_directory: Path
) -> None:
    opened = {name: Tables(name, tables_directory) for name in STONES}
    for rng in soak_rounds:
        name = rng.choice(list(STONES))
        for position, result in solve([any_position(rng, opened[name], STONES[name])]).items():
            known = opened[name].known(position)
            if position.outcome() is None:
                assert known is not None
                assert known.result == result, position


@pytest.mark.soak
def test_proofs_above_tables_are_what_larger_ones_say(
    soak_rounds: Iterator[random.Random], tables_directory: Path
) -> None:
    """A prover that has tables of few stones alone must never claim more than is true."""
    for rng in soak_rounds:
        large = Tables("bestemshe", tables_directory)
        position = any_position(rng, large, large.most)
        if position.outcome() is not None:
            continue
        known = large.known(position)
        assert known is not None
        win, total = position.variant.win, position.variant.total
        small = Tables("bestemshe", tables_directory)
        for stones in [each for each in small.files if each > 4]:
            del small.files[stones]
        for proof in Prover(small).prove(position, 6):
            assert proof.least <= max(known.least, win), position
            assert proof.most >= min(known.most, total - win), position
