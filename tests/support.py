"""What tests of several packages share: the rule vectors, and random positions and games."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from togyz.rules import VARIANTS, Game, Position, Side, Variant, variant

DATA = Path(__file__).parent / "data"

# Every variant, and the forms that tournament options give it.
ALL_VARIANTS: tuple[Variant, ...] = (
    *VARIANTS.values(),
    variant("togyzkumalak+play-on"),
    variant("togyzkumalak+extra-move"),
    variant("togyzkumalak+play-on+extra-move"),
    variant("bestemshe+extra-move"),
    variant("mangala+play-on"),
)


@cache
def rule_vectors(name: str) -> Any:
    """A file of tests/data/rules."""
    return json.loads((DATA / "rules" / f"{name}.json").read_text(encoding="utf-8"))


def position_of(row: dict[str, Any], name: str = "togyzkumalak") -> Position:
    """A position as the rule vectors write it."""
    return Position.of(
        row["white"],
        row["black"],
        tuple(row["kazans"]),
        tuple(row["tuzdiks"]),
        Side[row["side"].upper()],
        name,
        extra=row.get("extra", False),
    )


def random_game(
    rng: random.Random, rules: Variant | str = "togyzkumalak", plies: int = 400
) -> Game:
    """A game of random moves, to its end or to `plies`."""
    game = Game(variant(rules))
    node = game.root
    for _ in range(plies):
        moves = node.position.legal_moves()
        if not moves or node.outcome() is not None:
            break
        node = node.add(rng.choice(moves))
    return game


def variants() -> st.SearchStrategy[Variant]:
    """Any variant, with and without tournament options."""
    return st.sampled_from(ALL_VARIANTS)


@st.composite
def games(draw: st.DrawFn, rules: Variant | None = None, plies: int = 200) -> Game:
    """A game of random moves, of any length up to `plies`."""
    seed = draw(st.integers(0, 2**32 - 1))
    chosen = rules or draw(variants())
    return random_game(random.Random(seed), chosen, draw(st.integers(0, plies)))


@st.composite
def positions(draw: st.DrawFn, rules: Variant | None = None) -> Position:
    """Any valid position: one of a game, or stones strewn at random over board and kazans."""
    chosen = rules or draw(variants())
    if draw(st.booleans()):
        return draw(games(chosen)).position
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    n = chosen.holes
    tuzdiks: tuple[int | None, int | None] = (None, None)
    if chosen.tuzdik:
        options = [None, *range(1, n)]
        white = rng.choice(options)
        black = rng.choice([number for number in options if number is None or number != white])
        tuzdiks = (white, black)
    closed = {n + tuzdiks[0] - 1 if tuzdiks[0] else None, tuzdiks[1] - 1 if tuzdiks[1] else None}
    places = [place for place in range(2 * n) if place not in closed]
    # Few places make big piles, whose laps go round several times.
    places = rng.sample(places, rng.randint(1, len(places)))
    kazans = [0, 0]
    holes = [0] * (2 * n)
    on_board = rng.randint(0, chosen.total)
    for _ in range(on_board):
        holes[rng.choice(places)] += 1
    kazans[0] = rng.randint(0, chosen.total - on_board)
    kazans[1] = chosen.total - on_board - kazans[0]
    side = rng.choice(list(Side))
    return Position(chosen, tuple(holes), (kazans[0], kazans[1]), tuzdiks, side)
