"""``togyz replay``: play games through and name what is wrong in them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import click

from togyz.notation import GameRecord, format_position
from togyz.rules import Variant

from .endings import WRONG_DATA
from .inputs import FileProblem, Reading, read_files
from .options import (
    EXITS,
    encoding_option,
    epilog,
    files_argument,
    format_option,
    json_option,
    variant_option,
)
from .output import echo_json, echo_problem, plural, table
from .tally import RESULTS, Results

__all__ = ["command"]


@dataclass
class Summary:
    """What all files together came to."""

    files: set[str] = field(default_factory=set)
    unreadable: set[str] = field(default_factory=set)
    games: Counter[str] = field(default_factory=Counter)
    plies: int = 0
    results: Results = field(default_factory=Results)
    errors: int = 0
    warnings: int = 0

    def add(self, record: GameRecord) -> None:
        """Count a game."""
        self.games[state(record)] += 1
        self.plies += len(record.game)
        self.results[record.game.result] += 1

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "type": "summary",
            "files": len(self.files),
            "unreadable": len(self.unreadable),
            "games": self.games.total(),
            "plies": self.plies,
            "ok": self.games["ok"],
            "with_warnings": self.games["warnings"],
            "with_errors": self.games["errors"],
            "errors": self.errors,
            "warnings": self.warnings,
            "results": self.results.as_dict(),
        }

    def __str__(self) -> str:
        """For people."""
        head = ", ".join(
            [
                plural(len(self.files), "file") + self._unreadable(),
                plural(self.games.total(), "game"),
                plural(self.plies, "ply"),
            ]
        )
        return "\n".join(
            [
                head,
                table(
                    [
                        ("right", self.games["ok"]),
                        ("right, with warnings", self.games["warnings"]),
                        ("with errors", self.games["errors"]),
                    ]
                ),
                "Results",
                table([(TITLES[key], self.results[key]) for key in RESULTS]),
            ]
        )

    def _unreadable(self) -> str:
        """How many of the files held nothing that could be read, in brackets."""
        count = len(self.unreadable)
        if not count:
            return ""
        return " (unreadable)" if len(self.files) == 1 else f" ({count} of them unreadable)"


TITLES = {"1-0": "White won", "0-1": "Black won", "1/2-1/2": "draw", "*": "unknown"}


def state(record: GameRecord) -> str:
    """How a game is: ``ok``, ``warnings`` or ``errors``."""
    if not record.problems:
        return "ok"
    return "warnings" if record.ok else "errors"


@click.command(
    "replay",
    epilog=epilog(
        ["togyz replay games.pgn", "togyz replay --json *.tgk | jq 'select(.ok == false)'"],
        {**EXITS, 0: "every game is right", 1: "something in the files is wrong"},
    ),
)
@files_argument
@format_option
@encoding_option
@variant_option
@json_option
def command(
    files: tuple[str, ...],
    source_format: str | None,
    encoding: str | None,
    rules: Variant | None,
    as_json: bool,
) -> None:
    """Play the games of each FILE through, and name what is wrong in them.

    Every problem is a line that tells file, line, column, game and ply; a summary follows.
    Warnings, such as a tag that is no date, don't make a game wrong. FILE may be - for
    standard input.
    """
    summary = Summary()
    reading = Reading(source_format, encoding, rules)
    for source, found, progress in read_files(files, reading, "replay"):
        summary.files.add(source.name)
        problems = [found] if isinstance(found, FileProblem) else found.problems
        errors = sum(problem.severity == "error" for problem in problems)
        summary.errors += errors
        summary.warnings += len(problems) - errors
        if isinstance(found, GameRecord):
            summary.add(found)
        else:
            summary.unreadable.add(source.name)
        if as_json or problems:
            progress.clear()
        if as_json:
            echo_json(as_dict(found, source.name))
        else:
            for problem in problems:
                echo_problem(problem)
    if as_json:
        echo_json(summary.as_dict())
    else:
        click.echo(summary)
    if summary.errors:
        raise SystemExit(WRONG_DATA)


def as_dict(found: GameRecord | FileProblem, file: str) -> dict[str, Any]:
    """A game, or what is wrong with a file, for JSON."""
    if isinstance(found, FileProblem):
        return {"type": "file", "ok": False} | {"file": file, "problems": [found.as_dict()]}
    game = found.game
    outcome = game.outcome
    return {
        "type": "game",
        "ok": found.ok,
        "file": file,
        "game": found.number,
        "line": found.line,
        "format": found.format,
        "variant": str(game.variant),
        "white": game.tags.get("White"),
        "black": game.tags.get("Black"),
        "plies": len(game),
        "result": game.result,
        "reason": None if outcome is None else outcome.reason.value,
        "score": list(game.position.kazans if outcome is None else outcome.score),
        "position": format_position(game.position),
        "problems": [problem.as_dict() for problem in found.problems],
    }
