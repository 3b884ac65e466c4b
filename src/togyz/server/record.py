"""A game as a file to take away."""

from __future__ import annotations

from datetime import UTC, datetime

from togyz.engine import level
from togyz.notation import GAME_FORMATS, NotationError, format_game
from togyz.rules import Game, Side, TogyzError

from .bodies import RecordFormat
from .errors import Refused
from .events import Player
from .state import GameState

__all__ = ["file_name", "record"]


def record(state: GameState, form: RecordFormat, created: int) -> str:
    """The game as text of a format.

    Args:
        state: the game, finished or not.
        form: which format.
        created: when it began, in Unix milliseconds.

    Raises:
        Refused: ``bad-request``, when the format can't say it (a variant it doesn't know).
    """
    white, black = state.started.players
    tags = {
        "Event": "Game against the computer" if state.started.level else "Game at one device",
        "Date": datetime.fromtimestamp(created / 1000, UTC).strftime("%Y.%m.%d"),
        "White": _name(white, Side.WHITE, state.started.level),
        "Black": _name(black, Side.BLACK, state.started.level),
        "Result": state.game.result,
    }
    game = Game(state.game.start, tags=tags, moves=state.game.moves)
    game.ending = state.game.ending
    try:
        return format_game(game, form)
    except NotationError as error:
        raise Refused(
            "bad-request",
            f"{GAME_FORMATS[form].title} can't say this game: {error}",
            field="format",
        ) from error


def _name(player: Player, side: Side, level_name: str) -> str:
    if player.kind == "computer":
        return f"togyz ({_known_as(level_name)})"
    return player.name or str(side)


def _known_as(name: str) -> str:
    """What people call a level."""
    try:
        return level(name).alias or level(name).name
    except TogyzError:
        return name


def file_name(state: GameState, form: RecordFormat) -> str:
    """What to call the file."""
    return f"togyz-{state.id}{GAME_FORMATS[form].extensions[0]}"
