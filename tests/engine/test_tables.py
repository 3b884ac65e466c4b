"""The engine with tables: it keeps what is won, and does without what can't be used."""

from __future__ import annotations

import io
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from togyz.core import PROVED, CoreEngine, Limits
from togyz.engine import Engine, score_text
from togyz.engine.jsonserver import serve_json
from togyz.engine.knowledge import TablesWarning, knowledge, usable
from togyz.engine.local import OwnEngine
from togyz.engine.session import Session
from togyz.notation import format_position
from togyz.rules import Position, TogyzError, variant
from togyz.tables import Shape, Tables, build
from togyz.tables.background import SMALL, main, missing

NAMES = ["bestemshe", "qozdatu", "togyzkumalak"]


def endings(tables: Tables, seed: int) -> Iterator[Position]:
    """Positions of the table with the most stones, with kazans that leave the result open."""
    rng = random.Random(seed)
    core, total, stones = tables.core, tables.variant.total, tables.most
    layers = list(Shape.of(tables.variant).layers(stones))
    weights = [core.size(layer) for layer in layers]
    middle = (total - stones) // 2
    while True:
        [layer] = rng.choices(layers, weights)
        kazan = middle + rng.randrange(-stones, stones + 1, core.unit)
        kazan -= kazan % core.unit
        position = core.position(layer, rng.randrange(core.size(layer)), kazan)
        if position.outcome() is None:
            yield position


def result(position: Position, mover: CoreEngine, nodes: int, other: CoreEngine | None) -> int:
    """How a game ends for the side to move: against an engine, or against chance."""
    side, rng = position.side, random.Random(1)
    line: list[Position] = []
    times = Counter([position])
    while (outcome := position.outcome()) is None and times[position] < 3:
        engine = mover if position.side is side else other
        if engine is None:
            move = rng.choice(position.legal_moves())
        else:
            engine.set(position, line)
            move = engine.search(Limits(nodes=nodes)).lines[0].pv[0]
        line.append(position)
        position = position.play(move)
        times[position] += 1
    winner = None if outcome is None else outcome.winner
    return 0 if winner is None else 1 if winner is side else -1


@pytest.mark.parametrize("name", NAMES)
def test_what_is_won_is_won_and_what_is_drawn_is_not_lost(
    tables_directory: Path, name: str
) -> None:
    tables = Tables(name, tables_directory)
    knows, resists, guesses = (CoreEngine(tables.variant, 1) for _ in range(3))
    knows.ask(tables.core)
    resists.ask(tables.core)
    seen: Counter[int] = Counter()
    for number, position in enumerate(endings(tables, 3)):
        known = tables.known(position)
        assert known is not None
        if known.result < 0:
            continue
        # One node is enough to know which moves keep the result.
        nodes = (1, 100, 2000)[number % 3]
        for other in (resists, guesses, None):
            assert result(position, knows, nodes, other) >= known.result, (position, other)
        seen[known.result] += 1
        if seen.total() == 40:
            break
    assert seen[1] > 20


@pytest.mark.parametrize("name", NAMES)
def test_what_it_says_is_what_tables_say(tables_directory: Path, name: str) -> None:
    tables = Tables(name, tables_directory)
    with Engine.open(name, hash_mib=1, tables=tables_directory) as engine:
        for _, position in zip(range(60), endings(tables, 4), strict=False):
            known = tables.known(position)
            assert known is not None
            info = engine.play(position, Limits(depth=14, lines=9)).info
            said = [
                (line.score > PROVED) - (line.score < -PROVED) for line in info.lines
            ]  # a draw is 0.00
            assert said[0] == known.result
            moves = {move.hole: move.known.result for move in tables.moves(position)}
            assert said == [moves[line.pv[0]] for line in info.lines]
            if known.result == 0:
                assert (info.proved, score_text(info.lines[0])) == (True, "+0.00")


def test_above_the_tables_less_is_needed_to_see_more(tables_directory: Path) -> None:
    tables = Tables("bestemshe", tables_directory)
    with_tables, without = CoreEngine(tables.variant, 1), CoreEngine(tables.variant, 1)
    with_tables.ask(tables.core)
    rng = random.Random(5)
    proved: Counter[str] = Counter()
    for _ in range(40):
        board = [0] * 10
        for _ in range(16):
            board[rng.randrange(10)] += 1
        position = Position.of(board[:5], board[5:], (16, 18), variant_name="bestemshe")
        if position.outcome() is not None:
            continue
        for name, engine in (("with", with_tables), ("without", without)):
            engine.set(position)
            score = engine.search(Limits(nodes=3000)).lines[0].score
            proved[name] += abs(score) > PROVED
    assert with_tables.table_hits > 0
    assert without.table_hits == 0
    assert proved["with"] > proved["without"]


