"""The course on the page: every move of every step, what is said of it, and how it goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import CUT_OFF, Site, Visitor
from tests.browser.test_languages import word
from tests.browser.test_pages import AXE, OVERFLOW, SCHEMES
from tests.learn.course import Step, facts, replies, steps

STEPS = steps()
CATALOGUES = Path(__file__).resolve().parents[2] / "src/togyz/server/locales"
SIZES = [(360, 640), (390, 844), (640, 360), (768, 1024), (1440, 900)]


def task(visitor: Visitor, step: str) -> None:
    """Open a step, and wait until its board is there."""
    visitor.go(f"/learn/{step}")
    visitor.page.wait_for_selector(".course .tz-picture text")


def said(page: Page) -> list[str]:
    """What was said of the last move."""
    return page.locator(".course-said p").all_inner_texts()


def place(end: str) -> str:
    """The place where a stone fell, as the page says it."""
    owner, number = end.split()
    return f"{'your' if owner == 'own' else 'opponent’s'} {number}"


def expected(step: Step, hole: int) -> str:
    """The sentence that tells what a wrong move misses, by the readable rules."""
    found = facts(step.position, hole)
    [solution] = step.solutions
    best = facts(step.position, solution)
    answers = replies(step.position, hole)
    match step.missed(hole):
        case "hole":
            return f"That was hole {hole}. Here it is hole {solution}."
        case "end":
            return f"The last stone has to land on {place(best['end'])}."
        case "home":
            return "The last stone has to come back into the hole that you took it from."
        case "stones":
            return "Look for a hole with a single stone."
        case "captured" | "most" if found["captured"] == 0:
            return f"Another hole captures {best['captured']}."
        case "captured" | "most":
            captured = found["captured"]
            return f"You captured {captured}, and another hole captures {best['captured']}."
        case "tuzdik" if found["ban"]:
            return "Look for another hole where your last stone makes three."
        case "tuzdik":
            return "For a tuzdik, the last stone has to make exactly three in an opponent’s hole."
        case "fed":
            return "No stone fell into your tuzdik."
        case "lost":
            return f"Stones that this gave to the opponent’s tuzdik: {found['lost']}."
        case "threat":
            worst = next(one for one in answers if one.captured == found["threat"])
            return f"Now the opponent can capture {worst.captured}, with hole {worst.hole}."
        case "danger":
            worst = next(one for one in answers if one.tuzdik)
            assert worst.tuzdik is not None
            return (
                f"Now the opponent’s hole {worst.hole} can make a tuzdik "
                f"of your hole {worst.tuzdik.number}."
            )
        case missed:
            assert missed == "result"
            saved = {"won": "win the game", "drawn": "save the draw"}[step.goal["result"]]
            return f"That does not {saved}."


# What the page shows of a step, in one go.
LOOK = """() => ({
    state: document.querySelector(".course").dataset.state,
    said: [...document.querySelectorAll(".course-said p")].map((line) => line.innerText),
    playable: document.querySelectorAll('.tz-hole[aria-disabled="false"]').length,
})"""


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_every_move_gets_its_own_true_explanation(visitor: Visitor, step: Step) -> None:
    page = visitor.page
    task(visitor, step.id)
    explanations = []
    moves = step.position.legal_moves()
    for hole in moves:
        found = facts(step.position, hole)
        page.keyboard.press(str(hole))
        stones = f"{found['stones']} stone{'' if found['stones'] == 1 else 's'}"
        move = f"You played hole {hole}: {stones}, the last on {place(found['end'])}"
        shown = visitor.evaluate(LOOK)
        assert shown["playable"] == 0
        if hole in step.solutions:
            assert shown["state"] == "done"
            right, played, *_ = shown["said"]
            assert right == "Right!"
        else:
            assert shown["state"] == "wrong"
            played, *_, wanting = shown["said"]
            assert wanting == expected(step, hole)
            assert (f"captures {found['captured']}" in played) == (found["captured"] > 0)
            explanations.append(" ".join(shown["said"]))
        assert played.startswith(move)
        page.keyboard.press("Backspace")
        again = {"state": "asked", "said": [], "playable": len(moves)}
        assert visitor.evaluate(LOOK) == again
    assert len(set(explanations)) == len(explanations) > 0


def test_the_whole_course_by_keyboard_to_the_first_game(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Begin", exact=True).press("Enter")
    for step in STEPS:
        page.wait_for_url(f"**/learn/{step.id}")
        page.wait_for_selector(".course .tz-picture text")
        [solution] = step.solutions
        page.keyboard.press(str(solution))
        # The way on has the focus already.
        expect(page.locator(".course")).to_have_attribute("data-state", "done")
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    visitor.wait_for_turn()
    expect(page.get_by_text("Computer, level 1").first).to_be_visible()
    visitor.play(1)
    # For beginners, what happens is explained.
    assert page.locator('.play[data-lessons="true"]').count() == 1
    visitor.go("/learn")
    expect(page.get_by_text("24 of 24 tasks done")).to_be_visible()
    assert page.locator('.chapters [data-done="true"]').count() == len(STEPS)
    page.get_by_role("link", name="To the first game").click()
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()


def test_what_was_done_is_kept(visitor: Visitor) -> None:
    page = visitor.page
    task(visitor, STEPS[0].id)
    expect(page.get_by_role("button", name="Next")).to_have_count(0)
    page.keyboard.press("1")
    page.get_by_role("button", name="Next").click()
    page.wait_for_url(f"**/learn/{STEPS[1].id}")
    page.get_by_role("link", name="All tasks").click()
    expect(page.get_by_text("1 of 24 tasks done")).to_be_visible()
    page.reload()
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/learn/{STEPS[1].id}")
    # Storage that makes no sense counts as nothing.
    page.evaluate("localStorage.setItem('togyz.learn', '{oops')")
    visitor.go("/learn")
    expect(page.get_by_role("link", name="Begin")).to_be_visible()


def test_a_hint_first_tells_then_shows(visitor: Visitor) -> None:
    page = visitor.page
    task(visitor, "even")
    assert page.locator(".tz-star").count() == 0
    assert "lands on" not in visitor.labels[7]
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    assert said(page)[0].startswith("Look for an opponent’s hole with an odd number")
    assert page.locator(".tz-star").count() == 0
    # From now on moves can be looked at beforehand.
    assert "lands on opponent’s 5, captures 6" in visitor.labels[7]
    hint.click()
    assert said(page)[1] == "It is hole 8."
    assert page.locator(".tz-star").count() == 1


def test_the_opponents_reply_is_played_and_told(visitor: Visitor) -> None:
    page = visitor.page
    task(visitor, "feed")
    page.keyboard.press("8")
    expect(page.locator(".course-reply")).to_have_text(
        "Opponent played hole 3: 6 stones, the last on opponent’s 8."
    )
    assert visitor.stones()[1] == [56, 56]


def test_tasks_are_said_to_those_who_do_not_see_them(visitor: Visitor) -> None:
    page = visitor.page
    task(visitor, "leak")
    status = page.get_by_role("status")
    expect(status).to_be_attached()
    assert said(page) == []
    visitor.hole("hole 5").focus()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("You played hole 5")
    assert page.evaluate("document.activeElement.innerText") == "Try again"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.hole") == "0"
    expect(page.get_by_role("progressbar", name="15 of 24 tasks done")).to_be_visible()


def test_nothing_of_it_weighs_on_the_first_visit(visitor: Visitor) -> None:
    fetched: list[str] = []
    visitor.page.add_init_script("delete Navigator.prototype.serviceWorker")
    visitor.page.on("request", lambda request: fetched.append(request.url))
    visitor.new_game()
    assert not [url for url in fetched if "learn" in url]
    visitor.page.get_by_role("link", name="Learn", exact=True).click()
    visitor.page.wait_for_selector(".chapters")
    names = [url.rsplit("/", 1)[1] for url in fetched if "learn" in url]
    assert {re.sub(r"-\w{8}\.", ".", name) for name in names} == {
        "learn.js",
        "learn.css",
        "en.learn.js",
    }


def test_a_part_that_cannot_be_fetched_says_so(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    visitor.go("/")
    page.wait_for_selector(".tz-picture text")
    page.route(
        re.compile(r"/en\.learn-\w+\.js$"),
        lambda route: route.fulfill(
            status=200, content_type="text/javascript", body="throw new Error('lost')"
        ),
    )
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(
        page.get_by_role("heading", name="This part of the page could not be fetched")
    ).to_be_visible()


@pytest.mark.parametrize("where", ["/learn", "/learn/leak", "/learn/game"])
def test_axe_finds_nothing(visitor: Visitor, where: str) -> None:
    page = visitor.page
    page.add_init_script(path=AXE)
    visitor.go(where)
    page.wait_for_selector(".learn, .course .tz-picture text")
    if where == "/learn/leak":
        page.keyboard.press("5")
        expect(page.locator(".course")).to_have_attribute("data-state", "wrong")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = visitor.evaluate("async () => (await axe.run()).violations")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == [], scheme


@pytest.fixture
def readers(browser: Browser, site: Site) -> Iterator[list[Visitor]]:
    """Visitors in several languages."""
    contexts = [
        browser.new_context(locale=locale) for locale in ("kk", "ru", "nb", "de", "ky", "tr")
    ]
    visitors = [Visitor(context.new_page(), site) for context in contexts]
    for visitor in visitors:
        visitor.prefer(speed="off")
    yield visitors
    for context in contexts:
        context.close()


def test_every_language_has_its_words_and_room_for_them(readers: list[Visitor]) -> None:
    english = (CATALOGUES / "en.learn.ftl").read_text("utf-8")
    for reader in readers:
        page = reader.page
        task(reader, "second")
        page.keyboard.press("7")
        expect(page.locator(".course")).to_have_attribute("data-state", "wrong")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for sentence in [*said(page), page.locator("h1").inner_text()]:
                assert sentence
                assert sentence not in english
            for selector in ("html", "main"):
                assert page.evaluate(OVERFLOW, selector)[0] == 0, (selector, width)
            if width >= 360 and height >= 640:
                assert page.evaluate(OVERFLOW, "main")[1] == 0, (width, height)
            assert page.evaluate(CUT_OFF) == [], (width, height)
            assert page.locator(".course-buttons .primary").is_visible()
        language = page.locator("html").get_attribute("lang") or ""
        expect(page).to_have_title(re.compile(re.escape(page.locator("h1").inner_text())))
        reader.go("/learn")
        page.wait_for_selector(".chapters")
        assert page.evaluate(CUT_OFF) == []
        assert word(language, "nav-learn") in page.locator("header.head").inner_text()


def test_a_language_is_chosen_in_the_middle_of_the_course(visitor: Visitor) -> None:
    page = visitor.page
    task(visitor, "even")
    page.get_by_role("button", name="Settings").click()
    page.locator("#language").select_option("nb")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Partall fanges")).to_be_visible()
