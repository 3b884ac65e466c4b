"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import deque

from .errors import Refused

__all__ = ["Hourly", "too_many_games"]

HOUR = 3600.0
KEYS = 10_000


class Hourly:
    """Counts events by key over the last hour; forgets the oldest keys when there are many."""

    def __init__(self, limit: int) -> None:
        """Allow `limit` events an hour for each key."""
        self._limit = limit
        self._times: dict[str, deque[float]] = {}

    def allows(self, key: str) -> bool:
        """Whether one more is within the limit; does not count it."""
        times = self._times.get(key)
        if times is None:
            return self._limit > 0
        long_ago = time.monotonic() - HOUR
        while times and times[0] <= long_ago:
            times.popleft()
        return len(times) < self._limit

    def take(self, key: str) -> None:
        """Count one game more.

        Raises:
            Refused: ``too-many-games``, it is beyond the limit.
        """
        if not self.allows(key):
            raise too_many_games()
        self.count(key)

    def count(self, key: str) -> None:
        """Count one."""
        times = self._times.pop(key, None) or deque()
        times.append(time.monotonic())
        self._times[key] = times  # put last: the first is the one not seen for longest
        if len(self._times) > KEYS:
            del self._times[next(iter(self._times))]


def too_many_games() -> Refused:
    """The refusal for who starts games faster than anybody can play."""
    return Refused(
        "too-many-games", "You started very many games. Try again in an hour.", wait=int(HOUR)
    )
