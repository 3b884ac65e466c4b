"""The positions to solve are sound; a search is measured on them the same way twice."""

from __future__ import annotations

from dataclasses import replace

from bench.bench_suite import BUDGET, SUITE, read, solve, write

TEXT = SUITE.read_text(encoding="utf-8")
TASKS = read(TEXT)


def test_it_is_written_as_it_is_read() -> None:
    assert write(TASKS) == TEXT


def test_the_positions_are_of_all_kinds() -> None:
    assert len({task.position for task in TASKS}) == len(TASKS) >= 40
    for task in TASKS:
        assert len(task.position.legal_moves()) > 1
        assert task.best in task.position.legal_moves()
        assert task.margin >= 150
        assert 0 < task.nodes <= BUDGET
    tuzdiks = [2 - task.position.tuzdiks.count(None) for task in TASKS]
    assert {0, 1, 2} == set(tuzdiks)
    assert sum(sum(task.position.holes) <= 45 for task in TASKS) >= 5


def test_nodes_count_until_the_move_is_found_for_good() -> None:
    task = min(TASKS, key=lambda one: one.nodes)
    found = solve(task, 30_000)
    assert found == solve(task, 30_000)
    other = next(hole for hole in task.position.legal_moves() if hole != task.best)
    assert {solve(task, 3_000), solve(replace(task, best=other), 3_000)} >= {3_000}
