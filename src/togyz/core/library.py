"""Find the compiled core and tell Python what its functions take (core/include/togyz.h)."""

from __future__ import annotations

import ctypes
import os
from ctypes import (
    POINTER,
    c_int,
    c_int8,
    c_int16,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
)
from functools import cache
from pathlib import Path

__all__ = ["CoreUnavailable"]

ABI = 3
MAX_HOLES = 9
MAX_STONES = 162
NOWHERE = 255
NO_MEMORY = -5
DAMAGED = -6

NAME = "libtogyz.so"
"""The file beside this module that the package's build makes."""


class CoreUnavailable(RuntimeError):
    """The compiled core is missing or is not the one this package was written for."""


class CRules(ctypes.Structure):
    """A variant as data: ``togyz_rules``."""

    _fields_ = [
        (name, c_uint8)
        for name in (
            "holes", "stones", "tuzdik", "returns", "pair", "mangala", "play_on", "extra_move"
        )
    ]  # fmt: skip


class CPosition(ctypes.Structure):
    """``togyz_position``: 24 bytes without gaps."""

    holes: ctypes.Array[c_uint8]
    kazans: ctypes.Array[c_uint8]
    tuzdiks: ctypes.Array[c_uint8]
    side: int
    extra: int
    _fields_ = [
        ("holes", c_uint8 * (2 * MAX_HOLES)),
        ("kazans", c_uint8 * 2),
        ("tuzdiks", c_uint8 * 2),
        ("side", c_uint8),
        ("extra", c_uint8),
    ]


class COutcome(ctypes.Structure):
    """``togyz_outcome``."""

    end: int
    winner: int
    score: ctypes.Array[c_uint8]
    _fields_ = [("end", c_uint8), ("winner", c_uint8), ("score", c_uint8 * 2)]


class CTrace(ctypes.Structure):
    """``togyz_trace``."""

    after: CPosition
    stones: int
    places: ctypes.Array[c_uint8]
    kazans: ctypes.Array[c_uint8]
    captures: int
    capture_places: ctypes.Array[c_uint8]
    capture_stones: ctypes.Array[c_uint8]
    tuzdik: int
    bans: int
    _fields_ = [
        ("after", CPosition),
        ("stones", c_uint8),
        ("places", c_uint8 * MAX_STONES),
        ("kazans", c_uint8 * MAX_STONES),
        ("captures", c_uint8),
        ("capture_places", c_uint8 * 2),
        ("capture_stones", c_uint8 * 2),
        ("tuzdik", c_uint8),
        ("bans", c_uint8),
    ]


class CReplayed(ctypes.Structure):
    """``togyz_replayed``."""

    ply: int
    problem: int
    position: CPosition
    outcome: COutcome
    repeated: int
    tuzdiks: ctypes.Array[c_uint32]
    _fields_ = [
        ("ply", c_uint32),
        ("problem", c_int32),
        ("position", CPosition),
        ("outcome", COutcome),
        ("repeated", c_uint32),
        ("tuzdiks", c_uint32 * 2),
    ]


MAX_LINE = 128


class CLimits(ctypes.Structure):
    """``togyz_limits``."""

    _fields_ = [
        ("nodes", c_uint64),
        ("movetime_ms", c_int64),
        ("clock_ms", c_int64),
        ("increment_ms", c_int64),
        ("overhead_ms", c_int64),
        ("depth", c_int32),
        ("moves_to_go", c_int32),
        ("lines", c_int32),
        ("moves", c_uint16),
        ("ponder", c_uint8),
    ]


class CLine(ctypes.Structure):
    """``togyz_line``."""

    score: int
    bound: int
    length: int
    pv: ctypes.Array[c_uint8]
    _fields_ = [
        ("score", c_int32),
        ("bound", c_uint8),
        ("length", c_uint8),
        ("pv", c_uint8 * MAX_LINE),
    ]


class CInfo(ctypes.Structure):
    """``togyz_info``."""

    nodes: int
    time_ms: int
    depth: int
    seldepth: int
    hashfull: int
    proved: int
    count: int
    lines: ctypes.Array[CLine]
    _fields_ = [
        ("nodes", c_uint64),
        ("time_ms", c_int64),
        ("depth", c_int32),
        ("seldepth", c_int32),
        ("hashfull", c_int32),
        ("proved", c_uint8),
        ("count", c_uint8),
        ("lines", CLine * MAX_HOLES),
    ]


class CTerms(ctypes.Structure):
    """``togyz_terms``."""

    _fields_ = [(name, c_int32) for name in ("kazan", "tuzdik", "mobility", "tempo")]


class CRemark(ctypes.Structure):
    """``togyz_remark``."""

    kind: int
    hole: int
    number: int
    _fields_ = [(name, c_uint8) for name in ("kind", "hole", "number", "reserved")]


