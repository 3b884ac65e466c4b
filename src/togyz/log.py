"""Files of JSON lines that are only added to: a heading, then a line for each thing that is done.

Whatever ends a program, all it had done before is there. The line that was being written then is
cut off when the log goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from togyz.rules import TogyzError

__all__ = ["Log"]


class Log:
    """A log that is open for one program alone; those of a kind are made from it."""

    def __init__(
        self,
        path: str | os.PathLike[str],
        kind: str,
        heading: Mapping[str, Any],
        take: Callable[[int, dict[str, Any]], None],
    ) -> None:
        """Open one, or begin one.

        Args:
            path: where it is.
            kind: what it is, in words: "log of a match".
            heading: its first line; the first thing it says tells such logs from others.
            take: hears each line that is there, with its number; the heading is number 1. What it
                raises leaves the file as it was.

        Raises:
            OSError: it can't be read or written.
            TogyzError: it is no such log, or another program has it open.
        """
        self.path = Path(path)
        self._kind = kind
        self._file: BinaryIO = self.path.open("a+b")
        try:
            self._lock()
            whole = self._read(heading, take)
            self._file.truncate(whole)
            if whole == 0:
                self.write(heading)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        """Go on."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close it, safe on the disk."""
        with contextlib.suppress(OSError):
            os.fsync(self._file.fileno())
        self._file.close()

    def write(self, line: Mapping[str, Any]) -> None:
        """Write a line down: it is with the system when this returns."""
        self._file.write(_written(line) + b"\n")
        self._file.flush()

    def _read(self, heading: Mapping[str, Any], take: Callable[[int, dict[str, Any]], None]) -> int:
        """Hand on all lines that were written to their end; how many bytes these are."""
        whole = 0
        self._file.seek(0)
        for number, raw in enumerate(self._file, 1):
            if not raw.endswith(b"\n"):
                if number == 1 and not _begins(raw, heading):
                    raise self._not_of_it(number)
                break
            try:
                line = json.loads(raw)
            except (ValueError, RecursionError):
                line = None
            if not isinstance(line, dict):
                raise self._not_of_it(number)
            take(number, line)
            whole += len(raw)
        return whole

    def _not_of_it(self, number: int) -> TogyzError:
        what = self._kind if number == 1 else f"line of a {self._kind}"
        return TogyzError(f"{self.path}:{number}: this is no {what}; nothing was changed")

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # a system without such locks
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TogyzError(
                f"{self.path}: another program is writing to this {self._kind}"
            ) from None


def _written(line: Mapping[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()


def _begins(raw: bytes, heading: Mapping[str, Any]) -> bool:
    """Whether this may be a part of a heading."""
    said = next(iter(heading.items()))
    start = _written(dict([said])).removesuffix(b"}")
    return raw[: len(start)] == start[: len(raw)]
