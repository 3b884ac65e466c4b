"""Tables in matches: asked by an engine, or by the referee."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.match.support import play, settings
from togyz.match import Adjudication
from togyz.match.players import CorePlayer, Turn
from togyz.match.specs import Pace, parse_engine
from togyz.rules import Game, Position, Side, TogyzError, variant
from togyz.tables import Tables

BESTEMSHE = variant("bestemshe")


def test_games_end_with_their_true_result_as_soon_as_tables_know_it(tables_directory: Path) -> None:
    engines = "core nodes=300", "core nodes=301"
    _, whole = play(settings(*engines), games=6)
    known = Adjudication(tables=str(tables_directory))
    _, cut = play(settings(*engines, adjudication=known), games=6)
    tables = Tables("bestemshe", tables_directory)
    shorter = 0
    for game, full in zip(cut, whole, strict=True):
        assert game.moves == full.moves[: len(game.moves)]
        if game.ending != "adjudication":
            assert game == full or game.result == full.result
            continue
        shorter += 1
        line = list(Game(BESTEMSHE, moves=game.moves).root.mainline())
        # Not before, and with the value that they have for this position.
        assert tables.known(line[-2].position) is None
        found = tables.known(line[-1].position)
        assert found is not None
        white = found.result if line[-1].position.side == 0 else -found.result
        assert game.result == {1: "1-0", 0: "1/2-1/2", -1: "0-1"}[white]
        assert "the tables know this position" in game.detail
    assert shorter >= 3


def test_an_engine_of_a_match_asks_tables_only_if_told(tables_directory: Path) -> None:
    assert parse_engine("core nodes=5").tables == "none"
    told = f"core nodes=50 tables={tables_directory}"
    assert parse_engine(told).tables == str(tables_directory)
    position = Position.of(
        (0, 1, 0, 2, 1), (2, 0, 1, 0, 3), (20, 20), (None, None), Side.WHITE, "bestemshe"
    )
    turn = Turn((position,), (), Pace(nodes=50))
    for text, asks in ((told, True), ("core nodes=50", False)):
        player = CorePlayer(parse_engine(text), BESTEMSHE)
        player.choose(turn)
        assert (player._engine.table_hits > 0) is asks


@pytest.mark.parametrize("where", ["engine", "referee"])
def test_tables_that_are_not_there_are_missed_before_the_match(tmp_path: Path, where: str) -> None:
    engine = f"core tables={tmp_path}" if where == "engine" else "core"
    known = Adjudication(tables=str(tmp_path) if where == "referee" else "none")
    with pytest.raises(TogyzError, match="there are no tables of bestemshe"):
        settings(engine, "core", adjudication=known)
    with pytest.raises(TogyzError, match="there is no folder"):
        settings(f"core tables={tmp_path / 'none'}", "core")
