"""The state of a game: what its events add up to."""

from __future__ import annotations

from togyz.notation import format_position, parse_position
from togyz.rules import Game, Node, Outcome, Position, Reason, Side, TogyzError

from . import views
from .clocks import Clocks
from .errors import ServerError
from .events import (
    Drawn,
    Event,
    Flagged,
    Moved,
    OfferDeclined,
    Offered,
    Player,
    Rematched,
    Resigned,
    Started,
    TakenBack,
)
from .messages import (
    DrawDeclinedEvent,
    DrawnEvent,
    DrawOfferedEvent,
    EventView,
    FlaggedEvent,
    GameView,
    Happened,
    MoveEvent,
    PlayersView,
    PlayerView,
    RematchEvent,
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
        moves: the hole numbers played.
        game: the game for the record.
        turn: the number of the last event that changed the board or ended the game.
        draw_offer: the side whose offer of a draw waits for an answer.
        offered_at: the ply at which White and Black last offered one.
        rematch: the game that follows this one, if there is one.
        clocks: the clocks, if the game is played with them.
    """

    def __init__(self, game_id: str, started: Started, seq: int = 1) -> None:
        self.id = game_id
        self.seq = seq
        self.started = started
        self.done: dict[str, int] = {}
        self.moves: list[int] = []
        self.game = Game(_first_position(game_id, started))
        self.turn = seq
        self.draw_offer: Side | None = None
        self.offered_at: list[int | None] = [None, None]
        self.rematch: str | None = None
        self.clocks = None if started.clock is None else Clocks(started.clock)
        self._node: Node = self.game.root
        self._outcome: Outcome | None = self.game.outcome

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._node.position

    @property
    def ply(self) -> int:
        """How many moves led here."""
        return len(self.moves)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, None while it goes on."""
        return self._outcome

    @property
    def to_move(self) -> Player:
        """The player who moves."""
        return self.started.players[self.position.side]

    @property
    def computer_to_move(self) -> bool:
        """Whether the game waits for the computer."""
        return self.outcome is None and self.to_move.kind == "computer"

    @property
    def computer(self) -> Side | None:
        """The side that the computer plays, if it plays."""
        return next((side for side in Side if self.started.players[side].kind == "computer"), None)

    @property
    def clock_runs(self) -> bool:
        """Whether somebody's time passes."""
        return self.clocks is not None and self.clocks.running is not None

    def seat(self, visitor: str | None) -> Side | None:
        """The side a visitor plays; none where it is both."""
        white, black = self.started.players
        if visitor is None or white.visitor == black.visitor:
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
        for before, node in enumerate(self._node.line(), 1):
            if node.mover is side:
                return self.ply - before
        return None

    def after(self, event: Event) -> tuple[int, Result]:
        """How many plies the game will have after an event, and its result; changes nothing."""
        outcome: Outcome | None = None
        match event:
            case Moved():
                node = self._node.add(event.hole)
                outcome = node.outcome()
                node.remove()
            case Resigned():
                outcome = self._ended(Side(event.side).opponent, Reason.RESIGNATION)
            case Flagged():
                outcome = self._ended(Side(event.side).opponent, Reason.TIME)
            case Drawn():
                outcome = self._ended(None, Reason.AGREEMENT)
            case Rematched():
                outcome = self.outcome
        plies = event.ply if isinstance(event, Moved | TakenBack) else self.ply
        return plies, views.result(outcome)

    def _ended(self, winner: Side | None, reason: Reason) -> Outcome:
        return Outcome(winner, reason, self.position.kazans)

    def apply(self, event: Event, seq: int, command: str = "") -> None:
        """Let an event happen.

        Raises:
            ServerError: the event doesn't follow the one before it; the log is damaged.
        """
        if seq != self.seq + 1 or isinstance(event, Started):
            raise ServerError(f"game {self.id}: event {seq} can't follow event {self.seq}")
        self._change(event)
        self.seq = seq
        if command:
            self.done[command] = seq
        self._outcome = self.game.outcome
        if not isinstance(event, Offered | OfferDeclined | Rematched):
            self.turn = seq
        if self._outcome is not None:
            self.draw_offer = None
        if self.clocks is not None:
            to_move = self.position.side if self._outcome is None else None
            self.clocks.apply(event, to_move, self.ply)

    def _change(self, event: Event) -> None:
        match event:
            case Moved():
                self._move(event)
            case TakenBack():
                self._take_back(event)
            case Resigned():
                self.game.resign(Side(event.side))
            case Flagged():
                self.game.flag(Side(event.side))
            case Drawn():
                self.game.agree_draw()
            case Offered():
                self.draw_offer = Side(event.side)
                self.offered_at[event.side] = self.ply
            case OfferDeclined():
                self.draw_offer = None
            case Rematched():
                self.rematch = event.game

    def _move(self, event: Moved) -> None:
        if event.ply != self.ply + 1:
            raise ServerError(f"game {self.id}: move {event.ply} follows {self.ply}")
        mover = self.position.side
        self._node = self._node.add(event.hole)
        self._node.elapsed = event.spent if self.clocks is not None else None
        self.moves.append(event.hole)
        if self.draw_offer is not mover:  # to play on is to decline
            self.draw_offer = None

    def _take_back(self, event: TakenBack) -> None:
        self.game.takeback(self.ply - event.ply)
        del self.moves[event.ply :]
        self._node = self.game.end
        self.draw_offer = None
        self.offered_at = [None if at is None else min(at, event.ply) for at in self.offered_at]

    def happened(self, event: Event) -> Happened:
        """The message that tells of the event just applied."""
        return Happened(
            seq=self.seq,
            event=self._event_view(event),
            fen=format_position(self.position),
            outcome=views.outcome_view(self.outcome),
            clock=None if self.clocks is None else self.clocks.view(),
        )

    def _event_view(self, event: Event) -> EventView:
        match event:
            case Moved():
                return MoveEvent(ply=event.ply, hole=event.hole)
            case TakenBack():
                return TakebackEvent(side=views.SIDES[event.side], ply=event.ply)
            case Resigned():
                return ResignedEvent(side=views.SIDES[event.side])
            case Offered():
                return DrawOfferedEvent(side=views.SIDES[event.side])
            case OfferDeclined():
                return DrawDeclinedEvent(side=views.SIDES[event.side])
            case Drawn():
                return DrawnEvent()
            case Flagged():
                return FlaggedEvent(side=views.SIDES[event.side])
            case Rematched():
                return RematchEvent(game=event.game)
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
            level=views.level_name(self.started.level),
            players=PlayersView(white=white, black=black),
            outcome=views.outcome_view(self.outcome),
            seat=None if seat is None else views.SIDES[seat],
            seq=self.seq,
            start=format_position(self.game.start),
            fen=format_position(self.position),
            moves=list(self.moves),
            clock=None if self.clocks is None else self.clocks.view(),
            draw_offer=None if self.draw_offer is None else views.SIDES[self.draw_offer],
            rematch=self.rematch,
        )


def _first_position(game_id: str, started: Started) -> Position:
    """Where a game begins.

    Raises:
        ServerError: its log names no position; it is damaged.
    """
    if not started.start:
        return Position.start(started.variant)
    try:
        return parse_position(started.start)
    except TogyzError as error:
        raise ServerError(f"game {game_id}: its first position can't be read: {error}") from error
