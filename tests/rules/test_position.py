"""Positions: what they refuse, and in which words."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from togyz.rules import (
    VARIANTS,
    Game,
    Hole,
    IllegalMove,
    InvalidPosition,
    Outcome,
    Position,
    Reason,
    Side,
    TogyzError,
    UnknownVariant,
    Variant,
    display,
    perft,
    set_svg_renderer,
    variant,
)

NINE = [9] * 9
ZERO = [0] * 9


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"white": NINE, "black": [9] * 8 + [8]}, "add up to 161, .* has 162"),
        ({"white": NINE, "black": NINE, "kazans": (1, 0)}, "add up to 163"),
        (
            {"white": [*NINE[:8], -1], "black": NINE, "kazans": (10, 0)},
            "hole 9 can't hold -1 stones",
        ),
        ({"white": NINE, "black": [*NINE[:8], 10**30]}, "hole 9 can't hold more than 10.9 stones"),
        ({"white": NINE, "black": [*NINE[:8], -(10**5000)]}, "can't hold less than -10.9 stones"),
        ({"white": NINE, "black": [*NINE[:8], 9.0]}, "can't hold 9.0 stones"),
        ({"white": NINE, "black": [*NINE[:8], True], "kazans": (8, 0)}, "can't hold True stones"),
        ({"white": NINE, "black": NINE, "kazans": (-9, 9)}, "White's kazan can't hold -9"),
        ({"white": NINE[:8], "black": NINE}, "White's row has 8 holes; .* has 9"),
        ({"white": NINE, "black": [*NINE, 0]}, "Black's row has 10 holes"),
        (
            {"white": NINE, "black": [*NINE[:8], 0], "kazans": (9, 0), "tuzdiks": (9, None)},
            "White's tuzdik, Black's hole 9, can't be: the last hole",
        ),
        (
            {"white": [9, 9, 0, *NINE[3:]], "black": [9, 9, 0, *NINE[3:]], "kazans": (9, 9)}
            | {"tuzdiks": (3, 3)},
            "both tuzdiks have number 3",
        ),
        (
            {"white": NINE, "black": NINE, "tuzdiks": (2, None)},
            "White's tuzdik, Black's hole 2, can't hold 9 stones",
        ),
        ({"white": NINE, "black": NINE, "tuzdiks": (None, 0)}, "Black's tuzdik can't be 0"),
        ({"white": NINE, "black": NINE, "tuzdiks": (None, 10)}, "a number from 1 to 8"),
        ({"white": NINE, "black": NINE, "tuzdiks": (None, "3")}, "can't be '3'"),
        ({"white": NINE, "black": NINE, "kazans": (0, 0, 0)}, "kazans must be a pair"),
        ({"white": NINE, "black": NINE, "tuzdiks": [None, None]}, "tuzdiks must be a pair"),
        ({"white": NINE, "black": NINE, "side": 0}, "side to move must be Side.WHITE or"),
        ({"white": NINE, "black": NINE, "extra": True}, "option extra-move is off"),
        (
            {"white": NINE, "black": NINE, "extra": True, "variant_name": "togyz+extra-move"},
            "'extra' needs a bare opponent",
        ),
        (
            {"white": [5, 5, 5, 0, 5], "black": [6, 6, 6, 6, 6], "variant_name": "bestemshe"}
            | {"tuzdiks": (None, 4)},
            "Bestemshe has no tuzdik, but Black has one",
        ),
    ],
)
def test_impossible_positions_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPosition, match=message) as caught:
        Position.of(**arguments)
    assert caught.value.problems
    assert all(problem in str(caught.value) for problem in caught.value.problems)


def test_every_problem_is_named() -> None:
    with pytest.raises(InvalidPosition) as caught:
        Position.of([9, 9, 3, *NINE[3:]], [9] * 8 + [0], tuzdiks=(9, 3))
    assert len(caught.value.problems) == 3


def test_the_constructor_needs_the_right_number_of_holes() -> None:
    with pytest.raises(InvalidPosition, match="a tuple of 18 holes"):
        Position(variant(), (81, 81))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"white": [*NINE[:8], 8], "black": NINE, "kazans": (1, 0)}, "White's kazan holds an odd"),
        (
            {"white": [0, *NINE[1:]], "black": [12, *NINE[1:]]}
            | {"kazans": (0, 6), "tuzdiks": (None, 1)},
            None,
        ),
        (
            {"white": [0, *NINE[1:]], "black": [16, *NINE[1:]]}
            | {"kazans": (0, 2), "tuzdiks": (None, 1)},
            "Black owns a tuzdik, but the kazan holds 2",
        ),
    ],
)
def test_unreachable_positions_are_warned_of(
    arguments: dict[str, Any], message: str | None
) -> None:
    found = Position.of(**arguments).warnings()
    if message is None:
        assert found == ()
    else:
        assert len(found) == 1
        assert message in found[0]


def test_positions_are_values() -> None:
    start = Position.start()
    assert start == Position.start("toguz korgool") == Position.of(NINE, NINE)
    assert len({start, Position.start(), start.play(1), start.play(1)}) == 2
    assert start != Position.start("togyzkumalak+play-on")
    with pytest.raises(FrozenInstanceError):
        start.side = Side.BLACK  # type: ignore[misc]


@pytest.mark.parametrize(
    ("hole", "message"),
    [(0, "0 is no hole: a move is a number from 1 to 9"), (10, "no hole"), ("7", "'7' is no hole"),
     (True, "True is no hole"), (2, "White's hole 2 is empty; playable: 1, 4, 5, 6, 7, 8, 9"),
     (3, "White's hole 3 is Black's tuzdik")],
)  # fmt: skip
def test_illegal_moves_are_refused(hole: Any, message: str) -> None:
    position = Position.of([9, 0, 0, *NINE[3:]], NINE, (9, 9), (None, 3))
    for attempt in (position.play, position.trace, Game(position).play):
        with pytest.raises(IllegalMove, match=message):
            attempt(hole)


def test_no_move_after_the_end() -> None:
    position = Position.of([1, *ZERO[1:]], [3, *ZERO[1:]], (82, 76))
    assert position.legal_moves() == ()
    with pytest.raises(IllegalMove, match="the game is over: White wins 82–76: a majority"):
        position.play(1)


def test_emptying_ones_own_side_ends_nothing() -> None:
    position = Position.of([*ZERO[:8], 1], [4, *ZERO[1:]], (79, 78))
    after = position.play(9)
    assert after.row(Side.WHITE) == tuple(ZERO)
    assert after.outcome() is None
    assert after.legal_moves() == (1,)


@pytest.mark.parametrize(
    ("kazans", "rest", "expected"),
    [((80, 78), 4, Outcome(Side.BLACK, Reason.BARE, (80, 82))),
     ((81, 70), 11, Outcome(None, Reason.BARE, (81, 81))),
     ((81, 81), 0, Outcome(None, Reason.SPLIT, (81, 81)))],
)  # fmt: skip
def test_a_bare_side(kazans: tuple[int, int], rest: int, expected: Outcome) -> None:
    position = Position.of(ZERO, [rest, *ZERO[1:]], kazans)
    assert position.outcome() == expected
    # To play on changes nothing here, but that the empty board is a bare side too.
    played_on = replace(position, variant=variant("togyz+play-on")).outcome()
    assert played_on is not None
    assert (played_on.winner, played_on.score) == (expected.winner, expected.score)


def test_outcomes_in_words() -> None:
    assert str(Outcome(Side.BLACK, Reason.BARE, (80, 82))).startswith("Black wins 82–80: ")
    assert str(Outcome(Side.WHITE, Reason.TIME, (3, 9))) == "White wins: Black ran out of time"
    assert str(Outcome(None, Reason.AGREEMENT, (3, 9))) == "Draw: by agreement"


def test_variants_are_found_by_their_usual_names() -> None:
    assert variant("Toguz Korgool") is variant("togyz-kumalak") is variant("тоғызқұмалақ")
    assert variant("NO-RETURN") is variant("no return") is VARIANTS["no-return"]
    assert variant(VARIANTS["mangala"]) is VARIANTS["mangala"]
    assert str(variant("bestemshe+extra-move+play-on")) == "bestemshe+play-on+extra-move"


@pytest.mark.parametrize(
    ("name", "message"),
    [("chess", "unknown variant 'chess'; known are togyzkumalak"),
     ("togyz+blind", "unknown option 'blind'; known are play-on"),
     ("", "unknown variant ''")],
)  # fmt: skip
def test_unknown_variants_are_refused(name: str, message: str) -> None:
    with pytest.raises(UnknownVariant, match=message):
        variant(name)


def test_options_that_have_no_meaning_are_refused() -> None:
    with pytest.raises(UnknownVariant, match="no meaning in Mangala"):
        variant("mangala+extra-move")
    with pytest.raises(TogyzError, match="no meaning in Mangala"):
        variant("mangala").with_options(extra_move=True)
    with pytest.raises(TogyzError, match="at least one hole"):
        Variant("none", "None", 0, 9)


@pytest.mark.parametrize("name", ["", "x y", "Small", "small+", "a--b", "-a", "қоздату", "a\n"])
def test_names_that_no_text_could_hold_are_refused(name: str) -> None:
    with pytest.raises(TogyzError, match="can't name a variant"):
        Variant(name, "Small", 3, 4)


def test_a_new_variant_takes_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VARIANTS, "ushtik", Variant("ushtik", "Üştik", 3, 4, tuzdik=True))
    start = Position.start("ushtik")
    assert (start.variant.total, start.variant.win) == (24, 13)
    # 3: one stone stays, three go to Black 1, 2, 3; the last hole has five then.
    assert start.play(3) == Position.of(
        [4, 4, 1], [5, 5, 5], side=Side.BLACK, variant_name="ushtik"
    )
    assert [perft(start, depth) for depth in (1, 2)] == [3, 9]


def test_holes_are_read_by_side_and_number() -> None:
    position = Position.of([1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 17, *ZERO[2:]], (50, 50), (1, None))
    assert position[Side.WHITE, 3] == 3
    assert position[Hole(Side.BLACK, 2)] == 17
    assert position.tuzdik_owner((Side.BLACK, 1)) is Side.WHITE
    assert position.tuzdik_owner((Side.WHITE, 1)) is None
    for number in (0, 10):
        with pytest.raises(IndexError, match="not on the board: 1 to 9"):
            position[Side.WHITE, number]


def test_pictures_come_from_whoever_draws_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_renderer", None)
    assert Position.start()._repr_svg_() is None
    set_svg_renderer(lambda position, move: f"{position.variant} {move and move.origin}")
    assert Position.start()._repr_svg_() == "togyzkumalak None"
    assert Game(moves=[7])._repr_svg_() == "togyzkumalak White 7"
