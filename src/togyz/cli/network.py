"""``togyz network``: what a network's file holds, and whether all compute alike with it."""

from __future__ import annotations

import random
from pathlib import Path

import click

from togyz.core import CoreNetwork
from togyz.core.network import Way
from togyz.engine import Network
from togyz.engine.judges import shipped_network
from togyz.rules import VARIANTS, Position

from .endings import DataError
from .options import EXITS, epilog, json_option
from .output import echo_json, plural

__all__ = ["command"]

NETWORK_FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
WAYS: tuple[Way, ...] = ("fastest", "narrow", "plain")


@click.group(
    "network",
    epilog=epilog(
        ["togyz network show", "togyz network check mine.tgn"],
        {**EXITS, 1: "the file is no network, is damaged, or is computed differently"},
    ),
)
def command() -> None:
    """Look at the networks that judge positions."""


@command.command("show", epilog=epilog(["togyz network show", "togyz network show mine.tgn"]))
@click.argument("files", metavar="[FILE]...", nargs=-1, type=NETWORK_FILE)
@json_option
def show_command(files: tuple[Path, ...], as_json: bool) -> None:
    """Tell what networks are for and how large; without FILE, those that come with togyz."""
    paths = files or tuple(filter(None, map(shipped_network, VARIANTS.values())))
    if not paths and not as_json:
        click.echo("No network comes with this togyz: positions are judged by hand.")
    for path in paths:
        data = path.read_bytes()
        network = load(path, data)
        about = {"file": str(path), **summary(network), "bytes": len(data)}
        if as_json:
            echo_json(about)
        else:
            width = max(map(len, about))
            click.echo("\n".join(f"{name:{width}}  {value}" for name, value in about.items()))


@command.command("check", epilog=epilog(["togyz network check mine.tgn --positions 5000"]))
@click.argument("file", type=NETWORK_FILE)
@click.option(
    "--positions",
    metavar="NUMBER",
    type=click.IntRange(1, 10**6),
    default=1000,
    show_default=True,
    help="How many positions, of random games.",
)
@click.option(
    "--seed", metavar="N", type=int, default=1, show_default=True, help="What the games depend on."
)
def check_command(file: Path, positions: int, seed: int) -> None:
    """Compare the scores that the core finds, in each of its ways, with those in Python."""
    data = file.read_bytes()
    network = load(file, data)
    compiled = CoreNetwork(data)
    asked = random_positions(network, positions, seed)
    scores = [network.evaluate(position) for position in asked]
    for way in WAYS:
        for position, ours, theirs in zip(
            asked, scores, compiled.evaluate(asked, way), strict=True
        ):
            if ours != theirs:
                raise DataError(
                    f"{file}: {position!r} is worth {ours} in Python, and {theirs} in the core "
                    f"({way})"
                )
    click.echo(
        f"{plural(len(asked), 'position')}: the same scores, {min(scores)} to {max(scores)}, "
        "in Python and in each way of the core"
    )


def load(path: Path, data: bytes) -> Network:
    """The network in a file's bytes.

    Raises:
        DataError: they are none.
    """
    try:
        return Network.from_bytes(data)
    except ValueError as error:
        raise DataError(f"{path}: {error}") from None


def summary(network: Network) -> dict[str, str | int]:
    """What there is to know of a network, but for its numbers."""
    shape = network.shape
    sizes = {
        name: getattr(shape, name) for name in ("counts", "hidden", "small", "buckets", "unit")
    }
    return {"name": network.name, "variant": str(shape.variant), "rows": shape.rows, **sizes}


def random_positions(network: Network, count: int, seed: int) -> list[Position]:
    """Positions of random games, none of which is over."""
    rng = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = Position.start(network.shape.variant)
        while len(found) < count and (moves := position.legal_moves()):
            found.append(position)
            position = position.play(rng.choice(moves))
    return found
