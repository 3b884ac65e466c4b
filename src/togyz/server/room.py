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
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from togyz.rules import Side

from .clocks import now
from .commands import event_of, rematch_of
from .computer import Computer, Decision
from .config import NOTICE
from .errors import Refused, ServerError
from .events import Drawn, Event, Flagged, Moved, OfferDeclined, Rematched, Started
from .lag import Lag
from .messages import Ack, Command, Move, Pong, Probe, Rematch, ServerMessage, Snapshot
from .metrics import EVENTS, GAMES
from .seats import new_game_id
from .state import GameState
from .store import Store, StoredEvent
from .thinking import Thinker
from .watcher import Watcher

__all__ = ["Room"]

logger = logging.getLogger(__name__)

T = TypeVar("T")

KEPT_EVENTS = 64
FLAG_RETRY_SECONDS = 5.0

MAX_EVENTS = 5_000
"""Of one game, takebacks and what they undid included: a log must stay quick to read."""

encode = msgspec.json.encode


class Room:
    """One game in memory.

    Attributes:
        state: what the events add up to.
        watchers: those who hear of events.
        holders: how many use the room now; while there is one it stays in memory.
        idle_since: when the last holder left, by the monotonic clock.
    """

    def __init__(
        self,
        state: GameState,
        store: Store,
        thinker: Thinker,
        count_game: Callable[[str], None] = lambda visitor: None,
    ) -> None:
        """Make the room of a game as it stands.

        Args:
            state: the game.
            store: where its log is.
            thinker: who finds the computer's moves.
            count_game: counts a game that a visitor starts; raises `Refused` for one too many.
        """
        self.state = state
        self.watchers: set[Watcher] = set()
        self.holders = 0
        self.idle_since = time.monotonic()
        self._store = store
        self._count_game = count_game
        self._lock = asyncio.Lock()
        self._recent: deque[bytes] = deque(maxlen=KEPT_EVENTS)
        self._work: set[asyncio.Task[Any]] = set()
        self._computer = Computer(state, thinker, self._chosen, self._tell_all)
        self._lags = (Lag(), Lag())
        self._flag_timer: asyncio.TimerHandle | None = None

    @classmethod
    def from_log(
        cls,
        game: str,
        stored: list[StoredEvent],
        store: Store,
        thinker: Thinker,
        count_game: Callable[[str], None] = lambda visitor: None,
    ) -> Room:
        """Fold a log, and keep the last messages for those who come back.

        Raises:
            ServerError: the log is damaged.
        """
        first, *rest = stored
        if not isinstance(first.event, Started):
            raise ServerError(f"game {game}: the first event is not its start")
        state = GameState(game, first.event, first.seq)
        room = cls(state, store, thinker, count_game)
        for number, line in enumerate(rest):
            state.apply(line.event, line.seq, line.command)
            if len(rest) - number <= KEPT_EVENTS:
                room._recent.append(encode(state.happened(line.event)))
        return room

    @property
    def busy(self) -> bool:
        """Whether anything is going on."""
        return bool(self.holders or self._work or self._computer.busy or self.state.clock_runs)

    def wake(self) -> None:
        """Let time pass, and the computer play, as they do whenever something has changed."""
        self._set_flag_timer()
        # Without a clock the game can wait, and nobody thinks for nobody.
        if self.watchers or self.state.clock_runs:
            self._computer.start()
        else:
            self._computer.stop()

    # --- Watching

    def join(self, watcher: Watcher, seen: int) -> None:
        """Bring a watcher up to date, and let it hear all that follows.

        Args:
            watcher: who.
            seen: the number of the last event it knows, 0 for none.
        """
        missed = self.state.seq - seen
        if self.state.clocks is not None:
            self.resend(watcher)  # the clocks in old messages are wrong by now
        elif missed == 0:
            watcher.tell(Pong())
        elif seen and 0 < missed < KEPT_EVENTS and missed <= len(self._recent):
            for message in list(self._recent)[-missed:]:
                watcher.tell_encoded(message)
        else:
            self.resend(watcher)
        self.watchers.add(watcher)
        self._probe(self.state.seat(watcher.visitor))
        self.wake()

    def resend(self, watcher: Watcher) -> None:
        """Send the whole game."""
        watcher.tell(Snapshot(game=self.state.view(watcher.visitor)))

    def leave(self, watcher: Watcher) -> None:
        """Stop hearing. When nobody is left the computer doesn't think on for nobody."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self.wake()

    def _tell_all(self, message: ServerMessage) -> bytes:
        encoded = encode(message)
        for watcher in self.watchers:
            watcher.tell_encoded(encoded)
        return encoded

    # --- Changing the game

    async def obey(self, command: Command, visitor: str | None, at: int | None = None) -> Ack:
        """Follow a player's command; the answer means that it is done and on the disk.

        Args:
            command: what to do.
            visitor: who asks.
            at: when the command came, by `clocks.now`; that decides between a move and the flag.

        Raises:
            Refused: why it was not followed.
        """
        return await self._finish(self._obey(command, visitor, now() if at is None else at))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do what, once begun, must be done to the end, even if who asked for it has left."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _obey(self, command: Command, visitor: str | None, at: int) -> Ack:
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
            if self._is_up(at):
                await self._append(Flagged(side=state.position.side, spent=self._spent(at)))
            if isinstance(command, Rematch) and state.outcome is not None:
                await self._rematch(command, visitor or "")
            else:
                # Or who offers draws would be allowed for the way once more.
                allowance = self._allowance if isinstance(command, Move) else 0
                event = event_of(command, state, side, self._spent(at, allowance))
                await self._append(event, command.id)
            return Ack(id=command.id, seq=state.seq)

    def _spent(self, at: int, allowance: int = 0) -> int:
        """What to charge the side to move for the time until `at`."""
        clocks = self.state.clocks
        return 0 if clocks is None else clocks.spent(at, allowance)

    def _is_up(self, at: int) -> bool:
        """Whether the time of the side to move is up."""
        clocks = self.state.clocks
        return clocks is not None and clocks.is_up(at, self._allowance)

    @property
    def _allowance(self) -> int:
        """What the side to move is not charged for."""
        return self._lags[self.state.position.side].allowance

    async def _rematch(self, command: Rematch, visitor: str) -> None:
        """Begin the game that follows, unless it has begun: there is only one."""
        if self.state.rematch is not None:
            return
        started = rematch_of(self.state)
        self._count_game(visitor)
        game = new_game_id()
        await self._append(Rematched(game=game), command.id, (game, started))
        GAMES.labels("rematch").inc()
        logger.log(NOTICE, "game %s started: %s, %s", game, started.variant, started.level)

    async def _append(
        self, event: Event, command: str = "", follows: tuple[str, Started] | None = None
    ) -> None:
        """Write, apply, tell; the lock must be held. `follows`: a game that begins with it."""
        state = self.state
        plies, result = state.after(event)
        await self._store.append(
            state.id,
            state.seq + 1,
            event,
            command,
            plies=plies,
            result=result,
            follows=follows,
        )
        EVENTS.labels(type(event).__struct_config__.tag).inc()
        was_over = state.outcome is not None
        state.apply(event, state.seq + 1, command)
        if state.outcome is not None and not was_over:
            logger.log(NOTICE, "game %s ended: %s", state.id, state.outcome)
        self._recent.append(self._tell_all(state.happened(event)))
        self._probe(state.position.side)
        if state.turn == state.seq:
            # What the computer thinks about is not on the board any more.
            self._computer.stop()
        self.wake()

    # --- The lag

    def _probe(self, side: Side | None) -> None:
        """Measure the lag of who plays a side, if somebody does and clocks run."""
        if side is None or not self.state.clock_runs:
            return
        for watcher in self.watchers:
            if self.state.seat(watcher.visitor) is side:
                watcher.tell(Probe(n=self._lags[side].probe(now())))

    def echo(self, watcher: Watcher, number: int, at: int) -> None:
        """A watcher answered a probe, at a time of `clocks.now`."""
        side = self.state.seat(watcher.visitor)
        if side is not None:
            self._lags[side].heard(number, at)

    # --- The computer

    async def _chosen(self, decision: Decision) -> None:
        await self._finish(self._answer(decision, now()))

    async def _answer(self, decision: Decision, at: int) -> None:
        """Do what the computer wants, unless something has happened meanwhile: then too late."""
        async with self._lock:
            state = self.state
            computer = state.computer
            if state.turn != decision.turn or computer is None:
                return
            if self._is_up(at):
                await self._append(Flagged(side=state.position.side, spent=self._spent(at)))
                return
            if state.draw_offer is computer.opponent:
                if decision.takes_draw is None:
                    return  # it came just now: the computer looks again
                if decision.takes_draw:
                    await self._append(Drawn(spent=self._spent(at)))
                    return
                await self._append(OfferDeclined(side=computer, spent=self._spent(at)))
            if decision.move is not None:
                spent = self._spent(at)
                await self._append(Moved(ply=state.ply + 1, hole=decision.move, spent=spent))

    # --- The clocks

    def _set_flag_timer(self) -> None:
        """Look again when the time of the side to move will be up."""
        if self._flag_timer is not None:
            self._flag_timer.cancel()
            self._flag_timer = None
        clocks = self.state.clocks
        if clocks is not None and clocks.running is not None:
            left = clocks.left(now())[clocks.running] + self._allowance
            # A millisecond more, or rounding would let it come too early.
            self._flag_when((left + 1) / 1000)

    def _flag_when(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._flag_timer = loop.call_later(seconds, self._time_may_be_up)

    def _time_may_be_up(self) -> None:
        task = asyncio.create_task(self._flag())
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _flag(self) -> None:
        async with self._lock:
            at = now()
            if not self._is_up(at):
                self._set_flag_timer()
                return
            try:
                await self._append(Flagged(side=self.state.position.side, spent=self._spent(at)))
            except Exception as error:
                if not isinstance(error, Refused):
                    logger.exception("game %s: a flag could not be stored", self.state.id)
                self._flag_when(FLAG_RETRY_SECONDS)

    async def close(self) -> None:
        """Stop the computer and the clocks, and wait for what is being written."""
        self._computer.stop()
        if self._flag_timer is not None:
            self._flag_timer.cancel()
        if self._work:
            await asyncio.wait(self._work)
        # What was written may have started them again.
        self._computer.stop()
        if self._flag_timer is not None:
            self._flag_timer.cancel()
