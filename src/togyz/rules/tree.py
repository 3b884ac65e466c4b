"""The tree of a game: moves, variations, and what people write beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from .errors import IllegalMove, TogyzError
from .outcome import Outcome, Reason
from .position import Position
from .sides import Hole, Side
from .trace import Trace

__all__ = ["Evaluation", "Node"]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What an engine or a person thinks of a position, from White's point of view.

    Attributes:
        score: hundredths of a stone; positive is good for White.
        depth: plies looked ahead, where known.
        win: White's chance to win, 0 to 1, where known.

    Raises:
        TogyzError: a win chance that is none, or a negative depth.
    """

    score: int
    depth: int | None = None
    win: float | None = None

    def __post_init__(self) -> None:
        """Refuse what can't be."""
        if self.win is not None and not 0 <= self.win <= 1:
            raise TogyzError(f"a win chance lies between 0 and 1, not at {self.win}")
        if self.depth is not None and self.depth < 0:
            raise TogyzError(f"a depth is not negative: {self.depth}")


@dataclass(slots=True, eq=False)
class Node:
    """A position of a game, the move that led to it, and the moves tried from it.

    Make nodes by `add`, so that every move in a tree is legal.

    Attributes:
        position: the position here.
        move: the hole that was played to come here; None at the root.
        parent: where it was played; None at the root.
        children: continuations; the first is the main one, the others are variations.
        comment: text about the move, or about the start at the root.
        before: text that stands before the move.
        glyphs: marks of the move, such as ``!``, ``?!``, ``±``.
        arrows: pairs of holes to draw an arrow between.
        highlights: holes to light up.
        clock: milliseconds left on the mover's clock after the move.
        elapsed: milliseconds that the move took.
        evaluation: what somebody thinks of the position here.
    """

    position: Position
    move: int | None = None
    parent: Node | None = field(default=None, repr=False)
    children: list[Node] = field(default_factory=list, repr=False)
    comment: str = ""
    before: str = ""
    glyphs: tuple[str, ...] = ()
    arrows: tuple[tuple[Hole, Hole], ...] = ()
    highlights: tuple[Hole, ...] = ()
    clock: int | None = None
    elapsed: int | None = None
    evaluation: Evaluation | None = None

    def add(self, move: int, *, main: bool = False) -> Node:
        """Play a move from here; a move that is already there is not added again.

        Args:
            move: the number of the hole.
            main: put it before the other continuations.

        Raises:
            IllegalMove: the rules forbid it. Repetition is not looked at: see `Game.play`.
        """
        node = next((child for child in self.children if child.move == move), None)
        if node is None:
            node = Node(self.position.play(move), move, self)
            self.children.append(node)
        if main:
            node.promote(to_main=True)
        return node

    def promote(self, *, to_main: bool = False) -> None:
        """Move this continuation one place up among its siblings, or to the first place."""
        if self.parent is None:
            return
        siblings = self.parent.children
        here = siblings.index(self)
        siblings.insert(0 if to_main else max(0, here - 1), siblings.pop(here))

    def remove(self) -> None:
        """Take this move and all that follows out of the tree."""
        if self.parent is not None:
            self.parent.children.remove(self)
            self.parent = None

    @property
    def mover(self) -> Side | None:
        """Who played the move that led here; None at the root."""
        return None if self.parent is None else self.parent.position.side

    @property
    def ply(self) -> int:
        """How many moves lead here from the root."""
        return sum(1 for _ in self.line()) - 1

    def trace(self) -> Trace | None:
        """What the move that led here did; None at the root."""
        if self.parent is None or self.move is None:
            return None
        return self.parent.position.trace(self.move)

    def line(self) -> Iterator[Node]:
        """The nodes from here back to the root, this one first."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def mainline(self) -> Iterator[Node]:
        """This node and the main continuation from it."""
        node = self
        yield node
        while node.children:
            node = node.children[0]
            yield node

    def walk(self) -> Iterator[Node]:
        """Every node of the tree from here, each before what follows from it."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def occurrences(self) -> int:
        """How often the position here has occurred on the way from the root, this one included."""
        return sum(1 for node in self.line() if node.position == self.position)

    def outcome(self) -> Outcome | None:
        """How the game is over here by the rules, repetition included; None if it goes on.

        A third occurrence of any position on the way counts: from then on the game was drawn.
        """
        found = self.position.outcome()
        if found is not None:
            return found
        # With a tuzdik on the board every lap loses stones to it, so nothing can recur.
        if self.position.tuzdiks != (None, None):
            counted = [n.position for n in self.line() if n.position.tuzdiks == (None, None)]
        else:
            counted = [n.position for n in self.line()]
        if len(counted) > 2 and max(Counter(counted).values()) >= 3:
            return Outcome(None, Reason.REPETITION, self.position.kazans)
        return None

    def play(self, move: int) -> Node:
        """As `add`, but also refuses to play on after a third occurrence of a position."""
        outcome = self.outcome()
        if outcome is not None and outcome.reason is Reason.REPETITION:
            raise IllegalMove(f"hole {move} can't be played, the game is over: {outcome}")
        return self.add(move)
