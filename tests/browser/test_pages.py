"""What holds for every page: room, access, security, and a line that may break."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Response, WebSocketRoute, expect

from tests.browser.support import Site, Visitor
from tests.browser.test_replay import paste, random_game
from togyz.notation import format_game

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
# The narrowest phone, a usual one, both on their side or a desktop at 200 %, a desktop.
SIZES = [(360, 640), (390, 844), (640, 360), (720, 450), (1440, 900)]
MAIN_BUTTON = {
    "home": "Play",
    "play": "Resign",
    "end": "Rematch",
    "replay": "To the end",
}
# How much an element's content is larger than it, once the board has taken its new size.
OVERFLOW = """async (selector) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const element = document.querySelector(selector);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""
PAGES = ["home", "play", "end", "paste", "replay", "help", "games", "settings", "friend"]


def open_page(visitor: Visitor, name: str) -> None:
    page = visitor.page
    match name:
        case "home" | "help" | "games" | "settings":
            visitor.go("/")
            page.wait_for_selector(".tz-picture text")
            if name != "home":
                words = {"help": "How to play", "games": "My games", "settings": "Settings"}
                page.get_by_role("button", name=words[name], exact=True).click()
                page.wait_for_selector("dialog[open]")
        case "play" | "end":
            visitor.new_game()
            visitor.play(4)
            if name == "end":
                page.get_by_role("button", name="Resign").click()
                page.get_by_role("dialog").get_by_role("button", name="Resign").click()
                page.wait_for_selector(".result")
        case "friend":
            visitor.go("/")
            page.get_by_role("radio", name="A friend").check()
            page.get_by_label("Time").select_option("own")
        case "paste":
            visitor.go("/replay")
            page.wait_for_selector("textarea")
        case "replay":
            paste(visitor, format_game(random_game(), "tgk"))
            page.wait_for_selector(".stepper")
            page.get_by_role("button", name="To the end").click()


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_by_day_and_by_night(visitor: Visitor, name: str) -> None:
    visitor.page.add_init_script(path=AXE)
    open_page(visitor, name)
    background = "() => getComputedStyle(document.documentElement).backgroundColor"
    seen = set()
    for scheme in SCHEMES:
        visitor.page.emulate_media(color_scheme=scheme)
        seen.add(visitor.evaluate(background))
        found = visitor.evaluate("async () => (await axe.run()).violations")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == [], scheme
    assert len(seen) == len(SCHEMES)


