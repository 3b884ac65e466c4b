"""``togyz play``: a game in the terminal."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import click

from togyz.core import CoreUnavailable
from togyz.engine import FULL, level
from togyz.rules import TogyzError, Variant, Vocabulary, variant

from .opponent import Opponent
from .options import (
    EXITS,
    INPUT_FILE,
    Number,
    book_option,
    epilog,
    network_option,
    tables_option,
    variant_option,
)
from .output import can_write, note, use_colour
from .sitting import SIDES, Look, Sitting, load_game, new_game
from .tablespreparing import prepare_tables

__all__ = ["command"]

LONGEST_LINE = 10_000
PROMPT = "> "
USUAL_SECONDS = 1.0


class LevelName(click.ParamType[str]):
    """The name of a level, or its number."""

    name = "level"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name, in small letters."""
        name = str(value).casefold()
        try:
            level(name)
        except TogyzError as error:
            self.fail(f"{error}.", param, ctx)
        except CoreUnavailable:
            pass  # two people play without it; else it is missed soon enough
        return name


@click.command(
    "play",
    epilog=epilog(
        [
            "togyz play",
            "togyz play --level hard --side black",
            "togyz play --level full --time 5 --variant qozdatu",
            "togyz play --load game.togyz",
        ],
        {**EXITS, 1: "the game can't be loaded"},
    ),
)
@click.option(
    "--level",
    "level_name",
    metavar="NAME",
    type=LevelName(),
    default="medium",
    show_default=True,
    help="How strong the computer is: 1, for a first game, 2 and so on; easy, medium and hard are "
    f"some of them; {FULL}: as strong as it can be in the time it gets.",
)
@click.option(
    "--time",
    "seconds",
    metavar="SECONDS",
    type=Number(0.01, 86_400),
    help=f"Time for each move of the computer at level {FULL}. Default: {USUAL_SECONDS:g}.",
)
@click.option(
    "--side",
    type=click.Choice(SIDES, case_sensitive=False),
    default="white",
    show_default=True,
    help="The side that you play. both: two people play; none: the computer plays itself.",
)
@variant_option
@click.option("--load", metavar="FILE", type=INPUT_FILE, help="Go on with a game of a file.")
@click.option(
    "--game",
    "number",
    metavar="N",
    type=click.IntRange(1),
    help="Which game of the file to load. Default: 1.",
)
@network_option
@tables_option
@book_option("default, at level full")
@click.option(
    "--vocabulary",
    type=click.Choice([vocabulary.value for vocabulary in Vocabulary]),
    default=Vocabulary.KAZAKH.value,
    show_default=True,
    help="Whose words to use.",
)
@click.option("--ascii", "plain", is_flag=True, help="Use no other characters than ASCII.")
@click.option(
    "--seed",
    metavar="N",
    type=int,
    help="Let the computer's choices, and a random side, depend on a number. Default: chance.",
)
def command(
    level_name: str,
    seconds: float | None,
    side: str,
    rules: Variant | None,
    load: str | None,
    number: int | None,
    network: str,
    tables: str,
    book: str | None,
    vocabulary: str,
    plain: bool,
    seed: int | None,
) -> None:
    """Play against the computer, in the terminal.

    Type the number of a hole to play it, or help for a list of commands, such as hint, back and
    save. Standard input need not be a terminal: then its lines are the commands, and at
    its end the program ends.
    """
    if load == "-":
        raise click.UsageError("--load - would leave nothing to read your moves from")
    if number is not None and load is None:
        raise click.UsageError("--game tells which game of a file: give --load FILE too")
    if seconds is not None and level_name != FULL:
        raise click.UsageError(
            f"--time is for level {FULL}, and {level_name} knows how far it looks: add --level "
            f"{FULL}, or leave --time out"
        )
    if book is not None and level_name != FULL:
        raise click.UsageError(f"--book is for level {FULL}: add --level {FULL}, or leave it out")
    milliseconds = round(1000 * (seconds or USUAL_SECONDS))
    given = rules or variant()
    game = load_game(Path(load), number or 1, given, note) if load else new_game(given)
    if level_name == FULL:
        prepare_tables(tables, game.variant)
    look = Look(not plain and can_write("┌●█–"), use_colour(), vocabulary)
    with closing(
        Opponent(level_name, milliseconds, seed, network, tables, book or "default")
    ) as opponent:
        sitting = Sitting(game, side, opponent, look, seed)
        sitting.play(typed_lines() if sys.stdin.isatty() else read_lines())


def typed_lines() -> Iterator[str]:
    """What the user types, until Ctrl-D."""
    with suppress(ImportError):
        import readline  # noqa: F401 - lets input() edit and recall lines
    while True:
        try:
            yield input(PROMPT)
        except EOFError:
            click.echo()
            return


def read_lines() -> Iterator[str]:
    """The lines of standard input, shown after a prompt, as if they had been typed."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    while line := sys.stdin.readline(LONGEST_LINE):
        click.echo(f"{PROMPT}{line.strip()}")
        yield line
