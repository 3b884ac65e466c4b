"""A position in words."""

from __future__ import annotations

import doctest

from tests.board.cases import CASES, MIDDLE, OWN_VARIANTS
from togyz.board import describe, words
from togyz.rules import Position


def test_the_sample_of_the_docstring() -> None:
    assert doctest.testmod(words).attempted > 0
    assert doctest.testmod(words).failed == 0


def test_tuzdiks_are_told_in_the_row_and_by_their_owner() -> None:
    assert describe(MIDDLE) == (
        "Togyz Kumalak / Toguz Korgool. White to move. "
        "White's holes 1 to 9: 1, 12, tuzdik, 3, 14, 2, 7, 0, 5; kazan: 34, 48 to win; "
        "tuzdik: Black's hole 6. "
        "Black's holes 1 to 9: 9, 0, 2, 11, 1, tuzdik, 6, 4, 10; kazan: 41, 41 to win; "
        "tuzdik: White's hole 3."
    )


def test_the_end_is_told() -> None:
    told = describe(CASES["won"].position, "kyrgyz")
    assert "Black wins 82–60: a majority of the stones." in told
    assert "kazan: 82, the majority." in told
    assert "tuz: Black's hole 3" in told


def test_a_board_of_one_hole() -> None:
    assert "White's hole 1: 1; kazan: 0, 2 to win." in describe(Position.start(OWN_VARIANTS[2]))
