"""Engines that do something wrong are exceptions, or are understood all the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from togyz.engine import (
    Engine,
    EngineDied,
    EngineError,
    EngineTimeout,
    Limits,
    ProtocolError,
)
from togyz.rules import Position, TogyzError

START = Position.start()
FLAWED = [sys.executable, str(Path(__file__).with_name("flawed.py"))]
PATIENCE = 60.0
FOR_EVER = Limits(nodes=10**15)


def flawed(flaw: str, timeout: float = PATIENCE) -> Engine:
    return Engine.command([*FLAWED, flaw], timeout=timeout, start_timeout=PATIENCE)


@pytest.mark.parametrize(
    ("flaw", "error", "words"),
    [
        ("die", EngineDied, "ended with status 3: out of ideas"),
        ("crash", EngineDied, "was ended by signal 11"),
        ("babble", ProtocolError, "babbles: 'thinking hard'"),
        ("endless", ProtocolError, "a line without an end"),
        ("bestmove 10", ProtocolError, "answers '10'; the moves are 1, 2"),
        ("bestmove", ProtocolError, "answers ''; the moves are"),
        ("bestmove seven", ProtocolError, "answers 'seven'"),
        ("bestmove -1", ProtocolError, "answers '-1'"),
        ("bestmove " + "9" * 5000, ProtocolError, "answers '999"),
        ("info depth x", ProtocolError, "depth is followed by 'x'"),
        ("info score cs 99999", ProtocolError, "no such score"),
        ("option name x type horse", ProtocolError, "no option"),
    ],
)
def test_a_flaw_is_an_exception(flaw: str, error: type[EngineError], words: str) -> None:
    with flawed(flaw) as engine:
        with pytest.raises(error, match=words):
            engine.play(START, Limits(depth=5))
        # It stays one.
        with pytest.raises(error, match=words):
            engine.play(START, Limits(depth=5))


@pytest.mark.parametrize(
    ("flaw", "limits", "timeout", "words"),
    [
        ("hang", Limits(depth=5), 0.5, "doesn't answer 'isready'"),
        ("hang", FOR_EVER, 0.5, "doesn't answer 'isready'"),
        # Time enough to answer isready on a busy machine.
        ("mute", Limits(movetime_ms=1), 6, "doesn't play its move"),
        ("mute", Limits(clock_ms=1), 6, "doesn't play its move"),
        ("earless", Limits(depth=5), 0.5, "doesn't answer 'isready'"),
    ],
)
def test_an_engine_that_hangs_is_an_exception(
    flaw: str, limits: Limits, timeout: float, words: str
) -> None:
    with flawed(flaw, timeout) as engine, pytest.raises(EngineTimeout, match=words):
        engine.play(START, limits)


def test_an_engine_that_does_not_stop_is_an_exception() -> None:
    with flawed("mute", 6) as engine:
        analysis = engine.analyse(START)
        analysis.stop()
        with pytest.raises(EngineTimeout, match="doesn't play its move"):
            analysis.wait()


def test_an_engine_that_closes_its_output_is_dead() -> None:
    with flawed("close", 6) as engine, pytest.raises(EngineDied, match="closed its output"):
        engine.play(START, Limits(depth=2))


def test_an_engine_that_does_not_shake_hands() -> None:
    with pytest.raises(EngineDied, match="status 1: no licence found"):
        flawed("stillborn")
    with pytest.raises(EngineTimeout, match=r"doesn't answer 'togyz' within 0\.5 s"):
        Engine.command([*FLAWED, "silent"], timeout=0.5, start_timeout=0.5)
    with pytest.raises(EngineTimeout, match=r"doesn't answer 'isready' within 6 s"):
        Engine.command([*FLAWED, "deaf"], timeout=PATIENCE, start_timeout=6)


def test_an_engine_that_refuses_goes_on() -> None:
    for flaw, words in (("refuse", "go: no mood"), ("picky", "position: not this one")):
        with flawed(flaw) as engine:
            for _ in range(2):
                with pytest.raises(EngineError, match=words) as caught:
                    engine.play(START, Limits(depth=2))
                assert type(caught.value) is EngineError
    with flawed("stubborn") as engine:
        with pytest.raises(EngineError, match="setoption: not today"):
            engine.configure(colour="blue")
        with pytest.raises(TogyzError, match="colour must be one of red, blue"):
            engine.configure(colour="green")


def test_an_engine_may_say_nothing_or_a_lot() -> None:
    with flawed("wordless") as engine:
        answer = engine.play(START, Limits(depth=2))
        assert (answer.move, answer.ponder, answer.info.lines) == (7, None, ())
    with flawed("chatty") as engine:
        assert engine.play(START, Limits(depth=2)).info.depth == 4999
    with flawed("info depth 3 seldepth 9 score cs 12 pv 7 9 44 6|bestmove 7 ponder 44") as engine:
        answer = engine.play(START, Limits(depth=2))
        assert answer.ponder is None
        assert answer.info.lines[0].pv == (7, 9)  # as far as it is legal
    with flawed("info string hello|info depth 2|info currmove 3 depth 3|bestmove 7") as engine:
        assert engine.play(START, Limits(depth=2)).info.depth == 3
    with flawed("bestmove 7 ponder " + "9" * 5000) as engine:
        assert engine.play(START, Limits(depth=2)).ponder is None
    with flawed("shouting") as engine:
        assert engine.play(START, Limits(depth=2)).move == 7


def test_what_is_said_too_late_is_not_taken_for_the_next_answer() -> None:
    with flawed("twice") as engine:
        for _ in range(3):
            assert engine.play(START, Limits(depth=2)).move == 7


def test_an_engine_is_told_to_stop_once() -> None:
    with flawed("nagging") as engine:
        for _ in range(2):
            with pytest.raises(EngineError, match="not like this"):
                engine.play(START, Limits(depth=2))
        assert engine.author == "1 stops"


def test_an_engine_may_count_its_lines_in_words() -> None:
    with flawed("wordy") as engine:
        engine.configure(lines="many")
        assert engine.play(START, Limits(depth=2, lines=3)).move == 7


def test_options_may_name_any_file() -> None:
    with flawed("wordless") as engine:
        engine.configure(book="folder/\udcff name \t.book")  # a name that is no UTF-8
        for value in ("half \ud83d", "two\nlines"):
            with pytest.raises(TogyzError, match="book must be one line of text"):
                engine.configure(book=value)
        assert engine.play(START, Limits(depth=2)).move == 7


def test_an_engine_may_die_between_two_moves() -> None:
    with flawed("wordless") as engine:
        assert engine.play(START, Limits(depth=2)).move == 7
        process = engine._engine._backend._process._process  # type: ignore[union-attr]
        process.kill()
        with pytest.raises(EngineDied, match="was ended by signal 9"):
            engine.play(START, Limits(depth=2))


def test_noise_is_an_answer_or_an_exception() -> None:
    answers = failures = 0
    for seed in range(12):
        with flawed(f"noise {seed}", 0.3) as engine:
            try:
                answer = engine.play(START, Limits(movetime_ms=1))
            except EngineError as error:
                failures += 1
                assert str(error).isprintable(), str(error)  # noqa: PT017 - both ends are right
            else:
                answers += 1
                assert answer.move in START.legal_moves()
    assert answers
    assert failures


def test_an_engine_that_does_not_quit_is_ended() -> None:
    engine = flawed("clingy", 0.5)
    engine.close()


def test_a_killed_engine_is_an_exception() -> None:
    with flawed("killed") as engine:
        analysis = engine.analyse(START)
        assert next(analysis).depth == 3
        with pytest.raises(EngineDied, match="was ended by signal 9"):
            analysis.wait()
        with pytest.raises(EngineDied, match="was ended by signal 9"):
            next(analysis)
