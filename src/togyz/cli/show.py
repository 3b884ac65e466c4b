"""``togyz show``: a position, or a position of a game, as text or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click

from togyz.board import svg, text
from togyz.board.palette import THEMES
from togyz.files import writing
from togyz.rules import Position, Side, Trace, Variant, Vocabulary

from .choosing import Chosen, chosen
from .endings import WRONG_DATA
from .inputs import STDIN, Reading, names_file, same_file
from .options import (
    EXITS,
    OUTPUT_FILE,
    any_format_option,
    encoding_option,
    epilog,
    variant_option,
)
from .output import can_write, note, one_line, use_colour

__all__ = ["command"]


class Scene(NamedTuple):
    """What is shown: a position, and where it stands in which game."""

    position: Position
    last_move: Trace | None = None
    names: tuple[str, str] | None = None
    caption: str = ""
    end: str = ""
    wrong: bool = False


@click.command(
    "show",
    epilog=epilog(
        [
            "togyz show start",
            "togyz show '9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0 0 - - w'",
            "togyz show games.pgn --game 3 --ply 20 --svg game3.svg",
        ],
        {**EXITS, 1: "no position can be made of it, or the game shown has errors"},
    ),
)
@click.argument("what", metavar="POSITION|FILE", nargs=-1, required=True)
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
@click.option(
    "--svg", "picture", metavar="FILE", type=OUTPUT_FILE, help="Draw it to FILE instead (- works)."
)
@click.option(
    "--below",
    type=click.Choice(["white", "black"]),
    default="white",
    show_default=True,
    help="Whose row is below.",
)
@click.option(
    "--vocabulary",
    type=click.Choice([vocabulary.value for vocabulary in Vocabulary]),
    default=Vocabulary.KAZAKH.value,
    show_default=True,
    help="Whose words to use.",
)
@click.option(
    "--theme",
    type=click.Choice(THEMES),
    default="auto",
    show_default=True,
    help="Colours of the picture; auto: as the viewer's system prefers.",
)
@click.option("--ascii", "plain", is_flag=True, help="Use no other characters than ASCII.")
@variant_option
@any_format_option
@encoding_option
def command(
    what: tuple[str, ...],
    number: int | None,
    ply: int | None,
    picture: str | None,
    below: str,
    vocabulary: str,
    theme: str,
    plain: bool,
    rules: Variant | None,
    source_format: str | None,
    encoding: str | None,
) -> None:
    """Show a position, or a position of a game in a file.

    POSITION is a text in any format that is known, "start", or the name of a variant; FILE holds
    a position or games, and - is standard input. What can't arise in a game is shown with a
    warning.
    """
    # A position contains spaces: forgetting the quotes does no harm.
    argument = " ".join(what)
    scene = scene_of(chosen(argument, number, ply, Reading(source_format, encoding, rules)))
    for warning in scene.position.warnings():
        note(f"Warning: no game leads to this position: {warning}")
    side = Side[below.upper()]
    if picture is None:
        echo_scene(scene, side, vocabulary, plain)
    else:
        drawing = svg(
            scene.position,
            last_move=scene.last_move,
            below=side,
            vocabulary=vocabulary,
            theme=theme,
            names=scene.names,
        )
        save(drawing, picture, argument)
    if scene.wrong:
        raise SystemExit(WRONG_DATA)


def scene_of(found: Chosen) -> Scene:
    """What is shown of a position, and of its game."""
    record = found.record
    if record is None:
        return Scene(found.position)
    game = record.game
    ply, last = len(found.line) - 1, found.last
    names = (game.tags.get("White", "?"), game.tags.get("Black", "?"))
    known = any(name not in ("", "?") for name in names)
    who = f": {names[0]} – {names[1]}" if known else ""
    ended = game.outcome if ply == last and found.position.outcome() is None else None
    return Scene(
        found.position,
        found.node.trace(),
        names if known else None,
        one_line(f"Game {record.number}, ply {ply} of {last}{who}, {game.result}"),
        "" if ended is None else f"{ended}.",
        not record.ok,
    )


def echo_scene(scene: Scene, below: Side, vocabulary: str, plain: bool) -> None:
    """Print a board, in ASCII if that is wanted or all that can be written."""

    def board(unicode: bool) -> str:
        return text(
            scene.position,
            last_move=scene.last_move,
            below=below,
            unicode=unicode,
            color=use_colour(),
            vocabulary=vocabulary,
        )

    drawn = board(unicode=not plain)
    if not can_write(drawn):
        plain, drawn = True, board(unicode=False)
    parts = [part for part in (scene.caption, drawn, scene.end) if part]
    if plain:
        parts[0] = parts[0].replace("–", "-")
        parts[-1] = parts[-1].replace("–", "-")
    # On a terminal click would strip colours for itself; elsewhere there are none.
    click.echo("\n".join(parts))


def save(drawing: str, target: str, argument: str) -> None:
    """Write a picture to a file, or to standard output for ``-``."""
    if target == STDIN:
        click.echo(drawing)
        return
    path = Path(target)
    if names_file(argument) and argument != STDIN and same_file(Path(argument), path):
        raise click.UsageError(f"--svg {target} would overwrite the file that is shown")
    with writing(path) as file:
        file.write(drawing + "\n")
    note(f"Wrote {click.format_filename(target)}")
