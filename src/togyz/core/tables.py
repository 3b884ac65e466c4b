"""The compiled work on tables: layers of positions, their values, and how these are packed.

`togyz.tables` keeps them in files; here is only memory. All of it is explained in
``core/include/togyz.h`` and ``core/src/tables``.
"""

from __future__ import annotations

from ctypes import addressof, byref, c_int, c_uint8, c_uint16, c_uint32, c_uint64
from mmap import mmap
from typing import NamedTuple

from togyz.rules import Position, TogyzError, Variant

from .library import DAMAGED, CoreUnavailable, CPosition, library
from .packing import pack, pack_rules, unpack

__all__ = [
    "Bounds",
    "CoreTables",
    "DamagedTable",
    "Layer",
    "LayerWork",
    "Packed",
    "Packing",
    "count_words",
]


Memory = bytearray | mmap
"""Memory that can be written; a file that must not be is mapped with ``mmap.ACCESS_COPY``."""


class DamagedTable(TogyzError):
    """Bytes of a table are not what they were when it was built."""


class Layer(NamedTuple):
    """All positions with so many stones on the board and these tuzdiks.

    Attributes:
        stones: on the board, of both sides.
        mine: number of the hole that is the tuzdik of the side to move; 0 for none.
        yours: that of the other side.
    """

    stones: int
    mine: int = 0
    yours: int = 0

    @property
    def next(self) -> Layer:
        """Where moves lead that win nothing: the same, seen by the other side."""
        return Layer(self.stones, self.yours, self.mine)


class Bounds(NamedTuple):
    """What each side can make sure of, of the stones on the board.

    Attributes:
        mine: stones that the side to move can get at least.
        yours: stones that the other side can get at least.

    The two add up to less than all stones where a side that is content with a draw can go on for
    ever.
    """

    mine: int
    yours: int


class Packed(NamedTuple):
    """Words of a layer, packed: the bytes, and of each block its size and CRC-32."""

    data: bytes
    sizes: list[int]
    checksums: list[int]


def count_words(words: Memory, at: int, count: int) -> dict[tuple[int, int], int]:
    """How often each value occurs among so many words, from byte `at` on: in units, by `Bounds`."""
    view = (c_uint16 * count).from_buffer(words, at)
    counts = (c_uint64 * 1024)()
    library().togyz_words_count(view, count, counts)
    return {(word & 31, word >> 5): found for word, found in enumerate(counts) if found}


