"""Games looked at by the engine, move by move: what each cost, and in words why."""

from .game import DEFAULT_NODES, GameReview, MoveReview, review, review_move
from .record import annotated
from .words import in_words

__all__ = [
    "DEFAULT_NODES",
    "GameReview",
    "MoveReview",
    "annotated",
    "in_words",
    "review",
    "review_move",
]
