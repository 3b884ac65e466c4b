"""What a search knows as plain values, for JSON."""

from __future__ import annotations

from typing import Any

from togyz.core import PROVED, UNSEEN, Info, Line, win_probability

from .speed import nodes_a_second
from .words import format_score

__all__ = ["info_as_dict", "score_text"]

_MARKS = {"lower": ">", "upper": "<"}


def score_text(line: Line) -> str:
    """The score of a line for people: in stones, or how many plies away a proved end is.

    >>> score_text(Line(205, "exact", (7,))), score_text(Line(-35, "upper", (7,)))
    ('+2.05', '<-0.35')
    >>> score_text(Line(31991, "exact", (7,))), score_text(Line(25995, "exact", (7,)))
    ('win 9', 'won')

    ``won`` and ``lost`` are what tables say, which don't tell how far the end is. A ``>`` or ``<``
    before it says that the real score may be higher, or lower; ``winby 12`` is a win by 12 stones
    at least, where the exact score counts.
    """
    mark = _MARKS.get(line.bound, "")
    words = format_score(line.score)
    if words.startswith("table"):
        return "won" if line.score > 0 else "lost"
    if abs(line.score) > PROVED:
        return mark + words
    return f"{mark}{line.score / 100:+.2f}"


def info_as_dict(info: Info) -> dict[str, Any]:
    """The members that docs/reference/engine-json.md describes; of the best line at the top."""
    report: dict[str, Any] = {
        "depth": info.depth,
        "seldepth": info.seldepth,
        "nodes": info.nodes,
        "nps": nodes_a_second(info.nodes, info.time_ms),
        "time_ms": info.time_ms,
        "hashfull": info.hashfull,
        "proved": info.proved,
    }
    lines = [_line_as_dict(line) for line in info.lines]
    if lines:
        report.update(lines[0])
    report["lines"] = lines
    return report


def _line_as_dict(line: Line) -> dict[str, Any]:
    report: dict[str, Any] = {
        "score": line.score,
        "bound": line.bound,
        "win": round(win_probability(line.score), 4),
        "result": None,
        "pv": list(line.pv),
    }
    if abs(line.score) > PROVED:
        kind, word = format_score(line.score).split()
        number: int | None = int(word)
        unit = "plies"
        if kind.endswith("by"):
            unit = "stones"
        elif kind.startswith("table"):
            unit = "tables"
            number = None if number == UNSEEN else number
        report["result"] = {"outcome": "win" if line.score > 0 else "loss", unit: number}
    return report
