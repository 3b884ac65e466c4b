"""From the rules to the wire."""

from __future__ import annotations

from typing import cast

from togyz.engine import LEVELS, level
from togyz.notation import format_move, format_position
from togyz.rules import VARIANTS, Hole, Outcome, Position, Side, TogyzError, Trace, Variant

from .bodies import (
    CaptureView,
    DropView,
    LevelView,
    PlayedMove,
    PositionView,
    TraceView,
    VariantView,
)
from .messages import OutcomeView, Result, SideName

__all__ = [
    "SIDES",
    "level_name",
    "level_views",
    "outcome_view",
    "played_move",
    "position_view",
    "result",
    "trace_view",
    "variant_views",
]

SIDES: tuple[SideName, SideName] = ("white", "black")
"""The names of the sides, by `Side`."""


def trace_view(trace: Trace) -> TraceView:
    """A move, stone by stone."""
    n = trace.before.variant.holes
    return TraceView(
        hole=trace.hole,
        mover=SIDES[trace.mover],
        drops=[
            DropView(
                hole=_place(drop.hole, n),
                kazan=None if drop.kazan is None else SIDES[drop.kazan],
            )
            for drop in trace.drops
        ],
        captures=[CaptureView(hole=c.hole.place(n), stones=c.stones) for c in trace.captures],
        tuzdik=_place(trace.tuzdik, n),
        bans=[ban.value for ban in trace.bans],
        landing=_place(trace.landing, n),
        captured=trace.captured,
        gain=(trace.gain(Side.WHITE), trace.gain(Side.BLACK)),
        again=trace.again,
    )


def _place(hole: Hole | None, n: int) -> int | None:
    return None if hole is None else hole.place(n)


def outcome_view(outcome: Outcome | None) -> OutcomeView | None:
    """The end of a game."""
    if outcome is None:
        return None
    return OutcomeView(
        winner=None if outcome.winner is None else SIDES[outcome.winner],
        reason=outcome.reason.value,
        score=outcome.score,
        result=result(outcome),
    )


def result(outcome: Outcome | None) -> Result:
    """The result, ``*`` where there is none yet."""
    return "*" if outcome is None else cast(Result, outcome.result)


def position_view(
    position: Position, ply: int, outcome: Outcome | None, *, moves: bool = True
) -> PositionView:
    """A position, `ply` moves into a game that ended here with `outcome`, if it did.

    Args:
        position: the position.
        ply: the moves before it.
        outcome: the end of the game, which a position alone may not show.
        moves: whether to list the legal moves with what each does.
    """
    variant = position.variant
    n = variant.holes
    white, black = position.tuzdiks
    playable = position.legal_moves() if moves and outcome is None else ()
    return PositionView(
        variant=str(variant),
        title=variant.title,
        holes_per_side=n,
        total=variant.total,
        win=variant.win,
        tuzdik_rule=variant.tuzdik,
        holes=list(position.holes),
        kazans=position.kazans,
        tuzdiks=(
            None if white is None else Hole(Side.BLACK, white).place(n),
            None if black is None else Hole(Side.WHITE, black).place(n),
        ),
        side=SIDES[position.side],
        ply=ply,
        moves=[trace_view(position.trace(hole)) for hole in playable],
        outcome=outcome_view(outcome),
        fen=format_position(position),
    )


def played_move(trace: Trace, ply: int) -> PlayedMove:
    """A move that was played, the `ply`-th of its game."""
    return PlayedMove(
        ply=ply,
        hole=trace.hole,
        text=format_move(trace.before, trace.hole),
        trace=trace_view(trace),
    )


def level_views() -> list[LevelView]:
    """All levels."""
    return [
        LevelView(name=known.name, alias=known.alias, elo=known.elo, previews=known.previews)
        for known in LEVELS.values()
    ]


def level_name(name: str) -> str:
    """A level's own name, for a name or an alias that an old log may have; else as it is."""
    try:
        return level(name).name
    except TogyzError:
        return name


def variant_views() -> list[VariantView]:
    """All variants."""
    return [variant_view(known) for known in VARIANTS.values()]


def variant_view(variant: Variant) -> VariantView:
    """A variant."""
    return VariantView(
        name=variant.name,
        title=variant.title,
        holes_per_side=variant.holes,
        stones=variant.stones,
        total=variant.total,
        win=variant.win,
        tuzdik_rule=variant.tuzdik,
        returns=variant.returns,
        captures=variant.captures.value,
        sows_kazans=variant.family.sows_kazans,
    )
