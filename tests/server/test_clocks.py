"""Clocks: what is charged, who flags, and what a restart and a takeback do to them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.server.support import Computer, Json, Page, cookie, new_game
from togyz.rules import Side
from togyz.server import Config, create_app
from togyz.server.clocks import Clocks
from togyz.server.events import Clock, Event, Flagged, Moved, Player, Resigned, Started, TakenBack
from togyz.server.lag import PENDING, Lag
from togyz.server.messages import Move
from togyz.server.room import Room
from togyz.server.seats import COOKIE
from togyz.server.state import GameState
from togyz.server.store import Store
from togyz.server.thinking import Thinker

MINUTE = 60_000


class Time:
    """The server's clock, which stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    for module in ("clocks", "room", "socket"):
        monkeypatch.setattr(f"togyz.server.{module}.now", found)
    return found


def timed(client: TestClient, base: int = 60, increment: int = 2, **asked: Any) -> str:
    return new_game(client, clock={"base": base, "increment": increment}, **asked)


def left(page: Page) -> list[int]:
    found: list[int] = page.game["clock"]["leftMs"]
    return found


def test_the_first_move_is_free_and_each_later_one_is_charged(
    client: TestClient, computer: Computer, time: Time
) -> None:
    game = timed(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        assert page.game["clock"] == {
            "baseMs": MINUTE,
            "incrementMs": 2000,
            "leftMs": [MINUTE, MINUTE],
            "running": None,
        }
        time.pass_by(10 * MINUTE)
        computer.held = True
        assert page.move(1)["type"] == "ack"
        assert left(page) == [MINUTE, MINUTE]
        assert page.game["clock"]["running"] == "black"
        time.pass_by(7_000)
        computer.held = False
        page.until_mine()
        assert left(page) == [MINUTE, MINUTE - 7_000 + 2_000]
        assert page.game["clock"]["running"] == "white"
        time.pass_by(30_000)
        computer.held = True
        page.hello(seen=page.seq)
        assert left(page) == [30_000, 55_000], "as it stands at the moment of sending"
        time.pass_by(1)
        page.move(page.legal[0])
        assert left(page) == [MINUTE - 30_001 + 2_000, 55_000]


def test_without_a_clock_there_is_none(client: TestClient) -> None:
    game = new_game(client)
    assert client.get(f"/api/games/{game}").json()["clock"] is None


@pytest.mark.parametrize(
    "clock", [{"base": 0}, {"base": 21_601}, {"base": 60, "increment": -1}, {"base": 1.5}, {}, 60]
)
def test_a_clock_that_is_none_is_refused(client: TestClient, clock: Any) -> None:
    answer = client.post("/api/games", json={"level": "easy", "clock": clock})
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == "clock"


@pytest.mark.parametrize("late", [-1, 0, 1])
def test_a_move_meets_the_flag(
    client: TestClient, computer: Computer, time: Time, late: int
) -> None:
    """One result, by the moment of its arrival: at the flag it is too late."""
    game = timed(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        computer.held = True
        time.pass_by(MINUTE + late)
        answer = page.move(page.legal[0])
        if late < 0:
            assert answer["type"] == "ack"
            assert left(page)[0] == 1 + 2_000
        else:
            assert answer["code"] == "game-over"
            assert page.outcome == {
                "winner": "black",
                "reason": "time",
                "score": list(page.board.kazans),
                "result": "0-1",
            }
            assert left(page)[0] == 0
            assert page.game["clock"]["running"] is None
            assert page.command("takeback")["code"] == "game-over"
    shown = client.get(f"/api/games/{game}").json()
    assert shown == page.game


def test_a_move_that_came_in_time_counts_though_its_turn_comes_late(tmp_path: Path) -> None:
    """It waits for the lock while the flag falls: what decides is when it arrived."""

    async def play(arrived: int) -> str:
        store = Store(tmp_path / f"{arrived}.sqlite3")
        started = Started(
            "togyzkumalak",
            "easy",
            (Player("human", "", "w"), Player("human", "", "b")),
            Clock(500, 0),
        )
        await store.create("g", started)
        room = Room.from_log("g", await store.load("g"), store, Thinker(1, 1))
        await room.obey(Move(id="1", ply=0, hole=1), "w")
        clocks = room.state.clocks
        assert clocks is not None
        began = clocks._since
        async with room._lock:
            move = asyncio.create_task(room.obey(Move(id="2", ply=1, hole=2), "b", began + arrived))
            await asyncio.sleep(0.7)  # the flag's timer comes, and waits behind the move
        await asyncio.wait([move])
        while room.state.outcome is None:
            await asyncio.sleep(0.01)
        assert room.state.outcome.winner is (Side.BLACK if arrived < 500 else Side.WHITE)
        await room.close()
        await store.close()
        return "ack" if move.exception() is None else str(move.exception())

    assert asyncio.run(play(499)) == "ack"
    assert asyncio.run(play(500)).startswith("The game is over: White wins: Black ran out of time")


def test_the_server_flags_though_nobody_looks(
    config: Config, computer: Computer, time: Time
) -> None:
    with TestClient(create_app(config)) as client:
        game = timed(client, base=1, increment=0)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            page.move(1)
            page.until_mine()
        while (listed := client.get("/api/games").json()[0])["result"] == "*":
            time.pass_by(1_000)
        assert listed["result"] == "0-1"


def test_a_flag_falls_after_a_restart_though_nobody_comes(
    config: Config, computer: Computer, time: Time
) -> None:
    """Nobody opens the game: its room is made for the clock alone."""
    with TestClient(create_app(config)) as client:
        game = timed(client, base=1, increment=0)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            page.move(1)
            page.until_mine()
            assert page.outcome is None
        kept = cookie(client)
    with TestClient(create_app(config), cookies={COOKIE: kept}) as client:
        assert client.get("/api/games").json()[0]["result"] == "*", "time stood still meanwhile"
        while client.get("/api/games").json()[0]["result"] == "*":
            time.pass_by(1_000)
        assert client.get(f"/api/games/{game}").json()["outcome"]["reason"] == "time"


def test_a_restart_goes_on_with_the_clocks(config: Config, computer: Computer, time: Time) -> None:
    with TestClient(create_app(config)) as client:
        game = timed(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            page.move(1)
            page.until_mine()
            time.pass_by(10_000)
            page.move(page.legal[0])
            page.until_mine()
            before = left(page)
            assert before == [MINUTE - 8_000, MINUTE + 4_000]
        kept = cookie(client)
    time.pass_by(MINUTE)
    with (
        TestClient(create_app(config), cookies={COOKIE: kept}) as client,
        client.websocket_connect(f"/api/games/{game}/socket") as socket,
    ):
        page = Page(socket)
        assert left(page) == before, "what passed while the server was down is not charged"
        assert page.game["clock"]["running"] == "white"


def test_the_computer_runs_out_of_time_too(
    client: TestClient, computer: Computer, time: Time
) -> None:
    game = timed(client)
    computer.held = True
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        time.pass_by(MINUTE)
        computer.held = False
        event = page.until("event")
        assert event["event"] == {"kind": "flagged", "side": "black"}
        assert page.outcome is not None
        assert page.outcome["result"] == "1-0"


def test_with_a_clock_the_computer_moves_though_nobody_looks(
    client: TestClient, computer: Computer
) -> None:
    """Else to leave would be to win."""
    game = timed(client)
    computer.held = True
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        Page(socket).move(1)
    computer.held = False
    while client.get(f"/api/games/{game}").json()["moves"][1:] == []:
        pass
    assert computer.cancelled == 0


def test_a_takeback_gives_the_time_back(client: TestClient, computer: Computer, time: Time) -> None:
    game = timed(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        time.pass_by(5_000)
        page.move(page.legal[0])
        page.until_mine()
        assert left(page) == [MINUTE - 3_000, MINUTE + 4_000]
        time.pass_by(20_000)
        assert page.command("takeback")["type"] == "ack"
        assert page.ply == 2
        assert left(page) == [MINUTE, MINUTE + 2_000]
        assert page.game["clock"]["running"] == "white"
        assert page.command("takeback")["type"] == "ack"
        assert left(page) == [MINUTE, MINUTE]
        assert page.game["clock"]["running"] is None


def test_what_a_message_travels_is_not_charged(
    client: TestClient, computer: Computer, time: Time
) -> None:
    """300 ms there and back, for 60 moves."""
    game = timed(client, base=10, increment=0)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        for _ in range(59):
            if page.outcome is not None:
                break
            probe = page.any()
            time.pass_by(300)
            page.send(type="echo", n=probe["n"])
            page.move(page.legal[0])
            page.until_mine()
        assert len(page.game["moves"]) > 20
        assert left(page)[0] == 10_000


@pytest.mark.parametrize(("travel", "charged"), [(0, 1000), (120, 880), (299, 701), (5000, 700)])
def test_the_allowance_is_bounded(
    client: TestClient, computer: Computer, time: Time, travel: int, charged: int
) -> None:
    """A page that delays its echo to seem far away gains no more than that."""
    game = timed(client, base=60, increment=0)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        probe = page.any()
        time.pass_by(travel)
        page.send(type="echo", n=probe["n"])
        page.send(type="echo", n=probe["n"])  # twice says nothing
        page.send(type="echo", n=10**9)  # nor does one that nobody asked for
        time.pass_by(max(0, 1000 - travel))
        before = left(page)[0]
        page.move(page.legal[0])
        assert before - left(page)[0] == (charged if travel < 1000 else travel - 300)


def test_the_flag_waits_for_the_allowance_too(
    client: TestClient, computer: Computer, time: Time
) -> None:
    game = timed(client, base=60, increment=0)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        probe = page.any()
        time.pass_by(200)
        page.send(type="echo", n=probe["n"])
        page.send(type="ping")
        assert page.receive() == {"type": "pong"}
        time.pass_by(MINUTE - 1)
        assert page.move(page.legal[0])["type"] == "ack"
        assert left(page)[0] == 1


def test_offers_are_not_allowed_for(client: TestClient, computer: Computer, time: Time) -> None:
    """Else an offer of a draw before each move would double what is."""
    game = timed(client, base=60, increment=0)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        probe = page.any()
        time.pass_by(300)
        page.send(type="echo", n=probe["n"])
        assert page.command("draw")["type"] == "ack"
        while page.game["drawOffer"] is not None:
            page.receive()
        time.pass_by(400)
        page.move(page.legal[0])
        assert left(page)[0] == MINUTE - 300 - 400 + 300


def test_lag_is_the_least_of_the_last_few() -> None:
    lag = Lag()
    assert lag.allowance == 0
    for travel in (250, 40, 900, 900, 900, 900):
        lag.heard(lag.probe(0), travel)
    assert lag.allowance == 40
    lag.heard(lag.probe(0), 260)
    assert lag.allowance == 260
    first = lag.probe(0)
    for _ in range(PENDING):
        lag.probe(0)
    lag.heard(first, 1)
    assert lag.allowance == 260, "too many wait for an echo: the oldest is forgotten"


CLOCK = Clock(10_000, 1_000)
PLAYERS = (Player("human", "", "w"), Player("human", "", "b"))


def fold(log: list[Event]) -> GameState:
    state = GameState("g", Started("togyzkumalak", "", PLAYERS, CLOCK))
    for seq, event in enumerate(log, 2):
        state.apply(event, seq)
    return state


@given(st.lists(st.tuples(st.integers(0, 12_000), st.booleans()), max_size=30))
def test_clocks_are_a_fold_of_the_log(steps: list[tuple[int, bool]]) -> None:
    """After any moves and takebacks: what the moves that stand have left, and never less than 0."""
    log: list[Event] = []
    standing: list[int] = []
    state = fold(log)
    for spent, back in steps:
        if back and standing:
            log.append(TakenBack(side=0, ply=len(standing) - 1, spent=spent))
            standing.pop()
        else:
            hole = state.position.legal_moves()[0]
            log.append(Moved(ply=len(standing) + 1, hole=hole, spent=spent))
            standing.append(spent)
        state = fold(log)
        if state.outcome is not None:
            break
    expected = [CLOCK.base, CLOCK.base]
    for ply, spent in enumerate(standing):
        if ply > 0:
            expected[ply % 2] = max(0, expected[ply % 2] - spent) + CLOCK.increment
    assert state.clocks is not None
    assert state.clocks.left(state.clocks._since) == tuple(expected)


def test_what_is_over_stands_still() -> None:
    for end in (Resigned(0), Flagged(1)):
        clocks = fold([Moved(1, 1), Moved(2, 2, 500), end]).clocks
        assert isinstance(clocks, Clocks)
        assert clocks.running is None
        assert clocks.left(clocks._since + 5_000)[0] == CLOCK.base


def test_messages_of_clocks_are_whole(client: TestClient, time: Time) -> None:
    """What was missed is never sent in pieces: the clocks in old messages are wrong by now."""
    game = timed(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        answer: Json = page.hello(seen=1)
        assert answer["type"] == "snapshot"
