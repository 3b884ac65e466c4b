"""Togyz Kumalak (Toguz Korgool): rules, records, pictures and an engine of the game.

>>> import togyz
>>> position = togyz.Position.start().play(7)
>>> position.kazans
(10, 0)

The rules are loaded at once, the rest when it is first asked for: `import togyz` takes a few
hundredths of a second.
"""

from importlib import import_module
from typing import TYPE_CHECKING

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
    set_svg_renderer,
    terms,
    variant,
)

if TYPE_CHECKING:
    from .board import describe, svg, text
    from .engine import AsyncEngine, Engine, EngineError, Info, Limits, Line
    from .notation import (
        GameRecord,
        NotationError,
        Problem,
        format_game,
        format_position,
        parse_position,
        read_games,
        read_text,
        write_games,
    )

__version__ = "0.1.0.dev0"

__all__ = [
    "VARIANTS",
    "AsyncEngine",
    "Engine",
    "EngineError",
    "Evaluation",
    "Game",
    "GameRecord",
    "Hole",
    "IllegalMove",
    "Info",
    "InvalidPosition",
    "Limits",
    "Line",
    "Node",
    "NotationError",
    "Outcome",
    "Position",
    "Problem",
    "Reason",
    "Side",
    "TogyzError",
    "Trace",
    "UnknownVariant",
    "Variant",
    "Vocabulary",
    "__version__",
    "describe",
    "format_game",
    "format_position",
    "parse_position",
    "perft",
    "read_games",
    "read_text",
    "svg",
    "terms",
    "text",
    "variant",
    "write_games",
]

_LATER = {
    "board": ("describe", "svg", "text"),
    "engine": ("AsyncEngine", "Engine", "EngineError", "Info", "Limits", "Line"),
    "notation": (
        "GameRecord",
        "NotationError",
        "Problem",
        "format_game",
        "format_position",
        "parse_position",
        "read_games",
        "read_text",
        "write_games",
    ),
}
"""Names by the package that has them, which is loaded when one of them is asked for."""


def __getattr__(name: str) -> object:
    for package, names in _LATER.items():
        if name in names:
            return getattr(import_module(f".{package}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _draw(position: Position, last_move: Trace | None) -> str:
    """Draw a position for a notebook: loads the board, which then draws the next ones itself."""
    from .board import svg

    return svg(position, last_move=last_move)


set_svg_renderer(_draw)
