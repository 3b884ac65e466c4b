"""The positions whose pictures are kept in golden/."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from togyz.rules import Game, Hole, Position, Side, Variant, variant

WHITE, BLACK = Side.WHITE, Side.BLACK
WIDE = Variant("wide", "Two by twelve", 12, 12, tuzdik=True)
SMALL = Variant("small", "Two by three", 3, 2)
OWN_VARIANTS = (WIDE, SMALL, Variant("one", "Two by one", 1, 1), Variant("few", "Few", 2, 40))


@dataclass(frozen=True)
class Case:
    """A position, and how it is drawn.

    Attributes:
        position: the position.
        both: options of the picture and of the text.
        picture: options of the picture alone.
        text: options of the text alone.
    """

    position: Position
    both: dict[str, Any] = field(default_factory=dict)
    picture: dict[str, Any] = field(default_factory=dict)
    text: dict[str, Any] = field(default_factory=dict)


def played(*moves: int, name: str = "togyzkumalak", **both: Any) -> Case:
    """The end of a game, its last move marked."""
    game = Game(name, moves=moves)
    return Case(game.position, {"last_move": game.end.trace(), **both})


MIDDLE = Position.of([1, 12, 0, 3, 14, 2, 7, 0, 5], [9, 0, 2, 11, 1, 0, 6, 4, 10], (34, 41), (6, 3))
ARROWS = (
    (Hole(WHITE, 2), Hole(WHITE, 5)),
    (Hole(WHITE, 5), Hole(BLACK, 9)),
    (Hole(BLACK, 1), Hole(BLACK, 1)),
)


def _opposite() -> Case:
    """A capture of one's own last stone with those opposite it."""
    before = Position.of(
        [1, 0, 6, 2, 4, 6], [3, 1, 2, 0, 5, 4], (8, 6), variant_name=variant("mangala")
    )
    trace = before.trace(1)
    return Case(trace.after, {"last_move": trace})


CASES = {
    "start": Case(Position.start(), picture={"theme": "light"}),
    "middle-kyrgyz": Case(MIDDLE, {"vocabulary": "kyrgyz"}, {"theme": "dark"}, {"color": True}),
    "capture": played(2, 6, 9, 3, 5, 4, 5, 5, 5, 2, 7, 8, 8, 7, 6, 8, 5, 6, 1, 9, 7),
    "black-below": Case(MIDDLE, {"below": BLACK, "last_move": 4}, text={"unicode": False}),
    "arrows": Case(
        MIDDLE,
        picture={
            "arrows": ARROWS,
            "highlights": (Hole(WHITE, 7), Hole(BLACK, 3)),
            "names": ("Айгүл", "<Ann> & “Bob”"),
            "width": 480,
        },
    ),
    "piles": Case(
        Position.of([100, 0, 0, 0, 24, 0, 2, 1, 0], [0] * 7 + [1, 0], (14, 20), side=BLACK),
        picture={"numbers": False},
    ),
    "won": Case(Position.of([1] * 9, [0, 2, 0, 3, 0, 4, 1, 1, 0], (60, 82), (3, None))),
    "draw": Case(Position.of([0] * 9, [0] * 9, (81, 81), (1, 2), BLACK)),
    "play-on": Case(
        Position.of(
            [0] * 9, [0] * 6 + [1, 0, 0], (100, 61), (3, None), BLACK, "togyzkumalak+play-on"
        )
    ),
    "qozdatu": played(7, 7, 3, name="qozdatu"),
    "bestemshe": played(5, 3, 2, 1, name="bestemshe", below=BLACK),
    "mangala-kazan": played(4, name="mangala"),
    "mangala-opposite": _opposite(),
    "wide": Case(Position.start(WIDE)),
    "small": Case(Position.start(SMALL), text={"unicode": False}),
}
