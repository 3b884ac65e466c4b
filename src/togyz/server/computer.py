"""The computer as a player of one game: when it thinks, and what it does with what it found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from togyz.core import Limits

from .clocks import now
from .errors import Refused
from .messages import Refusal, ServerMessage
from .state import GameState
from .thinking import Thinker

__all__ = ["Computer", "Decision"]

logger = logging.getLogger(__name__)

RETRY_SECONDS = 2.0

FULL_MS = 1_000
"""How long the level that only time bounds thinks without a clock."""

FULL_MOST_MS = 3_000
"""And with one, at most: others wait for the engine, too."""

OVERHEAD_MS = 100
"""What a move may lose on the way to the engine and back."""

OPENING_PLIES = 20
"""Before these the computer takes no draw."""

DRAW_SCORE = 50
"""Hundredths of a stone: the computer takes a draw when it thinks it has no more than this."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the computer wants to do.

    Attributes:
        turn: the `GameState.turn` that it is meant for; after another one it is of no use.
        move: the hole to play, None if it isn't to move.
        takes_draw: its answer to an offer of a draw, None if there was none.
    """

    turn: int
    move: int | None
    takes_draw: bool | None


class Computer:
    """Thinks when it is to move, or a draw was offered to it, and says what it chose."""

    def __init__(
        self,
        state: GameState,
        thinker: Thinker,
        chosen: Callable[[Decision], Awaitable[None]],
        tell: Callable[[ServerMessage], object],
    ) -> None:
        """Think of nothing yet.

        Args:
            state: the game.
            thinker: who searches.
            chosen: gets what it wants to do.
            tell: gets what the players should know.
        """
        self._state = state
        self._thinker = thinker
        self._chosen = chosen
        self._tell = tell
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether it thinks."""
        return self._task is not None

    @property
    def wanted(self) -> bool:
        """Whether the game waits for it."""
        return self._state.computer_to_move or self._offered

    @property
    def _offered(self) -> bool:
        computer = self._state.computer
        return computer is not None and self._state.draw_offer is computer.opponent

    def start(self) -> None:
        """Think, if the game waits for it and it doesn't think already."""
        if self._task is None and self.wanted:
            self._task = asyncio.create_task(self._think())
            self._task.add_done_callback(self._ended)

    def stop(self) -> None:
        """What it thinks about is of no use any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self._task is task:
            self._task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("game %s: the computer could not move", self._state.id, exc_info=error)
            self._tell(Refusal(code="internal", message="The computer could not move."))

    async def _think(self) -> None:
        while self.wanted:
            turn = self._state.turn
            try:
                move = await self._choose() if self._state.computer_to_move else None
                takes_draw = await self._takes_draw() if self._offered else None
            except Refused as refused:
                wait = msgspec.UNSET if refused.wait is None else refused.wait
                self._tell(Refusal(code=refused.code, message=refused.message, wait=wait))
                if refused.code != "engine-busy":
                    return
                await asyncio.sleep(RETRY_SECONDS)
            else:
                await self._do(Decision(turn, move, takes_draw))

    async def _do(self, decision: Decision) -> None:
        while True:
            try:
                await self._chosen(decision)
                return
            except Refused:
                await asyncio.sleep(RETRY_SECONDS)  # the disk is full, and will not be for ever
            except Exception:
                logger.exception("game %s: a move could not be stored", self._state.id)
                await asyncio.sleep(RETRY_SECONDS)

    @property
    def _visitor(self) -> str:
        """For whom it thinks."""
        computer = self._state.computer
        return "" if computer is None else self._state.started.players[computer.opponent].visitor

    async def _choose(self) -> int:
        state = self._state
        choice = await self._thinker.choose(
            state.position,
            state.started.level,
            state.earlier(),
            visitor=self._visitor,
            limits=self._limits(),
        )
        return choice.move

    async def _takes_draw(self) -> bool:
        """Whether it takes the draw that is offered: if it has no advantage, after the opening."""
        state = self._state
        if state.ply < OPENING_PLIES:
            return False
        score = await self._thinker.judge(state.position, state.earlier(), visitor=self._visitor)
        own = score if state.computer_to_move else -score
        return own <= DRAW_SCORE

    def _limits(self) -> Limits:
        """How long the strongest level may think; the others look so far and no further."""
        clocks = self._state.clocks
        if clocks is None or not self._state.computer_to_move:
            return Limits(movetime_ms=FULL_MS)
        return Limits(
            movetime_ms=FULL_MOST_MS,
            clock_ms=max(1, clocks.left(now())[self._state.position.side]),
            increment_ms=clocks.control.increment,
            overhead_ms=OVERHEAD_MS,
        )
