"""What workers of tests do: it must be somewhere that they can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

LARGE = 1 << 20
"""Bytes that Ray leaves on the machine that made them, until somebody asks."""


def square(number: int) -> int:
    return number * number


def die_once(task: tuple[int, Path]) -> int:
    """Kill the process that does this, but only the first time anybody tries."""
    number, seen = task
    try:
        (seen / str(number)).touch(exist_ok=False)
    except FileExistsError:
        return number
    if number % 3 == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_die(_task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fail(task: int) -> int:
    raise ValueError(f"task {task} can't be done")


def slow_bytes(task: int) -> bytes:
    time.sleep(0.5)
    return bytes([task]) * LARGE
