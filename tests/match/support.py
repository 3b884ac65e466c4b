"""What tests of matches share."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from togyz.match import Match, MatchGame, Settings, parse_engine
from togyz.rules import variant

HERE = Path(__file__).parent


def fake(kind: str, mode: str, *settings: str, log: Path | None = None) -> str:
    """How a fake engine is written; `kind` is ``moves`` or ``protocol``."""
    command = [sys.executable, str(HERE / f"fake_{kind}.py"), mode, *([str(log)] if log else [])]
    word = "moves" if kind == "moves" else "engine"
    return " ".join([word, *settings, shlex.join(command)])


def settings(first: str, second: str, rules: str = "bestemshe", **more: Any) -> Settings:
    """Settings of a quick match."""
    more.setdefault("plies", 2)
    return Settings((parse_engine(first), parse_engine(second)), variant(rules), **more)


def play(chosen: Settings, games: int = 2, concurrency: int = 1) -> tuple[Match, list[MatchGame]]:
    """Play a match; the games in the order of their numbers."""
    match = Match(chosen, games, concurrency=concurrency)
    return match, sorted(match.play(), key=lambda game: game.number)


def moves_of(games: list[MatchGame]) -> list[tuple[int, tuple[int, ...], str, str]]:
    """What must be the same however the games were played."""
    return [(game.number, game.moves, game.result, game.ending) for game in games]