class CoreTables:
    """The layers of a variant with up to `stones` stones. For one thread at a time.

    Attributes:
        variant: the variant.
        stones: the most stones on the board.
        unit: how many stones one in a word stands for.
    """

    def __init__(self, variant: Variant, stones: int) -> None:
        """Make ready; no layer is there yet.

        Raises:
            CoreUnavailable: there is no compiled core.
            TogyzError: this variant has no tables, or not of so many stones.
        """
        self.variant = variant
        self.stones = stones
        self.unit = 1 if variant.tuzdik else 2
        self._library = library()
        rules = pack_rules(variant)
        self.handle = self._library.togyz_tables_new(byref(rules), stones)
        if not self.handle:
            raise TogyzError(f"there are no tables of {variant} with {stones} stones")
        # What the core knows the addresses of must stay.
        self._kept: dict[tuple[str, Layer], object] = {}

    def __del__(self) -> None:
        """Give the memory back."""
        if getattr(self, "handle", None):
            self._library.togyz_tables_free(self.handle)

    def size(self, layer: Layer) -> int:
        """How many positions a layer has; 0 when there is no such layer."""
        return int(self._library.togyz_tables_size(self.handle, *layer))

    def index(self, position: Position) -> int:
        """The place of a position in its layer, from 0.

        Raises:
            TogyzError: it is in no layer.
        """
        packed = pack(self.variant, position)
        found = int(self._library.togyz_tables_index(self.handle, byref(packed)))
        if found < 0:
            raise TogyzError(f"no layer up to {self.stones} stones has {position!r}")
        return found

    def position(self, layer: Layer, index: int, kazan: int = 0) -> Position:
        """The position at a place, White to move, with so much in White's kazan.

        Raises:
            TogyzError: there is no such place.
        """
        out = CPosition()
        if not 0 <= index < self.size(layer):
            raise TogyzError(f"{layer} has no place {index}")
        self._library.togyz_tables_position(self.handle, *layer, index, byref(out))
        out.kazans[0] = kazan
        out.kazans[1] = self.variant.total - layer.stones - kazan
        return unpack(self.variant, out)

    def hold(self, layer: Layer, memory: Memory, at: int = 0) -> None:
        """Tell where the words of a layer are, or will be: two bytes for each position.

        Args:
            layer: the layer.
            memory: where its words are.
            at: the byte of `memory` where they begin.

        Raises:
            TogyzError: there is no such layer.
            ValueError: the memory is too small.
        """
        size = self.size(layer)
        if not size:
            raise TogyzError(f"there is no {layer} of {self.variant}")
        words = (c_uint16 * size).from_buffer(memory, at)
        self._kept["held", layer] = words
        self._library.togyz_tables_hold(self.handle, *layer, words)

    def release(self, layer: Layer) -> None:
        """Forget where the words of a layer are; it must not be used any more."""
        self._kept.pop(("held", layer), None)

    def check(self, layer: Layer, first: int, end: int) -> tuple[int, int]:
        """Compare a built layer's words with what their successors say, by the moves themselves.

        All layers with fewer stones must be held, too. Several threads may check at once.

        Args:
            layer: the layer.
            first: the first place to look at.
            end: the place after the last one.

        Returns:
            How many are wrong, and the place of the first of them.

        Raises:
            TogyzError: the layer is not held, or has no such places.
        """
        place = c_uint64()
        wrong = self._library.togyz_tables_check(self.handle, *layer, first, end, byref(place))
        if wrong < 0:
            raise TogyzError(f"{layer} is not held, or has less than {end} positions")
        return int(wrong), place.value

    def work(self, layer: Layer) -> LayerWork:
        """Begin to build a layer.

        Raises:
            TogyzError: it, or the next one, is not held.
        """
        return LayerWork(self, layer)

    def open(
        self,
        layer: Layer,
        packing: Packing,
        memory: Memory,
        offsets: int,
        checksums: int,
        data: range,
    ) -> None:
        """Tell where a packed layer is.

        Args:
            layer: the layer.
            packing: how it was packed.
            memory: where all of it is, a mapped file.
            offsets: the byte where the offsets of the blocks begin, one more than there are blocks,
                of 64 bits each; they count from `data`.
            checksums: the byte where the CRC-32 of the blocks begin.
            data: the bytes where the blocks are.

        Raises:
            TogyzError: there is no such layer.
            ValueError: the memory is too small.
        """
        size = self.size(layer)
        if not size:
            raise TogyzError(f"there is no {layer} of {self.variant}")
        blocks = packing.blocks(size)
        whole = (c_uint8 * len(memory)).from_buffer(memory)
        if max(offsets + 8 * (blocks + 1), checksums + 4 * blocks, data.stop) > len(memory):
            raise ValueError(f"{layer} has {blocks} blocks, more than its memory")
        self._kept["open", layer] = whole
        start = addressof(whole)
        self._library.togyz_tables_open(
            self.handle,
            *layer,
            packing.handle,
            packing.block,
            start + offsets,
            start + checksums,
            start + data.start,
            len(data),
        )

    def probe(self, position: Position) -> Bounds | None:
        """What an open layer says of a position; None when it is in none.

        Raises:
            DamagedTable: the block it is in is damaged.
        """
        packed = pack(self.variant, position)
        mine, yours = c_int(), c_int()
        code = self._library.togyz_tables_probe(
            self.handle, byref(packed), byref(mine), byref(yours)
        )
        if code == DAMAGED:
            raise DamagedTable("a block of the table is damaged")
        return Bounds(mine.value, yours.value) if code == 1 else None


