"""The clocks of a game: thinking time with an increment, in whole milliseconds.

Time is the server's monotonic clock, which no correction of the date moves. What has passed is in
the events (`spent`); so clocks are a fold of the log, and go on from there after a restart. The
time while the server was down is nobody's.
"""

from __future__ import annotations

import time

from togyz.rules import Side

from . import views
from .events import Clock, Event, Moved, TakenBack
from .messages import ClockView

__all__ = ["Clocks", "now"]


def now() -> int:
    """The server's monotonic clock, in milliseconds."""
    return time.monotonic_ns() // 1_000_000


class Clocks:
    """Both clocks. The first move of a game is free; from then on the time of who moves passes.

    Attributes:
        control: the time each side has, and what a move adds.
        running: whose time passes; None before the first move and after the end.
    """

    def __init__(self, control: Clock) -> None:
        """Both sides have all their time, and none passes yet."""
        self.control = control
        self.running: Side | None = None
        self._left = [control.base, control.base]
        # What was left after each ply, to go back to.
        self._after = [(control.base, control.base)]
        self._since = now()

    def elapsed(self, at: int) -> int:
        """What has passed for the side to move since the last event, at a time of `now`."""
        return 0 if self.running is None else max(0, at - self._since)

    def left(self, at: int) -> tuple[int, int]:
        """What White and Black have left at a time of `now`; never less than nothing."""
        left = self._left.copy()
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - self.elapsed(at))
        return left[0], left[1]

    def remaining(self) -> int:
        """What the running side had left when its time began to pass; 0 if none passes."""
        return 0 if self.running is None else self._left[self.running]

    def spent(self, at: int, allowance: int = 0) -> int:
        """What to charge the running side at a time of `now`, its lag of `allowance` apart."""
        return min(self.remaining(), max(0, self.elapsed(at) - allowance))

    def is_up(self, at: int, allowance: int = 0) -> bool:
        """Whether the running side has no time left at a time of `now`."""
        return self.running is not None and self.elapsed(at) - allowance >= self.remaining()

    def apply(self, event: Event, to_move: Side | None, ply: int) -> None:
        """Follow an event of the game.

        Args:
            event: what happened.
            to_move: who moves after it; None when the game is over.
            ply: how many moves the game has after it.
        """
        if self.running is not None:
            self._left[self.running] = max(0, self._left[self.running] - event_spent(event))
            if isinstance(event, Moved):
                self._left[self.running] += self.control.increment
        if isinstance(event, Moved):
            self._after.append((self._left[0], self._left[1]))
        elif isinstance(event, TakenBack):
            del self._after[event.ply + 1 :]
            self._left = list(self._after[-1])
        self.running = to_move if ply > 0 else None
        self._since = now()

    def view(self) -> ClockView:
        """The clocks as they stand now."""
        return ClockView(
            base_ms=self.control.base,
            increment_ms=self.control.increment,
            left_ms=self.left(now()),
            running=None if self.running is None else views.SIDES[self.running],
        )


def event_spent(event: Event) -> int:
    """The milliseconds that an event says have passed."""
    return int(getattr(event, "spent", 0))
