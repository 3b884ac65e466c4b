"""Positions as JSON, for programs; also the member ``position`` of a game in JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping

from togyz.rules import InvalidPosition, Position, Side, Variant, variant

from ..errors import NotationError, shown
from ..limits import MAX_POSITION
from .fields import make, rules_for
from .own import known_name

__all__ = ["format_json", "parse_json", "position_from_members", "position_members"]

_SIDES = {"white": Side.WHITE, "black": Side.BLACK}
_MEMBERS = ("variant", "white", "black", "kazans", "tuzdiks", "side", "extra")


def position_members(position: Position) -> dict[str, object]:
    """The members of the object, the variant excepted."""
    members: dict[str, object] = {
        "white": list(position.row(Side.WHITE)),
        "black": list(position.row(Side.BLACK)),
        "kazans": list(position.kazans),
        "tuzdiks": list(position.tuzdiks),
        "side": position.side.name.lower(),
    }
    if position.extra:
        members["extra"] = True
    return members


def format_json(position: Position) -> str:
    """One JSON object on one line."""
    name = known_name(position.variant)
    return json.dumps({"variant": name} | position_members(position), separators=(",", ":"))


def parse_json(text: str, given: str | Variant | None = None) -> Position:
    """Read what `format_json` writes."""
    if len(text) > MAX_POSITION:
        raise NotationError(
            f"the text has {len(text)} characters; no position needs more than {MAX_POSITION}"
        )
    try:
        value = json.loads(text)
    except json.JSONDecodeError as problem:
        raise NotationError(
            f"not JSON: {problem.msg}", line=problem.lineno, column=problem.colno
        ) from None
    except (ValueError, RecursionError):
        raise NotationError("not a position: absurd numbers or nesting", column=1) from None
    if not isinstance(value, dict):
        raise NotationError("not a JSON object", column=1, expected='{"variant": …, "white": …}')
    return position_from_members(value, _rules(value, given))


def _rules(members: Mapping[str, object], given: str | Variant | None) -> Variant:
    """The variant that the members name, else the given one or that of so many holes."""
    name = members.get("variant")
    if name is None:
        rows = len(_numbers(members, "white")), len(_numbers(members, "black"))
        return rules_for(rows, given)
    if not isinstance(name, str):
        raise NotationError("the member 'variant' is no text", expected="the name of a variant")
    if given is not None:
        asked = variant(given)
        if str(asked) == name or asked == variant(name):
            return asked
        raise NotationError(f"a position of {name}, but {asked} was asked for")
    return variant(name)


def position_from_members(members: Mapping[str, object], rules: Variant) -> Position:
    """The position that the members describe; InvalidPosition or NotationError otherwise."""
    for name in members:
        if name not in _MEMBERS:
            raise NotationError(
                f"a position has no member {shown(name)}", expected=", ".join(_MEMBERS)
            )
    rows = _numbers(members, "white"), _numbers(members, "black")
    kazans = _numbers(members, "kazans", 2)
    tuzdiks = members.get("tuzdiks", [None, None])
    if not isinstance(tuzdiks, list) or len(tuzdiks) != 2:
        raise NotationError("the member 'tuzdiks' is wrong", expected="[null, null] or numbers")
    letter = members.get("side")
    side = _SIDES.get(letter) if isinstance(letter, str) else None
    if side is None:
        raise NotationError("the member 'side' is wrong", expected='"white" or "black"')
    extra = members.get("extra", False)
    if not isinstance(extra, bool):
        raise NotationError("the member 'extra' is wrong", expected="true or false")
    position = make(
        rules, rows, (kazans[0], kazans[1]), (tuzdiks[0], tuzdiks[1]), side, extra=extra
    )
    if isinstance(position, InvalidPosition):
        raise position
    return position


def _numbers(members: Mapping[str, object], name: str, count: int | None = None) -> list[int]:
    value = members.get(name)
    if (
        not isinstance(value, list)
        or not all(isinstance(n, int) and not isinstance(n, bool) for n in value)
        or (count is not None and len(value) != count)
    ):
        many = "numbers" if count is None else f"{count} numbers"
        raise NotationError(
            f"the member '{name}' is missing or wrong", expected=f"a list of {many}"
        )
    return value
