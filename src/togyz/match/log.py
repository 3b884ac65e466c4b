"""The log of a match: the settings, then a line for each game, written when it is over."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

from togyz.core import core
from togyz.log import Log
from togyz.rules import Outcome, Position, Reason, TogyzError

from .game import MatchGame
from .settings import Settings

__all__ = ["MatchLog"]

FORMAT = 1
BY_THE_RULES = [
    reason.value for reason in (Reason.MAJORITY, Reason.SPLIT, Reason.BARE, Reason.REPETITION)
]


class MatchLog(Log):
    """A log that is open for one match alone.

    Attributes:
        games: those it held when it was opened, in the order they ended.
    """

    def __init__(self, path: str | os.PathLike[str], settings: Settings) -> None:
        """Open a log, or begin one.

        Raises:
            OSError: it can't be read or written.
            TogyzError: it is no log, it belongs to other settings, or another match is writing
                to it.
        """
        self.games: list[MatchGame] = []
        self._settings = settings
        self._seen: set[int] = set()
        heading = {"type": "match", "format": FORMAT, "settings": settings.as_dict()}
        super().__init__(path, "log of a match", heading, self._take)

    def add(self, game: MatchGame) -> None:
        """Write a game down."""
        self.write({"type": "game", **game.as_dict()})

    def _take(self, number: int, line: dict[str, Any]) -> None:
        kind = "match" if number == 1 else "game"
        if line.get("type") != kind:
            what = "log of a match" if number == 1 else "game of a match"
            raise TogyzError(f"{self.path}:{number}: this is no {what}; nothing was changed")
        if number == 1:
            self._compare(line, self._settings)
            return
        try:
            game = MatchGame.from_dict(line)
            _judge(game, self._settings)
        except TogyzError as error:
            raise TogyzError(f"{self.path}:{number}: {error}") from None
        if game.number in self._seen:
            raise TogyzError(f"{self.path}:{number}: game {game.number} is there twice")
        self._seen.add(game.number)
        self.games.append(game)

    def _compare(self, line: dict[str, Any], settings: Settings) -> None:
        if line.get("format") != FORMAT:
            raise TogyzError(
                f"{self.path}: a log of format {line.get('format')!r}; this version of togyz "
                f"knows format {FORMAT}"
            )
        before = line.get("settings")
        changes = list(_changes(before if isinstance(before, dict) else {}, settings.as_dict()))
        if changes:
            raise TogyzError(
                f"{self.path} belongs to a match with other settings: {'; '.join(changes)}. "
                "Give those, or another file"
            )


def _changes(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    """What is different, each in words."""
    for name in sorted(before.keys() | now.keys()):
        if before.get(name) != now.get(name):
            yield f"{name} was {json.dumps(before.get(name))}, is {json.dumps(now.get(name))}"


def _judge(game: MatchGame, settings: Settings) -> None:
    """Play a game of a log through, for what it says to be true.

    Raises:
        TogyzError: the moves are against the rules, or show another end.
    """
    if game.opening != game.moves[: len(game.opening)] or len(game.opening) != settings.plies:
        raise TogyzError(f"game {game.number} has another opening than its moves")
    # Compiled: a log may hold many thousand games.
    found = core(settings.variant).replay(Position.start(settings.variant), game.moves)
    if found.problem is not None:
        raise TogyzError(f"game {game.number}: move {found.plies + 1} is against the rules")
    outcome = found.outcome
    if outcome is None and found.repeated is not None:
        outcome = Outcome(None, Reason.REPETITION, found.position.kazans)
    shown = None if outcome is None else (outcome.result, outcome.reason.value)
    if shown != (game.result, game.ending) and (shown or game.ending in BY_THE_RULES):
        raise TogyzError(
            f"game {game.number} did not end {game.result} by {game.ending}: "
            f"{outcome or 'it goes on'}"
        )
