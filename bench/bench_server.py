"""How many games the server serves at once on one core, and how long players wait.

A server with one engine process, both on one core, and players on another one: each plays a game
against Easy over a socket of its own, and thinks for some seconds before each move. Told are the
times from sending a move to its acknowledgement (it is on the disk then), and to the computer's
answer.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from togyz.notation import parse_position
from togyz.rules import Position, Side
from togyz.server.seats import COOKIE

CROWDS = (50, 100, 200, 400, 800)
PAUSE_SECONDS = 4.0
"""How long a player thinks on average."""

STAGE_SECONDS = 20.0
TOO_LONG = 1.0
"""Seconds: no larger crowd is tried when one in a hundred waits longer for an acknowledgement."""

PROGRAM = """\
import sys
from pathlib import Path
from togyz.server import Config, serve
many = 10**6
serve(Config(port=0, database=Path(sys.argv[1]), workers=1, visitor_games=many,
             address_games=many, sockets=many, address_sockets=many, queue=many,
             visitor_queue=many, log_level="warning"))
"""


class _Message(msgspec.Struct, kw_only=True):
    """What a player needs to know of a message, and of the game in it."""

    type: str = ""
    fen: str | None = None
    outcome: Any = None
    game: _Message | None = None


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Waits:
    """Seconds that players waited."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)


class Player:
    """Plays one game after the other, in one socket at a time."""

    def __init__(self, address: str, client: httpx2.AsyncClient, waits: Waits) -> None:
        """Play nothing yet."""
        self._address = address
        self._client = client
        self._waits = waits
        self._dice = random.Random()

    async def play_for_ever(self) -> None:
        """Until it is cancelled."""
        await asyncio.sleep(self._dice.uniform(0, PAUSE_SECONDS))
        while True:
            answer = await self._client.post(
                f"{self._address}/api/games", json={"level": "easy"}, timeout=60
            )
            answer.raise_for_status()
            self._client.cookies.clear()
            url = f"{self._address.replace('http', 'ws')}/api/games/{answer.json()['id']}/socket"
            headers = {"Cookie": f"{COOKIE}={answer.cookies[COOKIE]}"}
            async with connect(url, additional_headers=headers, open_timeout=60) as socket:
                await self._game(socket)

    async def _game(self, socket: ClientConnection) -> None:
        await socket.send('{"type":"hello"}')
        position, ply = await self._position(socket), 0
        while position is not None:
            await asyncio.sleep(self._dice.expovariate(1 / PAUSE_SECONDS))
            hole = self._dice.choice(position.legal_moves())
            begin = time.perf_counter()
            await socket.send(f'{{"type":"move","id":"{ply}","ply":{ply},"hole":{hole}}}')
            position, ply = await self._position(socket, begin), ply + 1
            while position is not None and position.side is Side.BLACK:
                position, ply = await self._position(socket, begin), ply + 1
            self._waits.answered.append(time.perf_counter() - begin)

    async def _position(self, socket: ClientConnection, begin: float = 0.0) -> Position | None:
        """The next one that is told; None when the game is over."""
        while True:
            message = _decode(await socket.recv())
            if message.type == "ack":
                self._waits.acknowledged.append(time.perf_counter() - begin)
            elif message.type == "error":
                raise RuntimeError(message)
            found = message.game or message
            if found.fen is not None:
                return None if found.outcome else parse_position(found.fen)


def percentile(times: list[float], part: float) -> float:
    """The time, in milliseconds, that this part of all do not exceed."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def seconds_of_cpu(pids: list[int]) -> float:
    """What these processes have used so far."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


async def measure(address: str, server: int) -> None:
    """Let crowds of growing size play, and print a line for each."""
    print(
        "games  moves/s  acknowledged ms: median    99 %  answered ms: median    99 %"
        "  CPU: of the core  ms a move"
    )
    waits = Waits()
    tasks: list[asyncio.Task[None]] = []
    limits = httpx2.Limits(max_connections=20)
    async with httpx2.AsyncClient(limits=limits) as client:
        for crowd in CROWDS:
            while len(tasks) < crowd:
                player = Player(address, client, waits)
                tasks.append(asyncio.create_task(player.play_for_ever()))
            await asyncio.sleep(2 * PAUSE_SECONDS)
            waits.acknowledged.clear()
            waits.answered.clear()
            children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
            pids = [server, *map(int, children)]
            used, begin = seconds_of_cpu(pids), time.perf_counter()
            done, _ = await asyncio.wait(tasks, timeout=STAGE_SECONDS)
            for task in done:
                task.result()  # raises what went wrong
            took = time.perf_counter() - begin
            used = seconds_of_cpu(pids) - used
            moves = len(waits.acknowledged)
            slow, slowest = (
                percentile(times, 0.99) for times in (waits.acknowledged, waits.answered)
            )
            print(
                f"{crowd:5}  {moves / took:7.1f}"
                f"  {percentile(waits.acknowledged, 0.5):23.1f}  {slow:6.1f}"
                f"  {percentile(waits.answered, 0.5):19.1f}  {slowest:6.1f}"
                f"  {used / took:16.0%}  {1000 * used / max(1, moves):9.2f}",
                flush=True,
            )
            if slow > 1000 * TOO_LONG:
                break
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    """Start a server on one core, and play from another one, if there is one."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(Path(folder) / "games.sqlite3")],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {cores[0]}),
        )
        try:
            os.sched_setaffinity(0, {cores[-1]})
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            asyncio.run(measure(address, server.pid))
        finally:
            os.sched_setaffinity(0, set(cores))
            server.terminate()
            server.wait()
