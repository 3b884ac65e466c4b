"""The pool: networks and the evaluation by hand, each against each, and one scale for them all.

A network's gain over the one before it says little about others: both have learnt alike. In the
pool a network meets all of them, and the evaluation by hand with several times the time.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from togyz.files import writing
from togyz.rules import TogyzError, Variant

from .gate import Gate, Result, meet
from .identity import identity
from .workers import Workers

__all__ = ["Meeting", "Player", "Standing", "play_pool", "ratings", "slower"]

ELO = 400 / math.log(10)
SURE = 1.96  # standard errors to each side of an interval of 95 %
PRIOR = 0.5  # of a game drawn between any two: who won all has a rating, too

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays in the pool.

    Attributes:
        name: by which tables call it.
        network: the bytes of its file; None: the evaluation made by hand.
        pace: how long it may think for a move, as `togyz match` has it.
    """

    name: str
    network: bytes | None
    pace: str

    @property
    def title(self) -> str:
        """Its name and pace."""
        return f"{self.name} {self.pace}"


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of two of the pool, by their numbers; the result is the first one's."""

    first: int
    second: int
    result: Result


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands.

    Attributes:
        player: who.
        elo: above the first player.
        error: half of the interval of 95 %; 0 for the first player.
        points: in all its games.
        games: how many.
    """

    player: Player
    elo: float
    error: float
    points: float
    games: int


def slower(pace: str, factor: int) -> str:
    """A pace with so many times the time: ``nodes=5000`` and 4 give ``nodes=20000``.

    Raises:
        TogyzError: it is a depth, which can't be multiplied, or no pace.
    """
    name, _, number = pace.partition("=")
    if name not in ("nodes", "time") or not number.isdecimal():
        raise TogyzError(f"{pace} can't be multiplied: nodes=N and time=MS can")
    return f"{name}={int(number) * factor}"


def play_pool(
    variant: Variant,
    players: Sequence[Player],
    pairs: int,
    seed: int,
    folder: Path,
    team: Workers,
    say: Say,
) -> list[Standing]:
    """Let each play each, or go on with that, and say where they stand.

    Args:
        variant: what is played.
        players: at least two, the first of which is the zero of the scale.
        pairs: of games, in each match.
        seed: of the openings.
        folder: gets ``matches.csv``, ``pool.csv``, and a log of every match, so that a player who
            comes later costs nothing but its own matches.
        team: plays.
        say: hears of progress.

    Raises:
        TogyzError: fewer than two play, or two are the same.
        OSError: a file can't be written.
    """
    titles = [player.title for player in players]
    if len(titles) < 2 or len(set(titles)) < len(titles):
        raise TogyzError("a pool needs two players or more, and no two of the same name and pace")
    folder.mkdir(parents=True, exist_ok=True)
    meetings = []
    for first, second in combinations(range(len(players)), 2):
        one, other = players[first], players[second]
        result = meet(
            variant, (one.network, other.network),
            Gate(one.pace, pairs, None, seed, other.pace),
            folder / f"{_mark(one)}-{_mark(other)}.jsonl", team, lambda _: None,
        )  # fmt: skip
        say(f"{one.title} - {other.title}: {result}")
        meetings.append(Meeting(first, second, result))
        _write(folder / "matches.csv", [_match_row(players, meeting) for meeting in meetings])
    standings = ratings(players, meetings)
    _write(folder / "pool.csv", [_standing_row(one) for one in standings])
    return standings


def ratings(players: Sequence[Player], meetings: Iterable[Meeting]) -> list[Standing]:
    """The likeliest ratings by the model of Bradley and Terry, a draw counting half a win.

    The errors are those of games that are independent. Those of a pair are not quite, which makes
    them a little too large where openings decide.
    """
    count = len(players)
    points, games = np.zeros((count, count)), np.zeros((count, count))
    for one in meetings:
        played = one.result.wins + one.result.draws + one.result.losses
        won = one.result.wins + one.result.draws / 2
        points[one.first, one.second] += won
        points[one.second, one.first] += played - won
        games[one.first, one.second] += played
        games[one.second, one.first] += played
    strengths, covariances = _fit(points, games)
    return [
        Standing(
            player, strengths[place] * ELO, SURE * ELO * math.sqrt(covariances[place, place]),
            float(points[place].sum()), int(games[place].sum()),
        )
        for place, player in enumerate(players)
    ]  # fmt: skip


def _fit(
    points: npt.NDArray[np.float64], games: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Newton's method; the first strength stays 0."""
    met = games > 0
    games = games + met * PRIOR
    points = points + met * PRIOR / 2
    strengths = np.zeros(len(games))
    bend = np.zeros_like(games)
    for _ in range(100):
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = (points - games * expected).sum(axis=1)
        weight = games * expected * (1 - expected)
        bend = np.diag(weight.sum(axis=1)) - weight
        step = np.linalg.solve(bend[1:, 1:], slope[1:])
        strengths[1:] += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    covariances = np.zeros_like(games)
    covariances[1:, 1:] = np.linalg.inv(bend[1:, 1:])
    return strengths, covariances


def _mark(player: Player) -> str:
    """What a player is, for the name of a log: its network and its pace."""
    return f"{identity(player.network)}_{player.pace.replace('=', '')}"


def _match_row(players: Sequence[Player], meeting: Meeting) -> dict[str, Any]:
    one, other = players[meeting.first], players[meeting.second]
    return {
        "first": one.name, "first_pace": one.pace, "second": other.name, "second_pace": other.pace,
        **meeting.result.as_dict(),
    }  # fmt: skip


def _standing_row(one: Standing) -> dict[str, Any]:
    return {
        "name": one.player.name, "pace": one.player.pace, "elo": round(one.elo),
        "error": round(one.error), "points": one.points, "games": one.games,
    }  # fmt: skip


def _write(path: Path, rows: list[dict[str, Any]]) -> None:
    with writing(path, newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
