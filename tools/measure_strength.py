"""Measure the networks that come with togyz: against the evaluation made by hand, and themselves.

    python tools/measure_strength.py FOLDER [--only NAME ...] [--publish]

Plays the matches below as `togyz match` would, each with a log in FOLDER; whatever ends the
program, the same command goes on. --publish puts what is there into the documentation:
docs/explanation/strength.csv, and the logs themselves, compressed, in docs/explanation/matches/.

Times are measured in the first two and the last two, so these want a processor of their own; the
others are bounded by positions, and come out alike on every machine.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from togyz.files import writing
from togyz.match import Match, MatchLog, Settings, parse_engine
from togyz.rules import variant

DOCS = Path(__file__).resolve().parent.parent / "docs" / "explanation"
CSV = DOCS / "strength.csv"
LOGS = DOCS / "matches"
COLUMNS = ["match", "first", "second", "games", "won", "drawn", "lost", "Elo", "from", "to"]

JUDGES = ("default", "hand")
DOUBLINGS = [1000 * 2**n for n in range(7)]


@dataclass(frozen=True)
class Planned:
    """A match that is to be played; from openings of so many plies by chance."""

    name: str
    first: str
    second: str
    games: int
    plies: int = 6
    rules: str = "togyzkumalak"


def matches() -> Iterator[Planned]:
    """All that is measured: the engines as `togyz match` takes them."""
    hand = "core name=hand network=hand time=100"
    yield Planned("equal-time", "core name=network time=100", hand, 80)
    yield Planned("tenth-of-the-time", "core name=network time=10", hand, 80)
    for plies in (30, 50, 70):
        network, by_hand = (f"core name={name} network={name} nodes=20000" for name in JUDGES)
        yield Planned(f"from-ply-{plies}", network, by_hand, 300, plies)
    for nodes in DOUBLINGS:
        more, fewer = (f"core name={n} nodes={n} hash=16" for n in (2 * nodes, nodes))
        yield Planned(f"doubling-{nodes}", more, fewer, 200)
    for rules in ("qozdatu", "bestemshe"):
        network, by_hand = (f"core name={name} network={name} time=20" for name in JUDGES)
        yield Planned(rules, network, by_hand, 200, rules=rules)


def play(planned: Planned, log: Path, games: int) -> list[str]:
    """Play a match, or go on with it, and return its row of the table."""
    engines = parse_engine(planned.first), parse_engine(planned.second)
    settings = Settings(engines, variant(planned.rules), seed=2026, plies=planned.plies)
    with MatchLog(log, settings) as opened:
        match = Match(settings, games or len(opened.games), opened)
        for _ in match.play() if games else ():
            pass
        told = match.summary
    found = told.estimate
    assert found is not None, f"{log} has no pair of games"
    row = [planned.name, *told.names, told.games, told.wins, told.draws, told.losses]
    return [*map(str, row), *map(written, (found.elo, found.low, found.high))]


def written(elo: float | None) -> str:
    """A difference in Elo; nothing where results don't tell."""
    return "" if elo is None or math.isinf(elo) else f"{elo:.0f}"


def publish(found: list[list[str]], folder: Path) -> None:
    """Put results and logs into the documentation."""
    LOGS.mkdir(exist_ok=True)
    for name, *_ in found:
        # Without a time of its own in it, the same log gives the same file.
        data = gzip.compress((folder / f"{name}.jsonl").read_bytes(), mtime=0)
        (LOGS / f"{name}.jsonl.gz").write_bytes(data)
    with writing(CSV, newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(found)


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", metavar="NAME", help="of the matches")
    parser.add_argument("--publish", action="store_true", help="what is there; nothing is played")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    found = []
    for planned in matches():
        log = asked.folder / f"{planned.name}.jsonl"
        unasked = asked.only and planned.name not in asked.only
        if unasked or (asked.publish and not log.is_file()):
            continue
        found.append(play(planned, log, 0 if asked.publish else planned.games))
        print("  ".join(found[-1]), file=sys.stderr, flush=True)
    if asked.publish:
        publish(found, asked.folder)


if __name__ == "__main__":
    main()
