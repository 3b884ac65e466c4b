"""The variants: data, and for a family that sows otherwise one strategy."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Protocol

from .errors import TogyzError, UnknownVariant
from .mangala import MangalaRules
from .sowing import Captures, TogyzRules

if TYPE_CHECKING:
    from .outcome import Outcome
    from .position import Position
    from .trace import Record

__all__ = ["VARIANTS", "Captures", "Family", "Variant", "variant"]


class Family(Protocol):
    """How a family of variants sows and ends: the one part of a variant that is code.

    Attributes:
        even: whether a kazan holds an even number as long as there is no tuzdik.
        sows_kazans: whether the own kazan lies on the way of a sowing, which may end in it.
    """

    even: ClassVar[bool]
    sows_kazans: ClassVar[bool]

    def sow(self, position: Position, hole: int, record: Record | None) -> Position:
        """The position after a legal move; writes what happens into `record`, if given."""

    def outcome(self, position: Position) -> Outcome | None:
        """The outcome that the position alone shows, or None while play goes on."""


_TOGYZ = TogyzRules()


@dataclass(frozen=True, slots=True)
class Variant:
    """A game of the family, as data.

    Attributes:
        name: the identifier, such as ``togyzkumalak``.
        title: the name for people.
        holes: holes a side.
        stones: stones in each hole at the start.
        tuzdik: whether a hole of three becomes a tuzdik.
        returns: whether the first stone goes back into the hole it was taken from
            (a single stone never does).
        captures: what a last stone must make to capture.
        family: how it sows and ends.
        play_on: tournament option: a majority does not end the game; it is played until a
            side is bare, for the exact score.
        extra_move: tournament option *one more move*: a bare player passes, the opponent makes
            one move, and play goes on if it gives him a stone.
    """

    name: str
    title: str
    holes: int
    stones: int
    tuzdik: bool = False
    returns: bool = True
    captures: Captures = Captures.EVEN
    family: Family = _TOGYZ
    play_on: bool = False
    extra_move: bool = False

    def __post_init__(self) -> None:
        """Refuse boards that can't be played on, and names that no text could hold."""
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", self.name):
            raise TogyzError(
                f"{self.name!r} can't name a variant: lower-case Latin letters, digits and "
                "single hyphens can"
            )
        if self.holes < 1 or self.stones < 1:
            raise TogyzError(f"{self.name}: a variant needs at least one hole and one stone")
        if self.extra_move and self.family.sows_kazans:
            raise TogyzError(f"{self.name}: 'one more move' has no meaning in Mangala")

    def __hash__(self) -> int:
        """By name and options: what distinguishes the variants of a program."""
        return hash((self.name, self.play_on, self.extra_move))

    @property
    def total(self) -> int:
        """All stones of the game."""
        return 2 * self.holes * self.stones

    @property
    def win(self) -> int:
        """The fewest stones that are a majority: 82 of 162."""
        return self.total // 2 + 1

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the tournament options that are on."""
        return tuple(
            name for name, on in (("play-on", self.play_on), ("extra-move", self.extra_move)) if on
        )

    def with_options(self, *, play_on: bool = False, extra_move: bool = False) -> Variant:
        """The same game with exactly these tournament options."""
        return replace(self, play_on=play_on, extra_move=extra_move)

    def __str__(self) -> str:
        """The name and its options: ``togyzkumalak+play-on``."""
        return "+".join((self.name, *self.options))


def _registry(*variants: Variant) -> dict[str, Variant]:
    return {v.name: v for v in variants}


VARIANTS: dict[str, Variant] = _registry(
    Variant("togyzkumalak", "Togyz Kumalak / Toguz Korgool", 9, 9, tuzdik=True),
    Variant("qozdatu", "Qozdatu", 7, 7),
    Variant("bestemshe", "Bestemshe", 5, 5),
    Variant("no-return", "Pre-1949, no return", 9, 9, tuzdik=True, returns=False),
    Variant(
        "singleton-capture",
        "Pre-1949, singleton capture",
        9,
        9,
        tuzdik=True,
        captures=Captures.PAIR,
    ),
    Variant("mangala", "Mangala", 6, 4, family=MangalaRules()),
)
"""Every variant by name. A program may add its own."""

_ALIASES = {
    "togyz": "togyzkumalak",
    "togyzqumalaq": "togyzkumalak",
    "toguzkumalak": "togyzkumalak",
    "toguzkorgool": "togyzkumalak",
    "toguz": "togyzkumalak",
    "коздату": "qozdatu",
    "қоздату": "qozdatu",
    "бестемше": "bestemshe",
    "тогызкумалак": "togyzkumalak",
    "тоғызқұмалақ": "togyzkumalak",
    "тогузкоргоол": "togyzkumalak",
    "тогузкоргол": "togyzkumalak",
}


def variant(name: str | Variant = "togyzkumalak") -> Variant:
    """Find a variant by its name, or by a usual other one, with ``+option`` for each option.

    >>> variant("Toguz Korgool").name
    'togyzkumalak'
    >>> variant("bestemshe+play-on").play_on
    True

    Raises:
        UnknownVariant: no such variant or option, or the variant can't have the option.
    """
    if isinstance(name, Variant):
        return name
    base, *options = name.strip().split("+")
    found = VARIANTS.get(base.strip().casefold())
    if found is None:
        key = "".join(base.casefold().split()).replace("_", "").replace("-", "")
        by_key = {known.replace("-", ""): v for known, v in VARIANTS.items()}
        found = by_key.get(_ALIASES.get(key, key))
    if found is None:
        raise UnknownVariant(f"unknown variant {base!r}; known are {', '.join(VARIANTS)}")
    unknown = [option for option in options if option not in ("play-on", "extra-move")]
    if unknown:
        raise UnknownVariant(f"unknown option {unknown[0]!r}; known are play-on and extra-move")
    if not options:
        return found
    try:
        return found.with_options(play_on="play-on" in options, extra_move="extra-move" in options)
    except TogyzError as error:
        raise UnknownVariant(str(error)) from None
