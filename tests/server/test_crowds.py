"""A real server, and those who want more of it than one may have."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
from pathlib import Path
from typing import IO

import httpx2
from websockets.exceptions import InvalidStatus

from tests.server.processes import (
    PATIENCE,
    open_socket,
    receive,
    running,
    start_game,
)


def test_who_opens_too_many_sockets_is_refused_and_nothing_else(
    tmp_path: Path, log: IO[str]
) -> None:
    """Nor is what the system lets the server open used up: pages come, and others play."""
    patch = (
        "import resource, signal; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 200));"
        "import togyz.server.lines as l;"
        "signal.signal(signal.SIGUSR1, lambda *_: setattr(l, 'HEAD_SECONDS', 0.5));"
        "signal.signal(signal.SIGUSR2, lambda *_: setattr(l, 'HEAD_SECONDS', 60.0))"
    )
    with (
        contextlib.ExitStack() as opened,
        running(tmp_path / "games.sqlite3", log, patch=patch) as server,
    ):
        game, cookie = start_game(server)
        codes = []
        for _ in range(60):
            try:
                opened.enter_context(open_socket(server, game, cookie))
            except InvalidStatus as refused:
                codes.append(refused.response.status_code)
        assert len(codes) == 30
        assert set(codes) == {403}
        host, _, port = server.address.removeprefix("http://").partition(":")
        # Those who open lines and ask for nothing are sent away, at once or after a while.
        server.process.send_signal(signal.SIGUSR1)
        silent = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(100)]
        for connection in silent:
            with contextlib.suppress(ConnectionError):
                assert connection.recv(1) == b""
            connection.close()
        server.process.send_signal(signal.SIGUSR2)
        assert httpx2.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200
    log.seek(0)
    assert {json.loads(line)["level"] for line in log} == {"info", "notice"}


def test_who_sends_without_end_is_heard_slowly(tmp_path: Path, log: IO[str]) -> None:
    """And only that one: as it waits it is not even read."""
    patch = "import togyz.server.limits as l; l.Pace.__init__.__defaults__ = (5, 0.001)"
    with running(tmp_path / "games.sqlite3", log, patch=patch) as server:
        game, cookie = start_game(server)
        with (
            open_socket(server, game, cookie) as connection,
            open_socket(server, game, cookie) as other,
        ):
            connection.send('{"type": "hello"}')
            receive(connection, "snapshot")
            for _ in range(50):
                connection.send('{"type": "ping"}')
            for _ in range(4):
                receive(connection, "pong")
            other.send('{"type": "move", "id": "m", "ply": 0, "hole": 1}')
            receive(other, "ack")
            # The move is told to all, and no further ping was answered before.
            assert json.loads(connection.recv(PATIENCE))["type"] == "event"
            server.stop(signal.SIGKILL)  # it would wait for that one
