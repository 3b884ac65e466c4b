"""The compiled core: the rules of every variant again, to be fast.

`togyz.rules` says what the game is; this says the same, a hundred times faster. Tests hold the two
equal. Nothing is loaded before it is used.
"""

from .engine import (
    PROVED,
    TABLE_WIN,
    UNSEEN,
    WIN,
    CoreEngine,
    Info,
    Level,
    Limits,
    Line,
    Terms,
    bench,
    levels,
)
from .facade import OTHER_HOLE, OWN_HOLE, Core, Replayed, core
from .library import CoreUnavailable
from .network import BadNetwork, CoreNetwork
from .remarks import (
    Remark,
    RemarkKind,
    Verdict,
    accuracy,
    remarks,
    verdict,
    win_probability,
)
from .selfplay import RECORD_SIZE, SelfPlay, play_itself
from .tables import Bounds, CoreTables, DamagedTable, Layer, LayerWork, Packed, Packing, count_words

__all__ = [
    "OTHER_HOLE",
    "OWN_HOLE",
    "PROVED",
    "RECORD_SIZE",
    "TABLE_WIN",
    "UNSEEN",
    "WIN",
    "BadNetwork",
    "Bounds",
    "Core",
    "CoreEngine",
    "CoreNetwork",
    "CoreTables",
    "CoreUnavailable",
    "DamagedTable",
    "Info",
    "Layer",
    "LayerWork",
    "Level",
    "Limits",
    "Line",
    "Packed",
    "Packing",
    "Remark",
    "RemarkKind",
    "Replayed",
    "SelfPlay",
    "Terms",
    "Verdict",
    "accuracy",
    "bench",
    "core",
    "count_words",
    "levels",
    "play_itself",
    "remarks",
    "verdict",
    "win_probability",
]
