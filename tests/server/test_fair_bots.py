"""Thinking is shared fairly between tables: none waits for all that another still has to decide."""

import asyncio

from msgspec.structs import replace

from rotonde.server.botseats import BotSeats
from rotonde.server.hub import Hub
from rotonde.server.leases import Leases
from rotonde.server.live import LiveGame
from rotonde.server.outages import Outages
from rotonde.server.table import Table
from rotonde.store import MemoryStore, SeatRow
from tests.server.toy_table import ADD, TOY
from tests.store.rows import furnish, table
from tests.store.test_store import of


class OneMind:
    """A worker that thinks for one table after the other, and remembers for which."""

    def __init__(self) -> None:
        self.busy = asyncio.Lock()
        self.order: list[str] = []

    async def choose(self, game: str, level: str, view: bytes, seat: int) -> bytes:
        async with self.busy:
            self.order.append(level)
            await asyncio.sleep(0)
        return ADD[0]


async def opened(store: MemoryStore, name: str) -> Table:
    """A table at which bots play among themselves; their level is its name."""
    seats = [SeatRow(seat, "bot", "Bot", None, name) for seat in range(2)]
    row = replace(of(table(name), *seats), options="{}")
    await store.add_table(row)
    return Table(store, Hub(), row, LiveGame(TOY, row))


async def test_a_table_waits_for_one_decision_of_each_other_at_most() -> None:
    store, mind = MemoryStore(), OneMind()
    await furnish(store)
    bots = BotSeats(mind, pause=0.0, leases=Leases(None), outages=Outages(store))
    for each in [await opened(store, name) for name in ("a", "b", "c")]:
        each.changed = bots.wake
        bots.wake(each)
    await asyncio.gather(*bots.playing.values())

    rounds = [mind.order[at : at + 3] for at in range(0, len(mind.order), 3)]
    assert len(rounds) > 1
    assert all(sorted(each) == ["a", "b", "c"] for each in rounds)
