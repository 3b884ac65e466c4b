"""``togyz book``: what it prints, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.support import run
from togyz.engine import Book, BookMove
from togyz.engine.book import book_key
from togyz.engine.books import opening_book
from togyz.rules import Position, variant

BUILD = ("book", "build", "--positions", "3", "--plies", "2", "--nodes", "500", "--network", "hand")


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of Bestemshe."""
    path = tmp_path_factory.mktemp("book") / "b.book"
    made = run(*BUILD, path, "--variant", "bestemshe")
    assert (made.exit_code, made.stdout) == (0, "")
    assert "3 positions" in made.stderr
    return path


def test_probe_prints_moves_and_shares(book: Path) -> None:
    found = run("book", "probe", book, "start")
    lines = found.stdout.splitlines()
    assert len(lines) == 5
    shares = [float(line.split()[2]) for line in lines]
    assert sum(shares) == pytest.approx(100)
    as_json = [
        json.loads(line)
        for line in run("book", "probe", book, "start", "--json").stdout.split("\n")[:-1]
    ]
    assert [move["share"] / 10 for move in as_json] == shares
    assert [str(move["hole"]) for move in as_json] == [line.split()[0] for line in lines]


def test_probe_asks_the_book_that_comes_with_togyz() -> None:
    found = run("book", "probe", "default", "start")
    assert (found.exit_code, len(found.stdout.splitlines())) == (0, 9)
    none = run("book", "probe", "default", "start", "--variant", "mangala")
    assert (none.exit_code, none.stderr) == (1, "Error: no book comes with togyz for mangala\n")


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["togyzkumalak"], 1, "does not know the position; it is of bestemshe"),
        (["nonsense"], 1, "nonsense"),
    ],
)
def test_probe_says_what_it_does_not_know(
    book: Path, arguments: list[str], status: int, words: str
) -> None:
    found = run("book", "probe", book, *arguments)
    assert (found.exit_code, words in found.stderr) == (status, True)


def test_what_is_no_book_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x.book"
    path.write_text("no book")
    found = run("book", "probe", path, "start")
    assert found.exit_code == 1
    assert "this is no opening book" in found.stderr
    missing = run("book", "probe", tmp_path / "none", "start")
    assert missing.exit_code == 2
    unwritable = run(*BUILD, tmp_path / "no" / "b.book")
    assert unwritable.exit_code == 1


def test_books_are_for_playing_at_full_strength(book: Path) -> None:
    assert "--book is for level full" in run("play", "--book", book).stderr
    assert "--json is for analysis" in run("engine", "--json", "--book", book).stderr
    played = run(
        "play", "--level", "full", "--side", "none", "--time", "0.01", "--variant", "bestemshe",
        "--book", book, "--tables", "none",
    )  # fmt: skip
    assert played.exit_code == 0


def first_move(seed: int, *options: str | Path) -> int:
    """What the computer at full strength plays first."""
    played = run(
        "play", "--level", "full", "--side", "black", "--time", "0.01", "--tables", "none",
        "--seed", str(seed), *options, stdin="quit\n",
    )  # fmt: skip
    found = re.search(r"White plays (\d)", played.stdout)
    assert found is not None, played.output
    return int(found[1])


def test_full_strength_plays_from_a_book_unless_none_is_wanted(tmp_path: Path) -> None:
    shipped, start = opening_book(variant("togyzkumalak")), Position.start()
    assert shipped is not None
    for seed in range(-1, 3):
        known = shipped.choose(start, seed)
        assert known is not None
        assert first_move(seed) == first_move(seed, "--book", "default") == known.hole
    # A move that no search would choose.
    path = tmp_path / "odd.book"
    moves = {book_key(start): (BookMove(1, 0, 1000),)}
    Book(start.variant, moves, 1, 1, "hand").save(path)
    assert first_move(1, "--book", path) == 1
    assert first_move(1, "--book", "none") != 1


def test_words_in_place_of_a_book() -> None:
    for word in ("default", "none"):
        assert run("engine", "--book", word, stdin="quit\n").exit_code == 0
    for command in ("serve", "engine", "play"):
        missing = run(command, "--book", "/nowhere.book")
        assert (missing.exit_code, "does not exist" in missing.stderr) == (2, True)
