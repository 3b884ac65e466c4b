"""The description of the API, held against what the server really answers."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.server.support import Computer, Json, Page, new_game
from togyz.notation import format_position
from togyz.rules import VARIANTS, Game, Position
from togyz.server.api import ENDPOINTS
from togyz.server.openapi import description

API = json.loads(json.dumps(description(ENDPOINTS)))
OPERATIONS = [(path, method) for path, methods in API["paths"].items() for method in methods]


def closed(schema: Any) -> Any:
    """The schema with no more fields than it names, so that nothing is answered undescribed."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: closed(part) for key, part in schema.items()}
    if found.get("type") == "object" and "properties" in found:
        found["additionalProperties"] = False
    return found


@functools.cache
def validator(path: str, method: str, status: int) -> jsonschema.Draft202012Validator:
    answers = API["paths"][path][method]["responses"]
    assert str(status) in answers, f"{method} {path} does not say that it may answer {status}"
    schema = answers[str(status)]["content"]["application/json"]["schema"]
    return jsonschema.Draft202012Validator(
        {**closed(schema), "components": closed(API["components"])}
    )


def call(client: TestClient, method: str, path: str, url: str = "", **asked: Any) -> Any:
    """Ask, and check that the answer is what the description says; its body."""
    answer = client.request(method, url or path, **asked)
    content = API["paths"][path][method.lower()]["responses"].get(str(answer.status_code), {})
    if "text/plain" in content.get("content", ()):
        assert answer.headers["content-type"].startswith("text/plain")
        return answer.text
    validator(path, method.lower(), answer.status_code).validate(answer.json())
    return answer.json()


def test_the_description_is_served_and_sound(client: TestClient) -> None:
    assert client.get("/api/openapi.json").json() == API
    assert API["openapi"] == "3.1.0"
    schemas = API["components"]["schemas"]
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    for reference in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(API)):
        assert reference in schemas
    names = [API["paths"][path][method]["operationId"] for path, method in OPERATIONS]
    assert len(set(names)) == len(names)
    for path, method in OPERATIONS:
        operation = API["paths"][path][method]
        assert operation["summary"]
        told = {part["name"] for part in operation["parameters"] if part["in"] == "path"}
        assert told == set(re.findall(r"{(\w+)}", path))


def test_every_good_answer_is_as_described(client: TestClient, computer: Computer) -> None:
    called = set()

    def check(method: str, path: str, url: str = "", **asked: Any) -> Any:
        called.add((path, method.lower()))
        return call(client, method, path, url, **asked)

    for path in ("/health", "/metrics", "/api/openapi.json", "/api/levels", "/api/variants"):
        check("GET", path)
    clock = {"base": 300, "increment": 3}
    game = check("POST", "/api/games", json={"level": "easy", "clock": clock})["id"]
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        for _ in range(3):
            page.move(page.legal[0])
            page.until_mine()
        page.command("draw")
        page.command("resign")
        page.command("rematch")
    check("GET", "/api/games/{game}", f"/api/games/{game}")
    for form in ("tgk", "playok", "togyz", "json"):
        check("GET", "/api/games/{game}/record", f"/api/games/{game}/record?format={form}")
    taken = {
        "id": "x",
        "variant": "togyzkumalak",
        "players": {"white": {"kind": "human"}, "black": {"kind": "human"}},
        "moves": [7, 1],
        "ending": {"reason": "agreement"},
    }
    first = check("POST", "/api/games/import", json=taken)
    assert check("POST", "/api/games/import", json=taken) == first
    check("GET", "/api/games")
    for variant in VARIANTS:
        position = format_position(Position.start(variant))
        check("GET", "/api/positions", params={"position": position})
    over = Game()
    while over.outcome is None:
        over.play(over.position.legal_moves()[-1])
    shown = check("GET", "/api/positions", params={"position": format_position(over.position)})
    assert (shown["moves"], shown["outcome"] is None) == ([], False)
    check("POST", "/api/replay", json={"text": "1. 76 12 2. 11"})
    check("POST", "/api/replay", json={"text": "1. 76 99 2. 99 99"})
    start = format_position(Position.start())
    check("POST", "/api/analysis", json={"start": start, "moves": [7], "lines": 2, "movetime": 20})
    check("POST", "/api/convert", json={"text": "1. 76 12 2. 11"})
    called.add(("/api/explorer", "get"))  # that needs files: test_explorer asks it
    assert called == set(OPERATIONS), "an address that no test asks"


