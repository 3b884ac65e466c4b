"""Levels of play: how far the computer looks, and what a weak one overlooks."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from togyz.rules import Position, TogyzError

from .search import Result, search

__all__ = ["LEVELS", "Choice", "Errors", "Level", "choose", "level"]


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
        errors: how it errs.
    """

    name: str
    depth: int
    nodes: int
    margin: int = 0
    errors: Errors = Errors()


LEVELS: dict[str, Level] = {
    known.name: known
    for known in (
        Level("easy", 2, 2_000, 80, Errors(overlook=0.1, per_stone=0.03, blind=0.25, noise=150)),
        Level("medium", 4, 8_000, 60),
        Level("hard", 20, 80_000, 15),
    )
}
"""Every level by name, from the weakest."""


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
    found = LEVELS.get(name)
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
        TogyzError: no such level, or the game is over.
    """
    strength = level(level_name)
    # The position is mixed in, or every move of a game would see the same dice.
    rng = random.Random() if seed is None else random.Random(f"{seed} {position!r}")
    earlier = tuple(history)
    errors = strength.errors
    depth = 1 if rng.random() < errors.blind else strength.depth
    # A player who errs compares all moves that he sees, by a judgement that is not exact.
    margin = 10**7 if errors != Errors() else strength.margin
    found = search(position, depth=depth, nodes=strength.nodes, margin=margin, history=earlier)
    move = rng.choice(_candidates(found, position, strength, rng))
    pv = found.pv if move == found.move else (move,)
    return Choice(move, found.scores[move], found.depth, found.nodes, pv)


def _candidates(
    found: Result, position: Position, strength: Level, rng: random.Random
) -> list[int]:
    """The moves between which chance decides; never empty."""
    errors = strength.errors
    if errors == Errors():
        return list(found.scores)
    judged = {
        move: score + rng.gauss(0, errors.noise)
        for move, score in found.scores.items()
        if rng.random() >= _overlooked(position, move, errors)
    }
    if not judged:
        return [rng.choice(list(found.scores))]
    best = max(judged.values())
    return [move for move, score in judged.items() if score >= best - strength.margin]


def _overlooked(position: Position, move: int, errors: Errors) -> float:
    """The chance that a move is not seen; more than nine in ten are."""
    stones = position[position.side, move]
    beyond = max(0, stones - position.variant.stones)
    return min(0.9, errors.overlook + errors.per_stone * beyond)
