"""The engine's processes and the queue before them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from togyz.core import Limits
from togyz.engine import Book, BookMove, Choice
from togyz.engine.book import book_key
from togyz.rules import Position
from togyz.server import pool
from togyz.server.errors import Refused
from togyz.server.pool import Job, Worker
from togyz.server.thinking import Thinker

START = Position.start()
LONG = Limits(movetime_ms=600_000)


@asynccontextmanager
async def thinking(
    workers: int, limit: int, own: int | None = None, **more: Any
) -> AsyncIterator[Thinker]:
    thinker = Thinker(workers, limit, own, **more)
    try:
        yield thinker
    finally:
        await thinker.close()


def asked(thinker: Thinker, visitor: str = "", **more: Any) -> asyncio.Task[Choice]:
    return asyncio.create_task(thinker.choose(START, "easy", visitor=visitor, **more))


def endless(thinker: Thinker, visitor: str) -> asyncio.Task[Choice]:
    """A search that takes minutes, unless it is stopped."""
    return asyncio.create_task(thinker.choose(START, "full", visitor=visitor, limits=LONG))


async def until(what: Any) -> None:
    while not what():
        await asyncio.sleep(0.005)


def test_full_strength_plays_from_a_book_and_asks_no_process() -> None:
    moves = {book_key(START): (BookMove(8, 12, 500), BookMove(2, -7, 500))}
    books = {START.variant: Book(START.variant, moves, 1, 100, "hand")}

    async def choose() -> None:
        async with thinking(1, 4, books=books) as thinker:
            chosen = [await thinker.choose(START, "full") for _ in range(40)]
            assert {(one.move, one.score, one.nodes) for one in chosen} == {(8, 12, 0), (2, -7, 0)}
            assert not thinker._workers
            # Nor do other levels know it, nor does it other positions.
            assert (await asked(thinker)).nodes > 0
            unknown = await thinker.choose(START.play(7), "full", limits=Limits(nodes=1000))
            assert unknown.nodes > 0

    asyncio.run(choose())


def test_moves_are_chosen() -> None:
    async def choose() -> None:
        async with thinking(2, 50) as thinker:
            tasks = [asked(thinker, str(number)) for number in range(6)]
            for choice in await asyncio.gather(*tasks):
                assert choice.move in START.legal_moves()
            choice = await thinker.choose(START, "full", limits=Limits(movetime_ms=10))
            assert choice.move in START.legal_moves()
            other = Position.start("mangala")
            assert (await thinker.choose(other, "hard")).move in other.legal_moves()
            level = await thinker.judge(START)
            ahead = replace(START, holes=(*START.holes[:17], 0), kazans=(9, 0))
            assert await thinker.judge(ahead) > level
            assert thinker.pending == 0

    asyncio.run(choose())


def test_the_queue_is_bounded_for_all_and_for_each() -> None:
    async def crowd() -> None:
        async with thinking(1, 5, 2) as thinker:
            tasks = [endless(thinker, "a")]
            tasks += [asked(thinker, visitor) for visitor in ("a", "b", "b")]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="Many of your games") as own:
                await thinker.choose(START, "easy", visitor="b")
            tasks.append(asked(thinker, "c"))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match=r"Many games wait .* in about 1 seconds") as all_of:
                await thinker.choose(START, "easy", visitor="d")
            for refused in (own, all_of):
                assert refused.value.code == "engine-busy"
                assert refused.value.wait == 1
            assert thinker.pending == 5
            tasks[0].cancel()
            await asyncio.wait(tasks)
            assert thinker.pending == 0
            assert (await thinker.choose(START, "easy", visitor="d")).move in range(1, 10)

    asyncio.run(crowd())


def test_visitors_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    begin = Worker.begin

    def watched(worker: Worker, job: Job) -> None:
        order.append(job.visitor)
        begin(worker, job)

    monkeypatch.setattr(Worker, "begin", watched)

    async def crowd() -> None:
        async with thinking(1, 50) as thinker:
            tasks = [asked(thinker, visitor) for visitor in "aaaabbc"]
            await asyncio.gather(*tasks)

    asyncio.run(crowd())
    assert "".join(order) == "abcabaa"


def test_a_visitor_has_one_position_in_work() -> None:
    """However many processes there are, and whatever waits."""

    async def hog() -> None:
        async with thinking(2, 50) as thinker:
            long = [endless(thinker, "hog") for _ in range(3)]
            await asyncio.sleep(0)
            # One of them keeps one process busy; the other process is for the others.
            for _ in range(3):
                await asked(thinker, "other")
            assert thinker.pending == 3
            for task in long:
                task.cancel()
            await asyncio.wait(long)
            assert thinker.pending == 0

    asyncio.run(hog())


def test_who_leaves_frees_the_place_and_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is not killed for it, and answers the next question."""
    monkeypatch.setattr(pool, "STOP_SECONDS", 600.0)

    async def leave() -> None:
        async with thinking(1, 50) as thinker:
            await asked(thinker, "warm up")
            (worker,) = thinker._workers
            for _ in range(5):
                long, waiting = endless(thinker, "a"), asked(thinker, "a")
                await until(lambda: worker.job is not None)
                assert thinker.pending == 2
                waiting.cancel()
                long.cancel()
                await asyncio.wait([long, waiting])
                assert thinker.pending == 0
                assert (await asked(thinker, "b")).move in range(1, 10)
                assert thinker._workers == [worker]

    asyncio.run(leave())


