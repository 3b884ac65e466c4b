"""Files of records."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.training.support import records
from togyz.rules import TogyzError, variant
from togyz_training.records import Header, distinct, load, positions, read, write


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.records"
    write(path, Header(variant(), {"seed": 7}), records().tobytes())
    return path


def test_what_is_written_is_read(file: Path) -> None:
    header, found = read(file)
    assert header == Header(variant(), {"seed": 7})
    assert (found == records()).all()
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data[:-1], "cut off"),
        (lambda data: data + data[-24:], "longer than it says"),
        (lambda data: data[:-5] + bytes([data[-5] ^ 1]) + data[-4:], "is damaged"),
        (lambda data: data.replace(b'"version": 1', b'"version": 2'), "version that is not known"),
        (lambda data: b"1. 76 76\n", "holds no records"),
        (lambda data: data.replace(b"\n", b" ", 1)[:80], "holds no records"),
        (lambda data: b"", "holds no records"),
        (lambda data: b"[1]\n", "holds no records"),
    ],
)
def test_what_is_no_file_of_records_is_refused(file: Path, change: object, message: str) -> None:
    assert callable(change)
    file.write_bytes(change(file.read_bytes()))
    with pytest.raises(TogyzError, match=message):
        read(file)


def test_a_folder_is_read_in_the_order_of_its_names(tmp_path: Path) -> None:
    parts = np.array_split(records(), 3)
    for name, part in zip(("b", "c", "a"), parts, strict=True):
        write(tmp_path / f"{name}.records", Header(variant(), {}), part.tobytes())
    rules, found = load([tmp_path])
    assert rules == variant()
    assert (found == np.concatenate([parts[2], parts[0], parts[1]])).all()
    with pytest.raises(TogyzError, match="records of togyzkumalak, not of bestemshe"):
        load([tmp_path], variant("bestemshe"))
    (tmp_path / "none").mkdir()
    with pytest.raises(TogyzError, match="no records to learn from"):
        load([tmp_path / "none"])


def test_positions_that_come_again_are_left_out() -> None:
    some = records()
    twice = np.concatenate([some, some[::2]])
    once = distinct(twice)
    keys = [row.tobytes()[:21] for row in some]
    assert len(once) == len(set(keys))
    # As they came first, in their order.
    assert [row.tobytes() for row in once] == [
        row.tobytes() for i, row in enumerate(some) if keys.index(keys[i]) == i
    ]
    # A position differs by anything but result and score.
    one = np.repeat(some[:1], 3)
    one["kazans"][1] = one["kazans"][1][::-1] + 1
    one["score"][2] += 1
    assert len(distinct(one)) == 2


def test_positions_are_the_movers() -> None:
    for position, record in zip(positions(variant(), records()), records(), strict=True):
        assert position.holes == tuple(record["holes"])
        assert position.kazans == tuple(record["kazans"])
        mine, yours = position.tuzdiks
        assert record["tuzdiks"] == (mine or 0) + 16 * (yours or 0)
