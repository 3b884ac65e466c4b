"""Games are reviewed on the page as they are in Python, and mistakes are tried again."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import CUT_OFF, Site, Visitor
from tests.browser.test_analysis import SIZES, Analysis, complaints
from tests.browser.test_pages import AXE, OVERFLOW, SCHEMES
from togyz.core import Remark, Verdict
from togyz.engine import Engine
from togyz.notation import format_position
from togyz.review import DEFAULT_NODES, GameReview, MoveReview, review, review_move
from togyz.rules import Game, Side

# White gives much away, in many ways.
MOVES = (7, 7, 5, 2, 1, 4, 8, 3)
# The game turns twice.
TURNING = (7, 1, 9, 7, 1, 9)
Found = TypeVar("Found")
GLYPHS = {Verdict.GOOD: "", Verdict.INACCURACY: "?!", Verdict.MISTAKE: "?", Verdict.BLUNDER: "??"}


def address(moves: tuple[int, ...] = MOVES) -> str:
    start = format_position(Game().position).replace(" ", "+")
    return f"/analysis?position={start}&moves={','.join(map(str, moves))}&review"


def asked(question: Callable[[Engine], Found]) -> Found:
    """What an engine finds; in a thread, since Playwright's own loop runs in this one."""

    def ask() -> Found:
        with Engine.open(hash_mib=16) as engine:
            return question(engine)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(ask).result()


@pytest.fixture(scope="module")
def whole() -> GameReview:
    """What Python finds."""
    game = Game()
    for hole in MOVES:
        game.play(hole)
    end = list(game.root.mainline())[-1]
    return asked(lambda engine: GameReview(tuple(review(end, engine, DEFAULT_NODES))))


def kept(page: Page) -> list[dict[str, Any]]:
    """The review that the page keeps on the device."""
    found = page.evaluate(
        """() => new Promise((resolve) => {
            const opening = indexedDB.open("togyz-reviews");
            opening.onsuccess = () => {
                const all = opening.result.transaction("reviews").objectStore("reviews").getAll();
                all.onsuccess = () => {
                    opening.result.close();
                    resolve(all.result);
                };
            };
        })"""
    )
    assert len(found) == 1
    return list(found[0]["moves"])


def reviewed(analysis: Analysis) -> None:
    """Wait until the game on the page is reviewed."""
    expect(analysis.page.locator(".review-summary")).to_be_visible(timeout=120_000)
    expect(analysis.page.locator(".control[aria-pressed=true]")).to_have_count(0, timeout=120_000)


@pytest.fixture
def analysis(visitor: Visitor) -> Analysis:
    """The page, with a game whose review begins."""
    visitor.prefer(speed="off", engine=False)
    made = Analysis(visitor)
    made.open(address())
    return made


def as_python(move: dict[str, Any]) -> dict[str, Any]:
    """What the page keeps of a move, as Python writes it."""
    line = {
        name: {
            "score": move[name]["score"],
            "bound": move[name]["bound"],
            "pv": move[name]["holes"],
        }
        for name in ("played", "better")
    }
    return {**move, **line, "before": round(move["before"], 4), "after": round(move["after"], 4)}


def test_a_review_is_the_same_as_in_python(analysis: Analysis, whole: GameReview) -> None:
    reviewed(analysis)
    page = analysis.page
    assert [as_python(move) for move in kept(page)] == [move.as_dict() for move in whole.moves]
    cells = page.locator('.review-table [data-row="accuracy"] td')
    expect(cells).to_have_text([f"{whole.accuracy(side) or 0:.0f}" for side in Side])
    for verdict in list(Verdict)[1:]:
        cells = page.locator(f'.review-table [data-row="{verdict.name.lower()}"] td')
        expect(cells).to_have_text([str(whole.count(side, verdict)) for side in Side])
    turning = page.locator(".review-turning button")
    expect(turning).to_have_count(len(whole.turning_points))
    # The tree is marked, and holds the better moves.
    marks = [
        text.strip().lstrip("0123456789x()")
        for text in page.locator(".tree-text > p .tree-move button").all_text_contents()
    ]
    assert marks == [GLYPHS[move.verdict] for move in whole.moves]
    flagged = [move for move in whole.moves if move.verdict > Verdict.GOOD]
    assert page.locator(".tree-variations > li").count() == len(flagged)
    # A turning point is jumped to.
    if whole.turning_points:
        first = whole.turning_points[0]
        turning.first.click()
        analysis.expect_position(*MOVES[: first.ply])


