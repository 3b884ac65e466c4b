"""Games over sockets, and what a game has to survive on the way."""

from __future__ import annotations

import random
import time

import pytest
from starlette.testclient import TestClient

from tests.server.support import Computer, Page, another, cookie, new_game
from togyz.rules import VARIANTS, Side
from togyz.server import Config, create_app
from togyz.server.errors import Refused
from togyz.server.room import KEPT_EVENTS
from togyz.server.seats import COOKIE


def test_a_game_is_played_to_its_end(client: TestClient) -> None:
    rng = random.Random(3)
    game = new_game(client, side="white", name="  Aidana \n K. ")
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        assert page.game["players"]["white"] == {"kind": "human", "name": "Aidana K."}
        assert page.game["players"]["black"]["kind"] == "computer"
        while page.outcome is None:
            assert page.move(rng.choice(page.legal))["type"] == "ack"
            page.until_mine()
    shown = client.get(f"/api/games/{game}").json()
    assert shown == page.game
    assert shown["outcome"]["result"] in ("1-0", "0-1", "1/2-1/2")
    (listed,) = client.get("/api/games").json()
    assert listed["result"] == shown["outcome"]["result"]
    assert listed["plies"] == len(shown["moves"])


@pytest.mark.parametrize("name", list(VARIANTS))
@pytest.mark.parametrize("side", ["white", "black"])
def test_every_variant_is_played_on_either_side(client: TestClient, name: str, side: str) -> None:
    rng = random.Random(name + side)
    game = new_game(client, side=side, variant=name)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        assert page.game["seat"] == side
        page.until_mine()
        for _ in range(25):
            if page.outcome is not None:
                break
            assert page.move(rng.choice(page.legal))["type"] == "ack"
            page.until_mine()


def test_a_move_without_its_acknowledgement_is_sent_again(client: TestClient) -> None:
    """The socket drops after the move went out: it counts once."""
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.send(type="move", id="only-once", ply=0, hole=7)
        page.until("ack")
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        assert page.game["moves"][0] == 7
        page.until_mine()
        page.send(type="move", id="only-once", ply=0, hole=7)
        assert page.receive() == {"type": "ack", "id": "only-once", "seq": 2}
        page.hello()
        assert len(page.game["moves"]) == 2


def test_the_same_command_twice_at_once_is_done_once(client: TestClient) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        for _ in range(2):
            page.send(type="move", id="twin", ply=0, hole=1)
        assert page.until("ack") == page.until("ack") == {"type": "ack", "id": "twin", "seq": 2}
        page.until_mine()
        assert page.game["moves"][:1] == [1]
        assert len(page.game["moves"]) == 2


def test_a_move_for_an_old_position_is_refused_and_the_board_resent(client: TestClient) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        before = page.game["moves"][:]
        page.game = {**page.game, "moves": []}  # as if the tab had missed everything
        refused = page.move(2, ply=0)
        assert refused["code"] == "stale"
        assert page.receive()["type"] == "snapshot"
        assert page.game["moves"] == before


def test_two_tabs_move_together(client: TestClient, computer: Computer) -> None:
    computer.held = True
    game = new_game(client)
    with (
        client.websocket_connect(f"/api/games/{game}/socket") as one,
        client.websocket_connect(f"/api/games/{game}/socket") as two,
    ):
        first, second = Page(one), Page(two)
        first.send(type="move", id="first", ply=0, hole=1)
        second.send(type="move", id="second", ply=0, hole=2)
        answers = []
        for page in (first, second):
            while (message := page.receive())["type"] not in ("ack", "error"):
                pass
            answers.append(message)
            if message["type"] == "error":
                assert page.receive()["type"] == "snapshot"
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        assert {answer.get("code") for answer in answers} <= {None, "stale", "not-your-turn"}
        while first.seq < 2:
            first.receive()
        assert first.game == second.game
        assert len(first.game["moves"]) == 1


