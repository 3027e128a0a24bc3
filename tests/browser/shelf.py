"""Tables put into a running house's database at a chosen position, for pictures and tests."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from rotonde.catalogue import DESKS
from rotonde.kernel.law.record import Record
from rotonde.server.tables.records import bring
from rotonde.store import Entry, SeatRow, SqlStore, TableRow, User
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.positions import text_of


def me(player: Player) -> User:
    """Who the person at this browser is to the house."""
    known = player.page.request.get("/api/me").json()
    return User(known["id"], known["name"], 0.0)


def set_up(house: House, owner: User, record: Record, seats: Sequence[SeatRow], name: str) -> str:
    """A table where a record ends, with these people and bots; says its address."""
    imported = bring(DESKS, owner, text_of(record).encode())
    table = msgspec.structs.replace(imported.row, name=name, seats=tuple(seats))
    with ThreadPoolExecutor(1) as aside:  # this thread runs the browser's event loop
        aside.submit(asyncio.run, put(house, table, imported.entries)).result()
    return f"/t/{table.id}"


async def put(house: House, table: TableRow, entries: Sequence[Entry]) -> None:
    store = SqlStore(house.database)
    await store.open()
    await store.add_table(table, entries)
    await store.close()


def with_bots(owner: User, *names: str, level: str = "greedy") -> list[SeatRow]:
    """The owner in the first seat, and bots of these names."""
    bots = [SeatRow(n, "bot", name, None, level) for n, name in enumerate(names, start=1)]
    return [SeatRow(0, "person", owner.name, owner.id), *bots]


def at_one_screen(owner: User, *names: str) -> list[SeatRow]:
    """Friends who share a screen."""
    return [SeatRow(n, "hotseat", name, owner.id) for n, name in enumerate(names)]
