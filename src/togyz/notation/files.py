"""Read and write games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO, TextIO

from togyz.rules import Game, Variant

from .problems import GameRecord

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
    """Read the games of a file, one after the other."""
    raise NotImplementedError


def read_text(
    text: str,
    format: str | None = None,
    *,
    variant: str | Variant | None = None,
    name: str | None = None,
) -> Iterator[GameRecord]:
    """Read the games of a text."""
    raise NotImplementedError


def write_games(
    games: Iterable[Game | GameRecord],
    target: str | os.PathLike[str] | TextIO,
    format: str | None = None,
) -> int:
    """Write games; returns how many."""
    raise NotImplementedError


def format_game(game: Game, format: str = "togyz") -> str:
    """A game as text."""
    raise NotImplementedError


def detect_format(head: str) -> str:
    """The format of a text, from its beginning."""
    raise NotImplementedError
