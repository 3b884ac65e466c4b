"""The engine for who asks, and games of any format in the own one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from togyz.core import Info, Limits
from togyz.notation import format_game, format_position, read_text
from togyz.rules import Game, Position
from togyz.server.errors import Refused
from togyz.server.thinking import Thinker

START = format_position(Position.start())
OVER = "togyz1 togyzkumalak 0,0,0,0,0,0,0,0,0/9,9,9,9,9,9,9,9,9 81/0 w"


def ask(client: TestClient, **asked: object) -> tuple[int, dict[str, object]]:
    body = {"start": START, "moves": [], "movetime": 50} | asked
    answer = client.post("/api/analysis", json=body)
    return answer.status_code, answer.json()


def test_it_tells_the_best_moves_with_the_play_after_them(client: TestClient) -> None:
    status, found = ask(client, moves=[7, 7], lines=3)
    assert status == 200
    lines = found["lines"]
    assert isinstance(lines, list)
    assert len(lines) == 3
    scores = [line["score"] for line in lines]
    assert scores == sorted(scores, reverse=True)
    for line in lines:
        position = Position.start().play(7).play(7)
        for hole in line["holes"]:
            assert hole in position.legal_moves()
            position = position.play(hole)
    assert found["depth"]


def test_it_tells_what_tables_know(
    client: TestClient, tables_directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = "togyz1 bestemshe 0,0,1,0,1/1,0,2,0,1 22/22 w"
    assert ask(client, start=lost)[1]["known"] is None
    monkeypatch.setenv("TOGYZ_TABLES", str(tables_directory))
    assert ask(client, start=lost)[1]["known"] == {"least": 24, "most": 24}
    assert ask(client, start=lost, moves=[3])[1]["known"] == {"least": 28, "most": 28}
    assert ask(client)[1]["known"] is None
    assert ask(client, start="togyz1 mangala 4,4,4,4,4,4/4,4,4,4,4,4 0/0 w")[1]["known"] is None


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"start": "nonsense"}, 422, "unreadable"),
        ({"moves": [7, 99]}, 422, "unreadable"),
        ({"moves": [1, 1, 1, 1, 1, 1, 1, 1, 1]}, 422, "unreadable"),
        ({"lines": 9}, 400, "bad-request"),
        ({"movetime": 60_000}, 400, "bad-request"),
        ({"start": OVER}, 409, "game-over"),
    ],
)
def test_what_can_t_be_thought_about_is_refused(
    client: TestClient, asked: dict[str, object], status: int, code: str
) -> None:
    got, answer = ask(client, **asked)
    error = answer["error"]
    assert isinstance(error, dict)
    assert (got, error["code"]) == (status, code)


def test_games_come_first() -> None:
    async def scene() -> None:
        thinker = Thinker(workers=1, limit=4)
        start = Position.start()
        limits = Limits(movetime_ms=5_000)
        try:
            game = asyncio.create_task(thinker.choose(start, "full", visitor="a", limits=limits))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="busy"):
                await thinker.analyse(start, (), Limits(movetime_ms=10), visitor="b")
            game.cancel()
            await asyncio.gather(game, return_exceptions=True)
            # Who goes away takes the search along.
            first = asyncio.create_task(thinker.analyse(start, (), limits, visitor="a"))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="busy"):
                await thinker.analyse(start, (), limits, visitor="b")
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            # Who asks for another position wants no more of the one before.
            second = asyncio.create_task(thinker.analyse(start, (), limits, visitor="b"))
            await asyncio.sleep(0)
            found = await thinker.analyse(start, (), Limits(nodes=2_000), visitor="b")
            with pytest.raises(Refused, match="something else"):
                await second
            assert isinstance(found, Info)
            assert found.lines
        finally:
            await thinker.close()

    asyncio.run(scene())


def test_games_of_any_format_are_converted_with_their_trees(client: TestClient) -> None:
    game = Game(tags={"White": "A"})
    game.root.add(7).add(7)
    game.root.add(1)
    for name in ("json", "togyz"):
        answer = client.post("/api/convert", json={"text": format_game(game, name)})
        assert answer.status_code == 200
        assert answer.json()["text"] == format_game(game, "togyz")
    answer = client.post("/api/convert", json={"text": "1. 76(10) 99\n"})
    (record,) = read_text(answer.json()["text"])
    assert record.game.moves == [7]
    assert answer.json()["problems"]
    for text in ("", "hello"):
        refused = client.post("/api/convert", json={"text": text})
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "unreadable")
