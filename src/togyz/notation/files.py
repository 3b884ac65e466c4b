"""Read games from files, streams and strings, and write them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, TextIO

from togyz.files import writing
from togyz.rules import Game, Variant
from togyz.rules import variant as find_variant

from .detect import detect_format
from .errors import NotationError
from .formats import GameFormat, find_format, format_of_path
from .jsonreader import read_json
from .problems import GameRecord
from .reader import read_movetext
from .source import TextSource, open_source, text_source

__all__ = ["detect_format", "format_game", "read_games", "read_text", "write_games"]


def read_games(
    source: str | os.PathLike[str] | BinaryIO | TextIO,
    format: str | None = None,
    *,
    encoding: str | None = None,
    variant: str | Variant | None = None,
    name: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[GameRecord]:
    """Read the games of a file, one after the other, in memory that does not grow with it.

    A bad game does not stop the reading: its record holds what is right of it, and its problems.

    Args:
        source: a path, or a stream of bytes or of text, which is read to its end and not closed.
        format: a key of `GAME_FORMATS`; None to find out from the beginning of the text.
        encoding: of the bytes; None to find out: a byte-order mark, else UTF-16 or UTF-8, or
            Windows-1251 where bytes show that it isn't UTF-8.
        variant: the variant of games that don't name theirs; Togyz Kumalak by default.
        name: what problems call the file; the path by default.
        progress: is called with the number of bytes read so far.

    Yields:
        A record for each game. A file without any text has none.

    Raises:
        OSError: the file can't be opened or read.
        NotationError: there is no such format or encoding, or the format can't be told.
        UnknownVariant: there is no such variant.
    """
    given = None if variant is None else find_variant(variant)
    if format is not None:
        find_format(format)
    with open_source(source, encoding, name, progress) as text:
        yield from _records(text, format, given)


def read_text(
    text: str,
    format: str | None = None,
    *,
    variant: str | Variant | None = None,
    name: str | None = None,
) -> Iterator[GameRecord]:
    """Read the games of a text; see `read_games`.

    >>> [record.game.moves for record in read_text("1. 76 98 2. 12")]
    [[7, 9, 1]]
    """
    given = None if variant is None else find_variant(variant)
    if format is not None:
        find_format(format)
    yield from _records(text_source(text, name), format, given)


def _records(source: TextSource, format: str | None, given: Variant | None) -> Iterator[GameRecord]:
    head = source.head()
    if format is None:
        if not head.strip():
            # Nothing at all is no game; blanks without end are no format either.
            return
        format = detect_format(head)
    if format == "json":
        yield from read_json(source, given)
    else:
        yield from read_movetext(source, format, given)


def write_games(
    games: Iterable[Game | GameRecord],
    target: str | os.PathLike[str] | TextIO,
    format: str | None = None,
) -> int:
    """Write games, one after the other.

    A file appears whole or not at all: it is written beside its place, then put there.

    Args:
        games: games, or the records that reading yields.
        target: a path, or a stream of text.
        format: a key of `GAME_FORMATS`; None for the one that the path's extension means, or
            for ``togyz`` in a stream.

    Returns:
        How many games were written.

    Raises:
        OSError: the file can't be written.
        NotationError: there is no such format, or it can't say one of the games.
    """
    if isinstance(target, str | os.PathLike):
        path = Path(target)
        chosen = format_of_path(path) if format is None else find_format(format)
        with writing(path) as stream:
            return _write(games, stream, chosen)
    return _write(games, target, find_format(format or "togyz"))


def _write(games: Iterable[Game | GameRecord], stream: TextIO, format: GameFormat) -> int:
    count = 0
    for count, game in enumerate(games, 1):
        try:
            stream.write(format.write(game.game if isinstance(game, GameRecord) else game))
        except NotationError as problem:
            raise NotationError(
                f"game {count} can't be written: {problem.message}", expected=problem.expected
            ) from None
    return count


def format_game(game: Game, format: str = "togyz") -> str:
    """A game as text, with a line end behind its last line.

    Args:
        game: what to write.
        format: a key of `GAME_FORMATS`.

    Raises:
        NotationError: there is no such format, or it can't say this game.
    """
    return find_format(format).write(game)
