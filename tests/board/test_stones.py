"""Stones lie in pairs, within the hollow, and odd ones alone."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from togyz.board.stones import DRAWN, arrange, drawn

COUNTS = st.integers(0, 400)
BREADTHS = st.floats(40, 120)
LENGTHS = st.floats(100, 700)


@given(COUNTS)
def test_all_are_drawn_up_to_the_cap_and_parity_stays(count: int) -> None:
    shown = drawn(count)
    assert shown == count or count > DRAWN
    assert shown in (count, DRAWN - 1, DRAWN)
    assert shown % 2 == count % 2
    assert len(arrange(count, 10, 64, 170)) == shown


@given(COUNTS, st.integers(1, 100), BREADTHS, LENGTHS, st.booleans())
def test_they_keep_within_the_hollow(
    count: int, room: int, breadth: float, length: float, spread: bool
) -> None:
    for across, along, radius in arrange(count, room, breadth, length, spread=spread):
        assert abs(across) + radius <= breadth / 2 + 1e-6
        assert radius - 1e-6 <= along <= length - radius + 1e-6


@given(COUNTS, st.integers(1, 100), BREADTHS, LENGTHS, st.booleans())
def test_two_and_two_lie_side_by_side(
    count: int, room: int, breadth: float, length: float, spread: bool
) -> None:
    spots = arrange(count, room, breadth, length, spread=spread)
    for left, right in zip(spots[0::2], spots[1::2], strict=False):
        assert left.along == right.along
        assert 2 * left.radius < right.across - left.across < 2.2 * left.radius
    if len(spots) % 2 and len(spots) < DRAWN - 1:
        # It lies where the middle of the pair would be that one more stone makes.
        partner = arrange(count + 1, max(room, count + 1), breadth, length, spread=spread)
        same = arrange(count, max(room, count + 1), breadth, length, spread=spread)
        assert abs((partner[-2].across + partner[-1].across) / 2 - same[-1].across) < 1e-6


@settings(max_examples=15)
@given(BREADTHS, LENGTHS)
def test_more_stones_are_never_larger(breadth: float, length: float) -> None:
    sizes = [arrange(count, 10, breadth, length)[0].radius for count in range(1, DRAWN)]
    assert all(later <= earlier * 1.0001 for earlier, later in pairwise(sizes))
    assert sizes[0] == sizes[9]
