"""The log of a review: what it is of, then a line for each move, so that it can go on."""

from __future__ import annotations

import os
from typing import Any

from togyz.log import Log
from togyz.notation import format_position
from togyz.rules import Node, TogyzError

from .game import MoveReview

__all__ = ["ReviewLog"]

FORMAT = 1


class ReviewLog(Log):
    """A log that is open for the review of one game.

    Attributes:
        moves: what it held when it was opened: reviews of the first moves.
    """

    def __init__(self, path: str | os.PathLike[str], end: Node, nodes: int, engine: str) -> None:
        """Open a log, or begin one.

        Args:
            path: where it is.
            end: the last node of the line that is reviewed.
            nodes: positions for each search.
            engine: the name of the engine.

        Raises:
            OSError: it can't be read or written.
            TogyzError: it is no such log, one of another review, or another program is writing to
                it.
        """
        self.moves: list[MoveReview] = []
        self._heading = _heading(end, nodes, engine)
        super().__init__(path, "log of a review", self._heading, self._take)

    def add(self, move: MoveReview) -> None:
        """Write a move down."""
        self.write(move.as_dict())

    def _take(self, number: int, line: dict[str, Any]) -> None:
        if number == 1:
            self._compare(line, self._heading)
            return
        try:
            move = MoveReview.from_dict(line)
            right = (move.ply, move.hole) == (number - 1, self._heading["moves"][number - 2])
        except (IndexError, KeyError, TypeError, ValueError):
            right = False
        if not right:
            raise TogyzError(f"{self.path}:{number}: this is not a move of the review")
        self.moves.append(move)

    def _compare(self, line: dict[str, Any], heading: dict[str, Any]) -> None:
        if "review" not in line:
            raise TogyzError(f"{self.path}:1: this is no log of a review; nothing was changed")
        if line != heading:
            what = next((name for name in heading if line.get(name) != heading[name]), "review")
            raise TogyzError(
                f"{self.path}: it is the log of another review, with other {what}: "
                "name another file"
            )


def _heading(end: Node, nodes: int, engine: str) -> dict[str, Any]:
    line = list(end.line())[::-1]
    return {
        "review": FORMAT,
        "engine": engine,
        "nodes": nodes,
        "position": format_position(line[0].position),
        "moves": [node.move for node in line[1:]],
    }
