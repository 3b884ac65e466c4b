"""Games on a Ray cluster of two nodes on this machine; `make soak` installs what it needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

from tests.training import tasks
from togyz.core import SelfPlay
from togyz.rules import TogyzError, variant
from togyz_training.generate import generate
from togyz_training.workers import LocalWorkers, RayWorkers, Workers, workers

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two machines, as far as Ray can tell, with two processors each."""
    nodes: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    try:
        nodes.add_node(num_cpus=2)
        yield nodes
    finally:
        nodes.shutdown()


@pytest.fixture(scope="module")
def cluster(nodes: Any) -> Iterator[Workers]:
    team = workers(ray=nodes.address)
    assert isinstance(team, RayWorkers)
    yield team
    team.close()


def test_a_new_cluster_begins_here(tmp_path: Path) -> None:
    team = workers(2, "local")
    try:
        assert sorted(team.run(tasks.square, range(5))) == [(n, n * n) for n in range(5)]
    finally:
        team.close()


def test_no_cluster_is_told_of() -> None:
    with pytest.raises(TogyzError, match="can't be reached"):
        workers(ray="127.0.0.1:9")


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


def test_a_machine_that_goes_takes_nothing_along(nodes: Any, cluster: Workers) -> None:
    going = iter([nodes.add_node(num_cpus=2)])
    done = []
    for task, found in cluster.run(tasks.slow_bytes, range(12)):
        done.append((task, found))
        if len(done) == 3:
            nodes.remove_node(next(going), allow_graceful=False)
    assert sorted(done) == [(n, bytes([n]) * tasks.LARGE) for n in range(12)]
