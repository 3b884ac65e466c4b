"""Whatever a program sends, it gets lines that it can read, and the session goes on."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import ALL_VARIANTS
from togyz.engine.jsonrequests import FIELDS
from togyz.engine.jsonserver import serve_json
from togyz.engine.local import OwnEngine
from togyz.engine.session import serve_text
from togyz.engine.words import parse_info
from togyz.notation import format_position
from togyz.rules import Position

START = format_position(Position.start())

# Words of the protocol and their neighbours, never a search that takes long.
WORDS = st.sampled_from(
    [
        "togyz", "isready", "setoption", "newgame", "position", "go", "stop", "ponderhit", "d",
        "start", "fen", "moves", "variant", "name", "value", "hash", "threads", "lines",
        "depth", "nodes", "movetime", "wtime", "btime", "winc", "movestogo", "searchmoves",
        "infinite", "ponder", "1", "2", "7", "0", "-1", "9999999999999999999", "1e9", "0x1",
        "bestemshe", "mangala", START, "९", "\x00", "\x1b[2J", "\ud800",
    ]
)  # fmt: skip
COMMANDS = st.one_of(
    st.lists(WORDS, min_size=1, max_size=8).map(" ".join),
    st.sampled_from(
        ["go depth 2", "go nodes 500", "go infinite", "go ponder", "position start moves 7 1",
         "setoption name lines value 3", "position start variant qozdatu", "stop"]
    ),
    st.text(),
)  # fmt: skip


@pytest.fixture(scope="module")
def engine() -> OwnEngine:
    return OwnEngine(hash=1)


def text_session(engine: OwnEngine, lines: list[str]) -> list[str]:
    said = io.BytesIO()
    given = "\n".join(line.replace("\n", " ").replace("\r", " ") for line in lines)
    # A search that nobody would stop is stopped by the end of the input.
    serve_text(engine, io.BytesIO(given.encode("utf-8", "surrogatepass")), said)
    assert said.getvalue().endswith(b"\n") or not said.getvalue()
    return said.getvalue().decode().splitlines()


@settings(max_examples=150, deadline=None)
@given(lines=st.lists(COMMANDS, max_size=12))
def test_any_text_is_answered(engine: OwnEngine, lines: list[str]) -> None:
    calm = [line for line in lines if not slow(line)]
    said = text_session(engine, [*calm, "stop", "position start", "isready", "go depth 1"])
    for line in said:
        assert line.isprintable()
        word = line.split()[0]
        assert word in {
            "id", "option", "togyzok", "readyok", "info", "bestmove", "error", "position", "moves",
            "over",
        }  # fmt: skip
        if word == "info":
            parse_info(line.split()[1:])
    assert said[-1].startswith("bestmove ")
    assert "readyok" in said


def slow(line: str) -> bool:
    """A search or a reservation that a fuzzer should not wait for."""
    words = line.split()
    return (words[:1] == ["go"] and "999" in line) or words[:1] == ["quit"] or (
        "hash" in words or "threads" in words
    )  # fmt: skip


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 12),
        st.sampled_from([2**63, -(10**30), 1.5, "start", START, "mangala", "7", "", "\ud800"]),
        st.text(max_size=5),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=5,
)
NAMES = st.one_of(
    st.sampled_from(["id", "type", *(name for names in FIELDS.values() for name in names)]),
    st.text(max_size=3),
)
REQUESTS = st.one_of(
    st.dictionaries(NAMES, VALUES, max_size=5).map(lambda data: json.dumps({"id": 1, **data})),
    st.dictionaries(NAMES, VALUES, max_size=4).map(json.dumps),
    VALUES.map(json.dumps),
    st.text(max_size=30).filter(lambda text: "\n" not in text and "\r" not in text),
    st.sampled_from(['{"id": 2, "depth": 2, "partial": true}', '{"id": 3}', "{", "[" * 2000]),
)


@settings(max_examples=100, deadline=None)
@given(lines=st.lists(REQUESTS, max_size=10))
def test_any_json_is_answered(lines: list[str]) -> None:
    said = io.BytesIO()
    given = "\n".join([*lines, '{"id": "the last", "depth": 1, "priority": -1000000}'])
    serve_json(io.BytesIO(given.encode("utf-8", "replace")), said, 1, 1, 1)
    answers = [json.loads(line) for line in said.getvalue().splitlines()]
    for answer in answers:
        assert answer["type"] in {"result", "partial", "error"}
        assert answer["type"] != "error" or answer["message"]
    finals = [answer for answer in answers if answer["type"] != "partial"]
    asked = [line for line in given.encode("utf-8", "replace").decode().split("\n") if line.strip()]
    assert len(finals) == len(asked)
    assert [a["type"] for a in finals if a["id"] == "the last"] == ["result"]


def test_random_sessions_of_every_variant(engine: OwnEngine) -> None:
    rng = random.Random(1)
    for rules in ALL_VARIANTS:
        moves: list[str] = []
        position = Position.start(rules)
        lines = []
        for _ in range(15):
            hole = rng.choice(position.legal_moves() or (1,))
            if position.outcome() is not None:
                break
            position = position.play(hole)
            moves.append(str(hole))
            lines += [f"position start variant {rules} moves {' '.join(moves)}", "d"]
        said = text_session(engine, lines)
        assert not any(line.startswith("error") for line in said)
        shown = [line for line in said if line.startswith("position ")]
        assert shown[-1] == f"position {format_position(position)}"
