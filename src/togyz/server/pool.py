"""The engine's processes, as the event loop sees them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from multiprocessing.context import SpawnProcess

from togyz.core import Info
from togyz.engine import Choice
from togyz.engine.workers import Question, Stop, work
from togyz.rules import TogyzError

__all__ = ["Job", "Worker", "WorkerDied"]

logger = logging.getLogger(__name__)

STOP_SECONDS = 2.0
"""A worker that has not heard in this time that nobody waits any more is ended."""

_numbers = itertools.count()


class WorkerDied(Exception):
    """The process ended while it was at work: it was killed, perhaps for want of memory."""


@dataclass(slots=True, eq=False)
class Job:
    """A question, who asks it, and the answer to come.

    Attributes:
        question: what to choose.
        visitor: for whom.
        answer: what was found; it is cancelled when nobody waits any more.
        attempts: how often it was given to a worker.
    """

    question: Question
    visitor: str
    answer: asyncio.Future[Choice | Info] = field(default_factory=asyncio.Future)
    attempts: int = 0


class Worker:
    """One process. It works at one job at a time, and says when it has done with it.

    Attributes:
        job: what it is at; None when it is free.
        seconds: how long the last one took.
    """

    def __init__(self, done: Callable[[Worker, Job], None], died: Callable[[Worker], None]) -> None:
        """Start the process.

        Args:
            done: gets the worker when it is free again, and what it was at.
            died: gets the worker when the process has ended by itself, with its `job`.
        """
        context = multiprocessing.get_context("spawn")
        self._connection, other = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=work, args=(other,), name="togyz-engine", daemon=True
        )
        self._process.start()
        other.close()
        self.job: Job | None = None
        self.seconds = 0.0
        self._began = 0.0
        self._number = -1
        self._done = done
        self._died = died
        self._loop = asyncio.get_running_loop()
        self._deadline: asyncio.TimerHandle | None = None
        self._loop.add_reader(self._connection.fileno(), self._hear)

    def begin(self, job: Job) -> None:
        """Work at a job. It must be free."""
        self.job = job
        job.attempts += 1
        self._number = next(_numbers)
        self._began = self._loop.time()
        self._send(replace(job.question, number=self._number))

    def stop(self) -> None:
        """Nobody waits for the answer any more: make it soon."""
        self._send(Stop(self._number))
        self._deadline = self._loop.call_later(STOP_SECONDS, self._process.kill)

    def _send(self, message: Question | Stop) -> None:
        # If the process has died the reader hears of it.
        with contextlib.suppress(OSError):
            self._connection.send(message)

    def _hear(self) -> None:
        try:
            number, found = self._connection.recv()
        except (EOFError, OSError):
            self.close()
            self._died(self)
            return
        if number != self._number or self.job is None:
            return
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self.seconds = self._loop.time() - self._began
        job, self.job = self.job, None
        if not job.answer.done():
            if isinstance(found, TogyzError):
                job.answer.set_exception(found)
            else:
                job.answer.set_result(found)
        self._done(self, job)

    def close(self) -> None:
        """End the process."""
        if not self._connection.closed:
            self._loop.remove_reader(self._connection.fileno())
            self._connection.close()
        if self._deadline is not None:
            self._deadline.cancel()
        self._process.kill()

    def join(self) -> None:
        """Wait until it has ended; for a thread."""
        self._process.join()
        self._process.close()
