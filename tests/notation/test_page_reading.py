"""What the page reads by itself, where no server does: games that our writers wrote.

The file is read by `web/src/reading/read.test.ts`. TOGYZ_UPDATE_GOLDEN=1 writes it anew.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

from togyz.notation import GAME_FORMATS, NotationError, format_game
from togyz.rules import VARIANTS, Game, Side

FILE = Path(__file__).parents[1] / "data" / "written-games.json"


def written(seed: int) -> str:
    """A random game in every format that can say it, and its moves."""
    chance = random.Random(seed)
    variant = list(VARIANTS)[seed % len(VARIANTS)]
    game = Game(variant, tags={"White": 'A "B" \\ C', "Black": "Ü", "Event": "Test"})
    for _ in range(chance.randrange(8, 45)):
        if game.outcome is not None:
            break
        game.play(chance.choice(game.position.legal_moves()))
    if game.outcome is None:
        game.resign(Side.BLACK)
    game.tags["Result"] = game.result
    texts = {}
    for name in GAME_FORMATS:
        try:
            texts[name] = format_game(game, name)
        except NotationError:
            assert variant == "mangala"
    told = {"variant": variant, "moves": game.moves, "result": game.result, "texts": texts}
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def test_the_games_in_the_file_are_those_that_we_write() -> None:
    text = "".join(written(seed) + "\n" for seed in range(12))
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text
