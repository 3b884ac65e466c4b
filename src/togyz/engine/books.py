"""Which opening book is played from: the shipped one, another one, or none."""

from __future__ import annotations

from pathlib import Path

from togyz.rules import Variant

from .book import Book
from .shelf import Shelf

__all__ = ["DEFAULT", "NONE", "check_book", "opening_book", "shipped_book"]

DEFAULT = "default"
"""The book that is shipped for a variant, if there is one."""

NONE = "none"
"""No book."""

BOOKS = Shelf(
    "book", ".book", Book.load, f"{DEFAULT} is the one that comes with togyz, {NONE} is none"
)


def shipped_book(variant: Variant) -> Path | None:
    """The file of the book that comes with togyz for a variant; None if none does."""
    return BOOKS.path(variant)


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
    return BOOKS.shipped(variant) if book == DEFAULT else BOOKS.named(book)


def check_book(book: str) -> str:
    """`book` itself, if it is `DEFAULT`, `NONE` or the path of a book of whatever variant.

    Raises:
        TogyzError: the file can't be read, or is no book.
    """
    if book not in (DEFAULT, NONE):
        BOOKS.named(book)
    return book
