"""Dependencies of request handlers: the house, the visitor, and a body that can be read."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.typing import FieldDefinition

from rotonde.kernel.tools.codec import UNREADABLE
from rotonde.server.house import House
from rotonde.server.tables.archive import Asker
from rotonde.server.visitors.accounts import COOKIE, COOKIE_AGE
from rotonde.server.visitors.limits import LimitKind
from rotonde.server.wire.addresses import group_of
from rotonde.server.wire.problems import AnyRequest, Gone, RequestRefused, detail_of, too_many
from rotonde.store import User

TOO_MANY: Final = 429
WHILE: Final = 0.25
"""Seconds for which somebody who asks too much waits for the refusal."""
AnyConnection = ASGIConnection[Any, Any, Any, Any]
GivenHouse = NamedDependency[House]
GivenVisitor = NamedDependency[User | None]
GivenUser = NamedDependency[User]
GivenTable = FromPath[str]
"""The id of the table in the address."""
OF_A_NAME: Final = ".name`"
"""How msgspec ends its words about the name of a visitor, a seat or a table."""


def parts_of(receive: Receive) -> Receive:
    """The incoming parts of a request. Raises `Gone` where its sender went away before the end."""

    async def next_part() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        return message

    return next_part


class JsonRequest(Request[Any, Any, Any]):
    """A request; a body that cannot be read is the sender's mistake."""

    def __init__(self, scope: Any, receive: Any = empty_receive, send: Any = empty_send) -> None:
        super().__init__(scope, parts_of(receive), send)

    async def json(self) -> Any:
        """The body, which is exactly of the type that is asked for. Raises `RequestRefused`."""
        try:
            body = await super().json()
        except UNREADABLE as error:
            raise RequestRefused(400, "malformed-request", detail=detail_of(error)) from error
        require_exact(body, self.route_handler.parsed_data_field)
        return body


def require_exact(body: Any, field: FieldDefinition | None) -> None:
    """Raises `RequestRefused` where a body is not of its type.

    The framework alone would take 0 for false and "1" for 1, which the document does not promise.
    """
    try:
        msgspec.convert(body, Any if field is None else field.annotation)
    except msgspec.ValidationError as error:
        code = "wrong-name" if str(error).endswith(OF_A_NAME) else "malformed-request"
        raise RequestRefused(400, code, detail=detail_of(error)) from error


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def provide_house(state: State) -> House:
    return house_of(state)


async def provide_visitor(request: AnyRequest, house: GivenHouse) -> User | None:
    """The visitor; None for somebody we have never seen."""
    return await house.accounts.visitor(request.cookies.get(COOKIE))


async def provide_user(request: AnyRequest, house: GivenHouse, visitor: GivenVisitor) -> User:
    """The visitor; a stranger becomes a guest."""
    if visitor is not None:
        return visitor
    require_room(house, request, None, "guest")
    guest, request.state.new_cookie = await house.accounts.welcome(address_of(request))
    return guest


def address_of(connection: AnyConnection) -> str:
    """The address of a request; a named proxy's word for it is taken before it comes here."""
    return group_of(connection.client.host) if connection.client else ""


def require_share(house: House, request: AnyRequest, user: User, kind: LimitKind) -> None:
    """Raises `RequestRefused` when a guest has had enough for a while."""
    require_room(house, request, user, kind)


def require_room(house: House, request: AnyRequest, visitor: User | None, kind: LimitKind) -> None:
    """As `require_share`, where a stranger may ask too. Raises `RequestRefused`."""
    wait = house.limits.wait(kind, visitor.id if visitor else None, address_of(request))
    if wait:
        raise too_many(wait)


def asker_of(request: AnyRequest, visitor: User | None) -> Asker:
    """The asker who is to have a turn."""
    return Asker(address_of(request), visitor.id if visitor else "")


async def send_cookie(message: Message, scope: Scope) -> None:
    """Give a new guest the cookie with the answer."""
    value = scope["state"].get("new_cookie")
    if value and message["type"] == "http.response.start":
        cookie = cookie_for(value, secure=scope["scheme"] == "https")
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))


def pace_requests(app: ASGIApp) -> ASGIApp:
    """Requests of an address wait for one another where it has kept the loop busy enough."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asked: AnyConnection = ASGIConnection(scope)
        house = house_of(asked.app.state)
        if house.pace.on:
            origin = house.accounts.origin_of(address_of(asked))
            guest = house.accounts.named_in(asked.cookies.get(COOKIE)) or ""
            slow = slow_to_refuse(send)
            await house.pace.during(origin, guest, lambda: app(scope, receive, slow))
        else:
            await app(scope, receive, send)

    return answer


def slow_to_refuse(send: Send) -> Send:
    """Answers of 429 come after a while: who asks on at once asks less often, and costs less."""

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == TOO_MANY:
            await asyncio.sleep(WHILE)
        await send(message)

    return told


DEPENDENCIES = {
    "house": Provide(provide_house),
    "visitor": Provide(provide_visitor),
    "user": Provide(provide_user),
}


def cookie_for(value: str, *, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
