"""Games as JSON, for programs: write one, and read one that was cut out of its file.

docs/reference/formats.md describes the members.
"""

from __future__ import annotations

import json
import re

from togyz.rules import Evaluation, Game, Node, Outcome, Position

from .annotations import bounded, square
from .errors import NotationError
from .limits import MAX_DEPTH, MAX_JSON, MAX_NODES
from .movetext import format_move
from .positions.json import position_members
from .positions.own import known_name

__all__ = ["JSON_VERSION", "write_json"]

JSON_VERSION = "togyz-json1"
"""The member ``format`` of a game."""

Members = dict[str, object]


def write_json(game: Game) -> str:
    """The whole game as one JSON object on one line."""
    members: Members = {"format": JSON_VERSION, "variant": known_name(game.variant)}
    members["tags"] = game.tags
    members["result"] = game.result
    if game.ending is not None:
        members["ending"] = _ending(game.ending)
    if game.start != Position.start(game.variant):
        members["start"] = position_members(game.start)
    writer = _Writer(game)
    members |= writer.beside(game.root)
    members["moves"] = writer.line(game.root, 0)
    text = json.dumps(members, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    # No file can hold half of a surrogate pair; line separators of Unicode would confuse others.
    text = re.sub(r"[\ud800-\udfff\u2028\u2029\x7f-\x9f\ufeff]", _by_number, text)
    if len(text) > MAX_JSON:
        raise NotationError(f"the game has {len(text)} characters as JSON; {MAX_JSON} is the most")
    return text + "\n"


def _by_number(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"


def _ending(ending: Outcome) -> Members:
    winner = None if ending.winner is None else ending.winner.name.lower()
    return {"winner": winner, "reason": ending.reason.value, "score": list(ending.score)}


class _Writer:
    """Counts the moves while it turns a tree into lists of members."""

    def __init__(self, game: Game) -> None:
        self._holes = game.variant.holes
        self._nodes = 0

    def line(self, node: Node, depth: int) -> list[Members]:
        """The main continuation from a node, variations inside its moves."""
        moves = []
        while node.children:
            main, *others = node.children
            move = self._move(main)
            if others:
                if depth >= MAX_DEPTH:
                    raise NotationError(f"variations more than {MAX_DEPTH} deep can't be written")
                move["variations"] = [
                    [self._move(other), *self.line(other, depth + 1)] for other in others
                ]
            moves.append(move)
            node = main
        return moves

    def _move(self, node: Node) -> Members:
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise NotationError(f"a game of more than {MAX_NODES} moves can't be written")
        assert node.parent is not None  # only the root has none
        assert node.move is not None
        text = format_move(node.parent.position, node.move)
        return {"hole": node.move, "text": text} | self.beside(node)

    def beside(self, node: Node) -> Members:
        """What stands beside a move, or beside the first position."""
        members: Members = {}
        n = self._holes
        for name in ("before", "comment"):
            if getattr(node, name):
                members[name] = getattr(node, name)
        if node.glyphs:
            members["glyphs"] = list(node.glyphs)
        if node.clock is not None:
            members["clock"] = bounded(node.clock)
        if node.elapsed is not None:
            members["elapsed"] = bounded(node.elapsed)
        if node.evaluation is not None:
            members["evaluation"] = _evaluation(node.evaluation)
        if node.arrows:
            members["arrows"] = [[square(hole, n) for hole in arrow] for arrow in node.arrows]
        if node.highlights:
            members["highlights"] = [square(hole, n) for hole in node.highlights]
        return members


def _evaluation(evaluation: Evaluation) -> Members:
    members: Members = {"score": bounded(evaluation.score)}
    if evaluation.depth is not None:
        members["depth"] = bounded(evaluation.depth)
    if evaluation.win is not None:
        members["win"] = float(evaluation.win)
    return members
