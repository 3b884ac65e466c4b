"""Moves as text, held against the rules."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import positions
from togyz.notation import MoveText, NotationError, format_move, parse_move
from togyz.notation.movetext import NOTATIONS, landing, read_word
from togyz.rules import IllegalMove, Position, Side, Variant

START = Position.start()


def legal(data: st.DataObject) -> tuple[Position, int]:
    """A position in which somebody can move, and a move."""
    position = data.draw(positions().filter(lambda p: p.legal_moves()))
    return position, data.draw(st.sampled_from(position.legal_moves()))


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_the_landing_hole_is_that_of_the_trace(data: st.DataObject) -> None:
    position, hole = legal(data)
    assert landing(position, hole) == position.trace(hole).landing


@pytest.mark.parametrize("name", NOTATIONS)
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_move_reads_back(name: str, data: st.DataObject) -> None:
    position, hole = legal(data)
    if name == "playstrategy" and position.variant.family.sows_kazans:
        with pytest.raises(NotationError, match="no Mangala"):
            format_move(position, hole, name)
        return
    text = format_move(position, hole, name)
    assert parse_move(text, position, name) == hole
    assert parse_move(f" {text} ", position) == hole


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_another_landing_total_or_mark_is_refused(data: st.DataObject) -> None:
    position, hole = legal(data)
    trace = position.trace(hole)
    land = trace.landing.number if trace.landing else 0
    wrong = data.draw(st.integers(0, 9).filter(lambda n: n != land))
    total = trace.after.kazans[position.side]
    other = data.draw(st.integers(0, 9999).filter(lambda n: n != total))
    marked = f"{hole}{land}x"
    for text in (f"{hole}{wrong}", f"{hole}({other})", *([] if trace.tuzdik else [marked])):
        with pytest.raises(NotationError) as caught:
            parse_move(text, position)
        assert parse_move(caught.value.expected or "", position) == hole
    if trace.tuzdik:
        assert parse_move(marked, position) == hole


@pytest.mark.parametrize(
    ("text", "name", "move"),
    [
        ("7", "digits", MoveText(7)),
        ("76", "digits", MoveText(7, 6)),
        ("77", "digits", MoveText(7, 7)),
        ("76(10)", "digits", MoveText(7, 6, 10)),
        ("36x", "digits", MoveText(3, 6, tuzdik=True)),
        ("45X", "digits", MoveText(4, 5, tuzdik=True)),
        ("45х", "digits", MoveText(4, 5, tuzdik=True)),
        ("45Х", "digits", MoveText(4, 5, tuzdik=True)),
        ("47X(15)", "digits", MoveText(4, 7, 15, tuzdik=True)),
        ("47(15)x", "digits", MoveText(4, 7, 15, tuzdik=True)),
        ("30", "digits", MoveText(3, 0)),
        ("g", "letters", MoveText(7)),
        ("G", "letters", MoveText(7)),
        ("g1d2", "playstrategy", MoveText(7, 6, None, False, Side.WHITE, Side.BLACK)),
        ("a2h1", "playstrategy", MoveText(9, 8, None, False, Side.BLACK, Side.WHITE)),
        ("", "digits", None),
        ("0", "digits", None),
        ("06", "digits", None),
        ("765", "digits", None),
        ("76(", "digits", None),
        ("76()", "digits", None),
        ("76(12345)", "digits", None),
        ("76xx(1)x(2)", "digits", None),
        ("٣", "digits", None),
        ("j", "letters", None),
        ("gg", "letters", None),
        ("g1", "playstrategy", None),
        ("j1a1", "playstrategy", None),
        ("a3a1", "playstrategy", None),
    ],
)
def test_words(text: str, name: str, move: MoveText | None) -> None:
    assert read_word(text, name, 9) == move


def test_the_example_of_the_documentation() -> None:
    assert format_move(START, 7) == "76(10)"
    assert format_move(START, 7, "tgk") == "76"
    assert format_move(START, 7, "playstrategy") == "g1d2"
    assert format_move(START, 7, "letters") == "g"
    assert format_move(START, 7, "holes") == "7"


def test_nineteen_stones_end_where_they_began() -> None:
    row = [0] * 8 + [19]
    position = Position.of(row, [9] * 9, (62, 0))
    assert format_move(position, 9) == "99"


def test_a_tuzdik_is_marked_as_each_format_does() -> None:
    position = Position.of([0] * 8 + [2], [2] + [0] * 8, (78, 80))
    assert format_move(position, 9) == "91x(81)"
    assert format_move(position, 9, "togyz") == "91x(81)"
    assert format_move(position, 9, "tgk") == "91x"
    assert format_move(position, 9, "playok") == "91X"
    for text in ("91", "91x", "91Х(81)", "9(81)"):
        assert parse_move(text, position) == 9


def test_a_barred_tuzdik_is_explained() -> None:
    position = Position.of([0] * 8 + [2], [2] + [0] * 8, (78, 80), (5, None))
    with pytest.raises(NotationError, match=r"no tuzdik arises here \(it is barred: second\)"):
        parse_move("91x", position)


def test_mangala_lands_in_the_own_kazan() -> None:
    position = Position.start("mangala")
    assert format_move(position, 3) == "36"
    position = Position.of([0, 0, 0, 0, 0, 1], [4] * 6, (23, 0), variant_name="mangala")
    assert format_move(position, 6) == "60"
    assert parse_move("60", position) == 6
    with pytest.raises(NotationError, match="falls into the own kazan, not into a hole 1"):
        parse_move("61", position)


def test_boards_of_more_than_nine_holes() -> None:
    wide = Position.start(Variant("wide", "Wide", 12, 9))
    text = format_move(wide, 11)
    assert text == "11-7(10)"
    assert parse_move(text, wide) == 11
    assert parse_move("11", wide) == 11
    assert parse_move("l", wide) == 12
    for hole in wide.legal_moves():
        assert parse_move(format_move(wide, hole, "playstrategy"), wide) == hole


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(NotationError, match="'hello' is not a move") as caught:
        parse_move("hello", START)
    assert caught.value.expected == "a move such as 98(10)"
    with pytest.raises(NotationError, match="there is no format of games called 'pgn'"):
        parse_move("76", START, "pgn")
    with pytest.raises(NotationError, match="there is no format of games called 'pgn'"):
        format_move(START, 7, "pgn")
    with pytest.raises(IllegalMove, match="White is to move, but Black 3 was played"):
        parse_move("g2d1", START)
    with pytest.raises(IllegalMove):
        format_move(START, 10)
    with pytest.raises(NotationError, match="into White's hole 4") as caught:
        parse_move("g1d1", START)
    assert caught.value.expected == "g1d2"
    with pytest.raises(NotationError, match="into Black's hole 6, not into White's hole 6"):
        parse_move("g1f1", START)


def test_an_error_can_be_sent_to_another_process() -> None:
    error = NotationError("wrong", line=3, column=7, expected="right")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) == "line 3, column 7: wrong (expected right)"
    assert (again.line, again.column, again.expected) == (3, 7, "right")


@given(st.text(max_size=12) | st.from_regex(r"\A[0-9xX()a-i12]{0,12}\Z"), positions())
@settings(max_examples=300, deadline=None)
def test_no_text_does_more_than_raise_what_is_documented(text: str, position: Position) -> None:
    for name in (None, "fromto", "letters", "playstrategy"):
        try:
            hole = parse_move(text, position, name)
        except (NotationError, IllegalMove):
            continue
        assert hole in position.legal_moves()
