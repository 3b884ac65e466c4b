"""The state of a game: what its events add up to."""

from __future__ import annotations

from typing import cast

from togyz.engine import Level, level
from togyz.rules import Game, Node, Outcome, Position, Reason, Side

from . import views
from .errors import ServerError
from .events import Event, Moved, Player, Resigned, Started, TakenBack
from .messages import (
    EventView,
    GameView,
    Happened,
    MoveEvent,
    PlayedMove,
    PlayersView,
    PlayerView,
    ResignedEvent,
    Result,
    StartedEvent,
    TakebackEvent,
)

__all__ = ["GameState"]


class GameState:
    """A game as the fold of its events; `apply` is the only thing that changes it.

    Attributes:
        id: the game's id.
        seq: the number of the last event applied.
        done: client commands that were followed, with the number of the event each became.
        history: the moves played, as the page gets them.
        game: the game for the record.
    """

    def __init__(self, game_id: str, started: Started, seq: int = 1) -> None:
        self.id = game_id
        self.seq = seq
        self.started = started
        self.done: dict[str, int] = {}
        self.history: list[PlayedMove] = []
        self.game = Game(started.variant)
        self._node: Node = self.game.root
        self._outcome: Outcome | None = None

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._node.position

    @property
    def ply(self) -> int:
        """How many moves led here."""
        return len(self.history)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, None while it goes on."""
        return self._outcome

    @property
    def level(self) -> Level:
        """The computer's level."""
        return level(self.started.level)

    @property
    def to_move(self) -> Player:
        """The player who moves."""
        return self.started.players[self.position.side]

    @property
    def computer_to_move(self) -> bool:
        """Whether the game waits for the computer."""
        return self.outcome is None and self.to_move.kind == "computer"

    def seat(self, visitor: str | None) -> Side | None:
        """The side a visitor plays."""
        if visitor is None:
            return None
        for side in Side:
            player = self.started.players[side]
            if player.kind == "human" and player.visitor == visitor:
                return side
        return None

    def earlier(self) -> tuple[Position, ...]:
        """The positions before this one that could recur: none once there is a tuzdik."""
        if self.position.tuzdiks != (None, None):
            return ()
        return tuple(node.position for node in self._node.line())[1:]

    def takeback_ply(self, side: Side) -> int | None:
        """The ply to which a side goes back to undo its last move; None if it has not moved."""
        for played in reversed(self.history):
            if played.trace.mover == views.SIDES[side]:
                return played.ply - 1
        return None

    def after(self, event: Event) -> tuple[int, Result]:
        """How many plies the game will have after an event, and its result; changes nothing."""
        match event:
            case Moved():
                node = self._node.add(event.hole)
                outcome = node.outcome()
                node.remove()
            case Resigned():
                outcome = Outcome(
                    Side(event.side).opponent, Reason.RESIGNATION, self.position.kazans
                )
            case _:
                outcome = None
        plies = event.ply if isinstance(event, Moved | TakenBack) else self.ply
        return plies, "*" if outcome is None else cast(Result, outcome.result)

    def apply(self, event: Event, seq: int, command: str = "") -> None:
        """Let an event happen.

        Raises:
            ServerError: the event doesn't follow the one before it; the log is damaged.
        """
        if seq != self.seq + 1 or isinstance(event, Started):
            raise ServerError(f"game {self.id}: event {seq} can't follow event {self.seq}")
        match event:
            case Moved():
                if event.ply != self.ply + 1:
                    raise ServerError(f"game {self.id}: move {event.ply} follows {self.ply}")
                trace = self.position.trace(event.hole)
                self._node = self._node.add(event.hole)
                self.history.append(views.played_move(trace, event.ply))
            case TakenBack():
                plies = self.ply - event.ply
                self.game.takeback(plies)
                del self.history[event.ply :]
                self._node = self.game.end
            case Resigned():
                self.game.resign(Side(event.side))
        self.seq = seq
        if command:
            self.done[command] = seq
        self._outcome = self.game.outcome

    def happened(self, event: Event) -> Happened:
        """The message that tells of the event just applied."""
        return Happened(
            seq=self.seq,
            event=self._event_view(event),
            position=views.position_view(self.position, self.ply, self.outcome),
            outcome=views.outcome_view(self.outcome),
        )

    def _event_view(self, event: Event) -> EventView:
        match event:
            case Moved():
                return MoveEvent(move=self.history[-1])
            case TakenBack():
                return TakebackEvent(side=views.SIDES[event.side], ply=event.ply)
            case Resigned():
                return ResignedEvent(side=views.SIDES[event.side])
            case Started():
                return StartedEvent()

    def view(self, visitor: str | None) -> GameView:
        """The whole game as a visitor sees it."""
        seat = self.seat(visitor)
        white, black = (
            PlayerView(kind=player.kind, name=player.name) for player in self.started.players
        )
        return GameView(
            id=self.id,
            variant=self.started.variant,
            level=self.started.level,
            players=PlayersView(white=white, black=black),
            position=views.position_view(self.position, self.ply, self.outcome),
            history=list(self.history),
            outcome=views.outcome_view(self.outcome),
            seat=None if seat is None else views.SIDES[seat],
            seq=self.seq,
        )
