"""What makes a position impossible, and what only makes it unreachable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .sides import Side

if TYPE_CHECKING:
    from .position import Position


def problems(position: Position) -> tuple[str, ...]:
    """Every invariant of `Position` that does not hold, one sentence each."""
    variant = position.variant
    n = variant.holes
    shape = _shape_problems(position)
    if shape:  # counting makes no sense on a board of another shape
        return shape
    found: list[str] = []
    for index, stones in enumerate(position.holes):
        if not _is_count(stones, variant.total):
            where = f"{Side(index // n)}'s hole {index % n + 1}"
            found.append(f"{where} can't hold {_show(stones)} stones: 0 to {variant.total} can be")
    for side in Side:
        if not _is_count(position.kazans[side], variant.total):
            found.append(
                f"{side}'s kazan can't hold {_show(position.kazans[side])} stones: "
                f"0 to {variant.total} can be"
            )
    if not found:
        total = sum(position.holes) + sum(position.kazans)
        if total != variant.total:
            found.append(
                f"the stones add up to {total}, {variant.title} has {variant.total}: "
                f"{sum(position.row(Side.WHITE))} in White's holes, "
                f"{sum(position.row(Side.BLACK))} in Black's, "
                f"{position.kazans[0]} and {position.kazans[1]} in the kazans"
            )
    found += _tuzdik_problems(position)
    if position.extra:
        found += _extra_problems(position)
    return tuple(found)


def _is_count(stones: object, total: int) -> bool:
    return isinstance(stones, int) and not isinstance(stones, bool) and 0 <= stones <= total


def _show(value: object) -> str:
    """The value, or how absurd it is: Python refuses to print integers of thousands of digits."""
    if isinstance(value, int) and abs(value) >= 10**9:
        return "more than 10^9" if value > 0 else "less than -10^9"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _shape_problems(position: Position) -> tuple[str, ...]:
    n = position.variant.holes
    found = []
    if not isinstance(position.holes, tuple) or len(position.holes) != 2 * n:
        found.append(f"{position.variant.title} needs a tuple of {2 * n} holes")
    for name, pair in (("kazans", position.kazans), ("tuzdiks", position.tuzdiks)):
        if not isinstance(pair, tuple) or len(pair) != 2:
            found.append(f"{name} must be a pair, White's and Black's")
    if not isinstance(position.side, Side):
        found.append("the side to move must be Side.WHITE or Side.BLACK")
    return tuple(found)


def _tuzdik_problems(position: Position) -> list[str]:
    variant = position.variant
    n = variant.holes
    found = []
    for owner in Side:
        number = position.tuzdiks[owner]
        if number is None:
            continue
        where = f"{owner}'s tuzdik, {owner.opponent}'s hole {number}"
        if not variant.tuzdik:
            found.append(f"{variant.title} has no tuzdik, but {owner} has one")
        elif not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= n:
            found.append(f"{owner}'s tuzdik can't be {_show(number)}: a number from 1 to {n - 1}")
        elif number == n:
            found.append(f"{where}, can't be: the last hole never becomes a tuzdik")
        elif position.holes[owner.opponent * n + number - 1]:
            stones = position.holes[owner.opponent * n + number - 1]
            found.append(f"{where}, can't hold {stones} stones: a tuzdik is always empty")
    if position.tuzdiks[0] is not None and position.tuzdiks[0] == position.tuzdiks[1]:
        found.append(
            f"both tuzdiks have number {position.tuzdiks[0]}: mirrored tuzdiks are forbidden"
        )
    return found


def _extra_problems(position: Position) -> list[str]:
    if not position.variant.extra_move:
        return ["'extra' is set, but the variant's option extra-move is off"]
    if any(position.row(position.side.opponent)) or not any(position.row(position.side)):
        return ["'extra' needs a bare opponent, and a player to move who has stones"]
    return []


def warnings(position: Position) -> tuple[str, ...]:
    """Reasons why no game reaches a valid position; not complete, but never wrong."""
    variant = position.variant
    found = []
    if variant.family.even and position.tuzdiks == (None, None):
        found += [
            f"{side}'s kazan holds an odd number, {position.kazans[side]}, "
            "but without a tuzdik only even numbers are won"
            for side in Side
            if position.kazans[side] % 2
        ]
    found += [
        f"{side} owns a tuzdik, but the kazan holds {position.kazans[side]}: "
        "three stones come with it"
        for side in Side
        if position.tuzdiks[side] is not None and position.kazans[side] < 3
    ]
    return tuple(found)
