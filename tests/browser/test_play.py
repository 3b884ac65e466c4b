"""A person plays against the computer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.support import WATCH, Site, Visitor
from togyz.notation import read_text


def test_a_whole_game_to_its_end(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.evaluate(WATCH)
    visitor.play(200)

    sums = visitor.evaluate("() => window.sums")
    assert len(sums) > 20
    assert {said for said, _drawn in sums} == {162}
    visitor.settled()
    assert visitor.drawn() == 162

    result = visitor.result
    expect(result.get_by_role("heading")).to_have_text(re.compile("You won|You lost|Draw"))
    expect(result.locator(".result-score")).to_have_text(re.compile(r"^\d+ : \d+$"))
    expect(result.locator(".result-reason")).to_have_text(
        re.compile("more than half|no move left|exactly half|third time")
    )
    expect(visitor.playable).to_have_count(0)
    heard = visitor.page.locator(".page.play > .unseen[role=status]").inner_text()
    assert result.get_by_role("heading").inner_text() in heard

    played = visitor.moves
    with visitor.page.expect_download() as download:
        result.get_by_role("button", name="TGK").click()
    assert download.value.suggested_filename.endswith(".tgk")
    [record] = read_text(download.value.path().read_text(encoding="utf-8"))
    assert not record.problems
    assert len(record.game) == len(played)
    won = {"You won": "1-0", "You lost": "0-1", "Draw": "1/2-1/2"}
    assert record.game.result == won[result.get_by_role("heading").inner_text()]
    holes = [node.move for node in record.game.root.mainline() if node.move is not None]
    assert holes == [int(text[0]) for text in played]

    result.get_by_role("link", name="Watch").click()
    expect(visitor.page.locator(".stepper")).to_be_visible()
    assert visitor.moves == played


@pytest.mark.parametrize("name", ["PlayOK", "Togyz", "JSON"])
def test_a_finished_game_downloads_in_every_format(visitor: Visitor, name: str) -> None:
    visitor.new_game(variant="bestemshe" if name != "PlayOK" else "")
    visitor.play(2)
    resign(visitor.page)
    with visitor.page.expect_download() as download:
        visitor.result.get_by_role("button", name=name, exact=True).click()
    [record] = read_text(download.value.path().read_text(encoding="utf-8"))
    assert len(record.game) == len(visitor.moves)


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.wait_for_selector(".result")


def test_the_score_after_resigning_names_the_reason(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.play(1)
    resign(visitor.page)
    expect(visitor.result.get_by_role("heading")).to_have_text("You lost")
    expect(visitor.result.locator(".result-reason")).to_have_text("White resigned.")
    expect(visitor.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_rematch_swaps_sides(visitor: Visitor) -> None:
    visitor.new_game()
    resign(visitor.page)
    first = visitor.page.url
    visitor.result.get_by_role("button", name="Rematch").click()
    visitor.page.wait_for_url(lambda url: url != first)
    visitor.wait_for_moves(1)
    visitor.wait_for_turn()
    # Black has the lower row now, and the computer has begun.
    assert re.match("hole 1, ", visitor.holes[9].get_attribute("aria-label") or "")
    assert "opponent" in (visitor.holes[0].get_attribute("aria-label") or "")


def test_a_second_click_on_rematch_starts_no_second_game(visitor: Visitor) -> None:
    visitor.new_game()
    resign(visitor.page)
    first = visitor.page.url
    visitor.result.get_by_role("button", name="Rematch").dblclick()
    visitor.page.wait_for_url(lambda url: url != first)
    visitor.wait_for_turn()
    games = visitor.evaluate("async () => (await fetch('/api/games')).json()")
    assert len(games) == 2


def test_a_question_does_not_outlive_its_page(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.page.get_by_role("button", name="Resign").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.page.go_back()
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_the_game_survives_a_reload(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.play(3)
    labels, moves = visitor.labels, visitor.moves
    visitor.page.reload()
    visitor.wait_for_turn()
    assert visitor.labels == labels
    assert visitor.moves == moves
    visitor.play(1)
    assert len(visitor.moves) >= len(moves) + 2


def test_the_game_survives_a_restart_of_the_server(
    page: Page, tmp_path_factory: pytest.TempPathFactory, site: Site
) -> None:
    # A server of its own: it is going to be stopped. The console will tell of that.
    own = Site(tmp_path_factory.mktemp("own"))
    visitor = Visitor(page, own)
    visitor.prefer(speed="off")
    visitor.new_game()
    visitor.play(2)
    before = len(visitor.moves)
    own.stop()
    expect(page.get_by_text("No connection. Trying again")).to_be_visible()
    # A move is still taken; it is made, once, when the server is back.
    visitor.playable.first.click()
    own.start()
    visitor.wait_for_moves_beyond(before + 1)
    visitor.wait_for_turn()
    expect(page.get_by_text("No connection. Trying again")).to_have_count(0)
    assert len(visitor.moves) == before + 2
    moves = visitor.moves
    page.reload()
    visitor.wait_for_turn()
    assert visitor.moves == moves
    own.stop()


def test_undo_takes_back_the_own_move_and_the_answer(visitor: Visitor) -> None:
    visitor.new_game()
    undo = visitor.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    start = visitor.labels
    visitor.play(1)
    assert visitor.labels != start
    undo.click()
    visitor.wait_for_moves(0)
    visitor.wait_for_turn()
    assert visitor.labels == start
    expect(undo).to_be_disabled()


def test_playing_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    page.wait_for_selector(".tz-picture text")
    start = page.get_by_role("button", name="Play", exact=True)
    for _ in range(30):
        page.keyboard.press("Tab")
        if start.evaluate("(button) => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")
    visitor.wait_for_turn()
    # A number plays the hole of that number.
    page.keyboard.press("4")
    visitor.wait_for_moves(2)
    visitor.wait_for_turn()
    assert visitor.moves[0].startswith("4")
    # Tab comes to the holes that can be played, the arrows walk over all, Enter plays.
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.tz-hole')"):
            break
    first = page.evaluate("Number(document.activeElement.dataset.hole)")
    assert first == min(
        int(hole.get_attribute("data-hole") or "") for hole in visitor.playable.all()
    )
    page.keyboard.press("ArrowUp")
    assert page.evaluate("Number(document.activeElement.dataset.hole)") == 17 - first
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    visitor.wait_for_moves(4)
    assert visitor.moves[2].startswith(str(first + 1))
    # A focused button can be seen.
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"


@pytest.mark.parametrize("key", ["4", "Enter"])
def test_a_key_that_is_held_down_plays_once(visitor: Visitor, key: str) -> None:
    visitor.new_game()
    visitor.holes[3].focus()
    visitor.page.keyboard.down(key)
    visitor.wait_for_moves(2)
    visitor.wait_for_turn()
    visitor.page.keyboard.down(key)  # without an up between them: a repetition
    assert visitor.playable.count() > 0
    visitor.page.keyboard.up(key)
    # Not hole 4: the computer may have captured its only stone.
    visitor.holes[4].focus()
    visitor.page.keyboard.press("5" if key == "4" else key)
    visitor.wait_for_moves(4)


def test_the_computer_s_move_is_told_in_words(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.play(1)
    live = visitor.page.locator(".page.play > .unseen[role=status]")
    expect(live).to_have_text(
        re.compile(r"^Opponent played hole \d: \d+ stones?, the last on (your|opponent’s) \d")
    )


def test_the_last_move_stays_marked(visitor: Visitor) -> None:
    visitor.new_game()
    marks = visitor.page.locator(".tz-marks .tz-outline")
    expect(marks).to_have_count(0)
    visitor.play(1)
    expect(visitor.page.locator(".tz-outline.tz-to")).to_have_count(1)


def test_black_is_offered_the_lower_row_and_the_computer_begins(visitor: Visitor) -> None:
    visitor.new_game(side="Black")
    assert len(visitor.moves) == 1
    own = visitor.hole("hole 1").bounding_box()
    other = visitor.hole("opponent’s hole 1").bounding_box()
    assert own
    assert other
    assert own["y"] > other["y"]
    assert own["x"] < other["x"]


def centre(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_flip_turns_everything(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.play(1)
    labels = visitor.labels
    before = [centre(hole) for hole in visitor.holes]
    names = visitor.page.locator(".tz-name")
    you = centre(names.filter(has_text="You"))
    computer = centre(names.filter(has_text="Computer"))
    visitor.page.get_by_role("button", name="Flip").click()
    after = [centre(hole) for hole in visitor.holes]
    assert visitor.labels == labels
    # Half a turn about the middle of the board.
    x, y = centre(visitor.page.locator(".tz-frame"))
    turned = [(2 * x - left, 2 * y - top) for left, top in before]
    assert [pytest.approx(point, abs=1) for point in turned] == after
    assert before[0][1] > before[9][1]
    assert after[0][1] < after[9][1]
    assert after[0][0] > after[8][0]
    assert you[1] < computer[1]
    assert centre(names.filter(has_text="You"))[1] > centre(names.filter(has_text="Computer"))[1]


def test_other_variants_can_be_played(visitor: Visitor) -> None:
    for variant, holes in (("bestemshe", 10), ("mangala", 12)):
        visitor.new_game(variant=variant)
        assert len(visitor.holes) == holes
        visitor.play(2)


def test_my_games_lead_back_to_a_game(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.play(1)
    moves = visitor.moves
    visitor.go("/")
    visitor.page.get_by_role("button", name="My games", exact=True).click()
    visitor.page.get_by_role("dialog").get_by_role("link", name=re.compile("^Open")).click()
    visitor.wait_for_turn()
    assert visitor.moves == moves


def test_my_games_are_those_with_moves_and_say_which_game(visitor: Visitor) -> None:
    for variant in ("bestemshe", "togyzkumalak"):
        visitor.new_game(variant=variant)
        visitor.play(1)
    visitor.new_game(variant="mangala")  # and nothing is played
    visitor.page.get_by_role("button", name="My games", exact=True).click()
    links = visitor.page.get_by_role("dialog").locator(".game-link")
    expect(links).to_have_count(2)
    expect(links.nth(0)).to_contain_text("Togyz Kumalak, White against the computer, easy, 2 moves")
    expect(links.nth(1)).to_contain_text("Bestemshe, White against the computer, easy, 2 moves")


def test_a_resigned_game_is_watched_with_its_end(visitor: Visitor) -> None:
    visitor.new_game()
    visitor.play(1)
    resign(visitor.page)
    # The game is over: nobody needs any more stones.
    expect(visitor.page.locator(".tz-missing").filter(has_text="needs")).to_have_count(0)
    visitor.result.get_by_role("link", name="Watch").click()
    visitor.page.get_by_role("button", name="To the end").click()
    expect(visitor.page.locator(".hint")).to_contain_text("Black won. White resigned.")


def test_a_game_that_is_not_there(page: Page, site: Site) -> None:
    Visitor(page, site).go("/game/nosuchgame")
    expect(page.get_by_role("heading", name="There is no such game.")).to_be_visible()
