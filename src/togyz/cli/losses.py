"""What a game loses when it is written in a format: found by reading it back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from togyz.notation import NotationError, read_text
from togyz.rules import Game, Position

__all__ = ["losses"]

OWN = {"Result", "Variant"}
"""Tags that say what the game knows by other ways."""

BESIDE_THE_MOVES = {
    "the comments": ("before", "comment"),
    "the marks": ("glyphs",),
    "the arrows and highlights": ("arrows", "highlights"),
    "the times": ("clock", "elapsed"),
    "the evaluations": ("evaluation",),
}
"""What a node can hold, and the attributes that hold it."""


def losses(game: Game, written: str, format: str) -> list[str]:
    """The kinds of things in a game that its text in a format doesn't tell.

    Reading back what was written needs no list of what each format can hold, and notices a
    writer that forgets something.
    """
    kept = dict(contents(back)) if (back := read_back(written, format)) is not None else {}
    return [what for what, value in contents(game) if value and kept.get(what) != value]


def read_back(written: str, format: str) -> Game | None:
    """The game that a text holds, or None."""
    try:
        record = next(iter(read_text(written, format)), None)
    except NotationError:
        return None
    return None if record is None else record.game


def contents(game: Game) -> Iterator[tuple[str, Any]]:
    """Yield what a game holds: the kind, and all there is of it; empty where there is nothing."""
    nodes = list(game.root.walk())
    yield "the variant", str(game.variant)
    yield "the first position", game.start if game.start != Position.start(game.variant) else None
    yield "the moves", game.moves
    yield "the variations", [node.move for node in nodes] if len(nodes) > len(game) + 1 else []
    tags = game.tags.items()
    yield "the tags", {name: text for name, text in tags if name not in OWN and text.strip("?.")}
    yield "the result", "" if game.result == "*" else game.result
    yield "how it ended", game.outcome and game.outcome.reason
    for what, names in BESIDE_THE_MOVES.items():
        yield what, [found for node in nodes if any(found := [getattr(node, n) for n in names])]
