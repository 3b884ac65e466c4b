"""The SQLite file: its tables, and how it is opened and brought to its present form."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import alembic.command
import sqlalchemy as sa
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DatabaseError

from .errors import ServerError

__all__ = ["METADATA", "events", "games", "imports", "open_database", "seats", "settings"]

METADATA = sa.MetaData()

settings = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
"""What the server remembers for itself, such as the key that signs cookies."""

games = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("plies", sa.Integer, nullable=False),
    sa.Column("timed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("updated", sa.Integer, nullable=False),
    sa.Index("timed_games", "timed", "result"),
)
"""One row a game, for lists; all but the id can be told from the events. Times in Unix ms.

`timed` is 1 where it is played with clocks.
"""

events = sa.Table(
    "events",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("command", sa.Text, nullable=False),
)
"""The log: rows are added, and never changed."""

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("side", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.Text, nullable=False),
    sa.Index("seats_of_visitor", "visitor"),
)
"""Which visitor plays where, to find a visitor's games."""

imports = sa.Table(
    "imports",
    METADATA,
    sa.Column("visitor", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, sa.ForeignKey("games.id"), nullable=False),
)
"""Which games visitors handed in under which of their own ids: once is enough."""

MIGRATIONS = Path(__file__).parent / "migrations"


def open_database(path: Path) -> sa.Engine:
    """Open the file, or make it, and bring it to the form that this program uses.

    Raises:
        ServerError: it can't be made or written, is damaged, is something else's, or was
            written by a newer version; the message says what to do.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServerError(
            f"can't make the folder of the database {path}: {error.strerror}; "
            "choose another place with --database"
        ) from error
    with suppress(OSError):  # it is there, or why it can't be made is said below
        # SQLite gives its write-ahead log, which has all secrets too, the same permissions.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(path)),
        poolclass=sa.StaticPool,
        connect_args={"check_same_thread": False},
    )
    sa.event.listen(engine, "connect", _configure)
    sa.event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            _check(connection, path)
            _upgrade(connection, path)
    except DatabaseError as error:
        engine.dispose()
        raise ServerError(_explain(path, error)) from error
    except ServerError:
        engine.dispose()
        raise
    # Cookies signed with its key are seats in games: for the owner's eyes only.
    for end in ("", "-wal", "-shm"):
        with suppress(OSError):
            file = Path(os.path.realpath(path) + end)
            file.chmod(file.stat().st_mode & ~0o077)
    return engine


def _configure(connection: sqlite3.Connection, _record: Any) -> None:
    """Set what holds for every connection."""
    # Python's driver begins transactions by itself, but not for changes of tables: a migration
    # that was interrupted would stay half done. So it must not, and `_begin` does.
    connection.isolation_level = None
    for setting in (
        "busy_timeout = 5000",
        "journal_mode = WAL",
        # A commit waits for the disk: a move that was acknowledged survives a power cut too.
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {setting}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _check(connection: sa.Connection, path: Path) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise ServerError(
            f"the database {path} is damaged ({found}); move it away, or restore a copy"
        )
    tables = set(sa.inspect(connection).get_table_names())
    if tables and "alembic_version" not in tables:
        raise ServerError(
            f"the database {path} belongs to another program (it has the table "
            f"{min(tables)!r}); choose another file with --database"
        )


def _upgrade(connection: sa.Connection, path: Path) -> None:
    config = AlembicConfig()
    # Alembic's settings are in ConfigParser's language, where % is special.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    current = None
    if "alembic_version" in sa.inspect(connection).get_table_names():
        current = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    if current is not None and current not in known:
        raise ServerError(
            f"the database {path} was written by a newer version of togyz (form {current}, "
            f"this one knows up to {scripts.get_current_head()}); update togyz, or choose "
            "another file with --database"
        )
    if current != scripts.get_current_head():
        alembic.command.upgrade(config, "head")


def _explain(path: Path, error: DatabaseError) -> str:
    """What an error of SQLite means to an operator."""
    cause = str(error.orig)
    if "not a database" in cause or "malformed" in cause:
        return f"the database {path} is damaged or none ({cause}); move it away, or restore a copy"
    if "locked" in cause:
        return f"the database {path} is in use by another program; stop that one"
    if "readonly" in cause or "unable to open" in cause:
        return (
            f"the database {path} can't be written ({cause}); change its permissions and those "
            "of its folder, or choose another file with --database"
        )
    return f"the database {path} can't be used: {cause}"
