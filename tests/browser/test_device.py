"""Games on the device: against the computer without a server, or of two who share the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ROOT
from tests.browser.support import KEPT, WATCH, Site, Visitor
from togyz.notation import format_game, read_text
from togyz.rules import Game, Side


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server of this test alone, which it may stop."""
    if not (ROOT / "src/togyz/server/static/index.html").exists():
        pytest.skip("the web pages are not built: run 'make build'")
    made = Site(tmp_path)
    yield made
    if made.process.poll() is None:
        made.stop()


@pytest.fixture
def player(page: Page, own_site: Site) -> Visitor:
    """A visitor of that server; without it the console has something to complain of."""
    made = Visitor(page, own_site)
    made.prefer(speed="off")
    return made


def start_with_friend(visitor: Visitor, variant: str = "") -> None:
    visitor.go("/")
    visitor.page.get_by_role("radio", name="A friend").check()
    if variant:
        visitor.page.get_by_role("combobox", name="Game").select_option(variant)
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_url("**/device/*")
    visitor.wait_for_turn()


def start_against(visitor: Visitor, level: str = "Easy") -> None:
    visitor.page.get_by_role("radio", name=level).check()
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_url(re.compile("/device/"))
    visitor.wait_for_turn()


def visited(visitor: Visitor) -> None:
    """Have visited the page once, so that it is kept."""
    visitor.go("/")
    visitor.evaluate(KEPT)


def test_two_at_one_device(visitor: Visitor) -> None:
    start_with_friend(visitor)
    visitor.evaluate(WATCH)
    visitor.play(12)
    assert len(visitor.moves) == 12
    assert {said for said, _drawn in visitor.evaluate("() => window.sums")} == {162}
    labels, moves = visitor.labels, visitor.moves
    visitor.page.reload()
    visitor.wait_for_turn()
    assert (visitor.labels, visitor.moves) == (labels, moves)
    visitor.page.get_by_role("button", name="Undo").click()
    visitor.wait_for_moves(11)
    visitor.play(2)
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(visitor.result.get_by_role("heading")).to_have_text(re.compile("White|Black"))


def test_a_whole_game_without_a_server(player: Visitor, own_site: Site) -> None:
    visited(player)
    own_site.stop()
    player.go("/")
    start_against(player)
    player.evaluate(WATCH)
    player.play(3)
    labels, moves = player.labels, player.moves
    player.page.reload()
    player.wait_for_turn()
    assert (player.labels, player.moves) == (labels, moves)
    player.evaluate(WATCH)
    player.play(200)
    assert player.is_over()
    assert {said for said, _drawn in player.evaluate("() => window.sums")} == {162}
    assert player.result.get_by_role("heading").inner_text() in ("You won", "You lost", "Draw")


def test_records_are_those_of_the_server(visitor: Visitor, tmp_path: Path) -> None:
    start_with_friend(visitor, "bestemshe")
    visitor.play(9)
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    texts = {}
    for name, form in (("Togyz", "togyz"), ("JSON", "json"), ("TGK", "tgk"), ("PlayOK", "playok")):
        with visitor.page.expect_download() as download:
            visitor.result.get_by_role("button", name=name, exact=True).click()
        texts[form] = download.value.path().read_text(encoding="utf-8")
    [record] = read_text(texts["togyz"])
    assert not record.problems
    game = Game(record.game.start, tags=record.game.tags, moves=record.game.moves)
    game.resign(Side.BLACK)
    assert len(game) == 9
    for form, text in texts.items():
        assert text == format_game(game, form), form


def test_a_game_of_the_device_is_handed_to_the_server(player: Visitor, own_site: Site) -> None:
    visited(player)
    own_site.stop()
    player.go("/")
    start_against(player)
    player.play(4)
    moves = player.moves
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    send = player.result.get_by_role("button", name="Keep it on the server")
    send.click()
    expect(player.result.get_by_role("alert")).to_contain_text("can’t be reached")
    own_site.start()
    send.click()
    player.result.get_by_role("link", name="It is kept on the server").click()
    player.page.wait_for_url(re.compile("/game/"))
    expect(player.result.get_by_role("heading")).to_have_text("You lost")
    assert player.moves == moves
    # There is one game, though it is kept twice.
    player.page.get_by_role("button", name="My games", exact=True).first.click()
    links = player.page.get_by_role("dialog").locator(".game-link")
    expect(links).to_have_count(1)
    assert "/game/" in (links.get_attribute("href") or "")


# Browsers' quotas have no exact limit that a test could meet: the disk is full when this says so.
FULL = """() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
        const request = put.apply(this, values);
        request.transaction.abort();
        throw new DOMException("full", "QuotaExceededError");
    };
    window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
}"""


