"""Requests in JSON lines: read, and checked field by field."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, cast

from togyz.core import Limits
from togyz.notation import parse_position
from togyz.rules import Position, TogyzError, variant

from .arguments import MOST_LINES
from .history import History
from .knowledge import AUTO, NONE, usable
from .levels import FULL, Level, level
from .local import own_tables
from .words import DEEPEST, MOST, bounded

__all__ = ["About", "Analyse", "Cancel", "Refused", "Request", "RequestId", "parse_request"]

RequestId = str | int

PRIORITIES = 1_000_000
LONGEST_ID = 200
MOST_MOVES = 10_000


class Refused(TogyzError):
    """A request that can't be done.

    Attributes:
        request: its id, if it has one.
        field: what is wrong in it, or None for the whole of it.
        message: why.
    """

    def __init__(self, request: RequestId | None, field: str | None, message: str) -> None:
        super().__init__(message)
        self.request = request
        self.field = field
        self.message = message


@dataclass(frozen=True, slots=True)
class Analyse:
    """Search a position.

    Attributes:
        id: what its answers are marked with.
        position: what to search.
        earlier: the positions before it that it can be a repetition of, the oldest first.
        limits: when to end.
        priority: the highest is searched first.
        partial: whether every iteration is told.
        level: the level that chooses; ``full`` searches.
        seed: what its dice depend on.
        tables: which tables are asked, as the option of our engine; None: those of the server.
    """

    id: RequestId
    position: Position
    earlier: tuple[Position, ...]
    limits: Limits
    priority: int
    partial: bool
    level: Level
    seed: int
    tables: str | None

    @property
    def endless(self) -> bool:
        """Whether nothing but a proof or a cancel ends it."""
        return self.level.name == FULL and not bounded(self.limits)


@dataclass(frozen=True, slots=True)
class Cancel:
    """End the search of another request."""

    id: RequestId
    target: RequestId


@dataclass(frozen=True, slots=True)
class About:
    """Tell of the engine."""

    id: RequestId


Request = Analyse | Cancel | About

FIELDS = {
    "analyse": (
        "position", "variant", "moves", "depth", "nodes", "time_ms", "lines", "only", "priority",
        "partial", "level", "seed", "tables",
    ),
    "cancel": ("target",),
    "about": (),
}  # fmt: skip


def parse_request(line: str) -> Request:
    """Read a request.

    Raises:
        Refused: names the field that is wrong.
    """
    try:
        data = json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        why = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Refused(None, None, f"this is no JSON: {why}") from None
    if not isinstance(data, dict):
        raise Refused(None, None, "a request is a JSON object")
    if not _is_id(data.get("id")):
        raise Refused(
            None, "id", f"id must be a number or a text of at most {LONGEST_ID} characters"
        )
    fields = Fields(data)
    kind = fields.choice("type", "analyse", tuple(FIELDS))
    for name in data:
        if name not in ("id", "type", *FIELDS[kind]):
            raise fields.refuse(name, f"{kind} has no such field: {', '.join(FIELDS[kind])}")
    if kind == "about":
        return About(fields.id)
    if kind == "cancel":
        target = data.get("target")
        if not _is_id(target):
            raise fields.refuse("target", "target must be the id of another request")
        return Cancel(fields.id, cast(RequestId, target))
    history = _history(fields)
    return Analyse(
        fields.id,
        history.position,
        # Thousands of requests may wait: they keep no more of their games than matters.
        tuple(history.repeatable),
        _limits(fields, history.position),
        fields.number("priority", 0, -PRIORITIES, PRIORITIES),
        fields.flag("partial"),
        _level(fields),
        fields.number("seed", 0, 0, MOST),
        _tables(fields, history.position),
    )


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no number in JSON")


def _is_id(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_ID
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST


class Fields:
    """The fields of a request, taken out one by one."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: RequestId = data["id"]
        self._data = data

    def refuse(self, field: str, message: str) -> Refused:
        """The error that names a field."""
        return Refused(self.id, field[:LONGEST_ID], message)

    def has(self, name: str) -> bool:
        """Whether it is there, and not null."""
        return self._data.get(name) is not None

    def number(self, name: str, default: int, lowest: int, highest: int) -> int:
        """A whole number within bounds."""
        value = self._data.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.refuse(name, f"{name} must be a whole number from {lowest} to {highest}")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false if it isn't there."""
        value = self._data.get(name, False)
        if not isinstance(value, bool):
            raise self.refuse(name, f"{name} must be true or false")
        return value

    def text(self, name: str, default: str | None) -> str | None:
        """A text."""
        value = self._data.get(name)
        if value is None:
            return default
        if not isinstance(value, str):
            raise self.refuse(name, f"{name} must be a text")
        return value

    def choice(self, name: str, default: str, choices: tuple[str, ...]) -> str:
        """One of several words."""
        value = self.text(name, default)
        if value not in choices:
            raise self.refuse(name, f"{name} must be one of {', '.join(choices)}")
        return value

    def holes(self, name: str, longest: int) -> list[int]:
        """Hole numbers; which ones can be played is for others to say."""
        value = self._data.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > longest:
            raise self.refuse(name, f"{name} must be a list of at most {longest} hole numbers")
        for place, hole in enumerate(value):
            if isinstance(hole, bool) or not isinstance(hole, int):
                raise self.refuse(f"{name}[{place}]", "a move is the number of a hole")
        return value

    def attempt(self, name: str) -> _Attempt:
        """What goes wrong in this block is about that field."""
        return _Attempt(self, name)


