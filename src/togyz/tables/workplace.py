"""Where tables are being built: the lock, the words in memory-mapped files, and what is done.

Words lie in files that are mapped, so what a killed builder had reached is there for the next one:
a word is true at every moment of a sweep. Only the step before the sweeps has to be done in full;
the journal says how far it has come, and is written after the words themselves are on the disk.
"""

from __future__ import annotations

import fcntl
import json
import mmap
import os
import shutil
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType

from togyz.core import CoreTables, DamagedTable, Layer
from togyz.rules import Variant

from .files import TableError, TableFile
from .shape import WORD, Shape

__all__ = ["Journal", "Words", "Workplace"]


@dataclass
class Journal:
    """How far the building of a number of stones has come.

    Attributes:
        stones: of which number this speaks; 0 before anything was begun.
        left: how many layers have had their moves out of the layer judged.
        tasks: how many tasks of the layer after these.
        swept: how many layers are finished.
        sweeps: how many sweeps it took in all.
        seconds: how long it took until now.
    """

    stones: int = 0
    left: int = 0
    tasks: int = 0
    swept: int = 0
    sweeps: int = 0
    seconds: float = 0.0


class Words:
    """The words of all layers with so many stones, in one mapped file."""

    def __init__(self, path: Path, sizes: dict[Layer, int]) -> None:
        """Open the file, and make it if it is not there: zeros, which say nothing."""
        self.path = path
        self.places: dict[Layer, int] = {}
        total = 0
        for layer, size in sizes.items():
            self.places[layer] = total
            total += WORD * size
        with path.open("r+b" if path.exists() else "w+b") as file:
            if os.fstat(file.fileno()).st_size != total:
                file.truncate(0)
                file.truncate(total)
            self.memory = mmap.mmap(file.fileno(), total)

    def hold(self, core: CoreTables) -> None:
        """Let the core work on them."""
        for layer, place in self.places.items():
            core.hold(layer, self.memory, place)

    def unpack(self, file: TableFile, progress: Callable[[float], None] = lambda _: None) -> None:
        """Read them from a finished file.

        Args:
            file: of the same number of stones.
            progress: is told the part that is done, 0 to 1.

        Raises:
            TableError: the file is damaged.
        """
        done = 0
        for section in file.sections:
            packing = file.packing(section)
            place = self.places[section.layer]
            for number, block in enumerate(file.blocks(section)):
                at = number * file.block
                count = min(file.block, section.positions - at)
                try:
                    packing.unpack(block, count, self.memory, place + WORD * at)
                except DamagedTable as error:
                    raise TableError(f"{file.path}: {error}; build it anew") from error
                done += count
                if number % 1024 == 0:
                    progress(done / file.positions)

    def flush(self) -> None:
        """Wait until they are on the disk."""
        self.memory.flush()


class Workplace:
    """The folder beside the tables where they are built; used by one builder at a time."""

    def __init__(self, directory: Path, rules: Variant) -> None:
        """Make the folder and take the lock.

        Raises:
            TableError: another builder is at it.
            OSError: the folder can't be written.
        """
        self.shape = Shape.of(rules)
        self.path = directory / f".building-{rules}"
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock = (self.path / "lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._lock.close()
            raise TableError(f"another program builds tables of {rules} in {directory}") from error
        self.journal = self._read_journal()

    def __enter__(self) -> Workplace:
        """Nothing more to do."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let others build."""
        self._lock.close()

    def _read_journal(self) -> Journal:
        try:
            return Journal(**json.loads((self.path / "journal.json").read_text()))
        except (OSError, ValueError, TypeError):
            return Journal()

    def note(self) -> None:
        """Write the journal, at once or not at all."""
        beside = self.path / "journal.part"
        with beside.open("w") as file:
            json.dump(asdict(self.journal), file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.path / "journal.json")

    def words_path(self, stones: int) -> Path:
        """Where the words of a number of stones are."""
        return self.path / f"{stones:02}.words"

    def unpacked(self, stones: int) -> bool:
        """Whether the words of a finished number of stones are there."""
        return self.words_path(stones).with_suffix(".done").exists()

    def note_unpacked(self, stones: int) -> None:
        """Say that they are."""
        self.words_path(stones).with_suffix(".done").touch()

    def words(self, core: CoreTables, stones: int) -> Words:
        """The words of all layers with so many stones."""
        return Words(self.words_path(stones), self.shape.sizes(core, stones))

    def clear(self) -> None:
        """Remove everything that was needed for building, but the lock."""
        for path in (*self.path.glob("*.words"), *self.path.glob("*.done")):
            path.unlink()
        (self.path / "journal.json").unlink(missing_ok=True)
        self.journal = Journal()

    def free(self) -> int:
        """Bytes that the disk has left."""
        return shutil.disk_usage(self.path).free
