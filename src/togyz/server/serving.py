"""Run a server until somebody stops it."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from .addresses import Addresses, addresses
from .app import create_app
from .config import LOG_LEVELS, Config
from .errors import ServerError
from .guard import JsonFormatter
from .lines import Line, connections_allowed
from .openings import Openings
from .pages import pages_missing
from .socket import MESSAGE_SIZE
from .store import Store

__all__ = ["run", "serve"]

CONNECTIONS = 2000
"""At most; fewer where the system lets the server open fewer files."""
PATIENCE_SECONDS = 3
"""For requests that are under way when the server stops."""

PING_SECONDS = 5.0
PONG_SECONDS = 7.0
"""Together, after which a client that has silently gone is noticed: its line is closed."""


def run(
    host: str | None = None,
    port: int | None = None,
    database: str | Path | None = None,
    open_browser: bool = False,
    *,
    log_level: str | None = None,
    log_json: bool | None = None,
    workers: int | None = None,
    empty_days: int | None = None,
    explorers: Sequence[Path] = (),
    books: Sequence[str | Path] = (),
) -> None:
    """Serve the page until Ctrl-C or SIGTERM.

    What is None is taken from the environment, from ``TOGYZ_HOST`` and so on, or is the default.

    Args:
        host: address to listen on; by default 127.0.0.1.
        port: port to listen on, 0 for any that is free; by default 8162.
        database: the SQLite file, made if it isn't there; by default a file in the data folder of
            the user.
        open_browser: open the page in a browser once it is there, if somebody sits here who can
            see one.
        log_level: ``debug``, ``info`` (requests too), ``notice`` (games that start and end),
            ``warning`` or ``error``; by default ``notice``.
        log_json: write log lines as JSON objects.
        workers: processes for the engine; by default one a core, one core left free.
        empty_days: after how many days a game in which nobody has moved is deleted; 0 for never,
            by default 7.
        explorers: files of `togyz explorer` for visitors to ask, one for each variant.
        books: opening books, likewise, instead of those that come with togyz; ``none``: not even
            those.

    Raises:
        ServerError: the port, the database or a file can't be used; the message says why and what
            to do.
    """
    config = Config.resolve(
        host,
        port,
        database,
        log_level=log_level,
        log_json=log_json,
        workers=workers,
        empty_days=empty_days,
        explorers=explorers,
        books=books,
    )
    serve(config, open_browser=open_browser and browser_here())


def serve(config: Config, *, open_browser: bool = False) -> None:
    """As `run`, with everything in a `Config`."""
    _log(config)
    listener = _listen(config)
    try:
        openings = Openings.open(config.explorers, config.books, config.shipped_books)
        store = Store(config.database)
    except ServerError:
        listener.close()
        raise
    if pages_missing(config.static):
        print("togyz: the web pages are not built; run 'make build'", file=sys.stderr)
    connections = connections_allowed(CONNECTIONS)
    # Pages and health are to be had when all sockets are taken, too.
    sockets = min(config.sockets, connections * 3 // 4)
    config = replace(config, sockets=sockets)
    server = _Server(
        uvicorn.Config(
            create_app(config, store, openings),
            http=Line,
            ws="websockets-sansio",
            ws_max_size=MESSAGE_SIZE,
            # Messages are short; to press them costs more time and memory than it saves.
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            limit_concurrency=connections,
            timeout_graceful_shutdown=PATIENCE_SECONDS,
            log_config=None,
            access_log=False,
            server_header=False,
        ),
        addresses(config.host, listener),
        open_browser=open_browser,
    )
    # uvicorn shuts down on Ctrl-C, and then passes it on.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def browser_here(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether somebody is at a terminal here who could see a browser open.

    A service has no terminal, and a machine that one is logged in to from afar no display. Without
    a display, a browser for the terminal would take it from the server.
    """
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in environ
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


class _Server(uvicorn.Server):
    """Says where the page is, once it is there."""

    def __init__(self, config: uvicorn.Config, found: Addresses, *, open_browser: bool) -> None:
        super().__init__(config)
        self.addresses = found
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        print(self.addresses.told(bold=sys.stdout.isatty()), flush=True)
        if self.open_browser:
            # Some browsers' commands only return when the browser is closed.
            threading.Thread(
                target=webbrowser.open, args=(self.addresses.here,), daemon=True
            ).start()


def _listen(config: Config) -> socket.socket:
    """A socket on the address that was asked for.

    Raises:
        ServerError: it can't be had.
    """
    where = f"port {config.port} of {config.host}"
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError) as error:
        raise ServerError(
            f"there is no address {config.host!r} to listen on: choose another with --host"
        ) from error
    listener = socket.socket(family, kind, protocol)
    try:
        # Else a restart would have to wait for the last connections of the old server.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        remedy = {
            errno.EADDRINUSE: (
                "it is in use, perhaps by another togyz: stop that program, or choose another "
                "port with --port"
            ),
            errno.EACCES: "it is not allowed: choose a port above 1023 with --port",
            errno.EADDRNOTAVAIL: (
                "this machine doesn't have that address: choose another with --host"
            ),
        }.get(error.errno or 0, str(error.strerror))
        raise ServerError(f"can't listen on {where}: {remedy}") from error
    return listener


def _log(config: Config) -> None:
    """Send log lines to the standard error."""
    if config.log_level not in LOG_LEVELS:
        raise ServerError(
            f"unknown log level {config.log_level!r}; there are {', '.join(LOG_LEVELS)}"
        )
    handler = logging.StreamHandler()
    handler.addFilter(_worth_saying)
    handler.setFormatter(
        JsonFormatter()
        if config.log_json
        else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    level = config.log_level.upper()
    # What uvicorn tells of its start and end is of use to those who look for a fault alone.
    others = level if level in ("DEBUG", "ERROR") else "WARNING"
    for name, threshold in (("togyz", level), ("uvicorn", others)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(threshold)
        logger.propagate = False


def _worth_saying(record: logging.LogRecord) -> bool:
    """Whether a log line is about the server: not about a client that does not send UTF-8.

    uvicorn ends such a client's connection, as it should, and writes an error with a traceback: so
    anybody could fill the log.
    """
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name.startswith("uvicorn") and isinstance(error, UnicodeDecodeError))
