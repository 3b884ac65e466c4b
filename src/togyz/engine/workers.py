"""Processes that do nothing but search. This module loads no more than the engine needs."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

__all__ = ["prepare_worker"]


def prepare_worker() -> None:
    """Make this process a worker: it ends when its parent does, and not before.

    For the start of a worker of `concurrent.futures.ProcessPoolExecutor`.
    """
    # Ctrl-C in a terminal reaches all processes; the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, name="togyz-parent-watch", daemon=True).start()


def _die_with_parent() -> None:
    """A parent that is killed can't stop its workers, and they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
