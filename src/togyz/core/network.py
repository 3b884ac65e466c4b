"""A network that judges positions, compiled: `togyz.engine.Network`, but fast."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_int32
from typing import Literal

from togyz.rules import Position, TogyzError, Variant

from .library import CNetworkShape, CPosition, library
from .packing import pack, pack_rules

__all__ = ["BadNetwork", "CoreNetwork"]

_FLAWS = {
    1: "this is no network: it does not begin with TGZN",
    2: "a network of another version than this program reads",
    3: "its header has numbers that can't be",
    4: "it has more or fewer bytes than its header says: is it cut short?",
    5: "it is damaged: its checksum is another one",
    6: "its weights are so large that their sums could be too large to be kept",
    7: "there is no memory for it",
}
_WAYS = {"fastest": 0, "narrow": 1, "plain": 2}

Way = Literal["fastest", "narrow", "plain"]


class BadNetwork(TogyzError):
    """Bytes that are no network; the message says why."""


class CoreNetwork:
    """A network in the core. Nothing changes it: engines and threads may share it.

    Attributes:
        name: what its file calls it.
        hidden: neurons of its first layer.
        unit: hundredths of a stone that a logit is worth.
    """

    def __init__(self, data: bytes) -> None:
        """Read the bytes of a network's file.

        Raises:
            BadNetwork: they are none.
            CoreUnavailable: there is no compiled core.
        """
        self._library = library()
        flaw = c_int32()
        self.handle = self._library.togyz_network_read(data, len(data), byref(flaw))
        if not self.handle:
            raise BadNetwork(_FLAWS[flaw.value])
        shape = CNetworkShape()
        self._library.togyz_network_about(self.handle, byref(shape))
        self._rules = bytes(shape.rules)
        self.name = shape.name.decode("utf-8", "replace")
        self.hidden = shape.hidden
        self.unit = shape.unit

    def __del__(self) -> None:
        """Give the memory back."""
        if getattr(self, "handle", None):
            self._library.togyz_network_free(self.handle)

    def fits(self, variant: Variant) -> bool:
        """Whether it is for positions of this variant."""
        return bytes(pack_rules(variant)) == self._rules

    def evaluate(self, positions: Sequence[Position], way: Way = "fastest") -> list[int]:
        """The score of each position from its mover's view, in hundredths of a stone.

        Args:
            positions: of the network's variant, of games that go on.
            way: how it is computed: ``fastest``, with ``narrow`` vectors, or number by number
                (``plain``). The scores are the same.

        Raises:
            TogyzError: a position is one of another variant.
        """
        if not all(self.fits(position.variant) for position in positions):
            raise TogyzError("a position of a variant that this network is not for")
        packed = [pack(position.variant, position) for position in positions]
        scores = (c_int32 * len(packed))()
        code = self._library.togyz_network_evaluate(
            self.handle, len(packed), (CPosition * len(packed))(*packed), _WAYS[way], scores
        )
        if code < 0:
            raise TogyzError("the network refuses one of these positions")
        return list(scores)
