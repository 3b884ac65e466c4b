"""A position: an immutable, hashable value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .display import render_svg
from .errors import IllegalMove, InvalidPosition
from .outcome import Outcome
from .sides import Hole, Side
from .trace import Record, Trace
from .validation import problems, warnings
from .variant import Variant, variant

__all__ = ["Position"]


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """Everything the rules need to know to go on, repetition aside.

    Invariants, checked when a position is made: holes and kazans sum to the variant's total; a
    tuzdik is empty, never in the last hole, and the two tuzdiks never have the same number.

    Attributes:
        variant: the rules.
        holes: stones of White's holes 1, 2, … then Black's holes 1, 2, …: sowing runs along
            this tuple and from its end to its beginning.
        kazans: stones in White's and Black's kazan.
        tuzdiks: the number of the hole, on the opponent's side, that is White's and Black's
            tuzdik; None without one.
        side: who moves.
        extra: with the option *one more move*: the opponent is bare and has passed, so this
            move must give him a stone or end the game.

    Raises:
        InvalidPosition: names every invariant that does not hold.
    """

    variant: Variant
    holes: tuple[int, ...]
    kazans: tuple[int, int] = (0, 0)
    tuzdiks: tuple[int | None, int | None] = (None, None)
    side: Side = Side.WHITE
    extra: bool = False

    def __post_init__(self) -> None:
        """Check the invariants."""
        found = problems(self)
        if found:
            raise InvalidPosition(found)

    @classmethod
    def start(cls, name: str | Variant = "togyzkumalak") -> Position:
        """The position a game of this variant begins with."""
        rules = variant(name)
        return cls(rules, (rules.stones,) * (2 * rules.holes))

    @classmethod
    def of(
        cls,
        white: Iterable[int],
        black: Iterable[int],
        kazans: tuple[int, int] = (0, 0),
        tuzdiks: tuple[int | None, int | None] = (None, None),
        side: Side = Side.WHITE,
        variant_name: str | Variant = "togyzkumalak",
        *,
        extra: bool = False,
    ) -> Position:
        """A position from its two rows, each from its owner's hole 1.

        Raises:
            InvalidPosition: as the constructor; also when a row has the wrong length.
        """
        rules = variant(variant_name)
        rows = tuple(white), tuple(black)
        for who, row in zip(Side, rows, strict=True):
            if len(row) != rules.holes:
                raise InvalidPosition(
                    (f"{who}'s row has {len(row)} holes; {rules.title} has {rules.holes}",)
                )
        return cls(rules, rows[0] + rows[1], kazans, tuzdiks, side, extra)

    def successor(
        self,
        holes: tuple[int, ...],
        kazans: tuple[int, int],
        tuzdiks: tuple[int | None, int | None],
        side: Side,
        *,
        extra: bool = False,
    ) -> Position:
        """A position of the same variant, unchecked: for `Family.sow` alone."""
        position = object.__new__(Position)
        put = object.__setattr__
        put(position, "variant", self.variant)
        put(position, "holes", holes)
        put(position, "kazans", kazans)
        put(position, "tuzdiks", tuzdiks)
        put(position, "side", side)
        put(position, "extra", extra)
        return position

    def row(self, side: Side) -> tuple[int, ...]:
        """The stones of a side's holes, from its hole 1."""
        n = self.variant.holes
        return self.holes[n:] if side else self.holes[:n]

    def __getitem__(self, hole: Hole | tuple[Side, int]) -> int:
        """The stones in a hole: ``position[Side.BLACK, 3]``."""
        side, number = hole
        if not 1 <= number <= self.variant.holes:
            raise IndexError(f"hole {number} is not on the board: 1 to {self.variant.holes}")
        return self.holes[side * self.variant.holes + number - 1]

    def tuzdik_owner(self, hole: Hole | tuple[Side, int]) -> Side | None:
        """Whose tuzdik a hole is; None when it is none."""
        side, number = hole
        owner = Side(side).opponent
        return owner if self.tuzdiks[owner] == number else None

    def outcome(self) -> Outcome | None:
        """How the game has ended by the rules that one position shows; None if it goes on.

        Repetition, agreement, resignation and time are known to `Game` alone.
        """
        return self.variant.family.outcome(self)

    def legal_moves(self) -> tuple[int, ...]:
        """The numbers of the holes that may be played; empty when the game is over."""
        if self.outcome() is not None:
            return ()
        return tuple(number for number, stones in enumerate(self.row(self.side), 1) if stones)

    def check(self, hole: int) -> None:
        """Raise `IllegalMove`, saying why, unless `hole` may be played."""
        n = self.variant.holes
        if not isinstance(hole, int) or isinstance(hole, bool) or not 1 <= hole <= n:
            raise IllegalMove(f"{hole!r} is no hole: a move is a number from 1 to {n}")
        outcome = self.outcome()
        if outcome is not None:
            raise IllegalMove(f"hole {hole} can't be played, the game is over: {outcome}")
        if not self.holes[self.side * n + hole - 1]:
            owner = self.tuzdik_owner((self.side, hole))
            what = "is empty" if owner is None else f"is {owner}'s tuzdik"
            moves = ", ".join(map(str, self.legal_moves()))
            raise IllegalMove(f"{self.side}'s hole {hole} {what}; playable: {moves}")

    def play(self, hole: int) -> Position:
        """The position after the player to move plays a hole.

        Args:
            hole: its number, 1 to the number of holes a side.

        Raises:
            IllegalMove: no such hole, an empty one, a tuzdik, or the game is over.
        """
        self.check(hole)
        return self.variant.family.sow(self, hole, None)

    def trace(self, hole: int) -> Trace:
        """What playing a hole does, stone by stone; raises as `play`."""
        self.check(hole)
        record = Record()
        after = self.variant.family.sow(self, hole, record)
        return Trace(
            self,
            hole,
            tuple(record.drops),
            tuple(record.captures),
            record.tuzdik,
            record.bans,
            after,
        )

    def mirror(self) -> Position:
        """The same position with the players exchanged; it commutes with `play`."""
        n = self.variant.holes
        return Position(
            self.variant,
            self.holes[n:] + self.holes[:n],
            self.kazans[::-1],
            self.tuzdiks[::-1],
            self.side.opponent,
            self.extra,
        )

    def warnings(self) -> tuple[str, ...]:
        """Reasons why no game can reach this position, though it is valid; often empty."""
        return warnings(self)

    def __repr__(self) -> str:
        """An expression that makes the position again, with `Position` and `Side` imported."""
        parts = [
            repr(list(self.row(Side.WHITE))),
            repr(list(self.row(Side.BLACK))),
            repr(self.kazans),
            repr(self.tuzdiks),
            f"Side.{self.side.name}",
            repr(str(self.variant)),
        ]
        if self.extra:
            parts.append("extra=True")
        return f"Position.of({', '.join(parts)})"

    def _repr_svg_(self) -> str | None:
        """The picture that Jupyter shows."""
        return render_svg(self)
