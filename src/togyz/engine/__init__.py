"""The engine: moves at any level, analysis, and talking to engines of others."""

from importlib import import_module
from typing import TYPE_CHECKING

from togyz.core import Info, Limits, Line, win_probability

from .answer import Answer
from .book import Book, BookError, BookMove
from .errors import EngineDied, EngineError, EngineTimeout, ProtocolError
from .levels import FULL, LEVELS, Choice, Level, choose, level, level_names
from .network import Network, NetworkError, NetworkShape
from .options import Option
from .report import score_text

if TYPE_CHECKING:
    from .aio import AsyncAnalysis, AsyncEngine
    from .sync import Analysis, Engine

__all__ = [
    "FULL",
    "LEVELS",
    "Analysis",
    "Answer",
    "AsyncAnalysis",
    "AsyncEngine",
    "Book",
    "BookError",
    "BookMove",
    "Choice",
    "Engine",
    "EngineDied",
    "EngineError",
    "EngineTimeout",
    "Info",
    "Level",
    "Limits",
    "Line",
    "Network",
    "NetworkError",
    "NetworkShape",
    "Option",
    "ProtocolError",
    "choose",
    "level",
    "level_names",
    "score_text",
    "win_probability",
]

# They need asyncio, which takes a moment to load: who only chooses a move does without.
_LATER = {"AsyncAnalysis": "aio", "AsyncEngine": "aio", "Analysis": "sync", "Engine": "sync"}

if not TYPE_CHECKING:  # to a type checker every name would be there

    def __getattr__(name: str) -> object:
        """Import what is asked for the first time."""
        if name not in _LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found: object = getattr(import_module(f".{_LATER[name]}", __name__), name)
        globals()[name] = found
        return found
