"""Levels of play: how far the computer looks, and what a weak one overlooks."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from togyz.core import PROVED, CoreEngine, Info, Limits, Line
from togyz.rules import Position, TogyzError, Variant

from .arguments import MOST_LINES, check_limits, check_position, check_seed

__all__ = ["LEVELS", "Choice", "Errors", "Level", "choose", "level"]

HASH_MIB = 8
"""More than the strongest level fills, and little to clear before each move."""


@dataclass(frozen=True, slots=True)
class Errors:
    """How a player errs: by not seeing something, rather than by playing anything at all.

    Attributes:
        overlook: chance, 0 to 1, not to see one of the moves.
        per_stone: what each stone in the hand beyond a usual one adds to that chance: where a
            long sowing ends is hard to count.
        blind: chance, 0 to 1, to forget that the opponent answers, and may capture or make a
            tuzdik.
        noise: standard deviation of the judgement, in hundredths of a stone.
    """

    overlook: float = 0.0
    per_stone: float = 0.0
    blind: float = 0.0
    noise: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """A strength, bounded by what is searched and never by time: it is the same everywhere.

    Attributes:
        name: the identifier.
        depth: plies looked ahead at most.
        nodes: positions visited at most.
        margin: moves worse than the best by no more than this, in hundredths of a stone, may
            be chosen too, for variety.
        lines: how many of the best moves are compared; more cost depth. Who errs compares all.
        errors: how it errs.
    """

    name: str
    depth: int
    nodes: int
    margin: int = 0
    lines: int = 1
    errors: Errors = Errors()


LEVELS: dict[str, Level] = {
    known.name: known
    for known in (
        Level(
            "easy",
            2,
            2_000,
            80,
            errors=Errors(overlook=0.35, per_stone=0.03, blind=0.75, noise=500),
        ),
        Level(
            "medium",
            4,
            10_000,
            60,
            errors=Errors(overlook=0.15, per_stone=0.02, blind=0.3, noise=200),
        ),
        Level("hard", 60, 500_000, 15, lines=2),
    )
}
"""Every level by name, from the weakest.

Easy is for a first game: who just takes what he can beats it more often than not. Medium is for who
looks at what the opponent can do, and hard makes no mistakes but those of looking only so far.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move the computer chose.

    Attributes:
        move: the hole number.
        score: what it thinks of it, from its own view, in hundredths of a stone.
        depth: plies it looked ahead.
        nodes: positions it visited.
        pv: the line of play it expects, its own move first.
    """

    move: int
    score: int
    depth: int
    nodes: int
    pv: tuple[int, ...]


def level(name: str | Level) -> Level:
    """Find a level by its name.

    Raises:
        TogyzError: no such level.
    """
    if isinstance(name, Level):
        return name
    found = LEVELS.get(name) if isinstance(name, str) else None
    if found is None:
        raise TogyzError(f"unknown level {name!r}; known are {', '.join(LEVELS)}")
    return found


def choose(
    position: Position,
    level_name: str | Level,
    seed: int | str | None = None,
    history: Iterable[Position] = (),
) -> Choice:
    """Choose a move as a player of this level would.

    >>> from togyz.rules import Position
    >>> choose(Position.start(), "easy", seed=1) == choose(Position.start(), "easy", seed=1)
    True

    Args:
        position: where to move; it must not be over.
        level_name: the level or its name.
        seed: the same seed, position, level and history give the same choice; None varies.
        history: the positions of the game before this one, for repetition.

    Raises:
        TogyzError: no such level, or one that would think for ever; the game is over; or the
            history is that of another variant.
        TypeError: an argument is not of its type.
    """
    strength = level(level_name)
    earlier = check_position(position, history)
    check_seed(seed)
    # The position is mixed in, or every move of a game would see the same dice.
    rng = random.Random() if seed is None else random.Random(f"{seed} {position!r}")
    errors = strength.errors
    depth = 1 if rng.random() < errors.blind else strength.depth
    # A player who errs compares all moves that he sees, by a judgement that is not exact.
    lines = MOST_LINES if errors != Errors() else strength.lines
    limits = Limits(depth=depth, nodes=strength.nodes, lines=lines)
    check_limits(limits, position, must_end=True)
    found = _search(position, earlier, limits)
    line = rng.choice(_candidates(found.lines, position, strength, rng))
    return Choice(line.pv[0], line.score, found.depth, found.nodes, line.pv)


class _Engines(threading.local):
    """Each thread's engine: to make one takes longer than a move of a weak level."""

    def __init__(self) -> None:
        self._engine: CoreEngine | None = None

    def of(self, rules: Variant) -> CoreEngine:
        """The engine for a variant; the last one is kept, since games go on."""
        if self._engine is None or self._engine.variant != rules:
            self._engine = CoreEngine(rules, HASH_MIB)
        return self._engine


_engines = _Engines()


def _search(position: Position, earlier: tuple[Position, ...], limits: Limits) -> Info:
    """Search as if nothing had been searched before: what was would decide, too."""
    engine = _engines.of(position.variant)
    engine.clear()
    engine.set(position, earlier)
    return engine.search(limits)


def _candidates(
    lines: Sequence[Line], position: Position, strength: Level, rng: random.Random
) -> list[Line]:
    """The lines between which chance decides; never empty."""
    errors = strength.errors
    judged = [
        (line.score + rng.gauss(0, errors.noise) if errors.noise else line.score, line)
        for line in lines
        if rng.random() >= _overlooked(position, line.pv[0], errors)
    ]
    if not judged:
        return [rng.choice(lines)]
    best = max(score for score, _ in judged)
    # Among wins the quickest, whatever the margin; else a won game might never end.
    margin = strength.margin if abs(best) < PROVED else 0
    return [line for score, line in judged if score >= best - margin]


def _overlooked(position: Position, move: int, errors: Errors) -> float:
    """The chance that a move is not seen; more than nine in ten are."""
    if errors == Errors():
        return 0.0
    stones = position[position.side, move]
    beyond = max(0, stones - position.variant.stones)
    return min(0.9, errors.overlook + errors.per_stone * beyond)
