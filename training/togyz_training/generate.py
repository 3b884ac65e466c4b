"""Self-play: many games at once, as files of records."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path

from togyz.core import RECORD_SIZE, CoreEngine, CoreNetwork, SelfPlay, play_itself
from togyz.files import write_bytes
from togyz.rules import TogyzError, Variant

from .identity import identity
from .records import Header, read, write
from .workers import Workers

__all__ = ["Games", "generate", "play"]

HASH_MIB = 1  # cleared before each game
FILE = re.compile(r"([0-9]{6})\.records")

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Games:
    """Games to be played, and all that they follow from.

    Attributes:
        variant: what is played.
        network: the file's bytes of the network that judges; None: the evaluation made by hand.
        settings: how.
        seed: of the first game; the others have the numbers after it.
        games: how many.
        number: of the file that they are for.
    """

    variant: Variant
    network: bytes | None
    settings: SelfPlay
    seed: int
    games: int
    number: int


def play(task: Games) -> bytes:
    """Play games, and return their records."""
    engine = CoreEngine(task.variant, HASH_MIB)
    engine.use(None if task.network is None else CoreNetwork(task.network))
    return b"".join(
        play_itself(engine, task.settings, (task.seed + game) % 2**64) for game in range(task.games)
    )


def generate(
    folder: Path,
    variant: Variant,
    network: bytes | None,
    settings: SelfPlay,
    positions: int,
    seed: int,
    team: Workers,
    say: Say,
    games: int = 200,
) -> None:
    """Fill a folder with files of records, or go on with one.

    Which files there are in the end, and what is in them, depends on the arguments alone, whoever
    does the work.

    Args:
        folder: gets them, and ``plan.json``, which says what they are.
        variant: what is played.
        network: the file's bytes of the network that judges; None: the evaluation made by hand.
        settings: how games are played.
        positions: at least so many.
        seed: 0 to 2**31 - 1; another one gives other games.
        team: plays.
        say: hears of progress.
        games: of a file.

    Raises:
        TogyzError: the folder holds other records than these.
        OSError: a file can't be written.
    """
    judge = "hand" if network is None else CoreNetwork(network).name
    about = {
        "judge": judge,
        "judge_identity": identity(network),
        "seed": seed,
        "games": games,
        **asdict(settings),
    }
    _plan(folder, {"variant": str(variant), **about})
    sizes = _found(folder)

    def tasks() -> Iterator[Games]:
        for number in count():
            if _complete(sizes) >= positions:
                return
            if number not in sizes:
                first = (seed << 32) + number * games
                yield Games(variant, network, settings, first, games, number)

    before, began, told = sum(sizes.values()), time.monotonic(), 0.0
    if before:
        say(f"{before} positions are there already")
    for task, records in team.run(play, tasks()):
        header = Header(variant, {**about, "number": task.number})
        write(folder / f"{task.number:06d}.records", header, records)
        sizes[task.number] = len(records) // RECORD_SIZE
        now = time.monotonic() - began
        if now - told > 10 or _complete(sizes) >= positions:
            told, done = now, sum(sizes.values())
            rate = (done - before) / now
            left = max(positions - done, 0) / rate if rate else 0
            say(f"{done} of {positions} positions, {rate:.0f} a second; {left:.0f} s left")
    _remove_surplus(folder, sizes, positions)


def _plan(folder: Path, plan: dict[str, object]) -> None:
    """Note what a folder is for, or see that it is for this."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "plan.json"
    if not file.is_file():
        write_bytes(file, f"{json.dumps(plan, indent=1)}\n".encode())
        return
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise TogyzError(f"{file} is damaged: give another folder, or remove this one")
    differing = sorted(key for key in {**found, **plan} if found.get(key) != plan.get(key))
    if differing:
        one = differing[0]
        raise TogyzError(
            f"{folder} holds records of other games: {one} is {found.get(one)!r} there, not "
            f"{plan.get(one)!r}; give another folder"
        )


def _found(folder: Path) -> dict[int, int]:
    """How many positions each file has that is there; what is damaged is removed."""
    sizes = {}
    for file in folder.glob("*.records"):
        if match := FILE.fullmatch(file.name):
            try:
                sizes[int(match[1])] = len(read(file)[1])
            except TogyzError:
                file.unlink()
    return sizes


def _complete(sizes: dict[int, int]) -> int:
    """Positions of all files up to the first one that is missing."""
    total = 0
    for number in count():
        if number not in sizes:
            return total
        total += sizes[number]
    raise AssertionError


def _remove_surplus(folder: Path, sizes: dict[int, int], positions: int) -> None:
    """Remove files that are not needed: which were made depends on who was quick."""
    total = 0
    for number in sorted(sizes):
        if total >= positions:
            (folder / f"{number:06d}.records").unlink()
        total += sizes[number]
