"""A game: its tags, its tree of moves, its end."""

from __future__ import annotations

from collections.abc import Iterable

from .display import render_svg
from .errors import IllegalMove, TogyzError
from .outcome import Outcome, Reason
from .position import Position
from .sides import Side
from .tree import Node
from .variant import Variant

__all__ = ["Game"]

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")


class Game:
    """One game, from its first position to its end, with variations.

    >>> game = Game()
    >>> game.play(7, 1, 9)
    >>> game.moves
    [7, 1, 9]
    >>> game.takeback()
    >>> game.position.side
    <Side.WHITE: 0>

    Attributes:
        tags: what the record says about the game, in order: ``White``, ``Black``, ``Date``, …;
            the recorded result is the tag ``Result``.
        root: the node of the first position.
        ending: the end that the players or the clock brought, or None.
    """

    def __init__(
        self,
        start: Position | Variant | str = "togyzkumalak",
        *,
        tags: dict[str, str] | None = None,
        moves: Iterable[int] = (),
    ) -> None:
        """Begin a game, and play `moves`.

        Args:
            start: a position, or the variant whose first position it is.
            tags: the tags to begin with.
            moves: hole numbers to play.

        Raises:
            UnknownVariant: no such variant.
            IllegalMove: one of the moves is against the rules.
        """
        self.tags: dict[str, str] = dict(tags or {})
        self.root = Node(start if isinstance(start, Position) else Position.start(start))
        self.ending: Outcome | None = None
        self.play(*moves)

    @property
    def variant(self) -> Variant:
        """The rules it is played by."""
        return self.root.position.variant

    @property
    def start(self) -> Position:
        """The first position."""
        return self.root.position

    @property
    def end(self) -> Node:
        """The last node of the main line."""
        node = self.root
        while node.children:
            node = node.children[0]
        return node

    @property
    def position(self) -> Position:
        """The position at the end of the main line."""
        return self.end.position

    @property
    def moves(self) -> list[int]:
        """The hole numbers of the main line."""
        return [node.move for node in self.root.mainline() if node.move is not None]

    def __len__(self) -> int:
        """The plies of the main line."""
        return sum(1 for _ in self.root.mainline()) - 1

    def __bool__(self) -> bool:
        """A game is something, even before its first move."""
        return True

    def play(self, *moves: int) -> None:
        """Play at the end of the main line.

        Raises:
            IllegalMove: the rules forbid it, or the game is over. The moves before it stay.
        """
        for move in moves:
            if self.ending is not None:
                raise IllegalMove(f"hole {move} can't be played, the game is over: {self.ending}")
            self.end.play(move)

    def takeback(self, plies: int = 1) -> None:
        """Take back moves at the end of the main line, and an end by agreement or clock.

        Raises:
            TogyzError: the game has fewer plies.
        """
        if not 0 <= plies <= len(self):
            raise TogyzError(f"can't take back {plies} of {len(self)} plies")
        self.ending = None
        for _ in range(plies):
            self.end.remove()

    def resign(self, side: Side) -> None:
        """A player gives up. Raises `TogyzError` when the game is over already."""
        self._end(Outcome(side.opponent, Reason.RESIGNATION, self.position.kazans))

    def flag(self, side: Side) -> None:
        """A player's time is up. Raises `TogyzError` when the game is over already."""
        self._end(Outcome(side.opponent, Reason.TIME, self.position.kazans))

    def agree_draw(self) -> None:
        """Both players agree on a draw. Raises `TogyzError` when the game is over already."""
        self._end(Outcome(None, Reason.AGREEMENT, self.position.kazans))

    def _end(self, ending: Outcome) -> None:
        over = self.outcome
        if over is not None:
            raise TogyzError(f"the game is over already: {over}")
        self.ending = ending

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, by the rules or otherwise; None while it goes on."""
        return self.end.outcome() or self.ending

    @property
    def result(self) -> str:
        """``1-0``, ``0-1``, ``1/2-1/2`` or ``*``: the outcome's, else the tag's."""
        outcome = self.outcome
        if outcome is not None:
            return outcome.result
        recorded = self.tags.get("Result", "*")
        return recorded if recorded in RESULTS else "*"

    @property
    def tuzdik_plies(self) -> tuple[int | None, int | None]:
        """The plies of the main line at which White's and Black's tuzdik arose.

        None for a side that has none, or that began with one.
        """
        line = [node.position.tuzdiks for node in self.root.mainline()]
        plies: list[int | None] = []
        for side in Side:
            begun, ended = line[0][side], line[-1][side]
            arisen = begun is None and ended is not None
            plies.append([at[side] for at in line].index(ended) if arisen else None)
        return plies[0], plies[1]

    def __repr__(self) -> str:
        """A short description."""
        return f"<Game {self.variant}, {len(self)} plies, {self.result}>"

    def _repr_svg_(self) -> str | None:
        """The picture that Jupyter shows: the end of the main line."""
        return render_svg(self.position, self.end.trace())
