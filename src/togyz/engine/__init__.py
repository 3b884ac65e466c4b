"""The engine: search, evaluation, levels."""

from .evaluate import evaluate
from .levels import LEVELS, Choice, Errors, Level, choose, level
from .search import DRAW, WIN, Result, search

__all__ = [
    "DRAW",
    "LEVELS",
    "WIN",
    "Choice",
    "Errors",
    "Level",
    "Result",
    "choose",
    "evaluate",
    "level",
    "search",
]
