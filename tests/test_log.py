"""Logs that go on where they were ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from togyz.log import Log
from togyz.rules import TogyzError

HEADING = {"kind": "lists", "of": "Айгүл"}
LINES = st.lists(st.dictionaries(st.text(), st.integers() | st.text()), max_size=5)


def opened(path: Path, found: list[dict[str, Any]] | None = None) -> Log:
    def take(number: int, line: dict[str, Any]) -> None:
        if found is not None:
            found.append(line)
            assert number == len(found)

    return Log(path, "log of lists", HEADING, take)


def kept(path: Path) -> list[dict[str, Any]]:
    """What is there when it goes on."""
    found: list[dict[str, Any]] = []
    with opened(path, found):
        return found


def written(path: Path, lines: list[dict[str, Any]]) -> bytes:
    path.unlink(missing_ok=True)
    with opened(path) as log:
        for line in lines:
            log.write(line)
    return path.read_bytes()


@given(LINES, st.data())
def test_what_was_whole_stays_wherever_it_was_cut_off(
    tmp_path_factory: pytest.TempPathFactory, lines: list[dict[str, Any]], data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "cut.jsonl"
    whole = written(path, lines)
    cut = data.draw(st.integers(0, len(whole)))
    path.write_bytes(whole[:cut])
    before = [HEADING, *lines][: whole[:cut].count(b"\n")]
    assert kept(path) == before
    # It goes on with whole lines, and has its heading.
    with opened(path) as log:
        log.write({"last": 1})
    assert kept(path) == [*(before or [HEADING]), {"last": 1}]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"milk, bread", 1),
        (b"milk, bread\n", 1),
        (b'{"kind":"lists, but others', 1),
        (b"[]\n", 1),
        (b"[" * 100_000 + b"\n", 1),
        (b"\xff\n", 1),
        (b'{"kind":"lists"}\n\n{}\n', 2),
        (b'{"kind":"lists"}\n{}\n3\n{"half', 3),
    ],
)
def test_something_else_is_refused_and_left_alone(
    tmp_path: Path, content: bytes, line: int
) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(content)
    with pytest.raises(TogyzError, match=f"list.txt:{line}: this is no "):
        opened(path)
    assert path.read_bytes() == content


def test_it_is_open_for_one_alone(tmp_path: Path) -> None:
    path = tmp_path / "one"
    with (
        opened(path),
        pytest.raises(TogyzError, match="one: another program is writing to this log of lists"),
    ):
        opened(path)
    assert kept(path) == [HEADING]