def numbers(remark: Remark) -> set[str]:
    """The numbers that are said of a remark."""
    told = [remark.hole, remark.plies, remark.moves]
    stones = [] if remark.kind.endswith("tuzdik") and remark.hole else [remark.stones]
    return {str(number) for number in [*told, *stones] if number is not None}


def test_every_flagged_move_is_explained(analysis: Analysis, whole: GameReview) -> None:
    reviewed(analysis)
    page = analysis.page
    note = page.locator(".review-note")
    slider = page.get_by_role("slider", name="Chances over the game")
    slider.focus()
    slider.press("Home")
    for move in whole.moves:
        slider.press("ArrowRight")
        if move.verdict is Verdict.GOOD:
            expect(note).to_be_hidden()
            continue
        expect(note.locator(".review-verdict")).to_contain_text(move.verdict.name.capitalize())
        said = note.locator("p:not(.review-verdict, .review-better)")
        expect(said).to_have_count(len(move.remarks))
        for words, remark in zip(said.all_inner_texts(), move.remarks, strict=True):
            assert set(re.findall(r"\d+", words)) == numbers(remark), words
    worst = max(whole.moves, key=lambda move: move.lost)
    # The better line is played on the board.
    slider.press("Home")
    for _ in range(worst.ply):
        slider.press("ArrowRight")
    note.locator(".review-better button").nth(1).click()
    analysis.expect_position(*MOVES[: worst.ply - 1], *worst.better.pv[:2])


BREAK_OFF = """new MutationObserver(() => {
    const state = document.querySelector(".review-state")?.textContent ?? "";
    if (!/game: [3-9] of/.test(state) || sessionStorage.getItem("broken")) return;
    sessionStorage.setItem("broken", "yes");
    const pressed = [...document.querySelectorAll("button[aria-pressed=true]")];
    pressed.find((button) => button.textContent.includes("Review")).click();
}).observe(document, { childList: true, characterData: true, subtree: true });"""


def test_a_review_goes_on_where_it_was_broken_off(visitor: Visitor) -> None:
    visitor.prefer(speed="off", engine=False)
    # A fast machine is done before a click from outside comes.
    visitor.page.add_init_script(BREAK_OFF)
    analysis = Analysis(visitor)
    analysis.open(address())
    page = visitor.page
    expect(page.locator(".review-state")).to_contain_text("Reviewed:", timeout=60_000)
    known = kept(page)
    assert 3 <= len(known) < len(MOVES)
    # Somebody who comes back finds it, and it goes on.
    analysis.open(address().removesuffix("&review"))
    expect(page.locator(".review-state")).to_contain_text(f"Reviewed: {len(known)} of")
    page.get_by_role("button", name="Review").click()
    reviewed(analysis)
    assert kept(page)[: len(known)] == known
    assert len(kept(page)) == len(MOVES)
    # Nothing is left to look for.
    analysis.open(address().removesuffix("&review"))
    expect(page.locator(".review-summary")).to_be_visible()
    expect(page.locator(".review-state")).to_be_empty()


def faults(whole: GameReview, side: Side) -> list[MoveReview]:
    return [move for move in whole.of(side) if move.verdict > Verdict.GOOD]


def test_mistakes_are_tried_again(analysis: Analysis, whole: GameReview) -> None:
    reviewed(analysis)
    page = analysis.page
    missed = faults(whole, Side.WHITE)
    page.get_by_role("button", name=re.compile("^White: retry")).click()
    retry = page.locator(".retry")
    said = retry.locator(".retry-said")
    expect(retry.get_by_role("heading")).to_have_text(f"Mistake 1 of {len(missed)}")
    expect(retry.get_by_role("heading")).to_be_focused()
    for hidden in (".tree", ".lines", ".graph", ".steps"):
        expect(page.locator(hidden)).to_be_hidden()
    for number, move in enumerate(missed, 1):
        before = MOVES[: move.ply - 1]
        expect(retry.get_by_role("heading")).to_have_text(f"Mistake {number} of {len(missed)}")
        analysis.expect_position(*before)
        if number == 1:
            # The same mistake once more is explained, with the keyboard alone.
            analysis.press(str(move.hole))
            expect(said).to_contain_text("That was played in the game")
            expect(said.locator("p")).to_have_count(1 + len(move.remarks))
            analysis.expect_position(*before)
            retry.get_by_role("button", name="Hint").click()
            expect(said).to_have_text(f"Look at hole {move.better.pv[0]}.")
        if number == 2:
            retry.get_by_role("button", name="Show it").click()
            expect(said).to_contain_text("was better")
        else:
            analysis.press(str(move.better.pv[0]))
            expect(said).to_contain_text("Right!")
        analysis.expect_position(*before, move.better.pv[0])
        expect(retry.get_by_role("button", name="Next")).to_be_focused()
        analysis.press("Enter")
    expect(retry.get_by_role("heading")).to_have_text("That was all")
    at_once = max(0, len(missed) - 2)
    expect(retry.locator(".retry-task")).to_have_text(
        f"Found at once: {at_once} of {len(missed)}. Found later: 1."
    )
    retry.get_by_role("button", name="Finish").click()
    expect(retry).to_have_count(0)
    expect(page.locator(".tree")).to_be_visible()


