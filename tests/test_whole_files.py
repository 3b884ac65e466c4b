"""Files take their place when they are whole, or not at all."""

from __future__ import annotations

import csv
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from togyz.files import write_bytes, writing, writing_bytes


class Ended(Exception):
    """What ends a program in the middle."""


def test_a_file_is_there_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with writing(path) as file:
        file.write("бес\n")
        file.flush()
        assert not path.exists()
    assert path.read_bytes() == "бес\n".encode()
    write_bytes(path, b"\x00\r\n")
    assert path.read_bytes() == b"\x00\r\n"
    assert [one.name for one in tmp_path.iterdir()] == ["a"]


def _text(path: Path) -> None:
    with writing(path) as file:
        file.write("half")
        raise Ended


def _bytes(path: Path) -> None:
    with writing_bytes(path) as file:
        file.write(b"half")
        raise Ended


@pytest.mark.parametrize("there", [{}, {"a": b"before"}])
@pytest.mark.parametrize("begin", [_text, _bytes])
def test_what_is_broken_off_leaves_everything_as_it_was(
    tmp_path: Path, there: dict[str, bytes], begin: Callable[[Path], None]
) -> None:
    for name, data in there.items():
        (tmp_path / name).write_bytes(data)
    with pytest.raises(Ended):
        begin(tmp_path / "a")
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == there


def test_who_may_read_it_stays(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"secret")
    path.chmod(0o600)
    write_bytes(path, b"another secret")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_goes_on_being_one(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "far" / "file")
    write_bytes(tmp_path / "link", b"1")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "far" / "file").read_bytes() == b"1"


def test_devices_and_pipes_are_written_to_as_they_are(tmp_path: Path) -> None:
    write_bytes(os.devnull, b"1")
    assert not Path(os.devnull).is_file()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    found: list[bytes] = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_bytes()), daemon=True)
    reader.start()
    with writing(pipe) as file:
        file.write("1\n")
    reader.join(60)
    assert found == [b"1\n"]


def test_lines_of_a_table_end_as_its_writer_ends_them(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    with writing(path, newline="") as file:
        csv.writer(file).writerow([1, "a\nb"])
    assert path.read_bytes() == b'1,"a\nb"\r\n'
    with writing(path) as file:
        file.write("1\n")
    assert path.read_bytes() == b"1\n"


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_bytes(tmp_path / "none" / "a", b"1")
    assert not list(tmp_path.iterdir())
