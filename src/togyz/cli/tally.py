"""Count what games have in common: one pass, and memory that doesn't grow with their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from togyz.rules import Game, Position, Side, Variant

__all__ = ["RESULTS", "Distribution", "Results", "Tally"]

RESULTS: Mapping[str, str] = {
    "1-0": "white",
    "0-1": "black",
    "1/2-1/2": "draws",
    "*": "unknown",
}
"""The results as games write them, and their names in JSON."""


NOT_SHOWN = "not shown"


class Distribution(Counter[int]):
    """How often each number occurred; it needs no more room than there are numbers."""

    @property
    def median(self) -> float | None:
        """The middle one, or the mean of the two in the middle; None without any."""
        total = self.total()
        if not total:
            return None
        low, high = self._at((total - 1) // 2), self._at(total // 2)
        return low if low == high else (low + high) / 2

    def _at(self, index: int) -> int:
        """The number at a place of the sorted list of all."""
        for number in sorted(self):
            index -= self[number]
            if index < 0:
                return number
        raise IndexError(index)

    @property
    def mean(self) -> float | None:
        """The mean; None without any."""
        total = self.total()
        return sum(number * count for number, count in self.items()) / total if total else None

    def as_dict(self) -> dict[str, Any]:
        """The same for JSON."""
        return {
            "median": self.median,
            "mean": None if self.mean is None else round(self.mean, 2),
            "min": min(self, default=None),
            "max": max(self, default=None),
        }


class Results(Counter[str]):
    """How often each result occurred."""

    def as_dict(self) -> dict[str, int]:
        """For JSON, by the names in `RESULTS`, with the sum."""
        return {"games": self.total()} | {name: self[key] for key, name in RESULTS.items()}


@dataclass
class Tally:
    """What was counted over games of one variant.

    Attributes:
        rules: the variant.
        results: the results of all games.
        endings: how often each rule or agreement ended a game; ``not shown`` where the moves
            don't reach an end (most records stop at resignation).
        lengths: plies of each game; games without moves are not counted.
        without_moves: games that have no moves.
        tuzdik_plies: for each side, at which ply its tuzdiks arose.
        tuzdik_holes: for each side, in which of the opponent's holes they arose.
        both_tuzdiks: games in which both sides made one.
        first_moves: for each first move from the variant's first position, the results.
    """

    rules: Variant
    results: Results = field(default_factory=Results)
    endings: Counter[str] = field(default_factory=Counter)
    lengths: Distribution = field(default_factory=Distribution)
    without_moves: int = 0
    tuzdik_plies: tuple[Distribution, Distribution] = field(
        default_factory=lambda: (Distribution(), Distribution())
    )
    tuzdik_holes: tuple[Distribution, Distribution] = field(
        default_factory=lambda: (Distribution(), Distribution())
    )
    both_tuzdiks: int = 0
    first_moves: dict[int, Results] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.results.total()

    def add(self, game: Game) -> None:
        """Count a game, by its main line."""
        self.results[game.result] += 1
        outcome = game.outcome
        self.endings[NOT_SHOWN if outcome is None else outcome.reason.value] += 1
        moves = game.moves
        if not moves:
            self.without_moves += 1
            return
        self.lengths[len(moves)] += 1
        self._add_tuzdiks(game)
        if game.start == Position.start(self.rules):
            self.first_moves.setdefault(moves[0], Results())[game.result] += 1

    def _add_tuzdiks(self, game: Game) -> None:
        plies, holes = game.tuzdik_plies, game.position.tuzdiks
        for side in Side:
            ply, hole = plies[side], holes[side]
            if ply is not None and hole is not None:
                self.tuzdik_plies[side][ply] += 1
                self.tuzdik_holes[side][hole] += 1
        self.both_tuzdiks += None not in plies

    @property
    def without_tuzdik(self) -> int:
        """Games with moves in which no tuzdik arose."""
        white, black = (plies.total() for plies in self.tuzdik_plies)
        return self.lengths.total() - white - black + self.both_tuzdiks

    def as_dict(self) -> dict[str, Any]:
        """All of it, for JSON; without tuzdiks where the variant knows none."""
        found: dict[str, Any] = {
            "title": self.rules.title,
            "results": self.results.as_dict(),
            "endings": dict(self.endings.most_common()),
            "without_moves": self.without_moves,
            "plies": self.lengths.as_dict(),
        }
        if self.rules.tuzdik:
            found["tuzdiks"] = {"both": self.both_tuzdiks, "none": self.without_tuzdik} | {
                str(side).lower(): {
                    "games": self.tuzdik_plies[side].total(),
                    "ply": self.tuzdik_plies[side].as_dict(),
                    "holes": {str(hole): n for hole, n in sorted(self.tuzdik_holes[side].items())},
                }
                for side in Side
            }
        found["first_moves"] = {
            str(hole): results.as_dict() for hole, results in sorted(self.first_moves.items())
        }
        return found
