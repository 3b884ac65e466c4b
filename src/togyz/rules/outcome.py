"""How a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .sides import Side

__all__ = ["Outcome", "Reason"]


class Reason(Enum):
    """The rule or the agreement that ended a game."""

    MAJORITY = "majority"
    """A kazan holds more than half of all stones (82 of 162)."""
    SPLIT = "split"
    """Both kazans hold exactly half (81–81); the board is empty."""
    BARE = "bare"
    """The player to move has no stones (*atsyz kalu*); the stones left were counted."""
    REPETITION = "repetition"
    """The same position, with the same side to move, occurred for the third time."""
    AGREEMENT = "agreement"
    RESIGNATION = "resignation"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        winner: the side that won; None for a draw.
        reason: why the game ended.
        score: stones of White and Black; after `Reason.BARE` those left on the board are
            included, otherwise these are the kazans.
    """

    winner: Side | None
    reason: Reason
    score: tuple[int, int]

    @property
    def result(self) -> str:
        """``1-0``, ``0-1`` or ``1/2-1/2``."""
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Side.WHITE else "0-1"

    def __str__(self) -> str:
        """One sentence in English, such as ``Black wins 82–53: a majority of the stones``.

        The winner's stones come first; they are left out where they decided nothing.
        """
        who = "Draw" if self.winner is None else f"{self.winner} wins"
        loser = None if self.winner is None else self.winner.opponent
        why = {
            Reason.MAJORITY: "a majority of the stones",
            Reason.SPLIT: "half of the stones each",
            Reason.BARE: "no move left, the rest was counted",
            Reason.REPETITION: "the same position for the third time",
            Reason.AGREEMENT: "by agreement",
            Reason.RESIGNATION: f"{loser} resigned",
            Reason.TIME: f"{loser} ran out of time",
        }[self.reason]
        if self.reason in (Reason.RESIGNATION, Reason.TIME, Reason.AGREEMENT):
            return f"{who}: {why}"
        score = self.score[::-1] if self.winner is Side.BLACK else self.score
        return f"{who} {score[0]}–{score[1]}: {why}"
