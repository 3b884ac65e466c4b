"""Files of JSON lines that are only added to: a heading, then a line for each thing that is done.

Whatever ends a program, all it had done before is there. The line that was being written then is
cut off when the log goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from togyz.rules import TogyzError

__all__ = ["Log"]


class Log:
    """A log that is open for one program alone.

    Whoever opens it looks at all its `lines`, and then lets it `resume`: until then nothing of the
    file is changed.
    """

    def __init__(self, path: str | os.PathLike[str], kind: str, heading: Mapping[str, Any]) -> None:
        """Open one, or begin one.

        Args:
            path: where it is.
            kind: what it is, in words: "log of a match".
            heading: its first line; the first thing it says tells such logs from others.

        Raises:
            OSError: it can't be read or written.
            TogyzError: another program has it open.
        """
        self.path = Path(path)
        self._kind = kind
        self._heading = dict(heading)
        self._whole = 0  # bytes of the lines that are whole
        self._file: BinaryIO = self.path.open("a+b")
        try:
            self._lock()
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
        self.close()

    def close(self) -> None:
        """Close it, safe on the disk."""
        with contextlib.suppress(OSError):
            os.fsync(self._file.fileno())
        self._file.close()

    def lines(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """All that is there, from line 1 on, the heading: each with its number.

        Raises:
            TogyzError: a line can't be one of such a log.
        """
        self._file.seek(0)
        self._whole = 0
        for number, raw in enumerate(self._file, 1):
            if not raw.endswith(b"\n"):
                if number == 1 and not self._begins(raw):
                    raise self._not_of_it(number)
                return
            try:
                line = json.loads(raw)
            except (ValueError, RecursionError):
                line = None
            if not isinstance(line, dict):
                raise self._not_of_it(number)
            self._whole += len(raw)
            yield number, line

    def resume(self) -> None:
        """Cut off what was not written to its end; begin with the heading if nothing is there."""
        self._file.truncate(self._whole)
        if self._whole == 0:
            self.add(self._heading)

    def add(self, line: Mapping[str, Any]) -> None:
        """Write a line down: it is with the system when this returns."""
        self._file.write(_written(line) + b"\n")
        self._file.flush()

    def _begins(self, raw: bytes) -> bool:
        """Whether this may be a part of a heading."""
        said = next(iter(self._heading.items()))
        start = _written(dict([said])).removesuffix(b"}")
        return raw[: len(start)] == start[: len(raw)]

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
