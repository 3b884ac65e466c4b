"""Explorers: what they count, against a count by hand; files that are cut, damaged or none."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import Counter, defaultdict
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import games, random_game, variants
from togyz.core import core
from togyz.explorer import (
    Added,
    Explorer,
    ExplorerError,
    ExplorerWriter,
    KeptGame,
    is_explorer,
)
from togyz.explorer.kept import pack_moves, unpack_moves
from togyz.rules import Game, IllegalMove, Position, TogyzError, variant

TOGYZ = variant("togyzkumalak")
Counts = dict[Position, dict[int, Counter[str]]]
RESULTS = st.sampled_from(["1-0", "0-1", "1/2-1/2", "*"])


def write(path: Path, found: list[Game], plies: int = 40) -> list[Added]:
    with ExplorerWriter(path, found[0].variant if found else TOGYZ, plies) as writer:
        return [writer.add(game) for game in found]


def counted(found: list[Game], plies: int) -> Counts:
    """How often each move was played in each position, by the readable rules alone."""
    counts: Counts = defaultdict(lambda: defaultdict(Counter))
    seen = []
    for game in found:
        identity = (game.start, game.moves, game.tags.get("White"))
        if identity in seen:
            continue
        seen.append(identity)
        line = list(game.root.mainline())[: plies + 1]
        for position, hole in {(here.position, after.move) for here, after in pairwise(line)}:
            assert hole is not None
            counts[position][hole][game.result] += 1
    return counts


@st.composite
def collections(draw: st.DrawFn) -> list[Game]:
    """Games of one variant, from random beginnings that many of them share; some twice."""
    rules = draw(variants())
    made = draw(st.lists(games(rules, plies=60), min_size=1, max_size=12))
    for game in made:
        game.tags["Result"] = draw(RESULTS)
        game.tags["White"] = draw(st.sampled_from(["A", "B"]))
    return made + draw(st.lists(st.sampled_from(made), max_size=3))


@settings(max_examples=40)
@given(collections(), st.integers(1, 70), st.integers(0, 12))
def test_an_explorer_is_the_count_of_its_games(
    tmp_path_factory: pytest.TempPathFactory, found: list[Game], plies: int, first: int
) -> None:
    path = tmp_path_factory.mktemp("explorer") / "e.tgx"
    # In two goes, as somebody who gets more games does.
    write(path, found[:first] or found[:1], plies)
    with ExplorerWriter.adding(path) as writer:
        for game in found:
            writer.add(game)
    counts = counted(found, plies)
    with Explorer(path) as explorer:
        assert explorer.positions == len(counts)
        for position, moves in counts.items():
            told = explorer.probe(position)
            assert {
                move.hole: Counter(
                    {"1-0": move.white, "1/2-1/2": move.draws, "0-1": move.black, "*": move.unknown}
                )
                for move in told
            } == {hole: +of for hole, of in moves.items()}
            assert [move.games for move in told] == sorted((m.games for m in told), reverse=True)


@settings(max_examples=40)
@given(games())
def test_keys_are_those_of_positions(game: Game) -> None:
    keys = core(game.variant).keys(game.start, game.moves)
    line = [node.position for node in game.root.mainline()]
    assert [core(game.variant).keys(position, ()) for position in line] == [[key] for key in keys]
    assert len(set(keys)) == len(set(line))
    # As core/include/togyz.h says: FNV-1a over the bytes of the position.
    key = 0xCBF29CE484222325
    for byte in bytes(core(game.variant)._pack(line[-1])):
        key = (key ^ byte) * 0x100000001B3 % 2**64
    assert key == keys[-1] % 2**64


def test_a_line_that_cant_be_played_has_no_keys() -> None:
    start = Position.start()
    with pytest.raises(IllegalMove):
        core(TOGYZ).keys(start, [7, 12])
    with pytest.raises(TogyzError, match="out of range"):
        core(TOGYZ).keys(start, [7, 300])


def test_it_does_not_matter_how_a_position_was_reached(tmp_path: Path) -> None:
    one, other = Game(moves=[6, 6, 6, 6, 9, 7]), Game(moves=[6, 6, 9, 6, 6, 8])
    together = list(one.root.mainline())[5].position
    assert together == list(other.root.mainline())[5].position
    write(tmp_path / "e.tgx", [one, other])
    with Explorer(tmp_path / "e.tgx") as explorer:
        assert [move.hole for move in explorer.probe(together)] == [7, 8]


def test_what_records_say_is_summed_up(tmp_path: Path) -> None:
    told = {"White": "Aigul", "Black": "Marat", "Date": "2019.05.01", "WhiteElo": "2000"}
    games = [
        Game(tags=told | {"Result": "1-0"}, moves=[7, 7]),
        Game(tags=told | {"WhiteElo": "1501", "Date": "21.03.2021", "White": "B"}, moves=[7, 1]),
        Game(tags={"Result": "0-1", "BlackElo": "?", "Date": "????.??.??"}, moves=[7, 7]),
    ]
    write(tmp_path / "e.tgx", games)
    with Explorer(tmp_path / "e.tgx") as explorer:
        [first] = explorer.probe(Position.start())
        assert (first.games, first.white, first.black, first.unknown) == (3, 1, 1, 1)
        assert (first.rating, first.year) == (1750, 2021)  # Black's are not those who played it
        latest = explorer.game(first.game)
        assert (latest.white, latest.moves, latest.result) == ("B", (7, 1), "*")
        assert explorer.probe(Position.start().play(7))[0].rating is None
        assert list(explorer.games()) == [KeptGame.of(game) for game in games]
        assert len(explorer) == 3


def test_a_game_counts_once(tmp_path: Path) -> None:
    game = Game(tags={"White": "Асан  Усен", "Result": "1-0"}, moves=[7, 7, 9])
    again = Game(tags={"White": "асан усен", "Event": "Another", "Date": "2020"}, moves=[7, 7, 9])
    others = [Game(moves=[7, 7, 9]), Game(tags=game.tags, moves=[7, 7, 8])]
    empty, bestemshe = Game(), Game("bestemshe", moves=[1])
    became = write(tmp_path / "e.tgx", [game, again, *others, empty, bestemshe])
    assert became == [
        *(Added.NEW, Added.KNOWN, Added.NEW, Added.NEW),
        *(Added.EMPTY, Added.OTHER_VARIANT),
    ]


@given(st.lists(st.integers(1, 9), max_size=30))
def test_moves_are_packed_and_unpacked(moves: list[int]) -> None:
    assert unpack_moves(pack_moves(moves)) == tuple(moves)


@given(games(), RESULTS, st.text(max_size=20), st.text("0123456789.?", max_size=12))
def test_kept_games_survive_their_rows(game: Game, result: str, name: str, date: str) -> None:
    game.tags |= {"Result": result, "White": name, "Date": date, "BlackElo": date}
    kept = KeptGame.of(game)
    number, identity, *rest = kept.to_row(7)
    assert (number, identity) == (7, kept.identity)
    assert KeptGame.from_row(game.variant, rest) == kept


def spoil(opened: ExplorerWriter) -> None:
    """Add a good game, then one that can't be played."""
    with opened as writer:
        writer.add(Game(moves=[9]))
        writer.add(KeptGame(Position.start(), (7, 3, 9, 9, 9, 9, 9, 9, 9, 9)))


