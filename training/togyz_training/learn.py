"""Training: from records to a network's file, in steps that can be interrupted at any moment."""

from __future__ import annotations

import csv
import json
import time
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize_scalar
from scipy.special import expit

from togyz.core import PROVED, CoreEngine
from togyz.engine import Network, NetworkShape
from togyz.files import writing, writing_bytes
from togyz.rules import TogyzError

from .quantise import quantise
from .recipe import (
    NAMES,
    Batch,
    Parameters,
    Recipe,
    batch_of,
    initial,
    logits,
    optimiser,
    step,
    updater,
)
from .records import distinct, positions

__all__ = ["Trained", "learn", "load_weights", "save_weights"]

HELD_BACK = 50  # one part of so many is not learnt from: the last games
JUDGED = 200_000  # positions of it, at most, that losses are measured on
SAVE_SECONDS = 20.0
REPORT_STEPS = 50
COLUMNS = ("step", "epoch", "seconds", "loss", "held_back_loss")

Records = npt.NDArray[Any]
Floats = npt.NDArray[np.float32]
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Trained:
    """What training has made.

    Attributes:
        network: in whole numbers.
        about: how it came about, for a journal.
    """

    network: Network
    about: dict[str, Any]


@dataclass(slots=True)
class State:
    """All that training knows at a step."""

    parameters: Parameters
    optimiser: Any
    step: int
    seconds: float

    def save(self, path: Path, identity: str) -> None:
        """Write it, whole or not at all."""
        leaves = jax.tree_util.tree_leaves((self.parameters, self.optimiser))
        with writing_bytes(path) as file:
            np.savez(
                file,
                *[np.asarray(leaf) for leaf in leaves],
                meta=np.array(json.dumps([identity, self.step, self.seconds])),
            )

    def restore(self, path: Path, identity: str) -> None:
        """Go on where the file says, if it is there and of this training.

        Raises:
            TogyzError: it is of another training.
        """
        if not path.is_file():
            return
        with np.load(path) as file:
            found, step, seconds = json.loads(str(file["meta"]))
            leaves, tree = jax.tree_util.tree_flatten((self.parameters, self.optimiser))
            if found != identity:
                raise TogyzError(
                    f"{path} belongs to a training of other records or settings: "
                    "give another folder, or remove it"
                )
            saved = [file[f"arr_{i}"] for i in range(len(leaves))]
        self.parameters, self.optimiser = jax.tree_util.tree_unflatten(tree, saved)
        self.step, self.seconds = step, seconds


