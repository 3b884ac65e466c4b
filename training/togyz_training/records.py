"""Records of self-play: positions with a score and a result, in files and as arrays.

A file is one line of JSON, which says what it holds, and then the records of
`togyz.core.play_itself`, 24 bytes each.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from togyz.core import RECORD_SIZE
from togyz.files import write_bytes
from togyz.rules import Position, TogyzError, Variant, variant

__all__ = ["RECORD", "Header", "distinct", "load", "positions", "read", "write"]

RECORD = np.dtype(
    [
        ("holes", "u1", 18),
        ("kazans", "u1", 2),
        ("tuzdiks", "u1"),
        ("result", "u1"),
        ("score", "<i2"),
    ]
)
"""A record as NumPy reads it."""

FORMAT = "togyz records"
VERSION = 1
LONGEST_HEADER = 1 << 16

Records = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Header:
    """What a file of records says of itself.

    Attributes:
        variant: whose positions.
        about: how they were made: seed, games, depth and so on; the judge's name.
    """

    variant: Variant
    about: dict[str, Any]


def write(path: Path, header: Header, records: bytes) -> None:
    """Write a file, whole or not at all."""
    assert len(records) % RECORD_SIZE == 0
    line = {
        "format": FORMAT,
        "version": VERSION,
        "variant": str(header.variant),
        "count": len(records) // RECORD_SIZE,
        "crc32": zlib.crc32(records),
        **header.about,
    }
    write_bytes(path, json.dumps(line).encode() + b"\n" + records)


def read(path: Path) -> tuple[Header, Records]:
    """Read a file.

    Raises:
        TogyzError: it holds no records, or is damaged.
        OSError: it can't be read.
    """
    data = path.read_bytes()
    line, found, _ = data[:LONGEST_HEADER].partition(b"\n")
    try:
        about = json.loads(line) if found else None
    except ValueError:
        about = None
    if not isinstance(about, dict) or about.pop("format", None) != FORMAT:
        raise TogyzError(f"{path} holds no records of self-play: it does not begin as they do")
    if about.pop("version", None) != VERSION:
        raise TogyzError(f"{path} is of a version that is not known; this one reads {VERSION}")
    body = data[len(line) + 1 :]
    if about.pop("count", -1) * RECORD_SIZE != len(body):
        raise TogyzError(f"{path} is cut off, or longer than it says: make it again")
    if about.pop("crc32", None) != zlib.crc32(body):
        raise TogyzError(f"{path} is damaged: make it again")
    return Header(variant(about.pop("variant", "")), about), np.frombuffer(body, RECORD)


def load(paths: Iterable[Path], rules: Variant | None = None) -> tuple[Variant, Records]:
    """All records of files, and of folders of files, in the order of their names.

    Args:
        paths: what to read.
        rules: the variant that they must be of; None: all of one.

    Raises:
        TogyzError: no file, another variant, or a file that is damaged.
        OSError: a file can't be read.
    """
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.records")) if path.is_dir() else [path]
    if not files:
        raise TogyzError("there are no records to learn from")
    parts = []
    for file in files:
        header, records = read(file)
        rules = rules or header.variant
        if header.variant != rules:
            raise TogyzError(f"{file} holds records of {header.variant}, not of {rules}")
        parts.append(records)
    assert rules is not None
    return rules, np.concatenate(parts)


def distinct(records: Records) -> Records:
    """Each position once, as it came first; in the same order."""
    # Two words and a half, mixed: among ten million of 64 bits a false match is one in 300 000.
    rows = np.ascontiguousarray(records).view(np.uint8).reshape(-1, RECORD_SIZE)
    words = np.ascontiguousarray(rows[:, :16]).view("<u8")
    rest = np.zeros((len(rows), 8), np.uint8)
    rest[:, :5] = rows[:, 16:21]
    keys = np.zeros(len(rows), np.uint64)
    for word in (words[:, 0], words[:, 1], rest.view("<u8")[:, 0]):
        keys = (keys ^ word) * np.uint64(0x9E3779B97F4A7C15)
        keys ^= keys >> np.uint64(29)
    _, first = np.unique(keys, return_index=True)
    first.sort()
    return records[first]


def positions(variant: Variant, records: Records) -> list[Position]:
    """The positions of records, their movers as White."""
    n = variant.holes
    found = []
    for holes, kazans, tuzdiks in zip(
        records["holes"].tolist(), records["kazans"].tolist(), records["tuzdiks"].tolist(),
        strict=True,
    ):  # fmt: skip
        found.append(
            Position(
                variant,
                tuple(holes[: 2 * n]),
                (kazans[0], kazans[1]),
                (tuzdiks & 15 or None, tuzdiks >> 4 or None),
            )
        )
    return found
