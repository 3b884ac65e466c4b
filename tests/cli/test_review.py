"""``togyz review``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from togyz.core import Verdict
from togyz.notation import read_games, write_games
from togyz.review import MoveReview
from togyz.rules import Game, Position

from .support import run

MOVES = (7, 4, 6, 3, 1, 7, 3, 9, 2, 2, 5, 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    game = Game(Position.start())
    for hole in MOVES:
        game.play(hole)
    game.tags["White"] = "Aida"
    path = tmp_path / "game.togyz"
    write_games([game], path)
    return path


def test_a_table_for_people(file: Path) -> None:
    found = run("review", file, "--nodes", "3000")
    assert found.exit_code == 0, found.output
    lines = found.stdout.splitlines()
    plies = [int(line[:4]) for line in lines if line[:4].strip().isdigit()]
    assert plies == list(range(1, len(MOVES) + 1))
    assert "   1 76(10)" in found.stdout
    assert "better: " in found.stdout
    assert "White (Aida)" in found.stdout
    assert "accuracy" in found.stdout
    assert all(line == line.rstrip() for line in lines)


def test_json_has_a_line_for_each_move_and_a_sum(file: Path) -> None:
    found = run("review", file, "--nodes", "3000", "--json")
    assert found.exit_code == 0, found.output
    *moves, whole = map(json.loads, found.stdout.splitlines())
    read = [MoveReview.from_dict(move) for move in moves]
    assert [move.hole for move in read] == list(MOVES)
    for name in ("white", "black"):
        mine = [move for move in moves if move["side"] == name]
        assert 0 <= whole[name]["accuracy"] <= 100
        for verdict in list(Verdict)[1:]:
            word = verdict.name.lower()
            assert whole[name][word] == sum(move["verdict"] == word for move in mine)
    assert found.stdout == run("review", file, "--nodes", "3000", "--json").stdout


def test_it_is_written_into_the_game(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "reviewed.togyz"
    found = run("review", file, "--nodes", "3000", "--save", target)
    assert found.exit_code == 0, found.output
    (record,) = read_games(target)
    assert record.ok
    nodes = list(record.game.root.mainline())[1:]
    assert [node.move for node in nodes] == list(MOVES)
    assert all(node.evaluation is not None for node in nodes)
    assert any(node.glyphs for node in nodes)


def test_it_goes_on_from_its_log(file: Path, tmp_path: Path) -> None:
    log = tmp_path / "review.log"
    whole = run("review", file, "--nodes", "3000", "--log", log).stdout
    lines = log.read_bytes().splitlines(keepends=True)
    assert len(lines) == len(MOVES) + 1
    log.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    assert run("review", file, "--nodes", "3000", "--log", log).stdout == whole
    assert log.read_bytes() == b"".join(lines)
    other = run("review", file, "--nodes", "4000", "--log", log)
    assert other.exit_code == 1
    assert "the log of another review" in other.output
    assert "Traceback" not in other.output


def test_what_can_not_be_reviewed(tmp_path: Path, file: Path) -> None:
    empty = tmp_path / "empty.togyz"
    write_games([Game(Position.start())], empty)
    for args, status, message in (
        ([empty], 1, "has none"),
        (["start"], 1, "has none"),
        ([tmp_path / "no.togyz"], 1, "is no file"),
        ([file, "--game", "2"], 2, "holds 1 game"),
        ([file, "--save", tmp_path / "x.docx"], 1, "x.docx"),
        ([file, "--log", tmp_path / "no" / "log"], 2, "does not exist"),
        ([file, "--nodes", "0"], 2, "--nodes"),
    ):
        found = run("review", *args)
        assert found.exit_code == status, (args, found.output)
        assert message in found.output
        assert "Traceback" not in found.output
