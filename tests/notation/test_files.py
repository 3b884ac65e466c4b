"""Games go into files whole or not at all, and come out of JSON however it is laid out."""

from __future__ import annotations

import io
import json
import random
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.support import facts, rich_games
from tests.support import random_game
from togyz.notation import (
    GAME_FORMATS,
    NotationError,
    format_game,
    read_games,
    read_text,
    write_games,
)
from togyz.notation.jsonsplit import split_json
from togyz.rules import Game

GAMES = [random_game(random.Random(seed), plies=30) for seed in range(3)]


def moves(path: Path) -> list[list[int]]:
    return [record.game.moves for record in read_games(path)]


@pytest.mark.parametrize(
    ("name", "form"),
    [(f"games{e}", f.name) for f in GAME_FORMATS.values() for e in f.extensions],
)
def test_the_extension_tells_the_format(tmp_path: Path, name: str, form: str) -> None:
    path = tmp_path / name.upper()
    assert write_games(iter(GAMES), path) == 3
    assert path.read_text(encoding="utf-8") == "".join(format_game(game, form) for game in GAMES)
    assert moves(path) == [game.moves for game in GAMES]
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_records_and_streams_are_written_too(tmp_path: Path) -> None:
    path = tmp_path / "games.tgk"
    write_games(GAMES, path)
    stream = io.StringIO()
    assert write_games(read_games(path), stream, "holes") == 3
    assert [r.game.moves for r in read_text(stream.getvalue())] == [g.moves for g in GAMES]
    own = io.StringIO()
    write_games(GAMES, own)
    assert own.getvalue().startswith('[Format "togyz1"]')


