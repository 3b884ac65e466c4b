from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import program, run
from tests.match.support import fake
from tests.match.test_match import wait_until
from togyz.notation import read_games

QUICK = ("core nodes=200", "core nodes=50", "--variant", "bestemshe", "--plies", "2")


def test_what_a_match_tells() -> None:
    result = run("match", *QUICK, "--games", "8", "--sprt", "-5", "5")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "core nodes=200 against core nodes=50"
    assert lines[1] == "bestemshe, 200 nodes, 50 nodes, openings of 2 plies"
    told = {line[2:11].strip(): line[12:] for line in lines[2:] if line[2:11].strip()}
    assert list(told) == ["Score", "Elo", "Pairs", "White", "Ended by", "Length", "SPRT"]
    assert "of 8 games" in told["Score"]
    assert "open between -5 and +5 Elo" in told["SPRT"]


def test_what_it_tells_programs() -> None:
    result = run("match", *QUICK, "--games", "8", "--json", "--seed", "3", "--depth", "5")
    data = json.loads(result.stdout)
    assert list(data) == [
        *("engines", "variant", "games", "planned", "wins", "draws", "losses", "points", "score"),
        *("white", "pairs", "elo", "endings", "faults", "plies", "sprt", "settings"),
    ]
    assert data["games"] == sum(data["endings"].values()) == 2 * sum(data["pairs"]) == 8
    assert data["settings"]["seed"] == 3
    assert data["settings"]["pace"] == "depth 5"


@pytest.mark.parametrize("name", ["games.togyz", "games.pgn", "games.tgk", "games.jsonl"])
def test_records_are_saved(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    result = run("match", *QUICK, "--games", "4", "--save", path, "--json")
    assert f"Wrote 4 games to {path}" in result.stderr
    records = list(read_games(path))
    assert len(records) == 4
    assert all(record.ok for record in records)
    whites = [record.game.tags["White"] for record in records]
    assert whites == ["core nodes=200", "core nodes=50"] * 2
    points = [record.game.result for record in records]
    data = json.loads(result.stdout)
    assert points.count("1-0") == data["white"]["wins"]


def test_faults_are_told_when_they_happen() -> None:
    result = run(
        *("match", fake("moves", "babbling", "name=talker"), "level easy", "--games", "2"),
        *("--variant", "bestemshe", "--plies", "1", "--time", "60000"),
    )
    assert result.exit_code == 0
    assert "game 1: talker: White loses: " in result.stderr
    assert "Faults    talker: 2 by illegal moves" in result.stdout
    assert "-∞, with an error that is not known" in result.stdout


def test_a_program_that_ends_at_once_only_loses() -> None:
    process = program(
        *("match", "core nodes=5", "moves false", "--variant", "bestemshe"),
        *("--games", "10", "--plies", "1", "--time", "60000"),
    )
    told, errors = process.communicate()
    assert process.returncode == 0
    assert b"  Faults    moves false: 10 by crashing\n" in told
    lines = errors.decode().splitlines()
    assert len(lines) == 10
    assert all(line.endswith(" loses: engine 'false' ended with status 1") for line in lines)


def test_nothing_is_ahead_by_less_than_nothing() -> None:
    result = run("match", "core nodes=5", "core nodes=5", "--variant", "bestemshe", "--games", "2")
    assert "  Elo       +0, with an error that is not known" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("core", "nobody"), "'nobody' is no engine"),
        (("core", "level nobody"), "unknown level"),
        (("core", "core", "--clock", "5", "--time", "5"), "not both"),
        (("core", "core", "--clock", "soon"), "such are 60 and 60+0.5"),
        (("core", "core", "--clock", "inf"), "is no clock"),
        (("core", "core", "--sprt", "5", "0"), "the smaller one first"),
        (("core", "core", "--sprt", "0", "5", "--alpha", "1"), "between 0 and 0.5"),
        (("core", "core", "--alpha", "0.1"), "--alpha is about a test: give --sprt ELO0 ELO1 too"),
        (("core", "core", "--beta", "0.05"), "--beta is about a test"),
        (("core", "level full"), "write core nodes=N"),
        (("core", "core", "--save", "games.xyz"), "does not say in which format"),
        (("core", "core", "--save", "-"), "does not say in which format"),
        (("core", "core", "--games", "0"), "0 is not in the range"),
        (("core", "core", "--log", "m.tgk", "--save", "m.tgk"), "one file"),
        (("core", "moves ./mine", "--nodes", "5"), "give it one, as in"),
    ],
)
def test_wrong_command_lines(arguments: tuple[str, ...], told: str) -> None:
    result = run("match", *arguments)
    assert result.exit_code == 2
    assert told in " ".join(result.stderr.split())


def test_engines_that_are_not_there(tmp_path: Path) -> None:
    saved = tmp_path / "games.pgn"
    result = run("match", "core", "engine /no/such", "--save", saved)
    assert result.exit_code == 1
    assert "can't be started" in result.stderr
    assert not saved.exists()


def test_another_match_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "m.jsonl"
    assert run("match", *QUICK, "--games", "2", "--log", log).exit_code == 0
    result = run("match", *QUICK, "--games", "2", "--log", log, "--seed", "2")
    assert result.exit_code == 1
    assert "other settings: seed was 1, is 2" in result.stderr
    again = run("match", *QUICK, "--games", "4", "--log", log)
    assert "holds 2 games: going on" in again.stderr
    assert "of 4 games" in again.stdout


def test_the_engine_of_this_package_as_an_external_one() -> None:
    here = f"{sys.executable} -m togyz engine"
    result = run(
        *("match", f"engine hash=2 nodes=300 {here}", "core hash=2 nodes=300"),
        *("--variant", "qozdatu", "--plies", "3", "--games", "2", "--json"),
    )
    data = json.loads(result.stdout)
    # One engine against itself: what the one wins with White, the other does too.
    assert data["pairs"] == [0, 0, 1, 0, 0]
    assert data["faults"][0] == {"time": 0, "illegal": 0, "crash": 0}


def test_ctrl_c_tells_how_it_stood(tmp_path: Path) -> None:
    log, saved = tmp_path / "m.jsonl", tmp_path / "m.togyz"
    process = program(
        *("match", "core nodes=400", "core nodes=400", "--games", "10000", "--plies", "4"),
        *("--concurrency", "2", "--log", log, "--save", saved),
        stdout=subprocess.PIPE,
    )
    wait_until(lambda: log.exists() and log.read_bytes().count(b"\n") > 4)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Stopped. The same command goes on." in err
    assert b"Traceback" not in err
    assert b"Score" in out
    logged = log.read_bytes().count(b"\n") - 1
    # It may have come when a game was just written down.
    assert len(list(read_games(saved))) in (logged - 1, logged)


def test_a_terminal_sees_how_it_stands() -> None:
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "togyz", "match", "core nodes=5000", "core nodes=5000"),
            *("--games", "60", "--plies", "4"),
        ],
        stdout=subprocess.DEVNULL,
        stderr=child,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(child)
    seen = b""
    while b"/60 games, +" not in seen:
        seen += os.read(parent, 1000)
    process.kill()
    process.wait()
    os.close(parent)
    assert b"\r\x1b[2K" in seen
