"""The small parts that say something: tables and progress."""

from __future__ import annotations

import io

import pytest

from tests.cli.support import GAMES, program
from togyz.cli.output import Progress, percent, plural, table


def test_tables_are_aligned() -> None:
    assert table([("a", 1, "x"), ("bcd", 100, "")]) == "  a      1  x\n  bcd  100"


def test_counts_and_shares_in_words() -> None:
    assert [plural(1, "game"), plural(2, "game"), plural(0, "ply")] == [
        "1 game",
        "2 games",
        "0 plies",
    ]
    assert [percent(1, 3), percent(0, 0)] == ["33.3 %", "–"]


UNICODE, ASCII = "┌", "+--"


@pytest.mark.parametrize(
    ("env", "drawn"),
    [
        ({}, UNICODE),
        ({"LANG": "C"}, UNICODE),
        ({"LANG": "C.UTF-8", "LC_ALL": "C"}, ASCII),
        ({"LC_ALL": "POSIX"}, ASCII),
        ({"LC_ALL": "C.UTF-8"}, UNICODE),
        ({"LC_ALL": "C", "PYTHONUTF8": "1"}, UNICODE),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}, UNICODE),
        ({"PYTHONIOENCODING": "latin-1"}, ASCII),
    ],
    ids=str,
)
def test_boards_are_ascii_where_that_is_all_there_is(env: dict[str, str], drawn: str) -> None:
    unset = dict.fromkeys(("LC_ALL", "LC_CTYPE", "LANG", "PYTHONUTF8", "PYTHONIOENCODING"), "")
    for command in ("show", GAMES / "cli_online.pgn"), ("play",):
        process = program(*command, env={**unset, **env})
        said, _ = process.communicate()
        assert process.returncode == 0
        other = ASCII if drawn is UNICODE else UNICODE
        assert drawn.encode() in said
        assert other.encode() not in said
        assert drawn is UNICODE or said.isascii()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch, patience: float) -> str:
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(Progress, "PATIENCE", patience)
    monkeypatch.setenv("TERM", "xterm")
    with Progress("read", 100) as progress:
        progress.reach(40)
        progress.clear()
        progress.reach(80)
    return stream.getvalue()


def test_progress_is_for_terminals_and_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(io.StringIO(), monkeypatch, 0) == ""
    assert shown(Terminal(), monkeypatch, 3600) == ""
    said = shown(Terminal(), monkeypatch, 0)
    assert "40%" in said
    assert "80%" in said
    assert said.endswith("\r\x1b[2K\x1b[?25h")  # the line is clean, the cursor there
