"""The opening book that comes with togyz; and what the page is told of books."""

from __future__ import annotations

import json
import os
import random
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.networks import random_positions
from tests.support import DATA
from togyz.core import Limits
from togyz.engine import Book, Engine
from togyz.engine.book import BookMove, book_key
from togyz.engine.books import BOOKS, check_book, opening_book, shipped_book
from togyz.engine.local import OwnEngine
from togyz.notation import format_position
from togyz.rules import VARIANTS, Position, TogyzError, Variant, variant

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = [rules for rules in VARIANTS.values() if shipped_book(rules) is not None]
GOLDEN = DATA / "book-choices.json"
SEEDS = (0, 1, 8162, 2**32 - 1, 2**53 - 1, -1, "togyz", "тоғыз құмалақ")


def of(rules: Variant) -> Book:
    found = opening_book(rules)
    assert found is not None
    return found


def positions(book: Book) -> Iterator[tuple[int, Position]]:
    """Those that arise by moves that are chosen, each once, with the plies they are away."""
    reached: set[str] = set()
    waiting = [(0, Position.start(book.variant))]
    while waiting:
        ply, position = waiting.pop(0)  # the nearest first
        moves = book.probe(position)
        if not moves or book_key(position) in reached:
            continue
        reached.add(book_key(position))
        yield ply, position
        waiting += [(ply + 1, position.play(move.hole)) for move in moves if move.share]


def test_what_is_shipped_is_named_after_its_variant() -> None:
    assert variant("togyzkumalak") in SHIPPED
    assert {path.name for path in BOOKS.folder.iterdir()} == {f"{rules}.book" for rules in SHIPPED}
    for rules in SHIPPED:
        assert of(rules).variant == rules
        assert opening_book(rules, "none") is None
        assert opening_book(rules, str(shipped_book(rules))) == of(rules)
    assert opening_book(variant("togyzkumalak+play-on")) is None


@pytest.mark.parametrize("rules", SHIPPED, ids=str)
def test_every_position_can_arise_and_every_move_can_be_played(rules: Variant) -> None:
    book = of(rules)
    assert book.probe(Position.start(rules))
    found = list(positions(book))
    assert len(found) == len(book.moves)
    for _, position in found:
        moves = book.probe(position)
        assert sorted(move.hole for move in moves) == list(position.legal_moves())
        scores = [move.score for move in moves]
        assert scores == sorted(scores, reverse=True)
        for move in moves:
            assert move.share == 0 or moves[0].score - move.score <= book.margin


@pytest.mark.parametrize("rules", SHIPPED, ids=str)
def test_it_is_what_its_recipe_makes(rules: Variant) -> None:
    """All but the search, which takes minutes, and another network would have other opinions."""
    book = of(rules)
    recipes = re.findall(r"togyz book build (src/.*)", (ROOT / "Makefile").read_text("utf-8"))
    [recipe] = [one for one in recipes if f"/{rules}.book" in one]
    assert f"togyz book build {recipe}" in (ROOT / "docs/reference/book.md").read_text("utf-8")
    file, *options = shlex.split(recipe)
    given = dict(zip(options[::2], options[1::2], strict=True))
    assert ROOT / file == shipped_book(rules)
    assert int(given["--nodes"]) == book.nodes
    assert float(given["--margin"]) * 100 == book.margin
    assert len(book.moves) <= int(given["--positions"])
    assert max(ply for ply, _ in positions(book)) < int(given["--plies"])
    # Much of what may be there is: it is no book that was left half done.
    assert len(book.moves) > int(given["--positions"]) / 2


def test_it_opens_in_several_ways() -> None:
    book = of(variant("togyzkumalak"))
    games = set()
    for seed in range(200):
        position, line = Position.start(), []
        while (move := book.choose(position, seed)) is not None:
            position = position.play(move.hole)
            line.append(move.hole)
        games.add(tuple(line))
    assert len({line[0] for line in games}) > 1
    assert len(games) > 50
    assert min(map(len, games)) >= 3


def test_it_is_played_from_where_that_is_wanted() -> None:
    book, start = of(variant("togyzkumalak")), Position.start()
    limits = Limits(nodes=2000)
    assert OwnEngine(hash=1).book == "none"
    with Engine.open(hash_mib=1) as engine:
        assert engine.play(start, limits).info.nodes > 0
        engine.configure(book="default")
        answer = engine.play(start, limits)
        assert answer.info.nodes == 0
        assert answer.move in {move.hole for move in book.probe(start) if move.share}
        # It goes with the variant: none comes with Mangala.
        assert engine.play(Position.start("mangala"), limits).info.nodes > 0
        for seed in (1, 5, 8162):
            engine.configure(seed=seed)
            known = book.choose(start, seed)
            assert known is not None
            assert engine.play(start, limits).move == known.hole
    with Engine.open(hash_mib=1, book="default") as engine:
        assert engine.play(start, limits).info.nodes == 0


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    assert [check_book(word) for word in ("default", "none")] == ["default", "none"]
    with pytest.raises(TogyzError, match="missing can't be read: No such file"):
        check_book(str(tmp_path / "missing"))
    with pytest.raises(TogyzError, match="can't be read"):
        check_book(str(tmp_path))


def made_book(path: Path, rng: random.Random) -> Book:
    """A book of positions of all kinds, with shares that no search would give."""
    moves: dict[str, tuple[BookMove, ...]] = {}
    for position in random_positions("togyzkumalak", 90, seed=3)[::9]:
        holes = list(position.legal_moves())
        cuts = sorted(rng.randrange(1001) for _ in holes[1:])
        shares = [high - low for low, high in zip([0, *cuts], [*cuts, 1000], strict=True)]
        scores = sorted((rng.randrange(-900, 900) for _ in holes), reverse=True)
        moves[book_key(position)] = tuple(map(BookMove, holes, scores, shares))
    Book(variant(), moves, 1, 1, "hand").save(path)
    return Book.load(path)


def test_the_page_is_told_what_is_chosen(tmp_path: Path) -> None:
    """The file is read by `web/src/engine/books.test.ts`.

    TOGYZ_UPDATE_GOLDEN=1 writes it anew; then read what git diff shows.
    """
    path = tmp_path / "made.book"
    book = made_book(path, random.Random(4))
    choices = []
    for number, position in enumerate(random_positions("togyzkumalak", 90, seed=3)):
        seen = position.mirror() if number % 2 else position
        for seed in SEEDS if number % 9 == 0 else SEEDS[:1]:
            move = book.choose(seen, seed)
            choices.append([format_position(seen), seed, None if move is None else move.hole])
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in choices)
    text = f'{{"book": {json.dumps(path.read_text())},\n"choices": [\n{lines}\n]}}\n'
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == text
    assert len({hole for _, _, hole in choices}) > 5
