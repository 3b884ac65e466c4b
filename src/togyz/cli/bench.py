"""``togyz bench``: how fast the engine is here, and which search it is."""

from __future__ import annotations

import click

from togyz.core import bench
from togyz.engine.judges import judge
from togyz.engine.speed import nodes_a_second
from togyz.rules import variant

from .options import EXITS, epilog, json_option, network_option, threads_option
from .output import echo_json

__all__ = ["command"]


@click.command(
    "bench",
    epilog=epilog(
        ["togyz bench", "togyz bench --threads 4"], {**EXITS, 1: "there is no compiled core"}
    ),
)
@click.option(
    "--depth",
    metavar="PLIES",
    type=click.IntRange(1, 100),
    help="How deep to search. Default: the depth of the signature.",
)
@threads_option
@network_option
@json_option
def command(depth: int | None, threads: int, network: str, as_json: bool) -> None:
    """Search fixed positions, and print how many nodes that took and how many a second.

    With one thread and the usual depth the nodes are the signature of the search: the same on
    every machine, and another one as soon as the engine plays differently.
    """
    nodes, time_ms = bench(depth or 0, threads, judge(variant(), network))
    nps = nodes_a_second(nodes, time_ms)
    if as_json:
        echo_json({"nodes": nodes, "nps": nps, "time_ms": time_ms})
    else:
        click.echo(f"nodes {nodes}\nnps {'-' if nps is None else nps}\ntime_ms {time_ms}")
