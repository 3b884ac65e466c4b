"""What is played by whom: engines as a command line names them, and how long they may think."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass

from togyz.engine import FULL, level
from togyz.engine.judges import DEFAULT
from togyz.engine.knowledge import NONE
from togyz.rules import TogyzError

__all__ = ["EngineSpec", "Pace", "parse_engine"]

KINDS = {
    "core": "core [nodes=N] [depth=N] [time=MS] [hash=MIB] [threads=N] [network=FILE|hand] "
    "[tables=FOLDER|auto]",
    "level": "level NAME",
    "engine": "engine [nodes=N] [depth=N] [time=MS] [OPTION=VALUE]... COMMAND [ARGUMENT]...",
    "moves": "moves [time=MS] COMMAND [ARGUMENT]...",
}
"""Every kind of engine, and how it is written."""

_SETTING = re.compile(r"([A-Za-z][\w.-]*)=(.*)", re.DOTALL)
_LIMITS = {"nodes": "nodes", "depth": "depth", "time": "move_ms"}
_MOST = {"nodes": 10**15, "depth": 1000, "time": 10**9, "hash": 1 << 20, "threads": 256}


@dataclass(frozen=True, slots=True)
class Pace:
    """How long an engine may think; times in milliseconds, 0 is no limit.

    Attributes:
        nodes: positions a move.
        depth: plies looked ahead.
        move_ms: time for each move.
        clock_ms: time for all moves of a game.
        increment_ms: what each move adds to it.
    """

    nodes: int = 0
    depth: int = 0
    move_ms: int = 0
    clock_ms: int = 0
    increment_ms: int = 0

    def __post_init__(self) -> None:
        """Refuse what can't be."""
        if min(self.nodes, self.depth, self.move_ms, self.clock_ms, self.increment_ms) < 0:
            raise TogyzError("nodes, depth and times are not negative")
        if self.clock_ms and self.move_ms:
            raise TogyzError("give a time for each move or a clock for all, not both")
        if self.increment_ms and not self.clock_ms:
            raise TogyzError("an increment needs a clock to be added to")

    def __bool__(self) -> bool:
        """Whether there is any limit."""
        return bool(self.nodes or self.depth or self.move_ms or self.clock_ms)

    def __str__(self) -> str:
        """For people: ``20000 nodes``, ``100 ms a move``."""
        parts = []
        if self.nodes:
            parts.append(f"{self.nodes} nodes")
        if self.depth:
            parts.append(f"depth {self.depth}")
        if self.move_ms:
            parts.append(f"{self.move_ms} ms a move")
        if self.clock_ms:
            gain = f" + {self.increment_ms / 1000:g} s a move" if self.increment_ms else ""
            parts.append(f"{self.clock_ms / 1000:g} s{gain}")
        return ", ".join(parts) or "no limit"


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """An engine, as `parse_engine` reads it.

    Attributes:
        kind: ``core``, ``level``, ``engine`` or ``moves``.
        name: what results call it.
        text: how it was written.
        pace: its own limits; without any, the match's hold.
        options: names and values: of the core, or to be told to an external engine.
        command: the program and its arguments; empty for ours.
        level: the level's name, of that kind alone.
    """

    kind: str
    name: str
    text: str
    pace: Pace = Pace()
    options: tuple[tuple[str, str], ...] = ()
    command: tuple[str, ...] = ()
    level: str = ""

    @property
    def network(self) -> str:
        """By what our engine judges, as `togyz.engine.judges.judge` takes it."""
        return dict(self.options).get("network", DEFAULT)

    @property
    def tables(self) -> str:
        """What tables our engine asks, as `togyz.engine.knowledge.knowledge` takes it.

        None unless it is said: a match shall not depend on what happens to be there.
        """
        return dict(self.options).get("tables", NONE)

    def number(self, option: str, default: int) -> int:
        """The value of an option that is a number."""
        return int(dict(self.options).get(option, default))


def parse_engine(text: str) -> EngineSpec:
    """Read how an engine is written on a command line.

    >>> parse_engine("core nodes=20000 hash=4").pace.nodes
    20000
    >>> parse_engine("moves time=50 ./mine --fast").command
    ('./mine', '--fast')

    Args:
        text: a kind, settings such as ``nodes=20000``, and the command of an external engine,
            quoted as in a shell. ``name=…`` names any engine in the results.

    Raises:
        TogyzError: what is wrong, and how it is written right.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise TogyzError(f"{text!r} can't be read as an engine: {error}") from None
    if not words or words[0] not in KINDS:
        raise TogyzError(
            f"{text!r} is no engine: the first word is one of {', '.join(KINDS)}; "
            f"for a program write: engine {text}".rstrip()
        )
    kind, rest = words[0], words[1:]
    settings: dict[str, str] = {}
    while rest and (match := _SETTING.fullmatch(rest[0])):
        settings[match[1]] = match[2]
        rest = rest[1:]
    name = settings.pop("name", text)
    if kind == "level":
        if len(rest) != 1 or settings:
            raise _malformed(text, kind)
        found = level(rest[0]).name
        if found == FULL:
            raise TogyzError(f"{text!r}: level {FULL} is the engine itself: write core nodes=N")
        return EngineSpec(kind, name, text, level=found)
    limits = {
        _LIMITS[key]: _number(key, settings.pop(key)) for key in list(settings) if key in _LIMITS
    }
    if kind == "core":
        if rest or set(settings) - {"hash", "threads", "network", "tables"}:
            raise _malformed(text, kind)
        for key, value in settings.items():
            if key not in ("network", "tables"):
                _number(key, value)
    elif not rest or (kind == "moves" and (settings or set(limits) - {"move_ms"})):
        raise _malformed(text, kind)
    return EngineSpec(
        kind, name, text, Pace(**limits), tuple(settings.items()), command=tuple(rest)
    )


def _malformed(text: str, kind: str) -> TogyzError:
    return TogyzError(f"{text!r} can't be read as an engine; it is written: {KINDS[kind]}")


def _number(key: str, value: str) -> int:
    most = _MOST[key]
    if not re.fullmatch(r"[0-9]{1,16}", value) or not 1 <= int(value) <= most:
        raise TogyzError(f"{key}={value} is not right: {key} is a number from 1 to {most}")
    return int(value)
