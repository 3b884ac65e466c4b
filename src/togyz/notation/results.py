"""Results as people write them, and the end of a game as a tag of the own format."""

from __future__ import annotations

import re

from togyz.rules import Outcome, Reason, Side

__all__ = ["RESULTS", "format_ending", "parse_ending", "read_result"]

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
"""The results a record can have; the last one is none."""

_DASHES = re.compile(r"\s*[-–—−:]\s*")
_HALF = re.compile(r"½|0[.,]50?")
_SPELLINGS = {
    "1-0": "1-0",
    "0-1": "0-1",
    "1/2-1/2": "1/2-1/2",
    "1/2": "1/2-1/2",
    "*": "*",
    "?": "*",
    "": "*",
    "-": "*",
}
_ENDING = re.compile(r"([a-z]+) (1-0|0-1|1/2-1/2)(?: ([0-9]{1,6}):([0-9]{1,6}))?")
_WINNERS = {"1-0": Side.WHITE, "0-1": Side.BLACK, "1/2-1/2": None}


def read_result(text: str) -> str | None:
    """``1-0``, ``0-1``, ``1/2-1/2`` or ``*``, however it is written; None if it is none."""
    text = text.strip()
    if text in _SPELLINGS:
        return _SPELLINGS[text]
    return _SPELLINGS.get(_DASHES.sub("-", _HALF.sub("1/2", text[:40])))


def format_ending(ending: Outcome, kazans: tuple[int, int]) -> str:
    """For example ``resignation 1-0``; with the score where it is not what the kazans hold."""
    text = f"{ending.reason.value} {ending.result}"
    return text if ending.score == kazans else f"{text} {ending.score[0]}:{ending.score[1]}"


def parse_ending(text: str, kazans: tuple[int, int]) -> Outcome | None:
    """What `format_ending` was given; None where the text is something else."""
    match = _ENDING.fullmatch(text)
    if match is None or match[1] not in {reason.value for reason in Reason}:
        return None
    score = kazans if match[3] is None else (int(match[3]), int(match[4]))
    return Outcome(_WINNERS[match[2]], Reason(match[1]), score)
