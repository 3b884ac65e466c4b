"""What an engine answers to the question for a move."""

from __future__ import annotations

from dataclasses import dataclass

from togyz.core import Info

__all__ = ["NOTHING_YET", "Answer"]

NOTHING_YET = Info(depth=0, seldepth=0, nodes=0, time_ms=0, hashfull=0, proved=False, lines=())
"""What an engine knows that has said nothing."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The end of a search.

    Attributes:
        move: the hole to play.
        ponder: the answer that the engine expects from the opponent, and would like to think
            about meanwhile; None if it expects none.
        info: the last that the search knew. An external engine need not say anything: then it
            has no lines.
    """

    move: int
    ponder: int | None
    info: Info
