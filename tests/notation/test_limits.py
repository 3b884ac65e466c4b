"""Whatever the input, memory stays bounded, and what follows a monster is still read."""

from __future__ import annotations

import gc
import io
import random
import tracemalloc
from collections.abc import Iterable, Iterator
from itertools import repeat
from typing import BinaryIO, cast

import pytest

from tests.notation.support import facts
from tests.support import random_game
from togyz.notation import GameRecord, NotationError, format_game, read_games, read_text
from togyz.notation.limits import (
    MAX_DEPTH,
    MAX_GAME_TEXT,
    MAX_GLYPHS,
    MAX_JSON,
    MAX_NODES,
    MAX_NUMBER,
    MAX_PROBLEMS,
    MAX_TAGS,
)
from togyz.rules import Evaluation, Game, Hole, Position, Side

LENGTH = 14_000_000


class Endless(io.RawIOBase):
    """A stream that may be long, and is never in memory as a whole."""

    def __init__(self, pieces: Iterable[bytes]) -> None:
        self._pieces = iter(pieces)

    def read(self, size: int = -1, /) -> bytes:
        return next(self._pieces, b"")


def stream(pieces: Iterable[bytes]) -> BinaryIO:
    return cast(BinaryIO, Endless(pieces))


def monster(begin: bytes, unit: bytes, end: bytes, length: int) -> Iterator[bytes]:
    piece = unit * (60_000 // len(unit))
    yield begin
    yield from repeat(piece, length // len(piece))
    yield end


NEXT_GAME = b'\n\n[White "A"]\n\n1. 76 98 1-0\n'
NEXT_OWN = b'\n\n[Format "togyz1"]\n\n1. 76 98 1-0\n'
NEXT_JSON = b'\n{"format":"togyz-json1","moves":[7,9]}\n'

MONSTERS = {
    "a word": (b"76 98 ", b"x", NEXT_GAME, "a word of more than"),
    "words": (b"76 98 ", b"garbage ", NEXT_GAME, "'garbage' is not a move"),
    "moves": (b"76 98 ", b"76 98 ", NEXT_GAME, "falls into"),
    "a comment": (b"76 98 {", b"x", NEXT_GAME, "never closed"),
    "a comment on lines": (b"76 98 {", b"x" * 60 + b"\n", NEXT_GAME, "never closed"),
    "a remark": (b"76 98 ;", b"x", NEXT_GAME, "a comment of more than"),
    "open brackets": (b"76 98 ", b"(", NEXT_GAME, "more than 100 deep"),
    "closed brackets": (b"76 98 ", b")", NEXT_GAME, "never opened"),
    "square brackets": (b"76 98 ", b"[", NEXT_GAME, "begins no tag"),
    "a tag": (b'76 98\n[White "', b"x", b'"]\n1. 76 98 1-0' + NEXT_GAME, "a tag of more than"),
    "blanks": (b"76 99 ", b" ", NEXT_GAME, "falls into"),
    "zero bytes": (b"76 98 ", b"\0", NEXT_GAME, "a word of more than"),
    "no UTF-8": (b"76 98 \xd0\x90", b"\xff", NEXT_GAME, "a word of more than"),
    "an own comment": (b'[Format "togyz1"]\n{', b"\\}", NEXT_OWN, "never closed"),
    "own commands": (b'[Format "togyz1"]\n{', b"[%clk ", NEXT_OWN, "never closed"),
    "a list": (b'{"format":"togyz-json1","moves":[', b"7,", NEXT_JSON, "more than 4000000"),
    "a text": (b'{"format":"', b"x", NEXT_JSON, "more than 4000000"),
    "a text of escapes": (b'{"format":"', b"\\\\", NEXT_JSON, "more than 4000000"),
    "empty lists": (b'{"format":[', b"[],", NEXT_JSON, "more than 4000000"),
    "nesting": (b'{"a":', b'{"' + b"a" * 50 + b'":', NEXT_JSON, "more than 4000000"),
    "no JSON": (b'{"a":1}', b"x", NEXT_JSON, "no JSON object begins with"),
}


@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_on_one_line(name: str) -> None:
    begin, unit, end, message = MONSTERS[name]
    # Tracing memory is slow where there are many tokens.
    length = 3_000_000 if name in ("open brackets", "closed brackets") else LENGTH
    form = "fromto" if name == "words" else None
    tracemalloc.start()
    try:
        records = list(read_games(stream(monster(begin, unit, end, length)), form))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 0.7 * length
    assert any(message in problem.message for record in records for problem in record.problems)
    assert records[-1].ok
    assert records[-1].game.moves == [7, 9]
    assert len(records) <= 4
    assert max(len(str(problem)) for record in records for problem in record.problems) < 1000


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    game = format_game(random_game(random.Random(5), plies=20), "playok").encode()
    peaks = []
    for count in (100, 2000):
        gc.collect()
        tracemalloc.start()
        assert sum(record.ok for record in read_games(stream(repeat(game, count)))) == count
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    # Nodes know their parents, so games wait for the collector: some of them, not 1,900.
    assert peaks[1] - peaks[0] < 3_000_000


def only(text: str) -> GameRecord:
    (record,) = read_text(text)
    return record


def test_the_longest_game_can_be_written_and_read() -> None:
    lap = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 1]
    game = Game(Position.of([1] + [0] * 8, [0, 1] + [0] * 7, (80, 80)))
    node = game.root
    for ply in range(MAX_NODES):
        node = node.add(lap[ply % 18])
    for name in ("togyz", "json"):
        record = only(format_game(game, name))
        assert record.ok
        assert record.game.moves == game.moves
    node.add(lap[MAX_NODES % 18])
    for name in ("togyz", "json"):
        with pytest.raises(NotationError, match="more than 20000 moves"):
            format_game(game, name)
    text = format_game(Game(game.start), "fromto").split()
    longer = " ".join(["12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91 12"] * 1200)
    record = only(" ".join(text[:-1]) + "\n\n" + longer)
    assert len(record.game) == MAX_NODES
    assert "more than 20000 moves" in record.problems[-1].message


def nested(depth: int) -> Game:
    game = Game()
    node = game.root
    for _ in range(depth):
        moves = node.position.legal_moves()
        node.add(moves[0])
        node = node.add(moves[1])
    return game


def test_the_deepest_nesting_can_be_written_and_read() -> None:
    game = nested(MAX_DEPTH)
    for name in ("togyz", "json"):
        record = only(format_game(game, name))
        assert record.ok
        assert facts(record.game) == facts(game)
        with pytest.raises(NotationError, match="more than 100 deep"):
            format_game(nested(MAX_DEPTH + 1), name)
    deep = "1. 76 98 " + "(1... 11 2. 22 " * 105 + ")" * 105 + "2. 99 1-0"
    record = only(deep)
    assert record.game.moves == [7, 9, 9]
    assert [p.message for p in record.problems if "deep" in p.message] == [
        "variations more than 100 deep; what is deeper is left out"
    ]


def test_the_longest_texts_can_be_written_and_read() -> None:
    game = Game(moves=[7], tags={"Remark": "x" * (MAX_GAME_TEXT - 200)})
    game.root.comment = "y" * (MAX_GAME_TEXT - 200)
    game.end.comment = "z" * 200
    for name in ("togyz", "json"):
        record = only(format_game(game, name))
        assert record.ok
        assert facts(record.game) == facts(game)
    game.end.comment = "z" * 201
    with pytest.raises(NotationError, match="characters of comments"):
        format_game(game)
    game.end.comment = ""
    game.root.comment = "y" * (MAX_GAME_TEXT + 1)
    with pytest.raises(NotationError, match="a comment of 1000001 characters"):
        format_game(game)
    game.root.comment = ""
    game.tags["More"] = "x" * 200
    with pytest.raises(NotationError, match="the tags have"):
        format_game(game)
    game.tags["More"] = "x" * MAX_JSON
    with pytest.raises(NotationError, match="as JSON"):
        format_game(game, "json")


def test_what_can_be_read_back_alone_can_be_written() -> None:
    for wrong in (MAX_NUMBER, -MAX_NUMBER):
        game = Game(moves=[7])
        game.end.clock = wrong
        for name in ("togyz", "json"):
            with pytest.raises(NotationError, match="beyond all measure"):
                format_game(game, name)
        game.end.clock = None
        game.end.evaluation = Evaluation(wrong)
        for name in ("togyz", "json"):
            with pytest.raises(NotationError, match="beyond all measure"):
                format_game(game, name)
    game = Game(tags={str(i): "" for i in range(MAX_TAGS)})
    assert only(format_game(game)).game.tags == game.tags
    game.tags["more"] = ""
    with pytest.raises(NotationError, match="1001 tags"):
        format_game(game)
    with pytest.raises(NotationError, match="too long"):
        format_game(Game(tags={"x" * 201: ""}))
    game = Game(tags={"\\" * 100: "", "x" * 200: ""})
    assert only(format_game(game)).game.tags == game.tags
    game = Game()
    game.root.highlights = (Hole(Side.WHITE, 10),)
    for name in ("togyz", "json"):
        with pytest.raises(NotationError, match="a hole of the board, not White 10"):
            format_game(game, name)


def test_more_than_can_be_read_is_reported_once() -> None:
    record = only('[White "a"]\n' + "[a-b]\n" * 50 + "1. 76 98 1-0")
    assert len(record.problems) == MAX_PROBLEMS + 1
    assert "more problems" in record.problems[-1].message
    assert record.game.moves == [7, 9]
    tags = "".join(f'[T{i} "{"x" * 900}"]\n' for i in range(2000))
    record = only(tags + "1. 76 98 1-0")
    assert [p.message for p in record.problems] == [
        "too many tags in one game; the rest is left out"
    ]
    assert len(record.game.tags) == MAX_TAGS + 5  # four of the own format, and the result
    record = only(f'[{"x" * 101} "A"]\n[{"y" * 100} "B"]\n1. 76 98 1-0')
    assert [p.message for p in record.problems] == ["a tag whose name is too long; it is left out"]
    assert record.game.tags == {"y" * 100: "B", "Result": "1-0"}
    record = only("1. 76 {" + "x" * 600_000 + "} 98 {" + "y" * 600_000 + "} {z} 1-0")
    assert [problem.ply for problem in record.problems] == [None]
    assert "characters of comments" in record.problems[0].message
    assert record.game.moves == [7, 9]
    record = only("1. 76" + " !" * 200 + " 98 1-0")
    assert len(record.game.root.children[0].glyphs) == MAX_GLYPHS


@pytest.mark.parametrize("size", [None, 5000])
def test_the_largest_json_can_be_written_and_read(size: int | None) -> None:
    game = Game(moves=[7], tags={"Remark": ""})
    game.tags["Remark"] = "x" * (MAX_JSON + 1 - len(format_game(game, "json")))
    text = format_game(game, "json")
    assert len(text) == MAX_JSON + 1  # the line end
    small = format_game(Game(moves=[9]), "json")
    data = (small + text + small + text.replace("xxx", "xxxx", 1) + small).encode()
    pieces = [data] if size is None else (data[i : i + size] for i in range(0, len(data), size))
    records = list(read_games(io.BytesIO(data) if size is None else stream(pieces)))
    assert [len(record.game) for record in records] == [1, 1, 1, 0, 1]
    assert [record.ok for record in records] == [True, True, True, False, True]
    assert facts(records[1].game) == facts(game)
