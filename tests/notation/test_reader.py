"""Where games begin and end in a text, and what of a game is kept."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import games, random_game
from togyz.notation import (
    GAME_FORMATS,
    GameRecord,
    NotationError,
    detect_format,
    format_game,
    read_text,
)
from togyz.rules import Game, Reason, UnknownVariant, Variant

# A complete game: White wins 82 stones in 11 plies.
SHORT = "98(10) 22(10) 87(22) 12 65(36) 25 54(52) 13 43(70) 12 79(82)"


def records(text: str, name: str | None = None) -> list[GameRecord]:
    return list(read_text(text, name))


def moves(text: str, name: str | None = None) -> list[list[int]]:
    return [record.game.moves for record in records(text, name)]


def messages(text: str, name: str | None = None) -> list[str]:
    return [problem.message for record in records(text, name) for problem in record.problems]


def test_the_short_game_is_one() -> None:
    (record,) = records(SHORT)
    assert record.ok
    assert record.game.outcome is not None
    assert record.game.outcome.reason is Reason.MAJORITY


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Results, numbers, tags and empty lines separate games.
        ("76 98 1-0 87 11 *", [[7, 9]]),
        ("76 98 1-0\n87 11 *", [[7, 9], [8, 1]]),
        ("1. 76 98 1-0 1. 87 11 0-1", [[7, 9], [8, 1]]),
        ("1. 76 98 1. 87 11", [[7, 9], [8, 1]]),
        ("1. 76 {a} 1... 98 2. 99", [[7, 9, 9]]),
        ("1. 76 (1. 87 11) 1... 98", [[7, 9]]),
        ("76 98\n\n87 11", [[7, 9], [8, 1]]),
        ('76 98\n[White "A"]\n87 11', [[7, 9], [8, 1]]),
        # A sheet that is not numbered, and one that is.
        ("76 98\n99 12\n12", [[7, 9, 9, 1, 1]]),
        ("1. 76 98\n2. 99 12\n\n3. 12", [[7, 9, 9, 1, 1]]),
        ("7 9\n9 1\n1", [[7, 9, 9, 1, 1]]),
        # Lines that can't go on with the game begin another.
        ("76 98 99\n76 98 99", [[7, 9, 9], [7, 9, 9]]),
        ("76 98 99\n12 12", [[7, 9, 9, 1, 1]]),
        (f"{SHORT}\n87 11", [[9, 2, 8, 1, 6, 2, 5, 1, 4, 1, 7], [8, 1]]),
        # After a game that can't be followed.
        ("76 99\n87 11\n98 22", [[7], [8, 1], [9, 2]]),
        ("1. 76 99\n2. 87 11\n3. 98 22", [[7]]),
        # The lines so far went on with their game: one good word is not enough for another.
        ("76 98\n99 12\n12 19\n76 99 11", [[7, 9, 9, 1, 1]]),
        ("76 98\n99 12\n12 19\n76 98 99", [[7, 9, 9, 1, 1], [7, 9, 9]]),
        # Tags without moves, and the other way round.
        ('[White "A"]\n[Black "B"]\n\n[White "C"]\n\n76', [[], [7]]),
        ('[White "A"]\n[Black "B"]\n[White "C"]\n76', [[], [7]]),
        ('[White "A"]\n[White "B"]\n76', [[7]]),
        ('[Event "E"]\n[White "A"]\n\n[White "B"]\n76', [[], [7]]),
        ('[Event "E"]\n[White "A"]\n[White "B"]\n76', [[7]]),
        ('{first}\n[White "A"]\n76', [[7]]),
        # A variation that is never closed ends with its game.
        ("1. 76 98 (1... 11 1-0\n1. 87 11", [[7, 9], [8, 1]]),
        ("", []),
        (" \n\n ", []),
    ],
)
def test_where_games_begin(text: str, expected: list[list[int]]) -> None:
    assert moves(text) == expected


@given(st.lists(games(plies=60).filter(lambda g: len(g) > 4), min_size=2, max_size=5))
@settings(max_examples=40, deadline=None)
def test_games_of_one_line_without_results(many: list[Game]) -> None:
    many = [random_game(random.Random(len(game)), plies=len(game)) for game in many]
    for name in ("fromto", "playstrategy"):
        lines = [format_game(game, name).rsplit(" ", 1)[0] for game in many]
        assert moves("\n".join(lines)) == [game.moves for game in many]


@given(games(plies=80), st.integers(2, 12))
@settings(max_examples=60, deadline=None)
def test_one_game_in_lines_of_any_length(game: Game, width: int) -> None:
    game = random_game(random.Random(len(game)), plies=len(game))
    words = format_game(game, "fromto").split()
    lines = [" ".join(words[i : i + width]) for i in range(0, len(words), width)]
    assert moves("\n".join(lines), "fromto") == [game.moves]


def test_a_line_that_could_be_both_is_said() -> None:
    found = records("7 9 1\n8 1 2\n9 9 1")
    assert [record.game.moves for record in found] == [[7, 9, 1], [8, 1, 2], [9, 9, 1]]
    assert [len(record.problems) for record in found] == [1, 0, 0]
    assert "may go on with the game or begin another" in found[0].problems[0].message
    assert found[0].ok


def test_a_bad_game_among_wrapped_lines_stays_one() -> None:
    game = random_game(random.Random(3))
    text = format_game(game, "playok")
    head, body = text.split("\n\n")[:2]
    words = body.split()
    words[4] = "11" if words[4] != "11" else "22"
    body = "\n".join(" ".join(words[i : i + 9]) for i in range(0, len(words), 9))
    for bad in (f"{head}\n\n{body}\n\n", f"{body}\n\n"):
        found = records(bad + text)
        assert [record.ok for record in found] == [False, True]
        assert found[1].game.moves == game.moves


def test_moves_behind_the_end() -> None:
    assert messages(f"{SHORT} 12 23") == [
        "the game is over (White wins 82–10: a majority of the stones); "
        "the moves from here on are left out"
    ]
    assert messages("76 98 1-0 99") == ["moves behind the result 1-0; they are left out"]
    assert moves(f"{SHORT} 12 23") == moves(SHORT)
    # The result is still held against the moves that count.
    assert len(messages(f"{SHORT} 12 23 0-1")) == 2
    assert len(messages(f"{SHORT} 0-1 12 23")) == 2
    assert len(messages(f"{SHORT} 12 23 1-0")) == 1
    assert len(messages("76 99 1-0 12")) == 1
    assert len(messages("1. 76 98 1-0 7. 12")) == 1


@pytest.mark.parametrize(
    ("tag", "behind", "result", "said"),
    [
        ("1-0", "1-0", "1-0", None),
        ("1-0", "", "1-0", None),
        ("", "1-0", "1-0", None),
        ("*", "1-0", "1-0", None),
        ("?", "1-0", "1-0", None),
        ("1-0", "*", "1-0", None),
        ("½-½", "0,5 - 0,5", "1/2-1/2", None),
        ("0,5 - 0,5", "1/2", "1/2-1/2", None),
        ("1 : 0", "1:0", "1-0", None),
        ("1-0", "0-1", "1-0", "the result behind the moves is 0-1, in the tags it is 1-0"),
        ("won", "", "*", "'won' is no result"),
    ],
)
def test_recorded_results(tag: str, behind: str, result: str, said: str | None) -> None:
    (record,) = records((f'[Result "{tag}"]\n\n' if tag else "") + f"1. 76 98 {behind}")
    assert record.game.result == result
    assert [problem.message for problem in record.problems] == ([said] if said else [])
    assert record.ok


def test_a_result_that_contradicts_the_moves_is_reported_not_changed() -> None:
    for text in (f'[Result "0-1"]\n\n1. {SHORT}', f"{SHORT} 0-1", f"{SHORT} 1/2-1/2"):
        (record,) = records(text)
        assert not record.ok
        assert record.problems[0].expected == "1-0"
        assert "White wins 82–10" in record.problems[0].message
        assert record.game.tags["Result"] != "1-0"
        assert record.game.moves == moves(SHORT)[0]
    assert records(f"{SHORT} 1-0")[0].ok
    assert records(f"{SHORT} *")[0].ok


def test_zero_is_checked() -> None:
    rng = random.Random(1)
    game = next(
        game
        for game in (random_game(rng) for _ in range(500))
        if game.outcome is not None and game.outcome.reason is Reason.BARE
    )
    text = format_game(game, "playok")
    assert text.rstrip().endswith("{zero}")
    assert records(text)[0].problems == ()
    assert messages("1. 76 98 1-0 {zero}") == [
        "{zero} marks an end by a bare side, but by the moves the game goes on"
    ]
    (record,) = records('[Format "togyz1"]\n\n1. 76 {zero} *')
    assert record.ok
    assert record.game.end.comment == "zero"


def test_what_is_right_in_a_bad_game_is_kept() -> None:
    text = '[White "A"]\n\n{start} 1. 76! {good} 98 {also} (1... 87 {or} 2. 11) 2. 11 {lost} 99'
    (record,) = records(text)
    (problem,) = record.problems
    assert (problem.ply, problem.line, problem.column) == (
        4,
        3,
        text.split("\n")[2].index("99") + 1,
    )
    assert record.game.moves == [7, 9, 1]
    root = record.game.root
    first = root.children[0]
    assert (root.comment, first.comment, first.glyphs) == ("start", "good", ("!",))
    assert [child.comment for child in first.children] == ["also", "or"]
    assert record.game.end.comment == "lost"


def test_a_bad_variation_leaves_the_main_line_alone() -> None:
    (record,) = records("1. 76 98 (1... 11 2. 11 22) (1... hello) (1... 76(99)) 2. 99 1-0")
    assert record.game.moves == [7, 9, 9]
    assert not record.ok
    assert [problem.ply for problem in record.problems] == [3, 2, 2]
    assert record.game.result == "1-0"


def test_a_bad_variation_of_the_same_move_does_not_harm_it() -> None:
    (record,) = records("1. 76 (1. 75) 98 (1... 98 2. 99 (2. 98)) 2. 99")
    assert record.game.moves == [7, 9, 9]
    assert [problem.ply for problem in record.problems] == [1, 3]
    assert sum(1 for _ in record.game.root.walk()) == 4


def test_comments_before_and_behind_moves() -> None:
    (record,) = records("{a} {b} 1. {c} 76 {d} {e} 1... {f} 98 2. {g}")
    root = record.game.root
    first, second = root.children[0], root.children[0].children[0]
    assert root.comment == "a\nb"
    assert (first.before, first.comment) == ("c", "d\ne")
    assert (second.before, second.comment) == ("f", "g")


def test_glyphs() -> None:
    (record,) = records("1. 76!? $14 98?? 2. 99 = $146 N")
    nodes = list(record.game.root.walk())
    assert [node.glyphs for node in nodes[1:]] == [("!?", "⩲"), ("??",), ("=", "$146")]


def test_numbers_that_are_wrong_are_said_once() -> None:
    assert messages("5. 76 98 6. 99 12") == []
    assert messages("1... 76") == [
        "move number 1..., but by the moves before it is White's move 1."
    ]
    black = '[Position "togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 b"]\n'
    assert messages(black + "5... 76 6. 98 99 7. 12") == []
    assert len(messages(black + "5... 76 5. 98")) == 1
    assert len(messages("1. 76 98 3. 99 12 7. 12")) == 1
    assert records("1. 76 98 3. 99 12 7. 12")[0].ok


def test_the_variant_that_is_asked_for_is_that_of_unnamed_games() -> None:
    text = '54(6) 33(6)\n\n[Variant "togyzkumalak"]\n\n76(10)\n'
    found = list(read_text(text, variant="bestemshe"))
    assert [str(record.game.variant) for record in found] == ["bestemshe", "togyzkumalak"]
    assert all(record.ok for record in found)
    with pytest.raises(UnknownVariant):
        list(read_text(text, variant="chess"))
    small = Variant("small", "Small", 3, 3)
    (record,) = read_text('[Format "togyz1"]\n[Variant "small"]\n\n1. 32 *', variant=small)
    assert record.game.variant is small


def test_positions_in_tags() -> None:
    fen = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10"
    text = f'[Variant "Togyzqumalaq"]\n[FEN "{fen}"]\n\n10... i2g2 *'
    (record,) = records(text, "playstrategy")
    assert record.game.start.tuzdiks == (6, 4)
    assert record.problems == ()
    assert record.game.moves == [1]
    (record,) = records('[Position "togyz1 mangala 4,4,4,4,4,4/4,4,4,4,4,4 0/0 b"]\n\n3')
    assert record.game.variant.name == "mangala"
    assert record.game.moves == [3]


def test_the_variant_of_a_position_without_one_is_the_one_asked_for() -> None:
    plain = '[FEN "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0 0 - - w"]\n\n1'
    (record,) = read_text(plain, variant="no-return")
    assert record.game.variant.name == "no-return"
    (record,) = read_text(plain)
    assert record.game.variant.name == "togyzkumalak"
    (record,) = read_text(plain, variant="bestemshe")
    assert "Bestemshe has 5 a side" in record.problems[0].message
    named = '[Position "togyz1 mangala 4,4,4,4,4,4/4,4,4,4,4,4 0/0 b"]\n\n3'
    (record,) = read_text(named, variant="bestemshe")
    assert record.game.variant.name == "mangala"
    (record,) = read_text(f'[Variant "bestemshe"]\n{named}')
    assert "was asked for" in record.problems[0].message


def test_two_faults_in_one_word() -> None:
    assert messages("76x(12)") == [
        "White's kazan holds 10 after this move, not 12",
        "no tuzdik arises here",
    ]
    assert moves("76x(12) 98") == [[7, 9]]


def test_totals_apart_from_their_moves() -> None:
    assert messages("1. 76 (10) 98 2. 99\n(24)") == [
        "White's kazan holds 12 after this move, not 24"
    ]
    assert records("1. 76 98 (5)")[0].problems[0].ply == 2
    assert messages("1. 76(10) (10)") == ["'(10)' belongs to no move"]
    assert messages("(10) 1. 76", "playok") == ["'(10)' belongs to no move"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("76 98", "fromto"),
        ("1. 76(10) 98 2. 12", "fromto"),
        ("7 9 1", "holes"),
        ("1. 7 9 2. 1", "holes"),
        ("g i", "letters"),
        ("g1d2 a2h1", "playstrategy"),
        ('[White "A"]\n\n1. 76 98\n2. 12', "tgk"),
        ('[White "A"]\n\n1. 76 98 2. 12', "playok"),
        ('[Site "PlayOK"]\n\n1. 76', "playok"),
        ('[White "A"]\n\n1. g1d2 a2h1', "playstrategy"),
        ('[White "A"]', "tgk"),
        ('\ufeff\n [White "A"]', "tgk"),
        ('[Format "togyz1"]', "togyz"),
        ('[White "A"]\n[Format "togyz9"]', "togyz"),
        ('{"format": 1}', "json"),
        ("[]", "json"),
        ('[\n {"a":1}]', "json"),
        ("{comment} 76 98", "fromto"),
        ("Spring cup 1. 76 98 2. 12 13 3. 14", "fromto"),
    ],
)
def test_formats_are_found_out(text: str, name: str) -> None:
    assert detect_format(text) == name


@pytest.mark.parametrize("text", ["", "  \n", "hello world 7", "{only a comment}", "???", "\0"])
def test_what_looks_like_nothing(text: str) -> None:
    with pytest.raises(NotationError, match="can't be told"):
        detect_format(text)


def test_unknown_formats() -> None:
    with pytest.raises(NotationError, match="no format of games called 'pgn'") as caught:
        records("76", "pgn")
    assert caught.value.expected == "one of " + ", ".join(GAME_FORMATS)


def test_a_problem_as_text_and_as_members() -> None:
    (record,) = read_text("1. 76 99", name="cup.tgk")
    (problem,) = record.problems
    assert str(problem) == (
        "cup.tgk:1:7: game 1, ply 2: error: the last stone of Black's hole 9 falls into "
        "White's hole 8, not into a hole 9 (expected 98)"
    )
    assert problem.as_dict() == {
        "severity": "error",
        "message": "the last stone of Black's hole 9 falls into White's hole 8, not into a hole 9",
        "file": "cup.tgk",
        "game": 1,
        "ply": 2,
        "line": 1,
        "column": 7,
        "expected": "98",
    }


def test_messages_can_not_steer_a_terminal() -> None:
    text = (
        '[White "\x1b[2J\x07"]\n[W\x1bx "y]\n[Result "\x1b"]\n1. 76 \x1b]0;x (\u202e) '
        + "\x1b" * 200
    )
    said = [str(problem) for record in records(text) for problem in record.problems]
    assert len(said) == 3
    assert all(line.isprintable() for line in said)