class CSelfPlay(ctypes.Structure):
    """``togyz_selfplay_settings``."""

    _fields_ = [
        ("nodes", c_uint64),
        ("depth", c_int32),
        ("opening_from", c_uint16),
        ("opening_to", c_uint16),
        ("random_permille", c_uint16),
        ("random_until", c_uint16),
        ("most_plies", c_uint16),
    ]


class CLevel(ctypes.Structure):
    """``togyz_level``."""

    name: bytes
    alias: bytes
    nodes: int
    depth: int
    elo: int
    previews: int
    _fields_ = [
        ("name", ctypes.c_char * 8),
        ("alias", ctypes.c_char * 8),
        ("nodes", c_uint64),
        ("depth", c_int32),
        ("elo", c_int32),
        ("previews", c_uint8),
    ]


class CNetworkShape(ctypes.Structure):
    """``togyz_network_shape``."""

    rules: CRules
    counts: int
    hidden: int
    small: int
    buckets: int
    unit: int
    name: bytes
    _fields_ = [
        ("rules", CRules),
        *((name, c_int32) for name in ("counts", "hidden", "small", "buckets", "unit")),
        ("name", ctypes.c_char * 33),
    ]


LISTENER = ctypes.CFUNCTYPE(None, POINTER(CInfo), ctypes.c_void_p)

