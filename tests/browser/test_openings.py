"""How openings fared, on the analysis board: in one's own games, and in the server's."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import CUT_OFF, Site, Visitor
from tests.browser.test_analysis import SIZES, complaints
from tests.browser.test_library import take
from tests.browser.test_pages import AXE, OVERFLOW, SCHEMES
from togyz.engine import Book
from togyz.engine.bookbuild import BookPlan, build_book
from togyz.engine.books import opening_book
from togyz.explorer import Explorer, ExplorerMove, ExplorerWriter
from togyz.notation import format_game
from togyz.rules import Game, Position, variant

LINES = ([7, 7, 9], [7, 1, 9, 1], [9, 7, 6], [7, 7, 8], [7, 7, 9, 9], [9], [2, 8, 1])
RESULTS = ("1-0", "0-1", "1/2-1/2", "1-0", "*", "1-0", "1-0")

# What the table says: of each move its text, its games, the shares as they are read out, the
# latest game, and the value if there is a column for it.
TABLE = """() => [...document.querySelectorAll(".openings-table tbody tr")].map((row) => [
    row.querySelector("button").innerText,
    row.querySelector(".openings-games").innerText,
    row.querySelector(".openings-bar")?.getAttribute("aria-label").replaceAll("\u00a0", " ") ?? "",
    row.querySelector(".openings-latest")?.innerText ?? "",
    row.querySelector(".line-score span")?.innerText ?? "",
])"""


def games() -> list[Game]:
    """Games that meet."""
    made = []
    for number, (moves, result) in enumerate(zip(LINES, RESULTS, strict=True)):
        tags = {"White": f"W{number}", "Black": "Айгүл", "Date": f"{2010 + number}.01.01"}
        made.append(Game(tags=tags | {"Result": result}, moves=moves))
    return made


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """An explorer and a book."""
    folder = tmp_path_factory.mktemp("openings")
    explorer, book = folder / "e.tgx", folder / "b.book"
    with ExplorerWriter(explorer, variant("togyzkumalak")) as writer:
        for game in games():
            writer.add(game)
    plan = BookPlan(positions=2, plies=2, nodes=2000, network="hand")
    build_book(variant("togyzkumalak"), plan).save(book)
    return [explorer, book]


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory, files: list[Path]) -> Iterator[Site]:
    """A server that has games."""
    site = Site(tmp_path_factory.mktemp("stocked"), *files)
    yield site
    site.stop()


def shipped() -> Book:
    """The book that comes with the page."""
    book = opening_book(variant("togyzkumalak"))
    assert book is not None
    return book


def choose(visitor: Visitor, **settings: str | bool | int) -> None:
    """Have chosen settings, at a page that is open."""
    wished = json.dumps({"speed": "off", **settings})
    visitor.page.evaluate("(wished) => localStorage.setItem('togyz.settings', wished)", wished)


def collected(visitor: Visitor) -> Page:
    """The analysis board of somebody who has these games, three of them twice."""
    visitor.go("/library")
    choose(visitor, engine=False)
    made = games()
    formats = ("tgk", "playok", "togyz")
    take(
        visitor.page,
        "".join(format_game(game, formats[at % 3]) for at, game in enumerate(made + made[:3])),
    )
    expect(visitor.page.locator(".library-state")).to_have_text("10 games were taken in.")
    visitor.go("/analysis")
    return visitor.page


def told(move: ExplorerMove, position: Position) -> list[Any]:
    """What the table is to say of a move, but for its value."""
    known = move.white + move.draws + move.black
    white, draw, black = (
        int(100 * part / known + 0.5) if known else 0
        for part in (move.white, move.draws, move.black)
    )
    said = f"White won {white} %, drawn {draw} %, Black won {black} %" if known else ""
    assert move.year is not None
    text = Game(position, moves=[move.hole]).end
    assert text.move == move.hole
    return [str(move.games), said, f"W{move.year - 2010} – Айгүл, {move.year}"]


def test_own_games_are_counted_as_python_counts_them(visitor: Visitor, files: list[Path]) -> None:
    page = collected(visitor)
    page.get_by_role("switch", name="Openings").check()
    rows = page.locator(".openings-table tbody tr")
    position = Position.start()
    with Explorer(files[0]) as explorer:
        for hole in (7, 7, 9):
            moves = explorer.probe(position)
            played = [move.hole for move in moves]
            # What nobody has played stands below, if the book knows the position.
            rest = [move for move in shipped().probe(position) if move.hole not in played]
            holes = played + [move.hole for move in rest]
            starts = [re.compile(f"^{each}") for each in holes]
            expect(rows.get_by_role("button")).to_have_text(starts)
            shown = page.evaluate(TABLE)
            assert [row[1:4] for row in shown[: len(moves)]] == [
                told(move, position) for move in moves
            ]
            assert [row[1:4] for row in shown[len(moves) :]] == [["–", "", ""]] * len(rest)
            # A click plays the move.
            rows.filter(has_text=re.compile(f"^{hole}")).get_by_role("button").click()
            position = position.play(hole)
        gone_on = {move.hole for move in explorer.probe(position)}
    expect(page.locator(".tree-text")).to_contain_text("99")
    # Where nobody came by, nor the book, that is said.
    page.keyboard.press(
        next(
            str(hole)
            for hole in position.legal_moves()
            if hole not in gone_on and not shipped().probe(position.play(hole))
        )
    )
    expect(page.locator(".openings")).to_contain_text("No game of your collection came by here.")
    expect(rows).to_have_count(0)
    # It is remembered, and can be switched off.
    page.reload()
    expect(page.get_by_role("switch", name="Openings")).to_be_checked()
    page.keyboard.press("Home")
    expect(rows).to_have_count(9)
    page.get_by_role("switch", name="Openings").uncheck()
    expect(rows).to_have_count(0)


def test_games_that_come_later_are_counted_too(visitor: Visitor) -> None:
    page = collected(visitor)
    page.get_by_role("switch", name="Openings").check()
    games = page.locator(".openings-games", has_text=re.compile(r"\d"))
    expect(games).to_have_text(["4", "2", "1"])
    page.keyboard.press("2")
    page.get_by_role("button", name="Keep").click()
    page.keyboard.press("Home")
    expect(games).to_have_text(["4", "2", "2"])


def test_a_game_that_changes_or_goes_is_counted_as_it_is_now(visitor: Visitor) -> None:
    page = collected(visitor)
    page.get_by_role("switch", name="Openings").check()
    games = page.locator(".openings-games", has_text=re.compile(r"\d"))
    expect(games).to_have_text(["4", "2", "1"])
    page.get_by_role("link", name="W6 – Айгүл, 2016").click()
    expect(page.get_by_role("heading", name="W6 – Айгүл")).to_be_visible()
    expect(games).to_have_text(["4", "2", "1"])
    # It begins with hole 2; then with hole 9, as two others do.
    page.keyboard.press("9")
    page.locator(".remarks summary").click()
    page.get_by_role("button", name="Move up").click()
    page.locator("h1").click()
    page.keyboard.press("Home")
    expect(games).to_have_text(["4", "3"])
    # Nothing but the game that has changed is counted anew.
    expect(page.locator(".openings .lines-state")).to_be_empty()
    page.get_by_role("button", name="Collection").click()
    gone = page.locator(".game-item").filter(has_text="W6")
    gone.get_by_role("button", name="Remove").click()
    expect(gone).to_have_count(0)
    visitor.go("/analysis")
    expect(games).to_have_text(["4", "2"])


def test_where_no_game_came_by_that_is_said_and_the_values_stand_alone(visitor: Visitor) -> None:
    visitor.go("/library")
    choose(visitor, engine=False, openings=True)
    visitor.go("/analysis")
    page = visitor.page
    expect(page.locator(".openings-table tbody tr")).to_have_count(9)
    expect(page.locator(".openings-table thead th")).to_have_text(["Move", "Value"])
    expect(page.get_by_role("table", name="What the moves are worth")).to_be_visible()
    expect(page.locator(".openings")).to_contain_text("No game of your collection came by here.")
    expect(page.locator(".openings")).not_to_contain_text("0 games")


def test_the_latest_game_can_be_opened(visitor: Visitor) -> None:
    page = collected(visitor)
    page.get_by_role("switch", name="Openings").check()
    page.get_by_role("link", name="W4 – Айгүл, 2014").click()
    page.wait_for_url("**/analysis?kept=*")
    expect(page.get_by_role("heading", name="W4 – Айгүл")).to_be_visible()
    expect(page.locator(".tree-move")).to_have_count(len(LINES[4]))
    # It is the game of the collection itself that is on the board.
    page.get_by_role("link", name="W5 – Айгүл, 2015").click()
    expect(page.get_by_role("heading", name="W5 – Айгүл")).to_be_visible()
    expect(page.locator(".tree-move")).to_have_count(1)


def test_the_keyboard_goes_on_in_the_table(visitor: Visitor) -> None:
    page = collected(visitor)
    page.get_by_role("switch", name="Openings").check()
    table = page.get_by_role("table", name=re.compile("^How the moves fared in your collection, 7"))
    expect(table.get_by_role("button")).to_have_count(9)
    first = page.locator(".openings-table button").first
    expect(first).to_have_accessible_name(re.compile("^76.10.: hole 7, lands on"))
    for text in ("76(10)", "76(10)"):
        first.focus()
        expect(first).to_have_text(text)
        page.keyboard.press("Enter")
    expect(first).to_have_text("99")
    expect(first).to_be_focused()


# The first moves of the engine's lines with their values, and those of the table.
VALUES = """() => [".line", ".openings-table tbody tr"].map((rows) => Object.fromEntries(
    [...document.querySelectorAll(rows)].map((row) => [
        row.querySelector("button").innerText,
        row.querySelector(".line-score").innerText.trim().split(/\\s/)[0],
    ])
))"""


def test_the_engines_values_stand_beside_own_games(visitor: Visitor) -> None:
    visitor.go("/library")
    # A line for every move.
    choose(visitor, engine=False, openings=True, lines=5)
    start = "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w"
    played = [
        Game("bestemshe", tags={"Result": "1-0"}, moves=moves) for moves in ([2, 4], [5], [2])
    ]
    take(visitor.page, "".join(format_game(game, "togyz") for game in played))
    page = visitor.page
    expect(page.locator(".library-state")).to_have_text("3 games were taken in.")
    visitor.go(f"/analysis?position={start}")
    heads = page.locator(".openings-table thead th")
    expect(heads).to_have_text(["Move", "Games", "Results"])
    page.get_by_role("switch", name="Engine").check()
    expect(heads).to_have_text(["Move", "Games", "Results", "Value"])
    position = Position.start("bestemshe")
    for hole, moves in ((2, 2), (4, 1)):
        expect(page.locator(".line")).to_have_count(len(list(position.legal_moves())))
        position = position.play(hole)
        expect(page.locator(".openings-table .line-score")).to_have_count(moves)
        lines, table = page.evaluate(VALUES)
        assert len(table) == moves
        assert table.items() <= lines.items()
        # A click is heard, however often the engine finds something new.
        page.locator(".openings-table button").first.click()
    expect(page.locator(".openings-table")).to_have_count(0)
    page.keyboard.press("Home")
    page.get_by_role("switch", name="Engine").uncheck()
    expect(heads).to_have_text(["Move", "Games", "Results"])


def test_the_servers_games_stand_beside_the_values_of_its_book(
    page: Page, stocked: Site, files: list[Path]
) -> None:
    visitor = Visitor(page, stocked)
    visitor.prefer(speed="off", engine=False)
    visitor.go("/analysis")
    page.get_by_role("switch", name="Openings").check()
    page.get_by_role("button", name="Server’s games").click()
    rows = page.locator(".openings-table tbody tr")
    # All nine: the book knows what nobody has played.
    expect(rows).to_have_count(9)
    # Before the server has answered, the table is that of the own games, with the same book.
    expect(page.locator(".openings-latest")).to_have_count(3)
    shown = page.evaluate(TABLE)
    with Explorer(files[0]) as explorer:
        moves = explorer.probe(Position.start())
    assert [row[1:4] for row in shown[:3]] == [told(move, Position.start()) for move in moves]
    assert all(re.fullmatch(r"[+−]?\d+(\.\d)?", row[4]) for row in shown)
    assert [row[1:4] for row in shown[3:]] == [["–", "", ""]] * 6
    # The server has none of this game.
    fen = "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w"
    visitor.go(f"/analysis?position={fen}")
    expect(page.locator(".openings")).to_contain_text("The server has no such games.")


def test_a_server_without_games_says_so(visitor: Visitor) -> None:
    visitor.go("/about")
    choose(visitor, engine=False, openings=True, games="server")
    visitor.go("/analysis?position=togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w")
    expect(visitor.page.locator(".openings")).to_contain_text("The server has no such games.")
    # By itself it has the book that comes with togyz.
    visitor.go("/analysis?position=togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w")
    expect(visitor.page.locator(".openings-table .line-score")).to_have_count(9)


@pytest.mark.parametrize("language", ["en", "kk", "ru", "de"])
def test_it_is_readable_everywhere(browser: Browser, stocked: Site, language: str) -> None:
    context = browser.new_context(locale=language, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(path=AXE)
    visitor = Visitor(page, stocked)
    visitor.prefer(speed="off", openings=True, games="server")
    visitor.go("/analysis")
    expect(page.locator(".openings-table tbody tr")).to_have_count(9)
    expect(page.locator(".line")).to_have_count(3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW, "main") == [0, 0], (width, height)
        assert page.evaluate(CUT_OFF) == [], (width, height)
    for scheme, (width, height) in zip(SCHEMES, SIZES[::3], strict=True):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": height})
        assert complaints(page) == [], scheme
    context.close()
