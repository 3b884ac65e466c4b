"""What the HTTP addresses answer, and what they refuse."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.support import Computer, another, cookie, new_game
from togyz.engine import LEVELS
from togyz.rules import VARIANTS
from togyz.server import Config, create_app
from togyz.server.guard import SECURITY_HEADERS
from togyz.server.seats import COOKIE


def error(answer: Any, status: int, code: str) -> dict[str, Any]:
    """The error of an answer, which must have this status and code."""
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()["error"]
    assert found["code"] == code, found
    assert found["message"].endswith(".")
    return found


def test_lists_of_levels_and_variants(client: TestClient) -> None:
    assert [level["name"] for level in client.get("/api/levels").json()] == list(LEVELS)
    assert [variant["name"] for variant in client.get("/api/variants").json()] == list(VARIANTS)


def test_a_new_game_is_where_the_answer_says(client: TestClient) -> None:
    hard = LEVELS["hard"].name
    answer = client.post("/api/games", json={"level": "hard", "side": "black"})
    game = answer.json()["id"]
    assert answer.headers["location"] == f"/game/{game}"
    shown = client.get(f"/api/games/{game}").json()
    assert (shown["level"], shown["seat"], shown["seq"]) == (hard, "black", 1)
    assert shown["fen"].startswith("togyz1 togyzkumalak 9,9,9")
    assert (shown["start"], shown["moves"]) == (shown["fen"], [])


def test_a_random_side_is_either(client: TestClient) -> None:
    games = [new_game(client, side="random") for _ in range(40)]
    seats = {client.get(f"/api/games/{game}").json()["seat"] for game in games}
    assert seats == {"white", "black"}


def test_the_cookie_is_signed_and_kept_from_scripts(client: TestClient) -> None:
    answer = client.post("/api/games", json={"level": "easy"})
    header = answer.headers["set-cookie"]
    for part in (f"{COOKIE}=", "HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert part in header
    assert "Secure" not in header
    first = cookie(client)
    new_game(client)
    assert cookie(client) == first


def test_by_https_the_cookie_never_goes_by_http(config: Config, computer: Computer) -> None:
    with TestClient(create_app(config), base_url="https://togyz.test") as client:
        answer = client.post("/api/games", json={"level": "easy"})
        assert "Secure" in answer.headers["set-cookie"]


def test_games_are_listed_for_their_owner_the_last_played_first(client: TestClient) -> None:
    games = [new_game(client, side="black") for _ in range(3)]
    listed = client.get("/api/games").json()
    assert {row["id"] for row in listed} == set(games)
    assert [row["updated"] for row in listed] == sorted(
        (row["updated"] for row in listed), reverse=True
    )
    assert listed[0]["result"] == "*"
    assert another(client).get("/api/games").json() == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, None),
        ({"level": "impossible"}, "level"),
        ({"level": "easy", "variant": "chess"}, "variant"),
        ({"level": "easy", "variant": 7}, "variant"),
        ({"level": "easy", "variant": "mangala+extra-move"}, "variant"),
        ({"level": "easy", "side": "green"}, "side"),
        ({"level": "easy", "name": "x" * 61}, "name"),
        ({"level": "easy", "colour": "white"}, None),
        ([], None),
        (None, None),
    ],
)
def test_a_wrong_new_game_names_the_field(client: TestClient, body: Any, field: str | None) -> None:
    found = error(client.post("/api/games", json=body), 400, "bad-request")
    assert found.get("field") == field
    assert client.get("/api/games").json() == []


def test_what_is_no_json_is_refused(client: TestClient) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"level=easy", b'{"level": "\xff"}'):
        answer = client.post(
            "/api/games", content=content, headers={"Content-Type": "application/json"}
        )
        error(answer, 400, "bad-request")
    error(client.post("/api/games", data={"level": "easy"}), 400, "bad-request")


def test_large_bodies_are_refused(client: TestClient) -> None:
    json = {"Content-Type": "application/json"}
    answer = client.post("/api/games", content=b" " * 20_000, headers=json)
    error(answer, 413, "too-large")
    answer = client.post("/api/replay", content=b" " * (2**21 + 1), headers=json)
    error(answer, 413, "too-large")

    def chunks() -> Any:  # whose length nobody tells in advance
        for _ in range(300):
            yield b" " * 1000

    error(client.post("/api/games", content=chunks(), headers=json), 413, "too-large")


def test_unknown_games_and_places(client: TestClient) -> None:
    error(client.get("/api/games/nosuchgame"), 404, "not-found")
    error(client.get("/api/games/nosuchgame/record"), 404, "not-found")
    error(client.get("/api/nothing"), 404, "not-found")
    error(client.delete("/api/games"), 405, "bad-request")


def test_the_socket_of_an_unknown_game_says_so_and_closes_for_good(client: TestClient) -> None:
    with client.websocket_connect("/api/games/nosuchgame/socket") as socket:
        assert socket.receive_json() == {
            "type": "error",
            "code": "not-found",
            "message": "There is no game nosuchgame.",
        }
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert (closed.value.code, closed.value.reason) == (4404, "not-found")


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://testserver.evil.example",
        "http://testserver:81",
        "",
        "http://[",
        "http://testserver]",
        "http://[::1",
        "http://testserver:port",
        "//",
        ":",
    ],
)
def test_other_sites_cannot_act_for_a_visitor(client: TestClient, origin: str) -> None:
    game = new_game(client)
    headers = {"Origin": origin}
    for path, body in (("/api/games", {"level": "easy"}), ("/api/replay", {"text": "76"})):
        error(client.post(path, json=body, headers=headers), 403, "forbidden-origin")
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/games/{game}/socket", headers=headers),
    ):
        pass
    assert len(client.get("/api/games").json()) == 1


def test_the_own_page_may(client: TestClient) -> None:
    for origin in ("http://testserver", "http://testserver:80", "HTTP://TESTSERVER"):
        answer = client.post("/api/games", json={"level": "easy"}, headers={"Origin": origin})
        assert answer.status_code == 201


def test_every_answer_has_the_security_headers(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [
        client.get("/"),
        client.get("/health"),
        client.get("/api/nothing"),
        client.get("/assets/main-1234.js"),
        client.post("/api/games", json={}),
        client.post("/api/games", json={}, headers={"Origin": "https://evil.example"}),
        client.post("/api/games", content=b" " * 20_000),
    ]

    def broken() -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr("togyz.server.views.level_views", broken)
    careless = TestClient(client.app, raise_server_exceptions=False)
    careless.portal = client.portal
    answers.append(careless.get("/api/levels"))
    error(answers[-1], 500, "internal")
    assert "defect" not in answers[-1].text
    for answer in answers:
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers[name] == value, answer.url
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "'unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    ("base", "sent"),
    [
        ("https://togyz.example", True),
        ("http://localhost:8162", True),
        ("http://127.0.0.1:8162", True),
        ("http://[::1]:8162", True),
        ("http://192.168.1.20:8162", False),
        ("http://127.0.0.1.example", False),
    ],
)
def test_the_opener_policy_is_sent_where_browsers_heed_it(
    config: Config, computer: Computer, base: str, sent: bool
) -> None:
    with TestClient(create_app(config), base_url=base) as client:
        found = client.get("/").headers.get("cross-origin-opener-policy")
    assert found == ("same-origin" if sent else None)


@pytest.mark.parametrize("host", ["[", "a]:b", "[::1", "ä", ""])
def test_a_host_that_is_none_is_answered(client: TestClient, host: str) -> None:
    answer = client.get("/", headers={b"Host": host.encode()})
    assert answer.status_code == 200
    assert "cross-origin-opener-policy" not in answer.headers


def test_who_starts_too_many_games_has_to_wait(config: Config, computer: Computer) -> None:
    def limited(visitor: int, address: int) -> Config:
        return Config(
            database=config.database,
            static=config.static,
            visitor_games=visitor,
            address_games=address,
        )

    with TestClient(create_app(limited(visitor=2, address=100))) as client:
        for _ in range(3):  # the first came without a cookie
            new_game(client)
        answer = client.post("/api/games", json={"level": "easy"})
        error(answer, 429, "too-many-games")
        assert answer.headers["retry-after"] == "3600"
        new_game(another(client))
    with TestClient(create_app(limited(visitor=100, address=2))) as client:
        new_game(client)
        new_game(another(client))
        error(another(client).post("/api/games", json={"level": "easy"}), 429, "too-many-games")


def test_who_asks_very_fast_has_to_wait(
    config: Config, computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Time stands still: on a slow machine it would not have been fast.
    monkeypatch.setattr("togyz.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
    few = Config(database=config.database, static=config.static, address_requests=1)
    pages = ("/", "/learn", "/api/levels", "/api/games", "/nowhere", "/game/abc")
    with TestClient(create_app(few), client=("192.0.2.7", 5000)) as client:
        for number in range(10):
            assert client.get(pages[number % len(pages)]).status_code in (200, 404)
        for page in pages:
            answer = client.get(page, headers={"Accept": "text/html"})
            error(answer, 429, "too-many-requests")
            assert answer.headers["retry-after"] == "1"
            assert answer.headers["content-security-policy"]
        error(client.post("/api/games", json={"level": "easy"}), 429, "too-many-requests")
        for path in ("/health", "/metrics", "/assets/main-1234.js"):
            assert client.get(path).status_code == 200, "these are not counted"
        other = TestClient(client.app, client=("192.0.2.8", 5000))
        other.portal = client.portal
        assert other.get("/api/levels").status_code == 200


def test_health(client: TestClient) -> None:
    assert client.get("/health").json() == {"status": "ok"}


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/game/anything",
        "/device/anything",
        "/replay",
        "/learn",
        "/learn/anything",
        "/rules/anything",
        "/about",
        "/sheet",
    ],
)
def test_the_page_is_at_its_addresses(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert "<title>board</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nonsense", "/game/", "/replay/x", "/assets/none.js"])
def test_a_browser_gets_a_page_where_nothing_is(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "<title>board</title>" in answer.text
    # Programs, and what the page asks for itself, get what programs can read.
    error(client.get(path), 404, "not-found")
    for asked in ("/api/nonsense", "/api/games/nosuchgame"):
        error(client.get(asked, headers={"Accept": "text/html"}), 404, "not-found")


def test_files_with_hashed_names_are_kept_for_ever(client: TestClient) -> None:
    assert "immutable" in client.get("/assets/main-1234.js").headers["cache-control"]
    loose = client.get("/favicon.svg")
    assert loose.text == "<svg/>"
    # The service worker is such a file: an old one would keep the page old.
    assert loose.headers["cache-control"] == "no-cache"
    for path in ("/assets/none.js", "/none.txt", "/../games.sqlite3", "/%2e%2e/games.sqlite3"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "immutable" not in answer.headers.get("cache-control", "")


def test_without_built_pages_it_says_what_to_do(tmp_path: Path, computer: Computer) -> None:
    config = Config(database=tmp_path / "games.sqlite3", static=tmp_path / "nothing")
    with TestClient(create_app(config)) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make build" in answer.text
        assert client.get("/assets/main.js").status_code == 404
        assert client.get("/health").status_code == 200


def test_long_answers_are_compressed(client: TestClient) -> None:
    answer = client.get("/api/openapi.json", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"
