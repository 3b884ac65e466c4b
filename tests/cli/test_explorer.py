"""``togyz explorer``: what it prints, what it refuses, and what becomes of bad games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.support import GAMES, run


@pytest.fixture
def explorer(tmp_path: Path) -> Path:
    """An explorer of the games that the other commands read too."""
    path = tmp_path / "cup.tgx"
    made = run(
        "explorer", "build", GAMES / "cli_cup.tgk", GAMES / "cli_online.pgn", "--output", path
    )
    assert (made.exit_code, made.stdout) == (0, "")
    return path


def holes(path: Path, position: str = "start", *more: str | Path) -> dict[int, dict[str, object]]:
    found = run("explorer", "probe", path, position, "--json", *more)
    assert found.exit_code == 0
    return {move["hole"]: move for move in map(json.loads, found.stdout.splitlines())}


def test_files_of_several_formats_are_counted_together(explorer: Path) -> None:
    read = run("stats", GAMES / "cli_cup.tgk", GAMES / "cli_online.pgn", "--json")
    stats = json.loads(read.stdout)["variants"]["togyzkumalak"]["first_moves"]
    assert {
        str(hole): (move["games"], move["white"], move["draws"], move["black"], move["unknown"])
        for hole, move in holes(explorer).items()
    } == {hole: tuple(counts.values()) for hole, counts in _ordered(stats).items()}


def _ordered(stats: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    names = ("games", "white", "draws", "black", "unknown")
    return {hole: {name: counts[name] for name in names} for hole, counts in stats.items()}


def test_games_that_are_there_are_not_counted_again(explorer: Path, tmp_path: Path) -> None:
    before = holes(explorer)
    again = run("explorer", "build", GAMES / "cli_cup.tgk", "--output", explorer, "--add")
    assert (again.exit_code, "0 games added" in again.stderr) == (0, True)
    assert holes(explorer) == before
    # Of two explorers one is made likewise.
    moves = tmp_path / "moves.tgx"
    assert run("explorer", "build", GAMES / "cli_moves.txt", "--output", moves).exit_code == 0
    both = tmp_path / "both.tgx"
    merged = run("explorer", "build", explorer, moves, explorer, "--output", both)
    assert merged.exit_code == 0
    counts = [
        json.loads(run("explorer", "info", path, "--json").stdout)["games"]
        for path in (explorer, moves, both)
    ]
    assert counts[2] == counts[0] + counts[1]


def test_bad_games_are_named_and_left_out(tmp_path: Path) -> None:
    path = tmp_path / "e.tgx"
    made = run("explorer", "build", GAMES / "cli_bad.tgk", GAMES / "cli_cup.tgk", "--output", path)
    assert made.exit_code == 1
    named = [line for line in made.stderr.splitlines() if ": error: " in line]
    assert named
    assert all(line.startswith(f"{GAMES / 'cli_bad.tgk'}:") for line in named)
    assert "with errors" in made.stderr
    assert path.exists()


def test_what_can_not_be_made_is_not_begun(explorer: Path, tmp_path: Path) -> None:
    before = explorer.read_bytes()
    there = run("explorer", "build", GAMES / "cli_cup.tgk", "--output", explorer)
    assert (there.exit_code, "give --add" in there.stderr) == (1, True)
    for wrong in (["--output", "-"], ["--add", "--plies", "9"]):
        assert run("explorer", "build", GAMES / "cli_cup.tgk", *wrong).exit_code == 2
    (tmp_path / "empty.txt").write_text("\n")
    (tmp_path / "no.sqlite").write_bytes(b"SQLite format 3\x00" + bytes(100))
    for name, words in (("empty.txt", "there is no game in it"), ("no.sqlite", "a database")):
        new = tmp_path / "new.tgx"
        failed = run("explorer", "build", tmp_path / name, "--output", new)
        assert (failed.exit_code, words in failed.stderr) == (1, True)
        assert not new.exists()
    missing = run(
        "explorer", "build", GAMES / "cli_cup.tgk", "--output", tmp_path / "x.tgx", "--add"
    )
    assert (missing.exit_code, "leave out --add" in missing.stderr) == (1, True)
    assert explorer.read_bytes() == before


def test_probe_prints_a_table(explorer: Path, tmp_path: Path) -> None:
    book = tmp_path / "b.book"
    run("book", "build", "--positions", "1", "--nodes", "500", "--network", "hand", book)
    found = run("explorer", "probe", explorer, "start", "--book", book)
    head, *rows = found.stdout.splitlines()
    assert " ".join(head.split()) == "Hole games White draw Black rating book latest"
    moves = holes(explorer, "start", "--book", book)
    assert [int(row.split()[0]) for row in rows] == list(moves)
    scores = {
        move["hole"]: move["score"]
        for move in map(
            json.loads, run("book", "probe", book, "start", "--json").stdout.splitlines()
        )
    }
    assert {hole: move["score"] for hole, move in moves.items()} == {
        hole: scores[hole] for hole in moves
    }
    nowhere = run("explorer", "probe", explorer, "bestemshe")
    assert (nowhere.exit_code, "no game came by" in nowhere.stderr) == (1, True)
    wrong = run("explorer", "probe", GAMES / "cli_cup.tgk", "start")
    assert (wrong.exit_code, "no explorer" in wrong.stderr) == (1, True)
