"""``togyz analyse``, ``togyz bench`` and ``togyz engine``."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from togyz.cli.analyse import show_end
from togyz.core import Info, Line, bench
from togyz.engine.judges import judge
from togyz.engine.report import info_as_dict
from togyz.engine.words import format_info
from togyz.rules import Position, variant

from .support import GAMES, program, run

OVER = "togyz1 togyzkumalak 1,0,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0,0 82/76 w"
WIN_AT_ONCE = "togyz1 togyzkumalak 0,0,0,0,0,0,0,0,2/1,71,0,0,0,0,0,0,0 80/8 w"


def objects(*args: str | Path) -> list[dict[str, Any]]:
    result = run("analyse", *args, "--json")
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_json_tells_every_iteration_and_the_end() -> None:
    found = objects("start", "--depth", "5", "--lines", "2")
    assert [info["depth"] for info in found] == [1, 2, 3, 4, 5, 5]
    last = found[-1]
    for name in ("depth", "nodes", "time_ms", "score"):
        assert isinstance(last[name], int)
    assert 0 < last["win"] < 1
    assert last["pv"][0] in Position.start().legal_moves()
    assert last["lines"][0]["pv"] == last["pv"]
    assert len(last["lines"]) == 2


def test_limits_end_it() -> None:
    assert objects("start", "--nodes", "3000")[-1]["nodes"] < 4000
    assert objects("start", "--time", "0.05")[-1]["time_ms"] >= 50


def test_a_position_of_a_game_is_analysed() -> None:
    file = sorted(GAMES.glob("*.tgk"))[0]
    one = objects(file, "--ply", "3", "--depth", "3")[-1]
    other = objects(file, "--game", "1", "--ply", "4", "--depth", "3")[-1]
    assert one["pv"] != other["pv"]
    refused = run("analyse", "start", "--game", "2", "--depth", "1")
    assert refused.exit_code == 2
    assert "this is a position" in refused.output


def test_a_table_for_people() -> None:
    result = run("analyse", WIN_AT_ONCE, "--depth", "5")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["depth", "score", "win", "nodes", "time", "line"]
    assert "win 1" in lines[-3]
    assert lines[-1].startswith("best move 9, proved: a win in 1 ply")


def test_each_iteration_is_printed_once() -> None:
    for position in (WIN_AT_ONCE, "start", "bestemshe"):
        rows = run("analyse", position, "--depth", "4").stdout.splitlines()[1:-2]
        assert len({tuple(row.split()[:3]) for row in rows}) == len(rows)


def test_a_time_too_short_to_measure_gives_no_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(0, "exact", (7,))
    for time_ms, speed in ((0, None), (9, None), (10, 1_000_000), (2000, 5000)):
        info = Info(3, 4, 10_000, time_ms, 0, False, (line,))
        assert info_as_dict(info)["nps"] == speed
        (words,) = format_info(info)
        assert (f" nps {speed} " in words) is (" nps " in words) is (speed is not None)
        monkeypatch.setattr("togyz.cli.bench.bench", lambda *_, ms=time_ms: (10_000, ms))
        said = run("bench").stdout.splitlines()
        assert said[1] == f"nps {'-' if speed is None else speed}"
        assert json.loads(run("bench", "--json").stdout)["nps"] == speed
        end = run_end(info)
        assert end == f"best move 7{'' if speed is None else f'; {speed:,} nodes a second'}"


def run_end(info: Info) -> str:
    """What is printed at the end of an analysis."""

    @click.command()
    def end() -> None:
        show_end(info)

    return CliRunner().invoke(end).stdout.strip()


def test_variants_are_analysed() -> None:
    assert objects("bestemshe", "--depth", "3")
    assert objects("start", "--variant", "mangala+play-on", "--depth", "3")


def test_a_game_that_is_over_has_no_move() -> None:
    result = run("analyse", OVER, "--depth", "3")
    assert result.exit_code == 1
    assert "the game is over: White wins" in result.output


def test_too_much_is_refused() -> None:
    for option, value in (("--depth", "0"), ("--nodes", "-1"), ("--time", "0"), ("--lines", "10"),
                          ("--threads", "0"), ("--hash", "0")):  # fmt: skip
        assert run("analyse", "start", option, value).exit_code == 2
    result = run("analyse", "start", "--hash", "99999999", "--depth", "1")
    assert result.exit_code == 1
    assert "hash must be a number from 1 to" in result.output


def test_ctrl_c_ends_with_what_is_known() -> None:
    for option in ("--json", "--lines=1"):
        with program("analyse", "start", "--time", "600", option) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.readline()
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            rest = process.stdout.read().decode()
            assert process.wait(60) == 130
            assert process.stderr.read() == b"\n"
        last = rest.splitlines()[-1]
        if option == "--json":
            assert json.loads(last)["pv"]
        else:
            assert last.startswith("best move ")


def test_bench_prints_the_signature() -> None:
    result = run("bench", "--depth", "4")
    assert result.exit_code == 0
    name, nodes = result.stdout.splitlines()[0].split()
    assert (name, int(nodes)) == ("nodes", bench(4, network=judge(variant()))[0])
    assert json.loads(run("bench", "--depth", "3", "--json").stdout)["nodes"] > 0
    assert run("bench", "--depth", "3", "--threads", "2").exit_code == 0


def test_the_engine_speaks_text_and_json() -> None:
    for arguments, question, answer in (
        ((), b"isready\nquit\n", b"readyok\n"),
        (("--json", "--workers", "2"), b'{"id": 1, "type": "about"}\n', b'"workers": 2'),
    ):
        process = program("engine", *arguments, stdin=subprocess.PIPE)
        said, errors = process.communicate(question, timeout=60)
        assert answer in said
        assert (process.returncode, errors) == (0, b"")


def test_an_engine_that_nobody_reads_ends() -> None:
    with program("engine", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(b"isready\nisready\n")
        process.stdin.close()
        assert process.wait(60) == 141


def test_ctrl_c_ends_an_engine_that_thinks() -> None:
    for arguments, question in (
        ((), b"position start\ngo infinite\n"),
        (("--json",), b'{"id": 1, "partial": true}\n'),
    ):
        with program("engine", *arguments, stdin=subprocess.PIPE) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdin.write(question)
            process.stdin.flush()
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            process.stdout.read()
            assert process.wait(60) == -signal.SIGINT  # to a shell: 130
            assert process.stderr.read() == b""


def test_without_a_compiled_core_the_remedy_is_named() -> None:
    for arguments in (("engine",), ("engine", "--json"), ("bench",), ("analyse", "start")):
        with program(*arguments, env={"TOGYZ_CORE": "/no/such/core"}) as process:
            assert process.stderr is not None
            said = process.stderr.read()
            assert process.wait(60) == 1
        assert said.startswith(b"Error: the compiled core is missing")
        assert b"make build" in said


def test_the_engine_refuses_what_cannot_be() -> None:
    assert run("engine", "--workers", "2").exit_code == 2
    result = run("engine", "--hash", "99999999")
    assert result.exit_code == 1
    assert "hash must be a number" in result.output
