"""Who judges the positions of a search: the shipped network, another one, or arithmetic by hand."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from togyz.core import BadNetwork, CoreNetwork
from togyz.rules import TogyzError, Variant

__all__ = ["DEFAULT", "HAND", "check_network", "judge", "shipped_network"]

DEFAULT = "default"
"""The network that is shipped for a variant; where there is none, `HAND`."""

HAND = "hand"
"""The evaluation made by hand."""

NETWORKS = Path(__file__).with_name("networks")
"""Where shipped networks are, each under the name of its variant."""


def shipped_network(variant: Variant) -> Path | None:
    """The file of the network that comes with togyz for a variant; None if none does."""
    path = NETWORKS / f"{variant}.tgn"
    return path if path.is_file() else None


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
        return _shipped(variant)
    found = _read_file(network)
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
        _read_file(network)
    return network


def _read_file(path: str) -> CoreNetwork:
    try:
        state = Path(path).stat()
        return _read(path, state.st_mtime_ns, state.st_size)
    except OSError as error:
        raise TogyzError(
            f"the network {path} can't be read: {error.strerror}; {DEFAULT} is the one that comes "
            f"with togyz, {HAND} the evaluation made by hand"
        ) from None
    except BadNetwork as error:
        raise TogyzError(f"{path}: {error}") from None


@lru_cache(maxsize=4)
def _read(path: str, changed: int, size: int) -> CoreNetwork:
    """A file as it was at a moment: engines share what they read."""
    return CoreNetwork(Path(path).read_bytes())


@cache
def _shipped(variant: Variant) -> CoreNetwork | None:
    path = shipped_network(variant)
    return None if path is None else CoreNetwork(path.read_bytes())
