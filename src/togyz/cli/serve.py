"""``togyz serve``: the server with the playing page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from .endings import DataError
from .options import BOOK_FILE, EXITS, epilog
from .tablespreparing import prepare_tables

__all__ = ["command"]

# As the server has them, which can't be imported before somebody wants it.
LOG_LEVELS = ("debug", "info", "notice", "warning", "error")
GIVEN_FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
REMEDY = "pip install 'togyz[server]', or pip install '.[server]' in a copy of the repository"


@click.command(
    "serve",
    epilog=epilog(
        ["togyz serve", "togyz serve --port 8080 --database games.sqlite --no-browser"],
        {**EXITS, 1: "the server can't start"},
    ),
)
@click.option(
    "--host",
    metavar="ADDRESS",
    help="Address to listen on; 0.0.0.0 lets the network in, for a phone. Default: TOGYZ_HOST, "
    "or 127.0.0.1: this computer alone.",
)
@click.option(
    "--port",
    metavar="NUMBER",
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 for any that is free. Default: TOGYZ_PORT, or 8162.",
)
@click.option(
    "--database",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="SQLite file that keeps the games; made if it isn't there. Default: TOGYZ_DATABASE, "
    "or a file in the user's data folder.",
)
@click.option(
    "--log-level",
    type=click.Choice(LOG_LEVELS),
    help="What to tell of: notice means warnings, and games that start and end; info every "
    "request too. Default: TOGYZ_LOG_LEVEL, or notice.",
)
@click.option(
    "--log-json",
    is_flag=True,
    default=None,
    help="Write log lines as JSON objects (TOGYZ_LOG_JSON=1).",
)
@click.option(
    "--workers",
    metavar="NUMBER",
    type=click.IntRange(1, 1024),
    help="Processes for the engine. Default: TOGYZ_WORKERS, or one a core, one core left free.",
)
@click.option(
    "--empty-days",
    metavar="DAYS",
    type=click.IntRange(0, 36_500),
    help="Delete games in which nobody has moved after so many days; 0 for never. Default: "
    "TOGYZ_EMPTY_DAYS, or 7.",
)
@click.option(
    "--explorer",
    "explorers",
    metavar="FILE",
    multiple=True,
    type=GIVEN_FILE,
    help="An explorer that the page asks how openings fared; one for each variant. Default: "
    "TOGYZ_EXPLORERS, or none.",
)
@click.option(
    "--book",
    "books",
    metavar="FILE",
    multiple=True,
    type=BOOK_FILE,
    help="An opening book, which the computer plays from at level full, and whose values the page "
    "shows; one for each variant, instead of the one that comes with togyz. none: not that one, "
    "either. Default: TOGYZ_BOOKS.",
)
@click.option(
    "--no-browser",
    is_flag=True,
    help="Don't open the page in a browser. One is opened only where somebody can see it.",
)
def command(no_browser: bool, **settings: Any) -> None:
    """Serve the page to play on, in a browser, until Ctrl-C.

    Needs the libraries of togyz's extra "server": pip install 'togyz[server]', or
    pip install '.[server]' in a copy of the repository.
    """
    try:
        from togyz.server import run
    except ModuleNotFoundError as error:
        missing = (error.name or "togyz").partition(".")[0]
        if missing == "togyz":
            raise
        raise DataError(
            f"the server needs {missing}, which is not installed. Remedy: {REMEDY}"
        ) from None
    prepare_tables()
    run(open_browser=not no_browser, **settings)
