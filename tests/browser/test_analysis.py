"""The board to think at: its tree, the engine that looks along, and keyboards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.support import CUT_OFF, Site, Visitor
from tests.browser.test_pages import AXE, OVERFLOW, SCHEMES
from togyz.notation import format_position
from togyz.rules import Game, Position

SIZES = [(360, 640), (640, 360), (768, 1024), (1440, 900)]


class Analysis:
    """The page of analyses, and what a reader finds on it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self, path: str = "/analysis") -> None:
        """Go there; without the engine, unless a test asks for it."""
        self.visitor.go(path)
        self.page.wait_for_selector(".tz-hole")

    def press(self, keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys.split():
            self.page.keyboard.press(key)

    @property
    def text(self) -> str:
        """The tree as it reads, variations in brackets."""
        return str(
            self.page.evaluate(
                """() => {
                    const read = (element) => [...element.childNodes].map((node) => {
                        if (node.nodeType === 3) return node.data;
                        const inner = read(node);
                        return node.tagName === "LI" ? `(${inner})` : inner;
                    }).join(" ");
                    return read(document.querySelector(".tree-text")).replace(/\\s+/g, " ")
                        .replaceAll("( ", "(").replaceAll(" )", ")").trim();
                }"""
            )
        )

    @property
    def current(self) -> Locator:
        """The move that the board shows."""
        return self.page.locator('.tree [aria-current="step"]')

    @property
    def lines(self) -> Locator:
        """What the engine proposes."""
        return self.page.locator(".line")

    def expect_position(self, *moves: int) -> None:
        """What lies on the board is where these moves lead."""
        position = Position.start()
        for move in moves:
            position = position.play(move)
        assert self.visitor.stones() == (list(position.holes), list(position.kazans))


@pytest.fixture
def analysis(visitor: Visitor) -> Analysis:
    """The page with the engine at rest."""
    visitor.page.add_init_script(
        "localStorage.setItem('togyz.settings', JSON.stringify({speed: 'off', engine: false}))"
    )
    made = Analysis(visitor)
    made.open()
    return made


def thinking(analysis: Analysis) -> None:
    """Switch the engine on."""
    analysis.page.get_by_role("switch", name="Engine").check()


def test_any_move_is_played_and_other_moves_become_variations(analysis: Analysis) -> None:
    page = analysis.page
    analysis.press("7 7 9")
    analysis.expect_position(7, 7, 9)
    assert analysis.text == "1. 76(10) 76(10) 2. 99"
    analysis.press("ArrowLeft ArrowLeft 3")
    analysis.visitor.hole("White’s hole 4").click()
    analysis.expect_position(7, 3, 4)
    assert analysis.text == "1. 76(10) 76(10) (1… 33(10) 2. 43(12)) 2. 99"
    expect(analysis.current).to_have_accessible_name("Move 2, White: 43(12)")
    # The same move once more is the same variation.
    analysis.press("ArrowLeft ArrowLeft 7")
    assert analysis.text == "1. 76(10) 76(10) (1… 33(10) 2. 43(12)) 2. 99"
    page.get_by_role("button", name="Move 2, White: 99").click()
    analysis.expect_position(7, 7, 9)


def test_the_arrow_keys_go_through_the_tree(analysis: Analysis) -> None:
    analysis.press("1 1 1 Home 2 2 Home 3")
    for keys, moves in [
        ("ArrowUp", (2,)),
        ("ArrowUp", (1,)),
        ("ArrowUp", (1,)),
        ("End", (1, 1, 1)),
        ("ArrowRight", (1, 1, 1)),
        ("ArrowLeft", (1, 1)),
        ("Home", ()),
        ("ArrowLeft", ()),
        ("ArrowRight", (1,)),
        ("ArrowDown", (2,)),
        ("End", (2, 2)),
    ]:
        analysis.press(keys)
        analysis.expect_position(*moves)


def test_the_tree_is_one_stop_of_the_tab_key(analysis: Analysis) -> None:
    analysis.press("1 1 2")
    tree = analysis.page.locator(".tree-text")
    assert tree.locator('button[tabindex="0"]').count() == 1
    analysis.current.focus()
    analysis.press("ArrowLeft")
    expect(analysis.current).to_be_focused()
    expect(analysis.current).to_have_accessible_name(re.compile("^Move 1, Black"))
    analysis.press("Home")
    assert tree.locator('button[tabindex="0"]').count() == 1


def test_variations_are_promoted_and_removed(analysis: Analysis) -> None:
    page = analysis.page
    analysis.press("1 Home 2 3")
    page.get_by_text("Remarks").click()
    up = page.get_by_role("button", name="Move up")
    expect(up).to_be_disabled()
    analysis.press("ArrowLeft")
    up.click()
    assert analysis.text == "1. 21(10) (1. 19) 1… 32(2)"
    expect(up).to_be_disabled()
    analysis.press("Delete")
    # Two moves would go: that is asked.
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 moves go")
    dialog.get_by_role("button", name="Cancel").click()
    analysis.press("Delete")
    dialog.get_by_role("button", name="Remove").click()
    assert analysis.text == "1. 19"
    analysis.expect_position()
    analysis.press("ArrowRight Delete")
    assert analysis.text == ""


def test_marks_and_comments_stand_in_the_text(analysis: Analysis) -> None:
    page = analysis.page
    page.get_by_text("Remarks").click()
    comment = page.get_by_role("textbox", name="What is to be said")
    comment.fill("A quiet beginning.")
    analysis.visitor.hole("White’s hole 7").click()
    page.get_by_role("button", name="brilliant", exact=True).click()
    page.get_by_role("button", name="good move").click()
    page.get_by_role("button", name="White is slightly better").click()
    comment.fill("Takes <ten> at once.")
    analysis.visitor.hole("Black’s hole 7").click()
    assert analysis.text == "A quiet beginning. 1. 76(10)! += Takes <ten> at once. 1… 76(10)"
    analysis.page.get_by_role("button", name="Move 1, White").click()
    expect(analysis.current).to_have_accessible_name(
        "Move 1, White: 76(10), good move, White is slightly better"
    )
    page.get_by_role("button", name="good move", pressed=True).click()
    assert "76(10)+=" in analysis.text.replace(" ", "")
    # Keys that are typed are no moves.
    comment.press("5")
    analysis.expect_position(7)


def test_the_engine_shows_its_best_moves_and_they_can_be_played(analysis: Analysis) -> None:
    page = analysis.page
    thinking(analysis)
    expect(analysis.lines).to_have_count(3)
    page.get_by_role("button", name="Show more moves").click()
    expect(analysis.lines).to_have_count(4)
    for _ in range(3):
        page.get_by_role("button", name="Show fewer moves").click()
    expect(analysis.lines).to_have_count(1)
    expect(page.get_by_role("button", name="Show fewer moves")).to_be_disabled()
    bar = page.locator(".eval-bar")
    expect(bar).to_have_accessible_name(re.compile("ahead|even"))
    first = analysis.lines.locator("button").first
    expect(first).to_have_accessible_name(re.compile(r"hole \d, lands on "))
    third = analysis.lines.locator("button").nth(2)
    # The engine may write the line anew between press and release.
    third.dispatch_event("click")
    # What the line said was played, and the engine looks on from there.
    expect(page.locator(".tree-move")).to_have_count(3)
    expect(analysis.lines).to_have_count(1)
    page.get_by_role("switch", name="Engine").uncheck()
    expect(analysis.lines).to_have_count(0)
    expect(bar).to_have_accessible_name("Nobody knows yet who stands better.")


def test_a_won_game_is_seen_as_won(analysis: Analysis) -> None:
    game = Game()
    thinking(analysis)
    while game.outcome is None:
        capturing = max(
            game.position.legal_moves(), key=lambda hole: game.position.trace(hole).captured
        )
        game.play(capturing)
        analysis.press(str(capturing))
    winner = game.outcome.winner
    assert winner is not None
    expect(analysis.page.locator(".talk .hint")).to_contain_text(f"{winner} won")
    expect(analysis.page.locator(".eval-bar")).to_have_accessible_name(
        re.compile(f"^{winner} wins by force")
    )
    expect(analysis.lines).to_have_count(0)
    assert len(game.moves) == analysis.page.locator(".tree-move").count()


def complaints(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds wrong."""
    found = page.evaluate("async () => (await axe.run()).violations")
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]


@pytest.mark.parametrize("language", ["en", "kk", "nb"])
def test_everything_has_room_and_can_be_read(browser: Browser, site: Site, language: str) -> None:
    context = browser.new_context(locale=language, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(path=AXE)
    visitor = Visitor(page, site)
    visitor.prefer(speed="off")
    analysis = Analysis(visitor)
    analysis.open()
    analysis.press("7 7 9 ArrowLeft 1 1 ArrowLeft")
    page.locator(".remarks summary").click()
    page.locator(".mark").first.click()
    page.locator("#remark").fill("Ғ" * 40 + " and more words than fit into a line of a phone")
    expect(analysis.lines).to_have_count(3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        across, down = page.evaluate(OVERFLOW, "main")
        assert (across, down) == (0, 0), (width, height)
        assert page.evaluate(CUT_OFF) == [], (width, height)
    for scheme, (width, height) in zip(SCHEMES, SIZES[::3], strict=True):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": height})
        assert complaints(page) == [], scheme
    page.locator(".control:has(.icon)").nth(2).click()
    page.locator("#editor-kazan-white").fill("5")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        across, down = page.evaluate(OVERFLOW, "main")
        assert (across, down) == (0, 0), (width, height)
        assert page.evaluate(CUT_OFF) == [], (width, height)
    assert complaints(page) == []
    context.close()


def test_there_is_a_way_from_the_first_page(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".offer-analysis a").click()
    visitor.page.wait_for_url("**/analysis")
    expect(visitor.page.get_by_role("heading", name="Analysis")).to_be_visible()
    assert "Analysis" in visitor.page.title()


def test_arrows_show_the_lines_and_the_threat(analysis: Analysis) -> None:
    page = analysis.page
    arrows = page.locator(".tz-arrow")
    expect(arrows).to_have_count(0)
    analysis.press("7")
    thinking(analysis)
    expect(analysis.lines).to_have_count(3)
    expect(page.locator('.tz-arrow[data-kind="best"]')).to_have_count(1)
    analysis.lines.nth(1).hover()
    # Of the line that is looked at, the move and the answer.
    expect(page.locator('.tz-arrow[data-kind="threat"]')).to_have_count(1)
    page.mouse.move(0, 0)
    page.get_by_role("button", name="Threat").click()
    expect(page.locator(".lines-threat")).to_have_text("If White were to move now:")
    expect(page.locator('.tz-arrow[data-kind="threat"]')).not_to_have_count(0)
    expect(page.locator('.tz-arrow[data-kind="best"]')).to_have_count(0)
    # They are no moves of this position.
    analysis.lines.locator("button").first.click()
    analysis.expect_position(7)
    page.get_by_role("button", name="Threat", pressed=True).click()
    expect(page.locator(".lines-threat")).to_be_hidden()


def test_what_a_move_does_is_said(analysis: Analysis) -> None:
    page = analysis.page
    analysis.visitor.hole("White’s hole 7").hover()
    hint = page.locator(".talk .hint")
    expect(hint).to_have_text("White’s hole 7, 9 stones, lands on Black’s 6, captures 10")
    analysis.press("7")
    expect(hint).to_contain_text("White played hole 7: 9 stones")
    expect(page.locator(".lesson")).to_contain_text("first stone went back")
    expect(page.locator(".talk + .graph-place, [role=status].unseen").last).to_contain_text(
        "White played hole 7"
    )


def test_a_position_is_set_up_and_what_is_wrong_with_it_is_said(analysis: Analysis) -> None:
    page = analysis.page
    analysis.press("7")
    page.get_by_role("button", name="Set up").click()
    problems = page.locator(".editor-problems")
    apply = page.get_by_role("button", name="Analyse")
    expect(problems).to_be_empty()
    page.get_by_role("spinbutton", name="Black’s hole 4").fill("0")
    expect(problems).to_have_text("10 of 162 stones are missing.")
    expect(apply).to_be_disabled()
    page.get_by_label("White’s tuzdik: hole").select_option("4")
    page.get_by_label("Black’s tuzdik: hole").select_option("4")
    expect(problems.locator("li")).to_have_count(3)
    page.get_by_label("Black’s tuzdik: hole").select_option("none")
    page.get_by_label("White’s kazan").fill("20")
    expect(problems).to_be_empty()
    page.locator("label").filter(has_text="White").last.click()
    apply.click()
    expect(page.locator(".editor")).to_have_count(0)
    position = Position.start().play(7)
    holes = list(position.holes)
    holes[12] = 0
    assert analysis.visitor.stones() == (holes, [20, 0])
    # The start has no past, and White's move goes on from here.
    assert analysis.text == ""
    analysis.press("9")
    assert analysis.text.startswith("1. 9")


def test_any_variant_is_begun_and_sides_are_swapped(analysis: Analysis) -> None:
    page = analysis.page
    page.get_by_role("button", name="Set up").click()
    page.get_by_label("Game", exact=True).select_option("bestemshe")
    assert page.get_by_role("spinbutton").count() == 12
    expect(page.get_by_label("White’s tuzdik: hole")).to_have_count(0)
    page.get_by_role("spinbutton", name="White’s hole 1").fill("2")
    page.get_by_label("White’s kazan").fill("3")
    page.get_by_role("button", name="Swap sides").click()
    text = page.get_by_label("The position as text")
    expect(text).to_have_value("togyz1 bestemshe 5,5,5,5,5/2,5,5,5,5 0/3 b")
    text.fill("togyz1 nonsense")
    text.blur()
    expect(page.locator(".editor-problems")).to_have_text("This text is no position.")
    page.get_by_role("button", name="Empty").click()
    expect(page.locator(".editor-problems")).to_have_text("50 of 50 stones are missing.")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Analyse").click()
    analysis.press("1 2")
    assert len(analysis.visitor.holes) == 10
    assert analysis.page.locator(".tree-move").count() == 2
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("button", name="Cancel").click()
    assert analysis.page.locator(".tree-move").count() == 2


def test_an_address_names_a_position(visitor: Visitor) -> None:
    position = Position.start().play(7).play(7)
    visitor.prefer(speed="off", engine=False)
    visitor.go(f"/analysis?position={format_position(position).replace(' ', '+')}")
    visitor.page.wait_for_selector(".tz-hole")
    assert visitor.stones() == (list(position.holes), list(position.kazans))
    visitor.go("/analysis?position=nonsense")
    expect(visitor.page.locator(".talk .hint")).to_have_text("This text is no position.")