def test_another_move_is_judged_by_the_engine(analysis: Analysis, whole: GameReview) -> None:
    reviewed(analysis)
    page = analysis.page
    side = Side.WHITE
    (first, *_) = faults(whole, side)
    page.get_by_role("button", name=re.compile("^White: retry")).click()
    game = Game()
    for hole in MOVES[: first.ply - 1]:
        game.play(hole)
    others = [
        hole for hole in game.position.legal_moves() if hole not in (first.hole, first.better.pv[0])
    ]
    history = [node.position for node in list(game.root.mainline())[:-1]]
    told = asked(
        lambda engine: {
            hole: review_move(game.position, hole, engine, DEFAULT_NODES, history).verdict
            for hole in others
        }
    )
    wrong = [hole for hole, one in told.items() if one > Verdict.GOOD][:2]
    right = [hole for hole, one in told.items() if one is Verdict.GOOD][:1]
    assert wrong
    said = page.locator(".retry-said")
    for hole in wrong:
        analysis.press(str(hole))
        expect(said).to_contain_text("Not this one")
        analysis.expect_position(*MOVES[: first.ply - 1])
    for hole in right:
        analysis.press(str(hole))
        expect(said).to_have_text("Right! That is good as well.")


@pytest.mark.parametrize("language", ["en", "kk", "nb"])
def test_everything_has_room_and_can_be_read(browser: Browser, site: Site, language: str) -> None:
    context = browser.new_context(locale=language, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(path=AXE)
    visitor = Visitor(page, site)
    visitor.prefer(speed="off", engine=True)
    analysis = Analysis(visitor)
    analysis.open(address(TURNING))
    reviewed(analysis)

    def has_room() -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            across, down = page.evaluate(OVERFLOW, "main")
            assert (across, down) == (0, 0), (width, height)
            assert page.evaluate(CUT_OFF) == [], (width, height)
        for scheme, (width, height) in zip(SCHEMES, SIZES[::3], strict=True):
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": height})
            assert complaints(page) == [], scheme

    page.locator(".review-turning button").first.click()
    expect(page.locator(".review-note")).to_be_visible()
    has_room()
    page.locator(".review-retries button:enabled").first.click()
    page.locator(".retry-buttons button").nth(0).click()
    expect(page.locator(".retry-said p")).to_have_count(1)
    has_room()
    context.close()


def test_games_are_reviewed_from_where_they_are_seen(visitor: Visitor) -> None:
    page = visitor.page
    visitor.prefer(speed="off", engine=False)
    visitor.new_game(level="Easy")
    visitor.play(2)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(visitor.result).to_be_visible()
    moves = visitor.moves

    def begins() -> None:
        page.wait_for_url("**/analysis?*")
        expect(page.locator(".tree-text > p .tree-move")).to_have_count(len(moves))
        # While it runs, or, since a short game is reviewed at once, when it is done.
        running = page.get_by_role("button", name="Review", pressed=True)
        expect(running.or_(page.locator(".review-summary:not([hidden])")).first).to_be_visible()
        page.go_back()

    visitor.result.get_by_role("link", name="Review").click()
    begins()
    visitor.result.get_by_role("link", name="Watch").click()
    page.get_by_role("button", name="Review").click()
    begins()
    page.get_by_role("button", name="My games").click()
    page.get_by_role("dialog").get_by_role("link", name="Review").first.click()
    begins()
    # Text that is kept nowhere is reviewed, too.
    visitor.go("/replay")
    page.locator("#replay-text").fill("1. 76(10) 76(10)\n2. 99")
    page.get_by_role("button", name="Show").click()
    moves = ["76(10)", "76(10)", "99"]
    page.get_by_role("button", name="Review").click()
    begins()
