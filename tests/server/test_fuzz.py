"""Whatever a client sends, it gets an error, and the connection and the game live on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.server.support import Computer, Json, Page, new_game
from togyz.rules import VARIANTS
from togyz.server import Config, create_app
from togyz.server.socket import MESSAGE_SIZE

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
NAMES = ["move", "takeback", "resign", "draw", "decline", "rematch"]
kinds = st.sampled_from(["hello", *NAMES, "ping", "echo", "snapshot"]) | values
messages = st.one_of(
    st.text(max_size=100),
    st.binary(max_size=100).map(lambda found: found.decode("utf-8", "surrogateescape")),
    values.map(json.dumps),
    st.fixed_dictionaries(
        {},
        optional={
            "type": kinds,
            "id": values,
            "ply": values,
            "hole": values,
            "seen": values,
            "n": values,
            "extra": values,
        },
    ).map(json.dumps),
)

HARMLESS = ("error", "pong", "snapshot", "event")


@given(st.lists(messages, max_size=12))
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_nonsense_is_answered(client: TestClient, sent: list[str]) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        for message in sent:
            socket.send_text(message)
            if '"echo"' in message:  # which may be understood, and has no answer
                socket.send_text('{"type": "ping"}')
            answer = json.loads(socket.receive_text())
            assert answer["type"] in HARMLESS
        page = Page(socket, hello=False)
        page.send(type="hello", seen=0)
        while page.receive()["type"] != "snapshot":  # answers that were not waited for
            pass
        assert page.ply == 0
        assert page.move(1)["type"] == "ack"


def test_long_deep_and_binary_messages(client: TestClient) -> None:
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        for text, code in (
            ("x" * (MESSAGE_SIZE + 1), "too-large"),
            ("[" * MESSAGE_SIZE, "bad-request"),
            ('{"type": "move", "id": "\ud800"}', "bad-request"),
            ('{"type": "hello", "seen": 1e999}', "bad-request"),
            ('{"type": "hello", "seen": ' + "9" * 5000 + "}", "bad-request"),
            ('{"type": "move", "id": "", "ply": 0, "hole": 1}', "bad-request"),
            ('{"type": "move", "id": "a", "ply": -1, "hole": 1}', "bad-request"),
            ('{"type": "move", "id": "a", "ply": 0, "hole": true}', "bad-request"),
        ):
            socket.send_text(text)
            assert page.receive()["code"] == code
        socket.send_bytes(b"\x00\x01")
        assert page.receive()["code"] == "bad-request"
        page.send(type="ping")
        assert page.receive() == {"type": "pong"}


@pytest.mark.soak
def test_random_commands_never_break_the_game(
    config: Config, computer: Computer, soak_rounds: Iterator[random.Random]
) -> None:
    """Moves, takebacks, draws, ends in any order; `Page` checks the board after each."""
    plenty = replace(config, visitor_games=10**6, address_games=10**6)
    with TestClient(create_app(plenty)) as client:
        for rng in soak_rounds:
            play_at_random(client, rng)


def play_at_random(client: TestClient, rng: random.Random) -> None:
    """Send commands that are sometimes right; in the end all agree on the board."""
    game = new_game(
        client,
        variant=rng.choice(list(VARIANTS)),
        side=rng.choice(["white", "black"]),
        clock=rng.choice([None, {"base": 3600, "increment": 5}]),
    )
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        for _ in range(60):
            kind = rng.choices(["hello", *NAMES], [9, 70, 18, 1, 6, 3, 2])[0]
            fields: dict[str, Any] = {"ply": page.ply - rng.choice([0] * 9 + [1])}
            if kind == "hello":
                page.hello()
            elif fields["ply"] < 0:
                continue
            elif kind == "move":
                page.move(rng.randint(1, 9), **fields)
            else:
                page.command(kind, **fields)
        page.until_mine()
        while page.game["drawOffer"] is not None:  # the computer has yet to answer
            page.receive()
        page.hello()
        assert same(client.get(f"/api/games/{game}").json()) == same(page.game)


def same(game: Json) -> Json:
    """A game without what passes by itself."""
    clock = game["clock"] and {**game["clock"], "leftMs": None}
    return {**game, "clock": clock}