def test_every_refusal_is_as_described(client: TestClient) -> None:
    json_type = {"Content-Type": "application/json"}
    for path, method in OPERATIONS:
        url = path.replace("{game}", "nosuchgame")
        if method == "post":
            call(client, "POST", path, json=[])
            call(client, "POST", path, content=b" " * (2**21 + 1), headers=json_type)
            call(client, "POST", path, json={}, headers={"Origin": "https://evil.example"})
        elif "{game}" in path:
            call(client, "GET", path, url)
    game = new_game(client)
    call(client, "GET", "/api/games/{game}/record", f"/api/games/{game}/record?format=docx")
    for position in ("", "nonsense", "9" * 2000):
        call(client, "GET", "/api/positions", params={"position": position})
    call(client, "GET", "/api/positions")
    call(client, "POST", "/api/replay", json={"text": "nothing"})


@pytest.mark.parametrize(
    ("text", "code"), [("", "bad-request"), ("9" * 2000, "too-large"), ("9/9", "unreadable")]
)
def test_a_position_that_is_none_is_refused(client: TestClient, text: str, code: str) -> None:
    error = client.get("/api/positions", params={"position": text}).json()["error"]
    assert (error["code"], error["field"]) == (code, "position")


def values(schema: Json) -> st.SearchStrategy[Any]:
    """Whatever a schema of this description allows."""
    if "$ref" in schema:
        return values(API["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return st.one_of([values(part) for part in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "null":
            return st.none()
        case "string":
            known = st.sampled_from(["easy", "togyzkumalak", "mangala+extra-move", "7", ""])
            least, most = schema.get("minLength", 0), schema.get("maxLength", 80)
            return st.text(min_size=least, max_size=min(80, most)) | known.filter(
                lambda text: least <= len(text) <= most
            )
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "array":
            return st.lists(values(schema["items"]), max_size=12)
        case "object":
            fields = {name: values(part) for name, part in schema["properties"].items()}
            required = {name: fields[name] for name in schema.get("required", ())}
            rest = {name: found for name, found in fields.items() if name not in required}
            return st.fixed_dictionaries(required, optional=rest)
    raise AssertionError(schema)


def damaged(body: Json, name: str, value: Any) -> Json:
    return {**body, name: value}


BODIES = {
    path: values(methods["post"]["requestBody"]["content"]["application/json"]["schema"])
    for path, methods in API["paths"].items()
    if "post" in methods
}
anything = st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.lists(st.none())


@pytest.mark.parametrize("path", list(BODIES))
@given(data=st.data())
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_any_body_gets_an_answer_that_is_described(
    client: TestClient, path: str, data: st.DataObject
) -> None:
    body = data.draw(BODIES[path])
    if data.draw(st.booleans()):
        name = data.draw(st.sampled_from([*body, "extra"]) | st.text(max_size=5))
        body = damaged(body, name, data.draw(anything))
    text = json.dumps(body)
    call(client, "POST", path, content=text, headers={"Content-Type": "application/json"})


@given(st.text(max_size=60))
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_position_gets_an_answer_that_is_described(client: TestClient, text: str) -> None:
    call(client, "GET", "/api/positions", params={"position": text})


def test_metrics_count(client: TestClient, computer: Computer) -> None:
    def number(name: str) -> float:
        text = client.get("/metrics").text
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    watched = {
        'togyz_requests_total{handler="create_game",method="POST",status="201"}': 1,
        'togyz_events_total{kind="move"}': 2,
        'togyz_games_total{how="new"}': 1,
        "togyz_move_seconds_count": 1,
        "togyz_sockets": 1,
    }
    before = {name: number(name) for name in watched}
    game = new_game(client)
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        page = Page(socket)
        page.move(1)
        page.until_mine()
        assert {name: number(name) - before[name] for name in watched} == watched
        assert number("togyz_rooms") == 1
