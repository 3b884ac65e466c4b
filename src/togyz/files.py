"""Put a file in its place only when it is whole."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Literal, TextIO

__all__ = ["write_bytes", "writing", "writing_bytes"]


@contextmanager
def writing(path: str | os.PathLike[str], *, newline: str = "\n") -> Iterator[TextIO]:
    """A text file in UTF-8 that replaces what is at the path when the block ends without error.

    Devices and pipes can't be replaced; they are written to as they are.

    Args:
        path: where it is to be.
        newline: how lines end, as for `open`; ``""`` where a CSV writer ends them.
    """
    with _beside(path) as (where, new):
        mode: Literal["x", "w"] = "x" if new else "w"
        with where.open(mode, encoding="utf-8", newline=newline) as file:
            yield file
            _settle(file, new)


@contextmanager
def writing_bytes(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """A file of bytes that takes its place as that of `writing` does."""
    with _beside(path) as (where, new):
        mode: Literal["xb", "wb"] = "xb" if new else "wb"
        with where.open(mode) as file:
            yield file
            _settle(file, new)


def write_bytes(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file, whole or not at all."""
    with writing_bytes(path) as file:
        file.write(data)


@contextmanager
def _beside(path: str | os.PathLike[str]) -> Iterator[tuple[Path, bool]]:
    """Where to write what is to be at a path in the end, and whether that is a new file."""
    target = Path(path)
    if target.exists() and not target.is_file():
        yield target, False
        return
    target = target.resolve()
    beside = target.with_name(f".{target.stem[:40]}.{secrets.token_hex(4)}.tmp")
    try:
        yield beside, True
        if target.exists():
            beside.chmod(target.stat().st_mode & 0o7777)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _settle(file: TextIO | BinaryIO, new: bool) -> None:
    """See that all of a new file is on the disk before it gets its name."""
    file.flush()
    if new:
        os.fsync(file.fileno())
