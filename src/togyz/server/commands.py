"""What a player's command makes happen, by the state of the game alone."""

from __future__ import annotations

from togyz.rules import IllegalMove, Side

from .errors import Refused
from .events import Drawn, Event, Moved, OfferDeclined, Offered, Resigned, Started, TakenBack
from .messages import Command, Decline, Draw, Move, Rematch, Resign, Takeback
from .state import GameState

__all__ = ["event_of", "rematch_of"]

OFFER_PLIES = 2
"""Plies after which a side may offer a draw again: both have moved."""


def event_of(command: Command, state: GameState, side: Side, spent: int) -> Event:
    """What a command makes happen.

    Args:
        command: what is asked for; a rematch is none of these.
        state: the game.
        side: who asks.
        spent: milliseconds to charge the side to move.

    Raises:
        Refused: the state doesn't allow it.
    """
    # What was played on the board can be taken back, a resignation or a flag can't.
    ended = state.game.ending is not None or state.rematch is not None
    if ended or (state.outcome is not None and not isinstance(command, Takeback)):
        raise Refused("game-over", f"The game is over: {state.outcome}.")
    if command.ply != state.ply:
        raise Refused(
            "stale", f"That was meant for ply {command.ply}; the game is at ply {state.ply}."
        )
    match command:
        case Move():
            if state.position.side is not side:
                raise Refused("not-your-turn", f"{state.position.side} is to move.")
            try:
                state.position.check(command.hole)
            except IllegalMove as error:
                raise Refused("illegal-move", f"{error}.") from error
            return Moved(ply=state.ply + 1, hole=command.hole, spent=spent)
        case Takeback():
            ply = state.takeback_ply(side)
            if ply is None:
                raise Refused("nothing-to-take-back", f"{side} has not moved yet.")
            return TakenBack(side=side, ply=ply, spent=spent)
        case Resign():
            return Resigned(side=side, spent=spent)
        case Draw():
            return _draw(state, side, spent)
        case Decline():
            if state.draw_offer is not side.opponent:
                raise Refused("no-draw-offer", f"{side.opponent} offers no draw.")
            return OfferDeclined(side=side, spent=spent)
        case Rematch():
            raise Refused("not-over", "The game is not over yet.")


def _draw(state: GameState, side: Side, spent: int) -> Event:
    """An offer of a draw, or the answer to one."""
    if state.draw_offer is side.opponent:
        return Drawn(spent=spent)
    before = state.offered_at[side]
    if before is not None and state.ply < before + OFFER_PLIES:
        raise Refused(
            "draw-too-soon", f"{side} has offered a draw already; both must move before the next."
        )
    return Offered(side=side, spent=spent)


def rematch_of(state: GameState) -> Started:
    """The game that follows one against the computer, with the sides swapped.

    Raises:
        Refused: the game is not over, or two people play.
    """
    if state.outcome is None:
        raise Refused("not-over", "The game is not over yet.")
    if state.computer is None:
        raise Refused("bad-request", "Only a game against the computer has a rematch here.")
    white, black = state.started.players
    return Started(
        variant=state.started.variant,
        level=state.started.level,
        players=(black, white),
        clock=state.started.clock,
    )
