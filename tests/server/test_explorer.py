"""The server's explorers and books, for who asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.test_openapi import call
from togyz.core import core
from togyz.engine.bookbuild import BookPlan, build_book
from togyz.engine.books import opening_book
from togyz.explorer import Explorer, ExplorerWriter
from togyz.notation import format_position
from togyz.rules import Game, Position, variant
from togyz.server import Config, create_app
from togyz.server.errors import ServerError
from togyz.server.openings import Openings

PATH = "/api/explorer"
START = format_position(Position.start())
BESTEMSHE = variant("bestemshe")


@pytest.fixture
def explorer(tmp_path: Path) -> Path:
    path = tmp_path / "e.tgx"
    tags = {"White": "Айгүл", "Black": "Marat", "Date": "2020.01.01"}
    with ExplorerWriter(path, variant("togyzkumalak"), 10) as writer:
        for result, moves in (("1-0", [7, 7]), ("1/2-1/2", [7, 1]), ("*", [7, 2]), ("0-1", [9])):
            writer.add(Game(tags=tags | {"Result": result, "WhiteElo": "1800"}, moves=moves))
    return path


@pytest.fixture
def books(tmp_path: Path) -> list[Path]:
    paths = []
    for rules in (variant("togyzkumalak"), BESTEMSHE):
        plan = BookPlan(positions=1, nodes=500, network="hand")
        paths.append(tmp_path / f"{rules}.book")
        build_book(rules, plan).save(paths[-1])
    return paths


@pytest.fixture
def here(config: Config, explorer: Path, books: list[Path]) -> Iterator[TestClient]:
    given = replace(config, explorers=(explorer,), books=tuple(books))
    with TestClient(create_app(given)) as client:
        yield client


def ask(client: TestClient, position: str = START) -> Any:
    """What is answered, in the form that the description says."""
    return call(client, "GET", PATH, params={"position": position})


def test_games_and_values_stand_side_by_side(here: TestClient) -> None:
    found = ask(here)
    assert (found["plies"], found["values"]) == (10, True)
    first, second, *others = found["moves"]
    names = ("hole", "white", "draws", "black", "unknown", "rating", "year")
    assert [first[name] for name in names] == [7, 1, 1, 0, 1, 1800, 2020]
    assert second["latest"] == {
        "white": "Айгүл", "black": "Marat", "result": "0-1", "date": "2020.01.01", "event": ""
    }  # fmt: skip
    # What nobody played stands below, by its value.
    assert {move["hole"] for move in found["moves"]} == set(range(1, 10))
    assert all(isinstance(move["score"], int) for move in found["moves"])
    assert [move["score"] for move in others] == sorted(
        (move["score"] for move in others), reverse=True
    )
    assert others[0]["latest"] is None
    assert ask(here, format_position(Position.start().play(1)))["moves"] == []
    bestemshe = ask(here, format_position(Position.start("bestemshe")))
    assert bestemshe["plies"] is None
    assert len(bestemshe["moves"]) == 5


def test_what_the_server_does_not_have_is_said(
    here: TestClient, config: Config, tmp_path: Path
) -> None:
    other = replace(config, database=tmp_path / "other.sqlite3", shipped_books=False)
    without = create_app(other)
    nothing: dict[str, Any] = {"moves": [], "plies": None, "values": False}
    with TestClient(without) as client:
        assert ask(client) == nothing
        assert ask(here, format_position(Position.start("mangala"))) == nothing
    for position, status, code in (
        ("nonsense", 422, "unreadable"),
        (" ", 400, "bad-request"),
        ("9" * 1001, 413, "too-large"),
    ):
        answer = here.get(PATH, params={"position": position})
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        ask(here, position)


def test_the_book_that_comes_with_togyz_is_there_by_itself(
    config: Config, books: list[Path], tmp_path: Path
) -> None:
    shipped = opening_book(variant("togyzkumalak"))
    assert shipped is not None
    expected = [(move.hole, move.score) for move in shipped.probe(Position.start())]
    with TestClient(create_app(config)) as client:
        found = ask(client)
        assert (found["plies"], found["values"]) == (None, True)
        assert [(move["hole"], move["score"]) for move in found["moves"]] == expected
    # One that is given takes its place, and that of no other variant.
    for given, of in ((books, "hand"), (books[1:], shipped.judge)):
        openings = Openings.open([], given, shipped_books=True)
        assert openings.books[variant("togyzkumalak")].judge == of
        assert openings.books[BESTEMSHE].judge == "hand"


def test_games_that_are_added_are_there_at_once(here: TestClient, explorer: Path) -> None:
    with ExplorerWriter.adding(explorer) as writer:
        writer.add(Game(moves=[9, 9]))
        assert [move["unknown"] for move in ask(here)["moves"] if move["hole"] == 9] == [0]
    assert [move["unknown"] for move in ask(here)["moves"] if move["hole"] == 9] == [1]


def test_files_that_cant_be_used_are_named(
    tmp_path: Path, explorer: Path, books: list[Path]
) -> None:
    for explorers, given, words in (
        ([explorer, explorer], [], "two explorers of togyzkumalak"),
        ([], [books[1], books[1]], "two books of bestemshe"),
        ([books[0]], [], "no explorer"),
        ([explorer], [explorer], "no opening book"),
        ([tmp_path / "missing.tgx"], [], "missing.tgx can't be read"),
    ):
        with pytest.raises(ServerError, match=words):
            Openings.open(explorers, given)


def test_the_oldest_key_there_is_is_still_the_key(explorer: Path) -> None:
    """Files outlive programs: a key that changes would make all of them useless."""
    [key] = core(variant("togyzkumalak")).keys(Position.start(), ())
    assert key == 3893494205488621487
    with Explorer(explorer) as opened:
        assert len(opened.probe(Position.start())) == 2
