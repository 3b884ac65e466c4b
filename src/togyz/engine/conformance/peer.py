"""A program under test, and the running of checks."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Self

__all__ = ["Check", "Failed", "Peer", "run_checks"]

MOST_LINES = 100_000


class Failed(Exception):
    """A check failed; the message says what was expected and what came."""


class Peer:
    """A program whose standard input and output are lines. Nothing here waits for ever."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        """Start it.

        Args:
            command: the program and its arguments.
            timeout: seconds that any answer may take.

        Raises:
            Failed: it can't be started.
        """
        self._timeout = timeout
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            raise Failed(f"{command[0]!r} can't be started: {error.strerror}") from None
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(ValueError):  # closed under our hands
            for line in self._process.stdout:
                self._lines.put(line.decode("utf-8", errors="replace").strip())
        self._lines.put(None)

    def send(self, *lines: str | bytes) -> None:
        """Send lines. A program that has gone is noticed by `line`."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            for line in lines:
                self._process.stdin.write(line if isinstance(line, bytes) else line.encode())
                self._process.stdin.write(b"\n")
            self._process.stdin.flush()

    def line(self, awaited: str) -> str:
        """The next line.

        Raises:
            Failed: none comes; `awaited` says what should have.
        """
        try:
            line = self._lines.get(timeout=self._timeout)
        except queue.Empty:
            raise Failed(f"no {awaited} came within {self._timeout:g} s") from None
        if line is None:
            self._lines.put(None)
            raise Failed(f"it ended where {awaited} should have come")
        return line

    def until(self, word: str) -> list[str]:
        """All lines up to the first one that begins with this word, included."""
        lines = []
        while True:
            lines.append(self.line(repr(word)))
            if lines[-1].split()[:1] == [word]:
                return lines

    def end_input(self) -> None:
        """Close its standard input."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def rest(self) -> list[str]:
        """All lines until it ends by itself.

        Raises:
            Failed: it doesn't end, or not with status 0.
        """
        lines = []
        while True:
            try:
                line = self._lines.get(timeout=self._timeout)
            except queue.Empty:
                raise Failed(f"it did not end within {self._timeout:g} s") from None
            if line is None:
                break
            lines.append(line)
        try:
            status = self._process.wait(self._timeout)
        except subprocess.TimeoutExpired:
            raise Failed(f"it did not end within {self._timeout:g} s") from None
        if status != 0:
            raise Failed(f"it ended with status {status} instead of 0")
        return lines

    def __enter__(self) -> Self:
        """It runs already."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End it and all that it started."""
        self.end_input()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._reader.join(self._timeout)
        if self._process.stdout is not None and not self._reader.is_alive():
            self._process.stdout.close()


Check = Callable[[Peer], None]


def run_checks(
    checks: Sequence[Check], command: Sequence[str], timeout: float
) -> Iterator[tuple[str, str | None]]:
    """Run every check with a fresh program.

    Yields:
        What is checked, and why it failed; None where it did not.
    """
    for check in checks:
        title = (check.__doc__ or check.__name__).strip().rstrip(".")
        try:
            with Peer(command, timeout) as peer:
                check(peer)
        except Failed as error:
            yield title, str(error)
        else:
            yield title, None
