"""Between the types of `togyz.rules` and the memory that the core reads."""

from __future__ import annotations

from togyz.rules import Captures, Position, Side, TogyzError, Variant
from togyz.rules.mangala import MangalaRules
from togyz.rules.sowing import TogyzRules

from .library import MAX_HOLES, MAX_STONES, CPosition, CRules


def pack_rules(variant: Variant) -> CRules:
    """A variant as the core reads it.

    Raises:
        TogyzError: the core can't play it.
    """
    known = type(variant.family) in (TogyzRules, MangalaRules)
    if not known or variant.holes > MAX_HOLES or variant.total > MAX_STONES:
        raise TogyzError(
            f"the core can't play {variant}: it knows togyz's own families of rules, "
            f"up to {MAX_HOLES} holes a side and {MAX_STONES} stones"
        )
    return CRules(
        variant.holes,
        variant.stones,
        variant.tuzdik,
        variant.returns,
        variant.captures is Captures.PAIR,
        variant.family.sows_kazans,
        variant.play_on,
        variant.extra_move,
    )


def pack(variant: Variant, position: Position) -> CPosition:
    """A position of this variant as the core reads it.

    Raises:
        TogyzError: it is one of another variant.
    """
    if position.variant != variant:
        raise TogyzError(f"a position of {position.variant}, given to a core of {variant}")
    white, black = position.tuzdiks
    rest = (*position.kazans, white or 0, black or 0, position.side, position.extra)
    return CPosition.from_buffer_copy(
        bytes(position.holes).ljust(2 * MAX_HOLES, b"\0") + bytes(rest)
    )


def unpack(variant: Variant, packed: CPosition) -> Position:
    """The position that the core wrote."""
    white, black = packed.tuzdiks
    return Position(
        variant,
        tuple(packed.holes[: 2 * variant.holes]),
        (packed.kazans[0], packed.kazans[1]),
        (white or None, black or None),
        Side(packed.side),
        bool(packed.extra),
    )
