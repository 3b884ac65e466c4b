"""What commands say: tables, JSON, messages on standard error, and progress."""

from __future__ import annotations

import io
import json
import os
import re
import sys
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

import click

__all__ = [
    "Progress",
    "can_write",
    "echo_json",
    "echo_problem",
    "note",
    "one_line",
    "percent",
    "plural",
    "prepare_streams",
    "table",
    "use_colour",
]

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def prepare_streams(ctx: click.Context) -> None:
    """Make output safe: no colour where it is not wanted, no error for a letter it can't write."""
    if os.environ.get("NO_COLOR"):
        ctx.color = False
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def use_colour() -> bool:
    """Whether standard output takes colour: a terminal, and nobody asked for none."""
    dumb = os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not dumb and not os.environ.get("NO_COLOR")


def note(message: str) -> None:
    """Say something that is not the result: on standard error."""
    click.echo(message, err=True)


def one_line(text: str) -> str:
    """The text without line ends and commands to the terminal: names in files may hold them."""
    return CONTROL.sub(lambda match: ascii(match[0])[1:-1], text)


def echo_problem(problem: object, *, err: bool = False) -> None:
    """Print what is wrong in the data, in one line; the place first, in bold on a terminal."""
    place, colon, rest = one_line(str(problem)).partition(": ")
    click.echo(click.style(place, bold=True) + colon + rest, err=err)


def can_write(text: str) -> bool:
    """Whether standard output is for all characters of a text: its encoding has them.

    Python writes UTF-8 for a C locale too. That suits LANG=C, which mostly nobody chose; but who
    sets LC_ALL=C for a command asks for ASCII, if not for an encoding of Python's as well.
    """
    chosen = os.environ.get("PYTHONUTF8") == "1" or os.environ.get("PYTHONIOENCODING")
    if os.environ.get("LC_ALL") in ("C", "POSIX") and not chosen:
        return text.isascii()
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def echo_json(value: dict[str, Any]) -> None:
    """Print an object as one line of JSON."""
    click.echo(json.dumps(value, ensure_ascii=False))


def plural(count: int, word: str) -> str:
    """``1 game``, ``2 games``, ``2 plies``."""
    if count == 1:
        return f"1 {word}"
    return f"{count} {word[:-1]}ies" if word.endswith("y") else f"{count} {word}s"


def percent(part: int, whole: int) -> str:
    """``41.7 %``; nothing where there is no whole."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def table(rows: Sequence[Sequence[object]], indent: int = 2) -> str:
    """Columns side by side: the first one flush left, the others flush right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = []
    for first, *others in cells:
        line = " " * indent + first.ljust(widths[0])
        for cell, width in zip(others, widths[1:], strict=True):
            line += "  " + cell.rjust(width)
        lines.append(line.rstrip())
    return "\n".join(lines)


class Progress:
    """A bar on standard error, there only on a terminal, and only once the work proves long.

    Attributes:
        done: how much of `length` is done.
    """

    PATIENCE = 0.7  # seconds

    def __init__(self, label: str, length: int | None) -> None:
        self.done = 0
        self._label = label
        self._length = length
        self._bar: Any = None
        self._due = time.monotonic() + self.PATIENCE
        self._wanted = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def __enter__(self) -> Self:
        """Begin; nothing is shown yet."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Take the bar away: the terminal keeps the results alone."""
        self.clear()
        if self._bar is not None:
            # Not left by its own __exit__: that would draw it once more and end the line.
            click.echo("\x1b[?25h", nl=False, err=True)

    def clear(self) -> None:
        """Take the bar off the line it stands in; the next step draws it again."""
        if self._bar is not None:
            click.echo("\r\x1b[2K", nl=False, err=True)

    def reach(self, done: int) -> None:
        """So much is done now."""
        steps, self.done = done - self.done, done
        if not self._wanted or time.monotonic() < self._due:
            return
        if self._bar is None:
            self._bar = click.progressbar(
                length=self._length, label=self._label, file=sys.stderr, show_pos=False
            )
            self._bar.update(done)
        else:
            self._bar.update(steps)
