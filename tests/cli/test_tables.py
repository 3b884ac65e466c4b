"""``togyz tables``: what it prints, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.support import run
from togyz.core import CoreTables, Layer
from togyz.notation import format_position, parse_position
from togyz.rules import Game, variant
from togyz.tables import build

POSITION = "togyz1 bestemshe 0,0,1,0,1/1,0,2,0,1 22/22 w"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tables of Bestemshe with up to 8 stones."""
    folder = tmp_path_factory.mktemp("tables")
    list(build(folder, "bestemshe", 8))
    return folder


def test_build_says_what_it_made_and_what_was_there(tmp_path: Path) -> None:
    first = run("tables", "build", "bestemshe", "--stones", "4", "--dir", tmp_path)
    assert first.exit_code == 0
    assert first.stdout == "everything is known up to 4 stones\n"
    assert "4 stones: 715 positions" in first.stderr
    assert "there already" not in first.stderr
    again = run("tables", "build", "bestemshe", "--stones", "4", "--dir", tmp_path)
    assert again.stderr.count("there already") == 2


def test_a_dry_run_makes_nothing(tmp_path: Path) -> None:
    found = run(
        "tables", "build", "bestemshe", "--stones", "40", "--dry-run", "--dir", tmp_path / "none"
    )
    assert found.exit_code == 0
    assert "5,701,165,249 positions" in found.stdout
    assert not (tmp_path / "none").exists()


def test_the_folder_comes_from_the_environment(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOGYZ_TABLES", str(folder))
    found = run("tables", "info", "--json")
    lines = [json.loads(line) for line in found.stdout.splitlines()]
    assert [line["stones"] for line in lines] == [2, 4, 6, 8]
    assert lines[-1]["positions"] == 24310
    assert lines[-1]["bytes"] == (folder / "bestemshe-08.tgt").stat().st_size


def test_nothing_there_is_no_error_for_info(tmp_path: Path) -> None:
    found = run("tables", "info", "--dir", tmp_path)
    assert found.exit_code == 0
    assert "'togyz tables build' makes them" in found.stderr


def test_stats_count_every_position(folder: Path) -> None:
    found = run("tables", "stats", "bestemshe", "--dir", folder, "--json")
    for line in found.stdout.splitlines():
        counted = json.loads(line)
        assert counted["won"] + counted["drawn"] + counted["lost"] == counted["positions"]
    assert counted == {
        "stones": 8,
        "positions": 24310,
        "won": counted["won"],
        "drawn": counted["drawn"],
        "lost": counted["lost"],
        "endless": 0,
        "gain": counted["gain"],
    }
    assert 0.52 < counted["won"] / 24310 < 0.53


def test_probe_says_the_value_and_every_move(folder: Path) -> None:
    found = run("tables", "probe", POSITION, "--dir", folder)
    assert found.stdout == "White: loses, 24 : 26\n  5: loses, 24 : 26\n  3: loses, 22 : 28\n"
    as_json = json.loads(run("tables", "probe", POSITION, "--dir", folder, "--json").stdout)
    assert as_json["position"] == {"result": "loss", "least": 24, "most": 24}
    assert [move["hole"] for move in as_json["moves"]] == [5, 3]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("bestemshe", "50 stones on the board; tables are there up to 8"),
        ("start", "no tables of togyzkumalak"),
        ("mangala", "there are no tables of mangala"),
        ("nonsense", "nonsense"),
    ],
)
def test_probe_says_what_is_not_known(folder: Path, position: str, words: str) -> None:
    found = run("tables", "probe", position, "--dir", folder)
    assert found.exit_code == 1
    assert words in found.stderr


LATE = "togyz1 bestemshe 0,0,1,1,1/3,0,2,1,1 20/20 w"


