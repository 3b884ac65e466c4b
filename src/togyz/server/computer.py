"""The computer as a player of one game: when it thinks, and what it does with what it found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from togyz.engine import Choice

from .errors import Refused
from .messages import Refusal, ServerMessage
from .state import GameState
from .thinking import Thinker

__all__ = ["Computer", "takes_draw"]

logger = logging.getLogger(__name__)

RETRY_SECONDS = 2.0

OPENING_PLIES = 20
"""Before these the computer takes no draw."""

DRAW_SCORE = 50
"""Hundredths of a stone: the computer takes a draw when it thinks it has no more than this."""


class Computer:
    """Thinks when it is to move, or a draw was offered to it, and says what it chose."""

    def __init__(
        self,
        state: GameState,
        thinker: Thinker,
        chosen: Callable[[int, Choice], Awaitable[None]],
        tell: Callable[[ServerMessage], object],
    ) -> None:
        """Think of nothing yet.

        Args:
            state: the game.
            thinker: who searches.
            chosen: gets what was found, with the `GameState.turn` that it is meant for.
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
        state = self._state
        offered = state.computer is not None and state.draw_offer is state.computer.opponent
        return state.computer_to_move or offered

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
        turn = self._state.turn
        choice = await self._choose()
        if choice is None:
            return
        while True:
            try:
                await self._chosen(turn, choice)
                return
            except Exception:
                # The disk is full, perhaps, and will not be for ever.
                logger.exception("game %s: a move could not be stored", self._state.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _choose(self) -> Choice | None:
        state = self._state
        while True:
            try:
                return await self._thinker.choose(
                    state.position, state.started.level, state.earlier()
                )
            except Refused as refused:
                self._tell(Refusal(code=refused.code, message=refused.message))
                if refused.code != "engine-busy":
                    return None
                await asyncio.sleep(RETRY_SECONDS)


def takes_draw(state: GameState, choice: Choice) -> bool:
    """Whether the computer takes the draw that it is offered.

    It does when it thinks that it has no advantage, and the opening is over.

    Args:
        state: the game.
        choice: what it found for the side to move, whichever that is.
    """
    own = choice.score if state.computer_to_move else -choice.score
    return state.ply >= OPENING_PLIES and own <= DRAW_SCORE
