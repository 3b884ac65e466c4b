"""``togyz review``."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from togyz.core import Verdict
from togyz.notation import parse_position, read_games, write_games
from togyz.review import MoveReview
from togyz.rules import Game, Position, Side
from togyz.tables import Tables

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


def test_it_says_from_where_on_tables_know_the_game(tables_directory: Path, tmp_path: Path) -> None:
    # Fourteen stones on the board are too many for these tables, until some are taken.
    start = parse_position("togyz1 bestemshe 1,0,2,1,1/3,1,2,2,1 18/18 w")
    small = tmp_path / "tables"
    small.mkdir()
    for stones in (2, 4, 6, 8, 10):
        shutil.copy(tables_directory / f"bestemshe-{stones:02}.tgt", small)
    tables = Tables("bestemshe", small)
    game = Game(start)
    while game.outcome is None and len(game.moves) < 40:
        game.play(game.position.legal_moves()[-1])
    path = tmp_path / "game.togyz"
    write_games([game], path)
    first = next(
        (ply, node.position)
        for ply, node in enumerate(game.root.mainline())
        if sum(node.position.holes) <= 10
    )
    known = tables.known(first[1])
    assert known is not None
    white = [known.least, known.most]
    if first[1].side is Side.BLACK:
        white = [50 - known.most, 50 - known.least]
    asked = ("review", path, "--nodes", "200", "--tables", small)
    *_, whole = map(json.loads, run(*asked, "--json").stdout.splitlines())
    assert first[0] > 0
    assert whole["known"]["ply"] == first[0]
    assert whole["known"]["white"] == white
    assert whole["known"]["winner"] == ("white" if white[0] >= 26 else "black")
    said = run(*asked).stdout.splitlines()[-1]
    won = whole["known"]["winner"].capitalize()
    score = f"{white[0]} : {50 - white[0]}"
    assert said == (
        f"After ply {first[0]} tables know the game: with best play {won} won, {score}."
    )
    *_, whole = map(json.loads, run(*asked[:-1], "none", "--json").stdout.splitlines())
    assert whole["known"] is None
