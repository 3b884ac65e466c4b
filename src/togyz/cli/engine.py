"""``togyz engine``: the engine for other programs."""

from __future__ import annotations

import signal
import sys

import click

from .options import (
    EXITS,
    book_option,
    epilog,
    hash_option,
    network_option,
    tables_option,
    threads_option,
)
from .tablespreparing import prepare_tables

__all__ = ["command"]


@click.command(
    "engine",
    epilog=epilog(
        ["togyz engine", "togyz engine --json --workers 4"],
        {**EXITS, 1: "there is no compiled core, or not as much memory"},
    ),
)
@click.option(
    "--json", "as_json", is_flag=True, help="Speak JSON lines instead of the text protocol."
)
@hash_option(16)
@threads_option
@network_option
@tables_option
@book_option("none")
@click.option(
    "--workers",
    metavar="NUMBER",
    type=click.IntRange(1, 256),
    help="With --json: how many positions are searched at once. Default: 1.",
)
def command(
    as_json: bool,
    hash_mib: int,
    threads: int,
    network: str,
    tables: str,
    book: str | None,
    workers: int | None,
) -> None:
    """Let a program use the engine, through standard input and output, until it says quit.

    The text protocol is in the manner of UCI, for boards that play; JSON lines are for programs
    that analyse many positions. The reference describes both.
    """
    from togyz.engine.jsonserver import serve_json
    from togyz.engine.local import OwnEngine
    from togyz.engine.session import serve_text

    if workers is not None and not as_json:
        raise click.UsageError("--workers is for --json: the text protocol has one position")
    if book is not None and as_json:
        raise click.UsageError("--book is for playing: --json is for analysis")
    prepare_tables(tables)
    # Who waits for a command and hears a signal too late would wait on: let it end the process.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        if as_json:
            serve_json(
                sys.stdin.buffer,
                sys.stdout.buffer,
                workers or 1,
                hash_mib,
                threads,
                network,
                tables,
            )
        else:
            engine = OwnEngine(
                hash=hash_mib, threads=threads, network=network, tables=tables, book=book or "none"
            )
            serve_text(engine, sys.stdin.buffer, sys.stdout.buffer)
    finally:
        signal.signal(signal.SIGINT, before)
