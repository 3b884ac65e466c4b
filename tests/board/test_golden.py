"""Pictures and texts as they were when somebody last looked at them.

After a change that is meant: `TOGYZ_UPDATE_GOLDEN=1 python -m pytest tests/board`, and look at
what is in tests/board/golden/ then.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.board.cases import CASES
from togyz.board import svg, text

GOLDEN = Path(__file__).parent / "golden"


def compare(path: Path, made: str) -> None:
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(made + "\n", encoding="utf-8")
    assert path.is_file(), f"{path.name} is not there: see the head of this file"
    assert made + "\n" == path.read_text(encoding="utf-8"), "see the head of this file"


@pytest.mark.parametrize("name", CASES)
def test_picture(name: str) -> None:
    case = CASES[name]
    compare(GOLDEN / f"{name}.svg", svg(case.position, **case.both, **case.picture))


@pytest.mark.parametrize("name", CASES)
def test_text(name: str) -> None:
    case = CASES[name]
    compare(GOLDEN / f"{name}.txt", text(case.position, **case.both, **case.text))


def test_nothing_else_is_kept() -> None:
    expected = {f"{name}.{kind}" for name in CASES for kind in ("svg", "txt")}
    assert {path.name for path in GOLDEN.iterdir()} == expected
