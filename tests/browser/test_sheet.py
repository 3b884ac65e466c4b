"""Entering score sheets: the board follows the digits, and what can't be right is told at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import CUT_OFF, Site, Visitor
from tests.browser.test_pages import AXE, OVERFLOW, SCHEMES
from togyz import Position, read_text

LOOK = "() => [...document.querySelectorAll('.sheet-moves li')].map((one) => one.dataset.verdict)"


def game(seed: int, plies: int) -> tuple[list[str], Position]:
    """Moves of a random game as a sheet has them, and where they lead."""
    chance = random.Random(seed)
    position = Position.start()
    moves: list[str] = []
    while len(moves) < plies and not position.outcome():
        hole = chance.choice(position.legal_moves())
        trace = position.trace(hole)
        assert trace.landing is not None
        moves.append(f"{hole}{trace.landing.number}")
        position = trace.after
    return moves, position


def open_sheet(visitor: Visitor) -> Page:
    """Open the page as one who has entered nothing yet."""
    visitor.go("/sheet")
    visitor.page.wait_for_selector(".sheet .tz-picture text")
    return visitor.page


def download(page: Page, name: str) -> str:
    """The text of a file that a button gives."""
    with page.expect_download() as loading:
        page.get_by_role("button", name=name, exact=True).click()
    return Path(loading.value.path()).read_text("utf-8")


def test_a_long_game_by_digits_alone(visitor: Visitor) -> None:
    page = open_sheet(visitor)
    moves, end = game(1, 160)
    assert len(moves) > 80
    page.keyboard.type("".join(moves))
    assert page.evaluate(LOOK) == ["fits"] * len(moves)
    holes, kazans = visitor.stones()
    if not end.outcome():
        assert holes == list(end.holes)
        assert kazans == list(end.kazans)
    page.get_by_label("White", exact=True).fill("Айгүл")
    page.get_by_label("Black", exact=True).fill('Bek "B"')
    page.get_by_label("Round", exact=True).fill("3")
    page.get_by_label("Result", exact=True).select_option("1-0")
    [record] = read_text(download(page, "Download"))
    assert [f"{move}" for move in record.game.moves] == [move[0] for move in moves]
    tags = record.game.tags
    assert (tags["White"], tags["Black"], tags["Round"]) == ("Айгүл", 'Bek "B"', "3")


def test_a_wrong_landing_hole_is_told_and_set_right(visitor: Visitor) -> None:
    page = open_sheet(visitor)
    moves, end = game(2, 30)
    wrong = f"{moves[9][0]}{int(moves[9][1]) % 9 + 1}"
    page.keyboard.type("".join([*moves[:9], wrong]))
    status = page.get_by_role("status")
    expect(status).to_contain_text(f"Black, move 5: “{wrong}”")
    expect(status).to_contain_text(f"falls into hole {moves[9][1]}")
    # Who goes on has not lost anything.
    page.keyboard.type("".join(moves[10:]))
    assert page.evaluate(LOOK).count("landing") == 1
    assert status.get_by_role("button").first.inner_text() == moves[9]
    page.keyboard.press("Enter")
    assert page.evaluate(LOOK) == ["fits"] * 30
    assert visitor.stones()[0] == list(end.holes)


def test_a_hole_that_cannot_be_played_stops_the_board_until_it_is_mended(visitor: Visitor) -> None:
    page = open_sheet(visitor)
    # 99 takes all but one stone from hole 9, and that one goes over: then hole 9 is empty.
    moves = ["98", "11", "91", "22"]
    position = Position.start()
    right: list[str] = []
    for hole in (9, 1, 9, 2):
        trace = position.trace(hole)
        assert trace.landing is not None
        right.append(f"{hole}{trace.landing.number}")
        position = trace.after
    assert len(moves) == len(right)
    page.keyboard.type("".join(right))
    assert position.row(position.side)[8] == 0
    page.keyboard.type("9176")
    assert page.evaluate(LOOK)[-2:] == ["barred", "unread"]
    expect(page.get_by_role("status")).to_contain_text("hole 9 can’t be played here")
    # Back to it by the arrow keys, and another hole in its place.
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    landing = position.trace(5).landing
    assert landing is not None
    page.keyboard.type(f"5{landing.number}")
    assert page.evaluate(LOOK)[4] == "fits"
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    assert page.evaluate(LOOK) == ["fits"] * 5


def test_a_doubtful_sheet_is_kept_with_its_marks(visitor: Visitor) -> None:
    page = open_sheet(visitor)
    moves, _ = game(3, 20)
    wrong = f"{moves[4][0]}{int(moves[4][1]) % 9 + 1}"
    page.keyboard.type("".join([*moves[:4], wrong, *moves[5:], "00"]))
    page.get_by_role("button", name="Keep as written").click()
    page.get_by_role("button", name="Keep as written").click()
    expect(page.get_by_role("status")).to_contain_text("Type two digits for each move")
    page.reload()
    page.wait_for_selector(".sheet .tz-picture text")
    verdicts = page.evaluate(LOOK)
    assert verdicts[4] == "landing"
    assert verdicts[-1] == "barred"
    expect(page.get_by_role("button", name=f"{wrong}, doubtful")).to_be_visible()
    text = download(page, "Download")
    assert f"{moves[4]} {{{wrong} ?}}" in text.replace("x ", " ")
    assert "{00 ?}" in text
    [record] = read_text(text)
    assert [f"{move}" for move in record.game.moves] == [move[0] for move in moves]


def test_a_pile_of_sheets(visitor: Visitor) -> None:
    page = open_sheet(visitor)
    page.get_by_label("Tournament", exact=True).fill("Spring cup")
    page.keyboard.press("Escape")
    for number in range(3):
        if number > 0:
            page.get_by_role("button", name="New sheet").click()
        assert page.evaluate("document.activeElement.id") == (
            "sheet-white" if number else "sheet-event"
        )
        page.get_by_label("White", exact=True).fill(f"Player {number}")
        page.locator(".sheet-digits").focus()
        page.keyboard.type("".join(game(number, 10)[0]))
    records = list(read_text(download(page, "Download all")))
    assert [record.game.tags["White"] for record in records] == ["Player 0", "Player 1", "Player 2"]
    assert {record.game.tags["Event"] for record in records} == {"Spring cup"}
    page.get_by_label("Sheet", exact=True).select_option(index=0)
    expect(page.get_by_label("White", exact=True)).to_have_value("Player 0")
    assert page.locator(".sheet-moves li").count() == 10
    page.get_by_role("button", name="Delete this sheet").click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("Player 0")
    asked.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("White", exact=True)).to_have_value("Player 0")
    page.get_by_role("button", name="Delete this sheet").click()
    asked.get_by_role("button", name="Remove").click()
    expect(page.get_by_label("White", exact=True)).to_have_value("Player 2")
    assert page.get_by_label("Sheet", exact=True).locator("option").count() == 2


def test_other_rules_lose_nothing_of_what_was_written(visitor: Visitor) -> None:
    page = open_sheet(visitor)
    moves, _ = game(4, 12)
    page.keyboard.type("".join(moves))
    rules = page.locator("#sheet-variant")
    rules.select_option("bestemshe")
    assert page.locator(".sheet-moves li").count() == len(moves)
    rules.select_option("togyzkumalak")
    assert page.evaluate(LOOK) == ["fits"] * len(moves)


def test_sheets_of_two_tabs_stay(visitor: Visitor) -> None:
    one = open_sheet(visitor)
    two = one.context.new_page()
    two.goto(one.url)
    two.wait_for_selector(".sheet .tz-picture text")
    name = two.get_by_label("White", exact=True)
    # Tabs hear of each other's sheets a moment later.
    sheets = [tab.get_by_label("Sheet", exact=True).locator("option") for tab in (one, two)]
    one.keyboard.type("7676")
    expect(sheets[1]).to_have_count(2)
    name.fill("Two")
    two.keyboard.press("Escape")
    expect(sheets[0]).to_have_count(2)
    one.get_by_label("White", exact=True).fill("One")
    for page in (one, two):
        expect(page.get_by_label("Sheet", exact=True).locator("option")).to_have_count(2)
        page.reload()
        page.wait_for_selector(".sheet .tz-picture text")
        names = page.get_by_label("Sheet", exact=True).locator("option").all_inner_texts()
        assert sorted(text[3:6] for text in names) == ["One", "Two"]
    # Both tabs show the same sheet now: what is written in one is in the other.
    one.get_by_label("White", exact=True).fill("Three")
    expect(name).to_have_value("Three")


def test_moves_can_be_made_on_the_board_and_typed_on_a_phone(visitor: Visitor) -> None:
    page = open_sheet(visitor)
    visitor.playable.nth(6).click()
    page.get_by_label("Moves").first.fill("7")
    page.get_by_label("Moves").first.fill("6")
    assert page.evaluate(LOOK) == ["fits", "fits"]
    assert page.locator(".sheet-moves").inner_text().split() == ["76", "76"]


def test_it_is_found_from_the_replay_page(visitor: Visitor) -> None:
    visitor.go("/replay")
    visitor.page.get_by_role("link", name="Enter a score sheet").click()
    visitor.page.wait_for_selector(".sheet .tz-picture text")
    expect(visitor.page).to_have_title("Score sheet – Togyz Kumalak")


def test_axe_finds_nothing(visitor: Visitor) -> None:
    visitor.page.add_init_script(path=AXE)
    page = open_sheet(visitor)
    page.keyboard.type("767599")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = visitor.evaluate("async () => (await axe.run()).violations")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == [], scheme


@pytest.fixture
def readers(browser: Browser, site: Site) -> Iterator[list[Visitor]]:
    """Visitors in several languages."""
    languages = ("kk", "ky", "ru", "nb", "de", "tr")
    contexts = [browser.new_context(locale=language) for language in languages]
    yield [Visitor(context.new_page(), site) for context in contexts]
    for context in contexts:
        context.close()


def test_in_every_language_there_is_room_for_it(readers: list[Visitor]) -> None:
    for reader in readers:
        page = open_sheet(reader)
        page.keyboard.type("7675")
        for width, height in ((360, 640), (768, 1024), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OVERFLOW, "main")[0] == 0, width
            assert page.evaluate(CUT_OFF) == [], width
            # The board is not scrolled away by what is typed.
            page.keyboard.type("99")
            assert page.evaluate("document.querySelector('main').scrollTop") == 0
