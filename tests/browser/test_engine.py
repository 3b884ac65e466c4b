"""The computer in the browser plays as the one of Python does."""

from __future__ import annotations

import random

import pytest

from tests.browser.support import Script
from tests.support import random_game
from togyz.engine import choose
from togyz.notation import format_position
from togyz.rules import Game, Position

CHOOSE = """async (games) => {
    const { Engine } = await import("/assets/check/modules.js");
    const engine = new Engine({ hashMib: 16 });
    const moves = [];
    for (const [start, holes, level, seed] of games) {
        moves.push(await engine.choose({ start, moves: holes }, level, seed));
    }
    engine.close();
    return moves;
}"""

# An endless search, stopped when it has told of something; then another question.
STOP = """async () => {
    const { Engine, core, loadCore } = await import("/assets/check/modules.js");
    await loadCore();
    const engine = new Engine();
    const start = core().view(core().start("togyzkumalak"), 0).fen;
    const game = { start, moves: [] };
    const depths = [];
    let reason = null;
    await engine.search(game, {}, ({ depth }) => {
        depths.push(depth);
        if (depth >= 6) engine.stop();
    }).catch((error) => { reason = error.name; });
    const alive = performance.now();
    const found = await engine.search(game, { depth: 4, lines: 9 });
    engine.close();
    return [reason, depths, found.depth, found.lines.map((line) => line.holes[0]).sort()];
}"""


def unfinished(rng: random.Random, rules: str) -> Game:
    while True:
        game = random_game(rng, rules, rng.randrange(60))
        if game.outcome is None:
            return game


@pytest.mark.parametrize("level", ["1", "easy", "medium", "hard"])
def test_the_same_seed_gives_the_same_move(script: Script, level: str) -> None:
    rng = random.Random(level)
    names = ("togyzkumalak", "bestemshe", "mangala", "togyzkumalak+extra-move")
    games = [unfinished(rng, name) for name in names for _ in range(5)]
    asked = [
        [format_position(game.start), list(game.moves), level, f"seed {number}"]
        for number, game in enumerate(games)
    ]
    chosen = [
        choose(game.position, level, f"seed {number}", before(game)).move
        for number, game in enumerate(games)
    ]
    assert script(CHOOSE, asked) == chosen


def before(game: Game) -> list[Position]:
    return [node.position for node in game.root.mainline()][:-1]


def test_a_search_can_be_stopped(script: Script) -> None:
    reason, depths, depth, moves = script(STOP)
    assert reason == "AbortError"
    assert depths == list(range(1, len(depths) + 1))
    assert depths[-1] >= 6
    assert depth == 4
    assert moves == list(range(1, 10))
