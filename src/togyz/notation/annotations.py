r"""What stands beside a move in the own format: commands and text in one comment.

``{[%clk 0:05:12.345] [%eval 350,12,0.71] [%arrows w7-b6] A strong move.}``
"""

from __future__ import annotations

import re

from togyz.rules import Evaluation, Hole, Node, Side

from .errors import NotationError
from .escapes import by_number, escape, unescape
from .glyphs import GLYPHS
from .limits import MAX_GLYPHS, MAX_NUMBER, MAX_TEXT

__all__ = [
    "annotate",
    "annotation",
    "bounded",
    "parse_square",
    "plain_comment",
    "square",
    "writable_glyphs",
]

_COMMAND = re.compile(r"\\.|\[%([a-z]{1,20})(?: ((?:[^\[\]\\]|\\.)*))?\]", re.DOTALL)
_CLOCK = re.compile(r"(-?)([0-9]{1,9}):([0-5]?[0-9]):([0-5]?[0-9])(?:\.([0-9]{1,3}))?")
_EVALUATION = re.compile(
    r"(-?[0-9]{1,15})(?:,([0-9]{1,15})?)?(?:,([0-9]+(?:\.[0-9]+)?(?:e-?[0-9]{1,3})?))?"
)
_HOLE = re.compile(r"([wb])([0-9]{1,3})")
_SIDES = {"w": Side.WHITE, "b": Side.BLACK}


def plain_comment(text: str) -> str:
    """Text as it stands between braces, in the own format."""
    written = re.sub(r"\[%", r"\\[%", escape(text, "}"))
    # Blanks at the ends would be taken for layout.
    if written[:1].isspace():
        written = by_number(written[0]) + written[1:]
    if written[-1:].isspace():
        written = written[:-1] + by_number(written[-1])
    if len(written) > MAX_TEXT:
        raise NotationError(f"a comment of {len(written)} characters; {MAX_TEXT} is the most")
    return written


def annotation(node: Node, holes: int) -> str:
    """All that a node holds but its move and the text before it, as one comment's content.

    Args:
        node: the node.
        holes: holes a side of its board.

    Raises:
        NotationError: a number or a hole that can't be.
    """
    parts = []
    if node.clock is not None:
        parts.append(f"[%clk {_format_clock(node.clock)}]")
    if node.elapsed is not None:
        parts.append(f"[%emt {_format_clock(node.elapsed)}]")
    if node.evaluation is not None:
        parts.append(f"[%eval {_format_evaluation(node.evaluation)}]")
    if node.arrows:
        pairs = (f"{square(a, holes)}-{square(b, holes)}" for a, b in node.arrows)
        parts.append(f"[%arrows {' '.join(pairs)}]")
    if node.highlights:
        parts.append(f"[%holes {' '.join(square(hole, holes) for hole in node.highlights)}]")
    if node.glyphs and not writable_glyphs(node):
        words = (f'"{escape(mark, _IN_WORD)}"' for mark in node.glyphs)
        parts.append(f"[%glyphs {' '.join(words)}]")
    if node.before and node.parent is None:  # of no move, so it has no place of its own
        parts.append(f'[%before "{escape(node.before, _IN_WORD)}"]')
    if node.comment:
        parts.append(plain_comment(node.comment))
    text = " ".join(parts)
    if len(text) > MAX_TEXT:
        raise NotationError(f"a comment of {len(text)} characters; {MAX_TEXT} is the most")
    return text


_IN_WORD = '"[]}'
_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"', re.DOTALL)


def writable_glyphs(node: Node) -> bool:
    """Whether the marks can stand behind the move as they are."""
    if node.parent is None or len(node.glyphs) > MAX_GLYPHS:
        return False
    return all(
        mark in GLYPHS or re.fullmatch(r"\$(8|9|1[12]|[2-9][0-9]|1[0-9][0-9]|2[0-4][0-9])", mark)
        for mark in node.glyphs
    )


