"""The figures for Prometheus: for the host alone, unless a setting says otherwise.

The host asks from the machine itself, or with a token. A proxy on this machine asks for visitors,
and not for the host: it says so in its headers, or names the address under which the public asks.
"""

import secrets
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, get

from rotonde.server.http.dependencies import GivenHouse
from rotonde.server.http.routes.games import IN_WORDS, health_of
from rotonde.server.runtime.settings import Settings
from rotonde.server.wire.problems import AnyRequest, RequestRefused

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers that a proxy writes, and nobody who asks for himself."""


def may_read(request: AnyRequest, settings: Settings) -> bool:
    """Whether the figures are for whoever asks."""
    return settings.metrics == "everybody" or has_token(request, settings) or is_here(request)


def has_token(request: AnyRequest, settings: Settings) -> bool:
    said, expected = request.headers.get("authorization", ""), f"Bearer {settings.metrics_token}"
    same = secrets.compare_digest(said.encode("latin-1", "replace"), expected.encode())
    return bool(settings.metrics_token) and same


def is_here(request: AnyRequest) -> bool:
    """Whether the host asks on the machine itself, and no proxy for a visitor."""
    asker = request.client.host if request.client else ""
    proxied = any(name in request.headers for name in FORWARDED)
    return is_loopback(asker) and is_loopback(asked_name(request)) and not proxied


def asked_name(request: AnyRequest) -> str:
    """The name or address of this server that is asked for, without its port."""
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    """Whether a name or an address stands for the machine itself."""
    try:
        return name == "localhost" or ip_address(name.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: GivenHouse, request: AnyRequest) -> str:
    """The figures of `/api/health` as Prometheus reads them. Raises `RequestRefused`."""
    if not may_read(request, house.settings):
        raise RequestRefused(403, "not-the-host-asks")
    figures = msgspec.structs.asdict(health_of(house))
    found = {
        "database_up": int((await house.readiness.look()).ready),
        "tables_damaged": len(house.tables.damaged),
        "tables_newer": house.readiness.newer,
    }
    numbers = {name: figure for name, figure in figures.items() if name not in IN_WORDS} | found
    return "".join(
        f"# TYPE rotonde_{name} gauge\nrotonde_{name} {figure}\n"
        for name, figure in numbers.items()
    )
