"""Measure what moves cost by whose they are: the thresholds of a review, and its scale of accuracy.

    python tools/fit_review.py [--games N] [--nodes N] [--seed N]

Some levels play games with themselves from random openings of six plies, and every move is
reviewed. Printed are, for each level, the share of the point that a move cost on average, the
shares of moves that cost at least so much, and the accuracy. What a review calls an inaccuracy, a
mistake and a blunder (core/src/review_api.cpp), and its scale of accuracy, are chosen by that:
docs/reference/review.md tells how.
"""

from __future__ import annotations

import argparse
import random

from togyz.core import accuracy
from togyz.engine import Engine, choose
from togyz.review import review
from togyz.rules import Game, IllegalMove, Node, Position

LEVELS = ("1", "3", "5", "7", "9", "11", "14", "17")
LEAST = (0.02, 0.03, 0.05, 0.08, 0.10, 0.15, 0.20, 0.25, 0.30)


def play(level: str, rng: random.Random) -> Node:
    """Let a level play a game with itself; the last node."""
    game = Game(Position.start())
    for _ in range(6):
        game.play(rng.choice(game.position.legal_moves()))
    while game.outcome is None:
        history = [node.position for node in game.root.mainline()][:-1]
        chosen = choose(game.position, level, rng.getrandbits(32), history)
        try:
            game.play(chosen.move)
        except IllegalMove:
            break
    return list(game.root.mainline())[-1]


def main() -> None:
    """Play, review, print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("level  moves   lost  " + " ".join(f"≥{least:.2f}" for least in LEAST) + "  accuracy")
    with Engine.open(hash_mib=4) as engine:
        for level in LEVELS:
            rng = random.Random(options.seed)
            lost: list[float] = []
            for _ in range(options.games):
                end = play(level, rng)
                lost += [move.lost for move in review(end, engine, options.nodes)][6:]
            mean = sum(lost) / len(lost)
            shares = " ".join(
                f"{sum(cost >= least for cost in lost) / len(lost):5.3f}" for least in LEAST
            )
            print(
                f"{level:>5}  {len(lost):5}  {mean:.3f}  {shares}  {accuracy(mean):8.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
