"""How the computer's levels play against one another, and how long a move takes them."""

from __future__ import annotations

import random
import time
from statistics import mean

from togyz.engine import choose
from togyz.rules import Game, Side

GAMES = 6


def play(levels: tuple[str, str], seed: int, taken: dict[str, list[float]]) -> Side | None:
    """Play a game from a random opening of four plies, as White and Black; the winner."""
    rng = random.Random(seed)
    game = Game()
    while len(game) < 4:
        game.play(rng.choice(game.position.legal_moves()))
    while game.outcome is None:
        position = game.position
        earlier = [node.position for node in game.root.mainline()][:-1]
        begin = time.perf_counter()
        choice = choose(position, levels[position.side], seed=seed, history=earlier)
        taken[levels[position.side]].append(time.perf_counter() - begin)
        game.play(choice.move)
    return game.outcome.winner


def main() -> None:
    """Let each level play the next weaker one, every opening with both colours."""
    for stronger, weaker in (("medium", "easy"), ("hard", "medium")):
        taken: dict[str, list[float]] = {stronger: [], weaker: []}
        won = drawn = 0
        for seed in range(GAMES // 2):
            for side in Side:
                levels = (stronger, weaker) if side is Side.WHITE else (weaker, stronger)
                winner = play(levels, seed, taken)
                won += winner is side
                drawn += winner is None
        print(f"{stronger} against {weaker}: {won} won, {drawn} drawn, {GAMES - won - drawn} lost")
        for level, times in taken.items():
            print(
                f"  {level:8} {mean(times) * 1000:6.0f} ms a move, {max(times) * 1000:6.0f} at most"
            )
