"""Our engine speaks both protocols as they are described, and the checks notice who doesn't."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

from togyz.engine.conformance import run_checks
from togyz.engine.conformance.__main__ import main
from togyz.engine.conformance.jsonlines import JSON_CHECKS
from togyz.engine.conformance.text import TEXT_CHECKS

FLAWED = [sys.executable, str(Path(__file__).with_name("flawed.py"))]
OURS = [sys.executable, "-m", "togyz", "engine"]
PATIENCE = 60.0


def command(variable: str, default: list[str]) -> list[str]:
    """The engine under test: the variable names another one."""
    return shlex.split(os.environ.get(variable, "")) or default


def test_the_text_protocol() -> None:
    engine = command("TOGYZ_TEXT_ENGINE", OURS)
    failed = {title: why for title, why in run_checks(TEXT_CHECKS, engine, PATIENCE) if why}
    assert failed == {}


def test_the_json_lines() -> None:
    engine = command("TOGYZ_JSON_ENGINE", [*OURS, "--json", "--workers", "2"])
    failed = {title: why for title, why in run_checks(JSON_CHECKS, engine, PATIENCE) if why}
    assert failed == {}


def caught(check: str, mode: str, pattern: str, replacement: str) -> str | None:
    """What a check says of our engine with its lines changed."""
    checks = TEXT_CHECKS if mode == "text" else JSON_CHECKS
    (chosen,) = [known for known in checks if known.__name__ == check]
    engine = [*FLAWED, "filter", mode, pattern, replacement]
    # Only for what doesn't come there is no need to wait long.
    ((_, why),) = run_checks([chosen], engine, 2 if check == "readiness" else PATIENCE)
    return why


@pytest.mark.parametrize(
    ("check", "pattern", "replacement", "why"),
    [
        ("handshake", "id name.*", "", "no line 'id name"),
        ("readiness", "readyok", "ready", "no 'readyok' came"),
        ("first_move", r"bestmove \d", "bestmove 10", "'bestmove 10"),
        ("first_move", r"(info .*pv) .*", r"\1 7 6 1", "hole 6 is empty|doesn't begin"),
        ("first_move", "score cs", "score points", "no such score"),
        ("only_moves", r"bestmove \d.*", "bestmove 7", "searchmoves 1"),
        ("several_lines", "multipv 3", "multipv 2", "multipv was"),
        ("proves", "score win 1 ", "score cs 9000 ", "score win 1"),
        ("finished", "error.*", "", "should get one error line"),
        ("rubbish", "error.*", "error\nerror", "should get one error line"),
        ("whole_game", r"bestmove \d.*", "bestmove 1", "where the moves are"),
        ("levels", r"bestmove [^3].*", "bestmove 10", "where the moves are"),
        ("levels", r"option name level .*", "option name level type string", "is no combo"),
        ("levels", r"bestmove 3.*", "bestmove 4", "another move than searchmoves"),
    ],
)
def test_flaws_of_the_text_protocol_are_noticed(
    check: str, pattern: str, replacement: str, why: str
) -> None:
    found = caught(check, "text", pattern, replacement)
    assert found is not None
    assert any(part in found for part in why.split("|")), found


@pytest.mark.parametrize(
    ("check", "pattern", "replacement", "why"),
    [
        ("about", '"workers"', '"hands"', "no workers"),
        ("levels", '"field": "nodes"', '"field": null', "an error of the field 'nodes'"),
        ("levels", '"pv": .*?]', '"pv": [10]', "10 is no hole"),
        ("tables", '"field": "tables"', '"field": null', "an error of the field 'tables'"),
        ("analyses", '"nps"', '"speed"', "nps is None"),
        ("analyses", '"pv": .*?]', '"pv": [10]', "10 is no hole"),
        ("partial", '.*"partial".*', "", "no partial result"),
        ("many", '(.*"n7".*)', r"\1\n\1", "one for each request"),
        ("cancels", '"cancelled": true', '"cancelled": false', "cancelled while it waited"),
        ("wrong_fields", '"field": "lines"', '"field": null', "an error of the field 'lines'"),
        ("rubbish", '"id": null', '"id": 0', "an answer to None"),
        ("twice", '"field": "id"', '"field": "depth"', "the id was in use"),
    ],
)
def test_flaws_of_the_json_lines_are_noticed(
    check: str, pattern: str, replacement: str, why: str
) -> None:
    found = caught(check, "json", pattern, replacement)
    assert found is not None
    assert why in found


def test_the_module_tells_what_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("togyz.engine.conformance.__main__.TEXT_CHECKS", TEXT_CHECKS[:2])
    monkeypatch.setattr(sys, "argv", ["conformance", "--timeout", "60", *OURS])
    assert main() == 0
    assert "2 of 2 checks passed" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["conformance", "/no/such/engine"])
    assert main() == 1
    assert "can't be started" in capsys.readouterr().out
