"""How long messages travel to a player and back, so that a clock doesn't charge for it."""

from __future__ import annotations

from collections import deque

__all__ = ["MOST", "Lag"]

MOST = 300
"""Milliseconds that are allowed for at most, in each move: what a client that cheats can gain."""

SAMPLES = 5
PENDING = 16


class Lag:
    """The lag of one player, measured by probes that the page echoes at once.

    The least of the last few counts, so that one late echo gives nothing. Who never echoes has no
    lag, and no allowance.
    """

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._number = 0
        self._sent: dict[int, int] = {}
        self._samples: deque[int] = deque(maxlen=SAMPLES)

    @property
    def allowance(self) -> int:
        """Milliseconds of each move that are not charged."""
        return min(MOST, min(self._samples, default=0))

    def probe(self, at: int) -> int:
        """The number of a probe that is sent at this time."""
        self._number += 1
        self._sent[self._number] = at
        if len(self._sent) > PENDING:
            del self._sent[next(iter(self._sent))]
        return self._number

    def heard(self, number: int, at: int) -> None:
        """The echo of a probe came; one that was never sent, or came before, says nothing."""
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._samples.append(at - sent)
