"""Draws by agreement, and the game that follows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.support import Computer, Page, another, new_game
from togyz.rules import Side
from togyz.server import Config, create_app
from togyz.server.commands import event_of
from togyz.server.computer import DRAW_SCORE, OPENING_PLIES
from togyz.server.errors import Refused
from togyz.server.events import (
    Drawn,
    Event,
    Flagged,
    Moved,
    OfferDeclined,
    Offered,
    Player,
    Resigned,
    Started,
    TakenBack,
)
from togyz.server.messages import Command, Decline, Draw, Resign, Takeback
from togyz.server.state import GameState

PEOPLE = (Player("human", "", "w"), Player("human", "", "b"))


def two_people() -> GameState:
    return GameState("g", Started("togyzkumalak", "", PEOPLE))


def do(state: GameState, *events: Event) -> None:
    for event in events:
        state.apply(event, state.seq + 1)


def asks(state: GameState, command: type[Any], side: Side) -> Event:
    asked: Command = command(id="c", ply=state.ply)
    event = event_of(asked, state, side, 0)
    do(state, event)
    return event


def refused(state: GameState, command: type[Any], side: Side) -> str:
    with pytest.raises(Refused) as found:
        asks(state, command, side)
    return found.value.code


def test_an_offer_that_is_offered_back_is_a_draw() -> None:
    state = two_people()
    assert asks(state, Draw, Side.WHITE) == Offered(Side.WHITE)
    assert state.view("b").draw_offer == "white"
    assert refused(state, Draw, Side.WHITE) == "draw-too-soon"
    assert refused(state, Decline, Side.WHITE) == "no-draw-offer"
    assert asks(state, Draw, Side.BLACK) == Drawn()
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason.value) == (None, "agreement")
    assert state.view("b").draw_offer is None
    for command in (Draw, Decline, Resign, Takeback):
        assert refused(state, command, Side.WHITE) == "game-over"


def test_an_offer_is_declined_in_words_or_by_a_move() -> None:
    state = two_people()
    asks(state, Draw, Side.WHITE)
    assert asks(state, Decline, Side.BLACK) == OfferDeclined(Side.BLACK)
    assert refused(state, Decline, Side.BLACK) == "no-draw-offer"
    assert refused(state, Draw, Side.WHITE) == "draw-too-soon"
    do(state, Moved(1, 7))
    assert refused(state, Draw, Side.WHITE) == "draw-too-soon"
    assert asks(state, Draw, Side.BLACK) == Offered(Side.BLACK)
    do(state, Moved(2, 1))
    assert state.draw_offer is Side.BLACK, "the own move leaves the own offer"
    assert asks(state, Draw, Side.WHITE) == Drawn()


def test_a_move_or_a_takeback_ends_the_other_side_s_offer() -> None:
    state = two_people()
    asks(state, Draw, Side.BLACK)
    do(state, Moved(1, 7))
    assert state.draw_offer is None
    do(state, Moved(2, 1))
    assert asks(state, Draw, Side.BLACK) == Offered(Side.BLACK)
    do(state, TakenBack(Side.WHITE, 0))
    assert state.draw_offer is None
    assert refused(state, Draw, Side.BLACK) == "draw-too-soon", "a takeback gives no more offers"


@pytest.mark.parametrize("end", [Resigned(0), Flagged(1), Drawn()])
def test_an_end_ends_the_offer(end: Event) -> None:
    state = two_people()
    asks(state, Draw, Side.WHITE)
    do(state, end)
    assert state.draw_offer is None
    assert state.after(end)[1] == state.view(None).outcome.result  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("score", "taken"), [(-DRAW_SCORE, True), (500, True), (-DRAW_SCORE - 1, False)]
)
def test_the_computer_takes_a_draw_when_it_is_not_better(
    client: TestClient, computer: Computer, score: int, taken: bool
) -> None:
    """When the visitor is to move, whose view of the position is the opposite of its own."""
    computer.score = score
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        while page.ply < OPENING_PLIES:
            page.move(page.legal[0])
            page.until_mine()
        assert page.command("draw")["type"] == "ack"
        kind = page.until("event")["event"]["kind"]
        assert kind == ("drawn" if taken else "drawDeclined")
        if not taken:
            # And when it is to move itself, with its move.
            page.move(page.legal[0])
            page.until_mine()
            computer.held = True
            page.move(page.legal[0])
            assert page.command("draw")["type"] == "ack"
            computer.score = -score
            computer.held = False
            assert page.until("event")["event"]["kind"] == "drawDeclined"
            page.until_mine()
        assert (page.outcome is not None) is taken
    if taken:
        assert page.outcome is not None
        assert (page.outcome["result"], page.outcome["reason"]) == ("1/2-1/2", "agreement")
        assert client.get("/api/games").json()[0]["result"] == "1/2-1/2"
        assert "1/2-1/2" in client.get(f"/api/games/{game}/record?format=togyz").text


def test_the_computer_declines_in_the_opening(client: TestClient, computer: Computer) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        assert page.command("draw")["type"] == "ack"
        assert page.until("event")["event"] == {"kind": "drawDeclined", "side": "black"}
        assert page.game["drawOffer"] is None
        assert page.command("decline")["code"] == "no-draw-offer"
        assert page.move(1)["type"] == "ack"
        page.until_mine()
        assert page.ply == 2


def test_the_computer_that_thinks_answers_with_its_move(
    client: TestClient, computer: Computer
) -> None:
    game = new_game(client)
    computer.held = True
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        assert page.command("draw")["type"] == "ack"
        assert page.game["drawOffer"] == "white"
        computer.held = False
        assert page.until("event")["event"]["kind"] == "drawDeclined"
        page.until_mine()
        assert page.ply == 2
        assert (computer.asked, computer.cancelled) == (1, 0)


def test_a_rematch_swaps_the_sides_and_there_is_one(client: TestClient) -> None:
    clock = {"base": 300, "increment": 5}
    game = new_game(client, variant="mangala", clock=clock, name="Aidana")
    with (
        client.websocket_connect(f"/api/games/{game}/socket") as one,
        client.websocket_connect(f"/api/games/{game}/socket") as two,
    ):
        first, second = Page(one), Page(two)
        assert first.command("rematch")["code"] == "not-over"
        first.command("resign")
        assert second.until("event")["event"]["kind"] == "resigned"
        # Both tabs ask; neither knows of the other.
        for page, name in ((first, "r1"), (second, "r2")):
            page.send(type="rematch", id=name, ply=0)
        answers = [page.until("ack") for page in (first, second)]
        while first.game["rematch"] is None:
            first.receive()
        assert first.game["rematch"] == second.game["rematch"]
        assert answers[0]["seq"] == answers[1]["seq"] == first.seq == 3
        assert first.command("takeback")["code"] == "game-over"
    shown = client.get(f"/api/games/{first.game['rematch']}").json()
    assert shown["seat"] == "black"
    assert shown["players"]["black"] == {"kind": "human", "name": "Aidana"}
    assert shown["players"]["white"]["kind"] == "computer"
    assert (shown["variant"], shown["level"]) == ("mangala", first.game["level"])
    assert shown["clock"]["baseMs"] == 300_000
    assert shown["seq"] == 1
    assert client.get(f"/api/games/{game}").json() == first.game
    listed = {row["id"]: row["result"] for row in client.get("/api/games").json()}
    assert listed == {game: "0-1", first.game["rematch"]: "*"}


def test_rematches_count_as_games(config: Config, computer: Computer) -> None:
    with TestClient(create_app(replace(config, visitor_games=2))) as client:
        game = [new_game(client) for _ in range(3)][-1]  # the first is before the cookie
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            page.command("resign")
            assert page.command("rematch")["code"] == "too-many-games"
            assert page.game["rematch"] is None


def test_only_players_end_games(client: TestClient) -> None:
    game = new_game(client)
    with another(client).websocket_connect(f"/api/games/{game}/socket") as socket:
        for kind in ("draw", "decline", "rematch"):
            assert Page(socket).command(kind)["code"] == "not-your-seat"
