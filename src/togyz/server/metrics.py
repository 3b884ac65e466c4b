"""What an operator's monitoring wants to know, in the text form of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = [
    "ENGINE_SECONDS",
    "EVENTS",
    "GAMES",
    "MOVE_SECONDS",
    "REQUESTS",
    "REQUEST_SECONDS",
    "SOCKETS",
    "TEXT",
    "exposition",
]

TEXT = "text/plain; version=0.0.4; charset=utf-8"
"""The media type of `exposition`."""

REGISTRY = CollectorRegistry(auto_describe=True)
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS = Counter(
    "togyz_requests", "HTTP requests answered.", ("handler", "method", "status"), registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "togyz_request_seconds", "Time to answer a request.", registry=REGISTRY, buckets=QUICK
)
SOCKETS = Gauge("togyz_sockets", "Sockets that are open.", registry=REGISTRY)
GAMES = Counter("togyz_games", "Games begun, by how.", ("how",), registry=REGISTRY)
EVENTS = Counter("togyz_events", "Events of games, stored.", ("kind",), registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "togyz_move_seconds",
    "Time from a player's command to its acknowledgement.",
    registry=REGISTRY,
    buckets=QUICK,
)
ENGINE_SECONDS = Histogram(
    "togyz_engine_seconds",
    "Time until the engine has answered, waiting included.",
    registry=REGISTRY,
    buckets=QUICK,
)
ROOMS = Gauge("togyz_rooms", "Games in memory.", registry=REGISTRY)
ENGINE_PENDING = Gauge(
    "togyz_engine_pending", "Positions that wait for the engine or are in work.", registry=REGISTRY
)


def exposition(rooms: int, pending: int) -> bytes:
    """All numbers as text.

    Args:
        rooms: games in memory.
        pending: positions that the engine has yet to answer.
    """
    ROOMS.set(rooms)
    ENGINE_PENDING.set(pending)
    return generate_latest(REGISTRY)
