"""The formats of games."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["GAME_FORMATS", "GameFormat"]


@dataclass(frozen=True, slots=True)
class GameFormat:
    """A way to write games.

    Attributes:
        name: the key in `GAME_FORMATS`.
        title: for people.
        extensions: of files, with the dot; the first is the usual one.
    """

    name: str
    title: str
    extensions: tuple[str, ...] = ()


GAME_FORMATS: dict[str, GameFormat] = {
    f.name: f
    for f in (
        GameFormat("togyz", "togyz game text", (".togyz",)),
        GameFormat("json", "JSON Lines", (".jsonl", ".json")),
        GameFormat("tgk", "TGK", (".tgk",)),
        GameFormat("playok", "PlayOK PGN", (".pgn",)),
        GameFormat("playstrategy", "PlayStrategy moves"),
        GameFormat("letters", "letters"),
        GameFormat("holes", "hole numbers"),
        GameFormat("fromto", "from-to moves", (".txt",)),
    )
}