def test_nothing_changes_where_something_goes_wrong(tmp_path: Path) -> None:
    path = tmp_path / "e.tgx"
    write(path, [Game(moves=[7])])
    before = path.read_bytes()
    with pytest.raises(IllegalMove):
        spoil(ExplorerWriter.adding(path))
    with pytest.raises(IllegalMove):
        spoil(ExplorerWriter(path, TOGYZ))
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["e.tgx"]


def test_two_dont_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "e.tgx"
    write(path, [Game(moves=[7])])
    with ExplorerWriter.adding(path) as writer:
        writer.add(Game(moves=[9]))
        base = sqlite3.connect(path, timeout=0)
        with pytest.raises(sqlite3.OperationalError):
            base.execute("BEGIN IMMEDIATE")
        base.close()
        with Explorer(path) as explorer:  # readers see what was there
            assert len(explorer) == 1
    with Explorer(path) as explorer:
        assert len(explorer) == 2


KILLED = """\
import os, signal, sys
import togyz.explorer.writing as writing
from tests.explorer.test_explorer import TOGYZ, many
where, path = sys.argv[1:]
writing.CACHE_KIB = 16  # so that the file itself is written to before the end
die = lambda: os.kill(os.getpid(), signal.SIGKILL)
class Doomed(writing.ExplorerWriter):
    def _finish(self):
        self._flush()
        self._base.execute(writing._COUNT)
        die()
added = where == "adding" or where == "counting"
with Doomed.adding(path) if added else Doomed(path, TOGYZ) as writer:
    for game in many(1):
        writer.add(game)
    if where in ("new", "adding"):
        die()
"""


@cache
def many(seed: int) -> list[Game]:
    """So many games that they don't fit into a small cache."""
    roll = random.Random(seed)
    return [random_game(roll, TOGYZ, 40) for _ in range(120)]


