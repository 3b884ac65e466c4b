"""Files of the visitor: dropped on the analysis board, in whatever encoding they are."""

from __future__ import annotations

import base64
import codecs
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import Visitor
from tests.browser.test_analysis import Analysis, analysis
from togyz.notation import format_game
from togyz.rules import Game

__all__ = ["analysis"]

# Drags something over a place and perhaps lets it go; whether the page wanted it.
DRAG = """([kind, place, files, texts]) => {
    const data = new DataTransfer();
    for (const [name, bytes] of files) {
        const content = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
        data.items.add(new File([content], name));
    }
    for (const text of texts) data.setData("text/plain", text);
    const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data });
    document.querySelector(place).dispatchEvent(event);
    return event.defaultPrevented;
}"""


def game(white: str) -> Game:
    return Game(tags={"White": white, "Black": "Зере"}, moves=[7, 7, 9])


def drag(page: Page, kind: str, place: str, *files: bytes, text: str = "") -> bool:
    named = [
        [f"{number}.txt", base64.b64encode(data).decode()] for number, data in enumerate(files)
    ]
    return bool(page.evaluate(DRAG, [kind, place, named, [text] if text else []]))


def test_a_file_that_is_dropped_on_the_analysis_is_opened(analysis: Analysis) -> None:
    page = analysis.page
    analysis.press("1")
    hint = page.locator(".drop-hint")
    expect(hint).to_be_hidden()
    file = format_game(game("Абай"), "tgk").encode("utf-16-be")
    # Anywhere: on the board, on the tree, on the head of the page.
    for place in (".tz-board", ".tree", "header"):
        assert drag(page, "dragover", place, file)
        expect(hint).to_be_visible()
        expect(hint).to_have_text("Let go, and the games are taken into your collection.")
        drag(page, "dragleave", place, file)
        expect(hint).to_be_hidden()
    assert drag(page, "drop", "header", file)
    page.wait_for_url("**/analysis?kept=*")
    expect(page.get_by_role("heading", name="Абай – Зере")).to_be_visible()
    expect(page.locator(".tree-move")).to_have_count(3)
    # What was on the board before is there again.
    analysis.open()
    expect(page.locator(".tree-move")).to_have_count(1)


def test_many_games_that_are_dropped_are_listed(analysis: Analysis) -> None:
    page = analysis.page
    files = [format_game(game(name), "playok").encode() for name in ("Абай", "Ерлан")]
    assert drag(page, "drop", ".tz-board", *files)
    expect(page.locator(".library-state")).to_have_text("2 games were taken in.")
    expect(page.locator(".game-item")).to_have_count(2)
    # Each file is taken once.
    analysis.open()
    page.get_by_role("button", name="Collection").click()
    expect(page.locator(".game-item")).to_have_count(2)
    expect(page.locator(".drop-hint")).to_have_count(0)


def test_other_things_that_are_dragged_are_left_alone(analysis: Analysis) -> None:
    page = analysis.page
    for kind in ("dragenter", "dragover", "drop"):
        assert not drag(page, kind, ".tz-board", text="1. 76(10) 76(10)")
        expect(page.locator(".drop-hint")).to_be_hidden()
    page.get_by_role("button", name="Export").click()
    # Nor do files reach what lies behind a dialog, though the browser may not open them either.
    assert drag(page, "drop", "dialog", b"1. 76(10)")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(
    ("encoding", "mark"),
    [
        ("utf-16-le", codecs.BOM_UTF16_LE),
        ("utf-16-be", codecs.BOM_UTF16_BE),
        ("utf-16-le", b""),
        ("utf-16-be", b""),
        ("cp1251", b""),
    ],
)
def test_files_of_any_encoding_are_replayed(
    visitor: Visitor, tmp_path: Path, encoding: str, mark: bytes
) -> None:
    page = visitor.page
    visitor.go("/replay")
    file = tmp_path / "game.tgk"
    file.write_bytes(mark + format_game(game("Абай"), "tgk").encode(encoding))
    page.locator("#replay-file").set_input_files(file)
    expect(page.locator(".moves-list li")).to_have_count(3)
    expect(page.locator(".replay")).to_contain_text("Абай")
