"""The short cut for plain lines: it takes them, and changes nothing but the time."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.samples import cup
from tests.notation.support import Facts, facts, rich_games
from tests.notation.test_fuzz import FRAGMENTS, mutated
from tests.support import ALL_VARIANTS, games, random_game
from togyz.core import CoreUnavailable
from togyz.core.library import library
from togyz.notation import (
    GAME_FORMATS,
    GameRecord,
    Problem,
    format_game,
    format_move,
    format_position,
    read_games,
    read_text,
)
from togyz.notation import replay as replaying
from togyz.notation import verify as verifying
from togyz.notation.movetext import NOTATIONS
from togyz.rules import Game, Outcome, Position, Side, Variant, variant

Seen = tuple[
    tuple[int, int, str, tuple[Problem, ...]],
    tuple[int, list[int], str, Outcome | None, Position, tuple[int | None, int | None]],
    Facts,
]


def seen(record: GameRecord) -> Seen:
    """All of a record: first what a game knows without its tree, then the tree."""
    game = record.game
    return (
        (record.number, record.line, record.format, record.problems),
        *((len(game), game.moves, game.result, game.outcome, game.position, game.tuzdik_plies),),
        facts(game),
    )


def read(data: bytes, name: str | None = None) -> list[Seen] | str:
    """All records of a file, or why there are none."""
    try:
        return [seen(record) for record in read_games(io.BytesIO(data), name)]
    except ValueError as problem:  # a format that can't be told
        return str(problem)


def read_slowly(data: bytes, name: str | None = None) -> list[Seen] | str:
    """The same, word by word."""
    with patch.object(replaying, "verify", return_value=None):
        return read(data, name)


def taken(text: str, name: str) -> list[bool]:
    """For each game of a text, whether it took the short cut."""
    verdicts: list[bool] = []

    def verify(*args: object, **options: object) -> object:
        found = verifying.verify(*args, **options)  # type: ignore[arg-type]
        verdicts.append(found is not None)
        return found

    with patch.object(replaying, "verify", verify):
        assert all(not record.problems for record in read_text(text, name))
    return verdicts


@pytest.mark.parametrize("name", GAME_FORMATS)
def test_plain_games_take_it(name: str) -> None:
    many = [random_game(random.Random(seed)) for seed in range(20)]
    text = "".join(format_game(game, name) for game in many)
    assert taken(text, name) == [True] * 20


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
@pytest.mark.parametrize("name", ["fromto", "holes", "letters"])
def test_lines_without_numbers_take_it_in_every_variant(name: str, rules: object) -> None:
    many = [random_game(random.Random(seed), str(rules), plies=60) for seed in range(5)]
    assert taken("".join(format_game(game, name) for game in many), name) == [True] * 5


@given(st.lists(st.one_of(games(), rich_games()), max_size=5), st.sampled_from(list(GAME_FORMATS)))
@settings(max_examples=150, deadline=None)
def test_written_games(many: list[Game], name: str) -> None:
    text = ""
    for game in many:
        try:
            text += format_game(game, name)
        except ValueError:  # PlayStrategy has no Mangala
            continue
    data = text.encode("utf-8", "surrogatepass")
    assert read(data, name) == read_slowly(data, name)


ODD_WORDS = (
    *("1.", "1 ", "1. ", "2.", "12.", "99.", "1...", "1…", ".", "..", "0", "1", "10", "76", "(10)"),
    *("( 10)", "(10", "76(10)x", "76x", "Х", "x", "11", "1-0", "1 - 0", "1 -0", "0.5 - 0.5", "*"),
    *(
        "1/2 - 1/2",
        "½",
        "0,5",
        "-",
        ":",
        "!",
        "?!",
        "$1",
        "{zero}",
        "{note}",
        "(1. 76)",
        "\n",
        "\t",
    ),
    *("\n\n", "\n1. 76", '\n[White "A"]\n', ",", "\xa0", "g", "g1", "g1d2", "lost", "[", ")", ";"),
)


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[str, str]:
    """A file of plain games in which few words were changed, and its format."""
    name = draw(st.sampled_from(list(GAME_FORMATS)))
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    text = ""
    for _ in range(draw(st.integers(1, 4))):
        rules = rng.choice(
            [variant()] * 3 + [variant("bestemshe"), variant("togyzkumalak+play-on")]
        )
        game = random_game(rng, rules, rng.choice((6, 20, 400)))
        if rng.random() < 0.3:
            game = Game(game.position, tags={"Result": rng.choice(["1-0", "0-1", "*"])})
        text += format_game(game, name)
    if draw(st.integers(0, 4)) == 0:
        text = text.replace(". ", ".")  # as other programs write numbers
    for _ in range(draw(st.integers(0, 4))):
        at = rng.randrange(len(text) + 1)
        if rng.random() < 0.7:  # at the end of a word
            at = max(text.rfind(" ", 0, at), text.rfind("\n", 0, at), 0)
        word = draw(st.sampled_from(ODD_WORDS))
        gap = draw(st.sampled_from(("", " ", "\n")))
        text = text[:at] + gap + word + text[at + draw(st.sampled_from((0, 0, 1, 3))) :]
    if draw(st.integers(0, 5)) == 0:
        text = text[: rng.randrange(len(text) + 1)]
    return text, name


@given(spoilt(), st.sampled_from(("utf-8", "utf-8-sig", "utf-16")), st.booleans())
@settings(max_examples=300, deadline=None)
def test_spoilt_games(case: tuple[str, str], encoding: str, crlf: bool) -> None:
    text, name = case
    data = (text.replace("\n", "\r\n") if crlf else text).encode(encoding)
    for known in (name, None):
        assert read(data, known) == read_slowly(data, known)


@given(
    st.lists(st.sampled_from(FRAGMENTS + ODD_WORDS), max_size=30),
    st.sampled_from(list(GAME_FORMATS)),
)
@settings(max_examples=200, deadline=None)
def test_nonsense(parts: list[str], name: str) -> None:
    for between in ("", " "):
        data = between.join(parts).encode("utf-8", "surrogatepass")
        assert read(data, name) == read_slowly(data, name)


@pytest.mark.soak
def test_spoilt_files(soak_rounds: Iterator[random.Random]) -> None:
    for rng in soak_rounds:
        data = mutated(rng)
        name = rng.choice([None, *GAME_FORMATS])
        assert read(data, name) == read_slowly(data, name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("1. 76 98 (10) 2. 99 12", "fromto"),  # a total apart from the last move that was taken
        ("1. 76\t98 ,(10)", "fromto"),
        ("1. 76 {a} (10)", "fromto"),
        ("1. 76 98 1 - 0", "fromto"),
        ("76 98\n1 - 0", "holes"),
        ("1. 76 98 2. {thinks} 99 12", "tgk"),
        ("1. 76 98 2. 99 (2. 87 98) 12", "tgk"),
        ("1. 76 98 3. 99 12", "tgk"),
        ("1. 76 98 1. 99 12", "tgk"),
        ("5. 76 98 6. 99 12", "tgk"),
        ("1... 76 98", "tgk"),
        ("76 98\n[White", "tgk"),
        ("1. 76 98 2. 12 12" + " 11" * 9000, "tgk"),
        ("7 9 1\n8 1 2\n9 9 1", "holes"),  # a game a line, or one of three lines?
        ("76 98 99 12\n76 98 99 12\n87 11 98 22", "fromto"),
        ("1. 76 98! 5. 99 12", "tgk"),
        ('[Format "togyz1"]\n\n1. 76 98\n2. 99', "togyz"),  # cut off: the last word says where
        ('[Format "togyz1"]\n\n1. 76 98\n2.99', "togyz"),  # behind its number, not at it
        ('[Format "togyz1"]\n\n1.76', "togyz"),
        ("1.76 98 2.99 12", "tgk"),
        ("7 " * 9000, "holes"),
        ("1. 76" + " " * 65530 + "98", "tgk"),  # the first piece of the text ends within 98
        ("76" + " " * 65533 + "98", "tgk"),
        ("1. g1d2 a2h1 2. i1a1", "playstrategy"),
        ("1. g1d2 h1h2", "playstrategy"),
        (
            '{"format":"togyz-json1","moves":[7,{"hole":9,"text":"98"},{"hole":1,"text":null}]}',
            "json",
        ),
        ('{"format":"togyz-json1","moves":[true]}', "json"),
        (
            '{"format":"togyz-json1","moves":[{"hole":1,"text":"1."},{"hole":7,"text":"76"}]}',
            "json",
        ),
        (
            '{"format":"togyz-json1","moves":[{"hole":7,"text":""},{"hole":9,"text":"76 98"}]}',
            "json",
        ),
        ('{"format":"togyz-json1","moves":[{"hole":7,"text":"98"}]}', "json"),
        ('{"format":"togyz-json1","moves":[{"hole":7,"text":"76","later":1}]}', "json"),
        ('{"format":"togyz-json1","moves":[{"hole":7,"text":["76"]}]}', "json"),
        ('{"format":"togyz-json1","moves":"7"}', "json"),
        ('{"format":"togyz-json1","moves":[7,-1,' + "7," * 5000 + "7]}", "json"),
        ('[FEN "9,9"]\n1. 76 98', "tgk"),
        ('[Position "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 b"]\n1. 51 43 12', "tgk"),
    ],
)
def test_places_where_it_could_be_wrong(text: str, name: str) -> None:
    data = text.encode()
    found = read(data, name)
    assert found == read_slowly(data, name)
    assert len(found) > 0


def test_numbers_of_white_before_moves_of_black_are_told() -> None:
    start = random_game(random.Random(4), plies=7).position
    assert start.side is Side.BLACK
    moves = [format_move(start, 1), format_move(start.play(1), 1)]
    text = f'[Position "{format_position(start)}"]\n\n1. {" ".join(moves)}\n'
    assert read(text.encode(), "tgk") == read_slowly(text.encode(), "tgk")
    (record,) = read_text(text, "tgk")
    assert [problem.severity for problem in record.problems] == ["warning"]
    assert len(record.game) == 2


def test_repetition_and_unmarked_tuzdiks_are_still_told() -> None:
    start = "togyz1 togyzkumalak 1,0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0,0 80/80 w"
    lap = "12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91 12 "
    for laps, behind in (
        (1, "1-0"),
        (1, "12 1-0"),
        (2, "1-0"),
        (2, "12 1-0"),
        (3, ""),
        (3, "1-0"),
        (5, "*"),
    ):
        # A comment at the end: the positions before it count.
        for end in (behind, "{so far} " + lap + behind):
            data = f'[Position "{start}"]\n\n{lap * laps}{end}\n'.encode()
            assert read(data, "tgk") == read_slowly(data, "tgk")
    (record,) = read_text(f'[Position "{start}"]\n\n{lap * 3}1-0', "tgk")
    assert any("third time" in problem.message for problem in record.problems)
    (game, *_) = (g for g in cup(0, 20) if g.tuzdik_plies != (None, None))
    unmarked = format_game(game, "playok").replace("X", "")
    (record,) = read_text(unmarked, "playok")
    assert record.ok
    assert "a tuzdik arises here" in record.problems[0].message


@pytest.mark.parametrize("name", GAME_FORMATS)
def test_without_a_core_nothing_changes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "".join(format_game(random_game(random.Random(seed)), name) for seed in range(3))
    expected = read(text.encode(), name)
    monkeypatch.setenv("TOGYZ_CORE", str(tmp_path / "none.so"))
    for cached in (library, verifying._core):
        cached.cache_clear()
    try:
        with patch("togyz.core.core", side_effect=CoreUnavailable):
            assert taken(text, name) == [False] * 3
            assert read(text.encode(), name) == expected
    finally:
        for cached in (library, verifying._core):
            cached.cache_clear()


def test_a_line_said_wrongly_is_refused() -> None:
    start = Position.start()
    assert verifying.verify(["1.", "76", "76"], NOTATIONS["tgk"], start, marks=True) is not None
    for text in ("", "1.", "1. 76 75", "76(9)", "76x", "1. 76 2. 76", "2. 76", "76 zz", "1. 76 66"):
        assert verifying.verify(text.split(), "digits", start, marks=True) is None
    # Whose hole it is, PlayStrategy's squares say.
    assert verifying.verify(["g1d2", "g2d1"], "playstrategy", start, marks=False) is None
    good = verifying.verify(["g1d2", "c2f1"], "playstrategy", start, marks=False)
    assert good is not None
    assert list(good.holes) == [7, 7]
    for text in ("g1f1", "g1d1", "c2f1", "g1d2 g1d2"):
        assert verifying.verify(text.split(), "playstrategy", start, marks=False) is None


def test_boards_too_large_for_the_core_are_read() -> None:
    wide = Variant("wide", "Wide", 12, 4, tuzdik=True)
    game = random_game(random.Random(1), wide, 30)
    (record,) = read_text(" ".join(map(str, game.moves)), "holes", variant=wide)
    assert record.game.moves == game.moves
    assert record.game.position == game.position


def test_the_tree_is_there_when_asked_for() -> None:
    game = random_game(random.Random(5), plies=40)
    (record,) = read_text(format_game(game, "fromto"))
    again = record.game
    assert again.root.children[0].position == game.root.children[0].position
    assert again.end.position == game.position
    again.takeback(3)
    assert again.moves == game.moves[:-3]
    again.resign(Side.WHITE)
    assert again.outcome is not None
    assert again.outcome.winner is Side.BLACK
