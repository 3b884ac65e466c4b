"""Options of engines: how they are told, how they are set."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from togyz.rules import TogyzError

from .judges import DEFAULT
from .knowledge import AUTO
from .levels import FULL, level_names
from .words import MOST, encode_line, limit, shown

__all__ = ["OWN_OPTIONS", "Option", "format_option", "memory_mib", "parse_option"]


@dataclass(frozen=True, slots=True)
class Option:
    """Something about an engine that can be set.

    Attributes:
        name: small letters, no blanks.
        kind: ``spin`` (a whole number), ``check`` (true or false), ``combo`` (one of several
            words), ``string``, or ``button`` (it has no value; setting it does something).
        default: the value at first, as text.
        lowest: of a number.
        highest: of a number.
        choices: the words of a combo.
    """

    name: str
    kind: str
    default: str = ""
    lowest: int = 0
    highest: int = 0
    choices: tuple[str, ...] = ()

    def check(self, value: object) -> str:
        """The value as text.

        Raises:
            TogyzError: the option can't have this value.
        """
        text = str(value).lower() if isinstance(value, bool) else str(value).strip()
        try:
            encode_line(text)
        except ValueError:
            raise TogyzError(f"{self.name} must be one line of text, not {shown(text)}") from None
        if self.kind == "spin":
            return str(limit(self.name, text, self.lowest, self.highest))
        words = ("true", "false") if self.kind == "check" else self.choices
        if self.kind in ("check", "combo") and text not in words:
            raise TogyzError(f"{self.name} must be one of {', '.join(words)}, not {shown(text)}")
        return text


def format_option(option: Option) -> str:
    """The line that tells of an option."""
    words = [f"option name {option.name} type {option.kind}"]
    if option.kind != "button":
        words.append(f"default {option.default or '<empty>'}")
    if option.kind == "spin":
        words.append(f"min {option.lowest} max {option.highest}")
    words += [f"var {choice}" for choice in option.choices]
    return " ".join(words)


def parse_option(words: Sequence[str]) -> Option:
    """Read the words after ``option``.

    Raises:
        TogyzError: they don't tell of an option.
    """
    keys = ("name", "type", "default", "min", "max", "var")
    found: dict[str, list[str]] = {}
    choices: list[str] = []
    key = ""
    for word in words:
        # What is called like a key is a value where a value must come: "default default".
        if word in keys and (not key or found[key]):
            if key == "var":
                choices.append(" ".join(found["var"]))
            key = word
            found[key] = []
        elif key:
            found[key].append(word)
        else:
            break
    if key == "var":
        choices.append(" ".join(found["var"]))
    value = {name: " ".join(rest) for name, rest in found.items()}
    name, kind = value.get("name", ""), value.get("type", "")
    known = kind in ("spin", "check", "combo", "string", "button")
    # They stand in messages.
    if not name or not known or not all(word.isprintable() for word in (name, *choices)):
        raise TogyzError(f"no option: {shown(' '.join(words))}")
    bounds = (0, 0)
    if kind == "spin":
        big = 2**53 - 1
        bounds = (limit("min", value.get("min", ""), -big, big),
                  limit("max", value.get("max", ""), -big, big))  # fmt: skip
    default = value.get("default", "")
    return Option(
        name.lower(), kind, "" if default == "<empty>" else default, *bounds, tuple(choices)
    )


@cache
def memory_mib() -> int:
    """How much memory this machine has, or the container or limits this runs in, in MiB."""
    sizes = [os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")]
    for name in ("memory.max", "memory/memory.limit_in_bytes"):
        try:
            sizes.append(int((Path("/sys/fs/cgroup") / name).read_text()))
        except (OSError, ValueError):
            continue  # no such limit, or "max"
    allowed, _ = resource.getrlimit(resource.RLIMIT_AS)
    if allowed != resource.RLIM_INFINITY:
        sizes.append(allowed)
    return max(1, min(sizes) >> 20)


@cache
def _own_options() -> dict[str, Option]:
    options = (
        Option("hash", "spin", "16", 1, max(16, memory_mib() * 3 // 4)),
        Option("threads", "spin", "1", 1, 256),
        Option("lines", "spin", "1", 1, 9),
        Option("overhead", "spin", "10", 0, 60_000),
        Option("level", "combo", FULL, choices=level_names()),
        Option("seed", "spin", "0", 0, MOST),
        Option("network", "string", DEFAULT),
        Option("tables", "string", AUTO),
        Option("book", "string", "none"),
    )
    return {option.name: option for option in options}


class _OwnOptions(Mapping[str, Option]):
    """Made when somebody looks: the core knows the levels, and is not loaded for nothing."""

    def __getitem__(self, name: str) -> Option:
        return _own_options()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_own_options())

    def __len__(self) -> int:
        return len(_own_options())


OWN_OPTIONS: Mapping[str, Option] = _OwnOptions()
"""What togyz's own engine lets one set.

``hash``: MiB of memory for what it remembers, at most three quarters of what there is.
``threads``: how many think at once. ``lines``: how many best moves it tells of. ``overhead``:
milliseconds that get lost between the clock and the engine with every move. ``level``: how strong
it plays; all but ``full`` look at their own number of positions, whatever the limits. ``seed``:
what the dice of these levels depend on; 0: chance. ``network``: what judges positions, but for
these levels: ``default`` (the network shipped for the variant, if there is one), ``hand`` (an
evaluation made by hand), or the path of a network's file. ``tables``: which tables say how
positions with few stones end, but for these levels: ``auto`` (those that ``togyz tables`` finds),
``none``, or the path of a folder. ``book``: ``none``, ``default`` (the opening book shipped for the
variant, if there is one), or the path of one, from which moves are played, but for these levels,
where a search has a limit.
"""
