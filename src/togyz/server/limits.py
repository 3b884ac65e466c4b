"""How often somebody may do something, and how much at the same time."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from .errors import Refused

__all__ = ["Hourly", "Pace", "Paces", "Together", "network", "too_many_games"]

HOUR = 3600.0
KEYS = 10_000

BURST = 200
EACH_SECOND = 50.0
"""Messages of one socket: nobody plays that fast, however bad the line was before."""

BURST_SECONDS = 10
"""For how long one network may ask at twice its pace: a class that opens the page together."""

NETWORK_BITS = 64
"""Whoever has one IPv6 address has all that begin with the same bits."""


def network(connection: HTTPConnection) -> str:
    """Whom the limits of an address count: an IPv4 address, or the network of an IPv6 one."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a socket of the system has none
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), NETWORK_BITS), strict=False))


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


class Together:
    """Counts what goes on at the same time, by key and in all."""

    def __init__(self, most: int, each: int) -> None:
        """Allow `most` in all, and `each` for each key."""
        self._most = most
        self._each = each
        self._keys: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        """One more, for as long as it lasts.

        Raises:
            Refused: ``busy``, it is beyond the limit.
        """
        if self._keys.total() >= self._most or self._keys[key] >= self._each:
            raise Refused("busy", "Too many games are open from here, or in all.", wait=60)
        self._keys[key] += 1
        try:
            yield
        finally:
            self._keys[key] -= 1
            if not self._keys[key]:
                del self._keys[key]


class Pace:
    """Lets a burst of messages through, and then so many a second."""

    def __init__(self, burst: float = BURST, each_second: float = EACH_SECOND) -> None:
        """Nothing has come yet."""
        self._burst = burst
        self._each_second = each_second
        self._left = burst
        self._at = time.monotonic()

    def wait(self) -> float:
        """Count a message; how many seconds to wait before the next one is heard."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._each_second)

    def early(self) -> float:
        """Count a message if there is room for it, else say in how many seconds there is."""
        self._fill()
        if self._left < 1:
            return (1 - self._left) / self._each_second
        self._left -= 1
        return 0.0

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._each_second)
        self._at = now


class Paces:
    """A pace for each key; forgets the key not seen for longest when there are many."""

    def __init__(self, each_second: float) -> None:
        """Let so many a second through, and of those of ten seconds any number at once."""
        self._each_second = each_second
        self._paces: dict[str, Pace] = {}

    def take(self, key: str) -> None:
        """Count one more.

        Raises:
            Refused: ``too-many-requests``, it is beyond the limit.
        """
        burst = self._each_second * BURST_SECONDS
        pace = self._paces.pop(key, None) or Pace(burst, self._each_second)
        self._paces[key] = pace
        if len(self._paces) > KEYS:
            del self._paces[next(iter(self._paces))]
        if (wait := pace.early()) > 0:
            raise Refused(
                "too-many-requests",
                "Very many requests come from your network address. Try again in a moment.",
                wait=math.ceil(wait),
            )


def too_many_games() -> Refused:
    """The refusal for who starts games faster than anybody can play."""
    return Refused(
        "too-many-games", "You started very many games. Try again in an hour.", wait=int(HOUR)
    )
