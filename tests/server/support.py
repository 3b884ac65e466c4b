"""What the server's tests share: a page's view of a game, and a computer that answers at once."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Sequence
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from togyz.engine import Choice, choose
from togyz.notation import format_position, parse_position
from togyz.rules import Game, Position, variant
from togyz.server.seats import COOKIE

Json = dict[str, Any]

ids = (f"command-{number}" for number in itertools.count(1))


def new_game(client: TestClient, **asked: Any) -> str:
    """Start a game as the visitor whose cookie the client has."""
    answer = client.post("/api/games", json={"level": "easy", **asked})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def another(client: TestClient) -> TestClient:
    """Another visitor of the same running server."""
    other = TestClient(client.app, base_url=str(client.base_url))
    other.portal = client.portal
    return other


class Page:
    """One tab with a game: it keeps what a page keeps, and checks what it is told."""

    def __init__(self, socket: WebSocketTestSession, *, hello: bool = True) -> None:
        self.socket = socket
        self.game: Json = {}
        if hello:
            self.hello()

    @property
    def seq(self) -> int:
        """The last event known."""
        return int(self.game["seq"])

    @property
    def board(self) -> Position:
        """What the moves lead to by the rules."""
        return Game(parse_position(self.game["start"]), moves=self.game["moves"]).position

    @property
    def side(self) -> str:
        """Who is to move."""
        return ("white", "black")[self.board.side]

    @property
    def ply(self) -> int:
        return len(self.game["moves"])

    @property
    def legal(self) -> tuple[int, ...]:
        """The holes that may be played; none after the end."""
        return self.board.legal_moves() if self.outcome is None else ()

    @property
    def outcome(self) -> Json | None:
        found: Json | None = self.game["outcome"]
        return found

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hello(self, seen: int = 0) -> Json:
        self.send(type="hello", seen=seen)
        return self.receive()

    def raw(self) -> Json:
        """Receive a message without heeding it, probes apart: this page echoes none."""
        while (message := self.any())["type"] == "probe":
            pass
        return message

    def any(self) -> Json:
        """Receive whatever comes."""
        message: Json = json.loads(self.socket.receive_text())
        return message

    def receive(self) -> Json:
        message = self.raw()
        if message["type"] == "snapshot":
            self.game = message["game"]
        elif message["type"] == "event":
            self._apply(message)
        if message["type"] in ("snapshot", "event"):
            self.check()
        return message

    def _apply(self, message: Json) -> None:
        assert message["seq"] == self.seq + 1
        self.game["seq"] = message["seq"]
        event = message["event"]
        match event["kind"]:
            case "move":
                assert event["ply"] == self.ply + 1
                if self.game["drawOffer"] != self.side:
                    self.game["drawOffer"] = None
                self.game["moves"] = [*self.game["moves"], event["hole"]]
            case "takeback":
                self.game["moves"] = self.game["moves"][: event["ply"]]
                self.game["drawOffer"] = None
            case "drawOffered":
                self.game["drawOffer"] = event["side"]
            case "drawDeclined":
                self.game["drawOffer"] = None
            case "rematch":
                self.game["rematch"] = event["game"]
        self.game.update({key: message[key] for key in ("outcome", "fen", "clock")})
        if self.outcome is not None:
            self.game["drawOffer"] = None

    def check(self) -> None:
        """No stone is lost, and the moves, played by the rules, lead to this position."""
        board = self.board
        assert board.variant == variant(self.game["variant"])
        assert sum(board.holes) + sum(board.kazans) == board.variant.total
        assert self.game["fen"] == format_position(board)
        ended = board.outcome()
        if ended is not None:
            assert self.outcome is not None
            assert self.outcome["score"] == list(ended.score)

    def until(self, kind: str) -> Json:
        """Receive until a message of this type."""
        while (message := self.receive())["type"] != kind:
            assert message["type"] != "error", message
        return message

    def until_mine(self) -> None:
        """Receive until this visitor is to move, or the game is over."""
        while self.outcome is None and self.side != self.game["seat"]:
            self.receive()

    def move(self, hole: int, **changed: Any) -> Json:
        """Play a hole; the acknowledgement or the refusal."""
        return self.command("move", hole=hole, **changed)

    def command(self, kind: str, **fields: Any) -> Json:
        """Send a command; the acknowledgement or the refusal."""
        command = {"type": kind, "id": next(ids), "ply": self.ply, **fields}
        self.send(**command)
        while True:
            message = self.receive()
            if message.get("id") == command["id"]:
                return message
            assert message["type"] in ("event", "snapshot"), message


class Computer:
    """Stands in for `Thinker.choose`: quick, and it waits while it is held."""

    def __init__(self) -> None:
        self.asked = 0
        self.cancelled = 0
        self.held = False
        self.failure: Exception | None = None
        self.score = 0

    async def choose(
        self, _thinker: object, position: Position, _level: str, history: Sequence[Position] = ()
    ) -> Choice:
        self.asked += 1
        try:
            while self.held:
                await asyncio.sleep(0.005)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.failure is not None:
            raise self.failure
        return choose(position, "easy", seed=self.asked, history=history)


def cookie(client: TestClient) -> str:
    """The visitor's cookie."""
    value = client.cookies[COOKIE]
    assert isinstance(value, str)
    return value
