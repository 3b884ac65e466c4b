"""The table of matches in the documentation is what the logs beside it say."""

from __future__ import annotations

import csv
import gzip
import json
from pathlib import Path

import pytest

from togyz.match import MatchGame
from togyz.rules import Position
from tools.measure_strength import COLUMNS, CSV, LOGS, Planned, matches

with CSV.open(encoding="utf-8", newline="") as file:
    ROWS = list(csv.DictReader(file))


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def test_the_table_has_matches_that_are_planned() -> None:
    assert list(ROWS[0]) == COLUMNS
    names = [one.name for one in matches()]
    assert [row["match"] for row in ROWS] == [name for name in names if name in shown()]
    assert sorted(path.name for path in LOGS.iterdir()) == sorted(f"{m}.jsonl.gz" for m in shown())


def shown() -> list[str]:
    return [row["match"] for row in ROWS]


def planned(row: dict[str, str]) -> Planned:
    return next(one for one in matches() if one.name == row["match"])


@pytest.mark.parametrize("row", ROWS, ids=shown())
def test_a_row_says_what_its_log_says(row: dict[str, str]) -> None:
    first, *rest = lines(LOGS / f"{row['match']}.jsonl.gz")
    games = [MatchGame.from_dict(one) for one in rest]
    points = [game.points for game in games]
    assert [int(row[name]) for name in ("games", "won", "drawn", "lost")] == [
        len(games), points.count(1), points.count(0.5), points.count(0)
    ]  # fmt: skip
    settings = first["settings"]
    assert isinstance(settings, dict)
    one = planned(row)
    assert settings["engines"] == [one.first, one.second]
    assert settings["variant"] == one.rules


@pytest.mark.parametrize("row", ROWS, ids=shown())
def test_a_game_of_each_can_be_played(row: dict[str, str]) -> None:
    _, *rest = lines(LOGS / f"{row['match']}.jsonl.gz")
    position = Position.start(planned(row).rules)
    for hole in MatchGame.from_dict(rest[-1]).moves:
        assert position.outcome() is None
        position = position.play(hole)
    assert position.outcome() is not None
