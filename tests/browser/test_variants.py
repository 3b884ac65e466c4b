"""What the page says and shows of games other than Togyz Kumalak, and room for it on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import Site, Visitor
from tests.browser.test_replay import paste
from togyz.notation import format_game
from togyz.rules import VARIANTS, Game, variant

BACK = "The first goes back into that hole"
# How far an option's words reach beyond the room that the chooser has for them.
CUT = """(select) => {
    const style = getComputedStyle(select);
    const context = document.createElement("canvas").getContext("2d");
    context.font = style.font;
    const arrow = 24;
    const room = select.clientWidth - 2 * parseFloat(style.paddingLeft) - arrow;
    return [...select.options].filter((one) => context.measureText(one.text).width > room)
        .map((one) => one.text);
}"""


def rules(page: Page) -> dict[str, str]:
    """The rules as the dialog tells them, by title."""
    page.get_by_role("button", name="How to play").click()
    page.wait_for_selector("dialog .rules")
    titles = page.locator(".rules dt").all_inner_texts()
    return dict(zip(titles, page.locator(".rules dd").all_inner_texts(), strict=True))


def choose(visitor: Visitor, name: str) -> None:
    visitor.go("/")
    visitor.page.wait_for_selector(".tz-picture text")
    visitor.page.get_by_role("combobox", name="Game").select_option(name)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_rules_are_those_of_the_game_that_is_chosen(visitor: Visitor, name: str) -> None:
    choose(visitor, name)
    told = rules(visitor.page)
    rule = variant(name)
    assert f"{rule.win} of {rule.total}." in told["Aim"]
    assert ("Tuzdik" in told) == rule.tuzdik
    assert (BACK in told["Sowing"]) == rule.returns
    assert ("Nothing is sown into a kazan" in told["Sowing"]) == (name != "mangala")
    assert ("you move again" in told["Sowing"]) == (name == "mangala")
    assert ("joins a single one" in told["Capture"]) == (name == "singleton-capture")
    assert ("hole opposite" in told["Capture"]) == (name == "mangala")
    assert ("row is empty" in told["End"]) == (name == "mangala")
    assert told["End"].startswith(f"{rule.win} stones win.")
    # Where all captures are even an odd half can't be reached.
    drawn = name not in ("qozdatu", "bestemshe")
    assert (f"{rule.total // 2} each is a draw" in told["End"]) == drawn
    assert told["Keys"].startswith(f"1 to {rule.holes} play")
    assert "finger" in told["Looking ahead"]
    assert "finger" not in told["Keys"]
    chosen = visitor.page.locator(f'option[value="{name}"]')
    expect(visitor.page.locator(".rules-variant")).to_have_text(chosen.text_content() or "")


def test_the_rules_are_those_of_the_game_that_is_played_or_read(visitor: Visitor) -> None:
    visitor.new_game(variant="mangala")
    assert "25 of 48" in rules(visitor.page)["Aim"]
    game = Game(variant("togyzkumalak+play-on+extra-move"))
    game.play(3)
    paste(visitor, format_game(game, "togyz"))
    visitor.page.wait_for_selector(".stepper")
    end = rules(visitor.page)["End"]
    assert end.startswith("The game goes on after 82 stones")
    assert "one more move" in end


def test_the_first_page_counts_the_stones_of_the_game_that_is_chosen(visitor: Visitor) -> None:
    choose(visitor, "mangala")
    heading = visitor.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Six holes, 48 stones")
    visitor.page.get_by_role("combobox", name="Game").select_option("togyzkumalak")
    expect(heading).to_have_text("Nine holes, 162 stones")


@pytest.mark.parametrize("name", VARIANTS)
def test_on_a_phone_names_and_needs_have_room(visitor: Visitor, name: str) -> None:
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.new_game(level="Medium", variant=name)
    names = visitor.page.locator(".tz-name")
    missing = visitor.page.locator(".tz-missing")
    expect(names).to_contain_text(["You", "Computer, medium"])
    for side in (0, 1):
        left, right = names.nth(side).bounding_box(), missing.nth(side).bounding_box()
        assert left
        assert right
        assert left["x"] + left["width"] + 6 <= right["x"]


def test_on_a_phone_the_chooser_has_room_for_every_name(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.go("/")
    select = visitor.page.get_by_role("combobox", name="Game")
    expect(select.locator("option")).to_have_count(len(VARIANTS))
    assert select.evaluate(CUT) == []


def test_where_nothing_is_a_page_leads_home(page: Page, site: Site) -> None:
    # Not a `visitor`: the status of the answer is in the console.
    visitor = Visitor(page, site)
    with page.expect_response("**/nonsense") as response:
        visitor.go("/nonsense")
    assert response.value.status == 404
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
