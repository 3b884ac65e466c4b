"""How some levels play against simple players, and how long their moves take.

`tools/calibrate_levels.py` measures all of them against one another.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import mean

from togyz.engine import choose
from togyz.rules import Game, Position, Side

__all__ = ["Result", "match"]

OPENING = 4
"""Plies played at random, or a seed would play the same game with everybody."""

PAIRS = (
    ("greedy", "random", 400),
    ("1", "random", 400),
    ("1", "greedy", 400),
    ("easy", "greedy", 400),
    ("medium", "greedy", 400),
    ("medium", "easy", 400),
    ("hard", "medium", 40),
)


def at_random(position: Position, dice: random.Random) -> int:
    """Who knows the rules and nothing else."""
    return dice.choice(position.legal_moves())


def greedy(position: Position, dice: random.Random) -> int:
    """Who takes the most that there is now, and else plays anything."""
    mover, before = position.side, position.kazans[position.side]
    gains = {hole: position.play(hole).kazans[mover] - before for hole in position.legal_moves()}
    most = max(gains.values())
    return dice.choice([hole for hole, gain in gains.items() if gain == most])


SIMPLE: dict[str, Callable[[Position, random.Random], int]] = {
    "random": at_random,
    "greedy": greedy,
}


@dataclass
class Result:
    """What became of the games of two players.

    Attributes:
        won: games that the first one won.
        drawn: games without a winner.
        lost: games that the second one won.
        plies: the length of each game.
        seconds: for each level, what each of its moves took.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    plies: list[int] = field(default_factory=list)
    seconds: dict[str, list[float]] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """The share of the points of the first one, a draw counting half."""
        return (self.won + self.drawn / 2) / (self.won + self.drawn + self.lost)


def match(one: str, other: str, games: int) -> Result:
    """Let two players meet, every opening with both colours.

    The same games come of it on every machine.
    """
    result = Result()
    for seed in range(games // 2):
        for side in Side:
            players = (one, other) if side is Side.WHITE else (other, one)
            winner, plies = _game(players, seed, result.seconds)
            result.won += winner is side
            result.drawn += winner is None
            result.lost += winner is side.opponent
            result.plies.append(plies)
    return result


def _game(
    players: tuple[str, str], seed: int, seconds: dict[str, list[float]]
) -> tuple[Side | None, int]:
    dice = random.Random(seed)
    game = Game()
    earlier: list[Position] = []
    while game.outcome is None:
        position = game.position
        name = players[position.side] if len(earlier) >= OPENING else "random"
        if name in SIMPLE:
            move = SIMPLE[name](position, dice)
        else:
            begin = time.perf_counter()
            move = choose(position, name, seed=seed, history=earlier).move
            seconds.setdefault(name, []).append(time.perf_counter() - begin)
        game.play(move)
        earlier.append(position)
    return game.outcome.winner, len(game)


def main() -> None:
    """Print the results, and how long the moves took."""
    seconds: dict[str, list[float]] = {}
    print("| players | games | won | drawn | lost | share | plies |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for one, other, games in PAIRS:
        result = match(one, other, games)
        print(
            f"| {one} against {other} | {games} | {result.won} | {result.drawn} | {result.lost} "
            f"| {result.share:.0%} | {mean(result.plies):.0f} |",
            flush=True,
        )
        for name, taken in result.seconds.items():
            seconds.setdefault(name, []).extend(taken)
    print()
    for name in seconds:
        taken = [1000 * one for one in seconds[name]]
        print(f"{name:8} {mean(taken):6.1f} ms a move, {max(taken):6.0f} at most")
