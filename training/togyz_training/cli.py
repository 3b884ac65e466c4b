"""The command `togyz-train`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from togyz.core import SelfPlay
from togyz.rules import VARIANTS, TogyzError, variant

MISSING = (
    "togyz-train needs {name}, which is not installed: pip install 'togyz[training]', or "
    "pip install '.[training]' in a copy of the repository"
)
FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
EXISTING = click.Path(exists=True, path_type=Path)

Command = Callable[..., Any]


def options(*wanted: str) -> Callable[[Command], Command]:
    """Options that several commands share, by their names."""

    def add(command: Command) -> Command:
        for name in reversed(wanted):
            command = _OPTIONS[name](command)
        return command

    return add


_SELF_PLAY, _SHAPE = SelfPlay(), {"hidden": 64, "small": 16, "buckets": 8, "counts": 32}
_OPTIONS: dict[str, Callable[[Command], Command]] = {
    "variant": click.option(
        "--variant", "rules", default="togyzkumalak", show_default=True, metavar="NAME",
        type=click.Choice(sorted(VARIANTS)), help="What is played.",
    ),
    "positions": click.option(
        "--positions", default=4_000_000, show_default=True, metavar="N",
        type=click.IntRange(1), help="How many positions to generate, at least.",
    ),
    "depth": click.option(
        "--depth", default=_SELF_PLAY.depth, show_default=True, metavar="N",
        type=click.IntRange(1, 120), help="Plies that a search of self-play looks ahead.",
    ),
    "seed": click.option(
        "--seed", default=1, show_default=True, metavar="N", type=click.IntRange(0, 10**6),
        help="What chance depends on.",
    ),
    "workers": click.option(
        "--workers", "count", metavar="N", type=click.IntRange(1),
        help="How many play at once; without it, one for each processor.",
    ),
    "ray": click.option(
        "--ray", metavar="ADDRESS",
        help="Play on a Ray cluster: its address, `auto` for the one that this machine belongs "
        "to, or `local` for a new one on this machine.",
    ),
    "hidden": click.option(
        "--hidden", default=64, show_default=True, metavar="N", type=click.IntRange(16, 256),
        help="Neurons of the first layer, a multiple of 16.",
    ),
    "buckets": click.option(
        "--buckets", default=8, show_default=True, metavar="N", type=click.IntRange(1, 16),
        help="Sets of small layers.",
    ),
    "score-weight": click.option(
        "--score-weight", default=0.6, show_default=True, metavar="X",
        type=click.FloatRange(0, 1),
        help="How much of the target is the score; the rest is the result.",
    ),
    "epochs": click.option(
        "--epochs", default=8, show_default=True, metavar="N", type=click.IntRange(1),
        help="How often each position is seen.",
    ),
    "batch": click.option(
        "--batch", default=16384, show_default=True, metavar="N", type=click.IntRange(1),
        help="Positions a step.",
    ),
    "rate": click.option(
        "--rate", default=2e-3, show_default=True, metavar="X",
        type=click.FloatRange(0, 1, min_open=True), help="Of learning, at the beginning.",
    ),
    "pace": click.option(
        "--pace", default="nodes=5000", show_default=True, metavar="LIMIT",
        help="How long each may think for a move: nodes=N, depth=N or time=MS.",
    ),
    "pairs": click.option(
        "--pairs", default=200, show_default=True, metavar="N", type=click.IntRange(1),
        help="Openings, each played from both sides, at most.",
    ),
}  # fmt: skip


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Make networks that judge positions, from nothing.

    Every command can be ended at any moment, and goes on when it is given again.
    """


@main.command()
@click.argument("folder", type=FOLDER)
@click.option("--network", type=FILE, metavar="FILE",
              help="What judges; without it, the evaluation made by hand.")  # fmt: skip
