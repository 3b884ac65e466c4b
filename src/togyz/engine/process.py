"""An engine's process: lines to it, lines from it, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Sequence

from .errors import EngineDied, EngineError, EngineTimeout, ProtocolError
from .words import encode_line, printable, shown

__all__ = ["EngineProcess"]

LONGEST_LINE = 1 << 16
LAST_WORDS = 2000
"""Bytes of standard error that are kept."""


class EngineProcess:
    """A program whose standard input and output are lines of text.

    Attributes:
        failure: why it is of no more use, or None.
    """

    def __init__(
        self,
        process: asyncio.subprocess.Process,
        command: Sequence[str],
        hear: Callable[[str], None],
        failed: Callable[[EngineError], None],
        timeout: float,
    ) -> None:
        """Begin to listen; use `start`."""
        self.failure: EngineError | None = None
        self._process = process
        self._name = shown(" ".join(command))
        self._hear = hear
        self._failed = failed
        self._timeout = timeout
        self._last_words = b""
        self._errors = asyncio.create_task(self._listen_to_errors())
        self._reader = asyncio.create_task(self._listen())

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        hear: Callable[[str], None],
        failed: Callable[[EngineError], None],
        timeout: float,
    ) -> EngineProcess:
        """Start a program.

        Args:
            command: the program and its arguments.
            hear: gets every line that it writes; may raise `ProtocolError`.
            failed: hears once, when it is of no more use.
            timeout: seconds that it may take to read what is sent, and to end.

        Raises:
            EngineDied: it can't be started.
        """
        if not command:
            raise EngineDied("there is no command to start an engine with")
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                # A group of its own: Ctrl-C is ours, and what it starts ends with it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise EngineDied(f"engine {shown(' '.join(command))} can't be started: {why}") from None
        return cls(process, command, hear, failed, timeout)

    async def send(self, line: str) -> None:
        """Send a line.

        Raises:
            EngineError: it is of no more use, or doesn't read what is sent.
        """
        self.check()
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(encode_line(line) + b"\n")
            async with asyncio.timeout(self._timeout):
                await stdin.drain()
        except TimeoutError:
            self.fail(EngineTimeout(f"engine {self._name} doesn't read what is sent to it"))
        except OSError:
            # It has gone; the reader knows how.
            await asyncio.wait([self._reader], timeout=self._timeout)
        self.check()

    def send_soon(self, line: str) -> None:
        """Send a line without waiting; for short ones."""
        stdin = self._process.stdin
        if self.failure is None and stdin is not None and not stdin.is_closing():
            stdin.write(encode_line(line) + b"\n")

    def check(self) -> None:
        """Raise why it is of no more use, if so."""
        if self.failure is not None:
            raise self.failure

    def fail(self, error: EngineError) -> None:
        """It is of no more use: end it."""
        if self.failure is None:
            self.failure = error
            self.kill()
            self._failed(error)

    def kill(self) -> None:
        """End it and all that it started, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    async def _listen(self) -> None:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            while line := await stdout.readline():
                self._hear(line.decode("utf-8", errors="replace").strip())
                if self.failure is not None:
                    return
        except EngineError as error:
            self.fail(error)
        except ValueError:  # readline's word for a line beyond the limit
            self.fail(ProtocolError(f"engine {self._name} writes a line without an end"))
        else:
            await self._explain_end()

    async def _explain_end(self) -> None:
        """It closed its output: say how it ended."""
        try:
            async with asyncio.timeout(self._timeout):
                status = await self._process.wait()
        except TimeoutError:
            self.fail(EngineDied(f"engine {self._name} closed its output"))
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await asyncio.shield(self._errors)
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        words = self._last_words.decode("utf-8", errors="replace").strip().splitlines()
        last = f": {printable(words[-1])}" if words else ""
        self.fail(EngineDied(f"engine {self._name} {how}{last}"))

    async def _listen_to_errors(self) -> None:
        stderr = self._process.stderr
        assert stderr is not None
        while part := await stderr.read(4096):
            self._last_words = (self._last_words + part)[-LAST_WORDS:]

    async def close(self) -> None:
        """Ask it to quit, wait, end it. Never raises."""
        self.failure = self.failure or EngineDied(f"engine {self._name} was closed")
        stdin = self._process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError):
            stdin.write(b"quit\n")
            stdin.close()
        try:
            async with asyncio.timeout(self._timeout):
                await self._process.wait()
        except TimeoutError:
            pass
        finally:
            self.kill()
            for task in (self._reader, self._errors):
                task.cancel()
            await asyncio.gather(self._reader, self._errors, return_exceptions=True)
            # Its grandchildren may hold the pipes: they are not waited for.
            transport = getattr(self._process, "_transport", None)
            if transport is not None:
                transport.close()
            await self._process.wait()