def test_who_missed_a_few_events_gets_them(client: TestClient) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        seen = page.seq
        old = Page(socket, hello=False)
        old.game = {**page.game, "moves": [], "seq": 1}
        assert old.hello(seen=1)["type"] == "event"
        assert old.receive()["type"] == "event"
        assert old.seq == seen
        assert old.hello(seen=seen) == {"type": "pong"}
        assert old.hello(seen=seen + 5)["type"] == "snapshot"


def test_who_missed_more_than_is_kept_gets_the_board(client: TestClient) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        while page.seq <= KEPT_EVENTS + 2:
            page.until_mine()
            page.move(page.legal[0])
            page.until_mine()
            page.command("takeback")
        assert page.hello(seen=1)["type"] == "snapshot"
        first = page.seq - KEPT_EVENTS + 1
        page.send(type="hello", seen=first)
        for seq in range(first + 1, page.seq + 1):
            assert page.raw()["seq"] == seq


def test_a_takeback_undoes_the_move_and_its_answer(client: TestClient) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        start = page.game["fen"]
        refused = page.command("takeback")
        assert refused["code"] == "nothing-to-take-back"
        page.move(1)
        page.until_mine()
        assert page.ply == 2
        assert page.command("takeback")["type"] == "ack"
        assert page.game["fen"] == start


def test_a_late_answer_to_a_position_taken_back_is_discarded(
    client: TestClient, computer: Computer
) -> None:
    computer.held = True
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        assert page.command("takeback")["type"] == "ack"
        page.move(2)
        computer.held = False
        page.until_mine()
        assert page.game["moves"][0] == 2
        assert len(page.game["moves"]) == 2
        assert computer.cancelled == 1


def test_a_takeback_in_mangala_undoes_one_of_two_moves_in_a_row(client: TestClient) -> None:
    game = new_game(client, variant="mangala")
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        again = next(hole for hole in page.legal if page.board.trace(hole).again)
        page.move(again)
        assert page.side == "white"
        assert page.command("takeback")["type"] == "ack"
        assert page.ply == 0


def test_resigning_ends_the_game_for_good(client: TestClient) -> None:
    game = new_game(client, side="black")
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert page.command("resign")["type"] == "ack"
        assert page.outcome is not None
        assert (page.outcome["winner"], page.outcome["reason"]) == ("white", "resignation")
        for kind in ("resign", "takeback"):
            assert page.command(kind)["code"] == "game-over"
        assert page.move(1)["code"] == "game-over"
    assert client.get("/api/games").json()[0]["result"] == "1-0"


def test_illegal_moves_are_refused(client: TestClient, computer: Computer) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        assert page.move(10)["code"] == "illegal-move"
        computer.held = True
        page.move(9)
        assert page.move(1)["code"] == "not-your-turn"
        computer.held = False
        page.until_mine()
        empty = [n for n in range(1, 10) if page.board.holes[n - 1] == 0]
        for hole in empty:
            refused = page.move(hole)
            assert refused["code"] == "illegal-move"
            assert f"hole {hole} is empty" in refused["message"]