def test_solve_proves_a_position_above_the_tables(folder: Path) -> None:
    found = run("tables", "solve", LATE, "--dir", folder, "--moves")
    assert found.exit_code == 0
    assert "depth 1:" in found.stderr
    first, *moves, proof = found.stdout.splitlines()
    values = [line.partition(": ")[2] for line in moves]
    assert re.fullmatch(r"proved within 7 plies by \d+ positions and tables up to 8 stones", proof)
    assert first.partition(": ")[2] in values
    assert [line[2] for line in moves] == ["3", "4", "5"]


def test_solve_plays_out_what_it_proved(folder: Path) -> None:
    found = run("tables", "solve", LATE, "--dir", folder, "--moves", "--line", "--json")
    assert found.exit_code == 0
    solved = json.loads(found.stdout)
    root = parse_position(LATE)
    assert [line["hole"] for line in solved["moves"]] == [3, 4, 5]
    for line in (solved, *solved["moves"]):
        game = Game(root)
        game.play(*line["line"])
        assert game.outcome is not None
        assert game.outcome.winner is root.side.opponent
        # The game ends with the majority: what is left on the board then may still be the loser's.
        least, left = game.position.kazans[root.side], sum(game.position.holes)
        assert least <= line["least"] == line["most"] <= least + left


def test_solve_says_when_the_depth_is_too_little(folder: Path) -> None:
    found = run("tables", "solve", "bestemshe", "--dir", folder, "--depth", "2")
    assert found.exit_code == 1
    assert "not solved within 2 plies" in found.stderr


def test_verify_counts_all_or_a_sample(folder: Path) -> None:
    full = run("tables", "verify", "bestemshe", "--dir", folder)
    assert full.exit_code == 0
    assert "  8 stones: 24310 positions, all right" in full.stdout
    sample = run("tables", "verify", "bestemshe", "--dir", folder, "--sample", "20", "--seed", "1")
    assert "  8 stones: 20 positions, all right" in sample.stdout


def test_verify_finds_a_wrong_value(folder: Path, tmp_path: Path) -> None:
    # A table that is whole, and wrong: that of other rules under this one's name.
    for path in folder.glob("*.tgt"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    swap_values(tmp_path / "bestemshe-04.tgt")
    found = run("tables", "verify", "bestemshe", "--dir", tmp_path)
    assert found.exit_code == 1
    assert "WRONG, such as Position" in found.stdout


def swap_values(path: Path) -> None:
    """Write a table anew, whole, with the values of two positions exchanged."""
    from togyz.core import Packing
    from togyz.tables.files import BLOCK, TableFile, TableWriter

    file = TableFile(path)
    [section] = file.sections
    words = bytearray(2 * section.positions)
    for number, block in enumerate(file.blocks(section)):
        count = min(BLOCK, section.positions - number * BLOCK)
        file.packing(section).unpack(block, count, words, 2 * number * BLOCK)
    other = next(at for at in range(0, len(words), 2) if words[at : at + 2] != words[:2])
    words[:2], words[other : other + 2] = words[other : other + 2], words[:2]
    packing = Packing.of(words, 0, section.positions, BLOCK)
    writer = TableWriter(path, file.variant, file.stones)
    packed = packing.pack(words, 0, section.positions)
    writer.add(section.layer, section.positions, section.values, packing, [packed])
    writer.finish()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["build", "chess"], "unknown variant"),
        (["build", "mangala"], "there are no tables of mangala"),
        (["build", "bestemshe", "--stones", "0"], "0 is not in the range"),
        (["verify", "bestemshe", "--seed", "3"], "--seed is for --sample"),
    ],
)
def test_a_wrong_command_line_is_status_2(folder: Path, arguments: list[str], words: str) -> None:
    found = run("tables", *arguments, "--dir", folder)
    assert found.exit_code == 2
    assert words in found.stderr


def test_every_position_of_a_table_can_be_asked(folder: Path) -> None:
    core = CoreTables(variant("bestemshe"), 2)
    for index in range(core.size(Layer(2))):
        text = format_position(core.position(Layer(2), index, 24))
        assert run("tables", "probe", text, "--dir", folder).exit_code == 0
