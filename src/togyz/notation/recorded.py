"""A game that was verified move by move before its tree was built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from togyz.rules import Game, Node, Outcome, Position, Variant

if TYPE_CHECKING:
    from .verify import Verified

__all__ = ["RecordedGame"]


class RecordedGame(Game):
    """A `Game` of a file; its nodes are made when somebody looks at them.

    Most readers of large files want few things of a game: how long it is, how it ended. Those are
    known from its verification, and twenty times cheaper than its nodes.
    """

    _root: Node
    _line: Verified | None = None  # the moves that the tree still lacks, all of the main line

    @property
    def root(self) -> Node:
        """The node of the first position."""
        if self._line is not None:
            line, self._line = self._line, None
            node = self._root
            for hole in line.holes:
                node = node.add(hole)
        return self._root

    @root.setter
    def root(self, node: Node) -> None:
        self._root, self._line = node, None

    def follow(self, line: Verified) -> None:
        """Add the verified moves of a whole main line; the game must have none yet."""
        assert self._line is None
        assert not self._root.children
        self._line = line

    @property
    def variant(self) -> Variant:
        """The rules it is played by."""
        return self._root.position.variant

    @property
    def start(self) -> Position:
        """The first position."""
        return self._root.position

    @property
    def position(self) -> Position:
        """The position at the end of the main line."""
        return super().position if self._line is None else self._line.position

    @property
    def moves(self) -> list[int]:
        """The hole numbers of the main line."""
        return super().moves if self._line is None else list(self._line.holes)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, by the rules or otherwise; None while it goes on."""
        return super().outcome if self._line is None else self._line.outcome or self.ending

    @property
    def tuzdik_plies(self) -> tuple[int | None, int | None]:
        """The plies of the main line at which White's and Black's tuzdik arose."""
        return super().tuzdik_plies if self._line is None else self._line.tuzdiks

    def __len__(self) -> int:
        """The plies of the main line."""
        return super().__len__() if self._line is None else len(self._line.holes)
