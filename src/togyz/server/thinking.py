"""The engine outside of the event loop: a few processes, and a fair queue that can be full."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from togyz.core import Info, Limits
from togyz.engine import FULL, Book, Choice
from togyz.engine.workers import Question
from togyz.rules import Position, Variant

from .errors import Refused
from .metrics import ENGINE_SECONDS
from .pool import Job, Worker

__all__ = ["Thinker"]

logger = logging.getLogger(__name__)

NO_BOOKS: Mapping[Variant, Book] = MappingProxyType({})
ATTEMPTS = 2
JUDGED_NODES = 100_000
USUAL_SECONDS = 0.2
"""How long an answer takes, before any was measured."""

AVERAGED = 20
"""How many answers, about, an estimate of the wait goes by."""


class Thinker:
    """Lets the engine choose moves, in `workers` processes that start when first needed.

    Visitors take turns: each has one position in work at most, and the next free process takes one
    of the visitor who has waited longest since the last. So who plays many games at once, or
    asks for what takes long, delays only that visitor's own.
    """

    def __init__(
        self,
        workers: int,
        limit: int,
        visitor_limit: int | None = None,
        books: Mapping[Variant, Book] = NO_BOOKS,
    ) -> None:
        """Start nothing yet.

        Args:
            workers: how many processes.
            limit: how many positions may be waiting or in work before more are refused.
            visitor_limit: how many of them may be one visitor's; None for as many as there may be.
            books: what ``full`` plays from, as long as it knows the position; no process is asked.
        """
        self._size = workers
        self._limit = limit
        self._visitor_limit = limit if visitor_limit is None else visitor_limit
        self._books = books
        self._workers: list[Worker] = []
        # By visitor, in the order in which they come next.
        self._waiting: dict[str, deque[Job]] = {}
        self._at_work: dict[str, int] = {}
        self._seconds = USUAL_SECONDS
        self._analyses: dict[str, asyncio.Future[Choice | Info]] = {}

    @property
    def pending(self) -> int:
        """Positions that wait or are in work for somebody who still waits."""
        waiting = sum(len(jobs) for jobs in self._waiting.values())
        return waiting + sum(self._at_work.values())

    async def choose(
        self,
        position: Position,
        level: str,
        history: Sequence[Position] = (),
        *,
        visitor: str = "",
        limits: Limits | None = None,
    ) -> Choice:
        """A move as a player of this level would choose it.

        To cancel this takes the position out of the queue, or ends the search.

        Args:
            position: where to move.
            level: the level's name.
            history: earlier positions that could recur.
            visitor: for whom.
            limits: how long ``full`` may think.

        Raises:
            Refused: ``engine-busy`` when too many wait, ``engine-failed`` when it broke twice.
        """
        if level == FULL and (book := self._books.get(position.variant)) is not None:
            known = book.choose(position)
            if known is not None:
                return Choice(known.hole, known.score, 0, 0, (known.hole,))
        found = await self._ask(Question(0, position, level, history, limits), visitor)
        assert isinstance(found, Choice)
        return found

    async def judge(
        self, position: Position, history: Sequence[Position] = (), *, visitor: str = ""
    ) -> int:
        """What a position is worth to who moves there, in hundredths of a stone.

        The same for every level: weak ones misjudge on purpose.

        Raises:
            Refused: as `choose`.
        """
        question = Question(0, position, None, history, Limits(nodes=JUDGED_NODES))
        found = await self._ask(question, visitor)
        assert isinstance(found, Choice)
        return found.score

    async def analyse(
        self, position: Position, history: Sequence[Position], limits: Limits, *, visitor: str
    ) -> Info:
        """What a plain search finds, all of it. Games come first: it takes only what is free.

        A visitor has one at a time: another one ends it.

        Args:
            position: what to look at; the game must not be over.
            history: earlier positions that could recur.
            limits: how far to look; `Limits.movetime_ms` must be among them.
            visitor: for whom.

        Raises:
            Refused: ``engine-busy`` when no process is free for that, or the visitor has asked for
                another; otherwise as `choose`.
        """
        if (before := self._analyses.get(visitor)) is not None:
            before.cancel()
            await asyncio.wait({before})
        self._admit_analysis(visitor)
        question = Question(0, position, None, history, limits, report=True)
        search = asyncio.ensure_future(self._ask(question, visitor))
        self._analyses[visitor] = search
        try:
            await asyncio.wait({search})
        finally:
            search.cancel()
            if self._analyses.get(visitor) is search:
                del self._analyses[visitor]
        if search.cancelled():
            raise Refused("engine-busy", "You have asked for something else meanwhile.", wait=1)
        found = search.result()
        assert isinstance(found, Info)
        return found

    def _admit_analysis(self, visitor: str) -> None:
        """Leave one process for games, if there is more than one."""
        own = visitor in self._waiting or visitor in self._at_work
        free = max(1, self._size - 1)
        if own or self.pending >= self._size or len(self._analyses) >= free:
            raise Refused(
                "engine-busy",
                "The server's engine is busy with games. Try again in a moment.",
                wait=self._wait(1),
            )

    async def _ask(self, question: Question, visitor: str) -> Choice | Info:
        self._admit(visitor)
        loop = asyncio.get_running_loop()
        begin = loop.time()
        job = Job(question, visitor)
        self._waiting.setdefault(visitor, deque()).append(job)
        self._assign()
        try:
            found = await job.answer
        finally:
            if job.answer.cancelled():
                self._forget(job)
        ENGINE_SECONDS.observe(loop.time() - begin)
        return found

    def _admit(self, visitor: str) -> None:
        own = len(self._waiting.get(visitor, ())) + self._at_work.get(visitor, 0)
        if own >= self._visitor_limit:
            raise Refused(
                "engine-busy",
                "Many of your games wait for the computer. It will move in one after the other.",
                wait=self._wait(own),
            )
        if self.pending >= self._limit:
            wait = self._wait(self.pending)
            raise Refused(
                "engine-busy",
                "Many games wait for the computer now. It will move as soon as it can, in about "
                f"{wait} seconds.",
                wait=wait,
            )

    def _wait(self, before: int) -> int:
        """The seconds, at least one, until this many positions are done."""
        return math.ceil(before * self._seconds / self._size)

    def _assign(self) -> None:
        """Give free workers something to do, and start more if that is not enough."""
        while (job := self._next()) is not None:
            worker = next((found for found in self._workers if found.job is None), None)
            if worker is None:
                if len(self._workers) >= self._size:
                    return
                worker = Worker(self._done, self._died)
                self._workers.append(worker)
            self._take(job)
            worker.begin(job)

    def _next(self) -> Job | None:
        """The first position of the first visitor who has none in work."""
        for visitor, jobs in self._waiting.items():
            if visitor not in self._at_work:
                return jobs[0]
        return None

    def _take(self, job: Job) -> None:
        """Out of the queue, and the visitor to its end."""
        jobs = self._waiting.pop(job.visitor)
        jobs.remove(job)
        if jobs:
            self._waiting[job.visitor] = jobs
        self._at_work[job.visitor] = 1

    def _forget(self, job: Job) -> None:
        """Nobody waits for this one any more."""
        if job in self._waiting.get(job.visitor, ()):
            self._waiting[job.visitor].remove(job)
            if not self._waiting[job.visitor]:
                del self._waiting[job.visitor]
            return
        for worker in self._workers:
            if worker.job is job:
                worker.stop()
        self._at_work.pop(job.visitor, None)
        self._assign()

    def _done(self, worker: Worker, job: Job) -> None:
        self._seconds += (worker.seconds - self._seconds) / AVERAGED
        if not job.answer.cancelled():
            self._at_work.pop(job.visitor, None)
            if job.visitor in self._waiting:  # what came meanwhile comes after the others'
                self._waiting[job.visitor] = self._waiting.pop(job.visitor)
        self._assign()

    def _died(self, worker: Worker) -> None:
        self._workers.remove(worker)
        job, worker.job = worker.job, None
        logger.warning("an engine process died (attempt %d)", job.attempts if job else 0)
        if job is not None and not job.answer.done():
            self._at_work.pop(job.visitor, None)
            if job.attempts < ATTEMPTS:
                self._waiting.setdefault(job.visitor, deque()).appendleft(job)
            else:
                job.answer.set_exception(
                    Refused(
                        "engine-failed",
                        "The computer could not find a move. Reload the page to try again.",
                    )
                )
        self._assign()

    async def close(self) -> None:
        """End all processes; what they were at is lost."""
        workers, self._workers = self._workers, []
        self._waiting.clear()
        for worker in workers:
            worker.close()
        for worker in workers:
            await asyncio.to_thread(worker.join)
