"""The socket of a table: positions go out as things happen, orders come in."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple, assert_never

import msgspec
from litestar import websocket
from litestar.exceptions import PermissionDeniedException

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.codec import UNREADABLE
from rotonde.server.bots.hints import Hints
from rotonde.server.house import House
from rotonde.server.http.dependencies import WHILE, GivenHouse, GivenTable, address_of
from rotonde.server.runtime.outages import Outages
from rotonde.server.tables.closed_tables import ClosedTable, Diverged, damage_fault
from rotonde.server.tables.hub import Listener
from rotonde.server.tables.summaries import seats_of, table_info
from rotonde.server.tables.table import NOT_DEALT, Reply, Table
from rotonde.server.visitors.accounts import COOKIE
from rotonde.server.visitors.limits import LimitKind
from rotonde.server.wire.frames import frame
from rotonde.server.wire.lines import Line, SocketLine
from rotonde.server.wire.messages import (
    Ask,
    ClientMessage,
    Explain,
    Fault,
    Hint,
    Look,
    Point,
    ServerMessage,
    Submit,
    TakeBack,
    Whole,
)
from rotonde.server.wire.plain_lines import AnySocket, line_of
from rotonde.server.wire.problems import detail_of

LOGGER: Final = logging.getLogger(__name__)
LARGEST_MESSAGE: Final = 64 * 1024
UNKNOWN_TABLE: Final = 4404
CLOSED_TABLE: Final = 4409
"""Codes with which a socket is closed when there is nothing to listen to."""
TRY_AGAIN: Final = 1013
"""The code where there may be something later: the client comes again by itself."""
NO_USE: Final = {"server-fault": 4500, "table-diverged": CLOSED_TABLE}
"""The codes where trying again would end alike."""

MOMENT: Final = 0.02
"""Seconds after a message that was refused, before the next one of this socket is heard."""
Paced = Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]
"""Does some work when the loop has time for this visitor."""
DECODER: Final = msgspec.json.Decoder(ClientMessage)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, house: GivenHouse, table_id: GivenTable) -> None:
    user = house.accounts.named_in(socket.cookies.get(COOKIE))
    address, line = address_of(socket), line_of(socket)
    share = partial(house.limits.wait, guest=user, address=address)
    if not line.count_for(address) or share("socket"):
        await asyncio.sleep(WHILE)
        raise PermissionDeniedException
    await socket.accept()
    try:
        found = await house.tables.get(table_id)
        if isinstance(found, Table):
            listener = Listener(line, user, found.first_eyes(user))
            pace = partial(house.pace.during, house.accounts.origin_of(address), user or "")
            asking = Asking(house.hints, house.accounts.origin_of(address))
            talk = Conversation(found, listener, share, house.outages, pace, asking)
            await talk.begin(line)
        else:
            await close(socket, line, turn_away(line, house, found, user))
    except Exception as error:
        fault = fault_of(house.outages, error, f"opening table {table_id}")
        line.write(frame(fault))
        await close(socket, line, NO_USE.get(fault.code, TRY_AGAIN))


async def close(socket: AnySocket, line: SocketLine, code: int) -> None:
    """Close a socket once everything that was written is sent."""
    await line.end()
    await socket.close(code)


def fault_of(outages: Outages, error: Exception, when: str) -> Fault:
    """The fault to tell: an outage of the database, a damaged log, or a mistake of ours."""
    if outage := outages.explain(error):
        return Fault(f"database-{outage}")
    if isinstance(error, Diverged):
        return damage_fault(error)
    LOGGER.error("%s", when, exc_info=error)
    return Fault("server-fault")


def turn_away(line: Line, house: House, found: ClosedTable | None, user: str | None) -> int:
    """Say why there is nothing to listen to, and with which code to close."""
    if found is None:
        line.write(frame(Fault("unknown-table")))
        return UNKNOWN_TABLE
    present = house.hub.present(found.row.id)
    line.write(frame(table_info(found.row, user, present, closed=True)))
    line.write(frame(found.fault))
    return CLOSED_TABLE


class Asking(NamedTuple):
    """The workers that think for hints, and the address of whoever asks."""

    hints: Hints
    address: str


class Conversation:
    """One socket at one table.

    Orders are carried out to their end even when the socket is lost meanwhile: only between two
    of them is the conversation over.
    """

    def __init__(
        self,
        table: Table,
        listener: Listener,
        share: Callable[[LimitKind], float],
        outages: Outages,
        pace: Paced,
        asking: Asking,
    ) -> None:
        self.share = share
        self.pace = pace
        self.outages = outages
        self.table = table
        self.listener = listener
        self.asking = asking
        self.catching_up: asyncio.Task[None] | None = None
        self.hinting: asyncio.Task[None] | None = None
        """Somebody thinks for this player, who may play on meanwhile."""

    async def begin(self, line: SocketLine) -> None:
        """Show the table, and listen until the other side goes."""
        line.drained = self.catch_up
        await self.table.welcome(self.listener)
        await line.serve(self)

    def leave(self) -> None:
        self.table.leave(self.listener)
        if self.hinting is not None:
            self.hinting.cancel()

    def catch_up(self) -> None:
        """The line has room again: who was too slow starts afresh."""
        if self.listener.lost:
            self.listener.lost = False
            self.catching_up = asyncio.create_task(self.safely(self.resync(), "catching up"))

    async def receive(self, message: str) -> None:
        """One message, of any kind and size."""
        await self.pace(lambda: self.safely(self.decode(message), message))

    async def safely(self, answering: Awaitable[None], message: str) -> None:
        """Answer, or say what went wrong."""
        try:
            await answering
        except Exception as error:
            when = f"table {self.table.row.id}: {message:.200}"
            self.say(fault_of(self.outages, error, when))

    async def decode(self, text: str) -> None:
        if len(text) > LARGEST_MESSAGE:
            self.say(Fault("message-too-large", {"limit": LARGEST_MESSAGE}))
            return
        if await self.is_too_much("message"):
            return
        try:
            message = DECODER.decode(text)
        except UNREADABLE as error:
            self.say(Fault("malformed-message", {"detail": detail_of(error)}))
            return
        if isinstance(message, Ask | Explain | Point) and await self.is_too_much("question"):
            return
        if isinstance(message, Look | Whole) and await self.is_too_much("whole"):
            return
        if isinstance(message, Hint) and not message.goes_on and await self.is_too_much("hint"):
            return
        await self.dispatch(message)

    async def is_too_much(self, kind: LimitKind) -> bool:
        """Whether this guest has had a share of it; then they are told when to try again.

        Their next message waits a moment: to refuse a flood is work too.
        """
        wait = self.share(kind)
        if wait:
            self.say(Fault("too-many", {"seconds": math.ceil(wait)}))
            await asyncio.sleep(MOMENT)
        return wait > 0

    async def dispatch(self, message: ClientMessage) -> None:
        match message:
            case Look() | Point() | Submit() | TakeBack() | Hint() if not self.owns(message.seat):
                self.say(Fault("foreign-seat", {"seat": message.seat + 1}))
            case Ask() | Explain() | Point():
                self.say(self.answer_to(message))
            case Hint():
                self.consider(message)
            case Look(seat=seat):
                self.listener.eyes = seat
                await self.resync()
            case Whole():
                await self.resync()
            case Submit(version=version, seat=seat, action=action, unless=unless):
                await self.answer(await self.table.submit(seat, version, action, unless))
            case TakeBack(version=version, seat=seat, steps=steps):
                await self.answer(await self.table.take_back(seat, version, steps))

    def answer_to(self, question: Ask | Explain | Point) -> ServerMessage:
        """The answer to a question; nobody knows one before the game is dealt."""
        if self.table.is_open:
            return NOT_DEALT
        match question:
            case Ask(thing=thing):
                return self.table.why_not(self.listener.eyes, thing)
            case Explain(thing=thing):
                return self.table.about(self.listener.eyes, thing)
            case Point(seat=seat, orders=orders):
                return self.table.point(Seat(seat), orders)
            case _:
                assert_never(question)

    def consider(self, wanted: Hint) -> None:
        """Answer at once, or set somebody thinking; a hint asked for anew takes its place."""
        if self.hinting is not None:
            self.hinting.cancel()
        if self.table.is_open:
            self.say(NOT_DEALT)
        elif wanted.goes_on:
            self.say(self.asking.hints.rest(self.table, wanted.seat))
        else:
            self.hinting = asyncio.create_task(self.safely(self.hint(wanted.seat), "a hint"))

    async def hint(self, seat: Seat) -> None:
        """Say what a strong player would do in this seat."""
        user, address = self.listener.user or "", self.asking.address
        self.say(await self.asking.hints.hint(self.table, seat, user, address))

    def owns(self, seat: int) -> bool:
        return seat in seats_of(self.table.row, self.listener.user)

    async def answer(self, answer: Reply) -> None:
        """Tell this one socket why nothing was done, and what is true now if it came too late."""
        if answer is None:
            return
        self.say(answer)
        if isinstance(answer, Fault) and answer.code == "stale-version" and not self.share("whole"):
            await self.resync()

    async def resync(self) -> None:
        await self.table.tell_again(self.listener)

    def say(self, message: ServerMessage) -> None:
        self.listener.post(frame(message))
