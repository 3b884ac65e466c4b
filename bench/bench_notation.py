"""Games a second through each format, every move verified, and the memory of a big file.

They are verified word by word in Python, and line by line in the compiled core, as is usual.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from unittest.mock import patch

from togyz.notation import GAME_FORMATS, format_game, read_text
from togyz.rules import Game, Position

SPEED_GAMES = 200
ROUNDS = 3

MANY = 100_000
FEW = 1_000
DIFFERENT = 500
PLIES = 60
"""Of each game in the big file, for it to be read in a minute or two."""

READ = """
import re, sys
from pathlib import Path
from togyz.notation import read_games
games = plies = 0
for record in read_games(sys.argv[1]):
    games += 1
    plies += len(record.game)
    assert not record.problems, record.problems
# Not resource.getrusage: its peak begins with that of the process that started this one.
print(games, plies, re.search("VmHWM:[^0-9]*([0-9]+)", Path("/proc/self/status").read_text())[1])
"""


def random_game(seed: int, plies: int = 1000) -> Game:
    """A game of random moves."""
    rng = random.Random(seed)
    moves: list[int] = []
    position = Position.start()
    while len(moves) < plies and (legal := position.legal_moves()):
        moves.append(rng.choice(legal))
        position = position.play(moves[-1])
    return Game(moves=moves, tags={"White": "A", "Black": "B"})


def speed() -> None:
    """Print how fast each format is written and read."""
    games = [random_game(seed) for seed in range(SPEED_GAMES)]
    plies = sum(map(len, games)) / len(games)
    print(
        f"{SPEED_GAMES} random games of {plies:.0f} plies on average, games a second of one core:"
    )
    print(f"  {'':13} {'written':>8}   read and verified: {'by words':>8} {'by lines':>8}  times")
    for name in GAME_FORMATS:
        rates: tuple[list[float], list[float], list[float]] = ([], [], [])
        for _ in range(ROUNDS):
            begin = time.process_time()
            text = "".join(format_game(game, name) for game in games)
            rates[0].append(len(games) / (time.process_time() - begin))
            with patch("togyz.notation.replay.verify", return_value=None):
                rates[1].append(verified_a_second(text, name))
            rates[2].append(verified_a_second(text, name))
        written, words, lines = (median(several) for several in rates)
        print(
            f"  {name:13} {written:8,.0f} {'':20} {words:8,.0f} {lines:8,.0f}  {lines / words:5.1f}"
        )


def verified_a_second(text: str, name: str) -> float:
    """Read the games of a text."""
    begin = time.process_time()
    read = sum(record.ok for record in read_text(text, name))
    assert read == SPEED_GAMES
    return read / (time.process_time() - begin)


def peak(path: Path) -> tuple[int, int, int]:
    """Read a file in a process of its own: its games, plies, and the memory it took, in KiB."""
    command = [sys.executable, "-c", READ, str(path)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    games, plies, memory = map(int, output.split())
    return games, plies, memory


def memory() -> None:
    """Print what memory a file takes, and one a hundred times as large."""
    lines = [format_game(random_game(seed, PLIES), "fromto") for seed in range(DIFFERENT)]
    with tempfile.TemporaryDirectory() as folder:
        for count in (FEW, MANY):
            path = Path(folder) / f"{count}.txt"
            _write(path, (lines[i % DIFFERENT] for i in range(count)))
            begin = time.perf_counter()
            games, plies, kib = peak(path)
            seconds = time.perf_counter() - begin
            size = path.stat().st_size / 1e6
            print(
                f"  {games:7,} games, {size:5.1f} MB: peak memory {kib / 1024:5.1f} MiB, "
                f"{seconds:5.1f} s, {plies / seconds:8,.0f} plies a second"
            )


def _write(path: Path, lines: Iterable[str]) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.writelines(lines)


def main() -> None:
    """Measure speed, then memory."""
    speed()
    print("Memory of the whole process that reads a file:")
    memory()
