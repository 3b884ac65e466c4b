"""``togyz facts``: what is true of the game, proved anew each time."""

from __future__ import annotations

import time
from collections import Counter

import click

from togyz.core import Line, core
from togyz.engine import score_text, win_probability
from togyz.engine.bookbuild import BookPlan, build_book
from togyz.notation import format_position
from togyz.rules import Game, Position, TogyzError, Variant, variant
from togyz.tables import longest_wins

from .options import EXITS, epilog, json_option, network_option, rules_option
from .output import Progress, echo_json, note, plural, table

__all__ = ["command"]


FEW_STONES = {"bestemshe": 6, "qozdatu": 4}
"""What `longest` does without a wish: some seconds; of others, 2."""


@click.group("facts", epilog=epilog(["togyz facts shortest", "togyz facts longest"]))
def command() -> None:
    """Prove facts about the game that people repeat."""


@command.command(
    "shortest",
    short_help="Find the shortest games there can be.",
    epilog=epilog(
        ["togyz facts shortest", "togyz facts shortest --variant bestemshe --list"],
        {**EXITS, 1: "no game ends within so many plies"},
    ),
)
@rules_option
@click.option(
    "--plies",
    metavar="NUMBER",
    type=click.IntRange(1, 40),
    default=14,
    show_default=True,
    help="Give up after games of so many plies.",
)
@click.option("--list", "as_list", is_flag=True, help="Print the moves of every game.")
@json_option
def shortest_command(rules: Variant | None, plies: int, as_list: bool, as_json: bool) -> None:
    """Find the shortest game there can be, and all games as short.

    All games are walked through, move by move; each found is then replayed by the readable rules.
    """
    start = Position.start(rules or variant("togyzkumalak"))
    begun = time.monotonic()
    games: list[tuple[int, ...]] = []
    length = 0
    while not games and length < plies:
        length += 1
        games = endings(start, length)
    if not games:
        raise TogyzError(f"no game of {start.variant} ends within {plural(plies, 'ply')}")
    results = Counter(result(start, moves) for moves in games)
    note(f"{time.monotonic() - begun:.1f} s")
    if as_json:
        first = Counter(moves[0] for moves in games)
        echo_json(
            {
                "variant": str(start.variant),
                "plies": length,
                "games": len(games),
                "results": dict(results),
                "first_moves": {str(hole): first[hole] for hole in sorted(first)},
                "moves": [list(moves) for moves in games] if as_list else None,
            }
        )
        return
    if as_list:
        for moves in games:
            click.echo(" ".join(map(str, moves)))
    click.echo(
        f"the shortest game has {plural(length, 'ply')}; there are {len(games):,} such games"
    )
    for hole, count in sorted(Counter(moves[0] for moves in games).items()):
        click.echo(f"  {count:,} begin with hole {hole}")
    for name, count in results.most_common():
        click.echo(f"  {count:,} end {name}")


def endings(start: Position, plies: int) -> list[tuple[int, ...]]:
    """All games of exactly so many plies, first move by first move."""
    compiled = core(start.variant)
    found: list[tuple[int, ...]] = []
    moves = start.legal_moves()
    with Progress(f"games of {plural(plies, 'ply')}", len(moves)) as progress:
        for done, hole in enumerate(moves, 1):
            after = start.play(hole)
            if plies == 1:
                found += [(hole,)] if after.outcome() is not None else []
            elif after.outcome() is None:
                found += [(hole, *rest) for rest in compiled.endings(after, plies - 1)]
            progress.reach(done)
    return found


def result(start: Position, moves: tuple[int, ...]) -> str:
    """The result of a game by the readable rules.

    Raises:
        TogyzError: it does not end where it was said to.
    """
    game = Game(start)
    game.play(*moves)
    if game.outcome is None:
        raise TogyzError(f"the core says that {moves} ends the game, and the rules don't")
    return game.outcome.result


# --- longest


@command.command(
    "longest",
    short_help="Find the longest forced wins with few stones.",
    epilog=epilog(
        ["togyz facts longest", "togyz facts longest --variant bestemshe --stones 8"],
        {**EXITS, 1: "the variant has no tables, or none of so many stones"},
    ),
)
@rules_option
@click.option(
    "--stones",
    metavar="NUMBER",
    type=click.IntRange(1),
    help="The most stones on the board. Default: as many as take some seconds.",
)
@json_option
def longest_command(rules: Variant | None, stones: int | None, as_json: bool) -> None:
    """Find how long best defence can put off a loss, for each number of stones on the board.

    All positions are walked through by the readable rules, with every score. What is printed of
    each number of stones is an example, and how many positions there are like it.
    """
    rules = rules or variant("togyzkumalak")
    for found in longest_wins(rules, stones or FEW_STONES.get(str(rules), 2)):
        if as_json:
            echo_json(
                {
                    "stones": found.stones,
                    "plies": found.plies,
                    "positions": found.count,
                    "example": format_position(found.position),
                }
            )
            continue
        click.echo(
            f"{plural(found.stones, 'stone')}: a win in {plural(found.plies, 'ply')}, in "
            f"{plural(found.count, 'position')}"
        )
        click.echo(f"  {format_position(found.position)}")


# --- first moves


@command.command(
    "first-moves",
    short_help="Let the engine compare the first moves.",
    epilog=epilog(
        ["togyz facts first-moves", "togyz facts first-moves --nodes 100000000 --network hand"]
    ),
)
@rules_option
@click.option(
    "--nodes",
    metavar="NUMBER",
    type=click.IntRange(1, 10**12),
    default=1_000_000,
    show_default=True,
    help="How many positions the engine visits.",
)
@network_option
@json_option
def first_moves_command(rules: Variant | None, nodes: int, network: str, as_json: bool) -> None:
    """Print what the engine thinks of each first move.

    That is no proof, but it is the same on every machine: no tables are asked, and one thread
    visits so many positions.
    """
    start = Position.start(rules or variant("togyzkumalak"))
    book = build_book(start.variant, BookPlan(1, 1, nodes, network=network))
    rows: list[list[object]] = [["hole", "score", "chance"]]
    for move in book.probe(start):
        chance = win_probability(move.score)
        if as_json:
            echo_json({"hole": move.hole, "score": move.score, "win": round(chance, 4)})
        line = Line(move.score, "exact", (move.hole,))
        rows.append([move.hole, score_text(line), f"{100 * chance:.0f} %"])
    if not as_json:
        note(f"judged by: {book.judge}")
        click.echo(table(rows, indent=0))
