"""``togyz stats``: what the games of files have in common."""

from __future__ import annotations

from collections.abc import Iterator

import click

from togyz.rules import Side, Variant

from .endings import WRONG_DATA
from .inputs import FileProblem, Reading, read_files
from .options import (
    EXITS,
    encoding_option,
    epilog,
    files_argument,
    format_option,
    json_option,
    variant_option,
)
from .output import echo_json, echo_problem, percent, plural, table
from .tally import RESULTS, Distribution, Results, Tally

__all__ = ["command"]

TITLES = {"1-0": "White won", "0-1": "Black won", "1/2-1/2": "Draw", "*": "Unknown"}


@click.command(
    "stats",
    epilog=epilog(
        ["togyz stats games.pgn", "togyz stats --json *.tgk"],
        {**EXITS, 1: "a game has errors and was left out, or a file can't be read"},
    ),
)
@files_argument
@format_option
@encoding_option
@variant_option
@json_option
def command(
    files: tuple[str, ...],
    source_format: str | None,
    encoding: str | None,
    rules: Variant | None,
    as_json: bool,
) -> None:
    """Count results, lengths, tuzdiks and first moves over the games of each FILE.

    Games with errors are left out, and named on standard error; those of different variants are
    counted apart. FILE may be - for standard input.
    """
    tallies: dict[Variant, Tally] = {}
    left_out = unreadable = 0
    wrong = False
    reading = Reading(source_format, encoding, rules)
    for _, found, progress in read_files(files, reading, "stats"):
        problems = [found] if isinstance(found, FileProblem) else found.problems
        for problem in problems:
            if problem.severity == "error":
                wrong = True
                progress.clear()
                echo_problem(problem, err=True)
        if isinstance(found, FileProblem):
            unreadable += 1
        elif found.ok:
            game = found.game
            tallies.setdefault(game.variant, Tally(game.variant)).add(game)
        else:
            left_out += 1
    if as_json:
        variants = {str(variant): tally.as_dict() for variant, tally in tallies.items()}
        counts = {"files": list(files), "unreadable": unreadable, "left_out": left_out}
        echo_json({**counts, "variants": variants})
    else:
        click.echo("\n\n".join(text(tally) for tally in tallies.values()) or "No games.")
        if left_out:
            click.echo(f"\n{plural(left_out, 'game')} with errors left out")
        if unreadable:
            click.echo(f"\n{plural(unreadable, 'file')} unreadable")
    if wrong:
        raise SystemExit(WRONG_DATA)


def text(tally: Tally) -> str:
    """The tables of a variant."""
    return "\n".join(sections(tally))


def sections(tally: Tally) -> Iterator[str]:
    """Yield the tables of a variant, each with its heading."""
    yield f"{tally.rules.title}: {plural(tally.games, 'game')}"
    yield "\nResults"
    yield table(
        [
            (TITLES[key], tally.results[key], percent(tally.results[key], tally.games))
            for key in RESULTS
        ]
    )
    yield "\nEnded by"
    yield table(
        [(why, count, percent(count, tally.games)) for why, count in tally.endings.most_common()]
    )
    if tally.without_moves:
        yield f"\n{plural(tally.without_moves, 'game')} without moves, not counted below"
    if not tally.lengths:
        return
    yield "\nLength in plies"
    yield table(
        [
            ("median", number(tally.lengths.median)),
            ("mean", number(tally.lengths.mean)),
            ("shortest", min(tally.lengths)),
            ("longest", max(tally.lengths)),
        ]
    )
    if tally.rules.tuzdik:
        yield from tuzdiks(tally)
    if tally.first_moves:
        yield "\nFirst moves"
        yield first_moves(tally.first_moves)


def number(value: float | None) -> str:
    """``88``, ``91.3``."""
    return "–" if value is None else f"{value:.1f}".removesuffix(".0")


def tuzdiks(tally: Tally) -> Iterator[str]:
    """Yield how often tuzdiks arose, when, and in which holes."""
    games = tally.lengths.total()
    rows: list[tuple[object, ...]] = [("Tuzdiks", "games", "", "median ply", "first", "last")]
    for side in Side:
        plies: Distribution = tally.tuzdik_plies[side]
        row = (str(side), plies.total(), percent(plies.total(), games), number(plies.median))
        rows.append((*row, min(plies, default="–"), max(plies, default="–")))
    for title, count in (("both", tally.both_tuzdiks), ("none", tally.without_tuzdik)):
        rows.append((title, count, percent(count, games), "", "", ""))
    yield "\n" + table(rows, indent=0)

    white, black = tally.tuzdik_holes
    if not white and not black:
        return
    rows = [("Opponent's hole", "White's", "", "Black's", "")]
    for hole in range(1, tally.rules.holes):
        shares = percent(white[hole], white.total()), percent(black[hole], black.total())
        rows.append((hole, white[hole], shares[0], black[hole], shares[1]))
    yield "\n" + table(rows, indent=0)


def first_moves(found: dict[int, Results]) -> str:
    """The table of first moves, the most frequent first."""
    games = sum(results.total() for results in found.values())
    rows: list[tuple[object, ...]] = [("Hole", "games", "", *TITLES.values())]
    for hole, results in sorted(found.items(), key=lambda item: (-item[1].total(), item[0])):
        shares = (percent(results[key], results.total()) for key in RESULTS)
        rows.append((hole, results.total(), percent(results.total(), games), *shares))
    return table(rows)
