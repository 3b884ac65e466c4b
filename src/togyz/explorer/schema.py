"""The file of an explorer: an SQLite database of two tables.

    games   each game once: its moves, two in a byte, and what its record says of it
    moves   for each position and each move played there: in how many games, and how they ended

A position is found by its key (`togyz.core.Core.keys`), so that it does not matter by which moves
it was reached. Two orders of one table would cost what all else does; so `moves` is one tree in
the order of its keys, which are written sorted.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from togyz.rules import TogyzError

__all__ = ["DEFAULT_PLIES", "ExplorerBusy", "ExplorerError", "is_explorer"]

MAGIC = b"SQLite format 3\x00"
APPLICATION = 0x54475845  # "TGXE": where SQLite keeps whose file it is
VERSION = 1

DEFAULT_PLIES = 40
"""Of each game so many plies are counted if nothing else is said."""

TABLES = """
CREATE TABLE about (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    identity INTEGER NOT NULL UNIQUE,
    start TEXT,             -- NULL: the first position of the variant
    moves BLOB NOT NULL,    -- hole numbers, four bits each; 0 fills the last byte
    result INTEGER NOT NULL,
    white TEXT, black TEXT, date TEXT, event TEXT,
    white_rating INTEGER, black_rating INTEGER
);
CREATE TABLE moves (
    position INTEGER NOT NULL,
    hole INTEGER NOT NULL,
    white INTEGER NOT NULL, draws INTEGER NOT NULL, black INTEGER NOT NULL,
    unknown INTEGER NOT NULL,
    rated INTEGER NOT NULL, ratings INTEGER NOT NULL,
    latest INTEGER NOT NULL,  -- year and id of the latest game; the greater, the later
    PRIMARY KEY (position, hole)
) WITHOUT ROWID;
"""

YEAR_SHIFT = 40
"""`latest` is the year, then so many bits for the id of the game."""


class ExplorerError(TogyzError):
    """A file is no explorer that can be used."""


class ExplorerBusy(ExplorerError):
    """Another program is writing to the file."""


def is_explorer(path: Path) -> bool:
    """Whether a file is an explorer, as its first bytes say."""
    try:
        with path.open("rb") as file:
            head = file.read(72)
    except OSError:
        return False
    return head.startswith(MAGIC) and head[68:72] == APPLICATION.to_bytes(4, "big")


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a database.

    Args:
        path: the file.
        mode: ``ro`` to read, ``rw`` to write as well, ``rwc`` to make it too.

    Raises:
        OSError: there is no such file.
        ExplorerError: it can't be opened.
    """
    if mode != "rwc":
        path.open("rb").close()  # says better than SQLite what is wrong
    with understood(path):
        base = _open(path, mode)
        if mode == "ro":
            base = _restored(path, base)
        # Damaged text is no reason to fail: the numbers beside it may be right.
        base.text_factory = lambda data: data.decode(errors="replace")
        return base


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )


def _restored(path: Path, base: sqlite3.Connection) -> sqlite3.Connection:
    """The database as it was before somebody who added to it was killed.

    Who only reads can't undo what was left half done.
    """
    try:
        base.execute("SELECT count(*) FROM sqlite_master")
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        base.close()
        if not isinstance(error, sqlite3.OperationalError):
            raise
        if error.sqlite_errorcode not in _BROKEN_OFF or not is_explorer(path):
            raise
        try:
            writer = _open(path, "rw")
            try:
                writer.execute("SELECT count(*) FROM sqlite_master")
            finally:
                writer.close()
        except sqlite3.OperationalError:
            raise ExplorerError(
                f"{path}: adding games to it was broken off; ask it once where it may be written, "
                "and it is as it was before"
            ) from error
        return _open(path, "ro")
    return base


_BROKEN_OFF = (sqlite3.SQLITE_READONLY_ROLLBACK, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def beside(path: Path, what: str) -> Path:
    """The name of a file of this process beside another: ``part`` or ``scratch``."""
    return path.with_name(f".{path.name}.{os.getpid()}.{what}")


def sweep(path: Path) -> None:
    """Remove what killed processes left beside a file."""
    name = re.compile(rf"\.{re.escape(path.name)}\.([0-9]+)\.(?:part|scratch)")
    for left in path.parent.iterdir():
        found = name.fullmatch(left.name)
        if found and not _runs(int(found[1])):
            left.unlink(missing_ok=True)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # somebody else's
    return True


@contextmanager
def understood(path: Path) -> Iterator[None]:
    """Turn what SQLite says of a file into an `ExplorerError`."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise ExplorerBusy(f"{path}: another program is writing to it; wait for it") from error
        if "full" in str(error):
            raise ExplorerError(
                f"{path}: its disk is full, or that of temporary files (SQLITE_TMPDIR names a "
                "folder elsewhere); nothing was changed"
            ) from error
        raise ExplorerError(f"{path}: damaged, or no explorer ({error})") from error
    except (sqlite3.Error, OverflowError, UnicodeDecodeError) as error:
        # Python can't decode what SQLite says where that quotes damaged names.
        raise ExplorerError(f"{path}: damaged, or no explorer ({error})") from error
