"""Values proved above the tables are those that larger tables have."""

from __future__ import annotations

import itertools
import random
import shutil
from pathlib import Path

import pytest

from togyz.core import CoreTables, Layer
from togyz.rules import Position
from togyz.tables import Prover, TableError, Tables, prove
from togyz.tables.files import file_name

DEPTH = 9


@pytest.fixture(scope="module")
def small(tables_directory: Path, tmp_path_factory: pytest.TempPathFactory) -> Tables:
    """Tables of Bestemshe with up to 6 stones alone."""
    directory = tmp_path_factory.mktemp("small")
    large = Tables("bestemshe", tables_directory)
    for stones in (2, 4, 6):
        shutil.copy(tables_directory / file_name(large.variant, stones), directory)
    return Tables("bestemshe", directory)


def some_positions(stones: int, count: int) -> list[Position]:
    """Positions of so many stones, the rest shared out evenly."""
    variant = Position.start("bestemshe").variant
    core = CoreTables(variant, stones)
    size = core.size(Layer(stones))
    kazan = (variant.total - stones) // 4 * 2
    rng = random.Random(stones)
    return [core.position(Layer(stones), rng.randrange(size), kazan) for _ in range(count)]


def test_what_is_proved_is_what_larger_tables_say(tables_directory: Path, small: Tables) -> None:
    large = Tables("bestemshe", tables_directory)
    complete = 0
    for position in some_positions(8, 40):
        if position.outcome() is not None:
            continue
        known = large.known(position)
        assert known is not None
        for proof in prove(position, small, DEPTH):
            # At every depth it is true, though not yet everything.
            assert proof.least <= max(known.least, position.variant.win)
            assert proof.most >= min(known.most, position.variant.total - position.variant.win)
        complete += proof.complete
        if proof.complete:
            win, total = position.variant.win, position.variant.total
            assert (proof.least >= win) - (total - proof.least >= win) == known.result
    assert complete > 10


def test_proofs_only_grow(small: Tables) -> None:
    [position, *_] = [each for each in some_positions(12, 9) if each.outcome() is None]
    proofs = list(prove(position, small, 8))
    assert [proof.depth for proof in proofs] == list(range(1, len(proofs) + 1))
    for before, after in itertools.pairwise(proofs):
        assert before.least <= after.least <= after.most <= before.most
        assert before.nodes <= after.nodes


def test_moves_that_keep_a_value_are_those_that_larger_tables_know(
    tables_directory: Path, small: Tables
) -> None:
    large, prover, found = Tables("bestemshe", tables_directory), Prover(small), 0
    for position in some_positions(8, 40):
        known = large.known(position)
        if position.outcome() is not None or known is None or not known.exact:
            continue
        moves = {move.hole: move.known for move in large.moves(position)}
        # Beyond a majority nothing is won: the game is over.
        stones = min(known.least, position.variant.win)
        keeping = prover.keeping(position, stones, DEPTH)
        assert all(moves[hole].least >= stones for hole in keeping)
        assert prover.keeping(position, stones + 1, DEPTH) == [] or stones == position.variant.win
        found += bool(keeping)
    assert found > 10


def test_without_tables_nothing_is_proved(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="no tables of bestemshe"):
        next(prove(Position.start("bestemshe"), Tables("bestemshe", tmp_path)))
