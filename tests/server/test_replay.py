"""Pasted games and positions, and games taken away as files."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.support import Page, new_game
from tests.server.test_http import error
from tests.support import random_game
from togyz.notation import format_game, format_position, read_text
from togyz.rules import VARIANTS, Game, Position, Side
from togyz.server.bodies import Replay

PLAYABLE = ("togyz", "json", "tgk", "playok", "playstrategy", "letters", "holes", "fromto")


def replay(client: TestClient, text: str) -> dict[str, Any]:
    answer = client.post("/api/replay", json={"text": text})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert set(found) == set(Replay.__struct_fields__)
    return found


def follow(shown: dict[str, Any]) -> Position:
    """Play the moves of a game that was read, and compare every position; the last one."""
    holes = shown["start"]["holes"]
    position = Position(
        Position.start(shown["variant"]).variant,
        tuple(holes),
        tuple(shown["start"]["kazans"]),
        (None, None),
        Side.WHITE if shown["start"]["side"] == "white" else Side.BLACK,
    )
    for ply, move in enumerate(shown["moves"], 1):
        assert (move["ply"], move["position"]["ply"]) == (ply, ply)
        position = position.play(move["hole"])
        assert move["position"]["holes"] == list(position.holes)
        assert move["position"]["kazans"] == list(position.kazans)
        assert move["position"]["moves"] == []
    return position


@pytest.mark.parametrize("form", PLAYABLE)
def test_a_pasted_game_of_every_format_is_replayed(client: TestClient, form: str) -> None:
    game = random_game(random.Random(form), plies=60)
    shown = replay(client, format_game(game, form))
    (read,) = shown["games"]
    assert read["problems"] == shown["problems"] == []
    assert [move["hole"] for move in read["moves"]] == game.moves
    assert follow(read) == game.position
    assert len(read["start"]["moves"]) == 9


@pytest.mark.parametrize("form", ["togyz", "playstrategy", "plain", "json"])
def test_a_pasted_position_of_every_format_is_shown(client: TestClient, form: str) -> None:
    position = random_game(random.Random(4), plies=30).position
    (read,) = replay(client, f"  {format_position(position, form)}\n")["games"]
    assert read["moves"] == []
    assert read["start"]["holes"] == list(position.holes)
    assert read["start"]["fen"] == format_position(position)
    assert [move["hole"] for move in read["start"]["moves"]] == list(position.legal_moves())


def test_what_is_wrong_is_named_and_what_is_right_is_kept(client: TestClient) -> None:
    good = format_game(Game(moves=[7, 7, 1]), "playok")
    shown = replay(client, f"{good}\n\n{good.replace('76(10)', '75(10)')}")
    assert len(shown["games"]) == 2
    first, second = shown["games"]
    assert first["problems"] == []
    assert second["problems"] == shown["problems"] != []
    problem = shown["problems"][0]
    assert problem["game"] == 2
    assert problem["line"] > 1


def test_a_line_of_moves_with_a_mistake_is_no_broken_position(client: TestClient) -> None:
    shown = replay(client, "76 98 12 33 1/2-1/2")
    (game,) = shown["games"]
    assert [move["hole"] for move in game["moves"]] == [7, 9]
    assert game["problems"][0]["ply"] == 3


def test_a_position_with_a_mistake_says_what_is_wrong(client: TestClient) -> None:
    text = "togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,8 0/0 w"
    found = error(client.post("/api/replay", json={"text": text}), 422, "unreadable")
    assert "161" in found["message"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  \n",
        "Sehr geehrte Damen und Herren",
        "\x00\x01",
        "9,9,9/9,9",
        "🪨" * 1000,
        "7" * 5000,
    ],
)
def test_what_is_no_game_is_refused(client: TestClient, text: str) -> None:
    found = error(client.post("/api/replay", json={"text": text}), 422, "unreadable")
    assert found["field"] == "text"


def test_a_long_file_is_cut_and_says_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "\n\n".join(format_game(Game(moves=[7, 7, 1]), "tgk") for _ in range(5))
    assert replay(client, text)["truncated"] is False
    with monkeypatch.context() as limited:
        limited.setattr("togyz.server.replay.MAX_GAMES", 3)
        shown = replay(client, text)
        assert (len(shown["games"]), shown["truncated"]) == (3, True)
    with monkeypatch.context() as limited:
        limited.setattr("togyz.server.replay.MAX_PLIES", 7)
        shown = replay(client, text)
        assert (len(shown["games"]), shown["truncated"]) == (2, True)


def test_a_finished_game_is_taken_away(client: TestClient) -> None:
    game = new_game(client, name="Aidana", side="black", level="medium")
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        for _ in range(3):
            page.until_mine()
            page.move(page.legal[0])
        page.until_mine()
        page.command("resign")
    for form, ending in (
        ("tgk", ".tgk"),
        ("playok", ".pgn"),
        ("togyz", ".togyz"),
        ("json", ".jsonl"),
    ):
        answer = client.get(f"/api/games/{game}/record", params={"format": form})
        assert (
            answer.headers["content-disposition"] == f'attachment; filename="togyz-{game}{ending}"'
        )
        (record,) = read_text(answer.text)
        assert record.ok, record.problems
        assert record.game.moves == page.game["moves"]
        assert record.game.result == "1-0"
        assert record.game.tags["White"] == "togyz (medium)"
        assert record.game.tags["Black"] == "Aidana"


def test_names_from_visitors_do_not_break_a_record(client: TestClient) -> None:
    name = 'A "quoted" ] [Result "0-1"] \\ ; { name'
    game = new_game(client, name=name)
    for form in ("tgk", "togyz", "json"):
        answer = client.get(f"/api/games/{game}/record", params={"format": form})
        (record,) = read_text(answer.text)
        assert record.game.result == "*", form
        assert record.game.tags["White"] == name, form


@pytest.mark.parametrize("name", list(VARIANTS))
def test_every_variant_can_be_taken_away(client: TestClient, name: str) -> None:
    game = new_game(client, variant=name)
    for form in ("togyz", "json"):
        answer = client.get(f"/api/games/{game}/record", params={"format": form})
        (record,) = read_text(answer.text)
        assert record.game.variant.name == name


def test_an_unknown_format_is_refused(client: TestClient) -> None:
    game = new_game(client)
    for form in ("pdf", "holes", ""):
        answer = client.get(f"/api/games/{game}/record", params={"format": form})
        assert error(answer, 400, "bad-request")["field"] == "format"
