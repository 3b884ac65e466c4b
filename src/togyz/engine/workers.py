"""A process that does nothing but choose moves. This module loads no more than the engine needs."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection

from togyz.core import CoreEngine, Info, Limits
from togyz.rules import Position, TogyzError, Variant

from .judges import judge
from .knowledge import knowledge
from .levels import FULL, HASH_MIB, Choice, level, seed_number

__all__ = ["Question", "Stop", "work"]


@dataclass(frozen=True, slots=True)
class Question:
    """A move to choose.

    Attributes:
        number: the caller's; the answer has it, and `Stop` names it.
        position: where to move; the game must not be over.
        level: a level's name; None for a plain search, which says what the position is worth.
        history: the positions of the game before this one that could recur.
        limits: how far ``full`` and a plain search may look; others know by themselves.
        report: whether the answer to a plain search is all that was found, an `Info`.
    """

    number: int
    position: Position
    level: str | None
    history: Sequence[Position] = ()
    limits: Limits | None = None
    report: bool = False


@dataclass(frozen=True, slots=True)
class Stop:
    """Nobody waits for the answer to this question any more: give a bad one soon."""

    number: int


def work(connection: Connection) -> None:
    """Answer each `Question` with its number and what was found, or what went wrong, until it ends.

    For a process of its own, which ends when its parent does. It takes one question after the
    other, while `Stop` is heard at any time.
    """
    # Ctrl-C in a terminal, and the end of a service, reach all processes; the parent decides what
    # they mean.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, name="togyz-parent-watch", daemon=True).start()
    worker = _Worker()
    questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()

    def listen() -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                message = connection.recv()
                if isinstance(message, Stop):
                    worker.stop(message.number)
                else:
                    questions.put(message)
        questions.put(None)

    threading.Thread(target=listen, name="togyz-listen", daemon=True).start()
    while (question := questions.get()) is not None:
        try:
            answer: Choice | Info | TogyzError = worker.choose(question)
        except TogyzError as error:
            answer = error
        try:
            connection.send((question.number, answer))
        except OSError:
            return


class _Worker:
    """The engine of this process, and what it is at."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._engine: CoreEngine | None = None
        self._current: int | None = None
        # Numbers only grow, and a stop may overtake its question.
        self._stopped = -1

    def choose(self, question: Question) -> Choice | Info:
        strength = None if question.level is None else level(question.level)
        free = strength is None or strength.name == FULL
        engine = self._for(question.position.variant)
        if free:
            engine.clear()  # what was searched before would decide, too
        with self._lock:
            # From `set` on a stop is heard.
            engine.set(question.position, question.history)
            self._current = question.number
            if self._stopped >= question.number:
                engine.stop()
        if strength is None:
            found = engine.search(question.limits or Limits())
        else:
            found = engine.choose(
                strength.number, seed_number(None), question.limits if free else None
            )
        with self._lock:
            self._current = None
        if question.report:
            return found
        line = found.lines[0]
        return Choice(line.pv[0], line.score, found.depth, found.nodes, line.pv)

    def stop(self, number: int) -> None:
        with self._lock:
            self._stopped = max(self._stopped, number)
            if self._current == number and self._engine is not None:
                self._engine.stop()

    def _for(self, rules: Variant) -> CoreEngine:
        if self._engine is None or self._engine.variant != rules:
            with self._lock:
                self._engine = CoreEngine(rules, HASH_MIB)
        tables = knowledge(rules)
        self._engine.ask(None if tables is None else tables.core)
        self._engine.use(judge(rules))
        return self._engine


def _die_with_parent() -> None:
    """A parent that is killed can't stop its workers, and they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
