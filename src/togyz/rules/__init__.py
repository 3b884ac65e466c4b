"""The rules: the readable statement of the game. They depend on nothing else.

Read `sowing` first: it is the game. `variant` says how the variants differ, `position` what a
position is and can tell, `trace` what a move does, `game` what a record holds.
"""

from .display import set_svg_renderer
from .errors import IllegalMove, InvalidPosition, TogyzError, UnknownVariant
from .game import Game
from .outcome import Outcome, Reason
from .perft import divide, perft
from .position import Position
from .sides import Hole, Side
from .sowing import Captures
from .terms import Terms, Vocabulary, terms
from .trace import Ban, Capture, Drop, Trace
from .tree import Evaluation, Node
from .variant import VARIANTS, Family, Variant, variant

__all__ = [
    "VARIANTS",
    "Ban",
    "Capture",
    "Captures",
    "Drop",
    "Evaluation",
    "Family",
    "Game",
    "Hole",
    "IllegalMove",
    "InvalidPosition",
    "Node",
    "Outcome",
    "Position",
    "Reason",
    "Side",
    "Terms",
    "TogyzError",
    "Trace",
    "UnknownVariant",
    "Variant",
    "Vocabulary",
    "divide",
    "perft",
    "set_svg_renderer",
    "terms",
    "variant",
]
