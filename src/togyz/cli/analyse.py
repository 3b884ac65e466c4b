"""``togyz analyse``: what the engine thinks of a position."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from togyz.core import PROVED, Info, Limits
from togyz.engine import score_text, win_probability
from togyz.engine.report import info_as_dict
from togyz.engine.speed import nodes_a_second
from togyz.engine.words import format_score
from togyz.rules import Variant

from .choosing import chosen
from .endings import DataError
from .inputs import Reading
from .options import (
    EXITS,
    Number,
    any_format_option,
    encoding_option,
    epilog,
    hash_option,
    json_option,
    network_option,
    tables_option,
    threads_option,
    variant_option,
)
from .output import echo_json, plural
from .tablespreparing import prepare_tables

if TYPE_CHECKING:
    from togyz.engine import Analysis

__all__ = ["command"]

DEFAULT_SECONDS = 3.0


@click.command(
    "analyse",
    epilog=epilog(
        [
            "togyz analyse start --time 10",
            "togyz analyse games.pgn --game 3 --ply 40 --lines 3",
            "togyz analyse start --nodes 1000000 --json",
        ],
        {**EXITS, 1: "no position can be made of it, the game is over there, or no memory"},
    ),
)
@click.argument("what", metavar="POSITION|FILE", nargs=-1, required=True)
@click.option(
    "--time",
    "seconds",
    metavar="SECONDS",
    type=Number(0.001, 1e9),
    help=f"Think so long. Default: {DEFAULT_SECONDS:g}, if no other limit is given.",
)
@click.option(
    "--depth", metavar="PLIES", type=click.IntRange(1, 10_000), help="Look ahead no further."
)
@click.option(
    "--nodes", metavar="NUMBER", type=click.IntRange(1, 2**53), help="Visit no more positions."
)
@click.option(
    "--lines",
    metavar="NUMBER",
    type=click.IntRange(1, 9),
    default=1,
    show_default=True,
    help="How many best moves to tell of.",
)
@hash_option(64)
@threads_option
@network_option
@tables_option
@click.option(
    "--game",
    "number",
    metavar="N",
    type=click.IntRange(1),
    help="Which game of the file. Default: 1.",
)
@click.option(
    "--ply", metavar="N", type=click.IntRange(0), help="After how many plies. Default: all of them."
)
@json_option
@variant_option
@any_format_option
@encoding_option
def command(
    what: tuple[str, ...],
    seconds: float | None,
    depth: int | None,
    nodes: int | None,
    lines: int,
    hash_mib: int,
    threads: int,
    network: str,
    tables: str,
    number: int | None,
    ply: int | None,
    as_json: bool,
    rules: Variant | None,
    source_format: str | None,
    encoding: str | None,
) -> None:
    """Let the engine think about a position, and print what it finds, deeper and deeper.

    POSITION is a text in any format that is known, "start", or the name of a variant; FILE holds
    a position or games, and - is standard input. Ctrl-C ends the search with what it knows.
    Scores are in stones, from the view of the player to move.
    """
    from togyz.engine import Engine  # asyncio: not for the help

    argument = " ".join(what)
    found = chosen(argument, number, ply, Reading(source_format, encoding, rules))
    position = found.position
    if found.node.outcome() is not None:
        raise DataError(f"there is no move to find, the game is over: {found.node.outcome()}")
    if seconds is None and depth is None and nodes is None:
        seconds = DEFAULT_SECONDS
    limits = Limits(
        depth=depth or 0,
        nodes=nodes or 0,
        movetime_ms=0 if seconds is None else max(1, round(1000 * seconds)),
        lines=lines,
    )
    prepare_tables(tables, position.variant)
    with Engine.open(
        position.variant, hash_mib=hash_mib, threads=threads, network=network, tables=tables
    ) as engine:
        analysis = engine.analyse(position, limits, [node.position for node in found.line[:-1]])
        if as_json:
            for info in follow(analysis):
                echo_json(info_as_dict(info))
        else:
            show(analysis)


def follow(analysis: Analysis) -> Iterator[Info]:
    """Yield what a search finds. Ctrl-C stops it, and what it knew then is the last.

    Raises:
        KeyboardInterrupt: at the end, if it was stopped so.
    """
    interrupted = False

    def stop(*_: object) -> None:
        nonlocal interrupted
        interrupted = True
        analysis.stop()
        signal.signal(signal.SIGINT, before)  # another Ctrl-C is in earnest

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield from analysis
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupted:
        raise KeyboardInterrupt


def show(analysis: Analysis) -> None:
    """Print a table that grows while the search goes on, and the last word on it."""
    click.echo(f"{'depth':>5} {'score':>8} {'win':>5} {'nodes':>12} {'time':>8}  line")
    last: Info | None = None
    try:
        for info in follow(analysis):
            # The end says again what the last iteration said, unless it knows better.
            if last is None or (info.depth, info.lines) != (last.depth, last.lines):
                show_info(info)
            last = info
    finally:
        if last is not None and last.lines:
            show_end(last)


def show_info(info: Info) -> None:
    """Print the lines of an iteration; what they share stands beside the first."""
    for number, line in enumerate(info.lines):
        depth = f"{info.depth:5}" if number == 0 else ""
        effort = f"{info.nodes:12,} {info.time_ms / 1000:8.2f}" if number == 0 else ""
        win = f"{100 * win_probability(line.score):.0f} %"
        holes = " ".join(map(str, line.pv))
        click.echo(f"{depth:>5} {score_text(line):>8} {win:>5} {effort:>21}  {holes}")


def show_end(info: Info) -> None:
    """Print what is to be played."""
    best = info.lines[0]
    known = info.proved or format_score(best.score).startswith("table")
    proved = f", proved: {sentence(best.score)}" if known else ""
    rate = nodes_a_second(info.nodes, info.time_ms)
    speed = "" if rate is None else f"; {rate:,} nodes a second"
    click.echo(f"\nbest move {best.pv[0]}{proved}{speed}")


def sentence(score: int) -> str:
    """What a proof says."""
    if abs(score) <= PROVED:
        return "a draw"
    kind, number = format_score(score).split()
    verb = "win" if score > 0 else "loss"
    if kind.startswith("table"):
        return f"a {verb}, by the tables"
    if kind.endswith("by"):
        return f"a {verb} by {plural(int(number), 'stone')} or more"
    return f"a {verb} in {plural(int(number), 'ply')}"