class LayerWork:
    """A layer that is being built; see ``togyz_work`` in the core's interface.

    Attributes:
        layer: the layer.
        tasks: into how many parts its work is cut. Threads may do different ones at once.
    """

    def __init__(self, tables: CoreTables, layer: Layer) -> None:
        """As `CoreTables.work`."""
        self.layer = layer
        self._tables = tables
        self._library = library()
        self.handle = self._library.togyz_work_new(tables.handle, *layer)
        if not self.handle:
            raise TogyzError(f"{layer} and {layer.next} must be held first")
        self.tasks = int(self._library.togyz_work_tasks(self.handle))

    def __del__(self) -> None:
        """Give the memory back."""
        if getattr(self, "handle", None):
            self._library.togyz_work_free(self.handle)

    def pair(self, other: LayerWork) -> None:
        """Build this layer together with the next one."""
        self._library.togyz_work_pair(self.handle, other.handle)

    def leave(self, first: int, end: int) -> None:
        """Judge the moves that leave the layer, for the tasks from `first` to before `end`."""
        self._library.togyz_work_leave(self.handle, first, end)

    def sweep(self, first: int, end: int, number: int) -> int:
        """Draw conclusions within the layer, in sweep 1, 2, ...; how many positions changed."""
        return int(self._library.togyz_work_sweep(self.handle, first, end, number))


class Packing:
    """How words are packed: what follows what, how often.

    Attributes:
        block: words in a block, each of which can be unpacked alone.
    """

    def __init__(self, handle: int, block: int) -> None:
        """Take over a handle of the core's; use `of` or `from_numbers`."""
        self.block = block
        self.handle = handle
        self._library = library()

    def __del__(self) -> None:
        """Give the memory back."""
        self._library.togyz_model_free(self.handle)

    @classmethod
    def of(cls, words: Memory, at: int, count: int, block: int) -> Packing:
        """Made for so many words, from byte `at` on."""
        view = (c_uint16 * count).from_buffer(words, at)
        handle = library().togyz_model_of(view, count, block)
        if not handle:
            raise CoreUnavailable("the core has no memory for a model")
        return cls(handle, block)

    @classmethod
    def from_numbers(cls, numbers: bytes, block: int) -> Packing:
        """From what `numbers` gave.

        Raises:
            DamagedTable: they make no sense.
        """
        array = (c_uint16 * (len(numbers) // 2)).from_buffer_copy(numbers)
        handle = library().togyz_model_from(array, len(array))
        if not handle:
            raise DamagedTable("the model of a layer makes no sense")
        return cls(handle, block)

    def blocks(self, words: int) -> int:
        """How many blocks so many words make."""
        return -(-words // self.block)

    def numbers(self) -> bytes:
        """All that is to be known of it."""
        count = self._library.togyz_model_numbers(self.handle, None, 0)
        array = (c_uint16 * count)()
        self._library.togyz_model_numbers(self.handle, array, count)
        return bytes(array)

    def pack(self, words: Memory, at: int, count: int) -> Packed:
        """Pack so many words, from byte `at` on."""
        blocks = self.blocks(count)
        room = 2 * count + 4 * blocks
        view = (c_uint16 * count).from_buffer(words, at)
        data = (c_uint8 * room)()
        sizes, checksums = (c_uint32 * blocks)(), (c_uint32 * blocks)()
        size = self._library.togyz_model_pack(
            self.handle, view, count, self.block, data, room, sizes, checksums
        )
        return Packed(bytes(memoryview(data)[:size]), list(sizes), list(checksums))

    def unpack(self, data: bytes, words: int, into: Memory, at: int) -> None:
        """Unpack a block of so many words into memory, from byte `at` on.

        Raises:
            DamagedTable: the bytes are not a block of so many words.
        """
        target = (c_uint16 * words).from_buffer(into, at)
        if self._library.togyz_model_unpack(self.handle, data, len(data), words, target) < 0:
            raise DamagedTable("a block of the table is damaged")