@options("variant", "positions", "depth", "seed", "workers", "ray")
def generate(
    folder: Path, network: Path | None, rules: str, positions: int, depth: int, seed: int,
    count: int | None, ray: str | None,
) -> None:  # fmt: skip
    """Fill FOLDER with records of games that the engine plays against itself."""
    from .generate import generate as fill
    from .workers import workers

    team = workers(count, ray)
    try:
        fill(
            folder, variant(rules), network.read_bytes() if network else None,
            SelfPlay(depth=depth), positions, seed, team, say,
        )  # fmt: skip
    finally:
        team.close()


@main.command()
@click.argument("folder", type=FOLDER)
@click.argument("records", nargs=-1, required=True, type=EXISTING)
@click.option("--name", required=True, metavar="NAME", help="What the network is called.")
@click.option("--begin", type=FILE, metavar="FILE",
              help="Weights to begin with: a weights.npz of an earlier training.")  # fmt: skip
@options("hidden", "buckets", "score-weight", "epochs", "batch", "rate", "seed")
def learn(
    folder: Path, records: tuple[Path, ...], name: str, begin: Path | None, hidden: int,
    buckets: int, score_weight: float, epochs: int, batch: int, rate: float, seed: int,
) -> None:  # fmt: skip
    """Train a network on RECORDS, files or folders; it becomes FOLDER/network.tgn."""
    from togyz.engine import NetworkShape

    from .learn import learn as train
    from .learn import load_weights
    from .recipe import Recipe
    from .records import load

    rules, loaded = load(records)
    weights = load_weights(begin) if begin else None
    trained = train(
        NetworkShape(rules, hidden=hidden, buckets=buckets),
        Recipe(score_weight, epochs, batch, rate, seed),
        loaded, folder, name, say, weights,
    )  # fmt: skip
    trained.network.write(folder / "network.tgn")
    (folder / "about.json").write_text(json.dumps(trained.about, indent=1) + "\n", encoding="utf-8")
    say(f"{folder / 'network.tgn'}: held-back loss {trained.about['held_back_loss']}")


@main.command()
@click.argument("network", type=FILE)
@click.argument("records", nargs=-1, required=True, type=EXISTING)
@click.option("--weights", type=FILE, metavar="FILE",
              help="The weights.npz that it was made of, to be compared, too.")  # fmt: skip
def check(network: Path, records: tuple[Path, ...], weights: Path | None) -> None:
    """Compare what the core makes of NETWORK with whole numbers in Python, on RECORDS."""
    from .check import check as compare

    for line in compare(network, records, weights):
        say(line)


@main.command()
@click.argument("first", type=FILE)
@click.argument("second", type=FILE, required=False)
@click.option("--log", required=True, type=click.Path(dir_okay=False, path_type=Path),
              metavar="FILE", help="Gets a line for each pair; a match that is there goes on.",
              )  # fmt: skip
@options("pace", "pairs", "seed", "workers", "ray")
def match(
    first: Path, second: Path | None, log: Path, pace: str, pairs: int, seed: int,
    count: int | None, ray: str | None,
) -> None:  # fmt: skip
    """Let network FIRST play against SECOND, or without it against the evaluation made by hand."""
    from togyz.engine import Network

    from .gate import Gate, meet
    from .workers import workers

    team = workers(count, ray)
    try:
        result = meet(
            Network.read(first).shape.variant,
            (first.read_bytes(), second.read_bytes() if second else None),
            Gate(pace, pairs, seed=seed), log, team, say,
        )  # fmt: skip
    finally:
        team.close()
    say(f"{result}: {'better' if result.better else 'not better'}")


@main.command()
@click.argument("folder", type=FOLDER)
@click.argument("networks", nargs=-1, required=True, type=FILE)
@click.option("--odds", multiple=True, metavar="N", type=click.IntRange(2, 1000),
              help="The evaluation made by hand plays with so many times the pace, too; "
              "may be repeated.")  # fmt: skip
