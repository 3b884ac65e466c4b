"""The tree of an analysis: a line that changes is written anew, and nothing else is."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.support import Visitor
from tests.browser.test_analysis import Analysis, analysis
from togyz.notation import format_game, read_text
from togyz.rules import Game

__all__ = ["analysis"]

# What is written, without what the board shows now.
WRITTEN = """() => document.querySelector(".tree-text").innerHTML
    .replace(/ (aria-current|tabindex)="[^"]*"/g, "")"""


def change(page: Page, chance: random.Random) -> None:
    """Something that a visitor may do."""
    acts = ["hole"] * 6 + ["ArrowLeft"] * 4 + ["ArrowUp", "ArrowRight", "Home", "Delete"]
    act = chance.choice([*acts, "mark", "comment", "comment", "Move up"])
    if act == "mark":
        buttons = page.locator(".mark:not(:disabled)")
        if buttons.count() > 0:
            buttons.nth(chance.randrange(buttons.count())).click()
    elif act == "comment":
        page.locator("#remark").fill(chance.choice(["", "", "A word.", "Another one."]))
    elif act == "Move up":
        up = page.get_by_role("button", name=act)
        if up.is_enabled():
            up.click()
    else:
        page.locator("h1").click()
        page.keyboard.press(str(chance.randrange(1, 10)) if act == "hole" else act)
        agreed = page.get_by_role("dialog").get_by_role("button", name="Remove")
        if agreed.count() > 0:
            agreed.click()


def test_whatever_is_changed_the_tree_is_as_if_written_at_once(analysis: Analysis) -> None:
    page = analysis.page
    page.locator(".remarks summary").click()
    chance = random.Random(1)
    for _ in range(2):
        for _ in range(30):
            change(page, chance)
        piece_by_piece = page.evaluate(WRITTEN)
        assert page.locator('.tree button[tabindex="0"]').count() == 1
        page.reload()
        page.wait_for_selector(".tree-move")
        assert page.evaluate(WRITTEN) == piece_by_piece
        page.locator(".remarks summary").click()


def large(moves: int) -> str:
    """A game with many variations."""
    chance = random.Random(5)
    game = Game()
    places = [game.root]
    count = 0
    while count < moves:
        node = chance.choice(places)
        for _ in range(chance.randrange(1, 15)):
            legal = [
                hole
                for hole in node.position.legal_moves()
                if all(child.move != hole for child in node.children)
            ]
            if not legal:
                break
            node = node.add(chance.choice(legal))
            places.append(node)
            count += 1
    return format_game(game, "togyz")


def test_a_move_that_is_added_to_thousands_leaves_them_as_they_are(
    visitor: Visitor, tmp_path: Path
) -> None:
    visitor.prefer(speed="off", engine=False)
    visitor.go("/library")
    file = tmp_path / "large.togyz"
    text = large(3000)
    file.write_text(text, "utf-8")
    page = visitor.page
    page.locator("#library-file").set_input_files(file)
    page.wait_for_url("**/analysis?kept=*")
    page.wait_for_selector(".tree-move")
    moves = page.locator(".tree-move")
    before = moves.count()
    assert before >= 3000
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.evaluate("""() => {
        window.written = 0;
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes)
                    window.written += 1 + (node.querySelectorAll?.("*").length ?? 0);
        }).observe(document.querySelector(".tree-text"), { childList: true, subtree: true });
    }""")
    # Of the holes one at least was not tried here.
    for hole in range(1, 10):
        page.keyboard.press(str(hole))
        if moves.count() > before:
            break
        page.keyboard.press("ArrowLeft")
    expect(moves).to_have_count(before + 1)
    assert 0 < page.evaluate("() => window.written") < before / 3
    # The move is in sight, and kept with all others after a while.
    current = page.locator('.tree [aria-current="step"]')
    expect(current).to_be_in_viewport()
    page.get_by_role("button", name="Collection").click()
    page.locator(".game-item a").click()
    expect(moves).to_have_count(before + 1)
    (record,) = read_text(text)
    assert not record.problems
