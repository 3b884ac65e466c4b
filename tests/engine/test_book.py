"""Opening books: what is in them, what is chosen, and files that are none."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from togyz.core import CoreEngine, Limits
from togyz.engine import Book, BookError, Engine
from togyz.engine.book import BookMove, book_key
from togyz.engine.bookbuild import BookPlan, build_book
from togyz.engine.local import OwnEngine
from togyz.rules import Position, TogyzError, variant

PLAN = BookPlan(positions=12, plies=4, nodes=2000, margin=800, network="hand")


@pytest.fixture(scope="module")
def book() -> Book:
    """A small book."""
    return build_book(variant(), PLAN)


@pytest.fixture
def path(book: Book, tmp_path: Path) -> Path:
    """Its file."""
    book.save(tmp_path / "small.book")
    return tmp_path / "small.book"


def test_every_move_has_its_score_and_good_ones_their_share(book: Book) -> None:
    assert len(book.moves) == 12
    start = Position.start()
    moves = book.probe(start)
    assert {move.hole for move in moves} == set(start.legal_moves())
    scores = [move.score for move in moves]
    assert scores == sorted(scores, reverse=True)
    for known in book.moves.values():
        assert sum(move.share for move in known) == 1000
        for move in known:
            assert (move.share == 0) == (
                known[0].score - move.score > PLAN.margin
            ) or move.share < 5
            assert move.share <= known[0].share
    # What stands there is what the engine says.
    engine = CoreEngine(variant(), 16)
    engine.set(start)
    lines = engine.search(Limits(nodes=2000, lines=9)).lines
    assert [(line.pv[0], line.score) for line in lines] == [move[:2] for move in moves]


def test_every_position_arises_by_moves_that_are_chosen(book: Book) -> None:
    reached, waiting = set(), [Position.start()]
    while waiting:
        position = waiting.pop()
        moves = book.probe(position)
        if not moves or book_key(position) in reached:
            continue
        reached.add(book_key(position))
        waiting += [position.play(move.hole) for move in moves if move.share]
    assert reached == set(book.moves)


def test_both_sides_see_a_position_alike(book: Book) -> None:
    start = Position.start()
    assert book.probe(start.mirror()) == book.probe(start)
    assert book.probe(Position.start("bestemshe")) == ()


def test_the_same_plan_makes_the_same_book(book: Book) -> None:
    assert build_book(variant(), PLAN) == book


def test_a_book_is_read_as_it_was_written(book: Book, path: Path) -> None:
    assert Book.load(path) == book
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    header, first, *_ = path.read_text().splitlines()
    assert json.loads(header)["positions"] == 12
    assert json.loads(first)["position"] == "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w"


def test_every_damage_is_noticed(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(0, len(whole), 97):
        path.write_bytes(whole[:length])
        with pytest.raises(BookError, match=r"no opening book|cut off or damaged"):
            Book.load(path)
    rng = random.Random(3)
    rest = whole.index(b"\n") + 1
    for _ in range(100):
        damaged = bytearray(whole)
        damaged[rng.randrange(rest, len(whole))] ^= rng.randrange(1, 256)
        path.write_bytes(damaged)
        with pytest.raises(BookError, match="cut off or damaged"):
            Book.load(path)


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ({"format": "else"}, "this is no opening book"),
        ({"version": 2}, "newer togyz"),
        ({"variant": "chess"}, "makes no sense"),
        ({"nodes": "many"}, "makes no sense"),
    ],
)
def test_headers_that_can_not_be(path: Path, header: dict[str, object], words: str) -> None:
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps(json.loads(first) | header).encode() + b"\n" + rest)
    with pytest.raises(BookError, match=words):
        Book.load(path)


def test_moves_are_chosen_as_often_as_their_shares_say(book: Book) -> None:
    for position in (Position.start(), Position.start().play(7)):
        chosen: Counter[BookMove | None] = Counter(book.choose(position, n) for n in range(4000))
        for move in book.probe(position):
            assert chosen[move] / 4 == pytest.approx(move.share, abs=35)
    assert book.choose(Position.start("bestemshe"), 1) is None
    # By chance it is not always the same.
    assert len({book.choose(Position.start()) for _ in range(100)}) > 1


def test_a_move_that_can_not_be_played_is_not_chosen(book: Book) -> None:
    position = Position.of([0, 9, 9, 9, 9, 9, 9, 9, 9], [9] * 9, (9, 0))
    wrong = replace(book, moves={book_key(position): (BookMove(1, 0, 1000),)})
    assert wrong.choose(position, 1) is None
    with pytest.raises(TypeError, match="seed must be a whole number"):
        book.choose(position, 1.5)  # type: ignore[arg-type]


def test_who_plays_is_answered_from_the_book_and_who_analyses_is_not(
    book: Book, path: Path
) -> None:
    start = Position.start()
    with Engine.open(hash_mib=1, book=path) as engine:
        answers = Counter(engine.play(start, Limits(nodes=5000)).move for _ in range(40))
        assert len(answers) > 1
        assert set(answers) <= {move.hole for move in book.probe(start) if move.share}
        engine.configure(seed=5)
        assert len({engine.play(start, Limits(nodes=5000)).move for _ in range(10)}) == 1
        # Several lines, chosen moves, and no limit are not for a book.
        assert engine.play(start, Limits(nodes=5000, lines=2)).info.nodes > 1000
        assert engine.play(start, Limits(nodes=5000, moves=(1,))).move == 1
        unknown = Position.of([9] * 9, [8] + [9] * 8, (1, 0))
        assert engine.play(unknown, Limits(nodes=5000)).info.nodes > 1000
        engine.configure(book="none")
        assert engine.play(start, Limits(nodes=5000)).info.nodes > 1000


def test_a_book_that_can_not_be_read_is_refused(tmp_path: Path) -> None:
    engine = OwnEngine(hash=1)
    with pytest.raises(TogyzError, match="can't be read"):
        engine.set_option("book", tmp_path / "none")
    (tmp_path / "none").write_text("nothing")
    with pytest.raises(BookError, match="no opening book"):
        engine.set_option("book", tmp_path / "none")
    assert engine.book == "none"
    with Engine.open(hash_mib=1) as opened:
        (tmp_path / "none").unlink()
        with pytest.raises(TogyzError, match="none is none"):
            opened.configure(book=str(tmp_path / "none"))


def test_a_plan_that_can_not_be() -> None:
    with pytest.raises(TogyzError, match="margin must be 1 or more, not 0"):
        BookPlan(margin=0)
