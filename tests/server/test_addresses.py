"""Groups of addresses: one of IPv4 by itself, those of IPv6 by their /64; and named proxies."""

import pytest

from rotonde.server.wire.addresses import Proxies, group_of


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2:0::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("no address", "no address"),
    ],
)
def test_the_group_of_an_address(address: str, group: str) -> None:
    assert group_of(address) == group


@pytest.mark.parametrize(
    ("named", "address", "is_one"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, 2001:db8::/32", "10.9.9.9", True),
        ("10.0.0.0/8, 2001:db8::/32", "2001:db8::9", True),
        ("*", "192.0.2.1", True),
        ("", "127.0.0.1", False),
        ("127.0.0.1", "no address", False),
    ],
)
def test_a_proxy_is_named_by_address_or_network(named: str, address: str, is_one: bool) -> None:
    assert (address in Proxies(named)) == is_one
