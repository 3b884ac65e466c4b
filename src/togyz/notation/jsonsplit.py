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
_FLAT = r'[^"{}\n]++|"(?:[^"\\\n]++|\\[^\n])*+"'
# Objects that hold no others, as moves are, are read over whole: that halves the time.
_STRUCTURE = re.compile(rf'(?:{_FLAT}|\{{(?:{_FLAT})*+\}})*+(?:(\{{)|(\}})|(\n)|("))?')
_TEXT = re.compile(r"(?:[^\"\\\n]++|\\[^\n])*+")
_BRACE = re.compile(r"\n([ \t]{0,200})\{")
# Within a game no line begins so: it is the next one, and this one was cut off.
_GAME = re.compile(r'\n[ \t]{0,200}\{\s{0,200}"format"\s{0,9}:')
_MARGIN = 512
_READ_AHEAD = 200_000


class _Splitter:
    """The state of the cutting: a buffer, and a place in it that all else counts from."""

    def __init__(self, pieces: Iterable[str]) -> None:
        self._pieces = iter(pieces)
        self._buffer = ""
        self._at = 0
        self._line, self._column = 1, 1
        self._wary = False  # an object was cut off: a brace in its column begins another one
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
                self._advance(len(between[0]))
            if not self._rest():
                if not self._more():
                    return
            elif self._buffer[self._at] == "{":
                yield self._object()
            else:
                line, column = self._line, self._column
                found = self._buffer[self._at : self._at + 20].split("\n")[0]
                self._resume(None)
                yield JsonPiece("", line, column, f"no JSON object begins with {found!r}")

    def _object(self) -> JsonPiece:
        """The object at the place."""
        line, column = self._line, self._column
        depth, offset, in_text = 1, 1, False
        problem = f"an object of more than {MAX_JSON} characters"
        while offset <= MAX_JSON and self._rest() <= MAX_JSON + _READ_AHEAD:
            if in_text:
                match = _TEXT.match(self._buffer, self._at + offset)
                offset = match.end() - self._at if match else offset
                in_text = not self._buffer.startswith('"', self._at + offset)
                if not in_text:
                    offset += 1
                elif offset < self._rest() - 1 or (self._ended and offset < self._rest()):
                    problem = "an object with a text that runs over the end of its line"
                    break
                elif not self._more():
                    problem = "the file ends in the midst of an object"
                    break
                continue
            match = _STRUCTURE.match(self._buffer, self._at + offset)
            if match is None or match.end() == self._at + offset:
                if not self._more():
                    problem = "the file ends in the midst of an object"
                    break
                continue
            offset = match.end() - self._at
            in_text = match[4] is not None
            if match[3] and self._begins_another(offset - 1, column):
                problem = "an object that never ends, or so it seems: another game begins"
                break
            depth += bool(match[1]) - bool(match[2])
            if not depth and not in_text:
                if offset > MAX_JSON:
                    break
                text = self._buffer[self._at : self._at + offset]
                self._advance(offset)
                return JsonPiece(text, line, column)
        self._resume(column)
        return JsonPiece("", line, column, problem)

    def _begins_another(self, newline: int, column: int) -> bool:
        """Whether the line after a line end begins another game than the one being read."""
        if self._matches(_GAME, newline):
            return True
        brace = self._matches(_BRACE, newline) if self._wary else None
        return brace is not None and len(brace[1]) + 1 == column

    def _matches(self, pattern: re.Pattern[str], offset: int) -> re.Match[str] | None:
        """Match where enough of the text is there."""
        while self._rest() - offset < _MARGIN and self._more():
            pass
        return pattern.match(self._buffer, self._at + offset)

    def _resume(self, column: int | None) -> None:
        """Move on to the next line that begins another object, or to the end.

        Args:
            column: where the object begins that can't be read, for inner objects begin elsewhere;
                None for any line that begins with a brace.
        """
        offset = 0
        while True:
            newline = self._buffer.find("\n", self._at + offset) - self._at
            if newline < 0:
                self._advance(self._rest())
                offset = 0
                if not self._more():
                    return
                continue
            brace = self._matches(_BRACE, newline)
            if brace is not None and (
                column in (None, len(brace[1]) + 1) or self._matches(_GAME, newline)
            ):
                self._advance(newline)
                self._wary = True
                return
            offset = newline + 1


def split_json(pieces: Iterable[str]) -> Iterator[JsonPiece]:
    """The objects of a text that comes in pieces."""
    return _Splitter(pieces).pieces()
