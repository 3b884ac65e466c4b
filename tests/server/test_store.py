"""The database: what it keeps, and what is said when it can't be used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.testclient import TestClient

from tests.server.support import Computer, Page, new_game
from togyz.engine import LEVELS
from togyz.rules import Game
from togyz.server import Config, ServerError, create_app
from togyz.server.database import METADATA, open_database
from togyz.server.events import (
    VERSION,
    Clock,
    Drawn,
    Flagged,
    Moved,
    OfferDeclined,
    Offered,
    Player,
    Rematched,
    Resigned,
    Started,
    TakenBack,
    decode,
    encode,
)
from togyz.server.room import Room
from togyz.server.state import GameState
from togyz.server.store import Store
from togyz.server.thinking import Thinker

STARTED = Started("togyzkumalak", "easy", (Player("human", "A", "v"), Player("computer")))


OLD_DATABASE = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY, variant TEXT NOT NULL, level TEXT NOT NULL,
    result TEXT NOT NULL, plies INTEGER NOT NULL, created INTEGER NOT NULL,
    updated INTEGER NOT NULL
);
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id), seq INTEGER NOT NULL, at INTEGER NOT NULL,
    version INTEGER NOT NULL, data BLOB NOT NULL, command TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id), side INTEGER NOT NULL, visitor TEXT NOT NULL,
    PRIMARY KEY (game, side)
);
CREATE INDEX seats_of_visitor ON seats (visitor);
INSERT INTO games VALUES ('old', 'togyzkumalak', 'easy', '0-1', 2, 1700000000000, 1700000000001);
INSERT INTO seats VALUES ('old', 0, 'v');
INSERT INTO events VALUES
    ('old', 1, 1, 1, CAST('{"kind":"started","variant":"togyzkumalak","level":"easy","players":['
        || '{"kind":"human","name":"A","visitor":"v"},{"kind":"computer","name":"","visitor":""}]}'
        AS BLOB), ''),
    ('old', 2, 1, 1, CAST('{"kind":"move","ply":1,"hole":7}' AS BLOB), 'a'),
    ('old', 3, 1, 1, CAST('{"kind":"move","ply":2,"hole":2}' AS BLOB), ''),
    ('old', 4, 1, 1, CAST('{"kind":"takeback","side":1,"ply":1}' AS BLOB), 'b'),
    ('old', 5, 1, 1, CAST('{"kind":"move","ply":2,"hole":1}' AS BLOB), ''),
    ('old', 6, 1, 1, CAST('{"kind":"resigned","side":0}' AS BLOB), 'c');
"""


def test_migrations_lead_to_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "new.sqlite3")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        assert mode == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()
    open_database(tmp_path / "new.sqlite3").dispose()  # a second time there is nothing to do


def test_a_migration_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("alembic.op.create_index", fail)
    with pytest.raises(sqlite3.OperationalError):
        open_database(tmp_path / "new.sqlite3")
    monkeypatch.undo()
    open_database(tmp_path / "new.sqlite3").dispose()


def garbage(path: Path) -> None:
    path.write_bytes(b"This is no database, but long enough to be taken for one. " * 100)


def truncated(path: Path) -> None:
    open_database(path).dispose()
    path.write_bytes(path.read_bytes()[:-4096])


def foreign(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def newer(path: Path) -> None:
    open_database(path).dispose()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()


def folder(path: Path) -> None:
    path.mkdir()


def inside_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("a file")


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (garbage, r"damaged or none .*; move it away, or restore a copy"),
        (truncated, r"is damaged .*; move it away, or restore a copy"),
        (foreign, r"belongs to another program .*'recipes'.*choose another file"),
        (newer, r"written by a newer version of togyz \(form 9999.*update togyz"),
        (folder, r"is a folder; name a file"),
        (inside_a_file, r"can't be written: .*choose another file"),
    ],
)
def test_an_unusable_database_is_explained(
    tmp_path: Path, make: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "data" / "games.sqlite3"
    path.parent.mkdir()
    make(path)
    with pytest.raises(ServerError, match=reason) as found:
        Store(path)
    assert str(path) in str(found.value)


@pytest.mark.parametrize("name", [".", "..", "", "/", "folder"])
def test_a_folder_is_no_database_and_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path / "folder")
    path = tmp_path / "folder" if name == "folder" else Path(name)
    with pytest.raises(ServerError, match="is a folder; name a file with --database"):
        Store(path)
    assert [found.name for found in tmp_path.rglob("*")] == ["folder"]


