"""A real server in a process of its own, for tests of how it lives."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from togyz.server.seats import COOKIE

PATIENCE = 60.0
PROGRAM = """\
import sys
from togyz.server import Config, ServerError, serve
from pathlib import Path
from togyz.server import endpoints, serving
# On a busy machine neither side answers soon.
serving.PING_SECONDS = serving.PONG_SECONDS = 60.0
serving.PATIENCE_SECONDS = 30
exec(sys.argv.pop())
try:
    database, port, level = sys.argv[1:]
    serve(
        Config(
            port=int(port), database=Path(database), workers=1, log_json=True, log_level=level
        )
    )
except ServerError as error:
    sys.exit(f"refused: {error}")
"""


class Server:
    """A running server and where it is."""

    def __init__(self, database: Path, log: IO[str], level: str = "info", patch: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(database), "0", level, patch],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("togyz is at http://127.0.0.1:"), line
        self.address = line.split()[3]

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def children(self) -> set[int]:
        """The processes that it has started."""
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return {int(number) for number in path.read_text().split()}

    def workers(self) -> set[int]:
        """The processes of the engine."""
        return {
            pid
            for pid in self.children()
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        }


@contextlib.contextmanager
def running(database: Path, log: IO[str], level: str = "info", patch: str = "") -> Iterator[Server]:
    server = Server(database, log, level, patch)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def start_game(server: Server, level: str = "easy", **asked: Any) -> tuple[str, str]:
    """A new game's id, and the cookie of its player."""
    answer = httpx2.post(
        f"{server.address}/api/games", json={"level": level, **asked}, timeout=PATIENCE
    )
    assert answer.status_code == 201
    return answer.json()["id"], answer.cookies[COOKIE]


def open_socket(server: Server, game: str, cookie: str) -> ClientConnection:
    return connect(
        f"{server.address.replace('http', 'ws')}/api/games/{game}/socket",
        additional_headers={"Cookie": f"{COOKIE}={cookie}"},
        origin=Origin(server.address),
        open_timeout=PATIENCE,
        ping_interval=None,
    )


def receive(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """Receive until a message of this type."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(PATIENCE))
        if message["type"] == kind:
            return message
        assert message["type"] != "error", message


def drain(connection: ClientConnection) -> None:
    """Receive until the server closes the connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            connection.recv(PATIENCE)


def gone(pids: set[int]) -> bool:
    """Whether all of these processes end in time."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        # A zombie has ended; whoever should collect it is none of ours.
        alive = {
            pid
            for pid in pids
            if (status := Path(f"/proc/{pid}/stat")).exists()
            and status.read_text().rpartition(")")[2].split()[0] != "Z"
        }
        if not alive:
            return True
        time.sleep(0.02)
    return False
