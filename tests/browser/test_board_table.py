"""What lies round the board: its looks, sounds, players, clocks, hints, lessons, looking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.support import Site, Visitor

FOUR = "hole 4"
# Counts what would be heard: every source that is started.
LISTEN = """
    window.heard = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        window.heard += 1;
        return start.apply(this, when);
    };
"""
WOOD = "getComputedStyle(document.querySelector('.tz-board .tz-stop-wood')).stopColor"


def start(visitor: Visitor) -> None:
    """Start a game with the settings there are."""
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_url(re.compile("/(game|device)/"))
    visitor.wait_for_turn()


def test_the_board_is_chosen_by_its_looks_and_kept(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    page.wait_for_selector(".tz-picture text")
    seen = [visitor.evaluate(WOOD)]
    for name in ("Felt", "Steppe"):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name=name).check(force=True)
        seen.append(visitor.evaluate(WOOD))
        page.keyboard.press("Escape")
    assert len(set(seen)) == 3
    page.reload()
    page.wait_for_selector(".tz-picture text")
    assert visitor.evaluate(WOOD) == seen[-1]


@pytest.mark.parametrize("wish", ["contrast", "forced"])
def test_who_asks_for_contrast_gets_it_on_every_board(page: Page, site: Site, wish: str) -> None:
    if wish == "contrast":
        page.emulate_media(contrast="more", color_scheme="light")
    else:
        page.emulate_media(forced_colors="active", color_scheme="light")
    visitor = Visitor(page, site)
    visitor.prefer(speed="off", board="felt")
    visitor.go("/")
    visitor.page.wait_for_selector(".tz-picture text")
    assert visitor.evaluate(WOOD) == "rgb(255, 255, 255)"
    ink = "getComputedStyle(document.querySelector('.tz-board .tz-count')).fill"
    assert visitor.evaluate(ink) == "rgb(0, 0, 0)"


RING = """() => [...document.querySelectorAll(".tz-hole")].map((hole) => {
    const { content, outlineStyle, outlineWidth } = getComputedStyle(hole, "::before");
    const drawn = content !== "none" && outlineStyle === "solid" && parseFloat(outlineWidth) >= 2;
    return [hole.getAttribute("aria-disabled") === "false", drawn];
})"""


def test_holes_that_can_be_played_have_a_frame_where_colours_are_forced(visitor: Visitor) -> None:
    page = visitor.page
    page.emulate_media(forced_colors="active")
    visitor.go("/analysis")
    page.wait_for_selector(".tz-hole")
    page.keyboard.press("9")
    holes = page.evaluate(RING)
    assert [playable for playable, _ in holes].count(True) == 8
    assert all(playable == drawn for playable, drawn in holes)
    # Elsewhere it is a shadow.
    # So is the move of the tree that is on the board, in no other way than by its look.
    current = page.locator('.tree [aria-current="step"]')
    outline = "(element) => getComputedStyle(element).outlineStyle"
    assert current.evaluate(outline) == "solid"
    page.emulate_media(forced_colors="none")
    assert current.evaluate(outline) == "none"
    assert not any(drawn for _, drawn in page.evaluate(RING))


def test_sounds_go_off_by_one_click_and_stay_off(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(LISTEN)
    start(visitor)
    visitor.play(1)
    heard = visitor.evaluate("window.heard")
    assert heard > 0
    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    visitor.play(1)
    assert visitor.evaluate("window.heard") == heard
    page.reload()
    visitor.wait_for_turn()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    visitor.play(1)
    assert visitor.evaluate("window.heard") == 0


def test_a_hint_marks_a_hole_and_says_where_it_leads(visitor: Visitor) -> None:
    page = visitor.page
    start(visitor)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".tz-star")).to_have_count(1)
    said = page.locator(".hint")
    expect(said).to_have_text(re.compile(r"^A hint: hole \d, it lands on (your|opponent’s) \d"))
    expect(page.locator(".page.play > .unseen[role=status]")).to_have_text(
        re.compile(r"^A hint: hole \d")
    )
    match = re.search(r"hole (\d)", said.inner_text())
    assert match
    visitor.hole(f"hole {match[1]}").click()
    visitor.wait_for_moves(2)
    assert visitor.moves[0].startswith(match[1])
    expect(page.locator(".tz-star")).to_have_count(0)


def test_beginners_are_told_why_and_others_are_not(page: Page, site: Site) -> None:
    visitor = Visitor(page, site)
    visitor.prefer(speed="off")
    lesson = page.locator(".lesson")
    visitor.new_game()
    visitor.hole(FOUR).click()
    expect(lesson).to_have_text(re.compile("^The first stone went back into its hole"))
    visitor.wait_for_moves(2)
    visitor.wait_for_turn()
    # What the own move taught stays while the answer is on the board.
    expect(lesson).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Never").check(force=True)
    page.keyboard.press("Escape")
    expect(lesson).to_be_hidden()
    visitor.new_game(level="Hard")
    visitor.hole(FOUR).click()
    visitor.wait_for_moves(2)
    expect(lesson).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Always").check(force=True)
    page.keyboard.press("Escape")
    expect(lesson).to_be_visible()


def test_every_move_is_explained_by_what_its_last_stone_did(page: Page, site: Site) -> None:
    visitor = Visitor(page, site)
    visitor.prefer(speed="off", lessons="always")
    start_with_friend(visitor)
    moves = [
        (9, "first stone went back"),
        (9, "first stone went back"),
        (2, "made 11 there. That is odd"),
        (1, "made 2 there. That is even"),
        (8, "own side: nothing is captured"),
    ]
    for ply, (number, words) in enumerate(moves, 1):
        page.keyboard.press(str(number))
        visitor.wait_for_moves(ply)
        expect(page.locator(".lesson")).to_contain_text(words)


def start_with_friend(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_role("radio", name="A friend").check(force=True)
    visitor.page.get_by_role("textbox", name="White").fill("Aigul")
    visitor.page.get_by_role("textbox", name="Black").fill("Bekzat")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_url("**/device/*")
    visitor.wait_for_turn()


def test_two_at_one_device_have_names_and_may_turn_the_board(page: Page, site: Site) -> None:
    visitor = Visitor(page, site)
    visitor.prefer(speed="off", turning=True)
    start_with_friend(visitor)
    names = page.locator(".player-place.bottom .player-name")
    expect(names).to_have_text("Aigul")
    page.keyboard.press("5")
    expect(names).to_have_text("Bekzat")
    expect(page.locator(".turn")).to_have_text("Black to move")
    # Whose turn it is has the lower row.
    assert visitor.holes[9].bounding_box()["y"] > visitor.holes[0].bounding_box()["y"]  # type: ignore[index]
    # It is shown before it is kept, and only then can the next one be played.
    visitor.wait_for_moves(1)
    page.keyboard.press("5")
    expect(names).to_have_text("Aigul")
    page.get_by_role("button", name="Draw").click()
    page.get_by_role("dialog").get_by_role("button", name="We agree").click()
    expect(visitor.result.get_by_role("heading")).to_have_text("Draw")
    expect(visitor.result.locator(".result-reason")).to_have_text("The players agreed on a draw.")


def test_two_at_one_device_see_moves_beforehand_only_if_they_want(visitor: Visitor) -> None:
    page = visitor.page
    start_with_friend(visitor)
    four = page.locator('.tz-hole[data-hole="3"]')
    expect(four).to_have_attribute("aria-label", "White’s hole 4, 9 stones")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Show where a move ends").check()
    page.keyboard.press("Escape")
    expect(four).to_have_attribute("aria-label", re.compile("lands on Black’s 3, captures 10$"))


def test_moves_are_looked_back_at_on_the_game_s_own_page(visitor: Visitor) -> None:
    page = visitor.page
    start(visitor)
    before = [re.sub(", lands.*", "", label) for label in visitor.labels]
    visitor.play(2)
    now = visitor.labels
    page.get_by_role("button", name="To the beginning").click()
    assert visitor.labels == before
    expect(visitor.playable).to_have_count(0)
    page.locator(".moves-list button").nth(1).click()
    expect(page.locator(".moves-list [aria-current]")).to_have_text(visitor.moves[1])
    # The list is one stop of the Tab key; the arrows go through it.
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".steps-place")).to_have_text("1 of 4")
    expect(page.locator(".moves-list button").nth(0)).to_be_focused()
    expect(page.locator('.moves-list button[tabindex="0"]')).to_have_count(1)
    page.get_by_role("button", name="To the end").click()
    assert visitor.labels == now
    visitor.play(1)
    assert len(visitor.moves) == 6


def test_each_side_has_a_clock_that_runs_on_its_turn(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    page.get_by_label("Time").select_option(label="5 min + 3 s a move")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/game/*")
    visitor.wait_for_turn()
    clocks = page.get_by_role("timer")
    expect(clocks).to_have_text(["5:00", "5:00"])
    visitor.play(1)
    own = page.locator(".player-place.bottom .clock")
    expect(own).to_have_attribute("data-running", "true")
    expect(page.locator(".player-place.top .clock")).to_have_attribute("data-running", "false")
    expect(own).to_have_text(re.compile("^4:"))
    # The choice is kept, as all others are.
    visitor.go("/")
    expect(page.get_by_label("Time")).to_have_value("5+3")


def test_a_level_of_the_ladder_is_named_by_its_number(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    slider = page.get_by_role("slider", name="Level, finer")
    slider.fill("2")
    expect(page.locator(".level-said")).to_have_text(re.compile("^Level 2"))
    for name in ("Easy", "Medium", "Hard"):
        expect(page.get_by_role("radio", name=name)).not_to_be_checked()
    slider.press("End")
    expect(page.locator(".level-said")).to_have_text("Full strength")
    slider.fill("2")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.wait_for_turn()
    expect(page.locator(".player-place.top .player-name")).to_have_text("Computer, level 2")


def test_an_offer_of_a_draw_in_the_opening_is_declined(visitor: Visitor) -> None:
    page = visitor.page
    start(visitor)
    draw = page.get_by_role("button", name="Draw")
    expect(draw).to_be_disabled()
    visitor.play(1)
    draw.click()
    expect(page.locator(".hint")).to_have_text("Your opponent declines the draw.")


def test_the_computer_takes_a_moment(page: Page, site: Site) -> None:
    # Time passes only where the test says so.
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    visitor = Visitor(page, site)
    visitor.prefer(speed="off", unhurried=True)
    visitor.new_game()
    moves: list[str] = []

    def is_answer(frame: str | bytes) -> bool:
        moves.extend(["move"] if '"kind":"move"' in str(frame) else [])
        return len(moves) == 2

    with sockets[-1].expect_event("framereceived", is_answer):
        visitor.hole(FOUR).click()
    visitor.wait_for_moves(1)
    page.clock.run_for(1_000)
    visitor.wait_for_moves(2)


def test_the_address_of_a_game_is_copied_for_others(visitor: Visitor) -> None:
    page = visitor.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    start(visitor)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.result.get_by_role("button", name="Share").click()
    expect(visitor.result.get_by_role("button", name="Copied")).to_be_visible()
    assert visitor.evaluate("navigator.clipboard.readText()") == page.url


def test_the_first_page_shows_the_game_in_pictures_and_the_latest_games(visitor: Visitor) -> None:
    page = visitor.page
    start(visitor)
    visitor.play(1)
    visitor.go("/")
    latest = page.get_by_role("region", name="My games")
    expect(latest.get_by_role("link")).to_have_count(1)
    how = page.get_by_role("region", name="How it works")
    expect(how.get_by_role("heading", level=3)).to_have_text(["Sow", "Capture", "Tuzdik", "Win"])
    page.get_by_role("combobox", name="Game").select_option("bestemshe")
    expect(how.get_by_role("heading", level=3)).to_have_text(["Sow", "Capture", "Win"])
    expect(how).to_contain_text("Who has 26 stones in the kazan wins.")
    how.get_by_role("button", name="All the rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("26 of 50")


def test_a_hole_of_the_first_page_begins_the_game(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    visitor.hole(FOUR).hover()
    expect(page.locator(".tz-outline.tz-preview")).to_have_count(1)
    visitor.hole(FOUR).click()
    page.wait_for_url("**/game/*")
    visitor.wait_for_moves(2)
    assert visitor.moves[0] == "43(10)"
    # Who is Black does not begin; on a phone the board is only to be looked at.
    visitor.go("/")
    page.get_by_role("radio", name="Black").check()
    expect(visitor.playable).to_have_count(0)
    page.get_by_role("radio", name="White").check()
    expect(visitor.playable).to_have_count(9)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(visitor.playable).to_have_count(0)


def test_a_phone_has_the_ways_in_a_menu(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 640})
    visitor.go("/")
    page.get_by_role("button", name="Pages").click()
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay a game")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
