"""What every text board keeps to, whatever it shows."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.board.cases import CASES, MIDDLE, OWN_VARIANTS
from tests.support import games, positions
from togyz.board import text
from togyz.board.geometry import kazans_on_the_way
from togyz.rules import Game, Position, Side, TogyzError

BLACK = Side.BLACK
CODES = re.compile(r"\x1b\[[\d;]*m")
ANY = st.one_of(positions(), st.sampled_from(OWN_VARIANTS).flatmap(positions))


def board_of(shown: str) -> list[str]:
    """The lines of the board itself, between its upper and lower edge."""
    lines = shown.split("\n")
    edges = [place for place, line in enumerate(lines) if line and line[0] in "┌└+"]
    return lines[edges[0] : edges[-1] + 1]


@given(ANY, st.booleans(), st.sampled_from(Side))
def test_it_is_a_rectangle_that_a_terminal_can_show(
    position: Position, unicode: bool, below: Side
) -> None:
    shown = text(position, unicode=unicode, below=below)
    assert max(map(len, shown.split("\n"))) <= 79
    assert len({len(line) for line in board_of(shown)}) == 1
    assert all(line == line.rstrip() for line in shown.split("\n"))
    if not unicode:
        assert shown.isascii()


@given(ANY, st.booleans())
def test_colours_change_nothing_else(position: Position, unicode: bool) -> None:
    coloured = text(position, unicode=unicode, color=True)
    assert CODES.sub("", coloured) == text(position, unicode=unicode)
    assert CODES.search(coloured)


@given(positions())
def test_every_number_is_there(position: Position) -> None:
    n = position.variant.holes
    lines = board_of(text(position, unicode=False))
    upper, lower = lines[1], lines[-2]
    if kazans_on_the_way(position.variant):
        upper, lower = (re.sub(r"^\|.{9}|.{9}\|$", "", line) for line in (upper, lower))
    white = [cell.strip() for cell in lower.strip("|").split("|")]
    black = [cell.strip() for cell in upper.strip("|").split("|")][::-1]
    for side, cells in zip(Side, (white, black), strict=True):
        assert len(cells) == n
        for number, cell in enumerate(cells, 1):
            owner = position.tuzdik_owner((side, number))
            stones = position[side, number]
            assert cell == (str(stones) if owner is None else f"<{'WB'[owner]}>")


@given(positions())
def test_an_odd_stone_is_alone(position: Position) -> None:
    if kazans_on_the_way(position.variant):
        return
    # Black's row: the numbers, the first of each pair, the second.
    _, first, second = (
        line.strip("|").split("|") for line in board_of(text(position, unicode=False))[1:4]
    )
    for stones, one, two in zip(position.row(BLACK)[::-1], first, second, strict=True):
        if one.strip(" o~"):
            assert stones == 0  # the word of a tuzdik
            continue
        assert one.count("o") - two.count("o") == stones % 2
        if "~" not in one:
            assert one.count("o") + two.count("o") == stones


@given(positions())
def test_turned_and_mirrored_is_the_same(position: Position) -> None:
    turned = text(position, below=BLACK, unicode=False)
    mirrored = text(position.mirror(), unicode=False)
    swap = {"White": "Black", "Black": "White", "<W>": "<B>", "<B>": "<W>"}
    assert re.sub("White|Black|<W>|<B>", lambda m: swap[m[0]], turned) == mirrored


@given(games())
def test_the_last_move_is_marked_and_told(game: Game) -> None:
    trace = game.end.trace()
    shown = text(game.position, last_move=trace)
    if trace is None:
        assert "Last move" not in shown
        return
    assert f"Last move: {trace.origin}" in shown
    marks = len(re.findall(r"\(\S+\)", shown)), len(re.findall(r"\[\S+\]", shown))
    assert marks == (0 if trace.origin == trace.landing else 1, 1)


def test_who_is_to_move_and_how_it_ended() -> None:
    assert "► White to move." in text(MIDDLE)
    assert "> Black wins 82-60: a majority of the stones." in text(
        CASES["won"].position, unicode=False
    )


def test_the_words_of_both_countries() -> None:
    assert "tuzdik" in text(MIDDLE)
    assert "tuzdik" not in text(MIDDLE, vocabulary="kyrgyz")
    assert " tuz " in text(MIDDLE, vocabulary="kyrgyz")


def test_bad_moves_are_named() -> None:
    with pytest.raises(TogyzError, match="last move 0 is no hole: 1 to 9"):
        text(MIDDLE, last_move=0)
