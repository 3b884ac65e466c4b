"""Verify a whole line of plain moves in one call of the compiled rules.

Word by word, a move costs a token, a position and a node, some ten microseconds. Nearly all games
of nearly all files are nothing but moves and their numbers, and right: these take a short cut here.
It only ever says yes. Where a line is not plain, or anything about it deserves a word, nothing has
happened yet, and the words are read one by one as always: there is one place that says what is
wrong, and one that says where. So the short cut can be left out (where the compiled core is
missing, it is) and nothing changes but the time.

Considered and left: a second reader for whole games of plain form, which would be somewhat faster
still, but knows tags, results and the ends of games a second time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import cycle, islice
from typing import TYPE_CHECKING, NamedTuple

from togyz.rules import Outcome, Position, Side, TogyzError, Variant

from .limits import MAX_PLAIN
from .movetext import MoveText, Notation, read_word

if TYPE_CHECKING:
    from togyz.core import Core

__all__ = ["Verified", "verify"]


class Verified(NamedTuple):
    """A line of moves that are right in all that their text says.

    Attributes:
        holes: what was played.
        position: the position after it.
        outcome: its outcome, by the rules that one position shows; no position of the line
            occurred three times.
        tuzdiks: the plies at which White's and Black's tuzdik arose.
        last: what the last word said.
        numbered: whether there were move numbers, from 1 on.
    """

    holes: bytes
    position: Position
    outcome: Outcome | None
    tuzdiks: tuple[int | None, int | None]
    last: MoveText
    numbered: bool


class _Said(NamedTuple):
    """A move text as the core takes it.

    Attributes:
        hole, landing, total, tuzdik: see `Core.replay`.
        origin: whose row the hole lies in, where the text tells it.
    """

    hole: int
    landing: int
    total: int
    tuzdik: bool
    origin: Side | None


def verify(
    words: list[str],
    notation: Notation,
    start: Position,
    *,
    marks: bool,
    expected: list[int] | None = None,
) -> Verified | None:
    """Read and verify a main line; None where it is not plain, or not beyond doubt.

    Args:
        words: moves, with or without move numbers from 1 on; they may be changed.
        notation: how the moves are written.
        start: the position they begin from.
        marks: whether a new tuzdik without its mark deserves a word.
        expected: the holes that have to be played, where they are known from elsewhere.
    """
    numbered = bool(words) and words[0] == "1."
    rules = start.variant
    in_turn = not (rules.family.sows_kazans or rules.extra_move)
    if numbered:
        # A number stands before each move of White's, and White begins.
        numbers = words[::3]
        if numbers != _numbers()[: len(numbers)] or start.side is not Side.WHITE or not in_turn:
            return None
        del words[::3]
    if not 0 < len(words) <= MAX_PLAIN or (compiled := _core(rules)) is None:
        return None
    said = [_said(word, notation, rules.holes) for word in words]
    if None in said:
        return None
    holes, landings, totals, tuzdiks, origins = zip(*said, strict=True)
    if expected is not None and list(holes) != expected:
        return None
    if origins[0] is not None and not (in_turn and _alternate(origins, start.side)):
        return None
    found = compiled.replay(start, holes, landings, totals, tuzdiks)
    if found.problem is not None or found.repeated is not None:
        return None
    for ply in found.tuzdiks if marks else ():
        if ply is not None and landings[ply - 1] and not tuzdiks[ply - 1]:
            return None
    last = read_word(words[-1], notation, rules.holes)
    assert last is not None
    return Verified(
        *(bytes(holes), found.position, found.outcome, found.tuzdiks, last), numbered=numbered
    )


@lru_cache(maxsize=64)
def _core(rules: Variant) -> Core | None:
    """The compiled rules; None where there are none, or not of this variant."""
    # Loaded with the first game, for commands without games to start quickly.
    from togyz.core import CoreUnavailable, core

    try:
        return core(rules)
    except (CoreUnavailable, TogyzError):
        return None


@cache
def _numbers() -> list[str]:
    return [f"{number}." for number in range(1, MAX_PLAIN)]


@lru_cache(maxsize=8192)
def _said(word: str, notation: Notation, holes: int) -> _Said | None:
    from togyz.core import OTHER_HOLE, OWN_HOLE

    move = read_word(word, notation, holes)
    if move is None:
        return None
    landing = 0 if move.landing is None else move.landing or 255
    if move.target is not None:
        landing += OWN_HOLE if move.target is move.origin else OTHER_HOLE
    total = -1 if move.total is None else move.total
    return _Said(move.hole, landing, total, move.tuzdik, move.origin)


def _alternate(origins: Sequence[Side | None], first: Side) -> bool:
    """Whether the sides take turns."""
    return origins == tuple(islice(cycle((first, first.opponent)), len(origins)))
