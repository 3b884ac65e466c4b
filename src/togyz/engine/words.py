"""The words of the text protocol: what the engine writes the client reads, and the reverse.

docs/reference/engine-protocol.md describes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from togyz.core import PROVED, TABLE_WIN, UNSEEN, WIN, Info, Limits, Line, win_probability
from togyz.rules import Side, TogyzError

from .errors import ProtocolError
from .speed import nodes_a_second

__all__ = [
    "Told",
    "bounded",
    "encode_line",
    "format_go",
    "format_info",
    "format_score",
    "parse_go",
    "parse_info",
    "printable",
    "shown",
]

MOST = 2**53 - 1
"""The largest number that any limit may have: one that JSON holds exactly."""
DEEPEST = 10_000
FARTHEST = 5_000
"""Plies: a proved win this far away is none."""
MOST_STONES = 1000

_BOUNDS = {"upper": "upperbound", "lower": "lowerbound"}
_BOUND_WORDS = {word: bound for bound, word in _BOUNDS.items()}


def shown(text: str) -> str:
    """A word of another's, safe to print and not too long."""
    return repr(text if len(text) <= 40 else text[:37] + "...")


def printable(text: str, longest: int = 500) -> str:
    """Another's text for people: nothing in it moves a cursor, and it is not too long."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:longest])


def encode_line(text: str) -> bytes:
    """A line for an engine, without its end. Names of files may hold bytes that are no text.

    Raises:
        ValueError: it is no line, or holds halves of characters.
    """
    if "\n" in text or "\r" in text:
        raise ValueError("more than one line")
    return text.encode("utf-8", errors="surrogateescape")


# ---- scores


def format_score(score: int) -> str:
    """A score in words: ``cs -35``, ``win 9``, ``loss 8``, ``tablewin 5``, ``winby 12``."""
    size = abs(score)
    result = "win" if score > 0 else "loss"
    if size <= PROVED:
        return f"cs {score}"
    if size > WIN - FARTHEST:
        return f"{result} {WIN - size}"
    if size > PROVED + MOST_STONES:
        return f"table{result} {TABLE_WIN - size}"
    return f"{result}by {size - PROVED}"


def _score(kind: str, number: int) -> int:
    """The inverse of `format_score`."""
    if kind == "cs" and abs(number) <= PROVED:
        return number
    if kind in ("win", "loss") and 0 <= number < FARTHEST:
        return WIN - number if kind == "win" else number - WIN
    if kind in ("tablewin", "tableloss") and 0 <= number <= UNSEEN:
        return TABLE_WIN - number if kind == "tablewin" else number - TABLE_WIN
    if kind in ("winby", "lossby") and 0 < number <= MOST_STONES:
        return PROVED + number if kind == "winby" else -PROVED - number
    raise ProtocolError(f"no such score: {shown(f'{kind} {number}')}")


# ---- info


def format_info(info: Info) -> Iterator[str]:
    """What a search knows: a line of text for each of its lines of play."""
    rate = nodes_a_second(info.nodes, info.time_ms)
    nps = "" if rate is None else f" nps {rate}"
    for number, line in enumerate(info.lines, 1):
        bound = f" {_BOUNDS[line.bound]}" if line.bound in _BOUNDS else ""
        proved = " proved" if info.proved and number == 1 else ""
        yield (
            f"info depth {info.depth} seldepth {info.seldepth} multipv {number} "
            f"score {format_score(line.score)}{bound}{proved} "
            f"win {round(1000 * win_probability(line.score))} nodes {info.nodes}{nps} "
            f"hashfull {info.hashfull} time {info.time_ms} pv {' '.join(map(str, line.pv))}"
        )


@dataclass(slots=True)
class Told:
    """What one ``info`` line says; None for what it doesn't."""

    depth: int | None = None
    seldepth: int | None = None
    multipv: int = 1
    nodes: int | None = None
    time: int | None = None
    hashfull: int | None = None
    proved: bool = False
    line: Line | None = None


def parse_info(words: Sequence[str]) -> Told:
    """Read the words after ``info``. Words that are not known are left out.

    Raises:
        ProtocolError: a known word is followed by something that can't be.
    """
    told = Told()
    score: int | None = None
    bound = "exact"
    pv: tuple[int, ...] = ()
    rest = iter(words)
    for word in rest:
        if word == "string":
            break
        if word in ("depth", "seldepth", "multipv", "nodes", "time", "hashfull"):
            setattr(told, word, _number(word, next(rest, "")))
        elif word == "score":
            kind = next(rest, "")
            score = _score(kind, _number("score", next(rest, ""), lowest=-PROVED))
        elif word in _BOUND_WORDS:
            bound = _BOUND_WORDS[word]
        elif word == "proved":
            told.proved = True
        elif word == "pv":
            pv = tuple(_number("pv", hole) for hole in rest)
    if pv:
        told.line = Line(score or 0, bound, pv)
    return told


