"""Tune the numbers of the search by simultaneous perturbation (SPSA), in matches of the engine.

    python tools/tune_search.py LOG [--network FILE] [--clock MS] [--steps N] [NAME=C ...]

A step moves all numbers at once, each a little up or down by chance, and lets that player meet the
one with every number moved the other way. Then every number goes towards where the winner was: by
how much falls with the steps, as Spall (1998) has it. NAME=C are the numbers of core/src/search/
tuning.hpp to tune, and how far the last step moves them; without any, those of `USUAL`, or of
`ON_A_CLOCK` with --clock: the players then have so many milliseconds for a game, in which the clock
counts positions (`RATE`), so that the matches are the same on every machine.

LOG has the plan, and a line for each step; whatever ends the program, the same command goes on.
What comes of it is no result but a proposal: the command that puts it to the test is printed in the
end, and what that says belongs into core/TUNING.md.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.build_core import FLAGS, ROOT, SOURCES, NoCompiler, find_compiler

TUNING = SOURCES / "src" / "search" / "tuning.hpp"
MATCH = ROOT / "build" / "match"

USUAL = {
    "aspiration": 12.0,
    "futility_margin": 12.0,
    "reduce_divisor": 70.0,
    "singular_margin": 4.0,
}

ON_A_CLOCK = {
    "time_moves": 3.0,
    "time_most": 60.0,
    "time_new": 10.0,
    "time_stable": 2.0,
    "time_settled": 6.0,
}

RATE = 20
"""Positions that make a millisecond."""

ALPHA, GAMMA = 0.602, 0.101
"""How the length of a step and the distance of the players fall: Spall's exponents."""
STABLE = 0.1
"""Share of all steps during which the length of a step is held back."""


@dataclass(frozen=True)
class Plan:
    """What is tuned, and how.

    Attributes:
        distances: how far the last step moves each number, by its name.
        steps: how many.
        pairs: openings of a step, each played from both sides.
        rate: how far the last step goes for a game that one player is ahead, in distances.
        seed: of all chance.
    """

    distances: Mapping[str, float]
    steps: int
    pairs: int
    rate: float = 0.004
    seed: int = 1

    def distance(self, step: int) -> float:
        """By what the last distance is to be multiplied in a step (from 1 on)."""
        return float((self.steps / step) ** GAMMA)

    def length(self, step: int) -> float:
        """How far a step goes for a game, in last distances."""
        held = STABLE * self.steps
        return float(self.rate * ((held + self.steps) / (held + step)) ** ALPHA) / self.distance(
            step
        )

    def signs(self, step: int) -> dict[str, int]:
        """Where each number goes in a step, the same whenever it is asked."""
        dice = random.Random(f"{self.seed} {step}")
        return {name: dice.choice((-1, 1)) for name in self.distances}


Play = Callable[[int, Mapping[str, int], Mapping[str, int]], int]
"""Games of a step that the first player is ahead of the second one by, with such numbers."""


def tune(
    plan: Plan, numbers: dict[str, float], first: int, play: Play
) -> Iterator[dict[str, float]]:
    """Take the steps from the `first` one (1) on; yields the numbers after each."""
    for step in range(first, plan.steps + 1):
        signs = plan.signs(step)
        away = {
            name: sign * plan.distances[name] * plan.distance(step) for name, sign in signs.items()
        }
        ahead = play(
            step,
            {name: max(round(number + away[name]), 1) for name, number in numbers.items()},
            {name: max(round(number - away[name]), 1) for name, number in numbers.items()},
        )
        numbers = {
            name: max(number + plan.length(step) * ahead * signs[name] * plan.distances[name], 1.0)
            for name, number in numbers.items()
        }
        yield numbers


def present(names: Mapping[str, float], *, network: bool = False) -> dict[str, float]:
    """The numbers as they are in the source, for searches by hand or with a network.

    Raises:
        SystemExit: there is none of that name.
    """
    text = TUNING.read_text(encoding="utf-8")
    found = dict(re.findall(r"int (\w+) = (\d+);", text))
    if network:
        found |= dict(re.findall(r"\.(\w+) = (\d+)", text))
    for name in names:
        if name not in found:
            raise SystemExit(f"{TUNING} has no {name}: there are {', '.join(found)}")
    return {name: float(found[name]) for name in names}


