"""Run the command line: inside this process, or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from click.testing import CliRunner, Result

from togyz.cli import main

GAMES = Path(__file__).parents[1] / "data" / "games"
GOLDEN = Path(__file__).parent / "golden"

PLAIN = {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "NO_COLOR": "", "TERM": "xterm"}


def run(*args: str | Path, stdin: str | bytes | None = None, color: bool = False) -> Result:
    """Run a command in this process; anything but an orderly end fails the test."""
    result = CliRunner(env=PLAIN).invoke(
        main, [str(arg) for arg in args], input=stdin, color=color, prog_name="togyz"
    )
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert "Traceback" not in result.output
    return result


def program(
    *args: str | Path,
    stdin: int | IO[bytes] | None = subprocess.DEVNULL,
    stdout: int | IO[bytes] = subprocess.PIPE,
    env: dict[str, str] | None = None,
) -> subprocess.Popen[bytes]:
    """Start the program as a user does."""
    command: list[Any] = [sys.executable, "-m", "togyz", *args]
    return subprocess.Popen(
        command,
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **PLAIN, **(env or {})},
    )
