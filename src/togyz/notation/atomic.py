"""Put a file in its place only when it is whole."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

__all__ = ["writing"]


@contextmanager
def writing(path: str | os.PathLike[str]) -> Iterator[TextIO]:
    """A text file in UTF-8 that replaces what is at the path when the block ends without error.

    Devices and pipes can't be replaced; they are written to as they are.
    """
    target = Path(path)
    if target.exists() and not target.is_file():
        with target.open("w", encoding="utf-8", newline="\n") as stream:
            yield stream
        return
    target = target.resolve()
    beside = target.with_name(f".{target.stem[:40]}.{secrets.token_hex(4)}.tmp")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            beside.chmod(target.stat().st_mode & 0o7777)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
