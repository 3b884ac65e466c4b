"""The game solved without tables: win, draw or loss of positions by looking at all that follows."""

from __future__ import annotations

from collections.abc import Iterable

from togyz.rules import Position

__all__ = ["solve"]


def solve(positions: Iterable[Position]) -> dict[Position, int]:
    """1, 0 or -1 for the side to move, of these positions and all that can follow.

    Play that never ends is a draw: whatever isn't decided when no conclusion is left.
    """
    after: dict[Position, list[Position]] = {}
    value: dict[Position, int] = {}
    waiting = list(positions)
    while waiting:
        position = waiting.pop()
        if position in after:
            continue
        outcome = position.outcome()
        if outcome is not None:
            after[position] = []
            winner = outcome.winner
            value[position] = 0 if winner is None else 1 if winner is position.side else -1
            continue
        after[position] = [position.play(hole) for hole in position.legal_moves()]
        waiting.extend(after[position])
    before = -1
    while len(value) != before:
        before = len(value)
        for position, successors in after.items():
            if position in value:
                continue
            known = [value.get(successor) for successor in successors]
            if -1 in known:
                value[position] = 1
            elif all(each == 1 for each in known):
                value[position] = -1
    return {position: value.get(position, 0) for position in after}