@pytest.mark.parametrize("where", ["new", "adding", "counting", "new, counting"])
def test_whoever_is_killed_harms_nothing_and_leaves_nothing(tmp_path: Path, where: str) -> None:
    path = tmp_path / "games.tgx"
    write(path, many(0))
    with Explorer(path) as explorer:
        before = list(explorer.games()), explorer.probe(Position.start())
    killed = subprocess.run([sys.executable, "-c", KILLED, where, path], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert len(list(tmp_path.iterdir())) > 1
    with Explorer(path) as explorer:
        assert (list(explorer.games()), explorer.probe(Position.start())) == before
    # Of another explorer, and by somebody who is at it: neither is anybody else's to remove.
    others = [tmp_path / ".other.tgx.1.part", tmp_path / f".games.tgx.{os.getppid()}.scratch"]
    for other in others:
        other.touch()
    with ExplorerWriter.adding(path) as writer:
        assert {writer.add(game) for game in many(1)} == {Added.NEW}
    assert sorted(tmp_path.iterdir()) == sorted([path, *others])


def test_what_a_killed_writer_left_can_need_more_rights(tmp_path: Path) -> None:
    path = tmp_path / "games.tgx"
    write(path, many(0))
    subprocess.run([sys.executable, "-c", KILLED, "counting", path], check=False)
    path.chmod(0o444)
    with suppress(ExplorerError), Explorer(path) as explorer:
        # Root may write to it all the same.
        assert len(explorer) == 120
        return
    with pytest.raises(ExplorerError, match=r"broken off.*may be written"):
        Explorer(path)


def test_what_is_no_explorer_is_said(tmp_path: Path) -> None:
    path = tmp_path / "e.tgx"
    with pytest.raises(FileNotFoundError):
        Explorer(path)
    path.write_bytes(b"")
    with pytest.raises(ExplorerError, match="no explorer"):
        Explorer(path)
    path.write_text("[White]")
    assert not is_explorer(path)
    with pytest.raises(ExplorerError, match="damaged, or no explorer"):
        Explorer(path)
    path.unlink()
    sqlite3.connect(path).execute("CREATE TABLE games (id)").connection.close()
    assert not is_explorer(path)
    with pytest.raises(ExplorerError, match="this is no explorer"):
        Explorer(path)
    path.unlink()
    write(path, [Game(moves=[7])])
    assert is_explorer(path)
    base = sqlite3.connect(path)
    base.execute("UPDATE about SET value = 9 WHERE name = 'version'")
    base.commit()
    base.close()
    with pytest.raises(ExplorerError, match="made by a newer togyz"):
        ExplorerWriter.adding(path)
    with pytest.raises(TogyzError, match="plies must be 1 or more"):
        ExplorerWriter(path, TOGYZ, 0)


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a good file."""
    path = tmp_path_factory.mktemp("good") / "e.tgx"
    rng = random.Random(5)
    write(path, [random_game(rng, plies=20) for _ in range(20)])
    return path.read_bytes()


def test_damaged_names_can_be_told_of(content: bytes, tmp_path: Path) -> None:
    """SQLite quotes them in its messages, which then are no text."""
    damaged = content.replace(b"tableaboutabout", b"table\x80boutabout", 1)
    damaged = damaged.replace(b"CREATE TABLE about", b"CREATX TABLE about", 1)
    assert sum(map(int.__ne__, content, damaged)) == 2
    path = tmp_path / "e.tgx"
    path.write_bytes(damaged)
    with pytest.raises(ExplorerError, match="damaged, or no explorer"):
        Explorer(path)
    with pytest.raises(ExplorerError, match="damaged, or no explorer"):
        ExplorerWriter.adding(path)


@settings(max_examples=60)
@given(st.data())
def test_damage_is_noticed_or_does_no_harm(
    content: bytes, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Whatever is in the file: answers that can be, or an `ExplorerError`."""
    path = tmp_path_factory.mktemp("damaged") / "e.tgx"
    places = st.integers(0, len(content) - 1)
    damaged = bytearray(content)
    for place, byte in data.draw(
        st.lists(st.tuples(places, st.integers(0, 255)), min_size=1, max_size=40)
    ):
        damaged[place] = byte
    path.write_bytes(damaged[: data.draw(places) if data.draw(st.booleans()) else None])
    with suppress(ExplorerError), Explorer(path) as explorer:
        for move in explorer.probe(Position.start()):
            assert move.hole in range(1, 10)
            explorer.game(move.game)
        for game in explorer.games():
            assert game.result in ("1-0", "0-1", "1/2-1/2", "*")
        assert explorer.positions >= 0