def ahead(output: str) -> int:
    """Games that A won more than B, as the match has printed."""
    found = re.search(r"^final .*?\+(\d+) =\d+ -(\d+)", output, re.MULTILINE)
    if found is None:
        raise SystemExit(f"the match has printed no result:\n{output}")
    return int(found[1]) - int(found[2])


def build() -> None:
    """Compile the tool that plays matches.

    Raises:
        NoCompiler: there is nothing to compile with.
        subprocess.CalledProcessError: the compiler has said why.
    """
    MATCH.parent.mkdir(exist_ok=True)
    sources = [SOURCES / "tools" / "match.cpp"]
    for folder in ("net", "search", "tables"):
        sources += sorted((SOURCES / "src" / folder).glob("*.cpp"))
    kept = [flag for flag in FLAGS if flag not in ("-fno-exceptions", "-fno-rtti")]
    command = [*find_compiler(), *kept, "-O3", "-pthread", f"-I{SOURCES / 'include'}"]
    subprocess.run([*command, "-o", str(MATCH), *map(str, sources)], check=True)


def player(letter: str, numbers: Mapping[str, int], common: list[str]) -> list[str]:
    """The part of the command line that tells of a player."""
    return [letter, *common, *(f"{name}={number}" for name, number in numbers.items())]


def options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("log", type=Path)
    parser.add_argument("tuned", nargs="*", metavar="NAME=C", type=distance)
    parser.add_argument(
        "--network", type=Path, help="judges positions; else the evaluation by hand"
    )
    parser.add_argument("--variant", default="togyzkumalak")
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--nodes", type=int, default=5000)
    parser.add_argument("--clock", type=int, help="milliseconds of a player, instead of nodes")
    parser.add_argument("--increment", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.network and not asked.network.is_file():
        parser.error(f"there is no network {asked.network}")
    return asked


def distance(text: str) -> tuple[str, float]:
    """A number's name, and how far the last step moves it."""
    name, _, far = text.partition("=")
    return name, float(far)


def main() -> None:
    """Tune, from where the log ends."""
    asked = options()
    usual = ON_A_CLOCK if asked.clock else USUAL
    plan = Plan(dict(asked.tuned) or usual, asked.steps, asked.pairs, seed=asked.seed)
    common = [f"nodes={asked.nodes}"]
    if asked.clock:
        common = [f"clock={asked.clock}", f"increment={asked.increment}", f"rate={RATE}"]
    common += [f"network={asked.network.resolve()}"] if asked.network else []
    games = [f"variant={asked.variant}", "balance=500", "elo0=0", "elo1=5"]
    build()

    def play(step: int, one: Mapping[str, int], other: Mapping[str, int]) -> int:
        command = [
            str(MATCH),
            *games,
            f"games={2 * plan.pairs}",
            f"seed={plan.seed * 100000 + step}",
        ]
        command += [*player("A:", one, common), *player("B:", other, common)]
        return ahead(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    began = {"plan": {**vars(plan), "distances": dict(plan.distances)}, "games": [*games, *common]}
    done = list(map(json.loads, asked.log.read_text().splitlines())) if asked.log.is_file() else []
    if done and done[0] != began:
        raise SystemExit(f"{asked.log} is of another plan: give another file")
    began_from = present(plan.distances, network=asked.network is not None)
    numbers = done[-1] if len(done) > 1 else began_from
    with asked.log.open("a", encoding="utf-8", buffering=1) as log:
        if not done:
            log.write(json.dumps(began) + "\n")
        for after in tune(plan, numbers, max(len(done), 1), play):
            numbers = after
            log.write(json.dumps(numbers) + "\n")
    found = {name: round(number) for name, number in numbers.items()}
    print("now    ", {name: round(number) for name, number in began_from.items()})
    print("tuned  ", found)
    test = [str(MATCH), *games, "seed=7", *player("A:", found, common), "B:", *common]
    print("to test", " ".join(test))


if __name__ == "__main__":
    try:
        main()
    except NoCompiler as error:
        raise SystemExit(str(error)) from None
