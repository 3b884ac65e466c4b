"""Games with all that a tree holds, which the page reads and writes by itself as we do.

The file is read by `web/src/study/write.test.ts`. TOGYZ_UPDATE_GOLDEN=1 writes it anew.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

from togyz.notation import format_game, read_text
from togyz.rules import VARIANTS, Evaluation, Game, Hole, Node, Outcome, Position, Reason, Side

FILE = Path(__file__).parents[1] / "data" / "studies.json"
FORMATS = ["togyz", "json", "tgk", "playok", "fromto", "holes", "letters", "playstrategy"]
COMMENTS = [
    "A quiet move.",
    "Braces } and { and \\ backslashes",
    "two\nlines",
    " blanks around ",
    "[%clk not a command]",
    "Ертең ұтады? 👍",
    "zero",
]
GLYPHS = ["!", "?", "!?", "??", "±", "-+", "=", "□", "$140", "novelty"]


def annotate(chance: random.Random, node: Node) -> None:
    """Something beside the move, or nothing."""
    holes = node.position.variant.holes
    if chance.random() < 0.3:
        node.comment = chance.choice(COMMENTS)
    if chance.random() < 0.15:
        node.before = chance.choice(COMMENTS)
    if chance.random() < 0.3 and node.parent is not None:
        node.glyphs = tuple(chance.sample(GLYPHS, chance.randrange(1, 3)))
    if chance.random() < 0.2:
        node.clock = chance.choice([-1500, 0, 61_000, 3_723_004])
        node.elapsed = chance.randrange(0, 90_000)
    if chance.random() < 0.3:
        depth = chance.choice([None, 12])
        win = chance.choice([None, 0.0, 1.0, 0.714, 0.5])
        node.evaluation = Evaluation(chance.randrange(-31_000, 31_000), depth, win)

    def hole() -> Hole:
        return Hole(chance.choice(list(Side)), chance.randrange(1, holes + 1))

    if chance.random() < 0.1:
        node.arrows = ((hole(), hole()), (hole(), hole()))
        node.highlights = (hole(),)


def grow(chance: random.Random, node: Node, plies: int, depth: int) -> None:
    """A line of play from a node, with variations."""
    for _ in range(plies):
        moves = node.position.legal_moves()
        if not moves:
            return
        before, node = node, node.add(chance.choice(moves))
        annotate(chance, node)
        if depth < 3 and chance.random() < 0.2:
            other = before.add(chance.choice(before.position.legal_moves()))
            if not other.children and other is not node:
                annotate(chance, other)
                grow(chance, other, chance.randrange(0, 5), depth + 1)


def written(seed: int) -> str:
    """A random game with its tree in the formats that the page has."""
    chance = random.Random(seed)
    name = list(VARIANTS)[seed % len(VARIANTS)]
    start = Position.start(name)
    for _ in range(seed % 4):
        start = start.play(chance.choice(start.legal_moves()))
    tags = {"White": 'A "B" \\ C', "Event": "line\nend", "My tag": "[x]", "Position": "p"}
    game = Game(start, tags=tags if seed % 3 else {"White": "Aigerim", "Black": "Bakyt"})
    annotate(chance, game.root)
    grow(chance, game.root, chance.randrange(5, 30), 0)
    if seed % 2 and game.outcome is None:
        score = game.position.kazans if seed % 3 else (60, 102)
        game.ending = Outcome(Side.BLACK, Reason.RESIGNATION, score)
    said = [
        name for name in FORMATS if name != "playstrategy" or not game.variant.family.sows_kazans
    ]
    texts = {format: format_game(game, format) for format in said}
    return json.dumps(texts, separators=(",", ":"), ensure_ascii=False)


def test_the_studies_in_the_file_are_those_that_we_write() -> None:
    text = "".join(written(seed) + "\n" for seed in range(24))
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text


def test_we_read_what_the_page_is_to_write() -> None:
    for line in FILE.read_text(encoding="utf-8").splitlines():
        texts = json.loads(line)
        for name in ("togyz", "json"):
            (record,) = read_text(texts[name])
            assert not record.problems
            assert format_game(record.game, "togyz") == texts["togyz"]