def test_a_read_only_database_is_explained(tmp_path: Path) -> None:
    """The permissions of a file don't bind the administrator, so SQLite is told instead."""
    path = tmp_path / "games.sqlite3"
    open_database(path).dispose()
    error = sa.exc.OperationalError(
        "", {}, sqlite3.OperationalError("attempt to write a readonly database")
    )
    from togyz.server.database import _explain

    assert "change its permissions" in _explain(path, error)


def test_a_second_server_is_told_of_the_first(tmp_path: Path) -> None:
    path, link = tmp_path / "games.sqlite3", tmp_path / "link.sqlite3"
    link.symlink_to(path)

    async def two() -> None:
        store = Store(path)
        for name in (path, link):
            with pytest.raises(ServerError, match="another togyz server uses"):
                Store(name)
        await store.close()
        await Store(path).close()

    asyncio.run(two())


def test_events_are_read_as_they_were_written() -> None:
    timed = Started("mangala", "", STARTED.players, Clock(60_000, 0), "togyz1 ...")
    for event in (
        STARTED,
        timed,
        Moved(1, 7),
        Moved(2, 3, 1234),
        TakenBack(0, 0),
        Resigned(1, 5),
        Offered(0),
        OfferDeclined(1),
        Drawn(7),
        Flagged(0, 60_000),
        Rematched("other"),
    ):
        assert decode(VERSION, encode(event)) == event


def test_a_log_of_the_first_version_is_read(tmp_path: Path) -> None:
    """As that version wrote it, byte for byte, into a database of its time."""
    path = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(OLD_DATABASE)
    connection.close()

    async def fold() -> GameState:
        store = Store(path)
        room = Room.from_log("old", await store.load("old"), store, Thinker(1, 1))
        assert await store.timed_games() == []
        assert [row.id for row in await store.games_of("v")] == ["old"]
        await store.close()
        return room.state

    state = asyncio.run(fold())
    assert state.clocks is None
    assert state.view("v").moves == [7, 1]
    assert state.view("v").level == LEVELS["easy"].name
    assert state.outcome is not None
    assert state.outcome.result == "0-1"


def test_events_of_the_future_and_damaged_ones_are_refused() -> None:
    with pytest.raises(ServerError, match="update togyz"):
        decode(VERSION + 1, encode(Resigned(1)))
    for data in (b"", b"{}", b'{"kind": "dance"}', b'{"kind": "move", "ply": "x", "hole": 1}'):
        with pytest.raises(ServerError, match="damaged"):
            decode(1, data)


def test_a_log_that_does_not_add_up_is_refused() -> None:
    state = GameState("g", STARTED)
    state.apply(Moved(1, 7), 2)
    for event, seq in ((Moved(3, 1), 3), (Moved(2, 1), 4), (STARTED, 3), (TakenBack(0, 5), 3)):
        with pytest.raises(ValueError, match=r"can't|follow"):
            state.apply(event, seq)


def test_games_in_which_nobody_moved_are_deleted(config: Config, computer: Computer) -> None:
    """If they are old, and nobody is in them; those with a move, or an end, stay."""
    old = 1_600_000_000_000
    with TestClient(create_app(config)) as client:
        fresh, empty, played, over, open_now = [new_game(client) for _ in range(5)]
        for game, act in ((played, "move"), (over, "resign")):
            with client.websocket_connect(f"/api/games/{game}/socket") as socket:
                page = Page(socket)
                page.move(1) if act == "move" else page.command(act)
        connection = sqlite3.connect(config.database)
        connection.execute("UPDATE games SET updated = ? WHERE id <> ?", (old, fresh))
        connection.commit()
        rooms = client.app.state.services.rooms  # type: ignore[attr-defined]
        with client.websocket_connect(f"/api/games/{open_now}/socket") as socket:
            Page(socket)
            assert client.portal is not None
            client.portal.call(rooms.delete_empty)
        assert client.get(f"/api/games/{empty}").status_code == 404
        left = {row["id"] for row in client.get("/api/games").json()}
        assert left == {fresh, played, over, open_now}
        events = connection.execute("SELECT DISTINCT game FROM events").fetchall()
        assert {game for (game,) in events} == left
        connection.close()


