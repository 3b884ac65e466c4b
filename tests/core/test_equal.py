"""The compiled rules and the Python rules are two statements of one game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import ALL_VARIANTS, positions, random_game, rule_vectors
from togyz.core import OTHER_HOLE, OWN_HOLE, Core, core
from togyz.core.facade import Method
from togyz.rules import Game, Node, Position, Trace, Variant, perft, variant

COUNTS: dict[str, list[int]] = rule_vectors("perft")["counts"]
Rows = npt.NDArray[np.uint8]
METHODS: tuple[Method, ...] = ("bulk", "fast", "plain")


def assert_equal(position: Position) -> None:
    compiled = core(position.variant)
    moves = position.legal_moves()
    assert compiled.legal_moves(position) == moves
    assert compiled.outcome(position) == position.outcome()
    for hole in moves:
        trace = position.trace(hole)
        assert compiled.trace(position, hole) == trace
        assert compiled.play(position, hole) == trace.after


def assert_same_game(game: Game) -> None:
    nodes = list(game.root.mainline())
    for node in nodes:
        assert_equal(node.position)
    landings = [landing_code(trace) for node in nodes if (trace := node.trace())]
    found = core(game.variant).replay(game.start, game.moves, landings)
    assert (found.plies, found.problem) == (len(game), None)
    assert found.position == game.position
    assert found.outcome == game.position.outcome()
    assert found.repeated == third_occurrence(nodes)
    assert found.tuzdiks == game.tuzdik_plies
    for ply, landing in enumerate(landings):
        other = landing ^ (OWN_HOLE | OTHER_HOLE) if landing < 255 else 1
        wrong = [*landings[:ply], other, *landings[ply + 1 :]]
        refused = core(game.variant).replay(game.start, game.moves, wrong)
        assert (refused.plies, refused.problem) == (ply, "landing")


def landing_code(trace: Trace) -> int:
    """Where the last stone falls, as the core is told it."""
    hole = trace.landing
    if hole is None:
        return 255
    return hole.number + (OWN_HOLE if hole.side is trace.mover else OTHER_HOLE)


def third_occurrence(nodes: list[Node]) -> int | None:
    times: dict[Position, int] = {}
    for ply, node in enumerate(nodes):
        times[node.position] = times.get(node.position, 0) + 1
        if times[node.position] == 3:
            return ply
    return None


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_random_games(rules: Variant) -> None:
    rng = random.Random(8162)
    for _ in range(12):
        assert_same_game(random_game(rng, rules))


@pytest.mark.soak
def test_many_random_games(soak_rounds: Iterator[random.Random]) -> None:
    for rng in soak_rounds:
        assert_same_game(random_game(rng, rng.choice(ALL_VARIANTS)))


@given(positions())
@settings(max_examples=300)
def test_any_position(position: Position) -> None:
    assert_equal(position)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str, method: Method) -> None:
    """All three ways of counting agree with the known numbers."""
    start = Position.start(name)
    counts = COUNTS[name][: 8 if method == "bulk" else 7]
    compiled = core(variant(name))
    assert [compiled.perft(start, d, method) for d in range(1, len(counts) + 1)] == counts


@given(positions(), st.sampled_from(METHODS))
def test_perft_of_any_position(position: Position, method: Method) -> None:
    assert core(position.variant).perft(position, 3, method) == perft(position, 3)


def test_perft_of_few_plies() -> None:
    compiled, start = core(variant()), Position.start()
    assert [compiled.perft(start, depth) for depth in (-1, 0)] == [1, 1]


def expand(compiled: Core, rows: Rows) -> Rows:
    """Every position one ply after those of an array."""
    legal = compiled.legal_many(rows)
    parents, holes = np.nonzero(legal)
    children = rows[parents]
    compiled.step(children, (holes + 1).astype(np.uint8))
    return children


def test_leaves_at_depth_8() -> None:
    """Counts alone are a weak test: wrong programs agree to depth 5."""
    compiled = core(variant())
    expected = dict(rule_vectors("perft")["leaves"]["depth 8"])
    found = dict.fromkeys(expected, 0)
    rows = compiled.pack([Position.start()])
    for _ in range(3):
        rows = expand(compiled, rows)
    for part in np.array_split(rows, 60):  # all leaves at once would take 600 MB
        leaves = part
        for _ in range(5):
            leaves = expand(compiled, leaves)
        kazans, tuzdiks = leaves[:, 18:20], leaves[:, 20:22]
        for side, name in enumerate(("white", "black")):
            found[f"{name}_kazans"] += int(kazans[:, side].sum(dtype=np.int64))
            found[f"{name}_tuzdiks"] += int(np.count_nonzero(tuzdiks[:, side]))
    assert found == expected
