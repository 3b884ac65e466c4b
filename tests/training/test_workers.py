"""Who does the work: what becomes of it when workers die."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.training import tasks
from togyz.rules import TogyzError
from togyz_training.workers import LocalWorkers, workers


@pytest.fixture(scope="module")
def team() -> Iterator[LocalWorkers]:
    team = LocalWorkers(2)
    yield team
    team.close()


def test_every_task_is_done_once(team: LocalWorkers) -> None:
    assert sorted(team.run(tasks.square, range(9))) == [(n, n * n) for n in range(9)]


def test_tasks_are_taken_when_there_is_somebody_to_do_them(team: LocalWorkers) -> None:
    taken: list[int] = []

    def endless() -> Iterator[int]:
        for number in range(10**9):
            taken.append(number)
            yield number

    with closing(team.run(tasks.square, endless())) as done:  # type: ignore[type-var]
        for _ in range(5):
            next(done)
    assert len(taken) <= 5 + 3


def test_what_goes_wrong_in_a_task_is_raised(team: LocalWorkers) -> None:
    with pytest.raises(ValueError, match="task 1 can't be done"):
        list(team.run(tasks.fail, [1]))


def test_the_task_of_a_worker_that_is_killed_begins_anew(
    team: LocalWorkers, tmp_path: Path
) -> None:
    done = [found for _, found in team.run(tasks.die_once, ((n, tmp_path) for n in range(5)))]
    assert sorted(done) == list(range(5))


def test_workers_that_always_die_are_given_up(team: LocalWorkers) -> None:
    with pytest.raises(TogyzError, match="died 5 times in a row"):
        list(team.run(tasks.always_die, [1]))


def test_without_ray_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(TogyzError, match=r"pip install 'togyz\[ray\]'"):
        workers(ray="auto")
