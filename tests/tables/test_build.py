"""Building: the same files whatever happens on the way, and no harm to what is there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections import namedtuple
from pathlib import Path

import pytest

from togyz.rules import TogyzError
from togyz.tables import Progress, Shape, TableError, TableFile, build, estimate_bytes
from togyz.tables.files import file_name
from togyz.tables.workplace import Workplace

BUILDER = """
import sys
from pathlib import Path
from togyz.tables import build
for built in build(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), threads=2):
    print(built.stones, flush=True)
"""


def contents(directory: Path, name: str) -> dict[str, bytes]:
    """All tables of a variant in a directory."""
    return {path.name: path.read_bytes() for path in sorted(directory.glob(f"{name}-*.tgt"))}


def test_one_thread_makes_the_same_files_as_two(tables_directory: Path, tmp_path: Path) -> None:
    built = list(build(tmp_path, "bestemshe", 10))
    assert [each.stones for each in built] == [2, 4, 6, 8, 10]
    expected = contents(tables_directory, "bestemshe")
    for name, content in contents(tmp_path, "bestemshe").items():
        assert content == expected[name], name


def test_what_is_there_is_kept(tmp_path: Path) -> None:
    list(build(tmp_path, "bestemshe", 6))
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.tgt")}
    again = list(build(tmp_path, "bestemshe", 8))
    assert [each.seconds == 0 for each in again] == [True, True, True, False]
    for name, when in before.items():
        assert (tmp_path / name).stat().st_mtime_ns == when


def test_a_missing_file_in_the_middle_is_made_again(tables_directory: Path, tmp_path: Path) -> None:
    for path in tables_directory.glob("togyzkumalak-*.tgt"):
        shutil.copy(path, tmp_path)
    (tmp_path / "togyzkumalak-03.tgt").unlink()
    list(build(tmp_path, "togyzkumalak", 4))
    assert contents(tmp_path, "togyzkumalak") == contents(tables_directory, "togyzkumalak")


@pytest.mark.parametrize(("name", "stones"), [("bestemshe", 16), ("togyzkumalak", 4)])
def test_a_killed_build_goes_on_and_ends_the_same(
    tables_directory: Path, tmp_path: Path, name: str, stones: int
) -> None:
    command = [sys.executable, "-c", BUILDER, str(tmp_path), name, str(stones)]
    kills = 0
    for delay in (0.5, 0.8, 1.0, 1.3, 1.6):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        time.sleep(delay)
        if process.poll() is None:
            kills += 1
            os.kill(process.pid, signal.SIGKILL)
        process.wait()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    made = contents(tmp_path, name)
    assert len(made) == len(Shape.of(name).counts(stones))
    for path, content in contents(tables_directory, name).items():
        assert made[path] == content, (path, kills)


class Stopped(Exception):
    """As if somebody had pulled the plug."""


@pytest.mark.parametrize("step", ["leave", "sweep", "pack"])
def test_a_build_stopped_in_any_step_goes_on(
    tables_directory: Path, tmp_path: Path, step: str
) -> None:
    def stop(progress: Progress) -> None:
        if progress.stones == 10 and progress.step == step and progress.sweep in (0, 4):
            raise Stopped

    with pytest.raises(Stopped):
        list(build(tmp_path, "bestemshe", 12, threads=2, progress=stop))
    assert not (tmp_path / "bestemshe-10.tgt").exists()
    assert not list(tmp_path.glob("*.part"))
    list(build(tmp_path, "bestemshe", 12))
    assert contents(tmp_path, "bestemshe") == contents(tables_directory, "bestemshe")


def test_nothing_but_tables_is_left(tmp_path: Path) -> None:
    list(build(tmp_path, "bestemshe", 6))
    left = [path.name for path in tmp_path.rglob("*") if path.is_file()]
    assert sorted(left) == ["bestemshe-02.tgt", "bestemshe-04.tgt", "bestemshe-06.tgt", "lock"]


def test_two_builders_do_not_meet(tmp_path: Path) -> None:
    with (
        Workplace(tmp_path, Shape.of("bestemshe").variant),
        pytest.raises(TableError, match="another program builds"),
    ):
        list(build(tmp_path, "bestemshe", 4))
    # Another variant is no harm, and neither is the same one afterwards.
    list(build(tmp_path, "bestemshe", 4))


def test_a_disk_too_small_is_seen_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9 - 1000, 1000))
    with pytest.raises(TableError, match="are free"):
        list(build(tmp_path, "bestemshe", 12))
    assert not list(tmp_path.glob("*.tgt"))


@pytest.mark.parametrize(
    ("name", "stones", "words"),
    [
        ("bestemshe", 7, "an even number"),
        ("bestemshe", 52, "from 2 to 50"),
        ("togyzkumalak", 0, "a number of stones from 1"),
        ("mangala", 4, "there are no tables of mangala"),
        ("togyzkumalak+play-on", 4, "without options"),
        ("chess", 4, "unknown variant"),
    ],
)
def test_what_can_not_be_built_is_said(tmp_path: Path, name: str, stones: int, words: str) -> None:
    with pytest.raises(TogyzError, match=words):
        list(build(tmp_path, name, stones))
    assert not list(tmp_path.iterdir())


def test_a_file_of_something_else_is_not_taken(tables_directory: Path, tmp_path: Path) -> None:
    shutil.copy(tables_directory / "bestemshe-04.tgt", tmp_path / "bestemshe-02.tgt")
    with pytest.raises(TableError, match="of bestemshe with 4 stones"):
        list(build(tmp_path, "bestemshe", 4))


def test_estimates_are_of_the_right_size(tables_directory: Path) -> None:
    while_building, at_end = estimate_bytes("bestemshe", 12)
    positions = sum(
        TableFile(tables_directory / file_name(Shape.of("bestemshe").variant, n)).positions
        for n in Shape.of("bestemshe").counts(12)
    )
    assert at_end == positions * 3 // 8
    assert while_building == 2 * positions + at_end
