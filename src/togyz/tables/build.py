"""Builds tables, the fewest stones first, on all cores; may be stopped and taken up at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from togyz.core import Bounds, CoreTables, Layer, LayerWork, Packed, Packing, count_words
from togyz.rules import Variant

from .files import BLOCK, TableError, TableFile, TableWriter, file_name
from .shape import PACKED_BITS, WORD, Shape
from .threads import in_order, parts
from .workplace import Journal, Words, Workplace

__all__ = ["Built", "Progress", "build", "estimate_bytes"]

NOTE_SECONDS = 20.0
"""How much work is lost at most, in the step that must be done in full."""

FEW = 1 << 18
"""Positions of which the layers are not worth the trouble of sharing them out."""

PACK_RUN = 512
"""Blocks packed at once."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a building is.

    Attributes:
        stones: on the board, in the layers that are built now.
        step: ``"leave"``: moves that leave a layer are judged; ``"sweep"``: what follows from moves
            within it; ``"pack"``: words are written to the file; ``"unpack"``: a file that is there
            is read for those that follow.
        sweep: the number of the sweep.
        done: the part of this step that is done, 0 to 1.
        positions: how many positions these layers have.
        changed: how many changed in the last sweep.
        seconds: how long these layers have taken.
    """

    stones: int
    step: str
    sweep: int
    done: float
    positions: int
    changed: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Built:
    """A number of stones that was built.

    Attributes:
        stones: on the board.
        path: the file.
        positions: in it.
        bytes: of the file.
        sweeps: until nothing changed.
        seconds: from the first one on, packing included; 0 where the file was there.
    """

    stones: int
    path: Path
    positions: int
    bytes: int
    sweeps: int
    seconds: float


def estimate_bytes(rules: str | Variant, stones: int) -> tuple[int, int]:
    """How many bytes the tables up to so many stones take while they are built, and in the end."""
    shape = Shape.of(rules)
    shape.check(stones)
    core = CoreTables(shape.variant, stones)
    positions = sum(sum(shape.sizes(core, n).values()) for n in shape.counts(stones))
    packed = int(positions * PACKED_BITS / 8)
    return positions * WORD + packed, packed


def build(
    directory: Path,
    rules: str | Variant,
    stones: int,
    threads: int = 1,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Iterator[Built]:
    """Build all tables of a variant with up to so many stones, and yield each when it is done.

    What is there is kept. A run that was killed is taken up where it was.

    Args:
        directory: where the files go; made if it is not there.
        rules: the variant.
        stones: the most stones on the board.
        threads: how many cores to use.
        progress: is told several times a second where the building is.

    Raises:
        TableError: no such tables, or another builder is at it, or the disk is too small.
        OSError: the directory can't be written.
    """
    shape = Shape.of(rules)
    shape.check(stones)
    with Workplace(directory, shape.variant) as workplace:
        builder = _Builder(directory, shape, stones, threads, progress, workplace)
        yield from builder.run()
        workplace.clear()


class _Builder:
    """One run of `build`."""

    def __init__(
        self,
        directory: Path,
        shape: Shape,
        stones: int,
        threads: int,
        progress: Callable[[Progress], None],
        workplace: Workplace,
    ) -> None:
        self.directory = directory
        self.shape = shape
        self.stones = stones
        self.threads = max(1, threads)
        self.progress = progress
        self.place = workplace
        self.core = CoreTables(shape.variant, stones)
        self.begun = 0.0  # by the monotonic clock, less what earlier runs took
        self.noted = 0.0

    def run(self) -> Iterator[Built]:
        counts = list(self.shape.counts(self.stones))
        there = {n: self._file(n) for n in counts}
        missing = [n for n in counts if there[n] is None]
        self._check_disk(missing)
        for n in counts:
            file = there[n]
            if file is None:
                yield self._build(n)
                continue
            if missing and n < missing[-1]:
                self._unpack(file)
            yield Built(n, file.path, file.positions, file.size, 0, 0.0)

    def _file(self, stones: int) -> TableFile | None:
        path = self.directory / file_name(self.shape.variant, stones)
        if not path.exists():
            return None
        file = TableFile(path)
        if file.variant != self.shape.variant or file.stones != stones:
            raise TableError(f"{path}: of {file.variant} with {file.stones} stones; rename it")
        return file

    def _check_disk(self, missing: list[int]) -> None:
        """Refuse to begin what the disk can't hold."""
        need = 0
        for n in self.shape.counts(missing[-1] if missing else 0):
            words = sum(self.shape.sizes(self.core, n).values()) * WORD
            path = self.place.words_path(n)
            there = path.stat().st_blocks * 512 if path.exists() else 0
            need += max(0, words - there)
            if n in missing:
                need += int(words / WORD * PACKED_BITS / 8)
        free = self.place.free()
        if need > free:
            raise TableError(
                f"{self.directory}: building needs about {need / 1e9:.1f} GB more there, and "
                f"{free / 1e9:.1f} GB are free; build fewer stones or choose another directory"
            )

    def _note(self, words: Words, *, now: bool = False) -> None:
        """Write down what is done, now or if that was long ago."""
        if now or time.monotonic() - self.noted > NOTE_SECONDS:
            self.place.journal.seconds = time.monotonic() - self.begun
            words.flush()
            self.place.note()
            self.noted = time.monotonic()

    def _threads(self, size: int) -> int:
        return 1 if size < FEW else self.threads

    def _tell(self, stones: int, step: str, done: float, size: int, **more: int) -> None:
        seconds = time.monotonic() - self.begun
        self.progress(
            Progress(
                stones, step, more.get("sweep", 0), done, size, more.get("changed", size), seconds
            )
        )

    # --- One number of stones

    def _build(self, stones: int) -> Built:
        sizes = self.shape.sizes(self.core, stones)
        if self.place.journal.stones != stones:
            self.place.words_path(stones).unlink(missing_ok=True)
            self.place.journal = Journal(stones)
        journal = self.place.journal
        self.begun = time.monotonic() - journal.seconds
        words = self.place.words(self.core, stones)
        words.hold(self.core)
        for number, layer in enumerate(sizes):
            if number >= journal.left:
                self._leave(words, layer, sizes[layer])
        self._note(words, now=True)
        pairs = [
            [layer] if layer == layer.next else [layer, layer.next]
            for layer in sizes
            if layer.mine <= layer.yours
        ]
        for number, pair in enumerate(pairs):
            if number >= journal.swept:
                self._sweep(pair, sum(sizes[layer] for layer in pair))
                journal.swept += 1
                self._note(words)
        self._note(words, now=True)
        path = self._pack(words, sizes)
        self.place.note_unpacked(stones)
        return Built(
            stones,
            path,
            sum(sizes.values()),
            path.stat().st_size,
            journal.sweeps,
            time.monotonic() - self.begun,
        )

    def _leave(self, words: Words, layer: Layer, size: int) -> None:
        """Judge the moves that leave a layer; what is noted is done up to some task."""
        journal = self.place.journal
        work = self.core.work(layer)
        runs = parts(journal.tasks, work.tasks, 64 * self.threads)
        done = in_order(lambda run: work.leave(*run), runs, self._threads(size))
        for run, _ in zip(runs, done, strict=True):
            journal.tasks = run[1]
            self._note(words)
            self._tell(layer.stones, "leave", run[1] / work.tasks, size)
        journal.left += 1
        journal.tasks = 0

    def _sweep(self, layers: list[Layer], size: int) -> None:
        """Draw conclusions within a layer and the next one until there are none."""
        works = [self.core.work(layer) for layer in layers]
        if len(works) == 2:
            works[0].pair(works[1])
        jobs = [(work, *run) for work in works for run in parts(0, work.tasks, 64 * self.threads)]
        changed, number = size, 0
        while changed:
            number += 1
            changes = 0
            for done, found in enumerate(
                in_order(partial(_swept, number), jobs, self._threads(size)), start=1
            ):
                changes += found
                self._tell(
                    layers[0].stones, "sweep", done / len(jobs), size, sweep=number, changed=changed
                )
            changed = changes
        self.place.journal.sweeps = max(self.place.journal.sweeps, number)

    # --- Files

    def _pack(self, words: Words, sizes: dict[Layer, int]) -> Path:
        journal = self.place.journal
        path = self.directory / file_name(self.shape.variant, journal.stones)
        writer = TableWriter(path, self.shape.variant, journal.stones)
        try:
            for layer, size in sizes.items():
                packing = Packing.of(words.memory, words.places[layer], size, BLOCK)
                packed = self._packed(words, layer, size, packing)
                writer.add(layer, size, self._values(words, layer, size), packing, packed)
            writer.finish()
        except BaseException:
            writer.drop()
            raise
        return path

    def _values(self, words: Words, layer: Layer, size: int) -> dict[Bounds, int]:
        counts = count_words(words.memory, words.places[layer], size)
        step = self.shape.step
        return {Bounds(mine * step, yours * step): count for (mine, yours), count in counts.items()}

    def _packed(self, words: Words, layer: Layer, size: int, packing: Packing) -> Iterator[Packed]:
        def pack(run: tuple[int, int]) -> Packed:
            return packing.pack(words.memory, words.places[layer] + WORD * run[0], run[1] - run[0])

        runs = parts(0, size, max(1, size // (BLOCK * PACK_RUN)), BLOCK)
        for run, packed in zip(runs, in_order(pack, runs, self._threads(size)), strict=True):
            yield packed
            self._tell(layer.stones, "pack", run[1] / size, size)

    def _unpack(self, file: TableFile) -> None:
        """Have the words of a finished number of stones again, for those that follow."""
        self.begun = time.monotonic()
        words = self.place.words(self.core, file.stones)
        words.hold(self.core)
        if self.place.unpacked(file.stones):
            return
        words.unpack(file, lambda done: self._tell(file.stones, "unpack", done, file.positions))
        words.flush()
        self.place.note_unpacked(file.stones)


def _swept(number: int, job: tuple[LayerWork, int, int]) -> int:
    work, first, end = job
    return work.sweep(first, end, number)
