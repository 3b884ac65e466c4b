"""Small tables, built in the background by a process that takes only what others leave.

    python -m togyz.tables.background VARIANT...

They are small enough to be worth it for whoever plays at all: some seconds of one core, and a few
megabytes. A process that is ended goes on the next time where it was.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from togyz.rules import TogyzError, Variant

from .build import build
from .files import file_name
from .probe import table_directory
from .shape import Shape, has_tables

__all__ = ["SMALL", "begin", "missing"]

SMALL = {"togyzkumalak": 7, "bestemshe": 20, "qozdatu": 12}
"""Up to so many stones."""


def missing(variants: Sequence[Variant]) -> list[Variant]:
    """Those of the variants whose small tables are not all there, and could be made."""
    directory = table_directory()
    if not _writable(directory):
        return []
    return [
        rules
        for rules in variants
        if has_tables(rules)
        and str(rules) in SMALL
        and not all(
            os.path.lexists(directory / file_name(rules, stones))
            for stones in Shape(rules).counts(SMALL[str(rules)])
        )
    ]


def begin(variants: Sequence[Variant]) -> subprocess.Popen[bytes]:
    """Begin to build the small tables of variants; the process ends with this one.

    Raises:
        OSError: no process can be had.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, *map(str, variants)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # Ctrl-C in a terminal is not meant for it.
        process_group=0,
    )
    atexit.register(_end, process)
    return process


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.kill()
        process.wait()


def _writable(directory: Path) -> bool:
    """Whether files can be made there, or the folder itself."""
    while not os.path.lexists(directory):
        directory = directory.parent
    return directory.is_dir() and os.access(directory, os.W_OK | os.X_OK)


def main(names: Sequence[str]) -> None:
    """Build, and give up without a word: who plays does without."""
    os.nice(19)
    for name in names:
        try:
            for _ in build(table_directory(), name, SMALL[name]):
                pass
        except (TogyzError, OSError):
            continue  # another one builds them, or the disk is full


if __name__ == "__main__":
    main(sys.argv[1:])
