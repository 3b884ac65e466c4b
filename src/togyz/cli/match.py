"""``togyz match``: engines against engines."""

from __future__ import annotations

import math
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from togyz.match import (
    Adjudication,
    Match,
    MatchGame,
    MatchLog,
    Pace,
    Settings,
    Sprt,
    parse_engine,
)
from togyz.notation import write_games
from togyz.rules import TogyzError, Variant, variant

from .options import EXITS, OUTPUT_FILE, Number, epilog, extension_format, json_option, rules_option
from .output import echo_json, note, plural
from .standings import report_lines, standing

__all__ = ["command"]

STEP_ON_TERMINAL = 0.3  # seconds between two looks at the score
STEP_ELSEWHERE = 60.0
USUAL_ERROR = 0.05  # of a test, either way


class Clock(click.ParamType[tuple[int, int]]):
    """``60`` or ``60+0.5``: seconds for all moves, and seconds that each move adds."""

    name = "clock"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        """Milliseconds of both."""
        seconds, plus, gain = str(value).partition("+")
        try:
            both = [float(seconds), float(gain) if plus else 0.0]
        except ValueError:
            both = [math.nan, math.nan]
        if not (0.001 <= both[0] <= 1e6 and 0 <= both[1] <= 1e6):
            self.fail(f"{value!r} is no clock; such are 60 and 60+0.5, in seconds", param, ctx)
        return round(both[0] * 1000), round(both[1] * 1000)


@click.command(
    "match",
    epilog=epilog(
        [
            "togyz match 'core nodes=20000' 'level hard' --games 200 --concurrency 2",
            "togyz match 'core hash=4' 'core hash=64' --time 10 --sprt 0 10 --log m.jsonl",
            "togyz match 'core' 'moves ./mine --fast' --save games.pgn",
            "togyz match 'engine togyz engine' 'level easy' --nodes 5000 --json",
        ],
        {**EXITS, 1: "an engine can't be started, or a file can't be read or written"},
    ),
)
@click.argument("first", metavar="ENGINE")
@click.argument("second", metavar="OPPONENT")
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 10**7),
    default=100,
    show_default=True,
    help="How many games at most; an odd number is rounded up.",
)
@rules_option
@click.option(
    "--time", "move_ms", metavar="MS", type=click.IntRange(1, 10**9), help="Time for each move."
)
@click.option(
    "--clock",
    metavar="SECONDS[+SECONDS]",
    type=Clock(),
    help="Time for all moves, and what each move adds.",
)
@click.option(
    "--nodes", metavar="N", type=click.IntRange(1, 10**15), help="Positions for each move."
)
@click.option("--depth", metavar="N", type=click.IntRange(1, 1000), help="Plies to look ahead.")
@click.option(
    "--margin",
    metavar="MS",
    type=click.IntRange(0, 10**9),
    default=500,
    show_default=True,
    help="How much later than allowed an answer may come.",
)
@click.option(
    "--plies",
    metavar="N",
    type=click.IntRange(0, 100),
    default=6,
    show_default=True,
    help="Random moves of an opening.",
)
@click.option(
    "--balance",
    metavar="STONES",
    type=Number(0, 1000),
    default=5.0,
    show_default=True,
    help="What an opening may favour a side by; 0: any that is not decided.",
)
@click.option(
    "--seed",
    metavar="N",
    type=int,
    default=1,
    show_default=True,
    help="What openings, and the dice of levels, depend on.",
)
@click.option(
    "--concurrency",
    metavar="N",
    type=click.IntRange(1, 1024),
    default=1,
    show_default=True,
    help="Games played at once.",
)
@click.option(
    "--sprt",
    metavar="ELO0 ELO1",
    type=float,
    nargs=2,
    help="End when the first engine is shown to be no better than ELO0, or at least ELO1 better.",
)
@click.option(
    "--alpha",
    metavar="P",
    type=float,
    help=f"Chance of the test to find ELO1 where ELO0 is true. Default: {USUAL_ERROR}.",
)
@click.option(
    "--beta",
    metavar="P",
    type=float,
    help=f"Chance of the test to find ELO0 where ELO1 is true. Default: {USUAL_ERROR}.",
)
@click.option(
    "--adjudicate",
    metavar="STONES MOVES",
    type=(Number(0.01, 190), click.IntRange(1, 100)),
    help="Award a game when both engines have seen the same side so far ahead in so many moves "
    "each. Default: never.",
)
@click.option(
    "--adjudicate-tables",
    metavar="FOLDER",
    help="End a game as soon as the tables there know its result; auto: where togyz tables finds "
    "them. Default: never.",
)
@click.option(
    "--draw-after",
    metavar="PLIES",
    type=click.IntRange(1, 10**6),
    help="Call a game that is so long a draw. Default: never.",
)
@click.option(
    "--log",
    "log_file",
    metavar="FILE",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write each game down when it is over; the same command goes on from there.",
)
@click.option(
    "--save",
    metavar="FILE",
    type=OUTPUT_FILE,
    help="Write the records of all games at the end; the extension tells the format.",
)
@json_option
def command(
    first: str,
    second: str,
    games: int,
    rules: Variant | None,
    move_ms: int | None,
    clock: tuple[int, int] | None,
    nodes: int | None,
    depth: int | None,
    margin: int,
    plies: int,
    balance: float,
    seed: int,
    concurrency: int,
    sprt: tuple[float, float] | None,
    alpha: float | None,
    beta: float | None,
    adjudicate: tuple[float, int] | None,
    adjudicate_tables: str | None,
    draw_after: int | None,
    log_file: Path | None,
    save: str | None,
    as_json: bool,
) -> None:
    """Let two engines play each other, and say which is stronger, and how sure that is.

    ENGINE and OPPONENT are, in quotes: "core" (togyz's engine), "level NAME", "engine COMMAND" (a
    program that speaks the protocol of togyz engine), or "moves COMMAND" (a program that reads
    lines of moves and milliseconds, and answers with a move). Settings stand behind the first
    word: "core nodes=20000 hash=16", "moves time=50 ./mine".

    Every opening is played twice, with the sides exchanged. Without a limit, engines get 100 ms a
    move.
    """
    lead, moves = adjudicate or (0, 3)
    try:
        pace = Pace(nodes or 0, depth or 0, move_ms or 0, *(clock or (0, 0)))
        settings = Settings(
            (parse_engine(first), parse_engine(second)),
            rules or variant(),
            seed,
            plies,
            round(balance * 100),
            pace or Pace(move_ms=100),
            margin,
            Adjudication(round(lead * 100), moves, draw_after or 0, adjudicate_tables or "none"),
            test(sprt, alpha, beta),
        )
        if save is not None:
            extension_format(Path(save))
            if log_file and log_file.resolve() == Path(save).resolve():
                raise TogyzError("--log and --save can't be one file")
    except TogyzError as error:
        raise click.UsageError(str(error)) from None
    with ExitStack() as stack:
        log = stack.enter_context(MatchLog(log_file, settings)) if log_file else None
        match = Match(settings, games, log, concurrency)
        if log and log.games:
            note(f"{log_file} holds {plural(len(log.games), 'game')}: going on")
        try:
            watch(match)
        except KeyboardInterrupt:
            note("\nStopped." + (" The same command goes on." if log else ""))
            raise
        finally:
            if match.games:
                report(match, save, as_json)


