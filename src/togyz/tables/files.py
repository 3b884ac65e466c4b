"""The files of tables: one for each variant and number of stones.

    0    magic: 89 54 47 54 0d 0a 1a 0a ("TGT"; text programs and cut lines spoil it)
    8    version of the format, 32 bits
    12   CRC-32 of the header
    16   where the header begins, 64 bits
    24   its length, 64 bits
    32   for each layer: offsets of its blocks (64 bits each, one more than there are), their
         CRC-32 (32 bits each), the numbers of the model, and the blocks
    ...  the header: JSON that says of what these are, and where

All numbers are little-endian. A block is a run of positions in the order of
`togyz.core.CoreTables.index`.
"""

from __future__ import annotations

import json
import mmap
import os
import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from togyz.core import Bounds, CoreTables, DamagedTable, Layer, Packed, Packing
from togyz.rules import TogyzError, UnknownVariant, Variant, variant

__all__ = ["BLOCK", "Section", "TableError", "TableFile", "TableWriter", "file_name"]

MAGIC = b"\x89TGT\r\n\x1a\n"
VERSION = 1
PREAMBLE = struct.Struct("<8sIIQQ")
BLOCK = 512
"""Positions in a block: a search unpacks one for a single of them; smaller ones take more space."""

MEANING = (
    "For each position, seen by the side to move: how many of the stones on the board it can make "
    "sure of (bits 0 to 4), and how many the other side (bits 5 to 9), in units; kazans do not "
    "matter. Less than all in sum: endless play, a draw, withholds the rest from both."
)


class TableError(TogyzError):
    """A file of tables can't be used."""


def file_name(rules: Variant, stones: int) -> str:
    """What the file of so many stones is called."""
    return f"{rules}-{stones:02}.tgt"


@dataclass(frozen=True, slots=True)
class Section:
    """A layer in a file: its positions, where its parts begin and how long they are, its values.

    A value says how many stones each side can make sure of; with it goes how often it occurs.
    """

    layer: Layer
    positions: int
    offsets: int
    checksums: int
    model: tuple[int, int]
    model_checksum: int
    data: tuple[int, int]
    values: dict[Bounds, int]

    def described(self) -> dict[str, Any]:
        """For the header."""
        return {
            "mine": self.layer.mine,
            "yours": self.layer.yours,
            "positions": self.positions,
            "offsets": self.offsets,
            "checksums": self.checksums,
            "model": list(self.model),
            "model_checksum": self.model_checksum,
            "data": list(self.data),
            "values": [[*bounds, count] for bounds, count in self.values.items()],
        }


class TableWriter:
    """Writes a file, layer by layer, under another name until it is complete."""

    def __init__(self, path: Path, rules: Variant, stones: int) -> None:
        """Begin.

        Args:
            path: what the file will be called.
            rules: the variant.
            stones: on the board.
        """
        self._path = path
        self._beside = path.with_name(f".{path.name}.part")
        self._file: BinaryIO = self._beside.open("wb")
        self._file.write(bytes(PREAMBLE.size))
        self._sections: list[Section] = []
        self._header = {
            "variant": str(rules),
            "stones": stones,
            "unit": 1 if rules.tuzdik else 2,
            "block": BLOCK,
            "meaning": MEANING,
        }

    def add(
        self,
        layer: Layer,
        positions: int,
        values: dict[Bounds, int],
        packing: Packing,
        blocks: Iterable[Packed],
    ) -> None:
        """Write a layer.

        Args:
            layer: which.
            positions: how many it has.
            values: how many positions have each value.
            packing: how it is packed.
            blocks: what was packed, in runs of blocks.
        """
        data = self._file.tell()
        sizes: list[int] = []
        checksums: list[int] = []
        for part, part_sizes, part_checksums in blocks:
            self._file.write(part)
            sizes += part_sizes
            checksums += part_checksums
        length = self._file.tell() - data
        self._file.write(bytes(-length % 8))
        offsets = self._file.tell()
        total = 0
        where = [0, *(total := total + size for size in sizes)]
        self._file.write(struct.pack(f"<{len(where)}Q", *where))
        sums = self._file.tell()
        self._file.write(struct.pack(f"<{len(checksums)}I", *checksums))
        model = self._file.tell()
        numbers = packing.numbers()
        self._file.write(numbers)
        self._file.write(bytes(-self._file.tell() % 8))
        self._sections.append(
            Section(
                layer,
                positions,
                offsets,
                sums,
                (model, len(numbers)),
                zlib.crc32(numbers),
                (data, length),
                values,
            )
        )

    def finish(self) -> None:
        """Write the header, make sure that all is on the disk, and give the file its name."""
        header = json.dumps(
            self._header | {"layers": [section.described() for section in self._sections]}
        ).encode()
        at = self._file.tell()
        self._file.write(header)
        self._file.seek(0)
        self._file.write(PREAMBLE.pack(MAGIC, VERSION, zlib.crc32(header), at, len(header)))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._beside.replace(self._path)

    def drop(self) -> None:
        """Give up: nothing is left."""
        self._file.close()
        self._beside.unlink(missing_ok=True)


