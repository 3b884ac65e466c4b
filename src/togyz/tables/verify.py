"""Proves that tables are consistent: every value follows from those of the positions after it."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from togyz.core import Bounds, CoreTables, Layer
from togyz.rules import Position

from .files import TableError, TableFile
from .probe import Tables
from .shape import Shape
from .threads import in_order, parts
from .workplace import Words

__all__ = ["Verified", "verify", "verify_sample"]


@dataclass(frozen=True, slots=True)
class Verified:
    """What came of looking at a file.

    Attributes:
        file: which.
        checked: how many positions were compared with those after them.
        wrong: how many of them say something else.
        example: one of those, or None.
    """

    file: TableFile
    checked: int
    wrong: int
    example: Position | None


def verify_sample(tables: Tables, count: int, seed: int | None = None) -> Iterator[Verified]:
    """Look at random positions of every file, by the readable rules, and through the packed blocks.

    Args:
        tables: the tables.
        count: how many positions of each file.
        seed: the same seed looks at the same positions.

    Raises:
        TableError: a block is damaged.
    """
    rng = random.Random(seed)
    core = CoreTables(tables.variant, tables.most)
    for stones, file in tables.files.items():
        weights = [section.positions for section in file.sections]
        wrong, example = 0, None
        for section in rng.choices(file.sections, weights, k=count):
            position = _placed(core, section.layer, rng.randrange(section.positions), rng)
            if tables.bounds(position) != _from_successors(tables, position, stones):
                wrong += 1
                example = example or position
        yield Verified(file, count, wrong, example)


def _placed(core: CoreTables, layer: Layer, index: int, rng: random.Random) -> Position:
    """A position with kazans that let the game go on; nothing depends on them."""
    total = core.variant.total
    rest = total - layer.stones
    low = max(0, rest - core.variant.win + 1)
    kazan = rng.randrange(low, rest - low + 1)
    return core.position(layer, index, kazan)


def _from_successors(tables: Tables, position: Position, stones: int) -> Bounds:
    """What the rules and the positions after it say of a position."""
    side = position.side
    mine, yours = 0, stones
    for hole in position.legal_moves():
        after = position.play(hole)
        won = after.kazans[side] - position.kazans[side]
        given = after.kazans[side.opponent] - position.kazans[side.opponent]
        left = stones - won - given
        bounds = tables.bounds(after) if left else Bounds(0, 0)
        if bounds is None:
            raise TableError(f"{tables.directory}: the table of {left} stones is missing")
        mine = max(mine, won + bounds.yours)
        yours = min(yours, given + bounds.mine)
    return Bounds(mine, yours)


def verify(
    tables: Tables,
    threads: int = 1,
    progress: Callable[[int, float], None] = lambda _stones, _done: None,
) -> Iterator[Verified]:
    """Look at all positions of all files. It takes two bytes of disk a position beside them.

    Args:
        tables: the tables.
        threads: how many cores to use.
        progress: is told the number of stones and the part that is done, 0 to 1.

    Raises:
        TableError: a block is damaged.
        OSError: the disk is too small.
    """
    shape = Shape.of(tables.variant)
    core = CoreTables(tables.variant, tables.most)
    with tempfile.TemporaryDirectory(dir=tables.directory, prefix=".verifying-") as folder:
        for stones, file in tables.files.items():
            words = Words(Path(folder) / f"{stones}.words", shape.sizes(core, stones))
            words.hold(core)
            words.unpack(file)
            yield _verified(core, file, threads, progress)


def _verified(
    core: CoreTables, file: TableFile, threads: int, progress: Callable[[int, float], None]
) -> Verified:
    jobs = [
        (section.layer, *run)
        for section in file.sections
        for run in parts(0, section.positions, max(1, section.positions >> 18))
    ]
    wrong, done, example = 0, 0, None
    results = in_order(lambda job: core.check(*job), jobs, threads)
    for (layer, first, end), (found, place) in zip(jobs, results, strict=True):
        if found and example is None:
            example = core.position(layer, place)
        wrong += found
        done += end - first
        progress(file.stones, done / file.positions)
    return Verified(file, done, wrong, example)
