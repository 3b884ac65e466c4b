"""The rule vectors: cases that decide, shared by every implementation of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import position_of, rule_vectors
from togyz.rules import Game, Position, divide, perft

MOVES: list[dict[str, Any]] = rule_vectors("moves")["moves"]
GAMES: list[dict[str, Any]] = rule_vectors("games")["games"]
COUNTS: dict[str, list[int]] = rule_vectors("perft")["counts"]


def name_of(case: dict[str, Any]) -> str:
    return f"{case.get('variant', '')} {case['what']}".strip()


@pytest.mark.parametrize("case", MOVES, ids=name_of)
def test_move(case: dict[str, Any]) -> None:
    rules = case.get("variant", "togyzkumalak")
    before, after = (position_of(case[key], rules) for key in ("before", "after"))
    trace = before.trace(case["hole"])
    assert trace.after == before.play(case["hole"]) == after
    if "landing" in case:
        assert (trace.landing.number if trace.landing else None) == case["landing"]
    if "bans" in case:
        assert [ban.value for ban in trace.bans] == case["bans"]
    outcome = after.outcome()
    assert (outcome.result if outcome else None) == case["result"]


@pytest.mark.parametrize("case", MOVES, ids=name_of)
def test_move_of_the_other_side(case: dict[str, Any]) -> None:
    rules = case.get("variant", "togyzkumalak")
    before, after = (position_of(case[key], rules).mirror() for key in ("before", "after"))
    assert before.play(case["hole"]) == after


@pytest.mark.parametrize("case", GAMES, ids=name_of)
def test_game(case: dict[str, Any]) -> None:
    game = Game(moves=case["moves"])
    assert game.position == position_of(case["after"])
    assert game.result == (case["result"] or "*")


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str) -> None:
    counts = COUNTS[name][:6]
    assert [perft(Position.start(name), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", COUNTS)
def test_divide(name: str) -> None:
    parts = divide(Position.start(name), 4)
    assert sum(parts.values()) == COUNTS[name][3]
    assert tuple(parts) == Position.start(name).legal_moves()
