"""Where a server can be reached: what to type into a browser, here and in the network."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

__all__ = ["Addresses", "addresses", "network_addresses"]

# Addresses that the standards keep for documentation: nobody has them.
NOBODY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where a server can be reached.

    Attributes:
        here: the address for a browser on this machine.
        everywhere: whether it listens on all networks that the machine is part of.
        network: the addresses for others then, as far as they can be found.
        port: the port.
    """

    here: str
    everywhere: bool
    network: tuple[str, ...]
    port: int

    def told(self, *, bold: bool = False) -> str:
        """The lines that say so, with the addresses in bold for a terminal."""

        def strong(text: str) -> str:
            return f"\033[1m{text}\033[0m" if bold else text

        lines = [f"togyz is at {strong(self.here)} (Ctrl-C stops it)"]
        if self.everywhere:
            others = " or ".join(strong(address) for address in self.network)
            lines += [
                "Everybody in your network can open it, on a phone too, at "
                + (others or f"http://ADDRESS:{self.port}, with this machine's ADDRESS there")
            ]
        text = "\n".join(lines)
        return f"\n{text}\n" if bold else text


def addresses(host: str, listener: socket.socket) -> Addresses:
    """Where a listening socket is reached that was opened for a host."""
    port = listener.getsockname()[1]
    # "Every address of this machine" is none that a browser can go to.
    everywhere = host in ("", "0.0.0.0", "::")
    name = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    families = [listener.family] if everywhere else []
    if families == [socket.AF_INET6] and not listener.getsockopt(
        socket.IPPROTO_IPV6, socket.IPV6_V6ONLY
    ):
        families.insert(0, socket.AF_INET)
    return Addresses(
        here=_url(name, port),
        everywhere=everywhere,
        network=tuple(_url(found, port) for found in network_addresses(families)),
        port=port,
    )


def network_addresses(families: list[socket.AddressFamily]) -> list[str]:
    """This machine's address in the network that leads on, for each family that has one.

    Nothing is sent: a UDP socket that is connected only looks up which way it would send.
    """
    found = []
    for family in families:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((NOBODY[family], 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue  # no such network
        if not (parsed := ipaddress.ip_address(address)).is_loopback and not parsed.is_unspecified:
            found.append(address)
    return found


def _url(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"http://{name}:{port}"
