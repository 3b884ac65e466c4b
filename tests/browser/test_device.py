"""Games on the device: against the computer without a server, or of two who share the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ROOT
from tests.browser.support import WATCH, Site, Visitor
from togyz.notation import format_game, read_text
from togyz.rules import Game, Side

KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType("resource").map((entry) => entry.name);
    const missing = async () => {
        const found = await Promise.all(used.map((name) => caches.match(name)));
        return used.filter((name, index) => name.includes("/assets/") && !found[index]);
    };
    while (active.state !== "activated" || (await missing()).length > 0) {
        await new Promise((wait) => setTimeout(wait, 50));
    }
}"""


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
