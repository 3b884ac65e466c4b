"""Opening explorers: how the moves of a position fared in a collection of games.

`ExplorerWriter` makes a file of any number of games, `Explorer` asks one.
"""

from .explorer import Explorer, ExplorerMove
from .kept import KeptGame
from .schema import ExplorerBusy, ExplorerError, is_explorer
from .writing import Added, ExplorerWriter

__all__ = [
    "Added",
    "Explorer",
    "ExplorerBusy",
    "ExplorerError",
    "ExplorerMove",
    "ExplorerWriter",
    "KeptGame",
    "is_explorer",
]
