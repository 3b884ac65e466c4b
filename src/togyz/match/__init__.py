"""Engines against engines: openings, games, results, and what they prove."""

from .elo import Estimate, Sprt, elo_difference, estimate, expected_score
from .game import MatchGame
from .log import MatchLog
from .openings import Openings
from .referee import Adjudication
from .settings import Settings
from .specs import EngineSpec, Pace, parse_engine
from .summary import SprtState, Summary
from .tournament import Match

__all__ = [
    "Adjudication",
    "EngineSpec",
    "Estimate",
    "Match",
    "MatchGame",
    "MatchLog",
    "Openings",
    "Pace",
    "Settings",
    "Sprt",
    "SprtState",
    "Summary",
    "elo_difference",
    "estimate",
    "expected_score",
    "parse_engine",
]
