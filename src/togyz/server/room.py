"""A room: one game in memory, with those who watch it.

Whatever changes the game goes through the room's lock: it is checked against the state, written
to the log, applied and told, in this order, before the next may begin. The computer is a player
like any other; its move is checked in the same way when it comes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from togyz.rules import IllegalMove, Side

from .config import NOTICE
from .errors import Refused, ServerError
from .events import Event, Moved, Resigned, Started, TakenBack
from .messages import Ack, Command, Move, Pong, Refusal, Resign, ServerMessage, Snapshot, Takeback
from .state import GameState
from .store import Store, StoredEvent
from .thinking import Thinker

__all__ = ["Room", "Watcher"]

logger = logging.getLogger(__name__)

T = TypeVar("T")

KEPT_EVENTS = 64
RETRY_SECONDS = 2.0

MAX_EVENTS = 5_000
"""Of one game, takebacks and what they undid included: a log must stay quick to read."""

encode = msgspec.json.encode


class Watcher:
    """A connection that hears what happens in a room.

    Attributes:
        visitor: the visitor id, None for somebody unknown.
        outbox: messages to send, encoded; None means: close, it was too slow to keep up.
    """

    CAPACITY = 128

    def __init__(self, visitor: str | None) -> None:
        self.visitor = visitor
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._given_up = False

    def tell(self, message: ServerMessage) -> None:
        """Put a message into the outbox."""
        self.tell_encoded(encode(message))

    def tell_encoded(self, message: bytes) -> None:
        """Put an encoded message into the outbox; nobody ever waits for a slow connection."""
        if self._given_up:
            return
        self._given_up = self.outbox.qsize() >= self.CAPACITY
        self.outbox.put_nowait(None if self._given_up else message)


class Room:
    """One game in memory.

    Attributes:
        state: what the events add up to.
        watchers: those who hear of events.
        holders: how many use the room now; while there is one it stays in memory.
        idle_since: when the last holder left, by the monotonic clock.
    """

    def __init__(self, state: GameState, store: Store, thinker: Thinker) -> None:
        self.state = state
        self.watchers: set[Watcher] = set()
        self.holders = 0
        self.idle_since = time.monotonic()
        self._store = store
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._recent: deque[bytes] = deque(maxlen=KEPT_EVENTS)
        self._work: set[asyncio.Task[Any]] = set()
        self._thinking: asyncio.Task[None] | None = None

    @classmethod
    def from_log(cls, game: str, stored: list[StoredEvent], store: Store, thinker: Thinker) -> Room:
        """Fold a log, and keep the last messages for those who come back.

        Raises:
            ServerError: the log is damaged.
        """
        first, *rest = stored
        if not isinstance(first.event, Started):
            raise ServerError(f"game {game}: the first event is not its start")
        state = GameState(game, first.event, first.seq)
        room = cls(state, store, thinker)
        for number, line in enumerate(rest):
            state.apply(line.event, line.seq, line.command)
            if len(rest) - number <= KEPT_EVENTS:
                room._recent.append(encode(state.happened(line.event)))
        return room

    @property
    def busy(self) -> bool:
        """Whether anything is going on."""
        return bool(self.holders or self._work or self._thinking)

    # --- Watching

    def join(self, watcher: Watcher, seen: int) -> None:
        """Bring a watcher up to date, and let it hear all that follows.

        Args:
            watcher: who.
            seen: the number of the last event it knows, 0 for none.
        """
        missed = self.state.seq - seen
        if missed == 0:
            watcher.tell(Pong())
        elif seen and 0 < missed < KEPT_EVENTS and missed <= len(self._recent):
            for message in list(self._recent)[-missed:]:
                watcher.tell_encoded(message)
        else:
            self.resend(watcher)
        self.watchers.add(watcher)
        self._let_computer_move()

    def resend(self, watcher: Watcher) -> None:
        """Send the whole game."""
        watcher.tell(Snapshot(game=self.state.view(watcher.visitor)))

    def leave(self, watcher: Watcher) -> None:
        """Stop hearing. When nobody is left the computer doesn't think on for nobody."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self._stop_thinking()

    def _tell_all(self, message: ServerMessage) -> bytes:
        encoded = encode(message)
        for watcher in self.watchers:
            watcher.tell_encoded(encoded)
        return encoded

    # --- Changing the game

    async def obey(self, command: Command, visitor: str | None) -> Ack:
        """Follow a player's command; the answer means that it is done and on the disk.

        Raises:
            Refused: why it was not followed.
        """
        return await self._finish(self._obey(command, visitor))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do what, once begun, must be done to the end, even if who asked for it has left."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _obey(self, command: Command, visitor: str | None) -> Ack:
        async with self._lock:
            state = self.state
            side = state.seat(visitor)
            if side is None:
                raise Refused("not-your-seat", "You watch this game; only its players can do that.")
            done = state.done.get(command.id)
            if done is not None:
                return Ack(id=command.id, seq=done)
            if state.seq >= MAX_EVENTS:
                raise Refused("too-large", "Too much has happened in this game. Start a new one.")
            event = self._event(command, side)
            await self._append(event, command.id)
            return Ack(id=command.id, seq=state.seq)

    def _event(self, command: Command, side: Side) -> Event:
        """What a command makes happen, if the state allows it."""
        state = self.state
        resigned = state.game.ending is not None
        if resigned or (state.outcome is not None and not isinstance(command, Takeback)):
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
                return Moved(ply=state.ply + 1, hole=command.hole)
            case Takeback():
                ply = state.takeback_ply(side)
                if ply is None:
                    raise Refused("nothing-to-take-back", f"{side} has not moved yet.")
                return TakenBack(side=side, ply=ply)
            case Resign():
                return Resigned(side=side)

    async def _append(self, event: Event, command: str = "") -> None:
        """Write, apply, tell; the lock must be held."""
        state = self.state
        plies, result = state.after(event)
        await self._store.append(
            state.id, state.seq + 1, event, command, plies=plies, result=result
        )
        state.apply(event, state.seq + 1, command)
        if state.outcome is not None:
            logger.log(NOTICE, "game %s ended: %s", state.id, state.outcome)
        self._recent.append(self._tell_all(state.happened(event)))
        # What the computer thinks about is not on the board any more.
        self._stop_thinking()
        self._let_computer_move()

    # --- The computer

    def _let_computer_move(self) -> None:
        if self.watchers and self._thinking is None and self.state.computer_to_move:
            self._thinking = asyncio.create_task(self._think())
            self._thinking.add_done_callback(self._thought)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _thought(self, task: asyncio.Task[None]) -> None:
        if self._thinking is task:
            self._thinking = None
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("game %s: the computer could not move", self.state.id, exc_info=error)
            self._tell_all(Refusal(code="internal", message="The computer could not move."))

    async def _think(self) -> None:
        state = self.state
        seq = state.seq
        while True:
            try:
                choice = await self._thinker.choose(
                    state.position, state.started.level, state.earlier()
                )
                break
            except Refused as refused:
                self._tell_all(Refusal(code=refused.code, message=refused.message))
                if refused.code != "engine-busy":
                    return
                await asyncio.sleep(RETRY_SECONDS)
        await self._finish(self._answer(seq, choice.move))

    async def _answer(self, seq: int, hole: int) -> None:
        async with self._lock:
            if self.state.seq == seq:  # else something happened meanwhile: too late
                await self._append(Moved(ply=self.state.ply + 1, hole=hole))

    async def close(self) -> None:
        """Stop the computer, and wait for what is being written."""
        self._stop_thinking()
        if self._work:
            await asyncio.wait(self._work)
