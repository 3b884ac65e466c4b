"""The position that a command line means: a position, or one of a game in a file."""

from __future__ import annotations

from typing import NamedTuple

import click

from togyz.notation import GAME_FORMATS, POSITION_FORMATS, GameRecord, NotationError
from togyz.rules import Node, Position, TogyzError

from .endings import DataError
from .inputs import (
    Reading,
    Source,
    file_problem,
    named_position,
    names_file,
    peek_position,
    position_from,
)
from .output import Progress, echo_problem, plural

__all__ = ["Chosen", "chosen"]


class Chosen(NamedTuple):
    """A position, and where it comes from.

    Attributes:
        line: the game up to it, the first node first; a position alone is a game without moves.
        record: the game of a file, or None.
        last: how many plies the game has.
    """

    line: list[Node]
    record: GameRecord | None = None
    last: int = 0

    @property
    def node(self) -> Node:
        """Where the position is."""
        return self.line[-1]

    @property
    def position(self) -> Position:
        """The position itself."""
        return self.node.position


def chosen(argument: str, number: int | None, ply: int | None, reading: Reading) -> Chosen:
    """The position that an argument names, of game `number` after `ply` plies where it has games.

    Raises:
        DataError: it names nothing of the kind.
        UsageError: a game or a ply is asked for that isn't there.
    """
    position_format = reading.format if reading.format in POSITION_FORMATS else None
    position = named_position(argument, reading.rules)
    if position is None and not names_file(argument):
        position = position_from(argument, reading.rules, position_format)
    if position is None:
        source = Source(argument)
        held = None
        if reading.format is None or position_format:
            held = peek_position(source, reading.rules, position_format)
        if isinstance(held, TogyzError) and reading.format not in (None, *GAME_FORMATS):
            raise file_problem(source, held).as_error()
        if not isinstance(held, Position):
            return _of_game(_pick(source, number or 1, reading), ply)
        position = held
    if number is not None or ply is not None:
        option = "--ply" if number is None else "--game"
        raise click.UsageError(f"{option} is for files with games; this is a position")
    return Chosen([Node(position)])


def _pick(source: Source, number: int, reading: Reading) -> GameRecord:
    """A game of a file, by its number.

    Raises:
        DataError: the file can't be read, or holds no game.
        BadParameter: it holds fewer games.
    """
    games = 0
    with Progress("read", source.size) as progress:
        try:
            for record in source.games(reading, progress):
                if record.number == number:
                    return record
                games = record.number
        except NotationError as error:
            raise file_problem(source, error).as_error() from None
    if not games:
        raise DataError(f"{source.name}: there is no game and no position in it")
    raise click.BadParameter(f"{source.name} holds {plural(games, 'game')}", param_hint="'--game'")


def _of_game(record: GameRecord, ply: int | None) -> Chosen:
    """A position of a game: after so many plies, or at its end. Says what is wrong in the game."""
    for problem in record.problems:
        echo_problem(problem, err=True)
    line = list(record.game.root.mainline())
    last = len(line) - 1
    ply = last if ply is None else ply
    if ply > last:
        raise click.BadParameter(
            f"game {record.number} has {plural(last, 'ply')}", param_hint="'--ply'"
        )
    return Chosen(line[: ply + 1], record, last)
