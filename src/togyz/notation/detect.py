"""Which format a text is written in, from its beginning."""

from __future__ import annotations

import re
from collections import Counter

from .errors import NotationError, shown
from .movetext import NOTATIONS, read_word
from .tokens import Kind, Token, Tokenizer

__all__ = ["detect_format"]

_HEAD = 64 * 1024
_JSON = re.compile(r'\s*(?:\[\s*(?:\{|\]|\Z)|\{\s*(?:["{}]|\Z))')
_SITES = {"playok", "playok.com", "www.playok.com", "kurnik"}
_ENOUGH = 40
"""Moves that are looked at."""


def detect_format(head: str) -> str:
    """The name of the format of games that a text is written in.

    >>> detect_format("1. 76 98 2. 12 54")
    'fromto'

    Args:
        head: the beginning of the text; some thousand characters are enough.

    Raises:
        NotationError: none of `GAME_FORMATS` looks like that.
    """
    head = head[:_HEAD].removeprefix("\ufeff")
    if _JSON.match(head):
        return "json"
    tags: dict[str, str] = {}
    words: list[Token] = []
    numbers: list[int] = []  # the lines that move numbers stand in
    for token in Tokenizer([head]):
        if token.kind is Kind.TAG:
            if words:
                break
            tags.setdefault(token.text, token.value)
        elif token.kind is Kind.NUMBER:
            numbers.append(token.line)
        elif token.kind is Kind.WORD:
            words.append(token)
            if len(words) >= _ENOUGH:
                break
    if tags.get("Format", "").startswith("togyz"):
        return "togyz"
    notation = _notation(words)
    if notation is None and words and not tags:
        word = next(w for w in words if not _is_move(w))
        raise NotationError(
            f"the format can't be told: {shown(word.text)} is no move in any of them",
            line=word.line,
            column=word.column,
            expected='tags such as [White "…"], moves such as 76 98, or JSON',
        )
    if notation in ("letters", "playstrategy"):
        return notation
    if not tags:
        if not words:
            raise NotationError("the format can't be told: there are neither tags nor moves")
        return "holes" if notation == "holes" else "fromto"
    # Score sheets have a line for each pair, PlayOK fills its lines.
    several = len(set(numbers)) < len(numbers)
    site = tags.get("Site", "").strip().lower()
    return "playok" if several or site in _SITES else "tgk"


def _is_move(token: Token) -> bool:
    return any(read_word(token.text, notation, 9) for notation in set(NOTATIONS.values()))


def _notation(words: list[Token]) -> str | None:
    """How the moves are written, or None if most of the words are no moves."""
    counts = Counter[str]()
    for token in words:
        if read_word(token.text, "digits", 9):
            counts["holes" if len(token.text) == 1 else "fromto"] += 1
        elif read_word(token.text, "playstrategy", 9):
            counts["playstrategy"] += 1
        elif read_word(token.text, "letters", 9):
            counts["letters"] += 1
    if 2 * counts.total() < len(words) or not words:
        return None
    return counts.most_common(1)[0][0]
