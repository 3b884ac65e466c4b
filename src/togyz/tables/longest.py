"""The longest way to a forced win: how many plies best defence can hold out, for few stones.

Tables tell who wins, not how soon. Here every position with few stones is asked how many plies one
side needs to bring k more stones into its kazan, whatever the other does: with that many missing
to a majority, this is the length of the forced win. It is computed by plies, from the shortest on,
by the readable rules alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from togyz.core import CoreTables, Layer
from togyz.rules import Position, Variant

from .shape import Shape

__all__ = ["Longest", "longest_wins"]

State = tuple[int, int, bool]
"""A position's number, how many stones are missing, and whether the side that needs them moves."""

Step = tuple[int, int, int]
"""A move: the position after it, by number, and what both kazans gain: the mover's first."""


@dataclass(frozen=True, slots=True)
class Longest:
    """The longest forced win with so many stones on the board.

    Attributes:
        stones: on the board.
        plies: to the end, with the shortest attack and the longest defence.
        count: how many positions, seen by the side to move, with their kazans, take as long.
        position: one of them, White to move.
    """

    stones: int
    plies: int
    count: int
    position: Position


def longest_wins(rules: str | Variant, stones: int) -> Iterator[Longest]:
    """For each number of stones on the board, the fewest first, the longest forced win.

    Everything with up to so many stones is kept in memory, and walked through in Python: 8 stones
    of Bestemshe, or 3 of Togyz Kumalak, take some seconds.

    Args:
        rules: the variant, which must be one that can have tables.
        stones: the most stones on the board.

    Raises:
        TogyzError: no such variant, or not of so many stones.
    """
    shape = Shape.of(rules)
    shape.check(stones)
    search = _Search(shape, stones)
    for count in shape.counts(stones):
        yield search.solve(count)


class _Search:
    """What is known of all positions so far."""

    def __init__(self, shape: Shape, stones: int) -> None:
        self.shape = shape
        self.core = CoreTables(shape.variant, stones)
        self.numbers: dict[tuple[Layer, int], int] = {}  # of a place in a layer
        self.steps: list[list[Step]] = []
        self.plies: dict[State, int] = {}  # to the win; missing: there is none

    def solve(self, stones: int) -> Longest:
        """Find the plies of everything with so many stones; all with fewer is known."""
        first = len(self.steps)
        places = [
            (layer, index)
            for layer in self.shape.layers(stones)
            for index in range(self.core.size(layer))
        ]
        for place in places:
            self.numbers[place] = len(self.numbers)
        self.steps += [self._steps(self.core.position(*place), stones) for place in places]
        open_ = [
            (number, missing, moves)
            for number in range(first, len(self.steps))
            for missing in range(self.shape.step, stones + 1, self.shape.step)
            for moves in (True, False)
        ]
        open_ = [state for state in open_ if not self._bare(state)]
        plies, idle = 0, 0
        # What fewer stones lead to may take any number of plies: until they are all used up.
        longest_below = max(self.plies.values(), default=0)
        while open_ and (not idle or plies <= longest_below + 1):
            plies += 1
            decided = [state for state in open_ if self._wins(state, plies)]
            for state in decided:
                self.plies[state] = plies
            idle = 0 if decided else idle + 1
            done = set(decided)
            open_ = [state for state in open_ if state not in done]
        return self._longest(stones, first, places)

    def _bare(self, state: State) -> bool:
        """Whether the side to move has no stones: the other one gets all there are."""
        number, _, moves = state
        if self.steps[number]:
            return False
        if not moves:
            self.plies[state] = 0
        return True

    def _wins(self, state: State, plies: int) -> bool:
        """Whether the side that needs stones gets them within so many plies."""
        number, missing, moves = state
        if moves:
            return any(
                gain >= missing or self._known(place, missing - gain, False, plies - 1)
                for place, gain, _ in self.steps[number]
            )
        return all(
            given >= missing or self._known(place, missing - given, True, plies - 1)
            for place, _, given in self.steps[number]
        )

    def _known(self, place: int, missing: int, moves: bool, plies: int) -> bool:
        found = self.plies.get((place, missing, moves))
        return found is not None and found <= plies

    def _longest(self, stones: int, first: int, places: list[tuple[Layer, int]]) -> Longest:
        won = [
            (self.plies[state], state)
            for number in range(first, len(self.steps))
            for missing in range(self.shape.step, stones + 1, self.shape.step)
            if (state := (number, missing, True)) in self.plies
        ]
        plies = max(found for found, _ in won)
        longest = [state for found, state in won if found == plies]
        number, missing, _ = longest[0]
        layer, index = places[number - first]
        kazan = self.shape.variant.win - missing
        return Longest(stones, plies, len(longest), self.core.position(layer, index, kazan))

    def _steps(self, position: Position, stones: int) -> list[Step]:
        """The moves of a position, whatever its kazans are."""
        # With this much in each kazan no game is over but by a bare side.
        variant = self.shape.variant
        half = (variant.total - stones) // 2
        seen = Position(
            variant,
            position.holes,
            (half, variant.total - stones - half),
            position.tuzdiks,
            position.side,
        )
        found = []
        for hole in range(1, variant.holes + 1):
            if not seen.holes[hole - 1]:
                continue
            after = seen.play(hole)
            gain, given = after.kazans[0] - seen.kazans[0], after.kazans[1] - seen.kazans[1]
            left = sum(after.holes)
            place = -1
            if left:
                turned = after.mirror()
                mine, yours = (tuzdik or 0 for tuzdik in turned.tuzdiks)
                place = self.numbers[Layer(left, mine, yours), self.core.index(turned)]
            found.append((place, gain, given))
        return found