class _Attempt:
    def __init__(self, fields: Fields, name: str) -> None:
        self._fields = fields
        self._name = name

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: object, _: object) -> None:
        if isinstance(error, TogyzError) and not isinstance(error, Refused):
            raise self._fields.refuse(self._name, str(error)) from None


def _history(fields: Fields) -> History:
    text = fields.text("position", "start")
    name = fields.text("variant", None)
    assert text is not None
    with fields.attempt("variant"):
        rules = None if name is None else variant(name)
    with fields.attempt("position"):
        if text == "start":
            start = Position.start(rules or "togyzkumalak")
        else:
            start = parse_position(text, variant=rules)
    history = History(start)
    for place, hole in enumerate(fields.holes("moves", MOST_MOVES)):
        with fields.attempt(f"moves[{place}]"):
            history.play([hole])
    outcome = history.outcome
    if outcome is not None:
        field = "moves" if history.moves else "position"
        raise fields.refuse(field, f"there is no move to find, the game is over: {outcome}")
    return history


def _level(fields: Fields) -> Level:
    with fields.attempt("level"):
        found = level(fields.text("level", FULL) or "")
    if found.name == FULL:
        return found
    for name in ("depth", "nodes", "time_ms", "lines"):
        if fields.has(name):
            raise fields.refuse(name, f"level {found.name} knows how far it looks: leave it out")
    return found


def _tables(fields: Fields, position: Position) -> str | None:
    text = fields.text("tables", None)
    if text is None:
        return None
    with fields.attempt("tables"):
        wanted = own_tables(text)
        # Who names a folder does not want to do without.
        if wanted not in (AUTO, NONE):
            usable(position.variant, wanted)
    return wanted


def _limits(fields: Fields, position: Position) -> Limits:
    only = fields.holes("only", position.variant.holes)
    for place, hole in enumerate(only):
        with fields.attempt(f"only[{place}]"):
            position.check(hole)
    return Limits(
        depth=fields.number("depth", 0, 1, DEEPEST),
        nodes=fields.number("nodes", 0, 1, MOST),
        movetime_ms=fields.number("time_ms", 0, 1, MOST),
        moves=tuple(only),
        lines=fields.number("lines", 1, 1, MOST_LINES),
    )
