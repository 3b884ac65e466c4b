"""What readers say about files with faults, kept in files: every change of a word is seen.

TOGYZ_UPDATE_GOLDEN=1 writes the files anew; then read what git diff shows.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.notation import samples
from togyz.notation import (
    GameRecord,
    format_game,
    format_position,
    parse_position,
    read_games,
    read_text,
)

BROKEN = samples.FOLDER / "broken"
GOOD = samples.FOLDER / "good"
GOLDEN = Path(__file__).parent / "golden"


def report(record: GameRecord) -> str:
    """One game in a line, and a line for each problem."""
    game = record.game
    tags = ", ".join(f"{name} {value!r}" for name, value in game.tags.items())
    head = f"game {record.number} at line {record.line}: {record.format}, {game.variant}, "
    head += f"{len(game)} plies, {game.result}, {'ok' if record.ok else 'NOT OK'} ({tags})"
    return "\n".join([head, *(f"    {problem}" for problem in record.problems)])


@pytest.mark.parametrize("name", samples.broken())
def test_what_is_said_about_a_broken_file(name: str) -> None:
    said = "\n".join(report(r) for r in read_games(BROKEN / name, name=name)) + "\n"
    file = GOLDEN / f"{name}.said"
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        file.write_text(said, encoding="utf-8")
    assert file.is_file(), "see the head of this file"
    assert said == file.read_text(encoding="utf-8"), "see the head of this file"


def test_nothing_else_is_kept() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {f"{name}.said" for name in samples.broken()}


@pytest.mark.parametrize("name", samples.good())
def test_good_files_read_without_a_word(name: str) -> None:
    records = list(read_games(GOOD / name))
    assert records
    assert [str(problem) for record in records for problem in record.problems] == []


@pytest.mark.parametrize(("folder", "made"), [(GOOD, samples.good()), (BROKEN, samples.broken())])
def test_the_files_are_what_samples_makes(folder: Path, made: dict[str, bytes]) -> None:
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == made


def test_one_cup_in_every_encoding() -> None:
    cup = [record.game for record in read_games(GOOD / "cup.tgk")]
    assert {game.tags["White"] for game in cup} <= set(samples.NAMES)
    for name in ("cup_bom.tgk", "cup_utf16.tgk", "cup_cp1251_crlf.tgk"):
        games = [record.game for record in read_games(GOOD / name)]
        assert [game.moves for game in games] == [game.moves for game in cup]
        if "cp1251" not in name:
            assert [game.tags for game in games] == [game.tags for game in cup]


def test_the_example_in_the_specification_is_right() -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "togyz-format.md"
    position, game = re.findall(r"```text\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert format_position(parse_position(position)) == position.strip()
    (record,) = read_text(game)
    assert record.problems == ()
    assert format_game(record.game).split() == game.split()
