"""The page kept on the device, installed, and on a host without a server of ours."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.conftest import ROOT
from tests.browser.support import KEPT, WATCH, Visitor
from tests.cli.support import run
from togyz.engine.books import opening_book, shipped_book
from togyz.engine.judges import shipped_network
from togyz.rules import VARIANTS, Position, variant


class Quiet(SimpleHTTPRequestHandler):
    """Python's own web server for files, which tells nothing of requests."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Host:
    """A web host that knows nothing of us, with the page somewhere below its root."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "people" / "aida" / "togyz"
        assert run("site", self.folder).exit_code == 0
        handler = partial(Quiet, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/people/aida/togyz"

    def stop(self) -> None:
        """Be gone."""
        if self.thread.is_alive():
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()

    def publish(self, title: str) -> None:
        """Put another version there."""
        page = self.folder / "index.html"
        page.write_text(
            re.sub("<title>.*</title>", f"<title>{title}</title>", page.read_text("utf-8"))
        )
        worker = self.folder / "sw.js"
        worker.write_text(
            re.sub('VERSION = ".*?"', f'VERSION = "{title}"', worker.read_text("utf-8"))
        )


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    if not (ROOT / "src/togyz/server/static/index.html").exists():
        pytest.skip("the web pages are not built: run 'make build'")
    made = Host(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def guest(page: Page, host: Host) -> Iterator[Visitor]:
    """A visitor of that host; nothing may be complained of in the console."""
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            complaints.append(message.text)

    page.on("console", hear)
    made = Visitor(page, host)
    made.prefer(speed="off")
    yield made
    assert not complaints, f"the console of the page says: {complaints}"


def start(visitor: Visitor, level: str = "Easy") -> None:
    visitor.page.get_by_role("radio", name=level).check()
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_url(re.compile("/device/"))
    visitor.wait_for_turn()


def test_on_any_host_below_its_root(guest: Visitor, host: Host) -> None:
    guest.go("/")
    start(guest)
    assert guest.page.url.startswith(f"{host.address}/#/device/")
    guest.evaluate(WATCH)
    guest.play(5)
    assert {said for said, _drawn in guest.evaluate("() => window.sums")} == {162}
    labels, moves = guest.labels, guest.moves
    guest.page.reload()
    guest.wait_for_turn()
    assert (guest.labels, guest.moves) == (labels, moves)

    # A link to a game of some server leads nowhere, and nothing waits for that server.
    guest.go("/#/game/abc")
    expect(guest.page.get_by_text("There is nothing at this address.")).to_be_visible()
    guest.page.go_back()
    guest.wait_for_turn()

    # Every way about the page, forward and back.
    guest.page.get_by_role("link", name="Replay").click()
    expect(guest.page.get_by_role("heading", name="Replay a game")).to_be_visible()
    guest.page.get_by_role("link", name="Learn", exact=True).click()
    guest.page.get_by_role("link", name="Three make a tuzdik").click()
    expect(guest.page).to_have_url(f"{host.address}/#/learn/tuzdik")
    expect(guest.page.locator(".course .tz-hole").first).to_be_visible()
    for _ in range(3):
        guest.page.go_back()
    guest.wait_for_turn()
    assert guest.moves == moves
    guest.page.get_by_role("link", name="New game").first.click()
    expect(guest.page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    guest.page.get_by_role("button", name="My games", exact=True).first.click()
    guest.page.get_by_role("dialog").get_by_role("link", name=re.compile("^Open")).click()
    guest.wait_for_turn()
    assert guest.moves == moves


def test_without_a_network_after_the_first_visit(
    guest: Visitor, host: Host, context: BrowserContext
) -> None:
    guest.go("/")
    guest.evaluate(KEPT)
    context.set_offline(True)
    host.stop()
    guest.go("/")
    start(guest, "Medium")
    guest.play(3)
    assert len(guest.moves) >= 6
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    guest.result.get_by_role("link", name="Watch").click()
    expect(guest.page.locator(".stepper")).to_be_visible()
    assert guest.page.locator(".moves-list li").count() >= 6


# What the choices of the computer depend on, in the game that the device keeps.
SEED = """() => new Promise((resolve, reject) => {
    const opened = indexedDB.open("togyz");
    opened.onerror = reject;
    opened.onsuccess = () => {
        const asked = opened.result.transaction("games").objectStore("games").getAll();
        asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result[0].seed);
        };
    };
})"""


def test_full_strength_opens_from_the_book_offline(
    guest: Visitor, host: Host, context: BrowserContext
) -> None:
    book = opening_book(variant("togyzkumalak"))
    assert book is not None
    guest.go("/")
    guest.evaluate(KEPT)
    context.set_offline(True)
    host.stop()
    guest.go("/")
    guest.page.get_by_role("slider", name="Level, finer").press("End")
    guest.page.get_by_role("radio", name="Black").check()
    guest.page.get_by_role("button", name="Play", exact=True).click()
    guest.page.wait_for_url(re.compile("/device/"))
    guest.wait_for_moves(1)
    seed = guest.evaluate(SEED)
    move = book.choose(Position.start(), seed)
    assert move is not None
    assert guest.moves[0].startswith(str(move.hole))
    # What the book says of the moves stands on the analysis board, without any games.
    guest.go("/#/analysis")
    guest.page.get_by_role("switch", name="Openings").check()
    rows = guest.page.locator(".openings-table tbody tr")
    expect(rows).to_have_count(9)
    holes = [text[0] for text in rows.get_by_role("button").all_inner_texts()]
    assert holes == [str(known.hole) for known in book.probe(Position.start())]
    assert rows.locator(".line-score").count() == 9


# Until the words of a language are kept, and those of the course, which come after them.
WHOLE = """async (language) => {
    const wanted = [`/assets/${language}-`, `/assets/${language}.learn-`];
    for (;;) {
        const kept = [];
        for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
        if (wanted.every((start) => kept.some((url) => url.includes(start)))) return;
        await new Promise((wake) => setTimeout(wake, 50));
    }
}"""


def test_the_words_of_the_visitor_are_kept_too(browser: Browser, host: Host) -> None:
    context = browser.new_context(locale="ru-RU")
    page = context.new_page()
    page.goto(host.address + "/")
    page.evaluate(KEPT)
    # Another language is fetched when it is chosen, and kept as well.
    page.get_by_role("button", name="Настройки").click()
    page.get_by_role("combobox", name="Язык").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for language in ("ru", "de"):
        page.evaluate(WHOLE, language)
    host.stop()
    courses: dict[str, str | re.Pattern[str]] = {
        "de": re.compile("das Spiel$"),
        "ru": "Научиться играть",
    }
    for language, words in (("de", "Spielen"), ("ru", "Играть")):
        page.evaluate(
            "language => localStorage.setItem('togyz.settings', JSON.stringify({ language }))",
            language,
        )
        page.reload()
        expect(page.get_by_role("button", name=words, exact=True)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        # The course, which was never opened, speaks it too.
        page.evaluate("() => { location.hash = '/learn'; }")
        expect(page.get_by_role("heading", name=courses[language], level=1)).to_be_visible()
        page.evaluate("() => { location.hash = '/'; }")
    context.close()


def test_games_are_read_on_the_device(guest: Visitor) -> None:
    guest.go("/#/replay")
    text = guest.page.get_by_role("textbox")
    text.fill('[Variant "togyzkumalak"]\n1. 76(10) 11(10)\n2. 21(12) 24 *')
    guest.page.get_by_role("button", name="Show").click()
    expect(guest.page.locator(".moves-list li")).to_have_count(3)
    problems = guest.page.locator(".problems")
    problems.locator("summary").click()
    expect(problems).to_contain_text("Line 3, column 11: “24” names another hole")
    expect(problems).to_contain_text("Expected: 23")


def test_an_address_of_the_server_is_none_of_another_host(guest: Visitor, host: Host) -> None:
    """The page kept on the device would look for its files below that address."""
    guest.go("/")
    guest.evaluate(KEPT)
    for path in ("/learn", "/learn/even", "/game/abc", "/rules/mangala"):
        answer = guest.page.request.get(host.address + path)
        assert answer.status == 404
        page = guest.page.context.new_page()
        shown = page.goto(host.address + path)
        assert shown is not None
        assert shown.status == 404, "what the host says, not half a page"
        page.close()


def test_it_can_be_installed(guest: Visitor, context: BrowserContext) -> None:
    guest.go("/")
    guest.evaluate(KEPT)
    session = context.new_cdp_session(guest.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert told["name"] == "Togyz Kumalak"
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's profile is like a private window, where some versions install nothing.
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}
    sizes = guest.page.evaluate(
        """icons => Promise.all(icons.map(async ({ src }) => {
            const icon = await createImageBitmap(await (await fetch(src)).blob());
            return `${icon.width}x${icon.height}`;
        }))""",
        told["icons"],
    )
    assert sizes == [icon["sizes"] for icon in told["icons"]]


def test_a_newer_version_is_told_of_and_taken_when_wanted(guest: Visitor, host: Host) -> None:
    guest.go("/")
    guest.evaluate(KEPT)
    start(guest)
    guest.play(2)
    moves = guest.moves
    host.publish("Newer")
    guest.page.reload()
    notice = guest.page.locator(".notice")
    expect(notice).to_contain_text("new version")
    # Until then it is the version that was kept, and the game goes on.
    shell = "async () => (await (await caches.match('./')).text()).match(/<title>(.*)</)[1]"
    guest.wait_for_turn()
    guest.play(1)
    assert len(guest.moves) > len(moves)
    guest.evaluate("() => { window.before = true; }")
    notice.get_by_role("button", name="Reload").click()
    guest.page.wait_for_function("() => !window.before && document.readyState === 'complete'")
    guest.wait_for_turn()
    assert guest.evaluate("async () => (await caches.keys()).length") == 1
    assert guest.evaluate(shell) == "Newer"
    assert len(guest.moves) > len(moves)
    expect(notice).to_have_count(0)


def test_the_api_is_never_kept(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.evaluate(KEPT)
    visitor.new_game()
    visitor.play(1)
    visitor.evaluate("fetch('/health')")
    kept = visitor.evaluate(
        """async () => {
            const names = await caches.keys();
            const opened = await Promise.all(names.map((name) => caches.open(name)));
            const keys = await Promise.all(opened.map((cache) => cache.keys()));
            return keys.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    assert "/" in kept
    assert any(path.endswith(".wasm") for path in kept)
    shipped = sum(shipped_network(rules) is not None for rules in VARIANTS.values())
    assert sum(path.endswith(".tgn") for path in kept) == shipped
    books = sum(shipped_book(rules) is not None for rules in VARIANTS.values())
    assert sum(path.endswith(".book") for path in kept) == books
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    worker = visitor.page.request.get(f"{visitor.site.address}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]
