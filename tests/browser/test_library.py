"""The collection of games on the device, what is taken away, and the ways to the board."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import CUT_OFF, Site, Visitor
from tests.browser.test_pages import AXE, OVERFLOW
from tests.browser.test_replay import random_game
from togyz.notation import format_game, read_text

STUDIES = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "studies.json")
    .read_text("utf-8")
    .splitlines()
]


def collection(visitor: Visitor) -> Page:
    """The page of the collection; the engine rests when a game of it is opened."""
    visitor.page.add_init_script(
        "localStorage.setItem('togyz.settings', JSON.stringify({speed: 'off', engine: false}))"
    )
    visitor.go("/library")
    visitor.page.wait_for_selector("#library-text")
    return visitor.page


def take(page: Page, text: str) -> None:
    page.locator("#library-text").fill(text)
    page.get_by_role("button", name="Take them in").click()


def cup(names: list[tuple[str, str]]) -> str:
    """A text with a game for each pair of players, in several formats."""
    texts = []
    for seed, (white, black) in enumerate(names):
        game = random_game(20 + seed, seed)
        game.tags.update({"White": white, "Black": black, "Date": f"2026.01.{seed + 1:02}"})
        texts.append(format_game(game, ["tgk", "playok"][seed % 2]))
    return "".join(texts)


def test_games_are_taken_in_searched_sorted_and_opened(visitor: Visitor) -> None:
    page = collection(visitor)
    take(page, cup([("Aigerim", "Bakyt"), ("Ерлан", "Zoë"), ("Chyngyz", "Aigerim")]))
    expect(page.locator(".library-state")).to_have_text("3 games were taken in.")
    items = page.locator(".game-item")
    expect(items).to_have_count(3)
    page.get_by_label("Search").fill("aigerim")
    expect(items).to_have_count(2)
    page.get_by_label("Search").fill("ЕРЛАН zoe")
    expect(items).to_have_count(1)
    page.get_by_label("Search").fill("")
    page.get_by_label("Order").select_option("plies")
    expect(items.first).to_contain_text("Chyngyz – Aigerim")
    page.get_by_label("Order").select_option("white")
    expect(items.first).to_contain_text("Aigerim – Bakyt")
    page.reload()
    expect(items).to_have_count(3)
    items.filter(has_text="Chyngyz").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Chyngyz – Aigerim")).to_be_visible()
    # What is changed is kept with it.
    page.keyboard.press("End")
    page.keyboard.press("Delete")
    expect(page.locator(".tree-move")).to_have_count(21)
    page.get_by_role("button", name="Collection").click()
    expect(items.filter(has_text="Chyngyz")).to_contain_text("21 moves")
    items.filter(has_text="Chyngyz").get_by_role("button", name="Remove").click()
    expect(items).to_have_count(2)
    page.get_by_role("button", name="Remove all").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(items).to_have_count(0)


def test_hundreds_of_games_of_a_file_are_listed_piece_by_piece(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = collection(visitor)
    text = "".join(format_game(random_game(8, seed), "playok") for seed in range(230))
    file = tmp_path / "many.pgn"
    file.write_bytes(text.replace("Aigerim", "Ерлан").encode("cp1251"))
    page.locator("#library-file").set_input_files(file)
    expect(page.locator(".library-state")).to_have_text("230 games were taken in.")
    expect(page.locator(".game-item")).to_have_count(100)
    expect(page.locator(".game-item").first).to_contain_text("Ерлан")
    page.get_by_role("button", name="Show more").click()
    page.get_by_role("button", name="Show more").click()
    expect(page.locator(".game-item")).to_have_count(230)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save these").click()
    saved = Path(download.value.path()).read_text("utf-8")
    records = list(read_text(saved))
    assert len(records) == 230
    assert not any(record.problems for record in records)


def many() -> str:
    """A text of 300 games."""
    return "".join(format_game(random_game(10, seed), "tgk") for seed in range(300))


def test_a_long_text_that_is_pasted_is_taken_in_without_the_field(visitor: Visitor) -> None:
    page = visitor.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(
        "const begin = IDBDatabase.prototype.transaction; window.written = 0;"
        "IDBDatabase.prototype.transaction = function (stores, mode) {"
        "  if (mode === 'readwrite') window.written += 1;"
        "  return begin.call(this, stores, mode);"
        "};"
    )
    page = collection(visitor)
    field = page.locator("#library-text")
    paste = "(text) => navigator.clipboard.writeText(text)"
    # A short one can still be looked at.
    page.evaluate(paste, "1. 76(10) 76(10)")
    field.press("Control+V")
    expect(field).to_have_value("1. 76(10) 76(10)")
    page.evaluate(paste, many())
    field.press("Control+V")
    expect(page.locator(".library-state")).to_have_text("300 games were taken in.")
    expect(page.get_by_role("button", name="Stop")).to_be_hidden()
    assert "[" not in field.input_value()
    # Neither each game for itself nor all in the list.
    assert page.evaluate("() => window.written") == 3
    expect(page.locator(".game-item")).to_have_count(100)


def test_taking_in_can_be_stopped_and_what_was_read_stays(visitor: Visitor, tmp_path: Path) -> None:
    page = collection(visitor)
    # Who is quick presses the button as soon as the first games are said to be there.
    page.evaluate("""() => {
        const state = document.querySelector(".library-state");
        const look = new MutationObserver(() => {
            if (/: 100/.test(state.textContent)) state.nextElementSibling.click();
        });
        look.observe(state, {childList: true});
    }""")
    file = tmp_path / "many.tgk"
    file.write_text(many(), "utf-8")
    page.locator("#library-file").set_input_files(file)
    expect(page.locator(".library-state")).to_have_text("100 games were taken in.")
    expect(page.locator(".page")).to_contain_text("100 of 100")
    # The next text is taken in as ever.
    take(page, cup([("Aigerim", "Bakyt"), ("Ерлан", "Zoë")]))
    expect(page.locator(".library-state")).to_have_text("2 games were taken in.")
    expect(page.locator(".page")).to_contain_text("102 of 102")


def test_what_is_wrong_is_named_and_the_server_may_be_asked(visitor: Visitor) -> None:
    page = collection(visitor)
    take(page, "1. 76(10) 55 2. 11\n\nnonsense")
    expect(page.locator(".problems summary")).to_contain_text("problem")
    take(page, "nothing at all")
    expect(page.locator(".library-state")).to_have_text("There was no game in it.")
    # A list of games in JSON only the server reads.
    take(page, f"[{format_game(random_game(12), 'json')}]")
    expect(page.locator(".library-state")).to_have_text("There was no game in it.")
    page.get_by_role("button", name="Have the server read it").click()
    page.wait_for_url("**/analysis?kept=*")
    expect(page.locator(".tree-move")).to_have_count(12)


@pytest.mark.parametrize("seed", [1, 4, 6])
def test_a_game_comes_out_in_every_format_as_the_library_writes_it(
    visitor: Visitor, seed: int
) -> None:
    page = collection(visitor)
    texts = STUDIES[seed]
    take(page, texts["togyz"])
    page.wait_for_url("**/analysis?kept=*")
    page.wait_for_selector(".tree-move")
    page.get_by_role("button", name="Export").click()
    names = {
        "TGK": "tgk",
        "PlayOK": "playok",
        "Togyz": "togyz",
        "From and to: 76(10)": "fromto",
        "Hole numbers: 7": "holes",
        "Letters: g": "letters",
        "PlayStrategy: g1d2": "playstrategy",
    }
    for name, format in names.items():
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).click()
        assert Path(download.value.path()).read_text("utf-8") == texts[format]


def test_the_board_comes_out_as_a_picture(visitor: Visitor) -> None:
    page = collection(visitor)
    visitor.go("/analysis")
    page.wait_for_selector(".tz-hole")
    page.keyboard.press("7")
    page.get_by_role("button", name="Export").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="SVG").click()
    text = Path(download.value.path()).read_text("utf-8")
    assert text.startswith("<svg")
    assert "class=" not in text
    # Alone on a page it looks as it did: drawn there, the same dots of stones are to be seen.
    assert text.count("<use") == visitor.drawn()
    assert "var(" not in text
    with page.expect_download() as download:
        page.get_by_role("button", name="PNG").click()
    png = Path(download.value.path()).read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    size = page.locator(".tz-frame").bounding_box()
    assert size
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert abs(width - 2 * size["width"]) < 4
    assert abs(height - 2 * size["height"]) < 4


def test_a_score_sheet_is_printed_without_the_page_around_it(visitor: Visitor) -> None:
    page = collection(visitor)
    game = random_game(13)
    game.root.children[0].comment = "A start."
    game.root.children[0].glyphs = ("⩲",)
    take(page, format_game(game, "togyz"))
    page.wait_for_url("**/analysis?kept=*")
    page.wait_for_selector(".tree-move")
    page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1; }; }")
    page.get_by_role("button", name="Export").click()
    page.get_by_role("button", name="Print a score sheet").click()
    assert page.evaluate("() => window.printed") == 1
    page.emulate_media(media="print")
    sheet = page.locator(".print-sheet")
    expect(sheet).to_be_visible()
    expect(page.locator(".app")).to_be_hidden()
    expect(sheet.get_by_role("heading")).to_have_text("Aigerim – Bakyt")
    expect(sheet.locator("tbody tr")).to_have_count(7)
    expect(sheet.locator("tbody tr").first).to_contain_text("A start.")
    # As a font without that sign can print it.
    expect(sheet.locator("tbody tr").first).to_contain_text("+=")
    # The move with a remark, and the end.
    expect(sheet.locator("figure svg")).to_have_count(2)
    page.evaluate("() => window.dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)


def test_a_whole_game_is_printed_on_one_sheet(visitor: Visitor) -> None:
    page = collection(visitor)
    # As long as games of masters are.
    take(page, format_game(random_game(115), "togyz"))
    page.wait_for_url("**/analysis?kept=*")
    page.wait_for_selector(".tree-move")
    page.evaluate("() => { window.print = () => {}; }")
    page.get_by_role("button", name="Export").click()
    page.get_by_role("button", name="Print a score sheet").click()
    edge = "12mm"
    margin = {"top": edge, "bottom": edge, "left": edge, "right": edge}
    sheets = page.pdf(format="A4", margin=margin)  # type: ignore[arg-type]
    assert len(re.findall(rb"/Type\s*/Page\b", sheets)) == 1


def test_what_was_on_the_board_is_there_after_a_reload(visitor: Visitor) -> None:
    page = collection(visitor)
    visitor.go("/analysis")
    page.wait_for_selector(".tz-hole")
    for key in ["7", "7", "ArrowLeft", "1"]:
        page.keyboard.press(key)
    expect(page.locator(".tree-move")).to_have_count(3)
    before = page.locator(".tree-text").text_content()
    assert before
    page.reload()
    expect(page.locator(".tree-move")).to_have_count(3)
    assert page.locator(".tree-text").text_content() == before
    expect(page.locator('[aria-current="step"]')).to_have_accessible_name(re.compile("Black: 1"))


# Waits until the tab sees the draft that another one has kept.
HEARD = """async (kept) => {
    while (localStorage.getItem("togyz.analysis") !== kept)
        await new Promise((wake) => setTimeout(wake, 20));
}"""


def test_a_tab_that_is_closed_takes_nothing_from_another(visitor: Visitor) -> None:
    one = collection(visitor)
    visitor.go("/analysis")
    one.wait_for_selector(".tz-hole")
    one.keyboard.press("7")
    two = one.context.new_page()
    two.goto(one.url)
    expect(two.locator(".tree-move")).to_have_count(1)
    one.keyboard.press("7")
    # Tabs hear of each other's changes a moment later.
    two.evaluate(HEARD, one.evaluate("localStorage.getItem('togyz.analysis')"))
    two.goto("about:blank")
    one.reload()
    expect(one.locator(".tree-move")).to_have_count(2)
    # What is removed stays removed, though the page is not left.
    one.keyboard.press("Delete")
    expect(one.locator(".tree-move")).to_have_count(1)
    two.goto(one.url)
    expect(two.locator(".tree-move")).to_have_count(1)


def test_a_game_that_two_tabs_change_becomes_two(visitor: Visitor) -> None:
    one = collection(visitor)
    take(one, "1. 76(10) 76(10) *")
    expect(one.locator(".tree-move")).to_have_count(2)
    two = one.context.new_page()
    two.goto(one.url)
    expect(two.locator(".tree-move")).to_have_count(2)
    for key in ("End", "1", "1"):
        one.keyboard.press(key)
    expect(one.locator(".tree-move")).to_have_count(4)
    for key in ("End", "2"):
        two.keyboard.press(key)
    expect(two.get_by_text("Another tab has changed this game")).to_be_visible()
    two.keyboard.press("2")
    two.goto(one.url.split("/analysis")[0] + "/library")
    listed = two.locator(".game-item")
    expect(listed).to_have_count(2)
    expect(two.locator(".library-list")).to_contain_text("4 moves")
    one.reload()
    expect(one.locator(".tree-move")).to_have_count(4)
    assert one.locator(".tree-move button").all_text_contents()[2][0] == "1"


def test_a_folder_is_no_file(visitor: Visitor) -> None:
    page = collection(visitor)
    page.evaluate(
        """() => {
            // As a dropped folder comes: a file that can't be read.
            const folder = new File([], "games");
            folder.arrayBuffer = () => Promise.reject(new DOMException("", "NotFoundError"));
            const drop = new Event("drop", { bubbles: true, cancelable: true });
            drop.dataTransfer = { files: [folder], getData: () => "" };
            document.querySelector(".library").dispatchEvent(drop);
        }"""
    )
    expect(page.locator(".library-state")).to_contain_text("it is a folder")


def test_names_keep_their_places_in_any_script(visitor: Visitor) -> None:
    page = collection(visitor)
    game = '[White "{}"]\n[Black "{}"]\n\n1. 76(10) 76(10) 1-0\n\n'
    take(page, game.format("علي", "سعيد") + game.format("A", "B"))
    names = page.locator(".game-result")
    expect(names).to_have_count(2)
    places = """(element) => ["علي", "سعيد"].map((name) => {
        const text = element.firstChild;
        const range = document.createRange();
        range.setStart(text, text.data.indexOf(name));
        range.setEnd(text, text.data.indexOf(name) + name.length);
        return range.getBoundingClientRect().left;
    })"""
    white, black = names.filter(has_text="علي").evaluate(places)
    assert white < black
    expect(names.filter(has_text="A – B")).to_have_count(1)


def test_a_finished_game_and_a_replay_are_analysed(visitor: Visitor) -> None:
    page = visitor.page
    visitor.new_game()
    visitor.play(3)
    moves = visitor.moves
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".result").get_by_role("link", name="Analyse").click()
    expect(page.locator(".tree-move")).to_have_count(len(moves))
    expect(page.locator(".tree-move button")).to_have_text(moves)
    expect(page.get_by_role("heading", name=re.compile("– togyz"))).to_be_visible()
    page.get_by_role("button", name="My games").click()
    page.get_by_role("dialog").get_by_role("link", name="Review").first.click()
    # The review adds what would have been better.
    expect(page.locator(".tree-text > p .tree-move")).to_have_count(len(moves))
    visitor.go("/replay")
    page.get_by_role("textbox").fill("1. 76(10) 76(10) 2. 99 1-0")
    page.get_by_role("button", name="Show").click()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator(".tree-move")).to_have_count(3)
    expect(page.locator('[aria-current="step"]')).to_have_text("99")


def test_the_servers_engine_thinks_where_it_is_asked_to(visitor: Visitor) -> None:
    page = collection(visitor)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitor.go("/analysis")
    page.wait_for_selector(".tz-hole")
    page.get_by_role("switch", name="Engine").check()
    page.get_by_role("button", name="Server").click()
    expect(page.locator(".line")).to_have_count(3)
    assert any(url.endswith("/api/analysis") for url in asked)
    page.keyboard.press("7")
    expect(page.locator(".line")).to_have_count(3)
    expect(page.locator(".eval-bar")).to_have_accessible_name(re.compile("ahead|even"))


@pytest.mark.parametrize("language", ["en", "kk", "nb"])
def test_the_collection_has_room_and_can_be_read(
    browser: Browser, site: Site, language: str
) -> None:
    context = browser.new_context(locale=language, viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.add_init_script(path=AXE)
    visitor = Visitor(page, site)
    visitor.prefer(speed="off", engine=False)
    visitor.go("/library")
    page.locator("#library-text").fill(cup([("Aigerim", "Bakyt"), ("Long " * 9, "Name " * 9)]))
    page.locator("form .primary").click()
    expect(page.locator(".game-item")).to_have_count(2)
    for width, height in [(360, 640), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW, "main")[0] == 0, width
        assert page.evaluate(CUT_OFF) == [], width
    page.locator(".game-item a").first.click()
    page.wait_for_selector(".tree-move")
    page.locator(".control").nth(5).click()
    page.wait_for_selector("dialog[open]")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found = page.evaluate("async () => (await axe.run()).violations")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []
    page.keyboard.press("Escape")
    page.locator(".control").nth(4).click()
    page.wait_for_selector(".game-item")
    found = page.evaluate("async () => (await axe.run()).violations")
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []
    context.close()
