"""Behind a proxy: its word for where a visitor comes from is taken, and nobody else's."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from rotonde.server.visitors.limits import CROWD, GUEST
from tests.server.serving import serving
from tests.support.patience import HAPPENS_WITHIN

SHARE = int(CROWD * GUEST["record"].burst)
"""Records that one address may bring at once."""


@contextmanager
def named(folder: Path, proxies: str) -> Iterator[str]:
    """A server that takes the word of these, and for which time stands still."""
    with serving(folder, limits=True, proxies=proxies) as running:
        running.house.limits.clock = float
        yield running.url


@pytest.fixture
def trusting(tmp_path: Path) -> Iterator[str]:
    with named(tmp_path, "127.0.0.1") as url:
        yield url


@pytest.fixture
def mistrusting(tmp_path: Path) -> Iterator[str]:
    with named(tmp_path, "10.1.2.3") as url:
        yield url


def test_addresses_of_one_network_share_what_it_has(trusting: str) -> None:
    """A household has 2^64 addresses of IPv6: each would be a share of its own."""
    near = [f"2001:db8:0:1::{number:x}" for number in range(1, SHARE + 3)]
    codes = [bring(trusting, address) for address in near]

    assert codes.count(400) <= SHARE
    assert codes[-1] == 429


def bring(url: str, address: str) -> int:
    """Bring a wrong record as somebody new, from an address that a header claims."""
    claim = {"X-Forwarded-For": address}
    return httpx.post(
        f"{url}/api/records", json={}, headers=claim, timeout=HAPPENS_WITHIN
    ).status_code


def brought(url: str, times: int) -> list[int]:
    """Bring wrong records from as many addresses as a header claims."""
    return [bring(url, f"192.0.2.{number}") for number in range(times)]


def test_a_forged_address_gets_no_share_of_its_own(mistrusting: str) -> None:
    assert brought(mistrusting, SHARE + 2) == [400] * SHARE + [429] * 2


def test_visitors_of_a_named_proxy_have_shares_of_their_own(trusting: str) -> None:
    assert brought(trusting, SHARE + 2) == [400] * (SHARE + 2)


def test_only_a_named_proxy_says_that_a_visit_is_secure(trusting: str, mistrusting: str) -> None:
    said = {"X-Forwarded-Proto": "https"}
    cookies = [
        httpx.get(f"{url}/api/me", headers=said).headers["set-cookie"]
        for url in (trusting, mistrusting)
    ]

    assert ["Secure" in cookie for cookie in cookies] == [True, False]
