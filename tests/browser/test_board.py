"""The board under the hand: previews, presses, touches, and moves shown stone by stone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import Site, Visitor

PREVIEW = re.compile(r"^hole 4, 9 stones, lands on opponent’s 3, captures 10$")
# The first move of every game of the tests that need one: nine stones, the last into Black's 3.
FOUR = "hole 4"


def test_holes_say_what_they_are_and_what_would_happen(visitor: Visitor) -> None:
    visitor.new_game()
    expect(visitor.hole(FOUR)).to_have_attribute("aria-label", PREVIEW)
    expect(visitor.hole("opponent’s hole 9")).to_have_attribute(
        "aria-label", "opponent’s hole 9, 9 stones"
    )
    assert len(visitor.labels) == 18


def test_the_mouse_previews_landing_and_capture(visitor: Visitor) -> None:
    visitor.new_game()
    marks = visitor.page.locator(".tz-outline.tz-preview")
    expect(marks).to_have_count(0)
    visitor.hole(FOUR).hover()
    expect(marks).to_have_count(1)
    expect(visitor.page.locator(".tz-marks .tz-badge-text")).to_have_text("+10")
    expect(visitor.page.locator(".hint")).to_have_text(PREVIEW)
    visitor.page.mouse.move(2, 2)
    expect(marks).to_have_count(0)
    assert visitor.moves == []


def test_the_focus_previews_too(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.page.keyboard.press("Tab")
    visitor.hole("hole 5").focus()
    expect(visitor.page.locator(".tz-outline.tz-preview")).to_have_count(1)


class Fingers:
    """Presses whose own time is given, as the screen or the mouse tells it to a page."""

    def __init__(self, visitor: Visitor, kind: str) -> None:
        box = visitor.hole(FOUR).bounding_box()
        assert box
        self.at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.kind = kind
        self.session = visitor.page.context.new_cdp_session(visitor.page)
        self.now = visitor.evaluate("() => Date.now()") / 1000

    def down(self) -> None:
        """Press."""
        self.send("mousePressed", "touchStart", [self.at])

    def up(self, after: float) -> None:
        """Let go so many seconds later, by the time of the finger."""
        self.now += after
        self.send("mouseReleased", "touchEnd", [])

    def send(self, mouse: str, touch: str, points: list[dict[str, float]]) -> None:
        if self.kind == "touch":
            event = {"type": touch, "touchPoints": points, "timestamp": self.now}
            self.session.send("Input.dispatchTouchEvent", event)
        else:
            button = {"button": "left", "clickCount": 1}
            event = {"type": mouse, **self.at, **button, "timestamp": self.now}
            self.session.send("Input.dispatchMouseEvent", event)


def test_a_long_press_previews_and_its_release_does_not_play(visitor: Visitor) -> None:
    visitor.new_game()
    fingers = Fingers(visitor, "mouse")
    visitor.hole(FOUR).hover()
    fingers.down()
    fingers.up(0.45)
    # Nothing has been played; the next click plays again.
    expect(visitor.hole(FOUR)).to_have_attribute("aria-label", PREVIEW)
    assert visitor.moves == []
    visitor.hole(FOUR).click()
    visitor.wait_for_moves(2)


def test_the_hard_level_gives_no_previews(visitor: Visitor) -> None:
    visitor.new_game(level="Hard")
    expect(visitor.hole(FOUR)).to_have_attribute("aria-label", "hole 4, 9 stones")
    hint = visitor.page.locator(".hint").inner_text()
    visitor.hole(FOUR).hover()
    visitor.page.mouse.down()
    visitor.page.wait_for_timeout(450)
    expect(visitor.page.locator(".tz-outline.tz-preview")).to_have_count(0)
    expect(visitor.page.locator(".hint")).to_have_text(hint)
    # With nothing to look at, a slow press is a press.
    visitor.page.mouse.up()
    visitor.wait_for_moves_beyond(0)


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody with a phone."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    visitor = Visitor(context.new_page(), site)
    visitor.prefer(speed="off")
    yield visitor
    context.close()


def test_a_tap_plays_and_a_held_finger_only_looks(phone: Visitor) -> None:
    phone.new_game()
    fingers = Fingers(phone, "touch")
    fingers.down()
    expect(phone.page.locator(".tz-outline.tz-preview")).to_have_count(1)
    fingers.up(0.45)
    expect(phone.page.locator(".tz-outline.tz-preview")).to_have_count(0)
    expect(phone.hole(FOUR)).to_have_attribute("aria-label", PREVIEW)
    assert phone.moves == []
    phone.page.touchscreen.tap(fingers.at["x"], fingers.at["y"])
    phone.wait_for_moves_beyond(0)


@pytest.mark.parametrize("kind", ["touch", "mouse"])
def test_a_tap_plays_on_a_page_that_hears_of_it_late(phone: Visitor, kind: str) -> None:
    phone.new_game()
    fingers = Fingers(phone, kind)
    fingers.down()
    # It takes the page so long to hear of the release that it has begun to look.
    expect(phone.page.locator(".tz-outline.tz-preview")).to_have_count(1)
    phone.page.wait_for_timeout(400)
    fingers.up(0.1)
    phone.wait_for_moves_beyond(0)


@pytest.fixture
def slow(page: Page, site: Site) -> Visitor:
    """Somebody who wants to see every stone, and for whom time passes only as the test says."""
    visitor = Visitor(page, site)
    visitor.prefer(speed="slow", unhurried=True)
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    return visitor


def showing(visitor: Visitor) -> bool:
    return bool(visitor.evaluate("() => 'showing' in document.querySelector('.tz-board').dataset"))


def test_a_move_is_shown_stone_by_stone_over_the_position_it_leads_to(slow: Visitor) -> None:
    slow.new_game()
    slow.hole(FOUR).click()
    hand = slow.page.locator(".tz-hand")
    expect(hand).to_have_count(1)
    # What the board says is the position after the move; what it shows is under way.
    assert slow.labels[3].startswith("hole 4, 1 stone")
    assert slow.drawn() == 153
    expect(hand).to_have_text("9")
    slow.page.clock.run_for(700)
    assert slow.drawn() == 154
    expect(hand).to_have_text("8")
    # The computer's answer comes when a moment has passed, and is shown after one's own move.
    slow.page.clock.run_for(1000)
    slow.wait_for_moves(2)
    assert showing(slow)
    slow.page.clock.run_for(60_000)
    slow.settled()
    assert slow.drawn() == 162
    expect(slow.page.locator(".tz-overlay > *")).to_have_count(0)


@pytest.mark.parametrize("what", ["Flip", "Undo", "a move"])
def test_whatever_happens_next_cuts_the_showing_off(slow: Visitor, what: str) -> None:
    slow.new_game()
    slow.hole(FOUR).click()
    slow.page.clock.run_for(1000)
    slow.wait_for_moves(2)
    slow.wait_for_turn()
    assert showing(slow)
    if what == "a move":
        shown = slow.page.locator(".tz-hand").element_handle()
        slow.playable.first.click()
        assert not shown.evaluate("(hand) => hand.isConnected")
        slow.wait_for_moves(3)
    else:
        slow.page.get_by_role("button", name=what).click()
        if what == "Undo":
            slow.wait_for_moves(0)
        assert not showing(slow)
        assert slow.drawn() == 162


def test_a_showing_is_never_saved(slow: Visitor) -> None:
    slow.new_game()
    slow.hole(FOUR).click()
    slow.page.clock.run_for(1000)
    slow.wait_for_moves(2)
    assert showing(slow)
    slow.page.reload()
    slow.wait_for_turn()
    assert not showing(slow)
    assert slow.drawn() == 162


def test_who_asks_for_less_motion_gets_none(browser: Browser, site: Site) -> None:
    context = browser.new_context(reduced_motion="reduce")
    visitor = Visitor(context.new_page(), site)
    visitor.prefer(speed="slow")
    visitor.new_game()
    visitor.page.evaluate(
        """() => {
            window.moved = 0;
            const look = () => { window.moved += document.querySelectorAll(".tz-hand").length; };
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    visitor.play(2)
    assert visitor.evaluate("() => window.moved + document.getAnimations().length") == 0
    visitor.page.get_by_role("button", name="Settings").click()
    expect(visitor.page.get_by_role("radio", name="Slow")).to_be_disabled()
    context.close()


def test_the_speed_is_chosen_and_kept(page: Page, site: Site) -> None:
    visitor = Visitor(page, site)
    visitor.go("/")
    for _ in range(2):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="Off").check()
        page.keyboard.press("Escape")
        page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Off")).to_be_checked()
