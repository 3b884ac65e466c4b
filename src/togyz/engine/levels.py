"""Levels of play: from a child's first game to all that the engine can do.

The core knows them, and how each plays and errs, so that this package and the page choose alike.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from togyz.core import CoreEngine, Level, Limits, levels
from togyz.rules import Position, TogyzError, Variant

from .arguments import check_limits, check_position, check_seed
from .judges import judge

__all__ = ["FULL", "LEVELS", "Choice", "Level", "choose", "level", "level_names", "seed_number"]

FULL = "full"
"""The last level, which is the engine itself, and is given limits."""

HASH_MIB = 16
"""For the last level; the others need a little only, which the core takes by itself."""

_SEEDS = 1 << 64


@cache
def _by_name() -> dict[str, Level]:
    found = {known.name: known for known in levels()}
    return found | {known.alias: known for known in levels() if known.alias is not None}


class _Levels(Mapping[str, Level]):
    """All levels; the core is asked when somebody looks."""

    def __getitem__(self, name: str) -> Level:
        return _by_name()[name]

    def __iter__(self) -> Iterator[str]:
        return (known.name for known in levels())

    def __len__(self) -> int:
        return len(levels())


LEVELS: Mapping[str, Level] = _Levels()
"""Every level by name, from the weakest: ``1``, ``2``, ..., and last ``full``.

The other names that some have, ``easy``, ``medium`` and ``hard``, find them here too.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move the computer chose.

    Attributes:
        move: the hole number.
        score: what it thinks of it, from its own view, in hundredths of a stone. A level that
            overlooks something does not know it here, either.
        depth: plies it looked ahead.
        nodes: positions it looked at.
        pv: the line of play it expects, its own move first; of most levels nothing more.
    """

    move: int
    score: int
    depth: int
    nodes: int
    pv: tuple[int, ...]


def level_names() -> tuple[str, ...]:
    """Every name that `level` knows: first ``easy``, ``medium`` and ``hard``, then the ladder."""
    return (*(known.alias for known in levels() if known.alias is not None), *LEVELS)


def level(name: str | int | Level) -> Level:
    """Find a level by its name or number.

    >>> level("5") == level(5)
    True
    >>> level("easy").alias
    'easy'

    Raises:
        TogyzError: no such level.
        CoreUnavailable: there is no compiled core.
    """
    found: Level | None = None
    if isinstance(name, str):
        found = _by_name().get(name)
    elif isinstance(name, Level):
        found = name if name in levels() else None
    elif isinstance(name, int) and not isinstance(name, bool) and 1 <= name <= len(levels()):
        found = levels()[name - 1]
    if found is None:
        aliases = [known.alias for known in levels() if known.alias is not None]
        raise TogyzError(
            f"unknown level {name!r}; known are 1 to {len(LEVELS) - 1}, {', '.join(aliases)} and "
            f"{FULL}"
        )
    return found


def choose(
    position: Position,
    level_name: str | int | Level,
    seed: int | str | None = None,
    history: Iterable[Position] = (),
    limits: Limits | None = None,
) -> Choice:
    """Choose a move as a player of this level would.

    >>> from togyz.rules import Position
    >>> choose(Position.start(), "easy", seed=1) == choose(Position.start(), "easy", seed=1)
    True

    Args:
        position: where to move; it must not be over.
        level_name: the level, its name or its number.
        seed: the same seed, position, level and history give the same choice, on every machine;
            None varies.
        history: the positions of the game before this one, for repetition.
        limits: how long ``full`` may think, which needs this; others know by themselves.

    Raises:
        TogyzError: no such level, or limits that it can't have; the game is over; or the history
            is that of another variant.
        TypeError: an argument is not of its type.
        CoreUnavailable: there is no compiled core.
    """
    strength = level(level_name)
    earlier = check_position(position, history)
    number = seed_number(seed)
    if strength.name == FULL:
        if limits is None:
            raise TogyzError(f"level {FULL} needs limits, such as Limits(movetime_ms=1000)")
        check_limits(limits, position, must_end=True)
    elif limits is not None:
        raise TogyzError(f"level {strength.name} knows how far it looks: leave the limits out")
    engine = _engines.of(position.variant)
    if strength.name == FULL:
        engine.clear()  # what was searched before would decide, too
    engine.set(position, earlier)
    found = engine.choose(strength.number, number, limits)
    line = found.lines[0]
    return Choice(line.pv[0], line.score, found.depth, found.nodes, line.pv)


def seed_number(seed: int | str | None) -> int:
    """A seed as the core takes it, 0 to 2**64 - 1; chance for None.

    Raises:
        TypeError: it is neither a number, nor a text, nor None.
    """
    check_seed(seed)
    if seed is None:
        return random.getrandbits(64)
    if not isinstance(seed, str):
        return int(seed) % _SEEDS
    # FNV-1a: Python's own hash of a text differs from run to run.
    number = 0xCBF29CE484222325
    for byte in seed.encode("utf-8", "surrogatepass"):
        number = (number ^ byte) * 0x100000001B3 % _SEEDS
    return number


class _Engines(threading.local):
    """Each thread's engine: to make one takes longer than a move of a weak level."""

    def __init__(self) -> None:
        self._engine: CoreEngine | None = None

    def of(self, rules: Variant) -> CoreEngine:
        """The engine for a variant; the last one is kept, since games go on."""
        if self._engine is None or self._engine.variant != rules:
            self._engine = CoreEngine(rules, HASH_MIB)
        self._engine.use(judge(rules))
        return self._engine


_engines = _Engines()
