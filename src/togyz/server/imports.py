"""Games that were played on a visitor's device: replayed by the rules, and kept like the others."""

from __future__ import annotations

from dataclasses import dataclass

from togyz.engine import level
from togyz.notation import format_position, parse_position
from togyz.rules import IllegalMove, Position, Side, TogyzError, UnknownVariant, variant

from . import views
from .bodies import ImportedEnding, ImportedPlayer, ImportGame
from .errors import Refused
from .events import Clock, Drawn, Event, Flagged, Moved, Player, Resigned, Started
from .messages import Result
from .state import GameState

__all__ = ["ImportedGame", "replayed"]

SIDE = dict(zip(views.SIDES, Side, strict=True))


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game that replays.

    Attributes:
        events: its log.
        result: how it ended, ``*`` where it goes on.
        plies: how many moves it has.
    """

    events: tuple[Started | Event, ...]
    result: Result
    plies: int


def replayed(asked: ImportGame, visitor: str) -> ImportedGame:
    """Replay a game by the rules.

    Args:
        asked: the game as the device tells it.
        visitor: whose it becomes.

    Raises:
        Refused: ``bad-request`` for what can't be, ``unreadable`` for what does not replay, with
            the field, and the ply of a wrong move.
    """
    started = _started(asked, visitor)
    state = GameState("import", started)
    events: list[Event] = []
    spent = asked.spent or [0] * len(asked.moves)
    for ply, (hole, milliseconds) in enumerate(zip(asked.moves, spent, strict=True), 1):
        if state.outcome is not None:
            raise _unreadable("moves", f"The game was over: {state.outcome}", ply)
        try:
            state.position.check(hole)
        except IllegalMove as error:
            raise _unreadable("moves", str(error), ply) from error
        events.append(Moved(ply=ply, hole=hole, spent=milliseconds))
        state.apply(events[-1], state.seq + 1)
    if asked.ending is not None:
        events.append(_ending(asked.ending, state))
        state.apply(events[-1], state.seq + 1)
    if state.outcome is None and state.computer is None:
        raise Refused(
            "bad-request",
            "A game of two people at one device is taken when it is over.",
            field="ending",
        )
    result = views.result(state.outcome)
    if asked.result is not None and asked.result != result:
        raise _unreadable("result", f"The moves lead to {result}, not to {asked.result}")
    return ImportedGame((started, *events), result, state.ply)


def _unreadable(field: str, reason: str, ply: int | None = None) -> Refused:
    where = "" if ply is None else f"Ply {ply}: "
    return Refused("unreadable", f"{where}{reason}.", field=field, ply=ply)


def _started(asked: ImportGame, visitor: str) -> Started:
    try:
        rules = variant(asked.variant)
    except UnknownVariant as error:
        raise Refused("bad-request", f"{error}.", field="variant") from error
    first = _first_position(asked.start)
    if first is not None and first.variant != rules:
        raise Refused(
            "bad-request", f"The position is one of {first.variant}, not of {rules}.", field="start"
        )
    clock = None
    if asked.clock is not None:
        clock = Clock(asked.clock.base_ms, asked.clock.increment_ms)
    if asked.spent is not None and (clock is None or len(asked.spent) != len(asked.moves)):
        raise Refused(
            "bad-request", "There must be a clock, and a time for each move.", field="spent"
        )
    level_name, players = _players(asked, visitor)
    usual = first is None or first == Position.start(rules)
    return Started(
        variant=str(rules),
        level=level_name,
        players=players,
        clock=clock,
        start="" if usual or first is None else format_position(first),
    )


def _first_position(text: str) -> Position | None:
    if not text:
        return None
    try:
        return parse_position(text)
    except TogyzError as error:
        raise Refused("bad-request", f"{error}.", field="start") from error


def _players(asked: ImportGame, visitor: str) -> tuple[str, tuple[Player, Player]]:
    """The level, and who plays: the visitor against the computer, or two people."""
    told = (asked.players.white, asked.players.black)
    computers = [side for side in Side if told[side].kind == "computer"]
    if asked.seat is None:
        fits = not computers and not asked.level
    else:
        fits = computers == [SIDE[asked.seat].opponent] and bool(asked.level)
    if not fits:
        raise Refused(
            "bad-request",
            "Either one seat is the visitor's and the other one the computer's, with a level; or "
            "two people share the device, and there is no seat and no level.",
            field="players",
        )
    white, black = (_player(player, visitor) for player in told)
    if not computers:
        return "", (white, black)
    try:
        return level(asked.level).name, (white, black)
    except TogyzError as error:
        raise Refused("bad-request", f"{error}.", field="level") from error


def _player(told: ImportedPlayer, visitor: str) -> Player:
    if told.kind == "computer":
        return Player("computer")
    return Player("human", " ".join(told.name.split()), visitor)


def _ending(told: ImportedEnding, state: GameState) -> Event:
    if state.outcome is not None:
        raise _unreadable("ending", f"The game was over by the rules: {state.outcome}")
    if (told.side is None) is not (told.reason == "agreement"):
        raise Refused(
            "bad-request", "A side resigns or runs out of time; both agree.", field="ending"
        )
    if told.side is None:
        return Drawn()
    side = SIDE[told.side]
    if told.reason == "resignation":
        return Resigned(side=side)
    if state.clocks is None or state.clocks.running is not side:
        raise _unreadable("ending", f"{side}'s clock did not run")
    return Flagged(side=side, spent=state.clocks.remaining())
