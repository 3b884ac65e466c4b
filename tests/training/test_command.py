"""`togyz-train` as a whole: from nothing to a network, also when it is killed on its way."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from togyz.engine import Network
from togyz_training.journal import COLUMNS

TINY = [
    "--variant", "bestemshe", "--positions", "3000", "--depth", "2", "--hidden", "16",
    "--buckets", "2", "--epochs", "2", "--batch", "256", "--generations", "2", "--pairs", "2",
    "--pace", "nodes=200", "--workers", "1",
]  # fmt: skip


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "togyz_training", *arguments]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*arguments), capture_output=True, text=True, timeout=600)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run") / "whole"
    done = run("all", str(folder), *TINY)
    assert done.returncode == 0, done.stderr
    return folder


def made(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.glob("generation-*/network.tgn"))]


def test_all_makes_networks_and_a_journal_of_them(whole: Path) -> None:
    assert [Network.from_bytes(data).name for data in made(whole)] == [
        "bestemshe-1-1", "bestemshe-1-2",
    ]  # fmt: skip
    with (whole / "networks.csv").open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert tuple(lines[0]) == COLUMNS
    assert [line["name"] for line in lines] == ["bestemshe-1-1", "bestemshe-1-2"]
    for line in lines:
        assert sum(int(line[key]) for key in ("wins", "draws", "losses")) == 4
        assert line["accepted"] in ("yes", "no")
    best = json.loads((whole / "run.json").read_text(encoding="utf-8"))["best"]
    accepted = [i for i, line in enumerate(lines, 1) if line["accepted"] == "yes"]
    assert best == (accepted[-1] if accepted else None)
    if best:
        assert (whole / "best.tgn").read_bytes() == made(whole)[best - 1]
    assert "bestemshe-1-2: against" in (whole / "log.txt").read_text(encoding="utf-8")


def test_a_run_that_is_killed_again_and_again_makes_the_same(whole: Path, tmp_path: Path) -> None:
    folder, begun = tmp_path / "killed", time.monotonic()
    # Sooner and later: in games, in training, in matches.
    for signs in ("records/000003.records", "checkpoint.npz", "network.tgn", "gate-*.jsonl"):
        process = subprocess.Popen(
            command("all", str(folder), *TINY), stdout=subprocess.DEVNULL, start_new_session=True
        )
        while process.poll() is None and time.monotonic() - begun < 500:
            if list(folder.glob(f"generation-*/{signs}")):
                break
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
    done = run("all", str(folder), *TINY)
    assert done.returncode == 0, done.stderr
    assert made(folder) == made(whole)


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("generate", str(tmp_path / "g"), "--positions", str(10**9), "--workers", "1"),
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not list((tmp_path / "g").glob("*.records")):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    # The session that it began has nobody left in it, soon.
    while True:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            break
        time.sleep(0.05)


def test_each_step_is_a_command_of_its_own(whole: Path, tmp_path: Path) -> None:
    first = whole / "generation-01"
    records = str(first / "records")
    learnt = run(
        "learn", str(tmp_path / "learnt"), records, "--name", "mine", "--hidden", "16",
        "--buckets", "1", "--epochs", "1", "--batch", "256", "--begin",
        str(whole / "none.npz"),
    )  # fmt: skip
    assert learnt.returncode == 2
    assert "does not exist" in learnt.stderr
    learnt = run(
        "learn", str(tmp_path / "learnt"), records, "--name", "mine", "--hidden", "16",
        "--buckets", "1", "--epochs", "1", "--batch", "256",
    )  # fmt: skip
    assert learnt.returncode == 0, learnt.stderr
    network = tmp_path / "learnt" / "network.tgn"
    checked = run(
        "check", str(network), records, "--weights", str(tmp_path / "learnt" / "weights.npz")
    )
    assert checked.returncode == 0, checked.stderr
    assert "the same scores" in checked.stdout
    met = run(
        "match", str(network), "--log", str(tmp_path / "log"), "--pairs", "1",
        "--pace", "nodes=100", "--workers", "1",
    )  # fmt: skip
    assert met.returncode == 0, met.stderr
    assert "better" in met.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("all", "x"), "say when to end: --hours or --generations"),
        (("check", "README.md", "README.md"), "README.md: this is no network"),
        (("learn", "x", "README.md", "--name", "n"), "README.md holds no records"),
        (("match", "README.md", "--log", "x"), "README.md: this is no network"),
        (("all", "x", "--hours", "1", "--hidden", "17"), "a multiple of 16, not 17"),
    ],
)
def test_mistakes_get_a_sentence(arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments)
    assert done.returncode in (1, 2)
    assert message in done.stderr
    assert "Traceback" not in done.stderr