def test_a_tuzdik_cannot_be_played(client: TestClient, computer: Computer) -> None:
    """In the first of some games in which the computer gets one."""
    for seed in range(20):
        rng = random.Random(seed)
        game = new_game(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            while page.outcome is None and page.board.tuzdiks[Side.BLACK] is None:
                page.move(rng.choice(page.legal))
                page.until_mine()
            if page.outcome is not None:
                continue
            tuzdik = page.board.tuzdiks[Side.BLACK]
            assert tuzdik is not None
            refused = page.move(tuzdik)
            assert refused["code"] == "illegal-move"
            assert "tuzdik" in refused["message"]
            return
    pytest.fail("no tuzdik in any of these games")


def test_only_the_owner_of_a_seat_may_move(client: TestClient) -> None:
    game = new_game(client)
    stranger = another(client)
    with (
        client.websocket_connect(f"/api/games/{game}/socket") as mine,
        stranger.websocket_connect(f"/api/games/{game}/socket") as theirs,
    ):
        player, spectator = Page(mine), Page(theirs)
        assert player.game["seat"] == "white"
        assert spectator.game["seat"] is None
        for kind, fields in (("move", {"hole": 1}), ("takeback", {}), ("resign", {})):
            assert spectator.command(kind, **fields)["code"] == "not-your-seat"
        player.move(1)
        player.until_mine()
        while spectator.seq < player.seq:
            spectator.receive()
        assert spectator.board == player.board


@pytest.mark.parametrize("forge", ["signature", "visitor", "garbage", "empty"])
def test_a_forged_cookie_gives_no_seat(client: TestClient, forge: str) -> None:
    game = new_game(client)
    visitor, _, signature = cookie(client).partition(".")
    forged = {
        "signature": f"{visitor}.{'0' * 64}",
        "visitor": f"{'0' * 32}.{signature}",
        "garbage": "é.☃\x7f",
        "empty": "",
    }[forge]
    thief = another(client)
    headers = {b"Cookie": f"{COOKIE}={forged}".encode()}
    shown = thief.get(f"/api/games/{game}", headers=headers)
    assert shown.json()["seat"] is None
    with thief.websocket_connect(f"/api/games/{game}/socket", headers=headers) as socket:
        assert Page(socket).move(1)["code"] == "not-your-seat"


def test_the_seat_survives_a_restart(config: Config, computer: Computer) -> None:
    with TestClient(create_app(config)) as client:
        game = new_game(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            page.move(1)
            page.until_mine()
        kept = cookie(client)
    with TestClient(create_app(config), cookies={COOKIE: kept}) as client:
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            again = Page(socket)
            assert again.game == page.game
            again.send(type="hello", seen=again.seq - 1)
            assert again.raw()["event"]["hole"] == again.game["moves"][-1]
            assert again.move(again.legal[0])["type"] == "ack"
        assert [listed["id"] for listed in client.get("/api/games").json()] == [game]


def test_the_computer_moves_on_after_a_restart(config: Config, computer: Computer) -> None:
    computer.held = True
    with TestClient(create_app(config)) as client:
        game = new_game(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            Page(socket).move(1)
        kept = cookie(client)
    computer.held = False
    with (
        TestClient(create_app(config), cookies={COOKIE: kept}) as client,
        client.websocket_connect(f"/api/games/{game}/socket") as socket,
    ):
        page = Page(socket)
        page.until_mine()
        assert page.ply == 2


def test_nobody_waits_for_who_has_left(client: TestClient, computer: Computer) -> None:
    computer.held = True
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        Page(socket).move(1)
    patience = time.monotonic() + 10
    while not computer.cancelled and time.monotonic() < patience:
        client.get("/health")
    assert computer.cancelled == 1
    computer.held = False
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        Page(socket).until_mine()
    assert computer.asked == 2


def test_a_full_queue_is_said_and_tried_again(
    client: TestClient, computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("togyz.server.computer.RETRY_SECONDS", 0.01)
    computer.failure = Refused("engine-busy", "Many games wait.")
    computer.held = True
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        computer.held = False
        assert page.receive() == {
            "type": "error",
            "code": "engine-busy",
            "message": "Many games wait.",
        }
        computer.failure = None
        while (heard := page.receive())["type"] == "error":  # said again meanwhile
            pass
        assert heard["type"] == "event"


@pytest.mark.parametrize(
    ("failure", "code"),
    [(Refused("engine-failed", "It broke."), "engine-failed"), (OSError("boom"), "internal")],
)
def test_a_broken_engine_is_said_and_does_not_end_the_game(
    client: TestClient, computer: Computer, failure: Exception, code: str
) -> None:
    computer.failure = failure
    computer.held = True
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        computer.held = False
        assert page.receive()["code"] == code
        computer.failure = None
        page.hello()
        page.until_mine()
        assert page.ply == 2


def test_a_game_in_which_too_much_happened_is_over(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("togyz.server.room.MAX_EVENTS", 5)
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        for _ in range(2):
            assert page.move(page.legal[0])["type"] == "ack"
            page.until_mine()
        assert page.command("takeback")["code"] == "too-large"
