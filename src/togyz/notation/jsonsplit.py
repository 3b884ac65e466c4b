"""Cut a stream of JSON into its objects: one a line, an array of them, or one after the other.

Only one object is in memory at a time, and a limited part of one that is too large.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .limits import MAX_JSON

__all__ = ["JsonPiece", "split_json"]


class JsonPiece(NamedTuple):
    """An object of the text, or what stands in place of one.

    Attributes:
        text: the object, from brace to brace; empty when there is a problem.
        line: where it begins, from 1.
        column: of its first character, from 1.
        problem: what is wrong, or None.
    """

    text: str
    line: int
    column: int
    problem: str | None = None


_BETWEEN = re.compile(r"[\s,\[\]]*+")
# Square brackets need no counting: an object ends with its own brace, outside of strings.
_STRUCTURE = re.compile(r'[^"{}\n]*+(?:(\{)|(\})|(\n)|("(?:[^"\\\n]++|\\[^\n])*+")|("))')
_TEXT = re.compile(r"(?:[^\"\\\n]++|\\[^\n])*+")
_ANOTHER = re.compile(r"\n([ \t]{0,200})\{([ \t]{0,9}\n)?")
_MARGIN = 256
_READ_AHEAD = 200_000


class _Splitter:
    """The state of the cutting: a buffer, and a place in it that all else counts from."""

    def __init__(self, pieces: Iterable[str]) -> None:
        self._pieces = iter(pieces)
        self._buffer = ""
        self._at = 0
        self._line, self._column = 1, 1
        self._alone = True  # nothing but blanks stands before the place in its line
        self._first = True  # nothing but blanks stands before the place in its line
        self._ended = False

    def _more(self) -> bool:
        """Read another piece, and forget what was passed; whether there was one."""
        piece = next(self._pieces, None)
        if piece is None:
            self._ended = True
            return False
        self._buffer = self._buffer[self._at :] + piece
        self._at = 0
        return True

    def _rest(self) -> int:
        """The characters of the buffer from the place on."""
        return len(self._buffer) - self._at

    def _advance(self, count: int) -> None:
        """Move the place on."""
        end = self._at + count
        lines = self._buffer.count("\n", self._at, end)
        if lines:
            self._line += lines
            start = self._buffer.rindex("\n", self._at, end) + 1
            self._column = end - start + 1
            self._first = not self._buffer[start:end].strip()
        else:
            self._column += count
            self._first = self._first and not self._buffer[self._at : end].strip()
        self._at = end

    def pieces(self) -> Iterator[JsonPiece]:
        """The objects, and what is wrong between and in them."""
        while True:
            between = _BETWEEN.match(self._buffer, self._at)
            if between is not None:
                _, newline, line = between[0].rpartition("\n")
                self._alone = not line.strip() and (newline != "" or self._alone)
                self._advance(len(between[0]))
            if not self._rest():
                if not self._more():
                    return
            elif self._buffer[self._at] == "{":
                yield self._object()
                self._alone = False
            else:
                line, column = self._line, self._column
                found = self._buffer[self._at : self._at + 20].split("\n")[0]
                self._resume(0, None)
                yield JsonPiece("", line, column, f"no JSON object begins with {found!r}")

    def _object(self) -> JsonPiece:
        """The object at the place."""
        line, column = self._line, self._column
        margin = column if self._first else 0
        depth, offset, in_text = 0, 0, False
        while offset <= MAX_JSON and self._rest() <= MAX_JSON + _READ_AHEAD:
            if in_text:
                match = _TEXT.match(self._buffer, self._at + offset)
                offset = match.end() - self._at if match else offset
                in_text = not self._buffer.startswith('"', self._at + offset)
                if not in_text:
                    offset += 1
                elif offset < self._rest() - 1 or (self._ended and offset < self._rest()):
                    self._resume(offset, margin)
                    what = "a text in it runs over the end of its line"
                    return JsonPiece("", line, column, f"an object that can't be read: {what}")
                elif not self._more():
                    break
                continue
            match = _STRUCTURE.match(self._buffer, self._at + offset)
            if match is None:
                if not self._more():
                    break
                continue
            offset = match.end() - self._at
            in_text = match[5] is not None
            if match[3] and self._begins_another(offset - 1, margin):
                self._resume(offset - 1, margin)
                return JsonPiece("", line, column, "an object that never ends")
            depth += bool(match[1]) - bool(match[2])
            if not depth and not in_text:
                text = self._buffer[self._at : self._at + offset]
                self._advance(offset)
                if offset > MAX_JSON:
                    return _too_long(line, column)
                return JsonPiece(text, line, column)
        if self._ended:
            self._advance(self._rest())
            return JsonPiece("", line, column, "the text ends in the midst of an object")
        self._resume(self._rest(), margin)
        return _too_long(line, column)

    def _begins_another(self, newline: int, column: int | None) -> bool:
        """Whether the line after a line end begins an object beside the one being read.

        It does where it begins with a brace in the same column. Printed without any indent, the
        inner objects do so too, each with its brace alone in the line.

        Args:
            newline: where the line end is, counted from the place.
            column: where the object begins, 0 if that is in the midst of a line, so that nothing
                can be told; None for any line that begins with a brace.
        """
        while self._rest() - newline < _MARGIN and self._more():
            pass
        match = _ANOTHER.match(self._buffer, self._at + newline)
        if match is None:
            return False
        if column is None:
            return True
        same = self._alone and len(match[1]) + 1 == column
        return same and (column > 1 or match[2] is None)

    def _resume(self, offset: int, column: int | None) -> None:
        """Move on to the next line that begins another object, or to the end."""
        while True:
            newline = self._buffer.find("\n", self._at + offset) - self._at
            if newline < 0:
                self._advance(self._rest())
                offset = 0
                if not self._more():
                    return
            elif self._begins_another(newline, column):
                self._advance(newline)
                return
            else:
                offset = newline + 1


def _too_long(line: int, column: int) -> JsonPiece:
    return JsonPiece("", line, column, f"an object of more than {MAX_JSON} characters")


def split_json(pieces: Iterable[str]) -> Iterator[JsonPiece]:
    """The objects of a text that comes in pieces."""
    return _Splitter(pieces).pieces()
