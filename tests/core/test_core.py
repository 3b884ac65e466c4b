"""What the core refuses, and its lines and arrays of positions."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support import ALL_VARIANTS, random_game
from togyz.core import OTHER_HOLE, OWN_HOLE, Core, CoreUnavailable, core, library
from togyz.rules import Game, IllegalMove, Position, Side, TogyzError, Variant, variant

START = Position.start()


def test_illegal_moves_are_refused_in_the_words_of_the_rules() -> None:
    after = START.play(7)
    for hole in (0, 10, 6):
        with pytest.raises(IllegalMove) as compiled:
            core(variant()).play(after, hole)
        with pytest.raises(IllegalMove) as plain:
            after.play(hole)
        assert str(compiled.value) == str(plain.value)
    with pytest.raises(IllegalMove):
        core(variant()).trace(after, 6)


def test_positions_of_other_variants_are_refused() -> None:
    with pytest.raises(TogyzError, match="a position of bestemshe, given to a core of togyz"):
        core(variant()).legal_moves(Position.start("bestemshe"))


@pytest.mark.parametrize(
    "rules", [Variant("wide", "Wide", 10, 8), Variant("deep", "Deep", 9, 10)], ids=str
)
def test_boards_too_large_are_refused(rules: Variant) -> None:
    with pytest.raises(TogyzError, match="up to 9 holes a side and 162 stones"):
        Core(rules)


def test_variants_of_ones_own_are_played() -> None:
    small = Variant("small", "Small", 3, 4, tuzdik=True)
    start = Position.start(small)
    assert core(small).trace(start, 3) == start.trace(3)
    assert core(small).perft(start, 6, "fast") == core(small).perft(start, 6, "plain")


def test_impossible_positions_are_refused() -> None:
    bad = START.successor((0,) * 18, (0, 0), (None, None), Side.WHITE)
    with pytest.raises(TogyzError, match="refuses the position"):
        core(variant()).legal_moves(bad)
    with pytest.raises(TogyzError, match="refuses the position"):
        core(variant()).perft(bad, 3)


@pytest.mark.parametrize(
    ("change", "plies", "problem"),
    [
        ({}, 3, None),
        ({"holes": [7, 6, 1]}, 1, "illegal"),
        ({"holes": [7, 0, 1]}, 1, "illegal"),
        ({"landings": [6, 5, 8]}, 1, "landing"),
        ({"totals": [10, 12, -1]}, 1, "total"),
        ({"totals": [-1, -1, 9]}, 2, "total"),
        ({"tuzdiks": [False, False, True]}, 2, "tuzdik"),
        # All last stones fall into the opponent's row.
        ({"landings": [6 + OTHER_HOLE, 6 + OTHER_HOLE, 9 + OTHER_HOLE]}, 3, None),
        ({"landings": [6 + OWN_HOLE, 6, 0]}, 0, "landing"),
        ({"landings": [6, 5 + OTHER_HOLE, 0]}, 1, "landing"),
        ({"landings": [6, 255, 0]}, 1, "landing"),
    ],
)
def test_lines_are_compared_with_the_rules(
    change: dict[str, Any], plies: int, problem: str | None
) -> None:
    line: dict[str, Any] = {
        "holes": [7, 7, 9],
        "landings": [6, 6, 0],
        "totals": [10, 10, -1],
        "tuzdiks": [False] * 3,
    }
    found = core(variant()).replay(START, **{**line, **change})
    assert (found.plies, found.problem) == (plies, problem)
    assert found.position == Game(moves=[7, 7, 9][:plies]).position


def test_lines_of_the_wrong_form_are_refused() -> None:
    with pytest.raises(TogyzError, match="one entry for each move"):
        core(variant()).replay(START, [7, 7], [6])
    with pytest.raises(TogyzError, match="out of range"):
        core(variant()).replay(START, [7, 300])


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_many_games_step_at_once(rules: Variant) -> None:
    rng = random.Random(7)
    games = [random_game(rng, rules, plies=rng.randrange(60)) for _ in range(40)]
    before = [game.position for game in games]
    compiled = core(rules)
    rows = compiled.pack(before)
    assert compiled.unpack(rows) == before
    legal = compiled.legal_many(rows)
    for row, position in zip(legal, before, strict=True):
        assert tuple(np.flatnonzero(row) + 1) == position.legal_moves()
    holes = np.array([rng.choice(p.legal_moves() or (1,)) for p in before], dtype=np.uint8)
    statuses = compiled.step(rows, holes)
    ends = {None: 0, "majority": 1, "split": 2, "bare": 3}
    after = compiled.unpack(rows)
    for position, hole, status, reached in zip(before, holes, statuses, after, strict=True):
        if not position.legal_moves():
            assert (status, reached) == (-3, position)
            continue
        assert reached == position.play(int(hole))
        outcome = reached.outcome()
        assert status == ends[outcome.reason.value if outcome else None]


def test_bad_rows_are_told_and_left_alone() -> None:
    compiled = core(variant())
    rows = compiled.pack([START, START, START])
    rows[1, 0] = 200
    kept = rows.copy()
    statuses = compiled.step(rows, np.array([0, 1, 9], dtype=np.uint8))
    assert list(statuses) == [-3, -2, 0]
    assert (rows[:2] == kept[:2]).all()
    assert not compiled.legal_many(rows)[1].any()


@pytest.mark.parametrize(
    "rows",
    [np.zeros((2, 23), np.uint8), np.zeros((2, 24), np.int8), np.zeros(24, np.uint8),
     np.zeros((2, 48), np.uint8)[:, ::2]],
)  # fmt: skip
def test_arrays_of_the_wrong_form_are_refused(rows: Any) -> None:
    with pytest.raises(TogyzError, match="uint8 array"):
        core(variant()).legal_many(rows)


def test_as_many_holes_as_games() -> None:
    compiled = core(variant())
    with pytest.raises(TogyzError, match="1 games need as many holes"):
        compiled.step(compiled.pack([START]), np.array([1, 2], dtype=np.uint8))


def test_a_missing_or_foreign_core_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    load = library.library.__wrapped__
    monkeypatch.setenv("TOGYZ_CORE", str(tmp_path / "none.so"))
    with pytest.raises(CoreUnavailable, match=r"is missing: .*none\.so; `make build`"):
        load()
    foreign = tmp_path / "foreign.so"
    foreign.write_text("no library")
    monkeypatch.setenv("TOGYZ_CORE", str(foreign))
    with pytest.raises(CoreUnavailable, match="can't be loaded as the core"):
        load()


def test_options_have_cores_of_their_own() -> None:
    on = core(variant("togyz+play-on"))
    assert on is core(variant("togyz+play-on")) is not core(variant())
    over = Position.of([1] + [0] * 8, [3] + [0] * 8, (82, 76))
    assert core(variant()).legal_moves(over) == ()
    assert on.legal_moves(replace(over, variant=on.variant)) == (1,)


@pytest.mark.parametrize("name", ["pack", "step", "legal_many"])
def test_without_numpy_the_remedy_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = core(START.variant)
    rows = compiled.pack([START])
    arguments: dict[str, tuple[Any, ...]] = {
        "pack": ([START],),
        "step": (rows, np.array([7], dtype=np.uint8)),
        "legal_many": (rows,),
    }
    monkeypatch.setitem(sys.modules, "numpy", None)  # as if there were none
    remedy = r"NumPy is not installed: pip install 'togyz\[arrays\]', or pip install '\.\[arrays\]'"
    with pytest.raises(TogyzError, match=remedy):
        getattr(compiled, name)(*arguments[name])
