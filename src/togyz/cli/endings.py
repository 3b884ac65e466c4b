"""How a command ends: the exit status, and one line where there is something to say."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import click

from togyz.core import CoreUnavailable
from togyz.rules import TogyzError

__all__ = ["WRONG_DATA", "DataError", "quiet_endings"]

WRONG_DATA = 1
INTERRUPTED = 130  # 128 + SIGINT, as a shell reports it
BROKEN_PIPE = 141  # 128 + SIGPIPE


class DataError(click.ClickException):
    """Something in the data is wrong, or can't be read or written: exit status 1."""

    exit_code = WRONG_DATA


@contextlib.contextmanager
def quiet_endings() -> Iterator[None]:
    """End without a traceback whatever a user, a file or a terminal can cause.

    Raises:
        DataError: for a `TogyzError`, without the compiled core, or for what the operating system
            refused.
        SystemExit: 130 after Ctrl-C, 141 when nobody reads the output any more.
    """
    replace_closed_streams()
    try:
        try:
            yield
        finally:
            # Here rather than when Python shuts down: there it is too late for an exit status.
            sys.stdout.flush()
    except KeyboardInterrupt:
        forget_leftovers()
        click.echo(err=True)  # closes the line that the terminal's ^C stands in
        raise SystemExit(INTERRUPTED) from None
    except (TogyzError, CoreUnavailable) as error:
        raise DataError(str(error)) from None
    except OSError as error:
        abandon_stdout()
        if error.errno == errno.EPIPE:
            raise SystemExit(BROKEN_PIPE) from None
        where = "" if error.filename is None else f"{click.format_filename(error.filename)}: "
        raise DataError(f"{where}{error.strerror or error}") from None


def forget_leftovers() -> None:
    """Be silent about what Ctrl-C has cut short.

    It may come in the middle of a constructor of the standard library, whose half-made object then
    complains, with a traceback, that it can't be taken apart.
    """
    sys.unraisablehook = lambda _: None
    warnings.simplefilter("ignore")


def replace_closed_streams() -> None:
    """Let a stream that a shell has closed be the null device: Python has none there at all."""
    nowhere = Path(os.devnull)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, nowhere.open(mode, encoding="utf-8"))


def abandon_stdout() -> None:
    """Let Python's last flush of standard output go nowhere, if the first one failed."""
    try:
        sys.stdout.flush()
    except OSError:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
