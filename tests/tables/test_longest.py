"""The longest forced wins: what is found by walking through all positions, the engine proves."""

from __future__ import annotations

from pathlib import Path

import pytest

from togyz.core import WIN, CoreEngine, Limits
from togyz.rules import TogyzError
from togyz.tables import Tables, longest_wins


@pytest.mark.parametrize(
    ("name", "stones", "plies"),
    [("bestemshe", 4, [9, 19]), ("qozdatu", 4, [13, 27]), ("togyzkumalak", 1, [2])],
)
def test_the_engine_needs_as_many_plies(
    tables_directory: Path, name: str, stones: int, plies: list[int]
) -> None:
    tables = Tables(name, tables_directory)
    found = list(longest_wins(name, stones))
    assert [each.plies for each in found] == plies
    for each in found:
        for asks in (True, False):
            engine = CoreEngine(tables.variant, 4)
            if asks:
                engine.ask(tables.core)
            engine.set(each.position)
            info = engine.search(Limits(nodes=2_000_000))
            assert info.proved
            assert info.lines[0].score == WIN - each.plies
            assert sum(each.position.holes) == each.stones
            known = tables.known(each.position)
            assert known is not None
            assert known.result == 1


def test_none_takes_longer(tables_directory: Path) -> None:
    # Every position with two stones, at every score that leaves the result open.
    tables = Tables("bestemshe", tables_directory)
    [longest] = longest_wins("bestemshe", 2)
    engine = CoreEngine(tables.variant, 1)
    engine.ask(tables.core)
    most = 0
    [layer] = [section.layer for section in tables.files[2].sections]
    for index in range(tables.core.size(layer)):
        position = tables.core.position(layer, index, 24)
        if position.outcome() is None and tables.known(position).result == 1:  # type: ignore[union-attr]
            engine.set(position)
            info = engine.search(Limits(nodes=100_000))
            assert info.proved
            most = max(most, WIN - info.lines[0].score)
    assert most == longest.plies


def test_what_can_not_be_walked_through_is_said() -> None:
    with pytest.raises(TogyzError, match="there are no tables of mangala"):
        list(longest_wins("mangala", 2))
    with pytest.raises(TogyzError, match="an even number"):
        list(longest_wins("bestemshe", 3))