def test_a_file_stays_as_it_was_when_writing_fails(tmp_path: Path) -> None:
    path = tmp_path / "games.pgn"
    path.write_text("as it was", encoding="utf-8")
    path.chmod(0o640)
    with pytest.raises(NotationError, match="game 2 can't be written: PlayStrategy"):
        write_games([GAMES[0], Game("mangala", moves=[3])], path, "playstrategy")
    with pytest.raises(ZeroDivisionError):
        write_games((GAMES[1 // n] for n in (1, 0)), path)
    assert path.read_text(encoding="utf-8") == "as it was"
    assert [file.name for file in tmp_path.iterdir()] == ["games.pgn"]
    write_games(GAMES, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "real.tgk"
    link = tmp_path / "link.tgk"
    real.write_text("", encoding="utf-8")
    link.symlink_to(real)
    write_games(GAMES, link)
    assert link.is_symlink()
    assert moves(real) == [game.moves for game in GAMES]


def test_new_files_have_the_usual_permissions(tmp_path: Path) -> None:
    path = tmp_path / "games.tgk"
    write_games(GAMES, path)
    usual = tmp_path / "usual"
    usual.touch()
    assert path.stat().st_mode == usual.stat().st_mode


def test_a_file_can_be_written_over_while_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.tgk"
    write_games(GAMES, path)
    assert write_games(read_games(path), path) == 3
    assert moves(path) == [game.moves for game in GAMES]


def test_a_pipe_is_written_to_as_it_is() -> None:
    code = (
        "import sys; from togyz.notation import write_games; from togyz.rules import Game; "
        "write_games([Game(moves=[7, 9])], '/dev/stdout', 'holes')"
    )
    output = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert output.stdout == b"7 9 *\n"


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="does not say in which format to write") as caught:
        write_games(GAMES, tmp_path / "games.xyz")
    assert ".tgk" in str(caught.value)
    with pytest.raises(NotationError, match="no format of games called 'x'"):
        write_games(GAMES, tmp_path / "games.tgk", "x")
    with pytest.raises(FileNotFoundError):
        write_games(GAMES, tmp_path / "none" / "games.tgk")
    with pytest.raises(IsADirectoryError):
        write_games(GAMES, tmp_path, "tgk")
    assert list(tmp_path.iterdir()) == []


def test_texts_hold_no_half_characters(tmp_path: Path) -> None:
    game = Game(tags={"White": "\ud83d"})
    game.root.comment = "\ud83d\u2028"
    for name in GAME_FORMATS:
        write_games([game], tmp_path / "file", name)


@given(st.lists(rich_games(plies=20), min_size=1, max_size=3), st.data())
@settings(max_examples=60, deadline=None)
def test_json_in_any_layout(many: list[Game], data: st.DataObject) -> None:
    objects = [json.loads(format_game(game, "json")) for game in many]
    indent = data.draw(st.sampled_from([None, 0, 1, 2, "\t"]))
    ascii_only = data.draw(st.booleans())
    array = data.draw(st.booleans())
    dumped = json.dumps(objects, indent=indent, ensure_ascii=ascii_only)
    if not array:
        each = [json.dumps(one, indent=indent, ensure_ascii=ascii_only) for one in objects]
        dumped = data.draw(st.sampled_from(["", "\n", " , ", "\n\n"])).join(each)
    size = data.draw(st.integers(1, 300))
    pieces = [dumped[i : i + size] for i in range(0, len(dumped), size)]
    cut = list(split_json(pieces))
    assert [json.loads(piece.text) for piece in cut] == objects
    lines = dumped.split("\n")
    for piece in cut:
        assert lines[piece.line - 1][piece.column - 1] == "{"
    records = list(read_text(dumped, "json"))
    assert [facts(record.game) for record in records] == [facts(game) for game in many]


def test_json_whose_hole_and_text_differ() -> None:
    text = '{"format":"togyz-json1","moves":[7,{"hole":8,"text":"98"},9]}'
    (record,) = read_text(text)
    assert record.game.moves == [7]
    assert record.problems[0].message == "the text '98' is no move of hole 8"
    assert record.problems[0].ply == 2
    text = '{"format":"togyz-json1","moves":[7,{"hole":6,"comment":"lost"},9]}'
    (record,) = read_text(text)
    assert record.game.moves == [7]
    assert record.game.end.comment == ""


def test_json_of_hole_numbers_alone() -> None:
    text = '{"format":"togyz-json1","moves":[7,9,{"hole":9,"text":"99(12)"}],"result":"1-0"}'
    (record,) = read_text(text)
    assert record.ok
    assert record.game.moves == [7, 9, 9]
    assert record.game.tags == {"Result": "1-0"}


def test_a_truncated_object_does_not_swallow_the_next() -> None:
    line = format_game(GAMES[0], "json")
    for end in range(1, len(line) - 1, 7):
        records = list(read_text(line[:end] + "\n" + line + line))
        assert [record.ok for record in records][-2:] == [True, True]
        assert not records[0].ok
    indented = json.dumps([json.loads(line)] * 3, indent=1).split("\n")
    broken = "\n".join(indented[:20] + indented[indented.index(" },") + 1 :])
    records = list(read_text(broken))
    assert [record.ok for record in records] == [False, True, True]


def test_many_truncated_objects_of_another_program_are_no_trap() -> None:
    line = '{"moves":[7,9],"format":"togyz-json1"}\n'
    text = '{"format":"togyz-json1","moves":[7]}\n' + (line[:15] + "\n") * 3000 + line * 3
    records = list(read_text(text))
    assert [record.ok for record in records] == [True] + [False] * 3000 + [True] * 3


def test_json_says_where_it_is_no_json() -> None:
    (record,) = read_text('\n\n  {"format": "togyz-json1",\n   "moves": [7 9]}')
    (problem,) = record.problems
    assert (problem.line, problem.column) == (4, 16)
    assert record.line == 3


def test_a_large_number_of_digits_is_no_crash() -> None:
    for text in ("9" * 5000, "1e999", "-1", "1.5", "NaN", '"7"', "[]", "true", "null"):
        (record,) = read_text(f'{{"format":"togyz-json1","moves":[{text}]}}')
        assert not record.ok
        (record,) = read_text(f'{{"format":"togyz-json1","moves":[7],"clock":{text}}}')
        assert record.ok == (text in ("-1", "null"))


def test_long_names_of_files_can_be_written(tmp_path: Path) -> None:
    # 253 bytes in UTF-8: the file beside it must not have a longer name.
    target = tmp_path / ("қ" * 124 + ".tgk")
    assert write_games([Game(moves=[7])], target) == 1
    assert [record.game.moves for record in read_games(target)] == [[7]]
    assert list(tmp_path.iterdir()) == [target]