_SIGNATURES: dict[str, tuple[object, list[object]]] = {
    "togyz_variant_new": (ctypes.c_void_p, [POINTER(CRules)]),
    "togyz_variant_free": (None, [ctypes.c_void_p]),
    "togyz_check": (c_int, [ctypes.c_void_p, POINTER(CPosition)]),
    "togyz_problems": (c_int, [ctypes.c_void_p, POINTER(CPosition)]),
    "togyz_legal": (c_int, [ctypes.c_void_p, POINTER(CPosition)]),
    "togyz_outcome_of": (c_int, [ctypes.c_void_p, POINTER(CPosition), POINTER(COutcome)]),
    "togyz_play": (c_int, [ctypes.c_void_p, POINTER(CPosition), c_int, POINTER(CPosition)]),
    "togyz_trace_move": (c_int, [ctypes.c_void_p, POINTER(CPosition), c_int, POINTER(CTrace)]),
    "togyz_perft": (c_int64, [ctypes.c_void_p, POINTER(CPosition), c_int, c_int]),
    "togyz_endings": (
        c_int64,
        [ctypes.c_void_p, POINTER(CPosition), c_int, ctypes.c_void_p, c_size_t],
    ),
    "togyz_replay": (
        c_int,
        [
            ctypes.c_void_p,
            POINTER(CPosition),
            c_uint32,
            ctypes.c_char_p,
            ctypes.c_char_p,
            POINTER(c_int16),
            ctypes.c_char_p,
            POINTER(CReplayed),
        ],
    ),
    "togyz_keys": (
        c_int,
        [ctypes.c_void_p, POINTER(CPosition), c_uint32, ctypes.c_char_p, POINTER(c_int64)],
    ),
    "togyz_step": (
        c_size_t,
        [ctypes.c_void_p, c_size_t, ctypes.c_void_p, ctypes.c_void_p, POINTER(c_int8)],
    ),
    "togyz_engine_new": (ctypes.c_void_p, [POINTER(CRules), c_size_t, c_int]),
    "togyz_engine_free": (None, [ctypes.c_void_p]),
    "togyz_engine_clear": (None, [ctypes.c_void_p]),
    "togyz_engine_set": (c_int, [ctypes.c_void_p, POINTER(CPosition), c_size_t]),
    "togyz_engine_search": (
        c_int,
        [ctypes.c_void_p, POINTER(CLimits), LISTENER, ctypes.c_void_p, POINTER(CInfo)],
    ),
    "togyz_engine_stop": (None, [ctypes.c_void_p]),
    "togyz_engine_ponderhit": (None, [ctypes.c_void_p]),
    "togyz_engine_tables": (c_int, [ctypes.c_void_p, ctypes.c_void_p]),
    "togyz_engine_table_hits": (c_uint64, [ctypes.c_void_p]),
    "togyz_engine_tables_damaged": (c_int, [ctypes.c_void_p]),
    "togyz_engine_evaluate": (
        c_int,
        [ctypes.c_void_p, POINTER(CPosition), POINTER(CTerms)],
    ),
    "togyz_tables_new": (ctypes.c_void_p, [POINTER(CRules), c_int]),
    "togyz_tables_free": (None, [ctypes.c_void_p]),
    "togyz_tables_size": (c_uint64, [ctypes.c_void_p, c_int, c_int, c_int]),
    "togyz_tables_index": (c_int64, [ctypes.c_void_p, POINTER(CPosition)]),
    "togyz_tables_position": (
        c_int,
        [ctypes.c_void_p, c_int, c_int, c_int, c_uint64, POINTER(CPosition)],
    ),
    "togyz_tables_hold": (c_int, [ctypes.c_void_p, c_int, c_int, c_int, ctypes.c_void_p]),
    "togyz_tables_open": (
        c_int,
        [
            ctypes.c_void_p,
            c_int,
            c_int,
            c_int,
            ctypes.c_void_p,
            c_uint32,
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_void_p,
            c_uint64,
        ],
    ),
    "togyz_tables_probe": (
        c_int,
        [ctypes.c_void_p, POINTER(CPosition), POINTER(c_int), POINTER(c_int)],
    ),
    "togyz_tables_check": (
        c_int64,
        [ctypes.c_void_p, c_int, c_int, c_int, c_uint64, c_uint64, POINTER(c_uint64)],
    ),
    "togyz_work_new": (ctypes.c_void_p, [ctypes.c_void_p, c_int, c_int, c_int]),
    "togyz_work_free": (None, [ctypes.c_void_p]),
    "togyz_work_pair": (None, [ctypes.c_void_p, ctypes.c_void_p]),
    "togyz_work_tasks": (c_uint32, [ctypes.c_void_p]),
    "togyz_work_leave": (None, [ctypes.c_void_p, c_uint32, c_uint32]),
    "togyz_work_sweep": (c_uint64, [ctypes.c_void_p, c_uint32, c_uint32, c_uint32]),
    "togyz_words_count": (None, [ctypes.c_void_p, c_uint64, ctypes.c_void_p]),
    "togyz_model_of": (ctypes.c_void_p, [ctypes.c_void_p, c_uint64, c_uint32]),
    "togyz_model_from": (ctypes.c_void_p, [ctypes.c_void_p, c_size_t]),
    "togyz_model_free": (None, [ctypes.c_void_p]),
    "togyz_model_numbers": (c_size_t, [ctypes.c_void_p, ctypes.c_void_p, c_size_t]),
    "togyz_model_pack": (
        c_size_t,
        [
            ctypes.c_void_p,
            ctypes.c_void_p,
            c_uint64,
            c_uint32,
            ctypes.c_void_p,
            c_size_t,
            ctypes.c_void_p,
            ctypes.c_void_p,
        ],
    ),
    "togyz_model_unpack": (
        c_int,
        [ctypes.c_void_p, ctypes.c_void_p, c_size_t, c_uint32, ctypes.c_void_p],
    ),
    "togyz_win": (ctypes.c_double, [c_int32]),
    "togyz_verdict": (c_int, [ctypes.c_double]),
    "togyz_accuracy": (ctypes.c_double, [ctypes.c_double]),
    "togyz_remarks": (
        c_int,
        [
            ctypes.c_void_p,
            POINTER(CPosition),
            POINTER(CLine),
            POINTER(CLine),
            POINTER(CRemark),
            c_size_t,
        ],
    ),
    "togyz_level_count": (c_int, []),
    "togyz_level_info": (c_int, [c_int, POINTER(CLevel)]),
    "togyz_engine_choose": (
        c_int,
        [ctypes.c_void_p, c_int, c_uint64, POINTER(CLimits), POINTER(CInfo)],
    ),
    "togyz_network_read": (ctypes.c_void_p, [ctypes.c_char_p, c_size_t, POINTER(c_int32)]),
    "togyz_network_free": (None, [ctypes.c_void_p]),
    "togyz_network_about": (None, [ctypes.c_void_p, POINTER(CNetworkShape)]),
    "togyz_network_evaluate": (
        c_int,
        [ctypes.c_void_p, c_size_t, POINTER(CPosition), c_int, POINTER(c_int32)],
    ),
    "togyz_engine_use": (c_int, [ctypes.c_void_p, ctypes.c_void_p]),
    "togyz_selfplay": (
        c_int64,
        [ctypes.c_void_p, POINTER(CSelfPlay), c_uint64, ctypes.c_void_p, c_size_t],
    ),
    "togyz_bench": (c_uint64, [ctypes.c_void_p, c_int, c_int, POINTER(c_int64)]),
    "togyz_legal_many": (
        None,
        [ctypes.c_void_p, c_size_t, ctypes.c_void_p, ctypes.c_void_p],
    ),
}


@cache
def library() -> ctypes.CDLL:
    """The loaded core; TOGYZ_CORE names another file than the package's own.

    Raises:
        CoreUnavailable: it is missing, can't be loaded, or speaks another interface.
    """
    path = Path(os.environ.get("TOGYZ_CORE") or Path(__file__).with_name(NAME))
    if not path.is_file():
        raise CoreUnavailable(
            f"the compiled core is missing: {path}; `make build` makes it in a source checkout, "
            "and wheels contain it"
        )
    try:
        loaded = ctypes.CDLL(str(path))
        loaded.togyz_abi.restype = c_uint32
        found = loaded.togyz_abi()
        if found != ABI:
            raise CoreUnavailable(
                f"{path} speaks interface {found}, this package {ABI}: rebuild it"
            )
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(loaded, name)
            function.restype, function.argtypes = result, arguments
    except (OSError, AttributeError) as error:
        raise CoreUnavailable(
            f"{path} can't be loaded as the core: {error}; if it is old, rebuild it"
        ) from None
    return loaded
