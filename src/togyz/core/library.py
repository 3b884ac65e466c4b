"""Find the compiled core and tell Python what its functions take (core/include/togyz.h)."""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, c_int, c_int8, c_int16, c_int32, c_int64, c_size_t, c_uint8, c_uint32
from functools import cache
from pathlib import Path

__all__ = ["CoreUnavailable"]

ABI = 1
MAX_HOLES = 9
MAX_STONES = 162
NOWHERE = 255

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
    _fields_ = [
        ("ply", c_uint32),
        ("problem", c_int32),
        ("position", CPosition),
        ("outcome", COutcome),
        ("repeated", c_uint32),
    ]


_SIGNATURES: dict[str, tuple[object, list[object]]] = {
    "togyz_variant_new": (ctypes.c_void_p, [POINTER(CRules)]),
    "togyz_variant_free": (None, [ctypes.c_void_p]),
    "togyz_check": (c_int, [ctypes.c_void_p, POINTER(CPosition)]),
    "togyz_legal": (c_int, [ctypes.c_void_p, POINTER(CPosition)]),
    "togyz_outcome_of": (c_int, [ctypes.c_void_p, POINTER(CPosition), POINTER(COutcome)]),
    "togyz_play": (c_int, [ctypes.c_void_p, POINTER(CPosition), c_int, POINTER(CPosition)]),
    "togyz_trace_move": (c_int, [ctypes.c_void_p, POINTER(CPosition), c_int, POINTER(CTrace)]),
    "togyz_perft": (c_int64, [ctypes.c_void_p, POINTER(CPosition), c_int, c_int]),
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
    "togyz_step": (
        c_size_t,
        [ctypes.c_void_p, c_size_t, ctypes.c_void_p, ctypes.c_void_p, POINTER(c_int8)],
    ),
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
    except (OSError, AttributeError) as error:
        raise CoreUnavailable(f"{path} can't be loaded as the core: {error}") from None
    if found != ABI:
        raise CoreUnavailable(f"{path} speaks interface {found}, this package {ABI}: rebuild it")
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, arguments
    return loaded
