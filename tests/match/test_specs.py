from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.support import settings
from togyz.match import Pace, parse_engine
from togyz.rules import TogyzError


def test_what_engines_look_like() -> None:
    core = parse_engine("core nodes=20000 depth=9 time=50 hash=8 threads=2 name=mine")
    assert core.pace == Pace(20000, 9, 50)
    assert (core.number("hash", 1), core.number("threads", 1)) == (8, 2)
    assert core.name == "mine"
    assert parse_engine("core").name == "core"
    assert parse_engine("level easy").level == "3" == parse_engine("level 3").level
    engine = parse_engine("engine nodes=5 hash=2 Skill=x 'my engine' --a b=c")
    assert engine.command == ("my engine", "--a", "b=c")
    assert engine.options == (("hash", "2"), ("Skill", "x"))
    assert engine.pace == Pace(nodes=5)
    moves = parse_engine("moves time=50 ./mine x=y")
    assert (moves.command, moves.pace) == (("./mine", "x=y"), Pace(move_ms=50))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is no engine"),
        ("togyz engine", "for a program write: engine togyz engine"),
        ("core nodes=0", "nodes=0 is not right: nodes is a number from 1"),
        ("core nodes=many", "nodes=many is not right"),
        ("core nodes=-5", "nodes=-5 is not right"),
        ("core hash=99999999999", "hash is a number from 1 to"),
        ("core speed=3", "it is written: core"),
        ("core now", "it is written: core"),
        ("level", "it is written: level NAME"),
        ("level easy hash=3", "it is written: level NAME"),
        ("level hash=3 easy", "it is written: level NAME"),
        ("level nobody", "unknown level 'nobody'"),
        ("level full", "'level full': level full is the engine itself: write core nodes=N"),
        ("engine", "COMMAND"),
        ("engine hash=3", "COMMAND"),
        ("moves nodes=4 ./mine", "moves \\[time=MS\\]"),
        ("moves hash=4 ./mine", "moves \\[time=MS\\]"),
        ("core 'nodes=3", "No closing quotation"),
    ],
)
def test_what_engines_do_not_look_like(text: str, told: str) -> None:
    with pytest.raises(TogyzError, match=told):
        parse_engine(text)


@given(st.text(max_size=40) | st.text("corelvngimsh= '\"0123456789", max_size=40))
def test_no_text_is_worse_than_wrong(text: str) -> None:
    try:
        parse_engine(text)
    except TogyzError:
        return


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ({"move_ms": 5, "clock_ms": 5}, "not both"),
        ({"increment_ms": 5}, "needs a clock"),
        ({"nodes": -1}, "not negative"),
    ],
)
def test_paces_that_are_none(bad: dict[str, int], told: str) -> None:
    with pytest.raises(TogyzError, match=told):
        Pace(**bad)


def test_paces_in_words() -> None:
    assert str(Pace(2000, 5)) == "2000 nodes, depth 5"
    assert str(Pace(clock_ms=60_000, increment_ms=500)) == "60 s + 0.5 s a move"
    assert str(Pace(move_ms=10)) == "10 ms a move"
    assert str(Pace()) == "no limit"


def test_an_engine_keeps_its_own_limits() -> None:
    chosen = settings("core nodes=5", "core", pace=Pace(depth=3))
    assert chosen.paces == (Pace(nodes=5), Pace(depth=3))
    assert settings("level easy", "core").paces[0] == Pace()


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"plies": -1}, "0 to 100 plies"),
        ({"plies": 101}, "0 to 100 plies"),
        ({"balance": -1}, "not negative"),
        ({"pace": Pace()}, "need a limit"),
    ],
)
def test_settings_that_can_not_be(more: dict[str, Any], told: str) -> None:
    with pytest.raises(TogyzError, match=told):
        settings("core", "core", **more)


def test_a_moves_engine_needs_a_time() -> None:
    with pytest.raises(TogyzError, match="moves time=100 COMMAND"):
        settings("core", "moves ./mine", pace=Pace(nodes=5))


def test_two_of_one_name_are_told_apart() -> None:
    assert settings("core", "core").names == ("core (1)", "core (2)")
    assert settings("core", "core name=b").names == ("core", "b")
