"""Positions as text: what is written reads back, what could mean two things is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import positions
from togyz.notation import POSITION_FORMATS, NotationError, format_position, parse_position
from togyz.rules import (
    InvalidPosition,
    Position,
    Side,
    TogyzError,
    UnknownVariant,
    Variant,
    variant,
)

LATER = Position.of(
    [2, 6, 19, 0, 1, 3, 1, 3, 3],
    [3, 4, 2, 4, 6, 0, 7, 1, 11],
    (57, 29),
    (6, 4),
    Side.BLACK,
)

WRITTEN = {
    "togyz": "togyz1 togyzkumalak 2,6,19,x,1,3,1,3,3/3,4,2,4,6,x,7,1,11 57/29 b",
    "json": '{"variant":"togyzkumalak","white":[2,6,19,0,1,3,1,3,3],"black":[3,4,2,4,6,0,7,1,11],'
    '"kazans":[57,29],"tuzdiks":[6,4],"side":"black"}',
    "playstrategy": "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 1",
    "plain": "2,6,19,0,1,3,1,3,3/3,4,2,4,6,0,7,1,11 57 29 6 4 b",
    "plain0": "2,6,19,0,1,3,1,3,3/3,4,2,4,6,0,7,1,11 57 29 5 3 b",
}


@pytest.mark.parametrize("name", POSITION_FORMATS)
def test_each_format_looks_as_documented(name: str) -> None:
    assert format_position(LATER, name) == WRITTEN[name]
    assert parse_position(WRITTEN[name], name) == LATER


@pytest.mark.parametrize("name", POSITION_FORMATS)
@given(position=positions())
@settings(max_examples=120, deadline=None)
def test_what_is_written_reads_back(name: str, position: Position) -> None:
    rules = position.variant
    try:
        text = format_position(position, name)
    except NotationError:
        assert position.extra or (name == "playstrategy" and rules.family.sows_kazans)
        return
    try:
        assert parse_position(text, name, rules) == position
    except NotationError:
        # Text that could be the other program's too.
        assert name == "playstrategy"
        assert position.warnings()
    if name in ("togyz", "json"):
        assert parse_position(text) == position
        assert parse_position(f"\ufeff  {text}\r\n") == position


def attempt(text: str, rules: Variant | None, name: str | None = None) -> tuple[object, str]:
    """The position, or the message of the error that is documented."""
    try:
        return parse_position(text, name, rules), ""
    except (NotationError, InvalidPosition, UnknownVariant) as problem:
        return None, str(problem)


@given(positions())
@settings(max_examples=200, deadline=None)
def test_a_plain_position_without_its_numbering_is_never_guessed(position: Position) -> None:
    for name in ("plain", "plain0"):
        if position.extra:
            continue
        text = format_position(position, name)
        read, refused = attempt(text, position.variant)
        assert read == position or all(word in refused for word in ("numbered from 0", "plain0"))


def test_both_numberings_are_read_where_only_one_can_be() -> None:
    row = "9,9,0,9,9,9,9,9,9"
    start = "9,9,9,9,9,9,9,9,9"
    read = parse_position(f"{start}/{row} 9 0 3 - w")
    assert read.tuzdiks == (3, None)
    assert parse_position(f"{start}/{row} 9 0 2 -1 w") == read
    assert parse_position(f"{start}/{row}/9,0/2,-1/w") == read
    assert parse_position(f"{start}/{row}/9,0/3,-/W") == read
    assert parse_position(f"{start}/0,9,9,9,9,9,9,9,9 9 0 0 - white").tuzdiks == (1, None)
    with pytest.raises(NotationError, match="more than one way") as caught:
        parse_position("9,9,9,9,9,9,9,9,9/9,9,0,0,9,9,9,9,9 18 0 3 - w")
    assert "tuzdik 3" in str(caught.value)
    assert "tuzdik 4" in str(caught.value)
    assert caught.value.column == 42
    with pytest.raises(NotationError, match="however the tuzdiks are numbered"):
        parse_position(f"{start}/{start} 0 0 3 - w")


def test_a_zero_is_no_tuzdik_where_nothing_else_can_be_meant() -> None:
    start = "9,9,9,9,9,9,9,9,9"
    assert parse_position(f"{start}/{start} 0 0 0 0 b").tuzdiks == (None, None)
    # Numbered from 0 it may be the first hole.
    with pytest.raises(NotationError, match="0 for none"):
        parse_position(f"{start}/0,9,9,9,9,9,9,9,0 18 0 0 8 w")


def test_playstrategy_examples() -> None:
    nine = ",".join(["9S"] * 9)
    assert parse_position(f"{nine}/{nine} 0 0 S 1") == Position.start()
    five = ",".join(["5S"] * 5)
    assert parse_position(f"{five}/{five} 0 0 S 1") == Position.start("bestemshe")
    text = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10"
    assert parse_position(text) == LATER
    assert parse_position("1,18S,1,18S,5/2,18S,6 54 54 S").row(Side.WHITE) == (
        *(0, 0, 18),
        *[0] * 6,
    )


def test_south_first_is_refused_not_guessed() -> None:
    # Black's tuzdik is South's hole 1; with North's row first it would be North's hole 9.
    south_first = "t,6S,19S,2S,1S,3S,1S,3S,3S/11S,1S,7S,6S,6S,4S,2S,1S,3S 54 29 N 10"
    with pytest.raises(NotationError, match="South's row first"):
        parse_position(south_first)
    north_first = "11S,1S,7S,6S,6S,4S,2S,1S,3S/t,6S,19S,2S,1S,3S,1S,3S,3S 54 29 N 10"
    assert parse_position(north_first).tuzdiks == (None, 1)
    # Here it would be a position, but White would own a tuzdik without its three stones.
    with pytest.raises(NotationError, match="no game reaches it"):
        parse_position("9S,9S,9S,t,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,8S,9S 1 9 S 1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the text is empty"),
        (" \n", "the text is empty"),
        ("hello", "'hello' is no position in a known format"),
        ("9,9", "'9,9' is no position"),
        ("togyz2 togyzkumalak", "version togyz2"),
        ("togyz1", "5 fields"),
        ("togyz1 chess 1/1 0/0 w", "unknown variant 'chess'"),
        ("togyz1 bestemshe 5,5,5,5,5/5,5,5,5 0/0 w", "Black's row has 4 holes; Bestemshe has 5"),
        ("togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 x", "'x' is not readable here"),
        ("togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0 w", "'0' is not readable here"),
        ("togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w more", "'more' is not readable here"),
        ("togyz1 bestemshe 5,5,5,5,x/5,5,5,5,5 0/5 w", "Bestemshe has no tuzdik"),
        ("togyz1 togyzkumalak x,x,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/18 w", "two tuzdiks"),
        ("togyz1 bestemshe 5,5,5,5,5/5,5,5,5,6 0/0 w", "add up to 51"),
        ("5S,5S/5S,5S 0 0 S 1", "2 and 2 holes"),
        ("5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 X 1", "'X' is not readable here"),
        ("5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 S 1", "'S' is not readable here"),
        ("5S,5S,5S,5S,5Q/5S,5S,5S,5S,5S 0 0 S 1", "'5Q' is not readable here"),
        ("99S,1S,1S,1S,1S/5S,5S,5S,5S,5S 0 0 S 1", "can't hold 99"),
        ("99,5S/5S,5S,5S,5S,5S 0 0 S 1", "'99' is not readable here"),
        ("6,6,6,6/6,6,6,6 0 0 - - w", "4 and 4 holes"),
        ("5,5,5,5,5/7,7,7,7,7,7,7 0 0 - - w", "5 and 7 holes"),
        ("t,t,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 9 9 S 1", "has 2 tuzdiks"),
        ("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0 0 - - 1", "'1' is not readable here"),
        ("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0 0 a - w", "'a' is not readable here"),
        ("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9/0,0", "not a position string"),
        ("{", "not JSON"),
        ("{}", "the member 'white' is missing"),
        ('{"white": [1], "black": [1]}', "1 and 1 holes"),
        ('{"variant": 3}', "'variant' is no text"),
        ('{"variant": "mangala", "colour": 1}', "no member 'colour'"),
        ('{"white": [1, true]}', "the member 'white'"),
        ("{" + "[" * 1000, "not JSON"),
        ('{"white":' + "[" * 1900, "not "),  # not JSON, or nested too deeply
        ("7" * 2001, "no position needs more"),
    ],
)
def test_what_is_wrong_is_named(text: str, message: str) -> None:
    with pytest.raises(TogyzError) as caught:
        parse_position(text)
    assert message in str(caught.value)


def test_columns_of_positions() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position("togyz1 bestemshe 5,5,5,5,5/5,5,a,5,5 0/0 w")
    assert (caught.value.column, caught.value.expected) == (
        32,
        "a number of stones, or x for a tuzdik",
    )


def test_the_variant_that_was_asked_for() -> None:
    nine = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0 0 - - w"
    assert parse_position(nine, variant="no-return") == Position.start("no-return")
    with pytest.raises(NotationError, match="Bestemshe has 5 a side"):
        parse_position(nine, variant="bestemshe")
    text = format_position(Position.start("no-return"))
    with pytest.raises(NotationError, match="was asked for"):
        parse_position(text, variant="togyzkumalak")
    with pytest.raises(UnknownVariant):
        parse_position(nine, variant="chess")
    with pytest.raises(NotationError, match="no format of positions called 'fen'"):
        parse_position(nine, "fen")
    with pytest.raises(NotationError, match="no format of positions called"):
        format_position(Position.start(), "x" * 1000)


def test_a_variant_of_a_program_s_own() -> None:
    small = Variant("small", "Small", 3, 3)
    position = Position.start(small)
    with pytest.raises(NotationError, match="not the registered one"):
        format_position(position)
    other = Variant("bestemshe", "Another", 5, 5, tuzdik=True)
    with pytest.raises(NotationError, match="not the registered one"):
        format_position(Position.start(other), "json")
    assert parse_position(format_position(position, "plain"), variant=small) == position
    own = "togyz1 small 3,3,3/3,3,3 0/0 w"
    assert parse_position(own, variant=small) == position


def test_what_a_format_cannot_say() -> None:
    rules = variant("togyzkumalak+extra-move")
    position = Position(rules, (1,) + (0,) * 17, (80, 81), (None, None), Side.WHITE, extra=True)
    assert parse_position(format_position(position)) == position
    assert parse_position(format_position(position, "json")) == position
    for name in ("playstrategy", "plain"):
        with pytest.raises(NotationError, match="passed"):
            format_position(position, name)
    with pytest.raises(NotationError, match="no Mangala"):
        format_position(Position.start("mangala"), "playstrategy")


def test_json_members_may_come_in_any_order_and_layout() -> None:
    members = json.loads(WRITTEN["json"])
    text = json.dumps(dict(reversed(members.items())), indent=2)
    assert parse_position(text) == LATER


@given(st.text(max_size=60) | st.from_regex(r"\A[0-9StxNSw/, -]{0,60}\Z"))
@settings(max_examples=400, deadline=None)
def test_no_text_does_more_than_raise_what_is_documented(text: str) -> None:
    for name in (None, *POSITION_FORMATS):
        position, message = attempt(text, None, name)
        assert position is not None or message
