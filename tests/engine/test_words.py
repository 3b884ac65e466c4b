"""The words of the text protocol mean the same on both sides."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from togyz.core import PROVED, TABLE_WIN, UNSEEN, WIN, Info, Limits, Line
from togyz.engine import ProtocolError, score_text, win_probability
from togyz.engine.options import OWN_OPTIONS, Option, format_option, parse_option
from togyz.engine.report import info_as_dict
from togyz.engine.words import format_go, format_info, format_score, parse_go, parse_info
from togyz.rules import Side, TogyzError

COUNTS = st.integers(0, 2**53 - 1)
SCORES = st.one_of(
    st.integers(-PROVED + 1, PROVED - 1),
    st.integers(1, 300).map(lambda plies: WIN - plies),
    st.integers(1, 300).map(lambda plies: plies - WIN),
    st.integers(0, UNSEEN).map(lambda plies: TABLE_WIN - plies),
    st.integers(0, UNSEEN).map(lambda plies: plies - TABLE_WIN),
    st.integers(1, 162).map(lambda stones: PROVED + stones),
    st.integers(1, 162).map(lambda stones: -PROVED - stones),
)
LINES = st.builds(
    Line,
    SCORES,
    st.sampled_from(["exact", "upper", "lower"]),
    st.lists(st.integers(1, 9), min_size=1, max_size=30).map(tuple),
)


@given(
    st.builds(
        Info,
        COUNTS,
        COUNTS,
        COUNTS,
        COUNTS,
        COUNTS,
        st.booleans(),
        st.lists(LINES, min_size=1, max_size=9).map(tuple),
    )
)
def test_info_is_read_as_it_was_written(info: Info) -> None:
    told = [parse_info(line.split()[1:]) for line in format_info(info)]
    assert tuple(one.line for one in told) == info.lines
    assert [one.multipv for one in told] == list(range(1, len(info.lines) + 1))
    first = told[0]
    assert (first.depth, first.seldepth, first.nodes) == (info.depth, info.seldepth, info.nodes)
    assert (first.time, first.hashfull, first.proved) == (info.time_ms, info.hashfull, info.proved)


@given(
    st.builds(
        Limits,
        depth=st.integers(0, 10_000),
        nodes=COUNTS,
        movetime_ms=COUNTS,
        clock_ms=COUNTS,
        increment_ms=COUNTS,
        moves_to_go=st.integers(0, 10_000),
        overhead_ms=st.just(0),
        ponder=st.booleans(),
        moves=st.lists(st.integers(1, 9), unique=True).map(tuple),
    ),
    st.sampled_from(Side),
)
def test_limits_are_read_as_they_were_written(limits: Limits, side: Side) -> None:
    if not limits.clock_ms:
        limits = Limits(**{**{name: getattr(limits, name) for name in Limits.__slots__},
                           "increment_ms": 0})  # fmt: skip
    read, endless = parse_go(format_go(limits, side).split()[1:], side)
    assert read == limits
    bounded = limits.depth or limits.nodes or limits.movetime_ms or limits.clock_ms
    assert endless is (not bounded)


def words_like(*known: str) -> st.SearchStrategy[list[str]]:
    """Any words, and often the known ones."""
    return st.lists(st.one_of(st.text(), st.sampled_from(known)))


@given(words_like("depth", "nodes", "score", "cs", "win", "pv", "7", "-1"))
@example(["score", "\x1f"])
def test_any_info_is_read_or_refused(words: list[str]) -> None:
    refusal = ""
    try:
        parse_info(words)
    except ProtocolError as error:
        refusal = str(error)
    assert refusal == "" or refusal.isprintable()


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (0, "cs 0"),
        (-35, "cs -35"),
        (WIN - 9, "win 9"),
        (8 - WIN, "loss 8"),
        (PROVED + 12, "winby 12"),
        (-PROVED - 1, "lossby 1"),
        (TABLE_WIN - 5, "tablewin 5"),
        (UNSEEN - TABLE_WIN, "tableloss 256"),
    ],
)
def test_scores_in_words(score: int, words: str) -> None:
    assert format_score(score) == words


@pytest.mark.parametrize(
    "option",
    [
        *OWN_OPTIONS.values(),
        Option("style", "combo", "very quiet", choices=("very quiet", "wild")),
        Option("contempt", "spin", "-5", -100, 100),
        Option("book file", "string"),
        Option("clear", "button"),
        Option("learn", "check", "false"),
    ],
    ids=lambda option: option.name,
)
def test_options_are_read_as_they_were_written(option: Option) -> None:
    assert parse_option(format_option(option).split()[1:]) == option


@given(words_like("name", "type", "spin", "check", "combo", "min", "max", "var", "1"))
@example(["name", "\x1b", "type", "check"])
@example(["name", "a", "type", "combo", "var", "\x1b", "var", "b"])
@example(["\x1f"])
def test_any_option_is_read_or_refused(words: list[str]) -> None:
    refusals: list[TogyzError] = []
    try:
        option = parse_option(words)
    except TogyzError as error:
        refusals.append(error)
    else:
        assert option.name
        # What is wrong with a value is told in words of the engine.
        for value in (None, "\x1b[2J", "a\nb"):
            try:
                option.check(value)
            except TogyzError as error:
                refusals.append(error)
    assert all(str(refusal).isprintable() for refusal in refusals)


def test_options_refuse_what_they_cannot_be() -> None:
    spin = OWN_OPTIONS["threads"]
    assert spin.check(2) == "2"
    assert Option("learn", "check").check(True) == "true"
    assert Option("name", "string").check(" Ayan ") == "Ayan"
    for option, value in (
        (spin, 0),
        (spin, "two"),
        (spin, "1_0"),
        (spin, "٣"),
        (spin, True),
        (Option("learn", "check"), "yes"),
        (Option("style", "combo", choices=("a", "b")), "c"),
        (Option("name", "string"), "a\nquit"),
    ):
        with pytest.raises(TogyzError, match=option.name):
            option.check(value)


def test_the_memory_that_can_be_asked_for_is_there() -> None:
    most = OWN_OPTIONS["hash"].highest
    assert 16 <= most < 2**24
    with pytest.raises(TogyzError, match=rf"hash must be a number from 1 to {most}"):
        OWN_OPTIONS["hash"].check(2**40)


@given(SCORES, SCORES)
def test_a_better_score_wins_more_often(one: int, other: int) -> None:
    low, high = sorted((one, other))
    assert 0 <= win_probability(low) <= win_probability(high) <= 1
    assert win_probability(-one) == pytest.approx(1 - win_probability(one))


@pytest.mark.parametrize(
    ("score", "bound", "text"),
    [
        (0, "exact", "+0.00"),
        (205, "exact", "+2.05"),
        (-35, "upper", "<-0.35"),
        (1000, "lower", ">+10.00"),
        (WIN - 9, "exact", "win 9"),
        (8 - WIN, "upper", "<loss 8"),
        (-PROVED - 12, "exact", "lossby 12"),
        (TABLE_WIN - 5, "exact", "won"),
        (5 - TABLE_WIN, "upper", "lost"),
    ],
)
def test_scores_for_people(score: int, bound: str, text: str) -> None:
    assert score_text(Line(score, bound, (7,))) == text


def test_proved_results_are_certain() -> None:
    assert win_probability(0) == 0.5
    assert win_probability(WIN - 3) == win_probability(PROVED + 1) == 1
    assert win_probability(3 - WIN) == win_probability(-PROVED - 1) == 0


def test_reports_tell_of_results() -> None:
    def result(score: int) -> object:
        info = Info(1, 1, 1, 0, 0, True, (Line(score, "exact", (7,)),))
        return info_as_dict(info)["result"]

    assert result(120) is None
    assert result(WIN - 9) == {"outcome": "win", "plies": 9}
    assert result(8 - WIN) == {"outcome": "loss", "plies": 8}
    assert result(-PROVED - 4) == {"outcome": "loss", "stones": 4}
    assert result(TABLE_WIN - 5) == {"outcome": "win", "tables": 5}
    assert result(UNSEEN - TABLE_WIN) == {"outcome": "loss", "tables": None}
