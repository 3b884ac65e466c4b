"""Levels play legally, the same for a seed, each better than those below, and err as people do."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bench.bench_levels import match
from tests.support import ALL_VARIANTS
from togyz.core import CoreEngine, levels
from togyz.engine import FULL, LEVELS, Engine, Limits, choose, level, level_names
from togyz.engine.levels import seed_number
from togyz.notation import parse_position
from togyz.rules import Game, Position, Side, TogyzError, Variant

DATA = Path(__file__).parents[1] / "data"
RUNGS = [name for name in LEVELS if name != FULL]
QUICK = [name for name in RUNGS if LEVELS[name].nodes <= 1300]
A_TENTH = Limits(nodes=500)

# White's hole 9 takes ten stones, and 82 of them win.
WINS = Position.of([3, 0, 5, 0, 0, 0, 0, 0, 2], [9, 9, 9, 9, 9, 5, 1, 1, 1], (74, 25), (None, None))
GOLDEN = Position.start().play(7).play(4).play(9).play(1)


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_every_level_plays_every_variant_by_the_rules(rules: Variant) -> None:
    for name in LEVELS:
        game = Game(rules)
        limits = A_TENTH if name == FULL else None
        plies = 200 if name in QUICK else 4
        while game.outcome is None and len(game) < plies:
            earlier = [node.position for node in game.root.mainline()][:-1]
            choice = choose(game.position, name, len(game), earlier, limits)
            assert choice.pv[0] == choice.move
            game.play(choice.move)  # raises if it is illegal


def test_the_ladder_is_in_order() -> None:
    assert list(LEVELS) == [str(number) for number in range(1, len(levels()))] + [FULL]
    assert [LEVELS[name].number for name in LEVELS] == list(range(1, len(levels()) + 1))
    assert 14 <= len(RUNGS) <= 20
    for lower, higher in pairwise(LEVELS[name] for name in RUNGS):
        assert lower.elo is not None
        assert higher.elo is not None
        assert 0 < lower.elo < higher.elo <= lower.elo + 250
        # A person looks further, or errs less; the engine, which comes after, looks at more.
        assert higher.depth == 0 or 0 < lower.depth <= higher.depth
        assert lower.depth > 0 or lower.nodes < higher.nodes
        assert lower.previews >= higher.previews
    assert LEVELS[FULL].elo is None
    assert not LEVELS[FULL].previews


def test_other_names() -> None:
    easy, medium, hard = (LEVELS[name] for name in ("easy", "medium", "hard"))
    assert easy.number < medium.number < hard.number
    assert medium.previews
    assert not hard.previews
    assert LEVELS[str(hard.number - 1)].previews
    for known in (easy, medium, hard):
        assert level(known.alias or "") == level(known.name) == level(known.number) == known
        assert level(known) is known
    assert level_names() == ("easy", "medium", "hard", *LEVELS)
    assert "easy" in LEVELS
    assert "harder" not in LEVELS
    assert len(LEVELS) == len(list(LEVELS))


def test_unknown_levels_and_finished_games_are_refused() -> None:
    unknown: Any
    for unknown in ("harder", "0", "05", 0, -1, 99, True, [], None, 1.0, replace(level(1), elo=9)):
        with pytest.raises(TogyzError, match=r"unknown level .*1 to \d+, easy, medium, hard and f"):
            level(unknown)
    over = Position.of([0] * 9, [0] * 9, (100, 62), (None, None))
    for name in LEVELS:
        with pytest.raises(TogyzError, match="game is over"):
            choose(over, name)


def test_only_full_takes_limits_and_it_needs_them() -> None:
    position = Position.start()
    with pytest.raises(TogyzError, match=r"level full needs limits, such as Limits\(movetime_ms"):
        choose(position, FULL)
    with pytest.raises(TogyzError, match="would never end"):
        choose(position, FULL, limits=Limits())
    with pytest.raises(TogyzError, match=r"limits\.nodes must be from"):
        choose(position, FULL, limits=Limits(nodes=-1))
    with pytest.raises(TogyzError, match="level 3 knows how far it looks: leave the limits out"):
        choose(position, "3", limits=Limits(nodes=100))
    assert choose(position, FULL, limits=Limits(nodes=5000)) == choose(
        position, FULL, 7, limits=Limits(nodes=5000)
    )


def test_the_core_refuses_levels_that_there_are_not() -> None:
    engine = CoreEngine(Position.start().variant, 1)
    engine.set(Position.start())
    for number in (-1, 0, len(levels()) + 1):
        with pytest.raises(TogyzError, match="there is no level"):
            engine.choose(number, 1)
    with pytest.raises(TogyzError, match="or it needs limits"):
        engine.choose(len(levels()), 1)
    with pytest.raises(TogyzError, match=r"limits\.depth must not be negative, as -1 is"):
        engine.choose(1, 1, Limits(depth=-1))


@pytest.mark.parametrize("name", RUNGS)
def test_only_moves_that_may_be_considered_are_chosen(name: str) -> None:
    engine = CoreEngine(Position.start().variant, 1)
    for seed in range(3):
        engine.set(Position.start())
        (line,) = engine.choose(LEVELS[name].number, seed, Limits(moves=(2, 6))).lines
        assert line.pv[0] in (2, 6)
    engine.set(WINS)
    assert engine.choose(LEVELS[name].number, 1, Limits(moves=(2,))).lines == ()


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    code = (
        "from togyz.engine import choose; from togyz.rules import Game\n"
        "game = Game()\n"
        "while game.outcome is None and len(game) < 40: "
        "game.play(choose(game.position, 'easy', seed='seven').move)\n"
        "print(game.moves)"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(runs) == 1


@pytest.mark.parametrize("name", RUNGS)
def test_a_seed_decides_whatever_was_thought_about_before(name: str) -> None:
    first = choose(GOLDEN, name, seed=4)
    choose(GOLDEN.play(first.move), "12", seed=1)
    assert choose(GOLDEN, name, seed=4) == first


@pytest.mark.parametrize("name", RUNGS)
def test_without_a_seed_the_opening_varies(name: str) -> None:
    position = Position.start().play(7)
    found = {choose(position, name).move for _ in range(4)}
    for seed in range(40):
        if len(found) > 1:
            return
        found.add(choose(position.play(7), name, seed).move)
        found.add(choose(Position.start(), name, seed).move)
    raise AssertionError(f"level {name} knows one opening only")


def test_seeds_are_numbers_of_64_bits() -> None:
    assert seed_number(5) == 5
    assert seed_number(-1) == seed_number(2**64 - 1) == 2**64 - 1
    # FNV-1a, as anybody may compute it.
    assert seed_number("") == 0xCBF29CE484222325
    assert seed_number("a") == 0xAF63DC4C8601EC8C
    assert seed_number("\udc80") != seed_number("\udc81")
    assert len({seed_number(None) for _ in range(20)}) == 20
    with pytest.raises(TypeError, match="seed must be"):
        seed_number([1])  # type: ignore[arg-type]


def test_dice_differ_with_position_seed_and_recurrence() -> None:
    spots = [GOLDEN, GOLDEN.play(2), GOLDEN.play(2).play(2)]
    for spot in spots:
        assert len({choose(spot, "1", seed).move for seed in range(30)}) > 2
    rows = [[choose(spot, "1", seed).move for seed in range(30)] for spot in spots]
    assert rows[0] != rows[1] != rows[2]
    # Who comes back to a position thinks again.
    back = [
        [choose(GOLDEN, "1", seed, [GOLDEN] * times).move for seed in range(30)] for times in (0, 1)
    ]
    assert back[0] != back[1]


def test_a_third_occurrence_is_known_to_be_a_draw() -> None:
    # White is far ahead, and likes hole 4; but who is ahead wants no draw.
    position = Position.of(
        [3, 1, 1, 3, 0, 2, 0, 0, 0], [0, 1, 2, 1, 2, 3, 0, 3, 1], (80, 59), (None, None)
    )
    again = [position, position.play(4)] * 2
    for seed in range(10):
        assert choose(position, "9", seed, again[:2]).move == 4
        assert choose(position, "9", seed, again).move != 4


def test_better_levels_take_what_there_is_more_surely() -> None:
    taken = [sum(choose(WINS, name, seed).move == 9 for seed in range(200)) for name in QUICK]
    assert taken[0] > 40  # by chance alone one in three
    assert taken[4] > taken[0] + 20
    assert taken[-1] == 200
    assert all(higher > lower - 25 for lower, higher in pairwise(taken))


def test_large_captures_are_overlooked_less_than_small_ones() -> None:
    def taken(stones: int) -> int:
        # Hole 9 takes them; no other move wins anything.
        theirs = [stones - 1, 0, 0, 1, 12, 0, 0, 0, 0]
        position = Position.of(
            [1, 1, 1, 0, 0, 0, 0, 0, 2], theirs, (66, 162 - 71 - sum(theirs)), (None, None)
        )
        return sum(choose(position, "2", seed).move == 9 for seed in range(300))

    assert taken(14) > taken(6) + 30


def test_weak_levels_don_t_see_the_answer() -> None:
    # Black's best, hole 9, is not what wins most at once.
    position = Position.of(
        [2, 2, 0, 1, 10, 1, 4, 1, 11],
        [16, 0, 6, 1, 3, 0, 6, 1, 21],
        (26, 50),
        (None, None),
        Side.BLACK,
    )
    found = [
        sum(choose(position, name, seed).move == 9 for seed in range(100))
        for name in ("1", "3", "5", "7", "9")
    ]
    assert found == sorted(found)
    assert found[0] < 25
    assert found[-1] > 90


@pytest.mark.parametrize(
    ("one", "other", "games", "least", "most"),
    [
        ("1", "random", 100, 0.5, 0.72),  # a child's first game can be won
        ("1", "greedy", 100, 0.03, 0.2),
        ("easy", "greedy", 100, 0.3, 0.6),
        ("medium", "greedy", 100, 0.7, 0.97),
        *[(str(n + 3), str(n), 40, 0.75, 1.0) for n in range(1, 10, 2)],
    ],
)
def test_levels_are_as_strong_as_they_should_be(
    one: str, other: str, games: int, least: float, most: float
) -> None:
    # Neither time nor chance is in it: the same games are played everywhere.
    assert least <= match(one, other, games).share <= most


def test_the_same_choices_everywhere() -> None:
    """Those of the core for the page, too: whoever changes them changes how the levels play.

    They are of the levels that don't search: those of the others change with the search.
    """
    for known in json.loads((DATA / "levels.json").read_text(encoding="utf-8")):
        positions = [parse_position(known["start"])]
        for move in known["moves"]:
            positions.append(positions[-1].play(move))
        found = choose(positions[-1], known["level"], known["seed"], positions[:-1])
        assert found.move == known["move"], known


def test_an_engine_may_have_a_level() -> None:
    with Engine.open(hash_mib=1) as engine:
        engine.configure(seed=9)
        for name in ("easy", "7", "12"):
            engine.configure(level=name)
            # Limits are for full: a level looks at what it looks at.
            for limits in (Limits(nodes=1), Limits(movetime_ms=60_000)):
                answer = engine.play(GOLDEN, limits)
                assert answer.move == choose(GOLDEN, name, 9).move
                assert len(answer.info.lines) == 1
        with pytest.raises(TogyzError, match="level must be one of easy, medium, hard, 1, 2, 3"):
            engine.configure(level="0")
        engine.configure(level=FULL)
        assert len(engine.play(GOLDEN, Limits(depth=3, lines=3)).info.lines) == 3
        engine.configure(level=1, seed=0)
        assert len({engine.play(GOLDEN, Limits(nodes=1)).move for _ in range(40)}) > 1


def test_json_requests_may_name_a_level() -> None:
    asked = [
        {"id": 1, "moves": [7, 4, 9, 1], "level": "easy", "seed": 9},
        {"id": 2, "moves": [7, 4, 9, 1], "level": "easy", "seed": 9, "only": [2]},
        {"id": 3, "level": "easy", "lines": 2},
        {"id": 4, "level": 3},
        {"id": 5, "level": "full", "depth": 2, "lines": 2},
    ]
    ran = subprocess.run(
        [sys.executable, "-m", "togyz", "engine", "--json"],
        input="".join(f"{json.dumps(one)}\n" for one in asked),
        capture_output=True,
        text=True,
        check=True,
    )
    answers = {answer["id"]: answer for answer in map(json.loads, ran.stdout.splitlines())}
    assert answers[1]["pv"][0] == choose(GOLDEN, "easy", 9).move
    assert answers[2]["pv"] == [2]
    assert (answers[3]["field"], answers[4]["field"]) == ("lines", "level")
    assert "level 3 knows how far it looks: leave it out" in answers[3]["message"]
    assert len(answers[5]["lines"]) == 2


def test_both_sides_alike() -> None:
    mirrored = Position(
        GOLDEN.variant,
        GOLDEN.holes[9:] + GOLDEN.holes[:9],
        GOLDEN.kazans[::-1],
        GOLDEN.tuzdiks[::-1],
        Side.BLACK if GOLDEN.side is Side.WHITE else Side.WHITE,
    )
    for name in QUICK:
        assert choose(GOLDEN, name, 3).move == choose(mirrored, name, 3).move
