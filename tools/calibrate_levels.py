"""Measure the levels of play: matches between them, and the Elo that explains all of them best.

    python tools/calibrate_levels.py FOLDER [--games N] [--levels FIRST-LAST] [--no-play]

Every level meets the next one and the next but one, as `togyz match 'level 2' 'level 1' --games N`
would let them: openings of six random plies that favour neither side by more than five stones, each
played from both sides. Levels 1 to 4 meet two simple players besides, who tie the scale down:
*random* plays anything and has 0, *greedy* takes the most that there is. Draws count as half a win.

FOLDER holds a log for each match, and whatever ends the program, the same command goes on. The
names of the logs have a fingerprint of both levels: who changes one plays its matches again, and no
others. What was played is written to docs/reference/levels.csv, and the ratings are printed as a
table; they belong into core/src/levels/ladder.cpp, and the table into docs/reference/levels.md.

The ratings maximise the likelihood of all results (Bradley and Terry): a player who is d Elo
stronger scores 1 / (1 + 10^(-d/400)). Errors are 95 %, of the difference to the level below, from
the curvature of the likelihood; games of a pair are taken as independent, which makes them rather
too large.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.bench_levels import match as simple_match
from togyz.core import bench, levels
from togyz.engine import FULL, LEVELS, choose
from togyz.files import writing
from togyz.match import Match, MatchLog, Settings, parse_engine
from togyz.rules import Position, variant

CSV = Path(__file__).resolve().parent.parent / "docs" / "reference" / "levels.csv"
ANCHOR = "random"
SIMPLE = [(ANCHOR, "greedy")] + [(who, str(n)) for n in range(1, 5) for who in (ANCHOR, "greedy")]
ELO = 400 / np.log(10)


@dataclass(frozen=True)
class Result:
    """What came of a match; numbers are those of the first player."""

    first: str
    second: str
    games: int
    won: int
    drawn: int
    lost: int


def fingerprint(name: str) -> str:
    """A few letters that change with how a level plays: of its choices in fixed positions."""
    if not name.isdecimal():
        return name
    rng = random.Random(1)
    digest = hashlib.sha256()
    for seed in range(24):
        position = Position.start()
        for _ in range(rng.randint(2, 50)):
            after = position.play(rng.choice(position.legal_moves()))
            if after.outcome() is None:
                position = after
        digest.update(repr(choose(position, name, seed)).encode())
    return digest.hexdigest()[:8]


def pairs(first: int, last: int) -> list[tuple[str, str]]:
    """Who meets whom: the stronger level first; neighbours before others."""
    return [(str(n + step), str(n)) for step in (1, 2) for n in range(first, last + 1 - step)]


def meet(one: str, other: str, games: int, log: Path) -> Result:
    """Let two levels play, or go on."""
    engines = parse_engine(f"level {one}"), parse_engine(f"level {other}")
    settings = Settings(engines, variant(), seed=100 * int(one) + int(other))
    with MatchLog(log, settings) as opened:
        match = Match(settings, games, opened)
        for _ in match.play():
            pass
        told = match.summary
    return Result(one, other, told.games, told.wins, told.draws, told.losses)


def meet_simple(one: str, other: str, games: int, log: Path) -> Result:
    """Let a simple player play; these games are short, so all of them or none are kept."""
    if not log.is_file():
        found = simple_match(one, other, games)
        result = Result(one, other, games, found.won, found.drawn, found.lost)
        log.write_text(json.dumps(asdict(result)), encoding="utf-8")
    return Result(**json.loads(log.read_text(encoding="utf-8")))


def results(
    folder: Path, games: int, asked: Sequence[tuple[str, str]], *, play: bool
) -> Iterator[Result]:
    """The results of all matches, played where they are not there yet."""
    known: dict[str, str] = {}
    for one, other in asked:
        for name in (one, other):
            if name not in known:
                known[name] = fingerprint(name)
        simple = not one.isdecimal()
        ending = f"{games}.json" if simple else "jsonl"
        log = folder / f"{one}-{other}.{known[one]}-{known[other]}.{ending}"
        if not play and not log.is_file():
            continue
        begun = time.monotonic()
        result = (meet_simple if simple else meet)(one, other, games, log)
        print(
            f"{one:>6} against {other:>6}: +{result.won} ={result.drawn} -{result.lost}"
            f"   {time.monotonic() - begun:.0f} s",
            file=sys.stderr,
            flush=True,
        )
        yield result


def fit(found: Sequence[Result]) -> tuple[list[str], np.ndarray, np.ndarray]:
    """The likeliest ratings, and their covariances, with the anchor's rating at 0."""
    names = list(dict.fromkeys(name for one in found for name in (one.first, one.second)))
    names.remove(ANCHOR)
    place = {name: i for i, name in enumerate(names)}
    rating = np.zeros(len(names) + 1)  # the last one is the anchor's
    curvature = np.zeros((len(names), len(names)))
    for _ in range(100):
        slope = np.zeros(len(names) + 1)
        bend = np.zeros((len(names) + 1, len(names) + 1))
        for one in found:
            a, b = place.get(one.first, -1), place.get(one.second, -1)
            expected = 1 / (1 + np.exp(rating[b] - rating[a]))
            surplus = one.won + one.drawn / 2 - one.games * expected
            weight = one.games * expected * (1 - expected)
            slope[a] += surplus
            slope[b] -= surplus
            bend[a, a] += weight
            bend[b, b] += weight
            bend[a, b] -= weight
            bend[b, a] -= weight
        curvature = bend[:-1, :-1]
        step = np.linalg.solve(curvature, slope[:-1])
        rating[:-1] += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    return names, rating[:-1] * ELO, np.linalg.inv(curvature) * ELO**2


def table(found: Sequence[Result]) -> Iterator[str]:
    """The ratings in Markdown."""
    names, ratings, covariances = fit(found)
    place = {name: i for i, name in enumerate(names)}
    met = {(one.first, one.second): one for one in found}
    yield "| level | Elo | above the one below | +, =, − against it | against the next below |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for name in ["greedy", *sorted((n for n in names if n.isdecimal()), key=int)]:
        if name not in place:
            continue
        i = place[name]
        alias = LEVELS[name].alias if name in LEVELS else None
        row = [f"{name} ({alias})" if alias else name, f"{ratings[i]:.0f}", "", "", ""]
        below = str(int(name) - 1) if name.isdecimal() else ""
        if below in place:
            j = place[below]
            variance = covariances[i, i] + covariances[j, j] - 2 * covariances[i, j]
            row[2] = f"{ratings[i] - ratings[j]:+.0f} ± {1.96 * np.sqrt(variance):.0f}"
        for column, step in ((3, 1), (4, 2)):
            result = met.get((name, str(int(name) - step))) if name.isdecimal() else None
            if result:
                row[column] = f"{result.won}, {result.drawn}, {result.lost}"
        yield f"| {' | '.join(row)} |"


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--levels", default=f"1-{len(levels()) - 1}", metavar="FIRST-LAST")
    parser.add_argument("--no-play", action="store_true", help="fit what is there")
    arguments = parser.parse_args()
    first, _, last = arguments.levels.partition("-")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    print(f"signature of the search: {bench()[0]}; last level: {FULL}", file=sys.stderr, flush=True)
    asked = [*SIMPLE, *pairs(int(first), int(last))]
    found = list(results(arguments.folder, arguments.games, asked, play=not arguments.no_play))
    with writing(CSV, newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Result.__dataclass_fields__)
        writer.writerows(asdict(one).values() for one in found)
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
