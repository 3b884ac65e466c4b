"""A browser lays the picture of a board out as it is meant: no text is cut or covers another."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page

from tests.board.cases import CASES
from togyz.board import svg
from togyz.rules import Game

NAMES = ("Қуаныш Есенғалиұлы Тлеубаевтың өте ұзын аты-жөні", "WWWWWWWW " * 9)
BOXES = """() => [...document.querySelectorAll("svg text")].map(text => {
    const box = text.getBoundingClientRect();
    return {text: text.textContent, left: box.left, right: box.right, top: box.top,
            bottom: box.bottom};
})"""


@pytest.mark.parametrize("name", ["capture", "won", "draw", "bestemshe", "mangala-kazan", "wide"])
@pytest.mark.parametrize("width", [320, 1280])
def test_no_text_is_cut_or_covers_another(page: Page, name: str, width: int) -> None:
    case = CASES[name]
    picture = svg(case.position, **case.both, names=NAMES, width=width)
    page.set_viewport_size({"width": width, "height": 900})
    page.set_content(f"<!doctype html><body style='margin:0'>{picture}")
    board = page.locator("svg").bounding_box()
    assert board is not None
    assert board["width"] == width
    boxes = page.evaluate(BOXES)
    assert len(boxes) > 20
    for box in boxes:
        assert box["left"] >= board["x"], box["text"]
        assert box["right"] <= board["x"] + board["width"], box["text"]
    # A tag shows the number of its hole once more; lines are higher than their letters.
    for one, other in combinations(boxes, 2):
        apart = one["right"] <= other["left"] or other["right"] <= one["left"]
        common = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
        above = common <= 0.3 * min(box["bottom"] - box["top"] for box in (one, other))
        assert apart or above or one["text"] == other["text"], (one, other)


def test_it_follows_the_reader_to_the_dark(page: Page) -> None:
    picture = svg(Game().position)
    seen = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.set_content(f"<!doctype html>{picture}")
        fill = page.locator("svg .ink").first.evaluate("node => getComputedStyle(node).fill")
        seen.append(fill)
    assert seen == ["rgb(43, 33, 24)", "rgb(246, 236, 218)"]


def test_it_is_an_image_with_a_name_and_a_description(page: Page) -> None:
    page.set_content(f"<!doctype html>{svg(Game('bestemshe').position)}")
    image = page.get_by_role("img", name="Bestemshe: White to move")
    assert image.count() == 1
