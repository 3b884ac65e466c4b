from __future__ import annotations

import pytest

from togyz.core import CoreEngine, Limits
from togyz.match import Openings
from togyz.rules import VARIANTS, Position, TogyzError, Variant, variant


def after(rules: Variant, moves: tuple[int, ...]) -> Position:
    position = Position.start(rules)
    for move in moves:
        position = position.play(move)
    return position


@pytest.mark.parametrize("name", VARIANTS)
def test_openings_are_legal_different_and_balanced(name: str) -> None:
    rules = variant(name)
    source = Openings(rules, 5, seed=1, balance=400)
    drawn = [source.draw(number) for number in range(20)]
    positions = [after(rules, moves) for moves in drawn]
    assert all(len(moves) == 5 for moves in drawn)
    assert len(set(positions)) == 20
    engine = CoreEngine(rules, 1)
    for position in positions:
        assert position.outcome() is None
        engine.clear()
        engine.set(position)
        assert abs(engine.search(Limits(nodes=2_000)).lines[0].score) <= 400


def test_they_depend_on_the_seed_alone() -> None:
    rules = variant()
    one, other = Openings(rules, 6, 7), Openings(rules, 6, 8)
    forwards = [one.draw(number) for number in range(8)]
    again = [Openings(rules, 6, 7).draw(number) for number in (0, 5)]
    assert again == [forwards[0], forwards[5]]
    assert forwards != [other.draw(number) for number in range(8)]


def test_what_was_drawn_before_a_stop_is_drawn_again_after_it() -> None:
    # Of few openings many are drawn twice; number 3 was lost, all others are known.
    rules = variant("bestemshe")
    whole = Openings(rules, 2, 1, balance=0)
    drawn = [whole.draw(number) for number in range(12)]
    known = [after(rules, moves) for number, moves in enumerate(drawn) if number != 3]
    assert Openings(rules, 2, 1, balance=0, taken=known).draw(3) == drawn[3]


def test_more_openings_than_there_are() -> None:
    source = Openings(variant("bestemshe"), 1, 1, balance=0)
    drawn = [source.draw(number) for number in range(5)]
    assert sorted(drawn) == [(1,), (2,), (3,), (4,), (5,)]
    with pytest.raises(TogyzError, match=r"no opening of 1 plies is left after 5 .*more plies"):
        source.draw(5)


def test_without_plies_all_openings_are_the_start() -> None:
    source = Openings(variant(), 0, 1)
    assert [source.draw(number) for number in range(3)] == [(), (), ()]


def test_openings_that_decide_the_game_are_none() -> None:
    rules = variant("bestemshe")
    source = Openings(rules, 14, 1, balance=0)
    engine = CoreEngine(rules, 1)
    for number in range(10):
        position = after(rules, source.draw(number))
        engine.set(position)
        assert position.outcome() is None
        assert not engine.search(Limits(nodes=500)).proved
