"""What tables say is true: by an independent search, by the rules, and by facts about the game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.tables.brute import solve
from togyz.core import CoreTables, Layer
from togyz.rules import Position, Side, variant
from togyz.tables import Known, Shape, TableFile, Tables, build, verify, verify_sample

CASES = [("bestemshe", 6), ("qozdatu", 4), ("togyzkumalak", 2)]


def placements(core: CoreTables, layer: Layer, index: int) -> list[Position]:
    """A position of a layer with every kazan score that leaves the result open."""
    rest = core.variant.total - layer.stones
    scores = range(0, rest + 1, core.unit)
    near = [kazan for kazan in scores if abs(2 * kazan - rest) <= layer.stones + 2]
    return [core.position(layer, index, kazan) for kazan in near]


@pytest.mark.parametrize(("name", "stones"), CASES)
def test_results_are_those_of_an_independent_search(
    tables_directory: Path, name: str, stones: int
) -> None:
    tables = Tables(name, tables_directory)
    core = CoreTables(tables.variant, stones)
    shape = Shape.of(name)
    for count in shape.counts(stones):
        for layer in shape.layers(count):
            size = core.size(layer)
            chosen = range(size) if size < 60 else random.Random(1).sample(range(size), 60)
            positions = [p for index in chosen for p in placements(core, layer, index)]
            for position, result in solve(positions).items():
                known = tables.known(position)
                if position.outcome() is None:
                    assert known is not None
                    assert known.result == result, position


@pytest.mark.parametrize("name", ["bestemshe", "qozdatu", "togyzkumalak"])
def test_every_value_follows_from_the_positions_after_it(tables_directory: Path, name: str) -> None:
    tables = Tables(name, tables_directory)
    for verified in verify(tables, threads=2):
        assert verified.checked == verified.file.positions
        assert verified.wrong == 0
    for verified in verify_sample(tables, 200, seed=1):
        assert (verified.checked, verified.wrong) == (200, 0)


@pytest.mark.parametrize("name", ["bestemshe", "togyzkumalak"])
def test_a_position_and_its_mirror_are_worth_the_same(tables_directory: Path, name: str) -> None:
    tables = Tables(name, tables_directory)
    core = CoreTables(tables.variant, tables.most)
    rng = random.Random(2)
    for layer in Shape.of(name).layers(tables.most):
        position = core.position(layer, rng.randrange(core.size(layer)))
        assert tables.bounds(position) == tables.bounds(position.mirror())


def test_places_and_positions_belong_together() -> None:
    core = CoreTables(variant("togyzkumalak"), 3)
    for layer in Shape.of("togyzkumalak").layers(3):
        for index in range(0, core.size(layer), 97):
            position = core.position(layer, index)
            assert core.index(position) == index
            assert sum(position.holes) == 3
            white, black = position.tuzdiks
            assert (white or 0, black or 0) == (layer.mine, layer.yours)


def test_endless_play_begins_with_sixteen_stones(tmp_path: Path) -> None:
    # Below, one of the two always gets what the other doesn't.
    endless = {}
    for built in build(tmp_path, "bestemshe", 16, threads=2):
        [section] = TableFile(built.path).sections
        assert sum(section.values.values()) == section.positions
        endless[built.stones] = sum(
            count
            for bounds, count in section.values.items()
            if bounds.mine + bounds.yours < built.stones
        )
    assert endless == dict.fromkeys(range(2, 16, 2), 0) | {16: 20_894}


def test_what_is_known_of_a_capture_at_hand(tables_directory: Path) -> None:
    # White's stone takes the two in front of it, and Black is bare.
    position = Position.of(
        (0, 0, 0, 0, 1), (1, 0, 0, 0, 0), (24, 24), (None, None), Side.WHITE, "bestemshe"
    )
    tables = Tables("bestemshe", tables_directory)
    assert tables.known(position) == Known(1, 26, 26)
    [move] = tables.moves(position)
    assert (move.hole, move.known) == (5, Known(1, 26, 26))


def test_moves_are_the_best_first_and_agree_with_the_position(tables_directory: Path) -> None:
    tables = Tables("togyzkumalak", tables_directory)
    core = CoreTables(tables.variant, tables.most)
    rng = random.Random(4)
    for _ in range(200):
        layer = rng.choice(list(Shape.of("togyzkumalak").layers(tables.most)))
        position = core.position(layer, rng.randrange(core.size(layer)), 79)
        moves = tables.moves(position)
        assert {move.hole for move in moves} == set(position.legal_moves())
        if moves:
            assert moves[0].known.result == max(move.known.result for move in moves)
            known = tables.known(position)
            assert known is not None
            assert moves[0].known.result == known.result
