"""Which addresses share a share: one of IPv4 for itself, those of IPv6 by their /64."""

import pytest

from rotonde.server.addresses import group_of


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
