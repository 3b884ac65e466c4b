"""Games on a Ray cluster of this machine; `make soak` runs it where Ray is installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.training import tasks
from togyz.core import SelfPlay
from togyz.rules import TogyzError, variant
from togyz_training.generate import generate
from togyz_training.workers import LocalWorkers, RayWorkers, Workers, workers

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Workers]:
    team = workers(3, "local")
    assert isinstance(team, RayWorkers)
    yield team
    team.close()


def test_the_task_of_a_worker_that_is_killed_begins_anew(cluster: Workers, tmp_path: Path) -> None:
    done = [found for _, found in cluster.run(tasks.die_once, ((n, tmp_path) for n in range(7)))]
    assert sorted(done) == list(range(7))


def test_a_task_that_always_kills_is_given_up(cluster: Workers) -> None:
    with pytest.raises(TogyzError, match="workers died"):
        list(cluster.run(tasks.always_die, [1]))


def test_the_cluster_makes_the_same_files(cluster: Workers, tmp_path: Path) -> None:
    def fill(folder: Path, team: Workers) -> dict[str, bytes]:
        rules, quick = variant("bestemshe"), SelfPlay(depth=2)
        generate(folder, rules, None, quick, 1500, 1, team, lambda _: None, games=10)
        return {path.name: path.read_bytes() for path in folder.iterdir()}

    here = LocalWorkers(1)
    try:
        assert fill(tmp_path / "here", here) == fill(tmp_path / "there", cluster)
    finally:
        here.close()
