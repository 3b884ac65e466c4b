"""Work shared out to threads; the core lets others run while it computes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

__all__ = ["in_order", "parts"]

T = TypeVar("T")
R = TypeVar("R")


def parts(first: int, end: int, count: int, step: int = 1) -> list[tuple[int, int]]:
    """Cut the numbers from `first` to before `end` into about `count` runs, multiples of `step`."""
    size = max(1, -(-(end - first) // (count * step))) * step
    return [(at, min(at + size, end)) for at in range(first, end, size)]


def in_order(work: Callable[[T], R], jobs: Iterable[T], threads: int) -> Iterator[R]:
    """Do the jobs in threads and yield the results in their order, few in advance.

    Whoever stops listening waits only for those under way.
    """
    if threads == 1:
        yield from map(work, jobs)
        return
    with ThreadPoolExecutor(threads) as pool:
        running: deque[Future[R]] = deque()
        try:
            for job in jobs:
                running.append(pool.submit(work, job))
                if len(running) > 2 * threads:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            for future in running:
                future.cancel()
