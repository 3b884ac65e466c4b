"""Random games with all that the own formats hold, and how to compare and to mutate them."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from tests.support import random_game, variants
from togyz.rules import Evaluation, Game, Hole, Node, Outcome, Position, Reason, Side, Variant

TEXTS = (
    "good",
    "",
    "a } b { c \\ d \\",
    "[%clk 0:00:01] not a command",
    "\\[%eval 1]",
    "  blanks  ",
    "two\nlines\r\nor three",
    '"quoted" [White "x"]\n[Event "y"]',
    "қазан — тұздық ½",
    "\u2028\ufeff\x00\x7f\ud83d",
    "(1. 76) 1-0 * ; % $5",
    "\\u0020 \\n \\U0001F600",
)

GLYPHS = (
    "!",
    "?",
    "!!",
    "?!",
    "±",
    "+-",
    "-+",
    "=",
    "$146",
    "$1",
    "$8",
    "N",
    "\\",
    '"]}',
    "a b",
    "",
)

words = st.one_of(st.sampled_from(TEXTS), st.text(max_size=20))


@dataclass(frozen=True)
class Facts:
    """All that a game holds, to compare two of them."""

    start: Position
    tags: tuple[tuple[str, str], ...]
    ending: Outcome | None
    tree: tuple[object, ...]


def facts(game: Game) -> Facts:
    """All that a game holds."""
    nodes = list(game.root.walk())
    tree = tuple(
        (
            *(node.move, node.comment, node.before, node.glyphs, node.arrows, node.highlights),
            *(node.clock, node.elapsed, node.evaluation),
            tuple(child.move for child in node.children),
        )
        for node in nodes
    )
    return Facts(game.start, tuple(game.tags.items()), game.ending, tree)


@st.composite
def rich_games(draw: st.DrawFn, rules: Variant | None = None, plies: int = 60) -> Game:
    """A game with tags, variations, and something beside many of its moves."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    chosen = rules or draw(variants())
    game = random_game(rng, chosen, rng.randint(0, plies))
    if rng.random() < 0.3:
        # Begin in the midst of it.
        game = Game(game.position)
    for name, value in draw(st.lists(st.tuples(words, words), max_size=3)):
        game.tags[name] = value
    if rng.random() < 0.5:
        game.tags["Result"] = rng.choice(["1-0", "0-1", "1/2-1/2", "*", "?"])
    _grow(rng, game)
    nodes = list(game.root.walk())
    for node in rng.sample(nodes, min(len(nodes), 6)):
        _annotate(draw, rng, node, game.variant.holes)
    if game.outcome is None and rng.random() < 0.5:
        score = game.position.kazans if rng.random() < 0.7 else (rng.randint(0, 99), 7)
        winner = rng.choice([None, *Side])
        game.ending = Outcome(winner, rng.choice(list(Reason)), score)
    return game


def _grow(rng: random.Random, game: Game) -> None:
    """Add variations, and variations of variations."""
    for _ in range(rng.randint(0, 8)):
        node = rng.choice(list(game.root.walk()))
        for _ in range(rng.randint(1, 4)):
            moves = node.position.legal_moves()
            if not moves:
                break
            node = node.add(rng.choice(moves))


def _annotate(draw: st.DrawFn, rng: random.Random, node: Node, holes: int) -> None:
    def hole() -> Hole:
        return Hole(rng.choice(list(Side)), rng.randint(1, holes))

    node.comment = draw(words)
    node.before = draw(words)
    node.glyphs = tuple(rng.sample(GLYPHS, rng.randint(0, 3)))
    node.arrows = tuple((hole(), hole()) for _ in range(rng.randint(0, 2)))
    node.highlights = tuple(hole() for _ in range(rng.randint(0, 2)))
    node.clock = rng.choice([None, 0, 312_345, -5, 10**14, 3_600_000])
    node.elapsed = rng.choice([None, 1, 59_999])
    depth, win = rng.choice([None, 0, 12]), rng.choice([None, 0.0, 1.0, 0.71, 1e-7])
    node.evaluation = rng.choice([None, Evaluation(rng.randint(-9999, 9999), depth, win)])
