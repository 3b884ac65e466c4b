"""Who judges the positions of a search: the shipped network, another one, or arithmetic by hand."""

from __future__ import annotations

from pathlib import Path

from togyz.core import BadNetwork, CoreNetwork
from togyz.rules import TogyzError, Variant

from .shelf import Shelf

__all__ = ["DEFAULT", "HAND", "check_network", "judge", "shipped_network"]

DEFAULT = "default"
"""The network that is shipped for a variant; where there is none, `HAND`."""

HAND = "hand"
"""The evaluation made by hand."""


def _read(path: Path) -> CoreNetwork:
    try:
        return CoreNetwork(path.read_bytes())
    except BadNetwork as error:
        raise TogyzError(f"{path}: {error}") from None


NETWORKS = Shelf(
    "network",
    ".tgn",
    _read,
    f"{DEFAULT} is the one that comes with togyz, {HAND} the evaluation made by hand",
)


def shipped_network(variant: Variant) -> Path | None:
    """The file of the network that comes with togyz for a variant; None if none does."""
    return NETWORKS.path(variant)


def judge(variant: Variant, network: str = DEFAULT) -> CoreNetwork | None:
    """The network that is to judge positions of a variant; None: the evaluation made by hand.

    Args:
        variant: what is played.
        network: `DEFAULT`, `HAND`, or the path of a network's file.

    Raises:
        TogyzError: the file can't be read, is no network, or one for another variant.
    """
    if network == HAND:
        return None
    if network == DEFAULT:
        return NETWORKS.shipped(variant)
    found = NETWORKS.named(network)
    if not found.fits(variant):
        raise TogyzError(
            f"the network {network} is for another variant than {variant}: "
            f"choose another one, {DEFAULT} or {HAND}"
        )
    return found


def check_network(network: str) -> str:
    """`network` itself, if it is `DEFAULT`, `HAND` or the path of a network of whatever variant.

    Raises:
        TogyzError: the file can't be read, or is no network.
    """
    if network not in (DEFAULT, HAND):
        NETWORKS.named(network)
    return network
