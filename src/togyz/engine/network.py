"""Networks that judge positions: their file, and what they compute, to be read.

The compiled core computes the same, a hundred times faster; tests hold the two equal.
`docs/reference/network.md` tells the whole of it.
"""

from __future__ import annotations

import contextlib
import struct
import sys
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import add, mul
from pathlib import Path
from typing import Self

from togyz.core.packing import pack_rules
from togyz.files import write_bytes
from togyz.rules import VARIANTS, Captures, Position, TogyzError, Variant

__all__ = ["Network", "NetworkError", "NetworkShape"]

MAGIC = b"TGZN"
VERSION = 1
HEADER = struct.Struct("<4sHH8sHHHHiI32s")
NAME = 32
ALIGN = 64
ONE = 512
"""1.0 of a neuron, and of a weight of the first layer."""
WEIGHT_BITS = 10
"""Binary digits after the point of a weight of the small layers."""
LOGIT_BITS = 19
"""Binary digits after the point of a logit."""
MOST_WEIGHT = 8191
JUDGED = 19999
"""The largest score of a judgement."""


class NetworkError(TogyzError):
    """A file, or numbers, that are no network; the message says why."""


@dataclass(frozen=True, slots=True)
class NetworkShape:
    """What a network is for, and how large it is.

    Attributes:
        variant: the variant whose positions it judges.
        unit: hundredths of a stone that a logit is worth.
        counts: rows of a hole: for 0, 1, ... stones; more count as the last.
        hidden: neurons of the first layer, a multiple of 16 up to 256.
        small: neurons of the second layer, 16 or 32.
        buckets: sets of the layers after the first, 1 to 16, chosen by the stones on the board.
    """

    variant: Variant
    unit: int = 1000
    counts: int = 32
    hidden: int = 64
    small: int = 16
    buckets: int = 8

    def __post_init__(self) -> None:
        """Refuse what the core could not compute."""
        pack_rules(self.variant)
        for name, value, lowest, highest, step in (
            ("unit", self.unit, 1, 1 << 20, 1),
            ("counts", self.counts, 2, self.variant.total + 1, 1),
            ("hidden", self.hidden, 16, 256, 16),
            ("small", self.small, 16, 32, 16),
            ("buckets", self.buckets, 1, 16, 1),
        ):
            if not lowest <= value <= highest or value % step:
                steps = f", a multiple of {step}" if step > 1 else ""
                raise NetworkError(f"{name} is {lowest} to {highest}{steps}, not {value}")

    def hole_row(self, hole: int) -> int:
        """The first row of a hole: the mover's from 0 on, then the opponent's."""
        return hole * self.counts

    def tuzdik_row(self, side: int) -> int:
        """The first row, for none, of the mover's (0) or the opponent's (1) tuzdik."""
        holes = self.variant.holes
        return 2 * holes * self.counts + side * holes

    def kazan_row(self, side: int) -> int:
        """The first row, for no stones, of the mover's (0) or the opponent's (1) kazan."""
        holes = self.variant.holes
        return 2 * holes * (self.counts + 1) + side * (self.variant.total // 2 + 1)

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self.kazan_row(2)

    def groups(self) -> Iterator[range]:
        """The rows of each group, of which a position takes one."""
        holes, half = self.variant.holes, self.variant.total // 2
        for first, count, size in (
            (self.hole_row(0), 2 * holes, self.counts),
            (self.tuzdik_row(0), 2, holes),
            (self.kazan_row(0), 2, half + 1),
        ):
            yield from (range(first + i * size, first + (i + 1) * size) for i in range(count))


ARRAYS: dict[str, tuple[str, Callable[[NetworkShape], int]]] = {
    "bias": ("h", lambda shape: shape.hidden),
    "rows": ("h", lambda shape: shape.rows * shape.hidden),
    "direct": ("i", lambda shape: shape.rows),
    "hole_factor": ("i", lambda shape: 2 * shape.variant.holes),
    "bias1": ("i", lambda shape: shape.buckets * shape.small),
    "weights1": ("h", lambda shape: shape.buckets * shape.small * shape.hidden),
    "bias2": ("i", lambda shape: shape.buckets),
    "weights2": ("h", lambda shape: shape.buckets * shape.small),
}
"""The arrays in the order of a file: the type of their numbers, and how many there are."""


class Network:
    """A network: its shape, and its numbers in flat arrays, the last index running fastest.

    Attributes:
        shape: what it is for, and how large it is.
        name: what it is called, at most 32 bytes in UTF-8.
        arrays: by name: ``bias`` of the first layer, ``[hidden]``, and ``rows``, what each row adds
            to it, ``[row, hidden]``, both with 1.0 as 512; ``direct``, what each row adds to the
            logit, ``[row]``, and ``hole_factor``, what each stone beyond the rows of a hole adds,
            ``[hole]``, with 1.0 as 512 * 1024; for each bucket ``bias1``, ``[bucket, small]``, and
            ``bias2``, ``[bucket]``, with 1.0 as 512 * 1024, and ``weights1``,
            ``[bucket, small, hidden]``, and ``weights2``, ``[bucket, small]``, with 1.0 as 1024
            and none beyond 8191.
    """

    def __init__(self, shape: NetworkShape, name: str, arrays: Mapping[str, Iterable[int]]) -> None:
        """Take the numbers over.

        Raises:
            NetworkError: an array is missing, unknown or of another size, a number is too large
                for it, or weights are so large that a sum could be; or the name is too long.
        """
        if len(name.encode()) > NAME or "\0" in name:
            raise NetworkError(f"a network's name has at most {NAME} bytes, not {name!r}")
        if unknown := set(arrays) ^ set(ARRAYS):
            raise NetworkError(
                f"a network has the arrays {', '.join(ARRAYS)}: {', '.join(sorted(unknown))} "
                "is missing or unknown"
            )
        self.shape = shape
        self.name = name
        self.arrays = {key: _array(shape, key, arrays[key]) for key in ARRAYS}
        self._check()

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """Read a file.

        Raises:
            NetworkError: it is no network, or damaged.
            OSError: it can't be read.
        """
        try:
            return cls.from_bytes(Path(path).read_bytes())
        except NetworkError as error:
            raise NetworkError(f"{path}: {error}") from None

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Read the bytes of a file.

        Raises:
            NetworkError: they are no network, or damaged.
        """
        if data[:4] != MAGIC:
            raise NetworkError("this is no network: it does not begin with TGZN")
        if int.from_bytes(data[4:6], "little") != VERSION:
            raise NetworkError(f"a network of another version; this program reads {VERSION}")
        if len(data) < HEADER.size + 4:
            raise NetworkError("the network is cut short")
        if zlib.crc32(data[:-4]) != int.from_bytes(data[-4:], "little"):
            raise NetworkError("the network is damaged: its checksum is another one")
        fields = HEADER.unpack_from(data)
        _, _, header, rules, counts, hidden, small, buckets, unit, _, name = fields
        if header != HEADER.size:
            raise NetworkError(f"its header has {header} bytes instead of {HEADER.size}")
        shape = NetworkShape(_variant(rules), unit, counts, hidden, small, buckets)
        places = dict(_places(shape))
        end = places.pop("")
        if len(data) != end + 4:
            raise NetworkError(f"the network has {len(data)} bytes instead of {end + 4}")
        arrays = {}
        for key, place in places.items():
            kind, size = ARRAYS[key]
            arrays[key] = array(kind)
            arrays[key].frombytes(data[place : place + size(shape) * arrays[key].itemsize])
            _little_endian(arrays[key])
        return cls(shape, name.partition(b"\0")[0].decode("utf-8", "ignore"), arrays)

    def to_bytes(self) -> bytes:
        """The bytes of its file."""
        shape = self.shape
        rules = bytes(pack_rules(shape.variant))
        sizes = (shape.counts, shape.hidden, shape.small, shape.buckets, shape.unit)
        data = bytearray(
            HEADER.pack(MAGIC, VERSION, HEADER.size, rules, *sizes, 0, self.name.encode())
        )
        for key, place in _places(shape):
            data += bytes(place - len(data))
            if key:
                numbers = self.arrays[key][:]
                _little_endian(numbers)
                data += numbers.tobytes()
        return bytes(data + zlib.crc32(data).to_bytes(4, "little"))

    def write(self, path: str | Path) -> None:
        """Write its file: whole, or not at all.

        Raises:
            OSError: it can't be written.
        """
        write_bytes(path, self.to_bytes())

    def features(self, position: Position) -> tuple[list[int], list[int]]:
        """The rows that a position takes, and the stones of each hole beyond its rows.

        Both begin with the holes, the mover's first; after them come, of rows alone, the mover's
        and the opponent's tuzdik and their kazans.
        """
        shape, side = self.shape, position.side
        if bytes(pack_rules(position.variant)) != bytes(pack_rules(shape.variant)):
            raise NetworkError(f"this network is for {shape.variant}, not for {position.variant}")
        holes = (*position.row(side), *position.row(side.opponent))
        most = shape.counts - 1
        rows = [shape.hole_row(hole) + min(n, most) for hole, n in enumerate(holes)]
        half = shape.variant.total // 2
        whose = (side, side.opponent)
        rows += [shape.tuzdik_row(i) + (position.tuzdiks[who] or 0) for i, who in enumerate(whose)]
        rows += [
            shape.kazan_row(i) + min(position.kazans[who], half) for i, who in enumerate(whose)
        ]
        return rows, [max(0, n - most) for n in holes]

    def evaluate(self, position: Position) -> int:
        """The score of a position from its mover's view, in hundredths of a stone.

        Raises:
            NetworkError: the position is one of another variant.
        """
        shape, arrays = self.shape, self.arrays
        rows, beyond = self.features(position)
        hidden, small = shape.hidden, shape.small

        sums = list(arrays["bias"])
        for row in rows:
            sums = list(map(add, sums, arrays["rows"][row * hidden : (row + 1) * hidden]))
        active = [min(max(total, 0), ONE) for total in sums]

        bucket = sum(position.holes) * shape.buckets // (shape.variant.total + 1)
        logit: int = arrays["bias2"][bucket]
        for j in range(bucket * small, (bucket + 1) * small):
            weights = arrays["weights1"][j * hidden : (j + 1) * hidden]
            total = arrays["bias1"][j] + sum(map(mul, active, weights))
            logit += min(max(total >> WEIGHT_BITS, 0), ONE) * arrays["weights2"][j]
        logit += sum(arrays["direct"][row] for row in rows)
        logit += sum(map(mul, arrays["hole_factor"], beyond))
        return min(max(logit * shape.unit >> LOGIT_BITS, -JUDGED), JUDGED)

    def _check(self) -> None:
        """Prove that no sum, of whatever position, leaves its type.

        Raises:
            NetworkError: names what could.
        """
        shape, arrays = self.shape, self.arrays
        hidden, small = shape.hidden, shape.small
        for i in range(hidden):
            column = arrays["rows"][i::hidden]
            _bound(
                f"neuron {i} of the first layer", 15, abs(arrays["bias"][i]), _most(shape, column)
            )
        linear = _most(shape, arrays["direct"])
        linear += max(map(abs, arrays["hole_factor"])) * shape.variant.total
        for key in ("weights1", "weights2"):
            if max(map(abs, arrays[key])) > MOST_WEIGHT:
                raise NetworkError(f"a number of {key} is beyond {MOST_WEIGHT}")
        for j in range(shape.buckets * small):
            weights = arrays["weights1"][j * hidden : (j + 1) * hidden]
            name = f"neuron {j % small} of the second layer in bucket {j // small}"
            _bound(name, 31, abs(arrays["bias1"][j]), ONE * sum(map(abs, weights)))
        for bucket, bias in enumerate(arrays["bias2"]):
            weights = arrays["weights2"][bucket * small : (bucket + 1) * small]
            _bound(f"bucket {bucket}", 31, abs(bias), ONE * sum(map(abs, weights)) + linear)


def _array(shape: NetworkShape, name: str, numbers: Iterable[int]) -> array[int]:
    kind, size = ARRAYS[name]
    try:
        made = array(kind, numbers)
    except (OverflowError, TypeError) as error:
        raise NetworkError(f"{name} takes whole numbers of its size alone: {error}") from None
    if len(made) != size(shape):
        raise NetworkError(f"{name} has {len(made)} numbers instead of {size(shape)}")
    return made


def _places(shape: NetworkShape) -> Iterator[tuple[str, int]]:
    """Where each array begins; last, without a name, where the checksum does."""
    end = HEADER.size
    for name, (kind, size) in ARRAYS.items():
        yield name, end
        end += -(-size(shape) * array(kind).itemsize // ALIGN) * ALIGN
    yield "", end


def _little_endian(numbers: array[int]) -> None:
    """From the order of bytes in files to that of this machine, or back."""
    if sys.byteorder != "little":
        numbers.byteswap()


def _variant(rules: bytes) -> Variant:
    """The variant that has these rules, by the name that it has here."""
    holes, stones, *flags = rules
    tuzdik, returns, pair, mangala, play_on, extra_move = map(bool, flags)
    if max(flags) > 1 or not holes or not stones or (mangala and extra_move):
        raise NetworkError(f"there are no such rules: {rules.hex(' ')}")
    named = [*VARIANTS.values()]
    named.append(
        Variant(
            "unnamed", "Unnamed", holes, stones, tuzdik, returns,
            Captures.PAIR if pair else Captures.EVEN,
            VARIANTS["mangala"].family if mangala else VARIANTS["togyzkumalak"].family,
        )
    )  # fmt: skip
    for known in named:
        # Others than the core's can be registered, too.
        with contextlib.suppress(TogyzError):
            made = known.with_options(play_on=play_on, extra_move=extra_move)
            if bytes(pack_rules(made)) == rules:
                return made
    raise NetworkError(f"the core can't play by the rules {rules.hex(' ')}")


def _most(shape: NetworkShape, column: array[int]) -> int:
    """What one row of each group can add up to in size."""
    return sum(max(map(abs, column[rows.start : rows.stop])) for rows in shape.groups())


def _bound(name: str, bits: int, *parts: int) -> None:
    if sum(parts) >= 1 << bits:
        raise NetworkError(
            f"the weights of {name} are too large: they can add up to {sum(parts)}, and "
            f"{(1 << bits) - 1} is the most"
        )
