"""What callers hand to an engine is looked at before it goes further; errors name the argument."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from numbers import Integral

from togyz.core import Limits
from togyz.rules import Position, TogyzError, Variant

from .words import DEEPEST, MOST, bounded

__all__ = [
    "check_command",
    "check_limits",
    "check_position",
    "check_seconds",
    "check_seed",
    "check_variant",
]

MOST_LINES = 9

_RANGES = {
    "depth": (0, DEEPEST),
    "nodes": (0, MOST),
    "movetime_ms": (0, MOST),
    "clock_ms": (0, MOST),
    "increment_ms": (0, MOST),
    "moves_to_go": (0, DEEPEST),
    "overhead_ms": (0, MOST),
    "lines": (1, MOST_LINES),
}


def check_position(position: Position, history: Iterable[Position] = ()) -> tuple[Position, ...]:
    """The positions before one that can be searched.

    Raises:
        TypeError: one of them is no `Position`.
        TogyzError: the game is over there, or the history is that of another variant.
    """
    if not isinstance(position, Position):
        raise _wrong("position", "a Position, such as Position.start()", position)
    outcome = position.outcome()
    if outcome is not None:
        raise TogyzError(f"there is no move to find, the game is over: {outcome}")
    if not isinstance(history, Iterable):
        raise _wrong("history", "a list of Positions, the oldest first", history)
    earlier = tuple(history)
    for number, one in enumerate(earlier):
        if not isinstance(one, Position):
            raise _wrong(f"history[{number}]", "a Position of the game before this one", one)
        if one.variant != position.variant:
            raise TogyzError(
                f"history[{number}] must be a position of {position.variant}, as the one to "
                f"search is; it is one of {one.variant}"
            )
    return earlier


def check_limits(limits: Limits, position: Position, *, must_end: bool = False) -> None:
    """See that limits can be kept.

    Args:
        limits: what is looked at.
        position: where the search is to begin.
        must_end: nobody is there to stop a search without limits.

    Raises:
        TypeError: something in them has the wrong type.
        TogyzError: a number is out of its range, a move can't be played, or there is no limit
            where there must be one.
    """
    if not isinstance(limits, Limits):
        raise _wrong("limits", "Limits, such as Limits(depth=8)", limits)
    for name, (lowest, highest) in _RANGES.items():
        value = getattr(limits, name)
        if isinstance(value, bool) or not isinstance(value, Integral):
            raise _wrong(f"limits.{name}", f"a whole number from {lowest} to {highest}", value)
        if not lowest <= int(value) <= highest:
            raise TogyzError(f"limits.{name} must be from {lowest} to {highest}, not {value}")
    if not isinstance(limits.moves, Sequence) or isinstance(limits.moves, (str, bytes)):
        raise _wrong("limits.moves", "a tuple of hole numbers", limits.moves)
    for hole in limits.moves:
        if isinstance(hole, bool) or not isinstance(hole, Integral):
            raise _wrong("limits.moves", "a tuple of hole numbers", limits.moves)
        position.check(hole)
    if must_end and not bounded(limits):
        raise TogyzError(
            "limits: without depth, nodes, movetime_ms or clock_ms the search would never end: "
            "give one that is above 0, or use analyse and stop it"
        )


def check_variant(rules: object) -> None:
    """See that it can name a variant.

    Raises:
        TypeError: it is neither a name nor a `Variant`.
    """
    if not isinstance(rules, (str, Variant)):
        raise _wrong("variant", "a name such as 'togyzkumalak', or a Variant", rules)


def check_command(command: object) -> None:
    """See that a program can be started with it.

    Raises:
        TypeError: it is neither a text nor a list of texts.
    """
    words = [command] if isinstance(command, str) else command
    if not isinstance(words, Sequence) or not all(isinstance(word, str) for word in words):
        raise _wrong("command", "a text or a list of texts, the program first", command)


def check_seconds(name: str, seconds: float) -> None:
    """See that one can wait so long.

    Raises:
        TypeError: it is no number.
        TogyzError: it is not above 0.
    """
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
        raise _wrong(name, "a number of seconds", seconds)
    if not seconds > 0:
        raise TogyzError(f"{name} must be above 0 seconds, not {seconds}")


def check_seed(seed: object) -> None:
    """See that a choice can depend on it.

    Raises:
        TypeError: it is neither a number, nor a text, nor None.
    """
    if not isinstance(seed, (Integral, str, type(None))):
        raise _wrong("seed", "a whole number, a text or None", seed)


def _wrong(name: str, expected: str, value: object) -> TypeError:
    return TypeError(f"{name} must be {expected}; it is {_kind(value)}")


def _kind(value: object) -> str:
    name = type(value).__name__
    return f"a{'n' if name[0] in 'aeiouAEIOU' else ''} {name}"
