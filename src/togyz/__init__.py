"""Togyz Kumalak (Toguz Korgool): rules, records and pictures of the game.

>>> import togyz
>>> position = togyz.Position.start().play(7)
>>> position.kazans
(10, 0)
"""

from .rules import (
    VARIANTS,
    Evaluation,
    Game,
    Hole,
    IllegalMove,
    InvalidPosition,
    Node,
    Outcome,
    Position,
    Reason,
    Side,
    TogyzError,
    Trace,
    UnknownVariant,
    Variant,
    Vocabulary,
    perft,
    terms,
    variant,
)

__version__ = "0.1.0.dev0"

__all__ = [
    "VARIANTS",
    "Evaluation",
    "Game",
    "Hole",
    "IllegalMove",
    "InvalidPosition",
    "Node",
    "Outcome",
    "Position",
    "Reason",
    "Side",
    "TogyzError",
    "Trace",
    "UnknownVariant",
    "Variant",
    "Vocabulary",
    "__version__",
    "perft",
    "terms",
    "variant",
]
