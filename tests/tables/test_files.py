"""Files that are not what they should be: an error or the right answer, never a wrong one."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from togyz.core import CoreTables, Layer
from togyz.rules import Position
from togyz.tables import TableError, TableFile, Tables, table_directory, verify_sample


@pytest.fixture
def directory(tables_directory: Path, tmp_path: Path) -> Path:
    """Tables that a test may spoil."""
    for path in tables_directory.glob("bestemshe-*.tgt"):
        shutil.copy(path, tmp_path)
    return tmp_path


def some_positions(stones: int, count: int = 50) -> list[Position]:
    """Positions of the table of so many stones."""
    core = CoreTables(Position.start("bestemshe").variant, stones)
    size = core.size(Layer(stones))
    rng = random.Random(stones)
    return [core.position(Layer(stones), rng.randrange(size), 10) for _ in range(count)]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "cut off, or no table"),
        (b"x" * 100, "no file of tables"),
        (b"\x89TGT\r\n\x1a\n" + b"\xff" * 60, "newer togyz"),
    ],
)
def test_what_is_no_table_is_refused(directory: Path, content: bytes, words: str) -> None:
    (directory / "bestemshe-06.tgt").write_bytes(content)
    with pytest.raises(TableError, match=words):
        Tables("bestemshe", directory)


def test_every_cut_is_noticed(directory: Path) -> None:
    path = directory / "bestemshe-06.tgt"
    whole = path.read_bytes()
    for length in range(0, len(whole), 13):
        path.write_bytes(whole[:length])
        with pytest.raises(TableError, match=r"bestemshe-06\.tgt"):
            Tables("bestemshe", directory)


def test_a_damaged_byte_never_gives_a_wrong_answer(directory: Path) -> None:
    path = directory / "bestemshe-08.tgt"
    whole = path.read_bytes()
    positions = some_positions(8)
    right = [Tables("bestemshe", directory).known(position) for position in positions]
    rng = random.Random(5)
    noticed = 0
    for _ in range(300):
        damaged = bytearray(whole)
        damaged[rng.randrange(len(whole))] ^= rng.randrange(1, 256)
        path.write_bytes(damaged)
        try:
            tables = Tables("bestemshe", directory)
            found = [tables.known(position) for position in positions]
        except TableError:
            noticed += 1
        else:
            assert found == right
    assert noticed > 200


def test_a_gap_ends_what_is_known(directory: Path) -> None:
    (directory / "bestemshe-08.tgt").unlink()
    tables = Tables("bestemshe", directory)
    assert tables.most == 6
    assert tables.known(some_positions(10)[0]) is None
    assert tables.known(Position.start("bestemshe")) is None
    # A position of another variant isn't known either.
    assert tables.known(Position.start()) is None


def test_an_empty_directory_knows_nothing(tmp_path: Path) -> None:
    tables = Tables("bestemshe", tmp_path / "none")
    assert (tables.most, tables.files) == (0, {})
    assert list(verify_sample(tables, 10)) == []


def test_a_file_that_must_not_be_read_is_named(directory: Path) -> None:
    path = directory / "bestemshe-04.tgt"
    path.unlink()
    path.mkdir()
    with pytest.raises(TableError, match=r"bestemshe-04\.tgt"):
        Tables("bestemshe", directory)


def test_reading_changes_nothing(directory: Path) -> None:
    path = directory / "bestemshe-10.tgt"
    before = path.read_bytes()
    path.chmod(0o444)
    tables = Tables("bestemshe", directory)
    assert all(tables.known(position) is not None for position in some_positions(10))
    assert path.read_bytes() == before
    assert TableFile(path).positions == 92378


def test_where_tables_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOGYZ_TABLES", "/somewhere")
    assert table_directory() == Path("/somewhere")
    monkeypatch.delenv("TOGYZ_TABLES")
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    assert table_directory() == Path("/cache/togyz/tables")