def test_tables_of_another_variant_are_refused(tables_directory: Path) -> None:
    engine = CoreEngine(variant("togyzkumalak"), 1)
    with pytest.raises(TogyzError, match="tables of bestemshe, given to an engine of togyzkumalak"):
        engine.ask(Tables("bestemshe", tables_directory).core)


# --- Which tables are asked


def test_where_tables_are_found(
    tables_directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = variant("bestemshe")
    monkeypatch.setenv("TOGYZ_TABLES", str(tables_directory))
    found = knowledge(rules)
    assert found is not None
    assert found is knowledge(rules, str(tables_directory))  # opened once
    assert found.most == 12
    assert knowledge(rules, "none") is None
    assert knowledge(variant("mangala")) is None
    assert knowledge(rules, str(tmp_path)) is None
    monkeypatch.setenv("TOGYZ_TABLES", "none")
    assert knowledge(rules) is None
    monkeypatch.delenv("TOGYZ_TABLES")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert knowledge(rules) is None
    shutil.copytree(tables_directory, tmp_path / "togyz" / "tables")
    again = knowledge(rules)
    assert again is not None
    assert again.directory == tmp_path / "togyz" / "tables"


def test_new_tables_are_asked_from_the_next_game_on(tmp_path: Path) -> None:
    engine = OwnEngine("bestemshe", hash=1, tables=str(tmp_path))
    position = next(endings(Tables("bestemshe", build_in(tmp_path / "elsewhere")), 1))
    with pytest.warns(TablesWarning, match="there are none of bestemshe"):
        engine.set(position)
    assert not engine.search(Limits(depth=1)).lines[0].score > PROVED
    build_in(tmp_path)
    engine.clear()
    engine.set(position)
    assert abs(engine.search(Limits(depth=1)).lines[0].score) > PROVED
    assert engine.problem == ""


def build_in(folder: Path) -> Path:
    """A folder with small tables of Bestemshe."""
    for _ in build(folder, "bestemshe", 4):
        pass
    return folder


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TogyzError, match="there is no folder"):
        Engine.open(tables=tmp_path / "none")
    engine = OwnEngine(hash=1)
    with pytest.raises(TogyzError, match="there is no folder"):
        engine.set_option("tables", tmp_path / "none")
    assert engine.tables == "auto"
    with pytest.raises(TogyzError, match="there are no tables of bestemshe"):
        usable(variant("bestemshe"), str(tmp_path))


# --- Files that can't be used


@pytest.fixture
def spoilt(tables_directory: Path, tmp_path: Path) -> Path:
    """Tables that a test may spoil."""
    for path in tables_directory.glob("bestemshe-*.tgt"):
        shutil.copy(path, tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"cut", "cut off, or no table"),
        (b"x" * 100, "no file of tables"),
        (b"\x89TGT\r\n\x1a\n" + b"\xff" * 60, "newer togyz"),
    ],
)
def test_it_does_without_what_can_not_be_used(spoilt: Path, content: bytes, words: str) -> None:
    (spoilt / "bestemshe-10.tgt").write_bytes(content)
    engine = OwnEngine("bestemshe", hash=1, tables=str(spoilt))
    position = next(endings(Tables("bestemshe", build_in(spoilt / "small")), 1))
    with pytest.warns(TablesWarning, match=words):
        engine.set(position)
    # Those with fewer stones are asked.
    assert abs(engine.search(Limits(depth=1)).lines[0].score) > PROVED
    engine.clear()
    engine.set(position)  # which is said once
    with pytest.raises(TogyzError, match=words):
        usable(variant("bestemshe"), str(spoilt))