@pytest.mark.parametrize("name", ["home", "play", "end", "replay"])
def test_board_and_controls_fit_without_scrolling(visitor: Visitor, name: str) -> None:
    open_page(visitor, name)
    page = visitor.page
    button = page.get_by_role("button", name=MAIN_BUTTON[name], exact=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for selector in ("html", "main"):
            across, down = page.evaluate(OVERFLOW, selector)
            assert across == 0, (selector, width, height)
            # The first page tells more below what is needed to begin.
            assert down == 0 or (name, selector) == ("home", "main"), (selector, width, height)
        for locator in (page.locator(".tz-frame"), button):
            box = locator.bounding_box()
            assert box, (width, height)
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height


# Narrower than any phone on its side: a window of 1280 by 1024 at 400 %, small ones at 200 %.
@pytest.mark.parametrize(("width", "height"), [(320, 256), (400, 300), (512, 300), (540, 450)])
def test_where_the_board_has_no_room_it_can_be_scrolled_to(
    visitor: Visitor, width: int, height: int
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.new_game()
    # The page before was scrolled down to its button; this one begins at its top.
    assert visitor.evaluate("document.querySelector('main').scrollTop") == 0
    visitor.play(2)
    box = visitor.page.locator(".tz-frame").bounding_box()
    assert box
    assert box["width"] >= 200
    assert box["height"] >= 200
    assert visitor.page.evaluate(OVERFLOW, "html")[0] == 0
    for name in ("Undo", "Flip", "Resign"):
        visitor.page.get_by_role("button", name=name).click(trial=True)


def test_a_long_name_leaves_room_for_whose_turn_it_is(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 640})
    visitor.go("/")
    page.get_by_role("textbox", name="Your name").fill("W" * 40)
    page.get_by_role("combobox", name="Time").select_option("5+3")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.wait_for_turn()
    expect(page.locator(".turn")).to_have_text("Your move")
    room, words, name = visitor.evaluate(
        """() => {
            const turn = document.querySelector(".turn");
            const text = document.createRange();
            text.selectNodeContents(turn);
            const name = document.querySelector(".player-place.bottom .player-name");
            return [turn, text, name].map((part) => part.getBoundingClientRect().width);
        }"""
    )
    # A tenth of a pixel too little, and the words end in dots.
    assert words <= room + 0.01
    assert name > 60


def test_holes_are_large_enough_for_a_finger(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.new_game()
    for hole in visitor.holes:
        box = hole.bounding_box()
        assert box
        assert box["width"] >= 36
        assert box["height"] >= 100


def test_on_a_large_screen_the_board_is_large(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 2560, "height": 1440})
    visitor.new_game()
    box = visitor.page.locator(".tz-frame").bounding_box()
    assert box
    assert box["width"] > 1700


def test_the_page_keeps_to_its_security_policy(visitor: Visitor) -> None:
    # Each violation would be an error in the console, which fails the test of every visitor;
    # here it is made sure that there is a policy, and that it forbids what is inline.
    with visitor.page.expect_response("**/") as response:
        visitor.go("/")
    policy = response.value.header_value("content-security-policy") or ""
    assert "default-src 'self'" in policy
    # The core runs as WebAssembly, which has a word of its own.
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


def test_assets_are_small_and_named_by_their_content(visitor: Visitor) -> None:
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        sizes[answer.url] = len(answer.body())

    visitor.page.on("response", weigh)
    visitor.new_game()
    assets = {url: size for url, size in sizes.items() if "/assets/" in url}
    assert assets
    for url in assets:
        assert re.search(r"-[0-9A-Za-z]{8}\.(js|css|svg|wasm|tgn)$", url), url
    core = sum(size for url, size in assets.items() if url.endswith(".wasm"))
    # Tables are built in the browser by a tenth of it: no file of theirs is fetched.
    assert 0 < core < 256_000
    # As they are; compressed it is a third, and with the core under 150 KB.
    assert sum(assets.values()) - core < 210_000


def test_the_theme_is_chosen_and_kept(visitor: Visitor) -> None:
    page = visitor.page
    page.emulate_media(color_scheme="light")
    visitor.go("/")
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    page.keyboard.press("Escape")
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert dark != light
    page.reload()
    page.wait_for_selector(".tz-picture text")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == dark


def test_a_line_that_swallows_everything_is_noticed_and_told(visitor: Visitor) -> None:
    page = visitor.page
    page.clock.install()
    swallow = False

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        dead = False

        def pass_on(message: str | bytes, to: WebSocketRoute) -> None:
            # A line that has lost something never comes back: only another one does.
            nonlocal dead
            dead = dead or swallow
            if not dead:
                to.send(message)

        socket.on_message(lambda message: pass_on(message, server))
        server.on_message(lambda message: pass_on(message, socket))

    page.route_web_socket(re.compile("/socket$"), connect)
    visitor.new_game()
    visitor.play(1)
    swallow = True
    page.clock.run_for(12_000)
    expect(page.get_by_text("No connection. Trying again")).to_be_visible()
    swallow = False
    page.clock.run_for(12_000)
    expect(page.get_by_text("No connection. Trying again")).to_have_count(0)
    visitor.play(1)
    assert len(visitor.moves) == 4


def test_two_tabs_show_the_same_game(browser: Browser, site: Site) -> None:
    context = browser.new_context()
    first, second = Visitor(context.new_page(), site), Visitor(context.new_page(), site)
    first.prefer(speed="off")
    first.new_game()
    second.page.goto(first.page.url)
    second.wait_for_turn()
    first.play(1)
    second.wait_for_moves(len(first.moves))
    second.wait_for_turn()
    second.play(1)
    first.wait_for_moves(len(second.moves))
    assert first.labels == second.labels
    context.close()


def test_a_spectator_sees_the_game_and_can_play_nothing(
    visitor: Visitor, browser: Browser, site: Site
) -> None:
    visitor.new_game()
    visitor.play(1)
    context = browser.new_context()
    other: Page = context.new_page()
    other.goto(visitor.page.url)
    watching = Visitor(other, site)
    watching.wait_for_moves(len(visitor.moves))
    assert watching.stones() == visitor.stones()
    assert watching.playable.count() == 0
    expect(other.get_by_role("button", name="Resign")).to_be_disabled()
    context.close()
