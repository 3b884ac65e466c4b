"""What is written reads back as it was."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.support import facts, rich_games
from tests.support import games
from togyz.notation import GAME_FORMATS, NotationError, format_game, read_text
from togyz.notation.escapes import by_number, escape, unescape
from togyz.rules import Game

WHOLE = [name for name, form in GAME_FORMATS.items() if form.whole]
printable = st.text(st.characters(exclude_categories=["C"]), max_size=20)
MAIN_LINE = [name for name, form in GAME_FORMATS.items() if not form.whole]


@pytest.mark.parametrize("name", WHOLE)
@given(game=rich_games())
@settings(max_examples=150, deadline=None)
def test_a_whole_game_reads_back_as_it_was(name: str, game: Game) -> None:
    (record,) = read_text(format_game(game, name))
    assert facts(record.game) == facts(game)
    recorded = game.tags.get("Result")
    outcome = game.position.outcome()
    contradicts = outcome is not None and recorded in {"1-0", "0-1", "1/2-1/2"} - {outcome.result}
    assert record.ok != contradicts, record.problems
    assert all("result" in problem.message for problem in record.problems)
    assert format_game(record.game, name) == format_game(game, name)


@pytest.mark.parametrize("name", MAIN_LINE)
@given(game=rich_games(plies=150))
@settings(max_examples=60, deadline=None)
def test_a_main_line_reads_back_in_the_other_formats(name: str, game: Game) -> None:
    try:
        text = format_game(game, name)
    except NotationError:
        assert name == "playstrategy"
        assert game.variant.family.sows_kazans
        return
    (record,) = read_text(text, name)
    assert record.game.moves == game.moves
    assert record.game.start == game.start
    recorded = game.tags.get("Result")
    outcome = game.position.outcome()
    if outcome is None or recorded in (None, "*", "?", outcome.result):
        assert record.ok, record.problems


@pytest.mark.parametrize("name", ["tgk", "playok"])
@given(
    game=games(plies=120),
    tags=st.dictionaries(st.from_regex(r"[A-Z]\w{0,8}", fullmatch=True), printable),
)
@settings(max_examples=40, deadline=None)
def test_tags_and_comments_read_back(name: str, game: Game, tags: dict[str, str]) -> None:
    for reserved in ("Result", "Variant", "Position", "FEN"):
        tags.pop(reserved, None)
    game.tags.update({tag: " ".join(value.split()) or "?" for tag, value in tags.items()})
    for node in list(game.root.mainline())[1::7]:
        node.comment = "a [%clk 1] (comment) \\ 1-0"
    (record,) = read_text(format_game(game, name))
    assert game.tags.items() <= record.game.tags.items()
    assert [n.comment for n in record.game.root.walk()] == [n.comment for n in game.root.walk()]
    assert record.format == name or len(game) < 4


@pytest.mark.parametrize("name", list(GAME_FORMATS))
@given(many=st.lists(games(plies=80), max_size=5))
@settings(max_examples=25, deadline=None)
def test_many_games_in_one_text_stay_apart(name: str, many: list[Game]) -> None:
    if name == "playstrategy":
        many = [game for game in many if not game.variant.family.sows_kazans]
    text = "".join(format_game(game, name) for game in many)
    records = list(read_text(text, name))
    assert [record.game.moves for record in records] == [game.moves for game in many]
    assert [record.number for record in records] == list(range(1, len(many) + 1))
    assert [record.game.variant for record in records] == [game.variant for game in many]
    assert not any(record.problems for record in records if len(record.game))


fragments = st.sampled_from([*'[]{}()"\\;%$!*½-/.,:x01 \n', "1-0", "[%clk ", "76", "\\u0020"])


@given(text=st.lists(fragments))
@settings(deadline=None)
def test_any_comment_and_tag_survive(text: list[str]) -> None:
    game = Game(moves=[7, 9], tags={"Remark": "".join(text), "".join(text)[:8]: "x"})
    game.root.comment = game.end.before = "".join(text)
    for name in WHOLE:
        (record,) = read_text(format_game(game, name))
        assert facts(record.game) == facts(game)
        assert record.ok


@given(st.text(), st.sampled_from(["", '"', "}", '"[]}']))
@settings(max_examples=200, deadline=None)
def test_escapes(text: str, special: str) -> None:
    written = escape(text, special)
    assert unescape(written) == text
    assert "\n" not in written
    assert not set(special) & set(re.sub(r"\\.", "", written))


def test_characters_by_number() -> None:
    assert unescape(r"\u0041\U0001F600\UFFFFFFFF\u12") == "A\U0001f600\\UFFFFFFFFu12"
    assert by_number("A") == r"\u0041"
    assert by_number("\U0001f600") == r"\U0001F600"


TWICE = """\
[White "?"]
[Black "?"]
[Result "*"]
[Date "?"]
[Event "?"]
[Round "?"]
[Site "?"]
[Variant "mangala"]

{begin}
1. 40 14 {zero.} 36
2. 26

"""


def test_a_side_that_moves_twice_keeps_its_number() -> None:
    game = Game("mangala", moves=[4, 1, 3, 2])
    nodes = list(game.root.mainline())
    nodes[0].comment, nodes[2].comment = "begin", "zero"
    text = format_game(game, "tgk")
    (record,) = read_text(text)
    assert record.problems == ()
    assert text == TWICE
