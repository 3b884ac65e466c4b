"""Self-play in files: the same whoever plays, and however often it was ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.networks import sensible_network
from togyz.core import SelfPlay
from togyz.rules import TogyzError, variant
from togyz_training.generate import generate
from togyz_training.records import load, read

QUICK = SelfPlay(depth=2, opening_from=2, opening_to=4)


class Backwards:
    """Does a few tasks at a time, the last one first; ends after so many."""

    def __init__(self, enough: int = 10**6) -> None:
        self.done, self._enough = 0, enough

    def run(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        left = iter(tasks)
        while group := list(islice(left, 3)):
            for task in reversed(group):
                if self.done == self._enough:
                    raise KeyboardInterrupt
                self.done += 1
                yield task, function(task)

    def close(self) -> None:
        """Nobody is there."""


def fill(folder: Path, team: Backwards, positions: int = 1500, seed: int = 4) -> None:
    rules = variant("bestemshe")
    generate(folder, rules, None, QUICK, positions, seed, team, lambda _: None, games=10)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*")}


def test_the_same_files_however_often_it_was_ended(tmp_path: Path) -> None:
    fill(tmp_path / "whole", Backwards())
    ended = tmp_path / "ended"
    for _ in range(20):
        try:
            fill(ended, Backwards(4))
        except KeyboardInterrupt:
            # As if the last file had been written in a moment without power.
            last = max(ended.glob("*.records"))
            last.write_bytes(last.read_bytes()[:-7])
            continue
        break
    else:
        pytest.fail("it comes to no end")
    assert files(ended) == files(tmp_path / "whole")
    assert 1500 <= len(load([ended])[1]) < 3000


def test_another_seed_or_judge_gives_other_games(tmp_path: Path) -> None:
    fill(tmp_path / "a", Backwards(), 300)
    fill(tmp_path / "b", Backwards(), 300, seed=5)
    network = sensible_network("bestemshe").to_bytes()
    generate(
        tmp_path / "c", variant("bestemshe"), network, QUICK, 300, 4, Backwards(), lambda _: None,
        games=10,
    )  # fmt: skip
    first = [load([tmp_path / name])[1] for name in "abc"]
    assert len({one.tobytes() for one in first}) == 3
    header, _ = read(tmp_path / "c" / "000000.records")
    assert (header.about["judge"], header.about["seed"]) == ("stones 1", 4)


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    fill(tmp_path, Backwards(), 300)
    with pytest.raises(TogyzError, match="other games: seed is 4 there, not 5"):
        fill(tmp_path, Backwards(), 300, seed=5)
    plan = json.loads((tmp_path / "plan.json").read_text())
    for key, value in (("judge", "x"), ("judge_identity", "0123456789abcdef")):
        (tmp_path / "plan.json").write_text(json.dumps(plan | {key: value}))
        with pytest.raises(TogyzError, match=f"other games: {key} is"):
            fill(tmp_path, Backwards(), 300)
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(TogyzError, match=r"plan\.json is damaged"):
        fill(tmp_path, Backwards(), 300)
