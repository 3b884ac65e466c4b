"""What the core finds wrong with a position, against what the readable rules say."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from togyz.core.library import MAX_HOLES, CPosition, library
from togyz.core.packing import pack_rules
from togyz.rules import InvalidPosition, Position, Side, variant

NAMES = ["togyzkumalak", "togyzkumalak+extra-move", "bestemshe", "mangala", "qozdatu+extra-move"]
# The bits of togyz_problems, and how the rules say the same.
SAID = [
    (1, r"the stones add up to"),
    (2, r"has no tuzdik"),
    (4, r"the last hole never|tuzdik can't be \d+: a number"),
    (8, r"a tuzdik is always empty"),
    (16, r"mirrored"),
    (32, r"'extra'"),
]


@st.composite
def pieces(draw: st.DrawFn) -> tuple[str, list[int], list[int], list[int], int, bool]:
    """A variant and whatever may lie on its board: often as much as there is, or nothing."""
    name = draw(st.sampled_from(NAMES))
    rules = variant(name)
    stones = st.one_of(st.just(0), st.integers(0, 5))
    holes = draw(st.lists(stones, min_size=2 * rules.holes, max_size=2 * rules.holes))
    if draw(st.booleans()):
        side = draw(st.integers(0, 1))
        holes[side * rules.holes : (side + 1) * rules.holes] = [0] * rules.holes
    kazan = draw(st.integers(0, 40))
    rest = rules.total - sum(holes) - kazan
    wrong = draw(st.sampled_from([0, 0, 0, 1, -1]))
    kazans = [kazan, min(rules.total, max(0, rest + wrong))]
    numbers = st.one_of(st.just(0), st.integers(0, rules.holes + 1))
    tuzdiks = [draw(numbers), draw(numbers)]
    return name, holes, kazans, tuzdiks, draw(st.integers(0, 1)), draw(st.booleans())


@given(pieces())
def test_the_core_finds_wrong_what_the_rules_find_wrong(
    given: tuple[str, list[int], list[int], list[int], int, bool],
) -> None:
    name, holes, kazans, tuzdiks, side, extra = given
    rules = variant(name)
    try:
        Position(
            rules,
            tuple(holes),
            (kazans[0], kazans[1]),
            (tuzdiks[0] or None, tuzdiks[1] or None),
            Side(side),
            extra,
        )
        problems: tuple[str, ...] = ()
    except InvalidPosition as error:
        problems = error.problems
    # While anything else is wrong the core says nothing of the option.
    if any(not re.search(r"'extra'", problem) for problem in problems):
        problems = tuple(problem for problem in problems if "'extra'" not in problem)
    expected = sum(bit for bit, said in SAID if any(re.search(said, text) for text in problems))
    packed = CPosition.from_buffer_copy(
        bytes(holes).ljust(2 * MAX_HOLES, b"\0") + bytes([*kazans, *tuzdiks, side, extra])
    )
    handle = library().togyz_variant_new(pack_rules(rules))
    try:
        assert library().togyz_problems(handle, packed) == expected, problems
        assert (library().togyz_check(handle, packed) == 0) == (not problems)
    finally:
        library().togyz_variant_free(handle)