class TableFile:
    """A file that is there, mapped into memory.

    Attributes:
        path: where.
        variant: of what.
        stones: on the board.
        sections: its layers.
        size: bytes.
    """

    def __init__(self, path: Path) -> None:
        """Open it, and see that its header is whole; blocks are checked when they are read.

        Raises:
            TableError: it is none, cut off, damaged or newer.
            OSError: it can't be read.
        """
        self.path = path
        with path.open("rb") as file:
            self.size = os.fstat(file.fileno()).st_size
            if self.size < PREAMBLE.size:
                raise TableError(f"{path}: cut off, or no table")
            # Private: the core takes memory that could be written, and the file stays as it is.
            self.memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
        header = self._read_header()
        try:
            self.variant = variant(header["variant"])
            self.stones = int(header["stones"])
            self.block = int(header["block"])
            self.sections = [_section(self.stones, each) for each in header["layers"]]
        except (KeyError, TypeError, ValueError, UnknownVariant) as error:
            raise TableError(f"{path}: its header makes no sense ({error})") from error

    def _read_header(self) -> dict[str, Any]:
        magic, version, checksum, at, length = PREAMBLE.unpack_from(self.memory)
        if magic != MAGIC:
            raise TableError(f"{self.path}: this is no file of tables")
        if version != VERSION:
            raise TableError(
                f"{self.path}: made by a newer togyz (format {version}; this one reads {VERSION}); "
                "update togyz, or build the table anew"
            )
        if at + length != self.size:
            raise TableError(f"{self.path}: cut off ({self.size} bytes); build it anew")
        header = self.memory[at : at + length]
        if zlib.crc32(header) != checksum:
            raise TableError(f"{self.path}: its header is damaged; build it anew")
        found = json.loads(header)
        assert isinstance(found, dict)
        return found

    @property
    def positions(self) -> int:
        """How many positions it has."""
        return sum(section.positions for section in self.sections)

    def packing(self, section: Section) -> Packing:
        """How the words of a layer are packed.

        Raises:
            TableError: the model is damaged.
        """
        at, length = section.model
        numbers = self.memory[at : at + length]
        try:
            if zlib.crc32(numbers) != section.model_checksum:
                raise DamagedTable("the model of a layer is damaged")
            return Packing.from_numbers(numbers, self.block)
        except DamagedTable as error:
            raise TableError(f"{self.path}: {error}; build it anew") from error

    def open_in(self, core: CoreTables) -> None:
        """Let the core find positions of this file.

        Raises:
            TableError: its layers are not those of the variant, or it is damaged.
        """
        for section in self.sections:
            if core.size(section.layer) != section.positions:
                raise TableError(f"{self.path}: {section.layer} is of another size; build it anew")
            try:
                core.open(
                    section.layer,
                    self.packing(section),
                    self.memory,
                    section.offsets,
                    section.checksums,
                    range(section.data[0], sum(section.data)),
                )
            except ValueError as error:
                raise TableError(f"{self.path}: {error}; build it anew") from error

    def blocks(self, section: Section) -> Iterator[bytes]:
        """The packed blocks of a layer, one by one, each compared with its checksum.

        Raises:
            TableError: a block is damaged.
        """
        count = -(-section.positions // self.block)
        offsets = struct.unpack_from(f"<{count + 1}Q", self.memory, section.offsets)
        checksums = struct.unpack_from(f"<{count}I", self.memory, section.checksums)
        start, length = section.data
        if offsets[-1] != length:
            raise TableError(f"{self.path}: the index of {section.layer} is damaged; build it anew")
        for number in range(count):
            block = self.memory[start + offsets[number] : start + offsets[number + 1]]
            if zlib.crc32(block) != checksums[number]:
                raise TableError(
                    f"{self.path}: block {number} of {section.layer} is damaged; build it anew"
                )
            yield block


def _section(stones: int, described: dict[str, Any]) -> Section:
    model, data = described["model"], described["data"]
    return Section(
        Layer(stones, int(described["mine"]), int(described["yours"])),
        int(described["positions"]),
        int(described["offsets"]),
        int(described["checksums"]),
        (int(model[0]), int(model[1])),
        int(described["model_checksum"]),
        (int(data[0]), int(data[1])),
        {Bounds(int(mine), int(yours)): int(count) for mine, yours, count in described["values"]},
    )
