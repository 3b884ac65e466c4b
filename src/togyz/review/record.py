"""A review written into the record of its game."""

from __future__ import annotations

from togyz.core import Verdict
from togyz.rules import Evaluation, Node, Side, Terms

from .game import GameReview, MoveReview
from .words import in_words

__all__ = ["annotated"]

_GLYPHS = {Verdict.INACCURACY: "?!", Verdict.MISTAKE: "?", Verdict.BLUNDER: "??"}


def annotated(end: Node, review: GameReview, words: Terms) -> None:
    """Write a review into the nodes of a game: values, marks, words and the better moves.

    What is there stays: a comment is added to, and other marks are kept.

    Args:
        end: the last node of the line that was reviewed.
        review: its review.
        words: whose words to use.
    """
    line = list(end.line())[::-1]
    for node, move in zip(line[1:], review.moves, strict=True):
        node.evaluation = Evaluation(_whites_score(move), win=round(move.after, 4))
        glyph = _GLYPHS.get(move.verdict)
        if glyph is None or node.parent is None:
            continue
        node.glyphs = (glyph, *(mark for mark in node.glyphs if mark not in _GLYPHS.values()))
        told = "; ".join(in_words(remark, words) for remark in move.remarks)
        if told:
            told = f"{told[0].upper()}{told[1:]}."
            node.comment = f"{node.comment} {told}" if node.comment else told
        _add(node.parent, move.better.pv[:6])


def _whites_score(move: MoveReview) -> int:
    return move.played.score if move.side is Side.WHITE else -move.played.score


def _add(node: Node, holes: tuple[int, ...]) -> None:
    for hole in holes:
        if node.position.outcome() is not None:
            return
        node = node.add(hole)
