"""No input does more than is documented: each reader fed with broken files and with nonsense."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Iterator
from contextlib import nullcontext, suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation import samples
from tests.notation.support import facts
from togyz.notation import (
    GAME_FORMATS,
    GameRecord,
    NotationError,
    format_game,
    read_games,
    read_text,
)

FRAGMENTS = (
    *("[", "]", '"', "{", "}", "(", ")", ";", "\\", "\n", "\n\n", "\r\n", "\0", "\ufeff", ","),
    *("1.", "12...", "76", "98", "76(10)", "36x", "9", "0", "x", "-", "1-0", "0-1", "½-½", "*"),
    *('[Format "togyz1"]\n', '[Variant "mangala"]', '[White "A"]\n', "{zero}", "[%clk 0:01]"),
    *('[Position "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w"]', '[FEN "x"]', '[Result "1-0"]'),
    *('{"format":"togyz-json1","moves":[7,9]}', '"moves":', "[[", "{{", "}}", ":", "null", "1e999"),
    *("g1d2", "a2h1", "g", "i", "Х", "қ", "\u2028", "\\u0041", "\\n", '"variations":[[', "true"),
    *('[Termination "time 1-0"]', "[%eval 1,2,3]", '[%glyphs "!"]', "(" * 60, "9" * 300),
)


def check(record: GameRecord) -> None:
    """What holds for every record, whatever it was read from."""
    for problem in record.problems:
        assert problem.game == record.number
        assert problem.line >= 1
        assert problem.column >= 1
        assert problem.ply is None or problem.ply >= 1
        assert "\n" not in str(problem)
        assert len(str(problem)) < 1200
    assert record.line >= 1
    game = record.game
    node = game.root
    while node.children:
        child = node.children[0]
        assert child.move is not None
        assert node.position.play(child.move) == child.position
        node = child
    for name in ("togyz", "json"):
        try:
            text = format_game(game, name)
        except NotationError:
            assert record.format == "json"  # where tags may have names without bounds
            continue
        (again,) = read_text(text, name)
        assert facts(again.game) == facts(game)


def feed(data: bytes, name: str | None) -> int:
    """Read it; how many games there were."""
    count = 0
    # A format that can't be told is the one error there may be.
    with suppress(NotationError) if name is None else nullcontext():
        for count, record in enumerate(read_games(io.BytesIO(data), name), 1):
            assert record.number == count
            check(record)
    return count


CORPUS = [*samples.good().values(), *samples.broken().values()]


def mutated(rng: random.Random) -> bytes:
    """One of the sample files, spoilt."""
    data = bytearray(rng.choice(CORPUS))
    if rng.random() < 0.5:
        # A few lines are enough, and quicker.
        lines = bytes(data).splitlines(keepends=True)
        start = rng.randrange(len(lines))
        data = bytearray(b"".join(lines[start : start + rng.randint(1, 12)]))
    for _ in range(rng.choice((1, 1, 2, 3, 8, 30))):
        start = rng.randint(0, len(data))
        end = min(len(data), start + rng.choice((0, 1, 1, 2, 5, 50)))
        kind = rng.randrange(6)
        if kind == 0:
            data[start:end] = b""
        elif kind == 1:
            data[start:end] = rng.randbytes(rng.randint(1, 4))
        elif kind == 2:
            data[start:end] = rng.choice(FRAGMENTS).encode()
        elif kind == 3:
            data[start:start] = data[start:end] * rng.randint(1, 3)
        elif kind == 4:
            other = rng.choice(CORPUS)
            cut = rng.randrange(len(other))
            data[start:end] = other[cut : cut + rng.randint(1, 200)]
        elif rng.random() < 0.2:
            del data[start:]
    return bytes(data)


@pytest.mark.soak
def test_spoilt_files(soak_rounds: Iterator[random.Random]) -> None:
    for rng in soak_rounds:
        for _ in range(20):
            data = mutated(rng)
            name = rng.choice([None, None, *GAME_FORMATS])
            began = time.process_time()
            feed(data, name)
            assert time.process_time() - began < 20, "this took absurdly long"


@pytest.mark.parametrize("name", [None, *GAME_FORMATS])
@given(parts=st.lists(st.sampled_from(FRAGMENTS) | st.text(max_size=4), max_size=25))
@settings(max_examples=60, deadline=None)
def test_nonsense(name: str | None, parts: list[str]) -> None:
    feed("".join(parts).encode("utf-8", "surrogatepass"), name)


@pytest.mark.parametrize("name", [None, "playok", "togyz", "json"])
@given(data=st.binary(max_size=200))
@settings(max_examples=60, deadline=None)
def test_any_bytes(name: str | None, data: bytes) -> None:
    feed(data, name)


@given(parts=st.lists(st.sampled_from(FRAGMENTS), max_size=30), size=st.integers(1, 50))
@settings(max_examples=100, deadline=None)
def test_how_the_bytes_arrive_does_not_matter(parts: list[str], size: int) -> None:
    data = "".join(parts).encode("utf-8", "surrogatepass")

    class Slow(io.BytesIO):
        def read(self, count: int | None = -1, /) -> bytes:
            return super().read(min(count or size, size))

    for name in ("playok", "togyz", "json", "holes"):
        whole = [(facts(r.game), r.problems) for r in read_games(io.BytesIO(data), name)]
        slow = [(facts(r.game), r.problems) for r in read_games(Slow(data), name)]
        assert slow == whole
