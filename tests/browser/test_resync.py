"""The page holds what the server tells against its own rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.support import Visitor


def tell_otherwise(page: Page, change: Callable[[dict[str, Any]], None]) -> list[str]:
    """Change what the server says of the next event; gives what the page says to the server.

    Each line to it begins with "opened".
    """
    said: list[str] = []
    changed = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        said.append("opened")

        def from_page(message: str | bytes) -> None:
            said.append(json.loads(message)["type"])
            server.send(message)

        def from_server(text: str | bytes) -> None:
            nonlocal changed
            message = json.loads(text)
            if message["type"] == "event" and not changed:
                changed = True
                change(message)
            socket.send(json.dumps(message))

        socket.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/socket", between)
    return said


def another_position(message: dict[str, Any]) -> None:
    message["fen"] = message["fen"].replace(" b", " w")


def an_impossible_move(message: dict[str, Any]) -> None:
    message["event"]["hole"] = 99


def an_event_too_late(message: dict[str, Any]) -> None:
    message["seq"] += 1


def check(visitor: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    said = tell_otherwise(visitor.page, change)
    visitor.new_game()
    visitor.play(2)
    # On each line one, and one for what was changed.
    assert said.count("hello") == said.count("opened") + 1
    moves, labels = visitor.moves, visitor.labels
    assert len(moves) == 4
    visitor.page.reload()
    visitor.wait_for_turn()
    assert (visitor.moves, visitor.labels) == (moves, labels)
    expect(visitor.page.locator(".link-state")).to_be_empty()


def test_another_position_than_the_rules_lead_to_is_asked_for_anew(visitor: Visitor) -> None:
    check(visitor, another_position)


def test_a_move_that_the_rules_forbid_is_asked_for_anew(visitor: Visitor) -> None:
    check(visitor, an_impossible_move)


def test_a_gap_is_asked_for_anew(visitor: Visitor) -> None:
    check(visitor, an_event_too_late)
