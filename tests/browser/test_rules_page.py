"""The rules of every variant and the page about the game: true, printable, for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.support import CUT_OFF, Site, Visitor
from tests.browser.test_pages import AXE, OVERFLOW, SCHEMES
from togyz import VARIANTS, Position, Reason, Side, Variant, parse_position

ROOT = Path(__file__).resolve().parents[2]
FACTS = ROOT / "docs/explanation/facts.md"
NAMES = sorted(VARIANTS)
LANGUAGES = ("kk", "ky", "ru", "tr", "de", "nb")


@pytest.fixture
def readers(browser: Browser, site: Site) -> Iterator[list[Visitor]]:
    """Visitors in all languages but English."""
    contexts = [
        browser.new_context(locale=language, viewport={"width": 360, "height": 640})
        for language in LANGUAGES
    ]
    yield [Visitor(context.new_page(), site) for context in contexts]
    for context in contexts:
        context.close()


def rules(visitor: Visitor, name: str) -> Page:
    """Open the rules of a variant."""
    visitor.go(f"/rules/{name}")
    visitor.page.wait_for_selector(".rules-page .diagrams svg")
    return visitor.page


def lap(variant: Variant) -> int:
    """How many stones end where they began, found by sowing."""
    holes = variant.holes
    for stones in range(2, 40):
        rest = variant.total - stones - 1
        position = Position.of(
            [stones] + [0] * (holes - 1),
            [1] + [0] * (holes - 1),
            kazans=(rest // 2, rest - rest // 2),
            variant_name=variant,
        )
        landing = position.trace(1).landing
        if landing is not None and (landing.side, landing.number) == (Side.WHITE, 1):
            return stones
    raise AssertionError(variant.name)


@pytest.mark.parametrize("name", NAMES)
def test_its_numbers_are_those_of_the_variant(visitor: Visitor, name: str) -> None:
    variant = VARIANTS[name]
    page = rules(visitor, name)
    text = page.locator("article").inner_text()
    holes, total, win = variant.holes, variant.total, variant.win
    assert f"{holes} holes a side, {total} stones, {win} to win" in text
    assert f"numbered from 1 to {holes} from that player’s own left" in text
    assert f"In the beginning {variant.stones} stones lie in each hole" in text
    assert f"{win} of {total}" in text
    assert f"With {lap(variant)} stones the last one comes back" in text
    assert ("tuzdik" in text.lower()) == (
        variant.tuzdik or variant.name in ("qozdatu", "bestemshe")
    )
    assert page.title().startswith("Rules: ")


def example_of(figure: Locator) -> tuple[str, Position, int]:
    """What a diagram claims to show."""
    kind, text, hole = (figure.get_attribute(f"data-{name}") for name in ("example", "fen", "hole"))
    assert kind is not None
    assert text is not None
    assert hole is not None
    return kind, parse_position(text), int(hole)


@pytest.mark.parametrize("name", NAMES)
def test_its_diagrams_show_what_they_are_for(visitor: Visitor, name: str) -> None:
    variant = VARIANTS[name]
    page = rules(visitor, name)
    kinds = set()
    for figure in page.locator("figure[data-example]").all():
        kind, position, hole = example_of(figure)
        kinds.add(kind)
        assert position.variant.name == name
        trace = position.trace(hole)
        said = figure.locator("figcaption").inner_text()
        assert figure.locator("svg").get_attribute("aria-label") == said
        side = "White" if trace.mover is Side.WHITE else "Black"
        assert said.startswith(f"{side} played hole {hole}: {len(trace.drops)} stone")
        outcome = trace.after.outcome()
        own = trace.landing is not None and trace.landing.side is trace.mover
        match kind:
            case "sow":
                assert len(trace.drops) > 3
                assert not trace.captures
            case "single":
                assert len(trace.drops) == 1
                assert position.row(trace.mover)[hole - 1] == 1
            case "again":
                assert trace.again
            case "capture":
                assert f"captures {trace.captured}" in said
                assert not own
            case "opposite":
                assert len(trace.captures) == 2
                assert own
            case "tuzdik":
                assert trace.tuzdik is not None
            case "ban":
                assert trace.bans
                assert "No tuzdik" in said
            case _:
                assert kind == "end"
                assert outcome is not None
                assert outcome.reason is Reason.BARE
        assert (outcome is not None) == (kind == "end")
    wanted = {"sow", "capture", "end"}
    wanted |= {"single"} if variant.returns else set()
    wanted |= {"tuzdik", "ban"} if variant.tuzdik else set()
    wanted |= {"again", "opposite"} if variant.name == "mangala" else set()
    assert kinds == wanted


@pytest.mark.parametrize("name", NAMES)
def test_it_is_printed_on_one_sheet(visitor: Visitor, name: str) -> None:
    sheets = rules(visitor, name).pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheets)) == 1


def inked(page: Page) -> list[str]:
    """The colours of the words that are seen; on white paper all must be dark enough to read."""
    found = page.evaluate(
        """() => [...document.querySelectorAll("main :is(h1, h2, p, li, dt, dd, figcaption)")]
            .filter((element) => element.checkVisibility() && element.innerText.trim())
            .map((element) => getComputedStyle(element).color)"""
    )
    assert isinstance(found, list)
    assert found, "there is something to read"
    return found


def lightness(colour: str) -> float:
    """The mean of red, green and blue, 0 to 255."""
    return sum(map(int, re.findall(r"\d+", colour)[:3])) / 3


def test_paper_is_white_whatever_the_page_wears_and_wherever_one_was(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script("localStorage.setItem('togyz.settings', '{\"theme\": \"dark\"}')")
    # The styles of pages that were seen before stay: they must not take away what is printed.
    visitor.go("/analysis")
    page.wait_for_selector(".tz-hole")
    page.get_by_role("link", name="Learn", exact=True).click()
    for place in ("Mangala", "About the game"):
        page.get_by_role("main").get_by_role("link", name=place).first.click()
        page.wait_for_selector(".rules-page svg, .sources")
        page.emulate_media(media="print")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert all(lightness(colour) < 140 for colour in inked(page))
        expect(page.locator(".head")).to_be_hidden()
        expect(page.get_by_role("main").locator("a.button, button.button").first).to_be_hidden()
        page.emulate_media(media="screen")
        page.go_back()
        page.wait_for_selector(".chapters, .learn")


@pytest.mark.parametrize("path", ["/analysis", "game"])
def test_a_game_is_printed_whole(visitor: Visitor, path: str) -> None:
    page = visitor.page
    if path == "game":
        visitor.new_game()
        visitor.play(12)
    else:
        visitor.go(path)
        page.wait_for_selector(".tz-hole")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 900})
    expect(page.locator(".head")).to_be_hidden()
    board = page.locator(".tz-picture").first.bounding_box()
    assert board
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= 680
    assert board["width"] > 500
    if path == "game":
        last = page.locator(".moves-list li").last
        expect(last).to_be_visible()
        ends = [page.locator(".moves-list li").first.bounding_box(), last.bounding_box()]
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 680 for box in ends)
    page.emulate_media(media="screen")


def test_a_variant_that_is_none_is_nowhere(visitor: Visitor) -> None:
    visitor.go("/rules/chess")
    expect(visitor.page.get_by_text("There is nothing at this address.")).to_be_visible()


@pytest.mark.parametrize("where", ["/rules/togyzkumalak", "/rules/mangala", "/about"])
def test_axe_finds_nothing(visitor: Visitor, where: str) -> None:
    page = visitor.page
    page.add_init_script(path=AXE)
    visitor.go(where)
    page.wait_for_selector(".rules-page svg, .sources")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = visitor.evaluate("async () => (await axe.run()).violations")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == [], scheme


def test_in_every_language_on_a_phone_and_on_paper(readers: list[Visitor]) -> None:
    for reader in readers:
        # The longest rules there are.
        page = rules(reader, "togyzkumalak")
        assert page.evaluate(OVERFLOW, "main")[0] == 0
        assert page.evaluate(CUT_OFF) == []
        sheets = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheets)) == 1
        reader.go("/about")
        page.wait_for_selector(".sources")
        assert page.evaluate(OVERFLOW, "main")[0] == 0
        assert page.evaluate(CUT_OFF) == []


def test_every_fact_about_the_game_has_its_source(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/about")
    page.wait_for_selector(".sources")
    paragraphs = page.locator(".about > section:not(.questions, .sources) p").all()
    assert len(paragraphs) >= 9
    for paragraph in paragraphs:
        assert paragraph.get_by_role("button", name=re.compile(r"Source \d")).count() > 0
    proof = page.get_by_role("button", name="Source 4").first
    proof.click()
    assert page.evaluate("document.activeElement.id") == "source-proof"
    for source in page.locator(".sources a").all():
        assert (source.get_attribute("href") or "").startswith("https://")


def test_what_it_says_was_proved_is_what_was_proved(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/about")
    page.wait_for_selector(".sources")
    text = page.locator("article").inner_text()
    [proved] = re.findall(
        r"at least (\d+) plies, and exactly ([\d,]+) games are as short", FACTS.read_text("utf-8")
    )
    said = "No game can be shorter than {} moves, and exactly {} games are as short."
    assert said.format(*proved) in text


def test_frequent_questions_are_answered_by_the_variants_numbers(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/about")
    game, other = VARIANTS["togyzkumalak"], VARIANTS["mangala"]
    answers = {
        "How many stones": f"{game.total}: each player has {game.holes} holes "
        f"with {game.stones} stones each",
        "What is a tuzdik": "exactly three",
        "How many tuzdik": "One in the whole game",
        "Which hole can’t": f"hole {game.holes}",
        "How does one win": f"With {game.win} stones in the kazan, at once. {game.total // 2} each",
        "differ from Mangala": f"{game.holes} holes a side and {game.total} stones; "
        f"Mangala has {other.holes} and {other.total}",
        "same game": "one is the Kazakh name and one the Kyrgyz",
        "UNESCO": "2020",
        "other ways": f"{len(VARIANTS)} variants",
    }
    for question, answer in answers.items():
        summary = page.locator("summary", has_text=question)
        expect(summary).to_have_count(1)
        summary.press("Enter")
        expect(page.locator("details[open]", has=summary)).to_contain_text(answer)


def test_the_overview_leads_to_all_of_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/learn")
    page.wait_for_selector(".variants")
    assert page.locator(".variants a").count() == len(VARIANTS)
    page.get_by_role("link", name="Bestemshe").click()
    expect(page.get_by_role("heading", name="Bestemshe")).to_be_visible()
    visitor.page.get_by_role("link", name="Learn the game").click()
    page.get_by_role("link", name="About the game").click()
    expect(page.get_by_role("heading", name="About the game")).to_be_visible()