def _number(name: str, word: str, lowest: int = 0) -> int:
    # Python would also take "1_000", "+5" and digits of other scripts.
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= 16:
        number = int(word)
        if lowest <= number <= MOST:
            return number
    raise ProtocolError(f"{name} is followed by {shown(word)}: no number that it can have")


# ---- go

_LIMITS = {
    # word: (field of Limits, lowest, highest)
    "depth": ("depth", 1, DEEPEST),
    "nodes": ("nodes", 1, MOST),
    "movetime": ("movetime_ms", 1, MOST),
    "movestogo": ("moves_to_go", 1, DEEPEST),
}
_CLOCKS = {
    "wtime": (Side.WHITE, "clock_ms"),
    "btime": (Side.BLACK, "clock_ms"),
    "winc": (Side.WHITE, "increment_ms"),
    "binc": (Side.BLACK, "increment_ms"),
}


def bounded(limits: Limits) -> bool:
    """Whether a search with these limits ends by itself."""
    return bool(limits.depth or limits.nodes or limits.movetime_ms or limits.clock_ms)


def format_go(limits: Limits, side: Side) -> str:
    """The command that asks for a search. The number of lines is an option, not part of it."""
    letter = "wb"[side]
    words = ["go"]
    if limits.ponder:
        words.append("ponder")
    if limits.clock_ms:
        words += [f"{letter}time {limits.clock_ms}", f"{letter}inc {limits.increment_ms}"]
    for word, (field, _, _) in _LIMITS.items():
        if getattr(limits, field):
            words.append(f"{word} {getattr(limits, field)}")
    if limits.moves:
        words.append(f"searchmoves {' '.join(map(str, limits.moves))}")
    return " ".join(words if bounded(limits) else [*words, "infinite"])


def parse_go(words: Sequence[str], side: Side) -> tuple[Limits, bool]:
    """Read the words after ``go``.

    Args:
        words: what was said.
        side: who is to move: whose clock counts.

    Returns:
        The limits, and whether the answer is to wait for ``stop``, however soon it is found.

    Raises:
        TogyzError: names the word that is wrong.
    """
    found: dict[str, int] = {}
    moves: list[int] = []
    flags = {"infinite": False, "ponder": False}
    seen: set[str] = set()
    rest = list(reversed(words))
    while rest:
        word = rest.pop()
        if word in seen:
            raise TogyzError(f"{shown(word)} is said twice")
        seen.add(word)
        if word in flags:
            flags[word] = True
        elif word in _LIMITS:
            field, lowest, highest = _LIMITS[word]
            found[field] = limit(word, rest.pop() if rest else "", lowest, highest)
        elif word in _CLOCKS:
            whose, field = _CLOCKS[word]
            # Who has overstepped his time still has to move: clocks may be below zero.
            number = limit(word, rest.pop() if rest else "", -MOST, MOST)
            if whose is side:
                found[field] = max(number, 1 if field == "clock_ms" else 0)
        elif word == "searchmoves":
            while rest and rest[-1].isdecimal():
                moves.append(limit(word, rest.pop(), 1, 9))
            if not moves:
                raise TogyzError("searchmoves is followed by no hole")
        else:
            raise TogyzError(f"{shown(word)} is no limit")
    # What gets lost on the way is an option of the engine.
    limits = Limits(
        found.get("depth", 0),
        found.get("nodes", 0),
        found.get("movetime_ms", 0),
        found.get("clock_ms", 0),
        found.get("increment_ms", 0),
        found.get("moves_to_go", 0),
        overhead_ms=0,
        ponder=flags["ponder"],
        moves=tuple(moves),
    )
    return limits, flags["infinite"]


def limit(name: str, word: str, lowest: int, highest: int) -> int:
    """A number within its bounds.

    Raises:
        TogyzError: it is none.
    """
    try:
        number = _number(name, word, lowest=-MOST)
    except ProtocolError:
        number = None
    if number is None or not lowest <= number <= highest:
        raise TogyzError(f"{name} must be a number from {lowest} to {highest}, not {shown(word)}")
    return number
