"""Positions, moves and games as text: read, checked against the rules, and written."""

from .errors import NotationError
from .files import detect_format, format_game, read_games, read_text, write_games
from .formats import GAME_FORMATS, GameFormat
from .movetext import MoveText, format_move, parse_move
from .positions import POSITION_FORMATS, format_position, parse_position
from .problems import GameRecord, Problem

__all__ = [
    "GAME_FORMATS",
    "POSITION_FORMATS",
    "GameFormat",
    "GameRecord",
    "MoveText",
    "NotationError",
    "Problem",
    "detect_format",
    "format_game",
    "format_move",
    "format_position",
    "parse_move",
    "parse_position",
    "read_games",
    "read_text",
    "write_games",
]
