"""Which opening book is played from: the shipped one, another one, or none."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from togyz.rules import TogyzError, Variant

from .book import Book

__all__ = ["DEFAULT", "NONE", "check_book", "opening_book", "shipped_book"]

DEFAULT = "default"
"""The book that is shipped for a variant, if there is one."""

NONE = "none"
"""No book."""

BOOKS = Path(__file__).with_name("books")
"""Where shipped books are, each under the name of its variant."""


def shipped_book(variant: Variant) -> Path | None:
    """The file of the book that comes with togyz for a variant; None if none does."""
    path = BOOKS / f"{variant}.book"
    return path if path.is_file() else None


def opening_book(variant: Variant, book: str = DEFAULT) -> Book | None:
    """The book to play a variant from; None: there is none.

    Args:
        variant: what is played.
        book: `DEFAULT`, `NONE`, or the path of a book's file, of whatever variant: of others it
            knows no position.

    Raises:
        TogyzError: the file can't be read, or is no book.
    """
    if book == NONE:
        return None
    return _shipped(variant) if book == DEFAULT else _read_file(book)


def check_book(book: str) -> str:
    """`book` itself, if it is `DEFAULT`, `NONE` or the path of a book of whatever variant.

    Raises:
        TogyzError: the file can't be read, or is no book.
    """
    if book not in (DEFAULT, NONE):
        _read_file(book)
    return book


def _read_file(path: str) -> Book:
    try:
        state = Path(path).stat()
        return _read(path, state.st_mtime_ns, state.st_size)
    except OSError as error:
        raise TogyzError(
            f"the book {path} can't be read: {error.strerror}; {DEFAULT} is the one that comes "
            f"with togyz, {NONE} is none"
        ) from None


@lru_cache(maxsize=4)
def _read(path: str, changed: int, size: int) -> Book:
    """A file as it was at a moment."""
    return Book.load(Path(path))


@cache
def _shipped(variant: Variant) -> Book | None:
    path = shipped_book(variant)
    return None if path is None else Book.load(path)
