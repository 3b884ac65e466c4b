"""The formats of games: one entry each, and everything else looks here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import PurePath

from togyz.rules import Game

from .errors import NotationError, shown
from .jsonformat import write_json
from .owntext import write_own
from .writers import write_bare, write_playok, write_tgk

__all__ = ["GAME_FORMATS", "GameFormat", "find_format", "format_of_path"]


@dataclass(frozen=True, slots=True)
class GameFormat:
    """A way to write games.

    Attributes:
        name: the key in `GAME_FORMATS`.
        title: for people.
        extensions: of its files, with the dot; the first is the usual one. Empty where files
            of that format have none of their own.
        whole: whether a game reads back as it was, with variations, comments, clocks and all;
            other formats hold the main line alone.
        write: from a game to its text; NotationError where the format can't say it.
    """

    name: str
    title: str
    extensions: tuple[str, ...]
    whole: bool
    write: Callable[[Game], str] = field(repr=False)


def _bare(name: str, title: str, *extensions: str) -> GameFormat:
    return GameFormat(name, title, extensions, False, partial(write_bare, format=name))


GAME_FORMATS: dict[str, GameFormat] = {
    f.name: f
    for f in (
        GameFormat("togyz", "togyz's own game text", (".togyz",), True, write_own),
        GameFormat("json", "JSON, one game a line", (".jsonl", ".json"), True, write_json),
        GameFormat("tgk", "TGK, the federation style", (".tgk",), False, write_tgk),
        GameFormat("playok", "PlayOK's PGN", (".pgn",), False, write_playok),
        _bare("playstrategy", "PlayStrategy's moves, such as g1d2"),
        _bare("letters", "letters of holes, a to i"),
        _bare("holes", "numbers of holes"),
        _bare("fromto", "from-to moves, such as 76(10)", ".txt"),
    )
}
"""Every format of games by name."""


def find_format(name: str) -> GameFormat:
    """The format of that name.

    Raises:
        NotationError: there is none.
    """
    found = GAME_FORMATS.get(name)
    if found is None:
        raise NotationError(
            f"there is no format of games called {shown(name)}",
            expected="one of " + ", ".join(GAME_FORMATS),
        )
    return found


def format_of_path(path: PurePath) -> GameFormat:
    """The format that a file's extension means.

    Raises:
        NotationError: it means none.
    """
    extension = path.suffix.lower()
    for known in GAME_FORMATS.values():
        if extension in known.extensions:
            return known
    every = ", ".join(e for known in GAME_FORMATS.values() for e in known.extensions)
    raise NotationError(
        f"{shown(path.name)} does not say in which format to write: name the format, "
        f"or give the file one of the extensions {every}"
    )
