"""Games and positions that somebody pastes."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import Site, Visitor
from togyz.notation import format_game, format_position
from togyz.rules import Game, Position


def random_game(plies: int = 30, seed: int = 3) -> Game:
    game = Game(tags={"White": "Aigerim", "Black": "Bakyt"})
    rng = random.Random(seed)
    for _ in range(plies):
        game.play(rng.choice(list(game.position.legal_moves())))
    return game


def paste(visitor: Visitor, text: str) -> None:
    visitor.go("/replay")
    visitor.page.get_by_role("textbox").fill(text)
    visitor.page.get_by_role("button", name="Show").click()


def expect_position(visitor: Visitor, position: Position) -> None:
    assert visitor.stones() == (list(position.holes), list(position.kazans))


@pytest.mark.parametrize("name", ["tgk", "playok", "togyz", "json"])
def test_a_game_of_any_format_is_stepped_through(visitor: Visitor, name: str) -> None:
    game = random_game()
    positions = [node.position for node in game.root.mainline()]
    paste(visitor, format_game(game, name))
    page = visitor.page
    page.wait_for_selector(".stepper")
    expect_position(visitor, positions[0])
    page.get_by_role("button", name="One move on").click()
    expect_position(visitor, positions[1])
    page.get_by_role("button", name="To the end").click()
    expect_position(visitor, positions[-1])
    page.keyboard.press("Home")
    expect_position(visitor, positions[0])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_position(visitor, positions[2])
    page.keyboard.press("ArrowLeft")
    expect_position(visitor, positions[1])
    page.get_by_role("slider", name="Move").fill("17")
    expect_position(visitor, positions[17])
    page.locator(".moves-list button").nth(4).click()
    expect_position(visitor, positions[5])
    expect(page.locator(".moves-list [aria-current]")).to_have_count(1)
    assert visitor.playable.count() == 0


def test_several_games_of_one_text(visitor: Visitor) -> None:
    games = [random_game(12, seed) for seed in (1, 2)]
    paste(visitor, "\n\n".join(format_game(game, "tgk") for game in games))
    visitor.page.get_by_role("combobox", name="Game").select_option(index=1)
    visitor.page.get_by_role("button", name="To the end").click()
    expect_position(visitor, games[1].position)


def test_a_position_alone(visitor: Visitor) -> None:
    position = random_game().position
    paste(visitor, format_position(position))
    visitor.page.wait_for_selector(".tz-picture text")
    expect_position(visitor, position)
    expect(visitor.page.locator(".stepper")).to_be_hidden()


def test_a_game_with_a_mistake_is_shown_up_to_it(visitor: Visitor) -> None:
    game = random_game(6)
    lines = format_game(game, "tgk").rstrip().removesuffix("*").rstrip()
    paste(visitor, f"{lines} 4. 99(500) *\n")
    problems = visitor.page.locator(".problems")
    problems.get_by_text("1 problem in the text").click()
    expect(problems.locator("li")).to_contain_text("Line ")
    visitor.page.get_by_role("button", name="To the end").click()
    expect_position(visitor, game.position)


def test_text_that_is_no_game_gets_an_answer_that_names_the_place(page: Page, site: Site) -> None:
    # Not a `visitor`: the refusal of the server is in the console.
    visitor = Visitor(page, site)
    paste(visitor, " ")
    expect(page.get_by_role("alert")).to_contain_text("nothing to read")
    paste(visitor, "good evening")
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("^This is no game or position that can be read here\\."))
    expect(alert.locator(".detail")).to_have_text(re.compile(r"^Line 1, column 1: "))
    # The text stays, to be mended.
    expect(page.get_by_role("textbox")).to_have_value("good evening")


def test_stones_that_were_counted_at_the_end_are_told(visitor: Visitor) -> None:
    row = [1, 0, 0, 0, 2, 0, 0, 0, 0]
    game = Game(Position.of(row, [0] * 9, kazans=(79, 80)))
    game.play(1)
    assert game.result == "1-0"
    paste(visitor, format_game(game, "togyz"))
    page = visitor.page
    page.wait_for_selector(".stepper")
    totals, missing = page.locator(".tz-total"), page.locator(".tz-missing")
    expect(totals).to_have_text(["79", "80"])
    expect(missing).to_have_text(["needs 3", "needs 2"])
    page.get_by_role("button", name="To the end").click()
    expect(totals).to_have_text(["79 + 3 = 82", "80"])
    expect(missing).to_have_text(["", ""])
    expect(page.locator(".hint")).to_contain_text(
        "White won. Black had no move left: White takes the 3 stones that were left."
    )
    assert page.locator(".tz-unseen").all_inner_texts() == [
        "White’s kazan: 79, and 3 left on the board make 82",
        "Black’s kazan: 80, the game is over",
    ]
    # One move back nothing is over yet.
    page.keyboard.press("ArrowLeft")
    expect(totals).to_have_text(["79", "80"])


def test_in_mangala_whose_row_is_empty_takes_the_rest(visitor: Visitor) -> None:
    start = Position.of([0, 0, 0, 0, 0, 1], [0, 0, 0, 2, 1, 0], (22, 22), variant_name="mangala")
    game = Game(start)
    game.play(6)
    paste(visitor, format_game(game, "togyz"))
    visitor.page.get_by_role("button", name="To the end").click()
    expect(visitor.page.locator(".hint")).to_contain_text(
        "White won. White had no move left: White takes the 3 stones that were left."
    )
    expect(visitor.page.locator(".tz-total")).to_have_text(["23 + 3 = 26", "22"])


@pytest.mark.parametrize(
    ("result", "said"),
    [
        ("1-0", "White won, by the record."),
        ("0-1", "Black won, by the record."),
        ("1/2-1/2", "A draw, by the record."),
    ],
)
def test_a_result_that_only_the_record_tells(visitor: Visitor, result: str, said: str) -> None:
    text = format_game(random_game(4), "tgk").rstrip().removesuffix("*") + result
    paste(visitor, text.replace('[Result "*"]', f'[Result "{result}"]'))
    hint = visitor.page.locator(".hint")
    expect(hint).to_have_text("The position at the beginning.")
    visitor.page.get_by_role("button", name="To the end").click()
    expect(hint).to_contain_text(said)


def test_a_file_is_opened(visitor: Visitor, tmp_path: Path) -> None:
    game = random_game(10)
    file = tmp_path / "game.tgk"
    file.write_text(format_game(game, "tgk"), encoding="utf-8")
    visitor.go("/replay")
    visitor.page.get_by_label("Open a file").set_input_files(file)
    visitor.page.get_by_role("button", name="To the end").click()
    expect_position(visitor, game.position)


def test_the_moves_play_by_themselves(visitor: Visitor) -> None:
    game = random_game(3)
    paste(visitor, format_game(game, "tgk"))
    visitor.page.get_by_role("button", name="Play the moves").click()
    expect(visitor.page.get_by_role("slider")).to_have_value("3")
    expect(visitor.page.get_by_role("button", name="Play the moves")).to_be_visible()
    expect_position(visitor, game.position)
