"""What the documentation says of Bestemshe: as far as it can be found again in a moment."""

from __future__ import annotations

import csv
import math
from dataclasses import replace
from pathlib import Path

from togyz.rules import Game, Position, Side
from togyz.tables import Tables
from tools.tell_bestemshe import MOVES, TOTAL, Row, numbers


def test_best_play_is_legal_and_ends_as_announced() -> None:
    with MOVES.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["move"] for row in rows] == ["any", "1", "2", "3", "4", "5"]
    for row in rows:
        first, second = int(row["first"]), int(row["second"])
        assert (first, second) == (24, 26)
        moves = [int(hole) for hole in row["play"].split()]
        assert row["move"] in ("any", str(moves[0]))
        game = Game(Position.start("bestemshe"), moves=moves)
        assert game.outcome is not None
        assert game.outcome.winner is Side.BLACK
        # What is left on the board, when the game is over, may be either side's.
        position = game.position
        assert position.kazans[Side.WHITE] <= first
        assert position.kazans[Side.BLACK] <= second
        assert sum(position.kazans) + sum(position.holes) == TOTAL


def test_the_counts_are_those_of_the_tables(tables_directory: Path) -> None:
    rows = {row.stones: row for row in numbers()}
    assert list(rows) == list(range(2, 45, 2))
    for stones, row in rows.items():
        assert row.positions == math.comb(stones + 9, 9)
        assert abs(row.won + row.drawn + row.lost - 1) < 2e-5
        assert (row.endless > 0) == (row.drawn > 0) == (stones >= 16)
    for stones, file in Tables("bestemshe", tables_directory).files.items():
        found = Row.of(stones, file)
        assert replace(found, bytes=0) == replace(rows[stones], bytes=0)
