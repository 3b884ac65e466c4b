"""Which layers the tables of a variant have, and how big they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from togyz.core import CoreTables, Layer
from togyz.rules import Captures, TogyzError, Variant, variant

__all__ = ["Shape", "has_tables"]

WORD = 2
"""Bytes of a position while its layer is built."""

PACKED_BITS = 3.0
"""Bits of a position in a file, for estimates before anything is measured."""


def has_tables(rules: Variant) -> bool:
    """Whether there can be tables of a variant: it captures every even number, without options."""
    plain = rules.captures is Captures.EVEN and not rules.family.sows_kazans
    return plain and not rules.play_on and not rules.extra_move


@dataclass(frozen=True, slots=True)
class Shape:
    """The tables of a variant.

    Attributes:
        variant: the variant.
    """

    variant: Variant

    @classmethod
    def of(cls, name: str | Variant) -> Shape:
        """The tables of a variant.

        Raises:
            TogyzError: this variant has none.
        """
        found = variant(name) if isinstance(name, str) else name
        if not has_tables(found):
            raise TogyzError(
                f"there are no tables of {found}: they are made of variants that capture every "
                "even number, without options"
            )
        return cls(found)

    @property
    def step(self) -> int:
        """Stones on the board come in multiples of this."""
        return 1 if self.variant.tuzdik else 2

    @property
    def most(self) -> int:
        """The most stones that the core can build a layer of, whatever it would take."""
        most = self.step
        while most + self.step <= self.variant.total:
            try:
                CoreTables(self.variant, most + self.step)
            except TogyzError:
                break
            most += self.step
        return most

    def check(self, stones: int) -> None:
        """Refuse a number of stones of which there can be no layer.

        Raises:
            TogyzError: which there can be.
        """
        if stones < self.step or stones % self.step or stones > self.most:
            kind = "an even number" if self.step == 2 else "a number"
            raise TogyzError(
                f"tables of {self.variant} are of {kind} of stones from {self.step} to "
                f"{self.most}, not {stones}"
            )

    def counts(self, stones: int) -> range:
        """All numbers of stones up to this one, the fewest first."""
        return range(self.step, stones + 1, self.step)

    def layers(self, stones: int) -> Iterator[Layer]:
        """The layers with so many stones; those that lead to each other come together."""
        last = self.variant.holes - 1 if self.variant.tuzdik else 0
        for mine in range(last + 1):
            for yours in range(mine, last + 1):
                if mine == yours != 0:
                    continue
                layer = Layer(stones, mine, yours)
                yield layer
                if layer.next != layer:
                    yield layer.next

    def sizes(self, core: CoreTables, stones: int) -> dict[Layer, int]:
        """How many positions each layer with so many stones has."""
        return {layer: core.size(layer) for layer in self.layers(stones)}