def test_a_device_without_room_says_so_and_loses_nothing(visitor: Visitor) -> None:
    start_with_friend(visitor)
    visitor.play(2)
    moves = visitor.moves
    visitor.evaluate(FULL)
    visitor.playable.first.click()
    expect(visitor.page.locator(".page.play")).to_contain_text("no room left on this device")
    assert visitor.moves == moves
    visitor.evaluate("() => window.makeRoom()")
    visitor.play(2)
    assert len(visitor.moves) == 4
    visitor.page.reload()
    visitor.wait_for_turn()
    assert len(visitor.moves) == 4


# A browser that is told to keep nothing: no games, no settings, no cookie of the server's.
FORBIDDEN = """
IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };
Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); },
});
Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
ServiceWorkerContainer.prototype.register =
    () => Promise.reject(new DOMException("denied", "NotSupportedError"));
"""


@pytest.mark.parametrize("friend", [False, True])
def test_a_browser_that_forbids_storage_can_play(page: Page, site: Site, *, friend: bool) -> None:
    page.add_init_script(FORBIDDEN)
    visitor = Visitor(page, site)
    if friend:
        start_with_friend(visitor)
    else:
        visitor.go("/")
        start_against(visitor)
    expect(page.locator(".page.play")).to_contain_text("gone when the page is closed")
    visitor.play(2)
    assert len(visitor.moves) >= 2
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.result.get_by_role("link", name="Watch").click()
    expect(page.locator(".stepper")).to_be_visible()
    page.go_back()
    url = page.url
    visitor.result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda now: now != url)
    visitor.wait_for_turn()
    visitor.play(1)


def test_a_page_that_is_older_than_its_server_says_so(page: Page, site: Site) -> None:
    """A new version is there, and the parts that this page has yet to fetch are gone."""
    page.add_init_script(
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('none'))"
    )
    visitor = Visitor(page, site)
    visitor.prefer(speed="off")
    start_with_friend(visitor)
    page.route("**/assets/*", lambda route: route.fulfill(status=404))
    # The game goes on to its end.
    visitor.play(4)
    assert len(visitor.moves) == 4
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.result.get_by_role("button", name="TGK").click()
    expect(visitor.result.get_by_role("alert")).to_contain_text("Load the page again")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("main")).to_contain_text("Load the page again")
    page.go_back()
    visitor.result.get_by_role("link", name="Watch").click()
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("main")).to_contain_text("Load the page again")
    page.go_back()
    page.go_back()
    page.unroute("**/assets/*")
    page.reload()
    visitor.result.wait_for()
    with page.expect_download():
        visitor.result.get_by_role("button", name="TGK").click()


def test_two_tabs_show_one_game(visitor: Visitor, context: BrowserContext, site: Site) -> None:
    start_with_friend(visitor)
    visitor.play(1)
    other = Visitor(context.new_page(), site)
    other.page.goto(visitor.page.url)
    other.wait_for_turn()
    visitor.play(1)
    other.wait_for_moves(2)
    other.play(1)
    visitor.wait_for_moves(3)
    assert visitor.labels == other.labels


def test_a_clock_goes_on_where_it_was(visitor: Visitor) -> None:
    page = visitor.page
    # Time stands still but for what the test lets pass.
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    visitor.go("/")
    page.get_by_role("radio", name="A friend").check()
    page.get_by_role("combobox", name="Time").select_option("5+3")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.wait_for_turn()
    clocks = page.get_by_role("timer")
    assert clocks.all_inner_texts() == ["5:00", "5:00"]
    visitor.playable.first.click()
    visitor.wait_for_moves(1)
    page.clock.run_for(61_000)
    assert sorted(clocks.all_inner_texts()) == ["3:59", "5:00"]
    page.reload()
    visitor.wait_for_turn()
    assert sorted(clocks.all_inner_texts()) == ["3:59", "5:00"]
    page.clock.run_for(30_000)
    visitor.playable.first.click()
    visitor.wait_for_moves(2)
    # Three seconds for the move.
    assert sorted(clocks.all_inner_texts()) == ["3:32", "5:00"]
    page.clock.run_for(301_000)
    expect(visitor.result.locator(".result-reason")).to_have_text("White ran out of time.")


def test_a_game_of_the_device_can_be_removed(visitor: Visitor) -> None:
    start_with_friend(visitor)
    visitor.play(1)
    visitor.go("/")
    page = visitor.page
    page.get_by_role("button", name="My games").first.click()
    games = page.get_by_role("dialog", name="My games")
    expect(games.locator(".game-link")).to_have_count(1)
    games.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog", name="Remove this game").get_by_role("button", name="Remove").click()
    expect(games.locator(".game-link")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="My games").first.click()
    expect(games).to_contain_text("You have played no game yet")
