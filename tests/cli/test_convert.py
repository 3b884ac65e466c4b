"""Convert keeps what can be kept, says what can't, and never leaves half a file."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.support import GAMES, run
from tests.support import random_game, variants
from togyz.notation import GAME_FORMATS, format_game, read_games
from togyz.rules import Evaluation, Game, Node, Side, Variant

CUP = GAMES / "cli_cup.tgk"
BAD = GAMES / "cli_bad.tgk"


def moves(path: Path) -> list[list[int]]:
    return [record.game.moves for record in read_games(path)]


@pytest.mark.parametrize("to", GAME_FORMATS)
def test_moves_survive_in_every_format(to: str, tmp_path: Path) -> None:
    there, back = tmp_path / "there.any", tmp_path / "back.jsonl"
    assert run("convert", CUP, there, "--to", to).exit_code == 0
    assert run("convert", there, back, "--from", to).exit_code == 0
    assert moves(back) == moves(CUP)


@settings(max_examples=25, deadline=None)
@given(seeds=st.lists(st.integers(0, 2**32), min_size=1, max_size=3), rules=variants())
def test_json_and_togyz_hold_games_of_every_variant(
    tmp_path_factory: pytest.TempPathFactory, seeds: list[int], rules: Variant
) -> None:
    folder = tmp_path_factory.mktemp("games")
    games = [random_game(random.Random(seed), rules, seed % 90) for seed in seeds]
    source, middle, target = (folder / name for name in ("a.jsonl", "b.togyz", "c.jsonl"))
    text = "".join(format_game(game, "json").rstrip("\n") + "\n" for game in games)
    source.write_text(text, encoding="utf-8")
    for one, other in ((source, middle), (middle, target)):
        result = run("convert", one, other)
        assert (result.exit_code, "Warning" in result.stderr) == (0, False), result.stderr
    assert moves(target) == [game.moves for game in games]
    assert [record.game.variant for record in read_games(target)] == [rules] * len(games)


def rich_game() -> Game:
    """A game with one of everything that a node can hold."""
    game = Game(tags={"White": "A", "Black": "B"}, moves=[7, 5])
    game.resign(Side.BLACK)
    game.root.children[0].comment = "the usual move"
    game.root.add(6)
    node: Node = game.end
    node.glyphs = ("!",)
    node.clock = 60_000
    node.evaluation = Evaluation(150, depth=9)
    return game


LOST = {
    "the tags",
    "the comments",
    "the variations",
    "the marks",
    "the times",
    "the evaluations",
    "how it ended",
}


def test_what_a_format_lacks_is_said(tmp_path: Path) -> None:
    source = tmp_path / "rich.jsonl"
    source.write_text(format_game(rich_game(), "json"), encoding="utf-8")
    for to in ("json", "togyz"):
        assert "Warning" not in run("convert", source, "-", "--to", to).stderr
    for to in ("holes", "fromto"):
        said = run("convert", source, "-", "--to", to).stderr
        for what in LOST:
            assert f"can't hold {what}: left out of 1 game\n" in said


def test_first_positions_and_variants_survive_in_every_format(tmp_path: Path) -> None:
    source = tmp_path / "late.jsonl"
    games = [Game(Game(name, moves=[2]).position, moves=[3]) for name in ("togyz", "bestemshe")]
    source.write_text("".join(format_game(game, "json") for game in games), encoding="utf-8")
    for to in GAME_FORMATS:
        result = run("convert", source, tmp_path / "there", "--to", to)
        assert (result.exit_code, "Warning" in result.stderr) == (0, False)
        back = list(read_games(tmp_path / "there", to))
        assert [record.game.start for record in back] == [game.start for game in games]


def test_a_game_that_a_format_has_no_words_for_is_left_out(tmp_path: Path) -> None:
    source, target = tmp_path / "mixed.jsonl", tmp_path / "out.txt"
    games = [Game("mangala", moves=[3]), Game(moves=[1])]
    source.write_text("".join(format_game(game, "json") for game in games), encoding="utf-8")
    result = run("convert", source, target, "--to", "playstrategy")
    assert result.exit_code == 1
    assert "game 1: error: PlayStrategy's notation has no Mangala; it was left out" in result.stderr
    assert target.read_text().split() == ["a1i1", "*"]
    target.unlink()
    assert run("convert", source, target, "--to", "playstrategy", "--strict").exit_code == 1
    assert list(tmp_path.iterdir()) == [source]


def test_tags_that_say_nothing_are_no_loss(tmp_path: Path) -> None:
    result = run("convert", "-", "-", "--to", "tgk", stdin='[White "A"]\n[Black "?"]\n\n1. 76 76\n')
    assert '[Date "?"]' in result.stdout
    assert result.stderr == "Wrote 1 game as tgk\n"


def test_bad_games_are_cut_short_or_dropped_or_stop_it(tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    good = [record.game.moves for record in read_games(BAD) if record.ok]
    result = run("convert", BAD, target)
    assert result.exit_code == 1
    assert moves(target) == moves(BAD)
    assert f"{BAD}:" in result.stderr

    dropped = run("convert", "--drop-bad", BAD, target)
    assert dropped.exit_code == 1
    assert moves(target) == good
    assert len(good) < len(moves(BAD))

    before = target.read_bytes()
    strict = run("convert", "--strict", BAD, target)
    assert strict.exit_code == 1
    assert strict.stderr.endswith("Error: nothing was written, because of --strict\n")
    assert target.read_bytes() == before
    assert list(tmp_path.iterdir()) == [target]
    assert run("convert", "--strict", BAD, "-", "--to", "tgk").stdout == ""


WHOLE = "98(10) 22(10) 87(22) 12 65(36) 25 54(52) 13 43(70) 12 79(82)"
ERRORS = {
    "a wrong result": (f'[Result "0-1"]\n\n{WHOLE}\n', "1 of them with errors"),
    "a wrong total": (f"{WHOLE} 1-0\n".replace("(22)", "(23)"), "1 of them with errors"),
    "a wrong last move": (f"{WHOLE}\n".replace("79(82)", "78"), "1 of them cut short"),
    "moves behind the end": (f"{WHOLE} 12\n", "1 of them cut short"),
    "a wrong result and a wrong move": (
        f'[Result "0-1"]\n\n{WHOLE}\n'.replace("43", "42"),
        "1 of them cut short",
    ),
}


@pytest.mark.parametrize("what", ERRORS)
def test_cut_short_is_said_of_games_that_lack_moves(what: str) -> None:
    text, told = ERRORS[what]
    result = run("convert", "-", "-", "--to", "holes", "--from", "fromto", stdin=text)
    assert result.exit_code == 1
    assert result.stderr.endswith(f"Wrote 1 game as holes, {told}\n")
    *written, _ = result.stdout.split()
    holes = [word[0] for word in WHOLE.split()]
    assert holes[: len(written)] == written
    assert (len(written) < len(holes)) == (what.endswith("move"))


def test_a_wrong_move_of_a_variation_does_not_cut_the_game_short() -> None:
    result = run("convert", "-", "-", "--to", "tgk", stdin="1. 76 76 (77) 2. 99 12\n")
    assert result.stderr.endswith("Wrote 1 game as tgk, 1 of them with errors\n")


def test_both_kinds_of_errors_are_counted() -> None:
    text = '[Result "0-1"]\n\n' + f'{WHOLE}\n\n[Round "2"]\n\n1. 76 77\n'
    result = run("convert", "-", "-", "--to", "tgk", stdin=text)
    told = "Wrote 2 games as tgk, 1 of them cut short, 1 of them with other errors\n"
    assert result.stderr.endswith(told)


def test_what_is_left_out_is_named(tmp_path: Path) -> None:
    source = tmp_path / "many.tgk"
    right, wrong = '[Round "1"]\n\n1. 76 76\n\n', '[Round "2"]\n\n1. 76 77\n\n'
    for bad, told in (
        (1, "1 left out (game 2)"),
        (2, "2 left out (games 2 and 3)"),
        (3, "3 left out (games 2, 3 and 4)"),
        (12, "12 left out (games 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and others)"),
    ):
        source.write_text(right + wrong * bad)
        result = run("convert", "--drop-bad", source, "-", "--to", "tgk")
        assert result.stderr.endswith(f"Wrote 1 game as tgk, {told}\n")


@pytest.mark.parametrize("link", ["same", "symbolic", "hard"])
def test_the_input_is_not_overwritten(link: str, tmp_path: Path) -> None:
    source = tmp_path / "games.tgk"
    source.write_bytes(CUP.read_bytes())
    target = tmp_path / "other.tgk"
    if link == "symbolic":
        target.symlink_to(source)
    elif link == "hard":
        target.hardlink_to(source)
    else:
        target = tmp_path / "." / "games.tgk"
    result = run("convert", source, target)
    assert result.exit_code == 2
    assert "OUT is the same file as IN" in result.stderr
    assert source.read_bytes() == CUP.read_bytes()


@pytest.mark.parametrize(
    "content", [b"", b"\n \n", b"\x00\xff" * 5000, b"dear diary, today I lost again"]
)
def test_what_is_no_file_of_games_makes_no_file(content: bytes, tmp_path: Path) -> None:
    source, target = tmp_path / "a.txt", tmp_path / "b.tgk"
    source.write_bytes(content)
    result = run("convert", source, target)
    assert result.exit_code == 1
    assert result.stderr.endswith("; nothing was written\n")
    assert list(tmp_path.iterdir()) == [source]


def test_a_target_that_cannot_be_written(tmp_path: Path) -> None:
    result = run("convert", CUP, tmp_path / "no" / "out.tgk")
    assert result.exit_code == 2
    assert f"the folder {tmp_path / 'no'} does not exist" in result.stderr


def test_links_in_a_circle_are_no_target(tmp_path: Path) -> None:
    one, other = tmp_path / "one.tgk", tmp_path / "other.tgk"
    one.symlink_to(other)
    other.symlink_to(one)
    for args in (("convert", CUP, one), ("show", "start", "--svg", one)):
        result = run(*args)
        assert result.exit_code == 2
        assert f"{one} is a link that leads back to itself" in result.stderr
    assert one.is_symlink()


def test_a_target_that_is_no_file_is_written_through() -> None:
    assert run("convert", CUP, "/dev/null", "--to", "tgk").exit_code == 0
    assert Path("/dev/null").is_char_device()


def test_standard_input_and_output() -> None:
    result = run("convert", "-", "-", "--to", "json", stdin=CUP.read_bytes())
    assert result.exit_code == 0
    assert [json.loads(line) for line in result.stdout.splitlines()]
    again = run("convert", "-", "-", "--to", "json", stdin=result.stdout)
    assert again.stdout == result.stdout
