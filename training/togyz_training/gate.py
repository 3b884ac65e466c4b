"""The gate: a network is as good as the games that it wins."""

from __future__ import annotations

import math
import shlex
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from togyz.engine.judges import HAND
from togyz.log import Log
from togyz.match import Estimate, Match, Settings, Sprt, estimate, parse_engine
from togyz.rules import TogyzError, Variant

from .identity import identity
from .workers import Workers

__all__ = ["Gate", "Pair", "Result", "meet", "play_pair"]

OPENING_PLIES = 8

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Pair:
    """An opening to be played from both sides.

    Attributes:
        variant: what is played.
        networks: of the two, the bytes of their files; None: the evaluation made by hand.
        paces: how long each may think, as `togyz match` has it: ``nodes=5000``, ``time=100``.
        seed: what the opening depends on.
        number: of the pair.
    """

    variant: Variant
    networks: tuple[bytes | None, bytes | None]
    paces: tuple[str, str]
    seed: int
    number: int


def play_pair(pair: Pair) -> tuple[float, float]:
    """The first one's points in the two games."""
    with tempfile.TemporaryDirectory(prefix="togyz-") as folder:
        specs = []
        sides = zip(("first", "second"), pair.networks, pair.paces, strict=True)
        for name, network, pace in sides:
            path = Path(folder) / f"{name}.tgn"
            if network is not None:
                path.write_bytes(network)
            judge = HAND if network is None else shlex.quote(str(path))
            specs.append(parse_engine(f"core {pace} hash=4 name={name} network={judge}"))
        settings = Settings(
            (specs[0], specs[1]),
            pair.variant,
            seed=pair.seed * 1_000_003 + pair.number,
            plies=OPENING_PLIES,
        )
        games = list(Match(settings, 2).play())
    return games[0].points, games[1].points


@dataclass(frozen=True, slots=True)
class Result:
    """How a match went; points are the first one's.

    Attributes:
        pairs: by points: 0, ½, 1, 1½, 2.
        wins: games won.
        draws: games drawn.
        losses: games lost.
        accepted: what the test decided: True, the first one is better; None: the pairs ran out.
    """

    pairs: tuple[int, ...]
    wins: int
    draws: int
    losses: int
    accepted: bool | None

    @property
    def estimate(self) -> Estimate | None:
        """Elo; None without a pair."""
        return estimate(self.pairs)

    @property
    def better(self) -> bool:
        """Whether the first one is better, as far as these games tell."""
        if self.accepted is not None:
            return self.accepted
        found = self.estimate
        return found is not None and found.elo > 0

    def __str__(self) -> str:
        """For people."""
        found = self.estimate
        elo = "" if found is None else f", Elo {_signed(found.elo)}"
        if found is not None and found.low is not None and found.high is not None:
            elo += f" ({_signed(found.low)} to {_signed(found.high)})"
        return f"+{self.wins} ={self.draws} -{self.losses}{elo}"

    def as_dict(self) -> dict[str, Any]:
        """For JSON and tables."""
        found = self.estimate
        return {
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "pairs": " ".join(map(str, self.pairs)),
            "elo": _whole(found.elo if found else None),
            "low": _whole(found.low if found else None),
            "high": _whole(found.high if found else None),
        }


@dataclass(frozen=True, slots=True)
class Gate:
    """How two networks meet.

    Attributes:
        pace: how long each may think, as `togyz match` has it.
        pairs: of games, at most.
        sprt: ends it earlier; None: all are played.
        seed: of the openings.
        other: how long the second one may think, where it is not as long as the first.
    """

    pace: str = "nodes=5000"
    pairs: int = 200
    sprt: Sprt | None = field(default_factory=lambda: Sprt(0, 30))
    seed: int = 1
    other: str | None = None


def meet(
    variant: Variant,
    networks: tuple[bytes | None, bytes | None],
    gate: Gate,
    log: Path,
    team: Workers,
    say: Say,
) -> Result:
    """Let two networks play, or go on with a match that was ended.

    The test looks at the pairs in their order, so that the result is the same whoever was quick.

    Args:
        variant: what is played.
        networks: the bytes of their files; None: the evaluation made by hand.
        gate: how.
        log: gets a line for each pair.
        team: plays.
        say: hears of progress.

    Raises:
        TogyzError: the log is one of another match, or another program is writing to it.
        OSError: the log can't be written.
    """
    head: dict[str, object] = {
        "variant": str(variant),
        "networks": [identity(network) for network in networks],
        "pace": gate.pace,
        "seed": gate.seed,
    }
    if gate.other is not None:
        head["other"] = gate.other
    log.parent.mkdir(parents=True, exist_ok=True)
    done: dict[int, tuple[float, float]] = {}

    def take(number: int, line: dict[str, Any]) -> None:
        if number == 1:
            if line != head:
                raise TogyzError(
                    f"{log} is the log of another match: give another file, or remove it"
                )
            return
        try:
            done[line["pair"]] = (line["points"][0], line["points"][1])
        except (KeyError, IndexError, TypeError):
            raise TogyzError(f"{log}:{number}: this is no pair of a match") from None

    with Log(log, "log of pairs", head, take) as pairs:
        _play(variant, networks, gate, done, pairs, team, say)
    return _result(done, gate)


def _play(
    variant: Variant,
    networks: tuple[bytes | None, bytes | None],
    gate: Gate,
    done: dict[int, tuple[float, float]],
    log: Log,
    team: Workers,
    say: Say,
) -> None:
    """Play the pairs that are not done, as long as they are wanted."""
    told = len(done)
    paces = (gate.pace, gate.other or gate.pace)

    def tasks() -> Iterator[Pair]:
        for number in range(gate.pairs):
            if _verdict(done, gate)[1] is not None:
                return
            if number not in done:
                yield Pair(variant, networks, paces, gate.seed, number)

    playing = team.run(play_pair, tasks())
    with closing(cast(Any, playing)):
        for task, points in playing:
            done[task.number] = points
            log.write({"pair": task.number, "points": points})
            if len(done) - told >= 20:
                told = len(done)
                say(f"{len(done)} pairs: {_result(done, gate)}")
            if _verdict(done, gate)[1] is not None:
                break


def _signed(elo: float) -> str:
    """For people: +12, -12, 0, +inf."""
    return f"{elo:+.0f}" if abs(elo) >= 0.5 else "0"


def _whole(elo: float | None) -> int | None:
    """For tables; None for what is unknown or without end."""
    return round(elo) if elo is not None and math.isfinite(elo) else None


def _verdict(
    done: dict[int, tuple[float, float]], gate: Gate
) -> tuple[list[tuple[float, float]], bool | None]:
    """The pairs up to the first that is missing, as far as the test needs them; its decision."""
    counts, seen = [0, 0, 0, 0, 0], []
    for number in range(gate.pairs):
        if number not in done:
            break
        seen.append(done[number])
        if gate.sprt is None:
            continue
        counts[round(2 * sum(done[number]))] += 1
        accepted = gate.sprt.accepts(gate.sprt.llr(counts))
        if accepted is not None and number >= 10:
            return seen, accepted == gate.sprt.elo1
    return seen, None


def _result(done: dict[int, tuple[float, float]], gate: Gate) -> Result:
    seen, accepted = _verdict(done, gate)
    counts = [0, 0, 0, 0, 0]
    for points in seen:
        counts[round(2 * sum(points))] += 1
    every = [one for points in seen for one in points]
    return Result(tuple(counts), every.count(1), every.count(0.5), every.count(0), accepted)
