"""The rules told a second time, in another way: a stone walks from hole to hole, and looks."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import positions, variants
from togyz.rules import Captures, Outcome, Position, Side, Variant

Place = tuple[int, int]  # whose, and which number; number 0 is the kazan


@dataclass
class Board:
    """What lies where, as a player sees it."""

    rules: Variant
    stones: dict[Place, int]
    tuzdiks: list[int | None]
    mover: int
    extra: bool

    @classmethod
    def of(cls, position: Position) -> Board:
        """The board of a position."""
        stones: dict[Place, int] = {(side, 0): position.kazans[side] for side in Side}
        stones |= {
            (side, number): position[side, number]
            for side in Side
            for number in range(1, position.variant.holes + 1)
        }
        return cls(position.variant, stones, list(position.tuzdiks), position.side, position.extra)

    def row(self, side: int) -> int:
        """The stones on a side."""
        return sum(self.stones[side, number] for number in range(1, self.rules.holes + 1))

    def beyond(self, place: Place) -> Place:
        """Where the next stone falls; in Mangala the mover's kazan lies after his last hole."""
        side, number = place
        if number == 0:
            return 1 - side, 1
        if number < self.rules.holes:
            return side, number + 1
        if self.rules.name == "mangala" and side == self.mover:
            return side, 0
        return 1 - side, 1

    def owner(self, place: Place) -> int | None:
        """Whose tuzdik a hole is."""
        side, number = place
        return 1 - side if self.tuzdiks[1 - side] == number else None

    def play(self, number: int) -> None:
        """Play a hole of the mover's."""
        place = (self.mover, number)
        hand, self.stones[place] = self.stones[place], 0
        if hand == 1 or not self.rules.returns:
            place = self.beyond(place)
        while True:
            found = self.stones[place]
            owner = self.owner(place)
            self.stones[place if owner is None else (owner, 0)] += 1
            hand -= 1
            if not hand:
                break
            place = self.beyond(place)
        if self.rules.name == "mangala":
            self.end_in_mangala(place, found)
        else:
            self.end(place, found, owner)

    def take(self, *places: Place) -> None:
        """Put the stones of holes into the mover's kazan."""
        for place in places:
            self.stones[self.mover, 0] += self.stones[place]
            self.stones[place] = 0

    def end(self, place: Place, found: int, owner: int | None) -> None:
        """What the last stone wins, where it fell among `found`, and whose move it is then."""
        side, number = place
        if side != self.mover and owner is None:
            barred = number == self.rules.holes or self.tuzdiks[1 - self.mover] == number
            if self.rules.tuzdik and found == 2 and not barred:
                if self.tuzdiks[self.mover] is None:
                    self.tuzdiks[self.mover] = number
                    self.take(place)
            elif found == 1 or (found % 2 == 1 and self.rules.captures is Captures.EVEN):
                self.take(place)
        other = 1 - self.mover
        passes = self.rules.extra_move and not self.extra and not self.row(other)
        self.extra = passes and self.row(self.mover) > 0
        if not self.extra:
            self.mover = other

    def end_in_mangala(self, place: Place, found: int) -> None:
        """The same for Mangala."""
        side, number = place
        if number == 0:
            return
        opposite = (1 - side, self.rules.holes + 1 - number)
        if side != self.mover and found % 2 == 1:
            self.take(place)
        elif side == self.mover and found == 0 and self.stones[opposite]:
            self.take(place, opposite)
        self.mover = 1 - self.mover

    def score(self) -> tuple[int, int] | None:
        """White's and Black's stones at the end, None before it."""
        kazans = self.stones[0, 0], self.stones[1, 0]
        half = self.rules.holes * self.rules.stones
        if not self.rules.play_on and max(kazans) > half:
            return kazans
        rows = self.row(0), self.row(1)
        if self.rules.name == "mangala":
            if all(rows):
                return None
            return kazans[0] + rows[1], kazans[1] + rows[0]
        if rows[self.mover]:
            return None
        return kazans[0] + rows[0], kazans[1] + rows[1]


@st.composite
def sparse(draw: st.DrawFn) -> Position:
    """A position with few stones, a side often bare, and a pile that ends where it matters."""
    rules = draw(variants())
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    n = rules.holes
    side = rng.choice(list(Side))
    own, other = (range(n), range(n, 2 * n)) if side is Side.WHITE else (range(n, 2 * n), range(n))
    holes = [0] * (2 * n)
    places = rng.choice([own, other, [*own, *other]])
    for _ in range(rng.randint(0, 4)):
        holes[rng.choice(places)] = rng.randint(1, 3)
    if rng.random() < 0.6:
        origin, target = rng.choice(own), rng.choice([*other, other[-1], other[0]])
        way = (target - origin) % (2 * n)
        holes[target] = rng.randint(1, 2)
        holes[origin] = way + 1 if rules.returns and way > 1 else way
    rest = rules.total - sum(holes)
    white = min(rest, max(0, rest // 2 + rng.randint(-3, 3)))
    mine, theirs = (any(holes[place] for place in row) for row in (own, other))
    extra = rules.extra_move and mine and not theirs and rng.random() < 0.7
    return Position(rules, tuple(holes), (white, rest - white), (None, None), side, extra)


@settings(max_examples=400)
@given(positions() | sparse())
def test_both_tellings_agree(position: Position) -> None:
    score = Board.of(position).score()
    assert (position.outcome() is None) == (score is None)
    if score is not None:
        outcome = position.outcome()
        assert isinstance(outcome, Outcome)
        assert outcome.score == score
        white, black = score
        assert outcome.winner is (None if white == black else Side(white < black))
        assert position.legal_moves() == ()
        return
    side, n = position.side, position.variant.holes
    assert position.legal_moves() == tuple(k for k in range(1, n + 1) if position[side, k])
    for hole in position.legal_moves():
        board = Board.of(position)
        board.play(hole)
        assert Board.of(position.play(hole)) == board
