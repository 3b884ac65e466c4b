"""How fast a search is."""

from __future__ import annotations

__all__ = ["SHORTEST_MS", "nodes_a_second"]

SHORTEST_MS = 10
"""Times are whole milliseconds: of fewer than this no rate can be told."""


def nodes_a_second(nodes: int, time_ms: int) -> int | None:
    """The rate; None where the time was too short to tell."""
    return nodes * 1000 // time_ms if time_ms >= SHORTEST_MS else None
