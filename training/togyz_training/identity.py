"""Which network a log or a folder belongs to."""

from __future__ import annotations

from hashlib import sha256

__all__ = ["identity"]


def identity(network: bytes | None) -> str:
    """Sixteen hexadecimal digits of a network's file; None, the evaluation made by hand: ``hand``.

    Not a CRC-32: a file that ends with its own has the same one as all others that do.
    """
    return "hand" if network is None else sha256(network).hexdigest()[:16]