class Course:
    """Positions in the order in which they are learnt, and their targets."""

    def __init__(self, shape: NetworkShape, recipe: Recipe, records: Records) -> None:
        held_back = max(len(records) // HELD_BACK, 1)
        self.shape, self.recipe = shape, recipe
        self.judged = records[-held_back:][:JUDGED]
        self.records = distinct(records[:-held_back])
        if len(self.records) < recipe.batch:
            raise TogyzError(
                f"{len(self.records)} positions are fewer than a batch of {recipe.batch}: "
                "generate more"
            )
        self.scale = score_scale(self.records)
        self.steps_an_epoch = len(self.records) // recipe.batch
        self.steps = self.steps_an_epoch * recipe.epochs
        self._epoch = -1
        self._order: npt.NDArray[np.int64] = np.zeros(0, np.int64)

    def at(self, number: int) -> tuple[Batch, Floats]:
        """The positions of a step, and what the network should say of them."""
        epoch, within = divmod(number, self.steps_an_epoch)
        if epoch != self._epoch:
            rng = np.random.default_rng((self.recipe.seed, epoch))
            self._epoch, self._order = epoch, rng.permutation(len(self.records))
        size = self.recipe.batch
        chosen = self.records[self._order[within * size : (within + 1) * size]]
        return batch_of(self.shape, chosen), self.target(chosen)

    def target(self, records: Records) -> Floats:
        """What is asked for: between the chance that the score means, and the result."""
        chance = expit(records["score"].astype(np.float32) / np.float32(self.scale))
        weight = np.float32(self.recipe.score_weight)
        target: Floats = weight * chance + (1 - weight) * (records["result"] / np.float32(2))
        return target.astype(np.float32)

    def loss(self, parameters: Parameters) -> float:
        """The loss on positions that are not learnt from."""
        total = 0.0
        for first in range(0, len(self.judged), self.recipe.batch):
            part = self.judged[first : first + self.recipe.batch]
            out = logits(parameters, batch_of(self.shape, part)).astype(np.float64)
            total += float((np.logaddexp(0, out) - self.target(part) * out).sum())
        return total / len(self.judged)


def score_scale(records: Records) -> float:
    """Hundredths of a stone that a logit is worth, as the results of these games have it."""
    judged = records[np.abs(records["score"].astype(np.int32)) < PROVED]
    some = judged[:: max(len(judged) // 500_000, 1)]
    score, result = some["score"].astype(np.float64), some["result"] / 2

    def disagreement(logarithm: float) -> float:
        out = score / np.exp(logarithm)
        return float((np.logaddexp(0, out) - result * out).mean())

    found = minimize_scalar(disagreement, bounds=(np.log(50), np.log(20_000)), method="bounded")
    return float(np.exp(found.x))


def score_unit(shape: NetworkShape, parameters: Parameters, records: Records) -> int:
    """Hundredths of a stone a logit, for scores to spread as those of the evaluation made by hand.

    The search has margins in that unit.
    """
    some = records[:: max(len(records) // 5000, 1)]
    some = some[np.abs(some["score"].astype(np.int32)) < PROVED]
    engine = CoreEngine(shape.variant, 1)
    judged = [engine.evaluate(position) for position in positions(shape.variant, some)]
    by_hand = np.array([one.kazan + one.tuzdik + one.mobility + one.tempo for one in judged])
    out = logits(parameters, batch_of(shape, some)).astype(np.float64)
    return max(round(float(by_hand.std() / max(out.std(), 1e-6))), 1)


def learn(
    shape: NetworkShape,
    recipe: Recipe,
    records: Records,
    folder: Path,
    name: str,
    say: Say,
    begin: Parameters | None = None,
) -> Trained:
    """Train a network, or go on where a training that was ended left off.

    Args:
        shape: of the network.
        recipe: how.
        records: what to learn from; the last part of them is held back, to measure on.
        folder: gets ``checkpoint.npz``, ``losses.csv`` and in the end ``weights.npz``.
        name: of the network.
        say: hears of progress.
        begin: weights to begin with; None: random ones.

    Raises:
        TogyzError: too few records, or the folder belongs to another training.
    """
    course = Course(shape, recipe, records)
    folder.mkdir(parents=True, exist_ok=True)
    identity = _identity(shape, recipe, records, begin)
    parameters = begin or initial(shape, recipe.seed)
    state = State(parameters, optimiser(recipe, course.steps).init(parameters), 0, 0.0)
    state.restore(folder / "checkpoint.npz", identity)
    say(
        f"{len(course.records)} positions, {course.steps} steps of {recipe.batch}; a logit is "
        f"{course.scale:.0f} hundredths of a stone in their scores"
    )
    if state.step:
        say(f"going on from step {state.step}")
    _run(course, state, folder, identity, say)
    unit = score_unit(shape, state.parameters, course.judged)
    network = quantise(replace(shape, unit=unit), state.parameters, name)
    held_back = course.loss(state.parameters)
    save_weights(folder / "weights.npz", state.parameters)
    about = {
        "name": name,
        "positions": len(course.records),
        "steps": course.steps,
        "seconds": round(state.seconds),
        "held_back_loss": round(held_back, 5),
        "scale": round(course.scale),
        "unit": unit,
        **asdict(recipe),
        **{key: getattr(shape, key) for key in ("hidden", "small", "buckets", "counts")},
    }
    return Trained(network, about)


def save_weights(path: Path, parameters: Parameters) -> None:
    """Keep weights, for another training to begin with; whole or not at all."""
    arrays: dict[str, Any] = {key: np.asarray(value) for key, value in parameters.items()}
    with writing_bytes(path) as file:
        np.savez(file, **arrays)


def load_weights(path: Path) -> Parameters:
    """What `save_weights` has kept.

    Raises:
        TogyzError: the file holds no weights.
        OSError: it can't be read.
    """
    try:
        with np.load(path) as file:
            found = {key: file[key] for key in file.files}
    except (ValueError, zipfile.BadZipFile):
        raise TogyzError(f"{path} holds no weights: it is no weights.npz of a training") from None
    if set(found) != NAMES:
        raise TogyzError(f"{path} holds other arrays than weights.npz of a training")
    return found


def _run(course: Course, state: State, folder: Path, identity: str, say: Say) -> None:
    """Take the steps that are left."""
    update = updater(course.recipe, course.steps, course.shape)
    log = Losses(folder / "losses.csv", state.step)
    sum_of_losses, since = 0.0, 0
    began = saved = time.monotonic()
    before = state.seconds
    while state.step < course.steps:
        batch, target = course.at(state.step)
        state.parameters, state.optimiser, value = step(
            update, state.parameters, state.optimiser, batch, target
        )
        state.step += 1
        sum_of_losses, since = sum_of_losses + value, since + 1
        now = time.monotonic()
        state.seconds = before + now - began
        ends_epoch = state.step % course.steps_an_epoch == 0
        if ends_epoch or state.step % REPORT_STEPS == 0:
            epoch = state.step / course.steps_an_epoch
            held_back = f"{course.loss(state.parameters):.5f}" if ends_epoch else ""
            mean = sum_of_losses / since
            log.add((state.step, f"{epoch:.2f}", f"{state.seconds:.0f}", f"{mean:.5f}", held_back))
            if ends_epoch:
                left = state.seconds / state.step * (course.steps - state.step)
                say(
                    f"epoch {epoch:.0f} of {course.recipe.epochs}: loss {mean:.5f}, "
                    f"held back {held_back}; {left:.0f} s left"
                )
            sum_of_losses, since = 0.0, 0
        if ends_epoch or now - saved > SAVE_SECONDS:
            state.save(folder / "checkpoint.npz", identity)
            saved = now


class Losses:
    """The log of losses; a training that goes on takes back what comes after its checkpoint."""

    def __init__(self, path: Path, step: int) -> None:
        self._path = path
        kept = []
        if path.is_file():
            with path.open(newline="", encoding="utf-8") as file:
                kept = [
                    row
                    for row in list(csv.reader(file))[1:]
                    if len(row) == len(COLUMNS) and int(row[0]) <= step
                ]
        with writing(path, newline="") as file:
            csv.writer(file).writerows([COLUMNS, *kept])

    def add(self, row: tuple[object, ...]) -> None:
        """Write a row."""
        with self._path.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file).writerow(row)


def _identity(
    shape: NetworkShape, recipe: Recipe, records: Records, begin: Parameters | None
) -> str:
    """What a checkpoint must belong to."""
    crc = zlib.crc32(np.ascontiguousarray(records).tobytes())
    for key in sorted(begin or {}):
        crc = zlib.crc32(np.asarray((begin or {})[key]).tobytes(), crc)
    return f"{shape} {recipe} {len(records)} {crc:08x}"
