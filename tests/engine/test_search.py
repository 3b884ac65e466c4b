"""The search finds what plain minimax finds, and says so in the same words every time."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import ALL_VARIANTS, positions, random_game
from togyz.engine import DRAW, WIN, evaluate, search
from togyz.rules import Position, Side, TogyzError, Variant

ENOUGH = 10**9


def minimax(position: Position, depth: int, ply: int, path: frozenset[Position]) -> int:
    """The score for the player to move, without any cleverness."""
    outcome = position.outcome()
    if outcome is not None:
        if outcome.winner is None:
            return DRAW
        return WIN - ply if outcome.winner is position.side else ply - WIN
    if position in path:
        return DRAW
    if depth == 0:
        return evaluate(position)
    scores = []
    for hole in position.legal_moves():
        child = position.play(hole)
        score = minimax(child, depth - 1, ply + 1, path | {position})
        scores.append(score if child.side is position.side else -score)
    return max(scores)


def unfinished(rng: random.Random, rules: Variant) -> Position:
    """A position of a random game that goes on."""
    nodes = list(random_game(rng, rules).root.mainline())[:-1]
    return rng.choice(nodes).position


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_agrees_with_minimax(rules: Variant) -> None:
    rng = random.Random(17)
    for _ in range(6):
        position = unfinished(rng, rules)
        for depth in (1, 2, 3):
            found = search(position, depth=depth, nodes=ENOUGH)
            assert found.score == minimax(position, depth, 0, frozenset()), (position, depth)


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_the_margin_lists_exact_scores(rules: Variant) -> None:
    rng = random.Random(23)
    for _ in range(3):
        position = unfinished(rng, rules)
        exact = {}
        for hole in position.legal_moves():
            child = position.play(hole)
            score = minimax(child, 1, 1, frozenset({position}))
            exact[hole] = score if child.side is position.side else -score
        best = max(exact.values())
        found = search(position, depth=2, nodes=ENOUGH, margin=300)
        if found.depth == 2:  # a certain end found at depth 1 needs no second look
            assert found.scores == {
                hole: score for hole, score in exact.items() if score >= best - 300
            }
            assert list(found.scores.values()) == sorted(found.scores.values(), reverse=True)


def test_finds_a_capture_that_wins() -> None:
    # Hole 9 makes Black's hole 1 hold ten: 74 + 10 are more than half.
    position = Position.of(
        [3, 0, 5, 0, 0, 0, 0, 0, 2], [9, 9, 9, 9, 9, 5, 1, 1, 1], (74, 25), (None, None)
    )
    found = search(position, depth=1, nodes=ENOUGH)
    assert (found.move, found.score) == (9, WIN - 1)
    assert found.pv == (9,)


def test_sees_the_answer() -> None:
    shallow = search(position := trap(), depth=1, nodes=ENOUGH)
    deep = search(position, depth=4, nodes=ENOUGH)
    assert shallow.move != deep.move
    assert minimax(position, 4, 0, frozenset()) == deep.score


def trap() -> Position:
    """A position in which the greedy move is a mistake."""
    rng = random.Random(5)
    while True:
        position = unfinished(rng, ALL_VARIANTS[0])
        greedy = max(
            position.legal_moves(), key=lambda hole: position.play(hole).kazans[position.side]
        )
        good = search(position, depth=4, nodes=ENOUGH)
        if greedy != good.move and search(position, depth=1, nodes=ENOUGH).move == greedy:
            return position


def test_repetition_is_a_draw() -> None:
    """Kazans 80-80 and two stones that run after one another: nobody can win this."""
    position = Position.of(
        [1, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0], (80, 80), (None, None)
    )
    back = position
    for hole in (1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9):
        back = back.play(hole)
    assert back.play(1) == position
    with_history = search(back, depth=1, nodes=ENOUGH, history=[position])
    assert with_history.scores == {1: DRAW}
    assert search(back, depth=1, nodes=ENOUGH).score == -evaluate(position)


def test_the_limit_of_nodes_holds() -> None:
    position = Position.start()
    for nodes in (1, 10, 100, 1000):
        found = search(position, depth=50, nodes=nodes)
        assert found.nodes <= max(nodes, 9)
        assert found.move in position.legal_moves()


@given(positions(), st.integers(1, 3), st.integers(1, 400))
@settings(max_examples=60, deadline=None)
def test_any_position_gets_a_legal_move_and_line(
    position: Position, depth: int, nodes: int
) -> None:
    if position.outcome() is not None:
        with pytest.raises(TogyzError, match="over"):
            search(position, depth=depth, nodes=nodes)
        return
    found = search(position, depth=depth, nodes=nodes)
    assert found == search(position, depth=depth, nodes=nodes)
    assert found.pv[0] == found.move
    after = position
    for hole in found.pv:
        after = after.play(hole)


def test_a_search_needs_depth() -> None:
    with pytest.raises(TogyzError, match="at least 1 ply"):
        search(Position.start(), depth=0, nodes=1)


@given(positions())
@settings(max_examples=60, deadline=None)
def test_evaluation_is_the_same_for_both_sides(position: Position) -> None:
    assert evaluate(position) == evaluate(position.mirror())


def test_evaluation_likes_stones_and_a_tuzdik() -> None:
    row = [8] * 9
    even = Position.of(row, row, (9, 9))
    assert evaluate(even) == 0
    ahead = Position.of(row, row, (12, 6))
    assert evaluate(ahead) > 0
    with_tuzdik = Position.of(row, [8] * 4 + [0] + [8] * 3 + [16], (9, 9), (5, None))
    assert evaluate(with_tuzdik) > 0
    behind = Position.of(row, row, (12, 6), side=Side.BLACK)
    assert evaluate(behind) == -evaluate(ahead)
