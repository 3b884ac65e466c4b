"""Games that come from a visitor's device."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.server.support import Computer, Json, Page, another
from togyz.notation import format_position, read_text
from togyz.rules import VARIANTS, Game, Position
from togyz.server import Config, create_app

AGAINST = {"white": {"kind": "human", "name": " Aidana "}, "black": {"kind": "computer"}}
TOGETHER = {"white": {"kind": "human", "name": "A"}, "black": {"kind": "human", "name": "B"}}


def played(variant: str = "togyzkumalak", plies: int = 10_000, seed: int = 1) -> Game:
    """A game of random moves, to its end or a ply."""
    rng = random.Random(seed)
    game = Game(variant)
    while game.outcome is None and len(game) < plies:
        game.play(rng.choice(game.position.legal_moves()))
    return game


def handed_in(game: Game, **changed: Any) -> Json:
    return {
        "id": "device-1",
        "variant": str(game.variant),
        "players": AGAINST,
        "seat": "white",
        "level": "easy",
        "moves": game.moves,
        "created": 1_700_000_000_000,
        "updated": 1_700_000_100_000,
        **changed,
    }


def take(client: TestClient, body: Json) -> str:
    answer = client.post("/api/games/import", json=body)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    assert answer.headers["location"] == f"/game/{found}"
    return found


def refusal(client: TestClient, body: Json, status: int, field: str) -> Json:
    answer = client.post("/api/games/import", json=body)
    assert answer.status_code == status, answer.text
    error: Json = answer.json()["error"]
    assert error["field"] == field, error
    assert client.get("/api/games").json() == []
    return error


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_a_finished_game_is_kept_as_it_was_played(client: TestClient, variant: str) -> None:
    game = played(variant)
    outcome = game.outcome
    assert outcome is not None
    found = take(client, handed_in(game, result=outcome.result))
    shown = client.get(f"/api/games/{found}").json()
    assert shown["moves"] == game.moves
    assert shown["fen"] == format_position(game.position)
    assert shown["seat"] == "white"
    assert shown["players"]["white"]["name"] == "Aidana"
    assert shown["outcome"]["result"] == outcome.result
    (listed,) = client.get("/api/games").json()
    assert listed == {
        "id": found,
        "variant": variant,
        "level": shown["level"],
        "seat": "white",
        "result": outcome.result,
        "plies": len(game),
        "created": "2023-11-14T22:13:20+00:00",
        "updated": "2023-11-14T22:15:00+00:00",
    }


def test_the_same_game_twice_is_one(client: TestClient) -> None:
    body = handed_in(played(plies=6))
    found = take(client, body)
    again = client.post("/api/games/import", json=body)
    assert (again.status_code, again.json()) == (200, {"id": found})
    assert len(client.get("/api/games").json()) == 1
    assert take(another(client), body) != found, "another visitor's ids are others"


def test_an_unfinished_game_goes_on(client: TestClient) -> None:
    found = take(client, handed_in(played(plies=7)))
    with client.websocket_connect(f"/api/games/{found}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert page.ply == 8, "the computer was to move"
        assert page.move(page.legal[0])["type"] == "ack"


@pytest.mark.parametrize(
    ("ending", "result", "reason"),
    [
        ({"reason": "resignation", "side": "white"}, "0-1", "resignation"),
        ({"reason": "agreement"}, "1/2-1/2", "agreement"),
        ({"reason": "time", "side": "black"}, "1-0", "time"),
    ],
)
def test_an_end_that_is_not_on_the_board(
    client: TestClient, ending: Json, result: str, reason: str
) -> None:
    game = played(plies=5)
    found = take(
        client,
        handed_in(
            game,
            ending=ending,
            result=result,
            clock={"baseMs": 10_000, "incrementMs": 1_000},
            spent=[0, 100, 200, 300, 400],
        ),
    )
    shown = client.get(f"/api/games/{found}").json()
    assert (shown["outcome"]["result"], shown["outcome"]["reason"]) == (result, reason)
    black = 0 if reason == "time" else 11_600
    assert shown["clock"]["leftMs"] == [11_400, black]
    assert shown["clock"]["running"] is None


def test_a_game_of_two_people_is_nobody_s_seat(client: TestClient) -> None:
    game = played(seed=5)
    here = take(client, handed_in(game, players=TOGETHER, seat=None, level=""))
    shown = client.get(f"/api/games/{here}").json()
    assert shown["seat"] is None
    assert shown["level"] == ""
    (listed,) = client.get("/api/games").json()
    assert listed["seat"] is None
    with client.websocket_connect(f"/api/games/{here}/socket") as socket:
        assert Page(socket).command("rematch")["code"] == "not-your-seat"
    record = client.get(f"/api/games/{here}/record?format=togyz").text
    (read,) = (found.game for found in read_text(record))
    assert read.tags["Event"] == "Game at one device"
    assert (read.tags["White"], read.tags["Black"]) == ("A", "B")


def test_a_game_from_another_position(client: TestClient) -> None:
    start = played(plies=20, seed=9).position
    game = Game(start)
    game.play(game.position.legal_moves()[0])
    text = format_position(start)
    found = take(client, handed_in(game, start=text))
    shown = client.get(f"/api/games/{found}").json()
    assert (shown["start"], shown["fen"]) == (text, format_position(game.position))
    with client.websocket_connect(f"/api/games/{found}/socket") as socket:
        Page(socket)  # which plays the moves from there


def test_a_game_that_does_not_replay_is_refused_with_its_place(client: TestClient) -> None:
    game = played(plies=6)
    empty = game.position.row(game.position.side).index(0) + 1
    error = refusal(client, handed_in(game, moves=[*game.moves, empty]), 422, "moves")
    assert error["ply"] == 7
    assert error["message"].startswith(f"Ply 7: White's hole {empty} is empty; playable: ")
    over = played()
    error = refusal(client, handed_in(over, moves=[*over.moves, 1]), 422, "moves")
    assert error["ply"] == len(over) + 1
    error = refusal(client, handed_in(over, ending={"reason": "agreement"}), 422, "ending")
    assert "over by the rules" in error["message"]
    error = refusal(client, handed_in(game, result="1-0"), 422, "result")
    assert error["message"] == "The moves lead to *, not to 1-0."


@pytest.mark.parametrize(
    ("changed", "status", "field"),
    [
        ({"variant": "chess"}, 400, "variant"),
        ({"start": "nonsense"}, 400, "start"),
        ({"start": format_position(Position.start("mangala"))}, 400, "start"),
        ({"level": "impossible"}, 400, "level"),
        ({"level": ""}, 400, "players"),
        ({"seat": "black"}, 400, "players"),
        ({"seat": None}, 400, "players"),
        ({"players": TOGETHER}, 400, "players"),
        ({"players": TOGETHER, "seat": None, "level": ""}, 400, "ending"),
        ({"players": {"white": AGAINST["black"], "black": AGAINST["black"]}}, 400, "players"),
        ({"spent": [1, 2, 3]}, 400, "spent"),
        ({"clock": {"baseMs": 1000}, "spent": [1]}, 400, "spent"),
        ({"clock": {"baseMs": 0}}, 400, "clock"),
        ({"ending": {"reason": "resignation"}}, 400, "ending"),
        ({"ending": {"reason": "agreement", "side": "white"}}, 400, "ending"),
        ({"ending": {"reason": "time", "side": "white"}}, 422, "ending"),
        ({"moves": [0]}, 400, "moves"),
        ({"moves": [1] * 2001}, 400, "moves"),
        ({"id": ""}, 400, "id"),
        ({"created": -1}, 400, "created"),
    ],
)
def test_what_can_not_be_is_refused(
    client: TestClient, changed: Json, status: int, field: str
) -> None:
    refusal(client, handed_in(played(plies=3), **changed), status, field)


def test_the_clock_of_a_game_that_goes_on_runs(config: Config, computer: Computer) -> None:
    """Nobody opens it, and the time is up none the less."""
    with TestClient(create_app(config)) as client:
        game = played(plies=4)
        take(client, handed_in(game, clock={"baseMs": 200}, spent=[0, 10, 10, 10]))
        while (listed := client.get("/api/games").json()[0])["result"] == "*":
            pass
        assert listed["result"] == "0-1"


def test_the_future_is_now(client: TestClient) -> None:
    take(client, handed_in(played(plies=3), created=10**13, updated=1))
    (listed,) = client.get("/api/games").json()
    assert listed["created"] == listed["updated"] < "2200"


@given(
    st.lists(st.integers(1, 9), max_size=40),
    st.none() | st.sampled_from(["1-0", "0-1", "1/2-1/2", "*"]),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_moves_are_kept_or_refused(
    client: TestClient, moves: list[int], result: str | None
) -> None:
    """A game is kept exactly if the rules allow all of it."""
    game = Game()
    legal = True
    for hole in moves:
        if game.outcome is not None or hole not in game.position.legal_moves():
            legal = False
            break
        game.play(hole)
    key = hashlib.sha256(repr((moves, result)).encode()).hexdigest()
    body = handed_in(game, id=key, moves=moves, result=result)
    answer = client.post("/api/games/import", json=body)
    assert (answer.status_code in (200, 201)) is (legal and result in (None, game.result))
