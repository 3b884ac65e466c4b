"""Games of exactly so many plies: the core's list against one made by the readable rules."""

from __future__ import annotations

from collections import Counter

import pytest

from togyz.core import core
from togyz.rules import Game, Position, TogyzError, variant


def readable(position: Position, plies: int) -> list[tuple[int, ...]]:
    """The same list, by looking at every move."""
    if position.outcome() is not None:
        return []
    found: list[tuple[int, ...]] = []
    for hole in position.legal_moves():
        after = position.play(hole)
        if plies == 1:
            found += [(hole,)] if after.outcome() is not None else []
        else:
            found += [(hole, *rest) for rest in readable(after, plies - 1)]
    return found


@pytest.mark.parametrize("plies", range(1, 8))
def test_games_of_bestemshe_are_those_of_the_rules(plies: int) -> None:
    start = Position.start("bestemshe")
    expected = readable(start, plies)
    assert core(start.variant).endings(start, plies) == expected
    assert len(expected) == (12 if plies == 7 else 0)


@pytest.mark.parametrize("name", ["togyzkumalak", "qozdatu", "bestemshe", "no-return"])
def test_endings_late_in_a_game_are_those_of_the_rules(name: str) -> None:
    # From positions of a won game, where much ends soon, by 82 and by a bare side alike.
    rules = variant(name)
    compiled = core(rules)
    found = 0
    for moves in _games(name):
        game = Game(rules)
        for hole in moves[:-3]:
            game.play(hole)
        for plies in (1, 2, 3):
            expected = readable(game.position, plies)
            assert compiled.endings(game.position, plies) == expected
            found += len(expected)
    assert found > 0


def _games(name: str) -> list[tuple[int, ...]]:
    """Some short games of a variant, and what a walk to the end looks like."""
    start = Position.start(name)
    position = start
    moves: list[int] = []
    # Always the rightmost hole: long enough to end in some way.
    while position.outcome() is None and len(moves) < 400:
        hole = position.legal_moves()[-1 if len(moves) % 3 else 0]
        moves.append(hole)
        position = position.play(hole)
    return [tuple(moves)]


def test_the_shortest_games() -> None:
    # Published: 11 plies, 1,391 games, opening with these holes.
    start = Position.start()
    compiled = core(start.variant)
    assert compiled.endings(start, 9) == []
    games = compiled.endings(start, 11)
    assert len(games) == len(set(games)) == 1391
    assert Counter(moves[0] for moves in games) == {5: 3, 7: 19, 8: 9, 9: 1360}
    for moves in games[::50]:
        game = Game()
        game.play(*moves)
        assert game.outcome is not None
        assert game.outcome.result == "1-0"


def test_what_the_core_does_not_list_is_refused() -> None:
    for name in ("mangala", "singleton-capture", "togyzkumalak+play-on"):
        start = Position.start(name)
        with pytest.raises(TogyzError, match="can't list"):
            core(start.variant).endings(start, 3)
