"""``togyz explorer``: how the moves of a position fared in a collection of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from togyz.core import Line
from togyz.engine import score_text
from togyz.engine.books import opening_book
from togyz.explorer import (
    Added,
    Explorer,
    ExplorerMove,
    ExplorerWriter,
    KeptGame,
    is_explorer,
)
from togyz.explorer.schema import DEFAULT_PLIES
from togyz.rules import Game, Variant

from .endings import WRONG_DATA, DataError
from .inputs import FileProblem, Reading, position_from, read_files
from .options import (
    EXITS,
    OUTPUT_FILE,
    book_option,
    encoding_option,
    epilog,
    files_argument,
    format_option,
    json_option,
    position_format_option,
    variant_option,
)
from .output import echo_json, echo_problem, note, percent, plural, table

__all__ = ["command"]

EXPLORER = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
USUAL = "games.tgx"


@click.group(
    "explorer",
    epilog=epilog(
        ["togyz explorer build *.pgn", "togyz explorer probe games.tgx start"],
        {
            **EXITS,
            1: "a game has errors and was left out, a file can't be read or written, or no game "
            "came by the position",
        },
    ),
)
def command() -> None:
    """Make and ask opening explorers.

    An explorer is a file that knows of each position how often each move was played there, and how
    those games ended, whichever moves had led to it.
    """


@command.command(
    "build",
    short_help="Count the moves of games, and write an explorer.",
    epilog=epilog(
        [
            "togyz explorer build *.pgn",
            "togyz explorer build cup.tgk --output games.tgx --add",
            "togyz explorer build mine.tgx yours.tgx --output both.tgx",
        ],
        {**EXITS, 1: "a game has errors and was left out, or a file can't be read or written"},
    ),
)
@files_argument
@click.option(
    "--output",
    metavar="FILE",
    type=OUTPUT_FILE,
    default=USUAL,
    show_default=True,
    help="The explorer.",
)
@click.option(
    "--plies",
    metavar="NUMBER",
    type=click.IntRange(1, 1000),
    help=f"How many plies of each game are counted. Default: {DEFAULT_PLIES}, or as before with "
    "--add.",
)
@click.option("--add", is_flag=True, help="Add the games to an explorer that is there.")
@format_option
@encoding_option
@variant_option
def build_command(
    files: tuple[str, ...],
    output: str,
    plies: int | None,
    add: bool,
    source_format: str | None,
    encoding: str | None,
    rules: Variant | None,
) -> None:
    """Count the moves of the games in each FILE, in any format or in explorers.

    Each game counts once, however often it comes. Games with errors are left out, and named on
    standard error. The explorer is of one variant: --variant, else that of the first game; others
    are left out. It is written in the end, at once or not at all.
    """
    target = Path(output)
    if output == "-":
        raise click.UsageError("an explorer is a file: it can't go to standard output")
    if add and plies is not None:
        raise click.UsageError("--plies is decided when an explorer is made, not with --add")
    if target.exists() and not add:
        raise DataError(
            f"{click.format_filename(output)} is there already: give --add to add to it, or "
            "name another file with --output"
        )
    if add and not target.exists():
        raise DataError(
            f"there is no {click.format_filename(output)} to add to: leave out --add to begin it"
        )
    counts: Counter[Added] = Counter()
    reading = Reading(source_format, encoding, rules)
    found = Found(files, reading)
    with ExitStack() as stack:
        writer = stack.enter_context(ExplorerWriter.adding(target)) if add else None
        for game in found:
            if writer is None:
                of = rules or (game.variant if isinstance(game, Game) else game.start.variant)
                made = ExplorerWriter(target, of, plies or DEFAULT_PLIES)
                writer = stack.enter_context(made)
            counts[writer.add(game)] += 1
    if writer is None:
        raise DataError("no game could be read: nothing was written")
    note(f"{click.format_filename(output)}: {told(counts, found.bad)}")
    if found.wrong:
        raise SystemExit(WRONG_DATA)


class Found:
    """The good games of files and explorers.

    Attributes:
        bad: how many games had errors.
        wrong: whether anything was wrong.
    """

    def __init__(self, files: Sequence[str], reading: Reading) -> None:
        self._explorers = [Path(file) for file in files if is_explorer(Path(file))]
        self._texts = [file for file in files if Path(file) not in self._explorers]
        self._reading = reading
        self.bad = 0
        self.wrong = False

    def __iter__(self) -> Iterator[Game | KeptGame]:
        """Yield them, and tell of what is wrong."""
        for path in self._explorers:
            with Explorer(path) as explorer:
                yield from explorer.games()
        if not self._texts:
            return
        for _, found, progress in read_files(self._texts, self._reading, "explorer"):
            if not isinstance(found, FileProblem) and found.ok:
                yield found.game
                continue
            self.wrong = True
            self.bad += not isinstance(found, FileProblem)
            progress.clear()
            problems = [found] if isinstance(found, FileProblem) else found.problems
            for problem in problems:
                if problem.severity == "error":
                    echo_problem(problem, err=True)


def told(counts: Counter[Added], bad: int) -> str:
    """What became of the games, in words."""
    said = [f"{plural(counts[Added.NEW], 'game')} added"]
    others = (
        (counts[Added.KNOWN], "there already"),
        (counts[Added.EMPTY], "without moves"),
        (counts[Added.OTHER_VARIANT], "of another variant"),
        (bad, "with errors"),
    )
    said += [f"{count} {what}" for count, what in others if count]
    return ", ".join(said)


@command.command(
    "probe",
    short_help="Say how the moves of a position fared.",
    epilog=epilog(
        [
            "togyz explorer probe games.tgx start",
            "togyz explorer probe games.tgx POSITION --book mine.book --json",
        ],
        {**EXITS, 1: "the explorer or the book is none, or damaged, or no game came by"},
    ),
)
@click.argument("file", metavar="EXPLORER", type=EXPLORER)
@click.argument("position", metavar="POSITION")
@book_option("none")
@variant_option
@position_format_option
@json_option
def probe_command(
    file: Path,
    position: str,
    book: str | None,
    rules: Variant | None,
    source_format: str | None,
    as_json: bool,
) -> None:
    """Print the moves that were played in POSITION, the most frequent first.

    For each: in how many games, how these ended, the mean rating of those who played it, and the
    latest game, as far as the records tell; with --book what the engine thinks of it.
    """
    with Explorer(file) as explorer:
        values = opening_book(explorer.variant, book or "none")
        if position == "start" and rules is None:
            rules = explorer.variant
        root = position_from(position, rules, source_format)
        moves = explorer.probe(root)
        if not moves:
            raise DataError(
                f"no game came by this position: the explorer counts {explorer.plies} plies of "
                f"{plural(len(explorer), 'game')} of {explorer.variant}"
            )
        scores = {} if values is None else {move.hole: move.score for move in values.probe(root)}
        latest = [explorer.game(move.game) for move in moves]
    if as_json:
        for move, game in zip(moves, latest, strict=True):
            echo_json(
                as_dict(move, game) | ({} if values is None else {"score": scores.get(move.hole)})
            )
        return
    click.echo(shown(moves, latest, None if values is None else scores))


def as_dict(move: ExplorerMove, game: KeptGame) -> dict[str, Any]:
    """A move for JSON."""
    latest = {
        "number": move.game,
        "white": game.white,
        "black": game.black,
        "result": game.result,
        "date": game.date,
        "event": game.event,
        "moves": game.moves,
    }
    return move.as_dict() | {"game": latest}


def shown(
    moves: Sequence[ExplorerMove], latest: Sequence[KeptGame], scores: dict[int, int] | None
) -> str:
    """The table of a position."""
    head: list[object] = ["Hole", "games", "", "White", "draw", "Black", "rating"]
    head += ["book"] if scores is not None else []
    rows: list[Sequence[object]] = [[*head, "latest"]]
    games = sum(move.games for move in moves)
    for move, game in zip(moves, latest, strict=True):
        ended = move.games - move.unknown
        row: list[object] = [move.hole, move.games, percent(move.games, games)]
        row += [percent(part, ended) for part in (move.white, move.draws, move.black)]
        row.append(move.rating or "–")
        if scores is not None:
            known = move.hole in scores
            line = Line(scores.get(move.hole, 0), "exact", (move.hole,))
            row.append(score_text(line) if known else "–")
        names = " – ".join(name or "?" for name in game.players)
        said = names if any(game.players) else ""
        row.append(" ".join(filter(None, (said, str(move.year or "")))) or "–")
        rows.append(row)
    return table(rows, indent=0)


@command.command(
    "info",
    epilog=epilog(
        ["togyz explorer info games.tgx"],
        {**EXITS, 1: "it is no explorer, or damaged"},
    ),
)
@click.argument("file", metavar="EXPLORER", type=EXPLORER)
@json_option
def info_command(file: Path, as_json: bool) -> None:
    """Say what an explorer holds."""
    with Explorer(file) as explorer:
        held = {
            "variant": str(explorer.variant),
            "games": len(explorer),
            "positions": explorer.positions,
            "plies": explorer.plies,
        }
    if as_json:
        echo_json(held)
    else:
        click.echo(table(list(held.items()), indent=0))