def test_the_computer_s_move_is_stored_when_that_is_possible_again(
    config: Config, computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anybody coming anew."""
    monkeypatch.setattr("togyz.server.computer.RETRY_SECONDS", 0.01)
    failures = 3
    insert = Store._insert

    def flaky(store: Store, connection: Any, game: str, seq: int, *rest: Any) -> None:
        nonlocal failures
        if seq == 3 and failures:
            failures -= 1
            raise sqlite3.OperationalError("database or disk is full")
        insert(store, connection, game, seq, *rest)

    monkeypatch.setattr(Store, "_insert", flaky)
    with TestClient(create_app(config)) as client:
        game = new_game(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            assert page.move(1)["type"] == "ack"
            page.until_mine()
            assert page.ply == 2
    assert failures == 0
    assert computer.asked == 1, "it need not think again"


def test_the_state_is_the_fold_of_the_log(config: Config, computer: Computer) -> None:
    """After a game with takebacks, the log alone leads to what the page was shown."""
    with TestClient(create_app(config)) as client:
        game = new_game(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            for number in range(30):
                if page.outcome is not None:
                    break
                page.move(page.legal[number % len(page.legal)])
                page.until_mine()
                if number % 4 == 3:
                    page.command("takeback")
            page.command("resign")
        visitor = client.cookies["togyz_seat"].partition(".")[0]

    async def fold() -> GameState:
        store = Store(config.database)
        stored = await store.load(game)
        assert [line.seq for line in stored] == list(range(1, len(stored) + 1))
        room = Room.from_log(game, stored, store, Thinker(1, 1))
        await store.close()
        return room.state

    state = asyncio.run(fold())
    assert state.view(visitor).moves == page.game["moves"]
    assert state.position == page.board
    assert state.seq == page.seq
    record = Game(moves=page.game["moves"])
    assert record.position == state.position
    assert state.outcome is not None
    assert state.outcome.result == "0-1"


def test_many_events_are_one_write_and_fail_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To wait for the disk takes as long for many as for one."""
    commits = 0

    async def write() -> None:
        nonlocal commits
        store = Store(tmp_path / "games.sqlite3")
        names = [f"g{number}" for number in range(20)]
        for name in names:
            await store.create(name, STARTED)

        def committed(_connection: object) -> None:
            nonlocal commits
            commits += 1

        sa.event.listen(store._engine, "commit", committed)

        async def append(name: str, seq: int) -> None:
            await store.append(name, seq, Moved(seq - 1, 1), "", plies=seq - 1, result="*")

        await asyncio.gather(*(append(name, 2) for name in names))
        assert commits <= 2, "the first may go alone, the others go together"
        # One of them is there already: the others are written none the less.
        outcomes = await asyncio.gather(
            *(append(name, 2 if name == "g7" else 3) for name in names), return_exceptions=True
        )
        wrong = [name for name, error in zip(names, outcomes, strict=True) if error is not None]
        assert wrong == ["g7"]
        assert isinstance(outcomes[7], sa.exc.IntegrityError)
        for name in names:
            assert len(await store.load(name)) == (2 if name == "g7" else 3)
        late = asyncio.create_task(append("g7", 3))
        await asyncio.sleep(0)
        await store.close()  # finishes what was asked for
        await late
        with pytest.raises(RuntimeError):
            await append("g7", 4)

    asyncio.run(write())


def test_a_write_that_fails_changes_nothing_and_is_told(
    config: Config,
    computer: Computer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The player in words, the operator in a line each time, without a traceback."""
    with TestClient(create_app(config)) as client:
        game = new_game(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)

            def full(*_: object) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(Store, "_insert", full)
                assert page.move(1)["code"] == "not-kept"
                answer = client.post("/api/games", json={"level": "easy"})
                assert answer.status_code == 503
                assert answer.json()["error"]["code"] == "not-kept"
            assert page.hello()["type"] == "snapshot"
            assert page.ply == 0
            assert page.move(1)["type"] == "ack"
    failures = [record for record in caplog.records if record.levelname == "ERROR"]
    assert {record.getMessage() for record in failures} == {
        "the database can't be used: database or disk is full"
    }
    assert not any(record.exc_info for record in failures)


@pytest.mark.parametrize("mask", [0o000, 0o022])
def test_nobody_else_reads_what_is_kept(tmp_path: Path, mask: int) -> None:
    """Neither the file nor what SQLite writes beside it: all of them have the key."""
    before = os.umask(mask)
    try:
        store = Store(tmp_path / "games.sqlite3")
        asyncio.run(store.secret())
        asyncio.run(store.create("g", STARTED))
    finally:
        os.umask(before)
    kept = {path for path in tmp_path.iterdir() if path.stat().st_size}
    assert {path.suffix for path in kept} >= {".sqlite3", ".sqlite3-wal"}
    assert {path.name: path.stat().st_mode & 0o077 for path in kept} == dict.fromkeys(
        (path.name for path in kept), 0
    )
    asyncio.run(store.close())
