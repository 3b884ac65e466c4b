"""What the page finds when it reviews games: the figures that ``togyz review`` prints.

The file is read by `web/src/analysis/review.test.ts`. TOGYZ_UPDATE_GOLDEN=1 writes it anew.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

from tests.cli.support import run
from togyz.notation import format_position, write_games
from togyz.rules import Game

FILE = Path(__file__).parents[1] / "data" / "reviewed-games.json"
NODES = 2000
VARIANTS = ("togyzkumalak", "bestemshe+play-on", "mangala")


def played(seed: int) -> Game:
    """A whole game: whoever moves mostly takes what there is, and sometimes anything."""
    chance = random.Random(seed)
    game = Game(VARIANTS[seed])
    while game.outcome is None:
        position = game.position
        moves = list(position.legal_moves())
        if chance.random() < 0.7:
            game.play(max(moves, key=lambda hole: position.trace(hole).captured))
        else:
            game.play(chance.choice(moves))
    return game


def reviewed(seed: int, folder: Path) -> dict[str, Any]:
    """A game, and what the command prints of it."""
    game = played(seed)
    path = folder / f"{seed}.togyz"
    write_games([game], path)
    found = run("review", path, "--nodes", str(NODES), "--json")
    assert found.exit_code == 0, found.output
    *moves, summary = map(json.loads, found.stdout.splitlines())
    return {
        "nodes": NODES,
        "start": format_position(game.root.position),
        "moves": [move["hole"] for move in moves],
        "reviews": moves,
        "summary": summary,
    }


def test_the_reviews_in_the_file_are_those_that_we_make(tmp_path: Path) -> None:
    games = [reviewed(seed, tmp_path) for seed in range(len(VARIANTS))]
    # Whole games, in which much was missed.
    assert all(len(game["moves"]) > 14 for game in games)
    kinds = {
        remark["kind"] for game in games for move in game["reviews"] for remark in move["remarks"]
    }
    assert len(kinds) >= 6, kinds
    text = "".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games)
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text