@options("pace", "pairs", "seed", "workers", "ray")
def pool(
    folder: Path, networks: tuple[Path, ...], odds: tuple[int, ...], pace: str, pairs: int,
    seed: int, count: int | None, ray: str | None,
) -> None:  # fmt: skip
    """Let each of NETWORKS play each other, and the evaluation made by hand; one scale for all.

    FOLDER gets matches.csv and pool.csv, and a log of each match: a network that comes later plays
    its own matches alone.
    """
    from togyz.engine import Network

    from .pool import Player, play_pool, slower
    from .workers import workers

    found = [Network.read(path) for path in networks]
    if len({network.shape.variant for network in found}) > 1:
        raise TogyzError("the networks of a pool are all for one variant")
    players = [Player("hand", None, pace)]
    players += [Player("hand", None, slower(pace, factor)) for factor in sorted(set(odds))]
    players += [
        Player(network.name, path.read_bytes(), pace)
        for network, path in zip(found, networks, strict=True)
    ]
    team = workers(count, ray)
    try:
        standings = play_pool(found[0].shape.variant, players, pairs, seed, folder, team, say)
    finally:
        team.close()
    for one in sorted(standings, key=lambda one: -one.elo):
        say(f"{one.elo:+6.0f} ±{one.error:3.0f}  {one.player.title}, {one.points:g} of {one.games}")


@main.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
def plot(folder: Path) -> None:
    """Draw the losses and the strength of a run, a training or a pool in FOLDER, as SVG there."""
    from .report import draw

    for path in draw(folder):
        say(str(path))


@main.command("all")
@click.argument("folder", type=FOLDER)
@click.option("--hours", metavar="X", type=click.FloatRange(0, min_open=True),
              help="How long to go on, over all calls; a generation is finished.")  # fmt: skip
@click.option("--generations", metavar="N", type=click.IntRange(1),
              help="How many, at most.")  # fmt: skip
@click.option("--memory", default=4, show_default=True, metavar="N", type=click.IntRange(1),
              help="Of how many generations, the latest ones, the games are learnt from.",
              )  # fmt: skip
@options(
    "variant", "positions", "depth", "hidden", "buckets", "score-weight", "epochs", "batch", "rate",
    "pace", "pairs", "seed", "workers", "ray",
)  # fmt: skip
def every(
    folder: Path, hours: float | None, generations: int | None, memory: int, rules: str,
    positions: int, depth: int, hidden: int, buckets: int, score_weight: float, epochs: int,
    batch: int, rate: float, pace: str, pairs: int, seed: int, count: int | None, ray: str | None,
) -> None:  # fmt: skip
    """From nothing to the best network that there is time for, in FOLDER/best.tgn."""
    from togyz.engine import NetworkShape

    from .gate import Gate
    from .pipeline import Plan, run
    from .recipe import Recipe
    from .workers import workers

    if hours is None and generations is None:
        raise click.UsageError("say when to end: --hours or --generations")
    plan = Plan(
        NetworkShape(variant(rules), hidden=hidden, buckets=buckets),
        SelfPlay(depth=depth), positions, Recipe(score_weight, epochs, batch, rate, seed),
        Gate(pace, pairs, seed=seed), memory, seed,
    )  # fmt: skip
    team = workers(count, ray)
    try:
        run(folder, plan, team, Teller(folder / "log.txt"), hours, generations)
    finally:
        team.close()


class Teller:
    """Says something, and keeps it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self, text: str) -> None:
        """Say it."""
        say(text)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")


def say(text: str) -> None:
    """For whoever waits."""
    click.echo(text)


def command() -> None:
    """Run the command; mistakes of its user end it with a sentence."""
    try:
        main(standalone_mode=True)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("jax", "numpy", "optax", "scipy"):
            raise
        sys.exit(f"Error: {MISSING.format(name=error.name)}")
    except (TogyzError, OSError) as error:
        sys.exit(f"Error: {error}")


if __name__ == "__main__":
    command()
