"""The pool: who plays whom, and the scale that comes of it."""

from __future__ import annotations

import csv
import math
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.networks import random_network, sensible_network
from tests.training.test_gate import Told
from togyz.rules import TogyzError, variant
from togyz_training.cli import main
from togyz_training.gate import Result
from togyz_training.pool import Meeting, Player, play_pool, ratings, slower

BESTEMSHE = variant("bestemshe")
KNOWING, GUESSING = (
    network("bestemshe").to_bytes() for network in (sensible_network, random_network)
)
PLAYERS = [
    Player("hand", None, "nodes=100"),
    Player("hand", None, "nodes=400"),
    Player("one", KNOWING, "nodes=100"),
]


def result(wins: int, draws: int, losses: int) -> Result:
    return Result((0,) * 5, wins, draws, losses, None)


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def let(folder: Path, team: Any, players: list[Player]) -> list[Any]:
    return play_pool(BESTEMSHE, players, 4, 1, folder, team, lambda _: None)


def test_everybody_meets_everybody_and_those_who_come_later_play_alone(tmp_path: Path) -> None:
    team = Told(lambda _: (1, 0.5))
    let(tmp_path, team, PLAYERS)
    assert team.played == 3 * 4
    matches = rows(tmp_path / "matches.csv")
    assert [(row["first_pace"], row["second"], row["wins"]) for row in matches] == [
        ("nodes=100", "hand", "4"), ("nodes=100", "one", "4"), ("nodes=400", "one", "4"),
    ]  # fmt: skip
    team = Told(lambda _: (1, 1))
    standings = let(tmp_path, team, [*PLAYERS, Player("two", GUESSING, "nodes=100")])
    assert team.played == 3 * 4
    assert [one.player.name for one in standings] == ["hand", "hand", "one", "two"]
    found = rows(tmp_path / "pool.csv")
    assert [row["games"] for row in found] == ["24"] * 4
    assert [float(row["points"]) for row in found] == [6 + 6 + 8, 2 + 6 + 8, 2 + 2 + 8, 0]
    assert int(found[0]["elo"]) == int(found[0]["error"]) == 0
    assert int(found[3]["elo"]) < int(found[2]["elo"]) < int(found[1]["elo"]) < 0


def test_ratings_explain_the_results() -> None:
    # Ten to one, and ten to one again: the model expects a hundred to one of the ends.
    many = [Meeting(0, 1, result(1000, 0, 10000)), Meeting(1, 2, result(1000, 0, 10000))]
    first, second, third = ratings(PLAYERS, [*many, Meeting(0, 2, result(100, 0, 10000))])
    assert first.elo == 0
    assert first.error == 0
    assert second.elo == pytest.approx(400, abs=1)
    assert third.elo == pytest.approx(800, abs=1)
    # The error of a match alone is that of so many trials.
    _, alone = ratings(PLAYERS[:2], [Meeting(0, 1, result(300, 0, 300))])
    assert alone.elo == pytest.approx(0)
    assert alone.error == pytest.approx(1.96 * 400 / math.log(10) * 2 / math.sqrt(600), rel=0.01)
    # Who won all has a rating, too.
    _, best = ratings(PLAYERS[:2], [Meeting(0, 1, result(0, 0, 20))])
    assert 400 < best.elo < 1500


def test_what_is_no_pool_is_refused(tmp_path: Path) -> None:
    for players in ([PLAYERS[0]], [PLAYERS[0]] * 2):
        with pytest.raises(TogyzError, match="two players"):
            let(tmp_path, Told(lambda _: (1, 1)), players)
    assert slower("nodes=5000", 4) == "nodes=20000"
    assert slower("time=20", 10) == "time=200"
    for pace in ("depth=4", "nodes=", "nodes=-1", "x"):
        with pytest.raises(TogyzError, match="multiplied"):
            slower(pace, 2)


def test_the_command_plays_a_pool(tmp_path: Path) -> None:
    (tmp_path / "a.tgn").write_bytes(KNOWING)
    (tmp_path / "b.tgn").write_bytes(GUESSING)
    networks = [str(tmp_path / "a.tgn"), str(tmp_path / "b.tgn")]
    told = ["--pace", "nodes=50", "--odds", "3", "--pairs", "1", "--workers", "1"]
    done = CliRunner().invoke(main, ["pool", str(tmp_path / "pool"), *networks, *told])
    assert done.exit_code == 0, done.output
    assert "hand nodes=150" in done.output
    assert len(rows(tmp_path / "pool" / "matches.csv")) == 6
    assert len(rows(tmp_path / "pool" / "pool.csv")) == 4
