"""Play one game between two engines, and judge it by the readable rules."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from togyz.engine import EngineDied, EngineError, EngineTimeout
from togyz.engine.knowledge import NONE, usable
from togyz.rules import IllegalMove, Node, Position, Side, Variant
from togyz.tables import Tables

from .game import MatchGame
from .players import Player, Turn
from .specs import Pace

__all__ = ["Adjudication", "play_game"]


@dataclass(frozen=True, slots=True)
class Adjudication:
    """When a game ends before its end; nothing is adjudicated unless it is asked for.

    Attributes:
        lead: hundredths of a stone; once both engines have seen the same side so far ahead in
            `moves` moves each, one after another, it has won. 0: never.
        moves: how many moves each.
        plies: a game that is this long is drawn. 0: never.
        tables: which tables tell the result of a game as soon as they know it, as
            `togyz.engine.knowledge.knowledge` takes it.
    """

    lead: int = 0
    moves: int = 3
    plies: int = 0
    tables: str = NONE


@dataclass(slots=True)
class _Board:
    """A game in progress.

    Attributes:
        number: of the game.
        opening: the moves that were given.
        node: the last node.
        moves: all moves.
        clocks: milliseconds left to White and Black, where there is a clock.
        times: as in `MatchGame`.
        scores: as in `MatchGame`.
    """

    number: int
    opening: tuple[int, ...]
    node: Node
    moves: list[int]
    clocks: list[float]
    times: list[int] = field(default_factory=list)
    scores: list[int | None] = field(default_factory=list)

    def ended(self, winner: Side | None, ending: str, detail: str = "") -> MatchGame:
        """The game, over."""
        result = "1/2-1/2" if winner is None else "1-0" if winner is Side.WHITE else "0-1"
        return MatchGame(
            self.number,
            self.opening,
            tuple(self.moves),
            result,
            ending,
            detail,
            tuple(self.times),
            tuple(self.scores),
        )

    def faulted(self, side: Side, error: EngineError | IllegalMove) -> MatchGame:
        """The game, lost by a side for a fault of its engine."""
        ending = "illegal"
        if isinstance(error, EngineTimeout):
            ending = "time"
        elif isinstance(error, EngineDied):
            ending = "crash"
        return self.ended(side.opponent, ending, f"{side} loses: {error}")


def play_game(
    number: int,
    variant: Variant,
    opening: Sequence[int],
    players: Sequence[Player],
    paces: Sequence[Pace],
    margin_ms: int = 0,
    adjudication: Adjudication = Adjudication(),
) -> MatchGame:
    """Play a game to its end.

    Args:
        number: of the game in its match; the first player has White in even ones.
        variant: the rules.
        opening: legal moves to begin with.
        players: the two.
        paces: how long each of them may think.
        margin_ms: how much later than allowed an answer may come.
        adjudication: when to end it early.

    Raises:
        TogyzError: tables are to adjudicate, and can't be used.
    """
    node = Node(Position.start(variant))
    for move in opening:
        node = node.add(move)
    first = number % 2
    seats = {Side(side): (side + first) % 2 for side in (0, 1)}
    clocks = [float(paces[seats[side]].clock_ms) for side in Side]
    board = _Board(number, tuple(opening), node, list(opening), clocks)
    for side in Side:
        try:
            players[seats[side]].begin(number)
        except EngineError as error:
            return board.faulted(side, error)
    known = usable(variant, adjudication.tables)
    while True:
        outcome = board.node.outcome()
        if outcome is not None:
            return board.ended(outcome.winner, outcome.reason.value)
        early = _adjudge(board, adjudication) or _look_up(board, known)
        if early is not None:
            return early
        seat = seats[board.node.position.side]
        fault = _move(board, players[seat], paces[seat], margin_ms)
        if fault is not None:
            return fault


def _move(board: _Board, player: Player, pace: Pace, margin_ms: int) -> MatchGame | None:
    """Let the side to move play; the lost game if its engine fails."""
    position = board.node.position
    side = position.side
    clock = board.clocks[side]
    timed = bool(pace.move_ms or pace.clock_ms)
    allowed = pace.move_ms or clock
    line = [node.position for node in board.node.line()][::-1]
    turn = Turn(
        tuple(line),
        tuple(board.moves),
        pace,
        max(1, int(clock)) if pace.clock_ms else 0,
        (allowed + margin_ms) / 1000 if timed else None,
    )
    began = time.monotonic()
    try:
        said = player.choose(turn)
        elapsed = 1000 * (time.monotonic() - began)
        if timed and elapsed > allowed + margin_ms:
            raise EngineTimeout(f"it answered after {elapsed:.0f} ms, allowed were {allowed:.0f}")
        node = board.node.add(said.move)  # that the game goes on was looked at before
    except (EngineError, IllegalMove) as error:
        return board.faulted(side, error)
    if pace.clock_ms:
        # Who used the margin has nothing left, but no debt either.
        board.clocks[side] = max(0.0, clock - elapsed) + pace.increment_ms
    board.node = node
    board.moves.append(said.move)
    board.times.append(round(elapsed))
    score = said.score
    board.scores.append(-score if score is not None and side is Side.BLACK else score)
    return None


def _adjudge(board: _Board, adjudication: Adjudication) -> MatchGame | None:
    """The game, if it need not be played to its end."""
    last = board.scores[-2 * adjudication.moves :]
    if adjudication.lead and len(last) == 2 * adjudication.moves:
        seen = [score for score in last if score is not None]
        for winner, sign in ((Side.WHITE, 1), (Side.BLACK, -1)):
            if len(seen) == len(last) and min(sign * s for s in seen) >= adjudication.lead:
                lead = f"{adjudication.lead / 100:g} stones"
                why = f"{winner} wins: both engines see it {lead} ahead or more"
                return board.ended(winner, "adjudication", why)
    if adjudication.plies and len(board.moves) >= adjudication.plies:
        why = f"draw: {len(board.moves)} plies were played"
        return board.ended(None, "adjudication", why)
    return None


def _look_up(board: _Board, tables: Tables | None) -> MatchGame | None:
    """The game, if tables know its result."""
    position = board.node.position
    known = None if tables is None else tables.known(position)
    if known is None:
        return None
    winner = position.side if known.result > 0 else position.side.opponent if known.result else None
    verdict = "draw" if winner is None else f"{winner} wins"
    return board.ended(winner, "adjudication", f"{verdict}: the tables know this position")
