"""A real server in a process of its own: how it starts, dies, and comes back."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.processes import (
    PATIENCE,
    PROGRAM,
    drain,
    gone,
    open_socket,
    receive,
    running,
    start_game,
)
from togyz.engine import LEVELS
from togyz.notation import parse_position
from togyz.server.config import DEFAULT_LOG_LEVEL
from togyz.server.seats import COOKIE


def test_no_acknowledged_move_is_lost_when_it_is_killed(tmp_path: Path, log: IO[str]) -> None:
    """SIGKILL after the acknowledgement, while the computer thinks; then it goes on."""
    database = tmp_path / "games.sqlite3"
    with running(database, log) as server:
        game, cookie = start_game(server, "hard")
        with open_socket(server, game, cookie) as connection:
            connection.send('{"type": "hello"}')
            receive(connection, "snapshot")
            connection.send('{"type": "move", "id": "kept", "ply": 0, "hole": 4}')
            receive(connection, "ack")
            workers = server.children()
            server.stop(signal.SIGKILL)
    assert gone(workers), "the engine outlived the server"
    with (
        running(database, log) as server,
        open_socket(server, game, cookie) as connection,
    ):
        connection.send('{"type": "hello"}')
        shown = receive(connection, "snapshot")["game"]
        assert shown["moves"][0] == 4
        assert shown["seat"] == "white"
        connection.send('{"type": "move", "id": "kept", "ply": 0, "hole": 4}')
        assert receive(connection, "ack")["seq"] == 2
        # The computer's answer may have come before the signal, or before the same move again.
        until = time.monotonic() + PATIENCE
        while len(shown["moves"]) < 2 and time.monotonic() < until:
            connection.send('{"type": "hello"}')
            shown = receive(connection, "snapshot")["game"]
            time.sleep(0.2)
        assert (len(shown["moves"]), shown["seq"]) == (2, 3)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_without_leaving_processes(tmp_path: Path, log: IO[str], number: int) -> None:
    with running(tmp_path / "games.sqlite3", log) as server:
        game, cookie = start_game(server, "hard")
        with open_socket(server, game, cookie) as connection:
            connection.send('{"type": "hello"}')
            receive(connection, "snapshot")
            connection.send('{"type": "move", "id": "m", "ply": 0, "hole": 4}')
            receive(connection, "ack")
            workers = server.children()
            assert workers
            assert server.stop(number) in (0, -number)
            drain(connection)
            assert connection.close_code == 1012, "a restart: the page comes again"
    assert gone(workers)
    log.seek(0)
    lines = [json.loads(line) for line in log]
    assert {line["level"] for line in lines} <= {"info", "notice"}, lines
    requests = [line for line in lines if "path" in line]
    assert [line["status"] for line in requests] == [201, 101]


def test_an_engine_process_that_dies_is_replaced(tmp_path: Path, log: IO[str]) -> None:
    with running(tmp_path / "games.sqlite3", log) as server:
        game, cookie = start_game(server, "hard")
        with open_socket(server, game, cookie) as connection:
            connection.send('{"type": "hello"}')
            receive(connection, "snapshot")
            connection.send('{"type": "move", "id": "m", "ply": 0, "hole": 4}')
            receive(connection, "ack")
            while not (workers := server.workers()):
                time.sleep(0.01)
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
            # It was at the first answer, or had just given it; the second one needs another.
            told = receive(connection, "event")
            assert told["event"]["ply"] == 2
            hole = parse_position(told["fen"]).legal_moves()[0]
            connection.send(json.dumps({"type": "move", "id": "n", "ply": 2, "hole": hole}))
            receive(connection, "ack")
            assert receive(connection, "event")["event"]["ply"] == 4
    log.seek(0)
    assert "an engine process died" in log.read()


def test_a_taken_port_is_explained(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(tmp_path / "games.sqlite3"), str(port), "info", ""],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert answer.returncode == 1
    assert f"can't listen on port {port} of 127.0.0.1: it is in use" in answer.stderr
    assert "--port" in answer.stderr
    assert "Traceback" not in answer.stderr
    assert not (tmp_path / "games.sqlite3").exists()


def test_a_database_in_use_is_explained(tmp_path: Path, log: IO[str]) -> None:
    database = tmp_path / "games.sqlite3"
    with running(database, log):
        answer = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(database), "0", "info", ""],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert answer.returncode == 1
    assert "another togyz server uses the database" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_huge_message_closes_the_connection_and_nothing_else(
    tmp_path: Path, log: IO[str]
) -> None:
    with running(tmp_path / "games.sqlite3", log) as server:
        game, cookie = start_game(server)
        with open_socket(server, game, cookie) as connection:
            with contextlib.suppress(ConnectionClosed):  # it may be closed before all is sent
                connection.send("x" * 1_000_000)
            drain(connection)
            assert connection.close_code == 1009
        with open_socket(server, game, cookie) as connection:
            connection.send('{"type": "ping"}')
            assert receive(connection, "pong") == {"type": "pong"}


def test_who_sends_no_text_in_a_text_message_is_sent_away_without_an_error(
    tmp_path: Path, log: IO[str]
) -> None:
    with running(tmp_path / "games.sqlite3", log) as server:
        game, cookie = start_game(server)
        with open_socket(server, game, cookie) as connection:
            connection.send(b"\xff\xfe", text=True)
            drain(connection)
            assert connection.close_code == 1007
    log.seek(0)
    lines = [json.loads(line) for line in log]
    assert {line["level"] for line in lines} == {"info", "notice"}, lines


def test_who_leaves_in_the_middle_of_a_request_is_no_error(tmp_path: Path, log: IO[str]) -> None:
    with running(tmp_path / "games.sqlite3", log) as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(
                b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b'Content-Length: 100\r\n\r\n{"level": '
            )
        start_game(server)
    log.seek(0)
    lines = [json.loads(line) for line in log]
    assert {line["level"] for line in lines} == {"info", "notice"}, lines
    # The server may have seen the other one go before it began.
    assert {line["status"] for line in lines if "status" in line} - {499} == {201}


def test_sockets_that_are_refused_are_no_errors(tmp_path: Path, log: IO[str]) -> None:
    with running(tmp_path / "games.sqlite3", log) as server:
        game, cookie = start_game(server)
        with open_socket(server, "nosuchgame", cookie) as connection:
            assert json.loads(connection.recv(PATIENCE))["code"] == "not-found"
            drain(connection)
            assert (connection.close_code, connection.close_reason) == (4404, "not-found")
        address = server.address.replace("http", "ws")
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(
                f"{address}/api/games/{game}/socket",
                additional_headers={"Cookie": f"{COOKIE}={cookie}"},
                origin=Origin("https://evil.example"),
                open_timeout=PATIENCE,
            ),
        ):
            pass
        assert refused.value.response.status_code == 403
    log.seek(0)
    lines = [json.loads(line) for line in log]
    assert {line["level"] for line in lines} == {"info", "notice"}, lines
    assert [line["status"] for line in lines if "status" in line] == [201, 101, 403]


def test_a_line_that_has_gone_silent_is_closed(tmp_path: Path, log: IO[str]) -> None:
    """The client is there no more, and nobody said so: no answer to the server's pings."""
    patch = "import togyz.server.serving as s; s.PING_SECONDS = s.PONG_SECONDS = 0.1"
    with running(tmp_path / "games.sqlite3", log, patch=patch) as server:
        game, cookie = start_game(server)
        host, _, port = server.address.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            handshake = (
                f"GET /api/games/{game}/socket HTTP/1.1",
                f"Host: {host}:{port}",
                f"Cookie: {COOKIE}={cookie}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            )
            connection.sendall("".join(f"{line}\r\n" for line in (*handshake, "")).encode())
            received = b""
            while chunk := connection.recv(4096):  # until the server hangs up
                received += chunk
        assert received.startswith(b"HTTP/1.1 101 ")


def test_a_line_that_answers_is_left_alone(tmp_path: Path, log: IO[str]) -> None:
    patch = "import togyz.server.serving as s; s.PING_SECONDS = 0.1"
    with running(tmp_path / "games.sqlite3", log, patch=patch) as server:
        game, cookie = start_game(server)
        with open_socket(server, game, cookie) as connection:
            for _ in range(5):
                time.sleep(0.1)
                connection.send('{"type": "ping"}')
                assert receive(connection, "pong") == {"type": "pong"}


def test_clocks_go_on_after_a_kill(tmp_path: Path, log: IO[str]) -> None:
    """From the last event: neither more is left than then, nor is the time between charged."""
    database = tmp_path / "games.sqlite3"
    with running(database, log) as server:
        game, cookie = start_game(server, clock={"base": 3600, "increment": 0})
        with open_socket(server, game, cookie) as connection:
            connection.send('{"type": "hello"}')
            receive(connection, "snapshot")
            connection.send('{"type": "move", "id": "a", "ply": 0, "hole": 4}')
            receive(connection, "ack")
            clock = receive(connection, "event")["clock"]
            assert clock["running"] == "white"
            server.stop(signal.SIGKILL)
    with (
        running(database, log) as server,
        open_socket(server, game, cookie) as connection,
    ):
        connection.send('{"type": "hello"}')
        after = receive(connection, "snapshot")["game"]["clock"]
        assert after["running"] == "white"
        assert after["leftMs"][1] == clock["leftMs"][1], "the computer's, to the millisecond"
        assert 3_600_000 - 1000 * PATIENCE < after["leftMs"][0] <= clock["leftMs"][0]


def test_who_sends_a_request_slowly_is_refused(tmp_path: Path, log: IO[str]) -> None:
    with running(tmp_path / "games.sqlite3", log, patch="endpoints.BODY_SECONDS = 0.1") as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            connection.sendall(
                b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b'Content-Length: 100\r\n\r\n{"level": '
            )
            answer = b""
            while chunk := connection.recv(4096):  # until the server hangs up
                answer += chunk
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"code":"too-slow"' in answer


def test_it_tells_of_games_and_of_no_requests_unless_asked(tmp_path: Path, log: IO[str]) -> None:
    with running(tmp_path / "games.sqlite3", log, DEFAULT_LOG_LEVEL) as server:
        httpx2.get(f"{server.address}/", timeout=PATIENCE)
        game, cookie = start_game(server)
        with open_socket(server, game, cookie) as connection:
            connection.send('{"type": "hello"}')
            receive(connection, "snapshot")
            connection.send('{"type": "resign", "id": "r", "ply": 0}')
            receive(connection, "ack")
    log.seek(0)
    assert [json.loads(line)["message"] for line in log] == [
        f"game {game} started: togyzkumalak, {LEVELS['easy'].name}",
        f"game {game} ended: Black wins: White resigned",
    ]
