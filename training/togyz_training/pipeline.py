"""From nothing to a network that has won its place: generation after generation.

    the judge plays itself -> records -> training -> a network -> the gate -> the next judge

Everything is in one folder, and every step goes on where it was ended, so the same command again
goes on with the run.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from togyz.core import SelfPlay
from togyz.engine import NetworkShape
from togyz.files import write_bytes
from togyz.rules import TogyzError

from .gate import Gate, Result, meet
from .generate import generate
from .identity import identity
from .journal import Journal
from .learn import learn, load_weights
from .recipe import Parameters, Recipe
from .records import load
from .report import draw
from .workers import Workers

__all__ = ["Plan", "run"]

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run does in every generation.

    Attributes:
        shape: of the networks.
        self_play: how games are played.
        positions: how many to generate.
        recipe: how to learn. A later generation begins with the weights of the best one before.
        gate: how a network meets the best one before it.
        memory: so many generations' records are learnt from, the latest ones.
        seed: of everything.
    """

    shape: NetworkShape
    self_play: SelfPlay = field(default_factory=SelfPlay)
    positions: int = 4_000_000
    recipe: Recipe = field(default_factory=Recipe)
    gate: Gate = field(default_factory=Gate)
    memory: int = 4
    seed: int = 1

    def as_dict(self) -> dict[str, Any]:
        """For JSON, and for comparison with the plan of a run that goes on."""
        found = asdict(self)
        found["shape"]["variant"] = str(self.shape.variant)
        return found


class Run:
    """A run in its folder."""

    def __init__(self, folder: Path, plan: Plan, team: Workers, say: Say) -> None:
        self.folder, self.plan, self.team, self.say = folder, plan, team, say
        self.journal = Journal(folder / "networks.csv")
        self._notes = folder / "run.json"
        self.notes: dict[str, Any] = {"plan": _plain(plan), "seconds": 0.0, "best": None}
        if self._notes.is_file():
            try:
                found = json.loads(self._notes.read_text(encoding="utf-8"))
            except ValueError:
                raise TogyzError(f"{self._notes} is damaged: give another folder") from None
            if found["plan"] != self.notes["plan"]:
                raise TogyzError(
                    f"{folder} holds a run with other settings: repeat those of {self._notes}, "
                    "or give another folder"
                )
            self.notes = found
        self._before, self._began = float(self.notes["seconds"]), time.monotonic()
        self.note()

    @property
    def seconds(self) -> float:
        """How long the run has taken, over all calls."""
        return self._before + time.monotonic() - self._began

    def note(self, **changes: Any) -> None:
        """Keep what has changed, and the time."""
        self.notes |= changes | {"seconds": round(self.seconds, 1)}
        write_bytes(self._notes, f"{json.dumps(self.notes, indent=1)}\n".encode())

    def tell(self, text: str) -> None:
        """Say something, and note how late it is."""
        self.note()
        self.say(text)

    def generation(self, number: int) -> Path:
        """The folder of a generation."""
        return self.folder / f"generation-{number:02d}"

    def best(self) -> tuple[bytes | None, Parameters | None, str]:
        """The network that judges: its file, its weights, its name."""
        if self.notes["best"] is None:
            return None, None, "hand"
        folder = self.generation(self.notes["best"])
        weights = load_weights(folder / "weights.npz")
        return (folder / "network.tgn").read_bytes(), weights, self.name(self.notes["best"])

    def name(self, number: int) -> str:
        """What the network of a generation is called."""
        return f"{self.plan.shape.variant}-{self.plan.seed}-{number}"

    def advance(self, number: int) -> bool:
        """Make a generation; whether its network is better than the best one before it."""
        plan, folder, name = self.plan, self.generation(number), self.name(number)
        network, weights, judge = self.best()
        self.tell(f"{name}: {judge} plays itself")
        generate(
            folder / "records", plan.shape.variant, network, plan.self_play, plan.positions,
            plan.seed * 1000 + number, self.team, self.tell,
        )  # fmt: skip
        made, about = self._network(number, weights)
        result = self._meet(number, "gate", (made, network))
        by_hand = result if network is None else self._meet(number, "hand", (made, None))
        better = result.better
        self.journal.put(
            {
                **about, **result.as_dict(), "judge": judge, "depth": plan.self_play.depth,
                "accepted": "yes" if better else "no",
                **{f"hand_{key}": value for key, value in by_hand.as_dict().items()},
            }
        )  # fmt: skip
        self.note(finished=number, **({"best": number} if better else {}))
        if better:
            write_bytes(self.folder / "best.tgn", made)
        draw(self.folder)
        self.tell(f"{name}: against {judge} {result}: {'accepted' if better else 'refused'}")
        return better

    def _network(self, number: int, weights: Parameters | None) -> tuple[bytes, dict[str, Any]]:
        """The network of a generation, trained now or before."""
        folder, path = self.generation(number), self.generation(number) / "network.tgn"
        about = folder / "about.json"
        if not (path.is_file() and about.is_file()):
            latest = range(max(number - self.plan.memory + 1, 1), number + 1)
            _, records = load(
                [self.generation(one) / "records" for one in latest], self.plan.shape.variant
            )
            trained = learn(
                self.plan.shape, self.plan.recipe, records, folder, self.name(number), self.tell,
                weights,
            )  # fmt: skip
            write_bytes(path, trained.network.to_bytes())
            write_bytes(about, json.dumps(trained.about).encode())
        return path.read_bytes(), json.loads(about.read_text(encoding="utf-8"))

    def _meet(self, number: int, name: str, networks: tuple[bytes, bytes | None]) -> Result:
        log = self.generation(number) / f"{name}-{identity(networks[0])}.jsonl"
        shape = self.plan.shape
        return meet(shape.variant, networks, self.plan.gate, log, self.team, self.tell)


def run(
    folder: Path,
    plan: Plan,
    team: Workers,
    say: Say,
    hours: float | None = None,
    generations: int | None = None,
) -> None:
    """Make generations until there is no time for another one.

    Args:
        folder: of the run; one that holds a run of the same plan is gone on with.
        plan: what to do.
        team: plays.
        say: hears of progress.
        hours: that all calls together may take, about; a generation that has begun is finished.
        generations: how many, at most.

    Raises:
        TogyzError: the folder holds another run.
        OSError: a file can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    state = Run(folder, plan, team, say)
    longest = 0.0
    for number in count(int(state.notes.get("finished", 0)) + 1):
        over = hours is not None and state.seconds + longest > hours * 3600
        if over or (generations is not None and number > generations):
            break
        began = state.seconds
        state.advance(number)
        longest = max(longest, state.seconds - began)
    best = state.notes["best"]
    if best is None:
        state.tell("no network was better than the evaluation made by hand")
    else:
        state.tell(f"the best network is {state.name(best)}: {folder / 'best.tgn'}")


def _plain(plan: Plan) -> Any:
    """A plan as JSON gives it back."""
    return json.loads(json.dumps(plan.as_dict()))
