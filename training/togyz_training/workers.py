"""Who does the work that can be done at once: processes of this machine, or a Ray cluster.

A task is a function that any worker can import, and a value to call it with; both, and what comes
back, go as bytes. Workers share no files, and one that dies is replaced: its task begins anew.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Protocol, TypeVar

from togyz.rules import TogyzError

__all__ = ["LocalWorkers", "RayWorkers", "Workers", "workers"]

ATTEMPTS = 5
"""So often in a row may workers die before anything is done."""

PATIENCE = 10.0
"""Seconds that a cluster has to answer."""

Task = TypeVar("Task")
Done = TypeVar("Done")


class Workers(Protocol):
    """A team. Leave it with `close`."""

    def run(
        self, function: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Done]]:
        """Do tasks at once; yield each, and what came of it, when it is done.

        Tasks are taken when there is somebody to do them. A caller that has enough closes the
        iterator; what is being done then is given up.
        """
        ...

    def close(self) -> None:
        """Send everybody home."""
        ...


def workers(count: int | None = None, ray: str | None = None) -> Workers:
    """A team.

    Args:
        count: how many; None: as many as there are processors.
        ray: address of a Ray cluster (``auto``: the one that this machine belongs to, ``local``: a
            new one here); None: processes of this machine.

    Raises:
        TogyzError: Ray is not installed, or the cluster can't be reached.
    """
    return RayWorkers(ray, count) if ray else LocalWorkers(count or os.cpu_count() or 1)


class LocalWorkers:
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        # Not forked: there are threads here, JAX's among them.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, context, initializer=_begin)

    def run(
        self, function: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Done]]:
        """As `Workers.run`."""
        left = iter(tasks)
        busy: dict[Future[Done], Task] = {}
        again: list[Task] = []
        deaths = 0
        try:
            while True:
                again += islice(left, max(self._count + 1 - len(busy) - len(again), 0))
                # Where the pool is broken already, those that are busy will say so, too.
                with contextlib.suppress(BrokenProcessPool):
                    while again:
                        busy[self._pool.submit(function, again[-1])] = again[-1]
                        again.pop()
                if not busy and not again:
                    return
                for future in wait(busy, return_when=FIRST_COMPLETED).done:
                    task = busy.pop(future)
                    try:
                        done = future.result()
                    except BrokenProcessPool:
                        again.append(task)
                        continue
                    deaths = 0
                    yield task, done
                if again:
                    # One death ends the pool, and all that it was at.
                    again += busy.values()
                    busy.clear()
                    deaths += 1
                    if deaths == ATTEMPTS:
                        raise TogyzError(
                            f"worker processes died {ATTEMPTS} times in a row: is there memory "
                            "enough for so many?"
                        )
                    self._pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = self._hire()
        finally:
            for future in busy:
                future.cancel()

    def close(self) -> None:
        """As `Workers.close`."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """A parent that is killed can't end its workers."""
    threading.Thread(target=_die_with_parent, name="togyz-parent-watch", daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class RayWorkers:
    """The processors of a Ray cluster, on whose machines this package must be installed, too."""

    def __init__(self, address: str, count: int | None = None) -> None:
        self._ray = ray = _import_ray()
        self._count = count
        _knock(address)
        try:
            # Only a cluster that begins here can be told how large it is.
            size = {"num_cpus": count} if address == "local" else {}
            ray.init(address=address, log_to_driver=False, **size)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise TogyzError(f"the Ray cluster {address} can't be reached: {error}") from None

    def _room(self) -> int:
        """How many tasks to have under way: machines come and go."""
        return self._count or max(int(self._ray.cluster_resources().get("CPU", 1)), 1)

    def run(
        self, function: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Done]]:
        """As `Workers.run`."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=ATTEMPTS)(function)
        left = iter(tasks)
        busy: dict[Any, Task] = {}
        try:
            while True:
                for task in islice(left, max(self._room() + 1 - len(busy), 0)):
                    busy[remote.remote(task)] = task
                if not busy:
                    return
                done, _ = ray.wait(list(busy))
                for reference in done:
                    task = busy.pop(reference)
                    try:
                        found: Done = ray.get(reference)
                    except ray.exceptions.WorkerCrashedError as error:
                        raise TogyzError(
                            f"workers died {ATTEMPTS} times at one task: {error}"
                        ) from None
                    yield task, found
        finally:
            for reference in busy:
                ray.cancel(reference, force=True)

    def close(self) -> None:
        """As `Workers.close`."""
        self._ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody is at an address: Ray itself would wait for ten minutes.

    Raises:
        TogyzError: nobody is.
    """
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host:  # a word
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise TogyzError(f"the Ray cluster {address} can't be reached: {error}") from None


def _import_ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise TogyzError(
            "Ray is not installed: pip install 'togyz[ray]', or pip install '.[ray]' in a copy of "
            "the repository"
        ) from None
    return ray
