"""The engine outside of the event loop: a few processes, and a queue that can be full."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from togyz.engine import Choice, choose
from togyz.engine.workers import prepare_worker
from togyz.rules import Position

from .errors import Refused
from .metrics import ENGINE_SECONDS

__all__ = ["Thinker"]

logger = logging.getLogger(__name__)


class Thinker:
    """Lets the engine choose moves, in `workers` processes that start when first needed."""

    def __init__(self, workers: int, limit: int) -> None:
        """Start nothing yet.

        Args:
            workers: how many processes.
            limit: how many positions may be waiting or in work before more are refused.
        """
        self._workers = workers
        self._limit = limit
        self._pending = 0
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pending(self) -> int:
        """Positions that wait or are in work."""
        return self._pending

    async def choose(
        self, position: Position, level: str, history: Sequence[Position] = ()
    ) -> Choice:
        """What `togyz.engine.choose` answers. To cancel this takes the position out of the queue.

        Raises:
            Refused: ``engine-busy`` when too many wait, ``engine-failed`` when it broke twice.
        """
        for attempt in (1, 2):
            try:
                with ENGINE_SECONDS.time():
                    return await self._submit(position, level, history)
            except BrokenProcessPool:
                # A process was killed, perhaps for want of memory. The pool is of no more use.
                logger.warning("an engine process died (attempt %d)", attempt)
                self._drop()
        raise Refused(
            "engine-failed", "The computer could not find a move. Reload the page to try again."
        )

    async def _submit(self, position: Position, level: str, history: Sequence[Position]) -> Choice:
        if self._pending >= self._limit:
            raise Refused(
                "engine-busy",
                "Many games wait for the computer now. It will move as soon as it can.",
            )
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare_worker,
            )
        future = self._pool.submit(choose, position, level, None, history)
        self._pending += 1
        loop = asyncio.get_running_loop()
        # Called in another thread, and also for a future that was cancelled while it waited.
        future.add_done_callback(lambda done: self._finished(done, loop))
        return await asyncio.wrap_future(future)

    def _finished(self, _future: Future[Choice], loop: asyncio.AbstractEventLoop) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._count_down)

    def _count_down(self) -> None:
        self._pending -= 1

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """End all processes; what they were at is lost."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
