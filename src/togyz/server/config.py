"""What an operator can set, with its defaults."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .errors import ServerError

__all__ = [
    "DEFAULT_HOST",
    "DEFAULT_LOG_LEVEL",
    "DEFAULT_PORT",
    "LOG_LEVELS",
    "NOTICE",
    "Config",
    "default_database",
]

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8162
DEFAULT_EMPTY_DAYS = 7

LOG_LEVELS = ("debug", "info", "notice", "warning", "error")
"""What may be logged: each level and those after it. Requests are ``info``, games ``notice``."""

DEFAULT_LOG_LEVEL = "notice"

NOTICE = 25
"""The number of the level ``notice``, between those of ``info`` and ``warning``."""
logging.addLevelName(NOTICE, "NOTICE")

NO_BOOKS = "none"
"""In place of a book: not even those that come with togyz."""

STATIC = Path(__file__).parent / "static"


def default_database(environ: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept unless told otherwise: the data folder of the user."""
    data_home = environ.get("XDG_DATA_HOME", "")
    # The XDG specification: a relative path is invalid and must be ignored.
    if data_home and Path(data_home).is_absolute():
        base = Path(data_home)
    elif sys.platform == "win32":
        base = Path(environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "togyz" / "togyz.sqlite3"


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Settings of one server.

    Attributes:
        host: address or name to listen on.
        port: TCP port, 0 for any that is free.
        database: the SQLite file.
        static: the folder with the built web pages.
        workers: processes for the engine, 1 or more; None for one a core, one core left free.
        queue: how many positions may wait for the engine, those in work included.
        visitor_queue: how many of them may be one visitor's.
        idle_seconds: how long a game without visitors stays in memory.
        visitor_games: games a visitor may start an hour.
        address_games: games that one network address may start an hour.
        address_requests: requests a second that one network address may send; files apart.
        sockets: games that may be open in all at the same time, each tab for itself.
        address_sockets: how many of them from one network address; a school has one for all.
        empty_days: after how many days a game in which nobody has moved is deleted; 0 for never.
        explorers: files of `togyz explorer`, one for each variant.
        books: opening books, likewise.
        shipped_books: for variants without any, take those that come with togyz.
        log_level: one of `LOG_LEVELS`.
        log_json: write log lines as JSON objects.
    """

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database: Path
    static: Path = STATIC
    workers: int | None = None
    queue: int = 64
    visitor_queue: int = 8
    idle_seconds: float = 600.0
    visitor_games: int = 120
    address_games: int = 600
    address_requests: int = 200
    sockets: int = 1500
    address_sockets: int = 500
    empty_days: int = DEFAULT_EMPTY_DAYS
    explorers: tuple[Path, ...] = ()
    books: tuple[Path, ...] = ()
    shipped_books: bool = True
    log_level: str = DEFAULT_LOG_LEVEL
    log_json: bool = False

    @classmethod
    def resolve(
        cls,
        host: str | None = None,
        port: int | None = None,
        database: str | Path | None = None,
        *,
        log_level: str | None = None,
        log_json: bool | None = None,
        workers: int | None = None,
        empty_days: int | None = None,
        explorers: Sequence[Path] = (),
        books: Sequence[str | Path] = (),
        environ: Mapping[str, str] = os.environ,
    ) -> Config:
        """Take what is given, else the variables ``TOGYZ_HOST`` and so on, else the defaults.

        Among the books, ``none`` means: none of those that come with togyz.

        Raises:
            ServerError: a variable has a value that can't be.
        """
        files = _files(books, environ, "TOGYZ_BOOKS")
        found = database or environ.get("TOGYZ_DATABASE") or default_database(environ)
        return cls(
            host=host or environ.get("TOGYZ_HOST") or DEFAULT_HOST,
            port=_number(port, environ, "TOGYZ_PORT", 0, 65535) or 0,
            database=Path(found).expanduser(),
            log_level=log_level or environ.get("TOGYZ_LOG_LEVEL") or DEFAULT_LOG_LEVEL,
            log_json=_flag(log_json, environ, "TOGYZ_LOG_JSON"),
            workers=_number(workers, environ, "TOGYZ_WORKERS", 1, 1024),
            empty_days=_number(empty_days, environ, "TOGYZ_EMPTY_DAYS", 0, 36_500) or 0,
            explorers=_files(explorers, environ, "TOGYZ_EXPLORERS"),
            books=tuple(file for file in files if str(file) != NO_BOOKS),
            shipped_books=all(str(file) != NO_BOOKS for file in files),
        )

    @property
    def engine_workers(self) -> int:
        """How many processes the engine gets."""
        return self.workers or max(1, (os.cpu_count() or 1) - 1)


def _files(given: Sequence[str | Path], environ: Mapping[str, str], name: str) -> tuple[Path, ...]:
    """Files that were given, or that a variable lists as PATH does."""
    listed = (part for part in environ.get(name, "").split(os.pathsep) if part)
    return tuple(map(Path, given)) or tuple(Path(part).expanduser() for part in listed)


DEFAULTS = {"TOGYZ_PORT": DEFAULT_PORT, "TOGYZ_EMPTY_DAYS": DEFAULT_EMPTY_DAYS}


def _number(
    given: int | None, environ: Mapping[str, str], name: str, least: int, most: int
) -> int | None:
    """A number that was given, or that a variable says, or its default."""
    if given is not None:
        return given
    text = environ.get(name, "")
    if not text:
        return DEFAULTS.get(name)
    if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
        raise ServerError(f"{name} is {text!r}; set it to a number from {least} to {most}")
    return int(text)


def _flag(given: bool | None, environ: Mapping[str, str], name: str) -> bool:
    if given is not None:
        return given
    text = environ.get(name, "")
    if text not in ("", "0", "1"):
        raise ServerError(f"{name} is {text!r}; set it to 1 or 0")
    return text == "1"
