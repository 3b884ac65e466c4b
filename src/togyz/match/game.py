"""One game of a match: what happened in it, and its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from togyz.core import PROVED
from togyz.rules import Evaluation, Game, Node, Reason, Side, TogyzError, Variant

__all__ = ["FORFEITS", "MatchGame"]

FORFEITS = ("time", "illegal", "crash")
"""Endings that are an engine's fault: too late, against the rules or the protocol, or dead."""

ENDINGS = (*(reason.value for reason in Reason), "illegal", "crash", "adjudication")
RESULTS = ("1-0", "0-1", "1/2-1/2")


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game that was played to its end.

    Attributes:
        number: its number in the match, from 0. Two games make a pair, with the same opening;
            the first engine has White in the even ones.
        opening: the random moves it began with.
        moves: all moves, those of the opening included.
        result: ``1-0``, ``0-1`` or ``1/2-1/2``.
        ending: why it ended: a value of `togyz.rules.Reason`, or ``illegal``, ``crash`` or
            ``adjudication``.
        detail: the same in words, where the moves don't show it.
        times: milliseconds for each move after the opening.
        scores: what the engines thought after each move after the opening, in hundredths of a
            stone from White's view; None where one said nothing.
    """

    number: int
    opening: tuple[int, ...]
    moves: tuple[int, ...]
    result: str
    ending: str
    detail: str = ""
    times: tuple[int, ...] = ()
    scores: tuple[int | None, ...] = ()

    @property
    def pair(self) -> int:
        """The number of its pair, from 0."""
        return self.number // 2

    @property
    def white(self) -> int:
        """Which engine has White: 0 for the first, 1 for the second."""
        return self.number % 2

    @property
    def points(self) -> float:
        """What the first engine gets: 0, ½ or 1."""
        white = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}[self.result]
        return 1 - white if self.white else white

    @property
    def loser(self) -> int | None:
        """Which engine lost; None after a draw."""
        return None if self.points == 0.5 else int(self.points)

    def as_dict(self) -> dict[str, Any]:
        """For JSON; the inverse of `from_dict`."""
        return {
            "game": self.number,
            "opening": list(self.opening),
            "moves": list(self.moves),
            "result": self.result,
            "ending": self.ending,
            "detail": self.detail,
            "times": list(self.times),
            "scores": list(self.scores),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> MatchGame:
        """Read what `as_dict` wrote.

        Raises:
            TogyzError: something is missing, or of another kind.
        """
        try:
            game = cls(
                int(data["game"]),
                tuple(map(int, data["opening"])),
                tuple(map(int, data["moves"])),
                data["result"],
                data["ending"],
                str(data["detail"]),
                tuple(map(int, data["times"])),
                tuple(None if score is None else int(score) for score in data["scores"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise TogyzError(f"this is no game of a match: {error!r}") from None
        if game.number < 0 or game.result not in RESULTS or game.ending not in ENDINGS:
            raise TogyzError("this is no game of a match: its number, result or ending can't be")
        return game

    def record(self, variant: Variant, names: Sequence[str], event: str = "togyz match") -> Game:
        """The game as `togyz.notation` writes it: with times, evaluations and its end.

        Args:
            variant: the rules.
            names: of the first and the second engine.
            event: for the tag of that name.

        Raises:
            IllegalMove: the moves are against the rules.
        """
        white, black = names[self.white], names[1 - self.white]
        tags = {
            "Event": event,
            "Round": f"{self.pair + 1}.{self.white + 1}",
            "White": white,
            "Black": black,
            "Result": self.result,
        }
        game = Game(variant, tags=tags)
        node = game.root
        for move in self.moves:
            node = node.add(move)
        self._annotate(game)
        if self.ending == Reason.TIME.value:
            game.flag(Side.BLACK if self.result == "1-0" else Side.WHITE)
        return game

    def _annotate(self, game: Game) -> None:
        """Write beside the moves what the engines thought, and at the end what went wrong."""
        line: list[Node] = list(game.root.mainline())
        if self.opening:
            line[len(self.opening)].comment = "end of the opening"
        thought = line[len(self.opening) + 1 :]
        for node, time in zip(thought, self.times, strict=False):
            node.elapsed = time
        for node, score in zip(thought, self.scores, strict=False):
            if score is not None:
                win = None if abs(score) <= PROVED else float(score > 0)
                node.evaluation = Evaluation(score, win=win)
        if self.detail:
            last = line[-1]
            last.comment = f"{last.comment}; {self.detail}" if last.comment else self.detail
