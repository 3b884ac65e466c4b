"""Files that people give by mistake: no text at all, or a text of another kind."""

from __future__ import annotations

__all__ = ["foreign"]

TYPED = "the games in it have to be typed"
UNPACK = "unpack it first"
SAVE = "open it, and save the games as plain text"
COPY = "copy the games from it into a file of plain text"

BEGINNINGS: tuple[tuple[bytes, str, str], ...] = (
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "a Word or Excel file", SAVE),
    (b"{\\rtf", "a rich text file", SAVE),
    (b"%PDF-", "a PDF file", COPY),
    (b"\x1f\x8b", "a gzip file", UNPACK),
    (b"BZh", "a bzip2 file", UNPACK),
    (b"\xfd7zXZ\x00", "an xz file", UNPACK),
    (b"\x28\xb5\x2f\xfd", "a zstd file", UNPACK),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive", UNPACK),
    (b"Rar!\x1a\x07", "a RAR archive", UNPACK),
    (b"\x89PNG\r\n", "a picture", TYPED),
    (b"\xff\xd8\xff", "a picture", TYPED),
    (b"GIF8", "a picture", TYPED),
    (b"II*\x00", "a picture", TYPED),
    (b"MM\x00*", "a picture", TYPED),
    (b"SQLite format 3\x00", "a database", "export the games from it"),
)
"""How files begin, what they are, and what to do."""

OFFICE = (b"[Content_Types].xml", b"application/vnd.oasis.opendocument", b"word/", b"xl/")
"""What the first bytes of a ZIP archive hold if it is a text or a table."""

PAGES = ((b"<!doctype html", "an HTML page"), (b"<html", "an HTML page"), (b"<svg", "a picture"))


def foreign(head: bytes) -> str | None:
    """What a file is by its first bytes, and what to do about it; None if it may hold games.

    >>> foreign(b"%PDF-1.7")
    'this is a PDF file: copy the games from it into a file of plain text'

    Args:
        head: some hundred bytes; more tell a document from other archives.
    """
    if head.startswith(b"PK\x03\x04"):
        if any(name in head for name in OFFICE):
            return f"this is a Word, Excel or OpenDocument file: {SAVE}"
        return f"this is a ZIP archive: {UNPACK}"
    if head.startswith(b"RIFF") and head[8:12] == b"WEBP":
        return f"this is a picture: {TYPED}"
    for beginning, what, remedy in BEGINNINGS:
        if head.startswith(beginning):
            return f"this is {what}: {remedy}"
    return _page(head.removeprefix(b"\xef\xbb\xbf").lstrip().lower())


def _page(text: bytes) -> str | None:
    """What a text in angle brackets is."""
    if text.startswith(b"<?xml"):
        text = text.partition(b"?>")[2].lstrip()
    for beginning, what in PAGES:
        if text.startswith(beginning):
            return f"this is {what}: {TYPED if what == 'a picture' else COPY}"
    return None
