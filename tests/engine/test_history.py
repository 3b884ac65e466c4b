"""Histories are games, and moves are found again between positions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import games
from togyz.engine.history import History, moves_between
from togyz.rules import Game, IllegalMove, Position, Reason, variant


@given(games(), st.integers(0, 200))
def test_a_history_is_a_game(game: Game, cut: int) -> None:
    history = History(game.start)
    longer = history.follow(game.start, game.moves[:cut]).follow(game.start, game.moves)
    assert longer is history
    assert history.position == game.position
    assert history.outcome == game.end.outcome()
    assert history.moves == game.moves
    # Other moves are another history.
    shorter = history.follow(game.start, game.moves[:-1])
    assert (shorter is history) is (not game.moves)
    assert moves_between(history.positions) == (game.start, game.moves)


def test_an_illegal_move_is_named_and_leaves_the_history_as_it_was() -> None:
    start = Position.start()
    history = History(start).follow(start, [7])
    before = list(history.positions)
    with pytest.raises(IllegalMove, match="move 3: 44 is no hole"):
        history.follow(start, [7, 1, 44])
    assert history.positions == before
    assert history.follow(start, [7, 1]).position == start.play(7).play(1)


def test_repetition_ends_it() -> None:
    # Four stones that run after each other for ever.
    start = Position.of(
        [1, 0, 1, 0, 0], [0, 0, 1, 0, 1], (23, 23), variant_name=variant("bestemshe")
    )
    history = History(start)
    history.play([3, 3, 4, 4, 5, 1, 1, 5, 2, 2, 3, 3, 1, 4, 4, 5, 5, 1, 2])
    assert history.outcome is None
    history.play([2])
    assert history.outcome is not None
    assert history.outcome.reason is Reason.REPETITION
    with pytest.raises(IllegalMove, match="it is over"):
        history.play([history.position.legal_moves()[0]])
    # The engine is told of all of it.
    assert moves_between(history.positions)[1] == history.moves


def test_positions_without_a_connection_are_left_out() -> None:
    start = Position.start()
    other = start.play(1).play(2).play(3)
    assert moves_between([start, other, other.play(4)]) == (other, [4])
    assert moves_between([other]) == (other, [])
