"""The gate: pairs of games, and what they decide."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.networks import random_network, sensible_network
from togyz.match import Sprt
from togyz.rules import TogyzError, variant
from togyz_training.gate import Gate, Pair, meet, play_pair

BESTEMSHE = variant("bestemshe")
BYTES = sensible_network("bestemshe").to_bytes()


class Told:
    """Plays no games: says what it was told of a pair."""

    def __init__(self, points: Callable[[int], tuple[float, float]], enough: int = 10**6) -> None:
        self.points, self.enough, self.played = points, enough, 0

    def run(self, _function: object, tasks: Iterable[Any]) -> Iterator[Any]:
        left = iter(tasks)
        while group := list(islice(left, 3)):
            for task in reversed(group):
                if self.played == self.enough:
                    raise KeyboardInterrupt
                self.played += 1
                yield task, self.points(task.number)

    def close(self) -> None:
        """Nobody is there."""


def let(log: Path, team: Told, gate: Gate | None = None) -> Any:
    return meet(BESTEMSHE, (BYTES, None), gate or Gate(), log, team, lambda _: None)


def test_a_network_that_knows_plays_better_than_chance() -> None:
    better, worse = BYTES, random_network("bestemshe").to_bytes()
    points = [
        sum(play_pair(Pair(BESTEMSHE, (better, worse), ("nodes=300",) * 2, 1, n))) for n in range(3)
    ]
    again = sum(play_pair(Pair(BESTEMSHE, (better, worse), ("nodes=300",) * 2, 1, 0)))
    assert sum(points) > 3
    assert again == points[0]


def test_each_has_its_own_pace() -> None:
    pairs = [Pair(BESTEMSHE, (BYTES, BYTES), ("nodes=20", "nodes=3000"), 1, n) for n in range(3)]
    assert sum(sum(play_pair(pair)) for pair in pairs) < 3


def test_a_match_ends_when_it_is_decided(tmp_path: Path) -> None:
    won = let(tmp_path / "won", Told(lambda n: (1, n % 2)))
    assert won.better
    assert won.accepted
    assert sum(won.pairs) < 200
    lost = let(tmp_path / "lost", Told(lambda n: (0, n % 2)))
    assert not lost.better
    assert lost.accepted is False
    assert lost.wins < lost.losses


def test_an_open_match_goes_to_the_one_who_is_ahead(tmp_path: Path) -> None:
    gate = Gate(pairs=20, sprt=Sprt(0, 5))
    ahead = let(tmp_path / "ahead", Told(lambda n: (1, n % 3 == 0)), gate)
    assert ahead.accepted is None or ahead.better
    even = let(tmp_path / "even", Told(lambda n: (1, 0)), gate)
    assert even.accepted is None
    assert not even.better
    assert str(even) == "+20 =0 -20, Elo 0"
    assert even.as_dict()["pairs"] == "0 0 20 0 0"
    # Elo without end, and without an error.
    swept = let(tmp_path / "swept", Told(lambda _: (1, 1)), Gate(pairs=3))
    assert (str(swept), swept.as_dict()["elo"]) == ("+6 =0 -0, Elo +inf", None)


def test_the_result_is_the_same_however_often_it_was_ended(tmp_path: Path) -> None:
    def points(number: int) -> tuple[float, float]:
        return (1, 0.5 if number % 4 == 0 else number % 2)

    whole = let(tmp_path / "whole", Told(points))
    for _ in range(100):
        try:
            ended = let(tmp_path / "ended", Told(points, 4))
            break
        except KeyboardInterrupt:
            with (tmp_path / "ended").open("a") as file:
                file.write('{"pair": 99, "poi')
    assert ended == whole


def test_the_log_of_another_match_is_refused(tmp_path: Path) -> None:
    let(tmp_path / "log", Told(lambda _: (1, 1)))
    first = json.loads((tmp_path / "log").read_text().splitlines()[0])
    assert first["pace"] == "nodes=5000"
    with pytest.raises(TogyzError, match="log of another match"):
        let(tmp_path / "log", Told(lambda _: (1, 1)), Gate(pace="time=10"))
    with pytest.raises(TogyzError, match="log of another match"):
        let(tmp_path / "log", Told(lambda _: (1, 1)), Gate(other="nodes=10000"))
    other = random_network("bestemshe").to_bytes()
    with pytest.raises(TogyzError, match="log of another match"):
        meet(BESTEMSHE, (other, None), Gate(), tmp_path / "log", Told(lambda _: (1, 1)), print)
    (tmp_path / "log").write_text("1. 76\n")
    with pytest.raises(TogyzError, match="no log of pairs"):
        let(tmp_path / "log", Told(lambda _: (1, 1)))
