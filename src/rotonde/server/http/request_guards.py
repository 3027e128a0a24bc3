"""Walls around the doors: who may ask in a visitor's name, in which form, and what answers forbid.

A browser sends the visitor's cookie with whatever any page asks of us. It also says which site the
page is from: what is from elsewhere changes nothing and listens to nothing.
"""

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from rotonde.server.http.dependencies import AnyConnection
from rotonde.server.wire.problems import RequestRefused

READING: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"
GUARDED: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Pages load no part from elsewhere, stand in no frame, and tell their link to no other page. What
does not say otherwise is personal or changes with each move: no cache keeps it."""


async def from_here(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Only our own pages open sockets and change anything. Raises `RequestRefused`."""
    if not is_reading(connection.scope) and is_foreign(connection):
        raise RequestRefused(403, "foreign-origin")


async def in_json(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A body is JSON and says so: a form of another site cannot. Raises `RequestRefused`."""
    if not is_reading(connection.scope) and has_body(connection) and not says_json(connection):
        raise RequestRefused(415, "not-json")


def is_reading(scope: Scope) -> bool:
    """Whether a request leaves everything as it is; a socket never counts as that."""
    return scope.get("method") in READING


def is_foreign(connection: AnyConnection) -> bool:
    """Whether a page of another site asks. What is no browser names no site, and has no cookie."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


def has_body(connection: AnyConnection) -> bool:
    length = connection.headers.get("content-length", "0")
    return length != "0" or "transfer-encoding" in connection.headers


def says_json(connection: AnyConnection) -> bool:
    return connection.headers.get("content-type", "").partition(";")[0].strip().lower() == JSON


GUARDS: Final = [from_here, in_json]
"""They wait for nothing, and are asynchronous all the same: others are run in a thread."""


async def send_guards(message: Message, _: Scope) -> None:
    """Every answer says what a browser must not do with it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in GUARDED.items():
            headers.setdefault(name, value)
