"""Write games in togyz's own format; docs/reference/togyz-format.md specifies it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from togyz.rules import Game, Node, Position, Side

from .annotations import annotation, plain_comment, writable_glyphs
from .errors import NotationError
from .escapes import by_number, escape
from .fill import fill
from .header import OWN_TAGS
from .limits import MAX_DEPTH, MAX_GAME_TEXT, MAX_NODES, MAX_TAG_NAME, MAX_TAGS, MAX_TEXT
from .movetext import format_move
from .positions import format_position
from .positions.own import VERSION, known_name
from .results import format_ending

__all__ = ["write_own"]

_WIDTH = 80


def write_own(game: Game) -> str:
    """The whole game: tags, tree, comments, clocks, evaluations, end."""
    units = [*_Tree(game).units(), game.result]
    return f"{_header(game)}\n{fill(units, _WIDTH)}\n\n"


def _header(game: Game) -> str:
    if len(game.tags) > MAX_TAGS:
        raise NotationError(f"the game has {len(game.tags)} tags; {MAX_TAGS} is the most")
    pairs = [("Format", VERSION), ("Variant", known_name(game.variant))]
    if game.start != Position.start(game.variant):
        pairs.append(("Position", format_position(game.start)))
    if game.ending is not None:
        pairs.append(("Termination", format_ending(game.ending, game.position.kazans)))
    pairs += [(_name(name), value) for name, value in game.tags.items()]
    lines = [f'[{name} "{escape(value, _IN_VALUE)}"]\n' for name, value in pairs]
    length = sum(map(len, lines))
    if length > min(MAX_TEXT, MAX_GAME_TEXT):
        raise NotationError(f"the tags have {length} characters; {MAX_GAME_TEXT} is the most")
    return "".join(lines)


_IN_VALUE = '"'


def _name(name: str) -> str:
    """A tag's name as it can stand in a tag: no blank, no bracket, none of the format's own."""
    written = re.sub(r"[\s\"\[\]]", lambda match: by_number(match[0]), escape(name, ""))
    if not name or name in OWN_TAGS:
        written = "\\" + written
    if len(written) > MAX_TAG_NAME:
        raise NotationError(f"the tag name {name[:40]!r}… is too long: {MAX_TAG_NAME} is the most")
    return written


class _Tree:
    """Turns the tree of a game into units of text: moves with their numbers, comments."""

    def __init__(self, game: Game) -> None:
        self._root = game.root
        self._holes = game.variant.holes
        self._nodes = 0
        self._room = MAX_GAME_TEXT

    def units(self) -> Iterator[str]:
        """The units, in order."""
        comment = self._comment(annotation(self._root, self._holes))
        turn = 1 if self._root.position.side is Side.BLACK else 0
        yield from comment
        yield from self._line(self._root, turn, 0, broken=True)

    def _line(self, node: Node, turn: int, depth: int, *, broken: bool) -> Iterator[str]:
        """All that follows a move: the main continuation, and variations of each of its moves.

        Args:
            node: the move.
            turn: how many turns White has had; it is the move number.
            depth: how many variations this is inside of.
            broken: whether a comment or a variation stands before, so that a number must.
        """
        if depth > MAX_DEPTH:
            raise NotationError(f"variations more than {MAX_DEPTH} deep can't be written")
        while node.children:
            units, after = self._move(node.children[0], turn, broken=broken)
            yield from units
            broken = len(node.children) > 1 or units[-1].endswith("}")
            for other in node.children[1:]:
                inner, other_turn = self._move(other, turn, broken=True)
                commented = inner[-1].endswith("}")
                inner += self._line(other, other_turn, depth + 1, broken=commented)
                inner[0] = "(" + inner[0]
                inner[-1] += ")"
                yield from inner
            node, turn = node.children[0], after

    def _move(self, node: Node, turn: int, *, broken: bool) -> tuple[list[str], int]:
        """The units of one move, and White's turns after it."""
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise NotationError(f"a game of more than {MAX_NODES} moves can't be written")
        assert node.parent is not None  # only the root has none
        assert node.move is not None
        before = node.parent
        mover = before.position.side
        if mover is Side.WHITE and before.mover is not Side.WHITE:
            turn += 1
            broken = True
        units = (
            [f"{turn}." if mover is Side.WHITE else f"{turn}..."] if broken or node.before else []
        )
        move = format_move(before.position, node.move)
        if node.before:
            units += self._comment(plain_comment(node.before))
            units.append(move)
        else:
            units = [" ".join([*units, move])]
        if node.glyphs and writable_glyphs(node):
            marks = " ".join(node.glyphs)
            units[-1] += marks if marks[0] in "!?" else f" {marks}"
        units += self._comment(annotation(node, self._holes))
        return units, turn

    def _comment(self, text: str) -> list[str]:
        self._room -= len(text)
        if self._room < 0:
            message = f"more than {MAX_GAME_TEXT} characters of comments can't be written"
            raise NotationError(message)
        return [f"{{{text}}}"] if text else []