def annotate(node: Node, comment: str, holes: int) -> tuple[str, list[str]]:
    """Take over the commands of a comment's content.

    Returns:
        The text of the comment, which is for the caller to keep; and what could not be
        understood. Commands that are not understood stay in the text, unknown ones too.
    """
    complaints: list[str] = []
    text, end = [], 0
    for match in _COMMAND.finditer(comment):
        if match[1] is None:
            continue
        complaint = _take(node, match[1], match[2] or "", holes)
        if complaint is None:
            text.append(comment[end : match.start()])
        else:
            complaints += [complaint] if complaint else []
            text.append(comment[end : match.end()])
        end = match.end()
    text.append(comment[end:])
    return unescape("".join(text).strip()), complaints


def _take(node: Node, name: str, value: str, holes: int) -> str | None:
    """Carry out a command; None when that is done, else what is wrong ("" for unknown ones)."""
    try:
        if name in ("clk", "emt"):
            milliseconds = _parse_clock(value)
            if name == "clk":
                node.clock = milliseconds
            else:
                node.elapsed = milliseconds
        elif name == "eval":
            node.evaluation = _parse_evaluation(value)
        elif name == "arrows":
            pairs = [word.split("-") for word in value.split()]
            node.arrows = tuple((parse_square(a, holes), parse_square(b, holes)) for a, b in pairs)
        elif name == "holes":
            node.highlights = tuple(parse_square(word, holes) for word in value.split())
        elif name == "glyphs" and re.fullmatch(rf"(?:{_WORD.pattern} ?)+", value, re.DOTALL):
            node.glyphs = tuple(unescape(word) for word in _WORD.findall(value))
        elif name == "before" and node.parent is None and _WORD.fullmatch(value):
            node.before = unescape(value[1:-1])
        else:
            return ""
    except ValueError:
        return f"the command [%{name} {value[:40]}] can't be read; it stays in the comment"
    return None


def _format_clock(milliseconds: int) -> str:
    seconds, rest = divmod(bounded(abs(milliseconds)), 1000)
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    sign = "-" if milliseconds < 0 else ""
    return f"{sign}{hours}:{minute:02}:{second:02}" + (f".{rest:03}" if rest else "")


def _parse_clock(text: str) -> int:
    match = _CLOCK.fullmatch(text)
    if match is None:
        raise ValueError
    sign, hours, minutes, seconds, fraction = match.groups(default="")
    total = ((int(hours) * 60 + int(minutes)) * 60 + int(seconds)) * 1000
    total += int(fraction.ljust(3, "0"))
    return -total if sign else total


def _format_evaluation(evaluation: Evaluation) -> str:
    parts = [
        str(bounded(evaluation.score)),
        "" if evaluation.depth is None else str(bounded(evaluation.depth)),
        "" if evaluation.win is None else repr(float(evaluation.win)),
    ]
    return ",".join(parts).rstrip(",")


def _parse_evaluation(text: str) -> Evaluation:
    match = _EVALUATION.fullmatch(text)
    if match is None:
        raise ValueError
    score, depth, win = match.groups()
    return Evaluation(
        int(score), None if depth is None else int(depth), None if win is None else float(win)
    )


def bounded(number: int) -> int:
    """A clock or a part of an evaluation, unless it is larger than can be read back."""
    if not -MAX_NUMBER < number < MAX_NUMBER:
        raise NotationError("a clock or an evaluation is beyond all measure")
    return number


def square(hole: Hole, holes: int) -> str:
    """A hole of the board, such as ``w7``."""
    if not 1 <= hole.number <= holes:
        raise NotationError(f"an arrow or a highlight needs a hole of the board, not {hole}")
    return f"{Side(hole.side).letter}{hole.number}"


def parse_square(text: str, holes: int) -> Hole:
    """What `square` was given; ValueError where the text is something else."""
    match = _HOLE.fullmatch(text)
    if match is None or not 1 <= int(match[2]) <= holes:
        raise ValueError
    return Hole(_SIDES[match[1]], int(match[2]))
