"""Arrows and marks that are drawn on the analysis board by hand."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.test_analysis import Analysis, analysis
from togyz.notation import read_text
from togyz.rules import Hole, Side

__all__ = ["analysis"]


def right_drag(page: Page, start: int, end: int) -> None:
    """With the right button, from a hole to another, or a press where it is the same."""
    for place, act in ((start, page.mouse.down), (end, page.mouse.up)):
        box = page.locator(f'.tz-hole[data-hole="{place}"]').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        act(button="right")


def notes(page: Page) -> tuple[int, int]:
    """How many arrows and marks the board shows."""
    arrows = page.locator('.tz-arrow[data-kind="note"]').count()
    return arrows, page.locator(".tz-outline.tz-lit").count()


def text_of(page: Page) -> str:
    """The game as a file of the own format."""
    page.get_by_role("button", name="Export").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Togyz", exact=True).click()
    page.keyboard.press("Escape")
    return Path(download.value.path()).read_text("utf-8")


def test_the_right_button_draws(analysis: Analysis) -> None:
    page = analysis.page
    analysis.press("7")
    right_drag(page, 2, 14)
    right_drag(page, 14, 2)
    right_drag(page, 5, 5)
    assert notes(page) == (2, 1)
    analysis.expect_position(7)
    right_drag(page, 14, 2)
    assert notes(page) == (1, 1)
    (record,) = read_text(text_of(page))
    node = record.game.end
    white, black = Side.WHITE, Side.BLACK
    assert node.arrows == ((Hole(white, 3), Hole(black, 6)),)
    assert node.highlights == (Hole(white, 6),)
    # They belong to the move, and stay with it.
    analysis.press("ArrowLeft")
    assert notes(page) == (0, 0)
    page.reload()
    page.wait_for_selector(".tz-hole")
    analysis.press("End")
    assert notes(page) == (1, 1)
    page.get_by_role("button", name="Export").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="SVG").click()
    assert Path(download.value.path()).read_text("utf-8").count("<path") > 1


def test_fingers_and_keys_draw_where_that_is_switched_on(analysis: Analysis) -> None:
    page = analysis.page
    page.get_by_text("Remarks").click()
    pen = page.get_by_role("button", name="Draw on the board")
    wipe = page.get_by_role("button", name="Remove drawings")
    expect(wipe).to_be_disabled()
    pen.click()
    expect(pen).to_have_attribute("aria-pressed", "true")
    page.locator('.tz-hole[data-hole="6"]').click()
    expect(page.locator(".talk .hint")).to_contain_text("White’s hole 7: which hole now?")
    # By the keyboard, to a hole that nobody could play now.
    page.locator('.tz-hole[data-hole="6"]').focus()
    analysis.press("ArrowUp Enter")
    expect(page.get_by_role("status").filter(has_text="Arrow: ")).to_have_text(
        "Arrow: White’s hole 7 – Black’s hole 3."
    )
    assert notes(page) == (1, 0)
    analysis.press("Enter Enter")
    assert notes(page) == (1, 1)
    analysis.expect_position()
    wipe.click()
    assert notes(page) == (0, 0)
    expect(wipe).to_be_disabled()
    expect(pen).to_be_focused()
    pen.click()
    page.locator('.tz-hole[data-hole="6"]').click()
    analysis.expect_position(7)
