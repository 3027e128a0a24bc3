"""Groups of addresses: which addresses belong to one visitor, so that they have one share.

One line of a provider comes with a whole /64 of IPv6 addresses, and its machines change theirs as
they like. All addresses of a /64 therefore count as one. An IPv4 address counts for itself.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

VISITOR_PREFIX: Final = 64
"""The bits of an IPv6 address that a provider chooses; the visitor chooses the rest."""


def group_of(address: str) -> str:
    """The group that an address belongs to. A text that is no address is a group by itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(found) if isinstance(found, IPv4Address) else group_of_six(found)


def group_of_six(address: IPv6Address) -> str:
    """The /64 of an IPv6 address, or the IPv4 address that it stands for."""
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), VISITOR_PREFIX), strict=False))


class Proxies:
    """The addresses whose word for a visitor's address is taken, as the host has named them."""

    def __init__(self, named: str) -> None:
        items = [item.strip() for item in named.split(",")]
        self.trusts_all = items == ["*"]
        self.networks = [ip_network(item) for item in items if is_network(item)]

    def __contains__(self, address: str) -> bool:
        if self.trusts_all:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def is_network(text: str) -> bool:
    """Whether this is an address or a network."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True
