"""Perft prints the published counts."""

from __future__ import annotations

import pytest

from tests.cli.support import run
from togyz.core import CoreUnavailable
from togyz.rules import Position, divide, perft


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 9), (5, 43184), (6, 360035)])
def test_the_count_is_the_last_line(depth: int, count: int) -> None:
    result = run("perft", str(depth))
    assert result.stdout == f"{count}\n"
    assert result.output.splitlines()[-1] == str(count)


def test_divide_prints_each_first_move() -> None:
    *parts, total = run("perft", "3", "--divide").stdout.splitlines()
    assert dict(line.split(": ") for line in parts) == {
        str(hole): str(count) for hole, count in divide(Position.start(), 3).items()
    }
    assert total == "613"


def test_it_counts_without_the_compiled_core(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(rules: object) -> None:
        raise CoreUnavailable("not built")

    monkeypatch.setattr("togyz.cli.perft.core", missing)
    assert run("perft", "4").stdout == "5199\n"


def test_it_counts_in_python_where_that_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("togyz.cli.perft.core", None)  # it would not survive being used
    assert run("perft", "4", "--python").stdout == "5199\n"


def test_deep_counts_are_made_of_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("togyz.cli.perft.CHUNK", 2)
    for name in ("togyzkumalak", "bestemshe", "mangala"):
        expected = perft(Position.start(name), 5)
        assert run("perft", "5", "--variant", name).stdout == f"{expected}\n"


def test_a_game_that_is_over_has_no_moves() -> None:
    over = "togyz1 bestemshe 0,0,0,0,0/0,0,0,0,24 26/0 b"
    assert run("perft", "1", "--position", over).stdout == "0\n"
    assert run("perft", "3", "--divide", "--position", over).stdout == "0\n"
    assert run("perft", "0", "--position", over).stdout == "1\n"
