"""The log of a review: what it is of, then a line for each move, so that it can go on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from togyz.notation import format_position
from togyz.rules import Node, TogyzError

from .game import MoveReview

__all__ = ["ReviewLog"]

FORMAT = 1


class ReviewLog:
    """A log that is open for the review of one game.

    Attributes:
        moves: what it held when it was opened: reviews of the first moves.
    """

    def __init__(self, path: str | os.PathLike[str], end: Node, nodes: int, engine: str) -> None:
        """Open a log, or begin one.

        The line that was being written when the program ended is cut off.

        Args:
            path: where it is.
            end: the last node of the line that is reviewed.
            nodes: positions for each search.
            engine: the name of the engine.

        Raises:
            OSError: it can't be read or written.
            TogyzError: it is no such log, or one of another review.
        """
        self.path = Path(path)
        self.moves: list[MoveReview] = []
        self._file: BinaryIO = self.path.open("a+b")
        try:
            self._resume(_heading(end, nodes, engine))
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        """Go on."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close it."""
        self._file.close()

    def add(self, move: MoveReview) -> None:
        """Write a move down."""
        self._write(move.as_dict())

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _resume(self, heading: dict[str, Any]) -> None:
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            cut = lines.pop()
            if not lines and not cut.startswith(b'{"review":'[: len(cut)]):
                raise TogyzError(f"{self.path}: it is not the log of a review")
            self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._write(heading)
            return
        found = self._parsed(lines[0], 1)
        if "review" not in found:
            raise TogyzError(f"{self.path}: it is not the log of a review")
        if found != heading:
            what = next((name for name in heading if found.get(name) != heading[name]), "review")
            raise TogyzError(
                f"{self.path}: it is the log of another review, with other {what}: "
                "name another file"
            )
        for number, line in enumerate(lines[1:], 2):
            try:
                move = MoveReview.from_dict(self._parsed(line, number))
                right = (move.ply, move.hole) == (number - 1, heading["moves"][number - 2])
            except (IndexError, KeyError, TypeError, ValueError):
                right = False
            if not right:
                raise TogyzError(f"{self.path}:{number}: it is not a move of this review")
            self.moves.append(move)

    def _parsed(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise TogyzError(f"{self.path}:{number}: it is not the log of a review")
        return found


def _heading(end: Node, nodes: int, engine: str) -> dict[str, Any]:
    line = list(end.line())[::-1]
    return {
        "review": FORMAT,
        "engine": engine,
        "nodes": nodes,
        "position": format_position(line[0].position),
        "moves": [node.move for node in line[1:]],
    }