def test_a_folder_that_must_not_be_read_knows_nothing(
    spoilt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    engine = OwnEngine("bestemshe", hash=1, tables=str(spoilt))
    with pytest.warns(TablesWarning, match="there are none of bestemshe"):
        engine.set(Position.start("bestemshe"))


def test_a_damaged_block_is_noticed_in_the_search(spoilt: Path) -> None:
    path = spoilt / "bestemshe-04.tgt"
    data = bytearray(path.read_bytes())
    data[40] ^= 1  # within the first block
    path.write_bytes(data)
    said: list[str] = []
    session = Session(OwnEngine(hash=1), said.append)
    session.handle(f"setoption name tables value {spoilt}")
    positions = endings(Tables("bestemshe", build_in(spoilt / "small")), 1)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _, position in zip(range(5), positions, strict=False):
            session.handle(f"position fen {format_position(position)}")
            session.handle("go depth 3")
            session.close(finish=True)
    assert [one.category for one in caught] == [TablesWarning]
    assert "togyz tables verify" in str(caught[0].message)
    assert sum(line.startswith("info string tables: a block") for line in said) == 1
    assert sum(line.startswith("bestmove") for line in said) == 5


def test_the_text_protocol_sets_tables(tables_directory: Path, tmp_path: Path) -> None:
    said: list[str] = []
    session = Session(OwnEngine(hash=1), said.append)
    session.handle("togyz")
    assert "option name tables type string default auto" in said
    session.handle(f"setoption name tables value {tmp_path / 'none'}")
    assert said[-1].startswith("error setoption: tables: there is no folder")
    session.handle(f"setoption name tables value {tables_directory}")
    tables = Tables("togyzkumalak", tables_directory)
    position = next(each for each in endings(tables, 1) if tables.known(each).result > 0)  # type: ignore[union-attr]
    session.handle(f"position fen {format_position(position)}")
    session.handle("go depth 1")
    session.close(finish=True)
    scores = [line.split(" score ")[1] for line in said if " score " in line]
    assert scores
    assert all(score.startswith(("win ", "tablewin ")) for score in scores)


# --- Small tables in the background


def test_small_tables_are_made_where_there_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setitem(SMALL, "qozdatu", 6)
    monkeypatch.setenv("TOGYZ_TABLES", str(tmp_path / "a" / "b"))
    wanted = [variant("qozdatu"), variant("mangala"), variant("qozdatu+play-on")]
    assert missing(wanted) == [variant("qozdatu")]
    main(["qozdatu"])
    assert Tables("qozdatu").most == 6
    assert missing(wanted) == []


def test_nothing_is_made_where_nothing_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TOGYZ_TABLES", str(tmp_path / "file" / "tables"))
    assert missing([variant("qozdatu")]) == []
    monkeypatch.setattr(os, "nice", lambda _: 0)
    main(["qozdatu"])  # says nothing


def test_an_analysis_begins_to_build_and_does_not_wait(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "TOGYZ_TABLES"}
    environment["XDG_CACHE_HOME"] = str(tmp_path)
    command = [sys.executable, "-m", "togyz", "analyse", "bestemshe", "--nodes", "1000"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "best move" in ran.stdout
    assert ran.stderr.count("small tables of endings are being built in") == 1
    assert str(tmp_path / "togyz" / "tables") in ran.stderr
    # The builder ends with it, long before it is done.
    assert not (tmp_path / "togyz" / "tables" / "bestemshe-20.tgt").exists()
    for choice in (["--tables", "none"], ["--tables", str(tmp_path)]):
        chosen = subprocess.run(
            [*command, *choice], env=environment, capture_output=True, text=True
        )
        assert "being built" not in chosen.stderr


# --- Requests in JSON lines


def test_a_request_may_name_its_tables(tables_directory: Path, tmp_path: Path) -> None:
    [position] = itertools.islice(endings(Tables("bestemshe", tables_directory), 9), 1)
    usual = {"position": format_position(position), "nodes": 1}
    wanted = [str(tables_directory), "none", None, str(tables_directory), str(tmp_path)]
    requests = [{"id": id_, "tables": name, **usual} for id_, name in enumerate(wanted)]
    said = io.BytesIO()
    given = "".join(json.dumps(request) + "\n" for request in requests)
    serve_json(io.BytesIO(given.encode()), said, 1, 1, 1, tables="none")
    answers = {each["id"]: each for each in map(json.loads, said.getvalue().splitlines())}
    known = [answers[id_]["result"] for id_ in range(4)]
    # A single position is visited: only tables tell how that ends.
    assert known[0]["outcome"] in ("win", "loss")
    assert known == [known[0], None, None, known[0]]
    assert (answers[4]["type"], answers[4]["field"]) == ("error", "tables")
    assert "there are no tables of bestemshe" in answers[4]["message"]