def test(sprt: tuple[float, float] | None, alpha: float | None, beta: float | None) -> Sprt | None:
    """The test that was asked for.

    Raises:
        TogyzError: its errors without the test itself, or what is no test.
    """
    if sprt is None:
        for name, value in (("--alpha", alpha), ("--beta", beta)):
            if value is not None:
                raise TogyzError(
                    f"{name} is about a test: give --sprt ELO0 ELO1 too, or leave it out"
                )
        return None
    both = (USUAL_ERROR if value is None else value for value in (alpha, beta))
    return Sprt(*sprt, *both)


def watch(match: Match) -> None:
    """Play, and show how it stands: often on a terminal, now and then elsewhere."""
    terminal = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
    step = STEP_ON_TERMINAL if terminal else STEP_ELSEWHERE
    due = time.monotonic() + step
    try:
        for game in match.play():
            if game.detail and game.ending != "adjudication":
                if terminal:
                    click.echo("\r\x1b[2K", nl=False, err=True)
                note(fault(match, game))
            if time.monotonic() >= due:
                due = time.monotonic() + step
                line = standing(match.summary)
                click.echo(f"\r\x1b[2K{line}" if terminal else line, nl=not terminal, err=True)
    finally:
        if terminal:
            click.echo("\r\x1b[2K", nl=False, err=True)


def fault(match: Match, game: MatchGame) -> str:
    """One line about a game that an engine lost by its own fault."""
    name = match.settings.names[game.loser or 0]
    return f"game {game.number + 1}: {name}: {game.detail}"


def report(match: Match, save: str | None, as_json: bool) -> None:
    """Print what came out, and write the records."""
    summary = match.summary
    if as_json:
        echo_json({**summary.as_dict(), "settings": match.settings.as_dict()})
    else:
        click.echo("\n".join(report_lines(match.settings, summary)))
    if save is not None:
        names, rules = match.settings.names, match.settings.variant
        records = (game.record(rules, names) for _, game in sorted(match.games.items()))
        written = write_games(records, save)
        note(f"Wrote {plural(written, 'game')} to {click.format_filename(save)}")
