"""What the games of a match say: counts, Elo, the test."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

from .elo import Estimate, Sprt, estimate
from .game import FORFEITS, MatchGame

__all__ = ["SprtState", "Summary", "Tally"]


@dataclass(frozen=True, slots=True)
class SprtState:
    """How far a test is.

    Attributes:
        sprt: the test.
        counts: the pairs it has looked at, by their points.
        llr: the log-likelihood ratio.
        accepted: the hypothesis it accepts, `Sprt.elo0` or `Sprt.elo1`; None while it is open.
    """

    sprt: Sprt
    counts: tuple[int, ...]
    llr: float
    accepted: float | None

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        test = self.sprt
        return {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "alpha": test.alpha,
            "beta": test.beta,
            "pairs": sum(self.counts),
            "llr": round(self.llr, 3),
            "lower": round(test.lower, 3),
            "upper": round(test.upper, 3),
            "accepted": self.accepted,
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """What is known of a match; points are those of the first engine.

    Attributes:
        names: of the two engines.
        variant: the rules.
        games: that are over.
        planned: games to be played.
        wins: of the first engine.
        draws: the games that nobody won.
        losses: of the first engine.
        white: games that White won, that were drawn, that Black won.
        pairs: complete pairs by their points: 0, ½, 1, 1½, 2.
        endings: how many games ended for which reason.
        faults: for each engine, how many games it lost by ``time``, ``illegal``, ``crash``.
        plies: of all games together.
        estimate: Elo from the complete pairs; None without one.
        test: how far the test is; None without one.
    """

    names: tuple[str, str]
    variant: str
    games: int
    planned: int
    wins: int
    draws: int
    losses: int
    white: tuple[int, int, int]
    pairs: tuple[int, ...]
    endings: dict[str, int]
    faults: tuple[dict[str, int], dict[str, int]]
    plies: int
    estimate: Estimate | None
    test: SprtState | None

    @property
    def points(self) -> float:
        """Of the first engine."""
        return self.wins + self.draws / 2

    def as_dict(self) -> dict[str, Any]:
        """For JSON; what is infinite, or can't be known, is None."""
        found = self.estimate
        return {
            "engines": list(self.names),
            "variant": self.variant,
            "games": self.games,
            "planned": self.planned,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "points": self.points,
            "score": self.points / self.games if self.games else None,
            "white": dict(zip(("wins", "draws", "losses"), self.white, strict=True)),
            "pairs": list(self.pairs),
            "elo": {
                "difference": _finite(found.elo if found else None),
                "error": _finite(found.error if found else None),
                "low": _finite(found.low if found else None),
                "high": _finite(found.high if found else None),
                "superiority": found.superiority if found else None,
            },
            "endings": self.endings,
            "faults": list(self.faults),
            "plies": self.plies,
            "sprt": self.test.as_dict() if self.test else None,
        }


class Tally:
    """Counts games as they end."""

    def __init__(self) -> None:
        self.games = 0
        self._points: Counter[float] = Counter()
        self._white: Counter[str] = Counter()
        self._pairs = [0, 0, 0, 0, 0]
        self._halves: dict[int, float] = {}
        self._endings: Counter[str] = Counter()
        self._faults: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self._plies = 0

    def add(self, game: MatchGame) -> None:
        """Count a game."""
        self.games += 1
        self._points[game.points] += 1
        self._white[game.result] += 1
        self._endings[game.ending] += 1
        self._plies += len(game.moves)
        if game.ending in FORFEITS and game.loser is not None:
            self._faults[game.loser][game.ending] += 1
        other = self._halves.pop(game.pair, None)
        if other is None:
            self._halves[game.pair] = game.points
        else:
            self._pairs[round(2 * (other + game.points))] += 1

    def summary(
        self, names: tuple[str, str], variant: str, planned: int, test: SprtState | None
    ) -> Summary:
        """The counts, and what they say."""
        first, second = ({kind: faults[kind] for kind in FORFEITS} for faults in self._faults)
        return Summary(
            names,
            variant,
            self.games,
            planned,
            self._points[1],
            self._points[0.5],
            self._points[0],
            (self._white["1-0"], self._white["1/2-1/2"], self._white["0-1"]),
            tuple(self._pairs),
            dict(sorted(self._endings.items())),
            (first, second),
            self._plies,
            estimate(self._pairs),
            test,
        )


def _finite(number: float | None) -> float | None:
    return None if number is None or not math.isfinite(number) else round(number, 2)
