"""Write games in the formats of other programs: the main line, with what each can say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from togyz.rules import Game, Node, Position, Reason, Side

from .escapes import harmless, pgn_escape
from .fill import fill
from .movetext import format_move
from .positions import format_position
from .positions.own import known_name
from .results import read_result

__all__ = ["write_bare", "write_playok", "write_tgk"]

_PLAYOK_WIDTH = 60
_TGK_TAGS = ("White", "Black", "Result", "Date", "Event", "Round", "Site")
_PLAYOK_TAGS = ("Event", "Site", "Date", "Round", "White", "Black", "Result")


def write_tgk(game: Game) -> str:
    """The federation style: tags, then a numbered pair a line."""
    moves = "".join(" ".join(turn) + "\n" for turn in _turns(game, "tgk"))
    return f"{_tags(game, _TGK_TAGS)}\n{moves}\n"


def write_playok(game: Game) -> str:
    """PlayOK's PGN: lines filled up, totals after captures, ``{zero}`` for a bare side."""
    words = [word for turn in _turns(game, "playok") for word in turn]
    words.append(_result(game))
    outcome = game.end.outcome()
    if outcome is not None and outcome.reason is Reason.BARE:
        words.append("{zero}")
    return f"{_tags(game, _PLAYOK_TAGS)}\n{fill(words, _PLAYOK_WIDTH)}\n\n"


def write_bare(game: Game, format: str) -> str:
    """Moves and result on one line; tags only where variant or position need them."""
    tags = _tags(game, ())
    moves = [format_move(node.position, move, format) for node, move in _main_line(game)]
    line = " ".join([*moves, _result(game)])
    return f"{tags}\n{line}\n\n" if tags else f"{line}\n"


def _tags(game: Game, names: Sequence[str]) -> str:
    """The tags: the usual ones first, in their order; none but the needed where none is usual."""
    tags = game.tags | {"Result": _recorded(game)}
    pairs = [(name, tags.get(name) or "?") for name in names]
    if game.variant != Position.start().variant:
        pairs.append(("Variant", known_name(game.variant)))
    if game.start != Position.start(game.variant):
        pairs.append(("Position", format_position(game.start)))
    if names:
        taken = {name for name, _ in pairs} | {"Variant", "Position", "FEN"}
        pairs += [
            (name, value)
            for name, value in tags.items()
            if name not in taken
            and name.isprintable()
            and re.fullmatch(r"[^\s\"\[\]]{1,100}", name)
        ]
    return "".join(f'[{name} "{pgn_escape(value)}"]\n' for name, value in pairs)


def _recorded(game: Game) -> str:
    """The result as the tags have it, whatever the moves say; else the game's."""
    return game.tags.get("Result") or game.result


def _result(game: Game) -> str:
    """What stands behind the moves: one of the four results."""
    recorded = read_result(_recorded(game))
    return game.result if recorded in (None, "*") else recorded


def _main_line(game: Game) -> Iterator[tuple[Node, int]]:
    """The moves of the main line, each with the node it is played from."""
    for node in game.root.mainline():
        if node.parent is not None and node.move is not None:
            yield node.parent, node.move


def _turns(game: Game, format: str) -> Iterator[list[str]]:
    """The words of the main line by move numbers: a turn of White, and Black's that follows."""
    turn, count = _comment(game.root), 0
    previous: Side | None = None
    for node, move in _main_line(game):
        mover = node.position.side
        if previous is None or (mover is Side.WHITE and previous is Side.BLACK):
            if turn:
                yield turn
            count += 1
            turn = [f"{count}." if mover is Side.WHITE else f"{count}..."]
        previous = mover
        turn.append(format_move(node.position, move, format))
        turn += _comment(node.children[0])
    if turn:
        yield turn


def _comment(node: Node) -> list[str]:
    """What is said about a move, in braces; a closing one can't be said in them."""
    text = harmless(f"{node.before} {node.comment}").replace("}", ")")
    text = " ".join(text.split())
    if text.lower() == "zero":
        text += "."  # alone, PlayOK's mark of a bare side
    return [f"{{{text}}}"] if text else []
