"""Play games at once, each worker in a process of its own, with engines of its own."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple, cast

from togyz.rules import TogyzError

from .game import MatchGame
from .players import Player, player
from .referee import play_game
from .settings import Settings

__all__ = ["Job", "play_jobs"]

GRACE = 3.0  # seconds for a worker that is told to end
ATTEMPTS = 3


class Job(NamedTuple):
    """A game to be played.

    Attributes:
        number: as in `MatchGame`.
        opening: as there.
    """

    number: int
    opening: tuple[int, ...]


class Table:
    """Two engines and a board; external engines run on from game to game."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._players: list[Player] = [
            player(spec, settings.variant, settings.seed) for spec in settings.engines
        ]

    def play(self, job: Job) -> MatchGame:
        """Play a game."""
        settings = self._settings
        return play_game(
            job.number,
            settings.variant,
            job.opening,
            self._players,
            settings.paces,
            settings.margin_ms,
            settings.adjudication,
        )

    def close(self) -> None:
        """End the engines."""
        for one in self._players:
            one.close()


def play_jobs(settings: Settings, jobs: Iterable[Job], concurrency: int) -> Generator[MatchGame]:
    """Play games, and yield each when it is over; jobs are taken when there is a place for them.

    With a concurrency of 1 they are played in this process, in their order.

    Raises:
        TogyzError: an engine can't be made, or workers die again and again.
    """
    if concurrency > 1:
        yield from _play_at_once(settings, iter(jobs), concurrency)
        return
    with closing(Table(settings)) as table:
        for job in jobs:
            yield table.play(job)


@dataclass(slots=True)
class _Worker:
    """A process, and what it is at."""

    process: BaseProcess
    connection: Connection
    job: Job
    attempts: int = 1


def _play_at_once(
    settings: Settings, jobs: Iterator[Job], concurrency: int
) -> Generator[MatchGame]:
    busy: list[_Worker] = []
    idle: list[_Worker] = []
    try:
        for job in jobs:
            busy.append(_hire(settings, job))
            if len(busy) == concurrency:
                break
        while busy:
            ready = wait([worker.connection for worker in busy])
            for worker in [one for one in busy if one.connection in ready]:
                game = _finish(worker)
                if game is None:
                    # Killed, perhaps for want of memory: the game begins anew.
                    busy[busy.index(worker)] = _replace(settings, worker)
                    continue
                # Before the next job is asked for: what it shows may be the end of the match.
                yield game
                following = next(jobs, None)
                if following is None:
                    busy.remove(worker)
                    idle.append(worker)
                else:
                    worker.job, worker.attempts = following, 1
                    with contextlib.suppress(OSError):  # it has died: seen in the next round
                        worker.connection.send(following)
    finally:
        _dismiss(busy + idle)


def _hire(settings: Settings, job: Job) -> _Worker:
    # Not forked: this process has threads, in the core and perhaps in its user.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, settings), daemon=True)
    process.start()
    theirs.close()
    ours.send(job)
    return _Worker(process, ours, job)


def _finish(worker: _Worker) -> MatchGame | None:
    """The game of a worker that has something to say; None if it died."""
    try:
        said = worker.connection.recv()
    except (EOFError, OSError):
        return None
    if isinstance(said, BaseException):
        raise said
    return cast(MatchGame, said)


def _replace(settings: Settings, worker: _Worker) -> _Worker:
    _dismiss([worker])
    if worker.attempts == ATTEMPTS:
        raise TogyzError(
            f"game {worker.job.number}: the process that plays it died {ATTEMPTS} times; is there "
            "memory enough for so many engines at once?"
        )
    fresh = _hire(settings, worker.job)
    fresh.attempts = worker.attempts + 1
    return fresh


def _dismiss(workers: list[_Worker]) -> None:
    """End workers and the engines they have started, whatever they are at."""
    for worker in workers:
        worker.connection.close()
        worker.process.terminate()
    for worker in workers:
        worker.process.join(GRACE)
        # All that is left of its group: those who don't listen.
        if worker.process.pid:
            with contextlib.suppress(OSError):
                os.killpg(worker.process.pid, signal.SIGKILL)
        worker.process.kill()
        worker.process.join()
        worker.process.close()


def _work(connection: Connection, settings: Settings) -> None:
    """What a worker does."""
    # A group of its own: Ctrl-C in the terminal is for the parent, who decides what it means,
    # and the worker ends together with its engines.
    os.setpgid(0, 0)
    threading.Thread(target=_die_with_parent, name="togyz-parent-watch", daemon=True).start()
    signal.signal(signal.SIGTERM, _leave)
    try:
        with closing(Table(settings)) as table:
            try:
                while True:
                    connection.send(table.play(connection.recv()))
            finally:
                # It is leaving: to be told so again could only disturb the engines' end.
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
    except (EOFError, BrokenPipeError):
        return
    except Exception as error:
        connection.send(error)


def _leave(_signal: int, _frame: object) -> None:
    """Stop whatever is being done, for engines to be told to quit."""
    sys.exit()


def _die_with_parent() -> None:
    """A parent that is killed can't end its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.killpg(0, signal.SIGKILL)
