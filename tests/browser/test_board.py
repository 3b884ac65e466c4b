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


def test_a_long_press_previews_and_its_release_does_not_play(visitor: Visitor) -> None:
    visitor.new_game()
    hole = visitor.hole(FOUR)
    hole.hover()
    visitor.page.mouse.down()
    visitor.page.wait_for_timeout(450)
    visitor.page.mouse.up()
    # Nothing has been played; the next click plays again.
    expect(visitor.hole(FOUR)).to_have_attribute("aria-label", PREVIEW)
    assert visitor.moves == []
    hole.click()
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
    box = phone.hole(FOUR).bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = phone.page.context.new_cdp_session(phone.page)
    touch = "Input.dispatchTouchEvent"
    fingers.send(touch, {"type": "touchStart", "touchPoints": [point]})
    expect(phone.page.locator(".tz-outline.tz-preview")).to_have_count(1)
    fingers.send(touch, {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.locator(".tz-outline.tz-preview")).to_have_count(0)
    expect(phone.hole(FOUR)).to_have_attribute("aria-label", PREVIEW)
    assert phone.moves == []
    phone.page.touchscreen.tap(point["x"], point["y"])
    phone.wait_for_moves_beyond(0)


@pytest.fixture
def slow(page: Page, site: Site) -> Visitor:
    """Somebody who wants to see every stone."""
    visitor = Visitor(page, site)
    visitor.prefer(speed="slow")
    return visitor


def showing(visitor: Visitor) -> bool:
    return bool(visitor.evaluate("() => 'showing' in document.querySelector('.tz-board').dataset"))


def test_a_move_is_shown_stone_by_stone_over_the_position_it_leads_to(
    page: Page, site: Site
) -> None:
    visitor = Visitor(page, site)
    visitor.prefer(speed="normal")
    visitor.new_game()
    visitor.hole(FOUR).click()
    page.wait_for_selector(".tz-hand")
    # What the board says is the position after the move; what it shows is under way.
    assert visitor.drawn() < 162
    assert visitor.labels[3].startswith("hole 4, 1 stone")
    visitor.settled()
    assert visitor.drawn() == 162
    expect(page.locator(".tz-overlay > *")).to_have_count(0)


@pytest.mark.parametrize("what", ["Flip", "Undo", "a move"])
def test_whatever_happens_next_cuts_the_showing_off(slow: Visitor, what: str) -> None:
    slow.new_game()
    slow.hole(FOUR).click()
    slow.page.wait_for_selector(".tz-hand")
    slow.wait_for_moves(2)
    slow.wait_for_turn()
    assert showing(slow)
    if what == "a move":
        shown = slow.page.locator(".tz-hand").element_handle()
        slow.playable.first.click()
        assert not shown.evaluate("(hand) => hand.isConnected")
        slow.wait_for_moves_beyond(2)
    else:
        slow.page.get_by_role("button", name=what).click()
        if what == "Undo":
            slow.wait_for_moves(0)
        # By itself it would have gone on for seconds.
        assert not showing(slow)
        assert slow.drawn() == 162


def test_a_showing_is_never_saved(slow: Visitor) -> None:
    slow.new_game()
    slow.hole(FOUR).click()
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