def test_a_search_that_does_not_stop_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "STOP_SECONDS", 0.05)

    async def hang() -> None:
        async with thinking(1, 50) as thinker:
            await asked(thinker)
            (worker,) = thinker._workers
            assert worker._process.pid is not None
            os.kill(worker._process.pid, signal.SIGSTOP)
            long = endless(thinker, "a")
            await until(lambda: worker.job is not None)
            long.cancel()
            await asyncio.wait([long])
            assert (await asked(thinker, "b")).move in range(1, 10)
            assert worker not in thinker._workers

    asyncio.run(hang())


def test_who_cancels_leaves_the_queue() -> None:
    async def leave() -> None:
        async with thinking(1, 50) as thinker:
            tasks = [asked(thinker, str(number % 7)) for number in range(20)]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert thinker.pending == 0

    asyncio.run(leave())


@pytest.mark.parametrize("times", [1, 2])
def test_a_process_that_dies_is_replaced_once(times: int) -> None:
    async def die() -> None:
        async with thinking(1, 50) as thinker:
            long = endless(thinker, "a")
            for _ in range(times):
                await until(lambda: thinker._workers and thinker._workers[0].job is not None)
                (worker,) = thinker._workers
                assert worker._process.pid is not None
                os.kill(worker._process.pid, signal.SIGKILL)
                await until(lambda worker=worker: worker not in thinker._workers)
            if times == 2:
                with pytest.raises(Refused, match="Reload") as failed:
                    await long
                assert failed.value.code == "engine-failed"
            else:
                assert thinker.pending == 1
                long.cancel()
            assert (await asked(thinker, "b")).move in range(1, 10)

    asyncio.run(die())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_are_the_server_s_affair(number: signal.Signals) -> None:
    async def ignore() -> None:
        async with thinking(1, 50) as thinker:
            await asked(thinker)
            (worker,) = thinker._workers
            assert worker._process.pid is not None
            os.kill(worker._process.pid, number)
            assert (await asked(thinker)).move in range(1, 10)
            assert thinker._workers == [worker]

    asyncio.run(ignore())


def test_what_the_engine_refuses_is_said() -> None:
    async def ask() -> None:
        async with thinking(1, 50) as thinker:
            with pytest.raises(ValueError, match="unknown level"):
                await thinker.choose(START, "nonsense")
            assert (await asked(thinker)).move in range(1, 10)

    asyncio.run(ask())
