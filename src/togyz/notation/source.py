"""From a file, a stream or a string to pieces of text: encodings, line ends, progress.

Nothing here depends on how long the input is: a piece is some ten thousand characters.
"""

from __future__ import annotations

import codecs
import io
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

from .errors import NotationError

__all__ = ["TextSource", "open_source", "text_source"]

PIECE = 64 * 1024
"""Bytes or characters read at a time."""

ENOUGH = 4096
"""Bytes or characters that show encoding and format."""

_BOMS = (
    # UTF-32 first: its mark begins like that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (codecs.BOM_UTF8, "utf-8"),
)


class TextSource:
    """Text in pieces; every line ends in one line feed, and there is no byte-order mark.

    Attributes:
        name: what to call it in messages; None for a text without a name.
        damaged: whether bytes were met so far that the encoding has no character for; U+FFFD
            stands in the text for each.
    """

    def __init__(
        self,
        read: Callable[[int], bytes | str],
        name: str | None = None,
        encoding: str | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        self.name = name
        self._read = read
        self._decode = _Decoder(encoding)
        self._newlines = io.IncrementalNewlineDecoder(None, translate=True)
        self._progress = progress
        self._consumed = 0
        self._head: str | None = None
        self._ended = False

    @property
    def damaged(self) -> bool:
        """See the class."""
        return self._decode.damaged

    def head(self) -> str:
        """The first piece; it will still be iterated over."""
        if self._head is None:
            self._head = self._piece().removeprefix("\ufeff")
        return self._head

    def __iter__(self) -> Iterator[str]:
        """The pieces; to be iterated over once."""
        yield self.head()
        while not self._ended:
            piece = self._piece()
            if piece:
                yield piece

    def _beginning(self) -> bytes | str:
        """What is read first; sockets and the like give less than asked for."""
        data = more = self._read(PIECE)
        while more and len(data) < ENOUGH:
            more = self._read(PIECE)
            data += more  # type: ignore[operator]  # a stream gives one kind of them
        return data

    def _piece(self) -> str:
        """The next piece; may be empty."""
        if self._ended:
            return ""
        try:
            data = self._read(PIECE) if self._head is not None else self._beginning()
        except UnicodeError as problem:  # a stream of text that decodes for itself
            raise NotationError(f"the stream can't decode its bytes: {problem}") from None
        if not data:
            self._ended = True
        if isinstance(data, str):
            text = data
            self._consumed += len(data.encode("utf-8", "surrogatepass"))
        else:
            text = self._decode(data, final=not data)
            self._consumed += len(data)
        if self._progress is not None and data:
            self._progress(self._consumed)
        return self._newlines.decode(text, final=not data)


class _Decoder:
    """Bytes to text in the given encoding, or in the one that the first of them show."""

    def __init__(self, encoding: str | None) -> None:
        self.damaged = False
        self._pending = b""
        self._ascii_so_far = True
        self._incremental: codecs.IncrementalDecoder | None = None
        self._guessed = encoding is not None
        self._default = "utf-8"
        if encoding is not None:
            self._use(encoding)
            if codecs.lookup(encoding).name in ("utf-16", "utf-32"):
                # Which end comes first, the text itself tells; mostly it is the little one.
                self._guessed = False
                self._default = f"{codecs.lookup(encoding).name}-le"

    def _use(self, encoding: str) -> None:
        try:
            "".encode(encoding)  # refuses codecs that are no encodings of text
            self._incremental = codecs.getincrementaldecoder(encoding)(errors="replace")
        except (LookupError, ValueError):
            raise NotationError(
                f"there is no text encoding called {encoding!r}",
                expected="a name such as utf-8, utf-16, cp1251 or kz1048",
            ) from None

    def __call__(self, data: bytes, *, final: bool) -> str:
        if not self._guessed and data:
            self._guessed = True
            data = self._guess(data)
        if self._incremental is None:
            return self._utf_8(data, final)
        try:
            text = self._incremental.decode(data, final)
        except UnicodeError as problem:  # encodings that can't replace what they can't read
            raise NotationError(f"the bytes are not text in this encoding: {problem}") from None
        if "\ufffd" in text:
            self.damaged = True
        return text

    def _guess(self, data: bytes) -> bytes:
        """Choose by the byte-order mark, or by where zero bytes lie; UTF-8 is the default."""
        for bom, encoding in _BOMS:
            if data.startswith(bom):
                self._incremental = None
                if encoding != "utf-8":
                    self._use(encoding)
                return data[len(bom) :]
        head = data[:4096]
        zeros = head[::2].count(0), head[1::2].count(0)
        few, many = len(head) // 20, len(head) // 5
        if zeros[1] > many and zeros[0] <= few:
            self._use("utf-16-le")
        elif zeros[0] > many and zeros[1] <= few:
            self._use("utf-16-be")
        elif self._default != "utf-8":
            self._use(self._default)
        return data

    def _utf_8(self, data: bytes, final: bool) -> str:
        """UTF-8, until bytes show that it is cp1251."""
        data = self._pending + data
        try:
            text, used = codecs.utf_8_decode(data, "strict", final)
        except UnicodeDecodeError as problem:
            start = problem.start
            if self._ascii_so_far and data[:start].isascii() and _rather_cp1251(data[start:]):
                self._use("cp1251")
                self._pending = b""
                return self(data, final=final)
            self.damaged = True
            text, used = codecs.utf_8_decode(data, "replace", final)
        self._ascii_so_far = self._ascii_so_far and text.isascii()
        self._pending = data[used:]
        return text


def _rather_cp1251(data: bytes) -> bool:
    """Whether the bytes beyond ASCII make more nonsense than sense as UTF-8."""
    text = data.decode("utf-8", "replace")
    return text.count("\ufffd") > len(re.findall(r"[^\x00-\x7f\ufffd]", text))


def text_source(
    text: str, name: str | None = None, progress: Callable[[int], None] | None = None
) -> TextSource:
    """The pieces of a string."""
    return TextSource(io.StringIO(text, newline="").read, name, None, progress)


@contextmanager
def open_source(
    source: str | os.PathLike[str] | BinaryIO | TextIO,
    encoding: str | None = None,
    name: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[TextSource]:
    """Open a path, or take a stream, which stays open.

    Raises:
        OSError: the file can't be opened or read.
        NotationError: there is no such encoding.
    """
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as file:
            yield TextSource(file.read, name or os.fspath(source), encoding, progress)
    else:
        yield TextSource(source.read, name, encoding, progress)
