"""Bots sit where players sit: they see a view, and submit through the same door."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from itertools import chain, repeat
from typing import Final, Protocol

from rotonde.bots import A_TURN, Foreseen, seen_as
from rotonde.kernel.desk.teaching import OffScript
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.codec import encode
from rotonde.server.bots.bot_workers import BotFailed
from rotonde.server.bots.leases import Leases
from rotonde.server.runtime.outages import Outages
from rotonde.server.tables.table import Table
from rotonde.server.visitors.fair_turns import Turns
from rotonde.server.visitors.pace import Lanes

LOGGER: Final = logging.getLogger(__name__)
PAUSES: Final = (0.25, 0.5, 1.0, 2.0)
"""Seconds before a decision that failed is tried again."""


UNPACED: Final = Lanes(on=False)

Plans = dict[Seat, Sequence[Foreseen]]


class Thinker(Protocol):
    """A planner of the actions of bots."""

    async def plan(
        self, game: str, level: str, view: bytes, seat: int, within: float
    ) -> Sequence[Foreseen]:
        """The clicks of a plan, of which the first is due now. Raises `BotFailed`."""


class BotSeats:
    """Plays the bots' seats of all tables, one decision of a table after the other."""

    def __init__(
        self,
        thinker: Thinker,
        pause: float,
        *,
        leases: Leases,
        outages: Outages,
        minds: int = 1,
        pace: Lanes = UNPACED,
    ) -> None:
        self.thinker = thinker
        self.pace = pace
        self.turns = Turns(minds)
        """Addresses from which tables were opened take turns, and then their tables."""
        self.pause = pause
        self.leases = leases
        self.outages = outages
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.plans: dict[str, Plans] = {}
        """The plans of bots at each table that plays on, for each seat."""
        self.spent: dict[str, tuple[Seat, float]] = {}
        """The seat that decided last at a table, and the seconds it has thought in its turn."""

    def wake(self, table: Table) -> None:
        """A table changed: play on if it is a bot's turn."""
        table_id = table.row.id
        if table_id in self.playing or next_bot(table) is None:
            return
        self.playing[table_id] = asyncio.create_task(self.play(table))

    async def play(self, table: Table) -> None:
        """Until people decide, and again if they did while the lease was given back."""
        table.pins += 1
        try:
            while next_bot(table) is not None:
                await self.play_on(table)
        finally:
            table.pins -= 1
            self.plans.pop(table.row.id, None)
            self.spent.pop(table.row.id, None)
            self.playing.pop(table.row.id, None)  # at once: the next change must find nobody here

    async def play_on(self, table: Table) -> None:
        try:
            while (seat := next_bot(table)) is not None:
                await self.decide_with_retry(table, seat)
        finally:
            await self.leases.release(table.row.id)

    async def decide_with_retry(self, table: Table, seat: Seat) -> None:
        """A decision, however long the store is away; the first trouble is told, and no other.

        What was written although the store said otherwise is read when the next one is stale.
        """
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            trouble = await self.attempt(table, seat)
            if trouble is None:
                return
            if not self.outages.explain(trouble) and pause == PAUSES[0]:
                LOGGER.warning("the bots of table %s wait", table.row.id, exc_info=trouble)
            await asyncio.sleep(pause)

    async def attempt(self, table: Table, seat: Seat) -> Exception | None:
        """The error that kept a decision from being made; None when it was made."""
        try:
            await self.pace.during(*asker_of(table), lambda: self.decide(table, seat))
        except Exception as error:
            return error
        return None

    async def decide(self, table: Table, seat: Seat) -> None:
        """One decision, on the version that was seen; when that is stale, nothing happens.

        While another node thinks for this table, its decisions are waited for. The other node may
        play the seat while the lease is asked for: no bot is asked for a move that it does not owe.
        """
        if not await self.leases.hold(table.row.id):
            await asyncio.sleep(PAUSES[0])
            return
        if next_bot(table) != seat:
            return
        version, started = table.game.version, time.monotonic()
        scripted = scripted_action(table)
        action = scripted or await self.think(table, seat)
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - started)))
        answer = await table.submit(seat, version, action)
        if answer is not None and version == table.game.version and not table.gone:
            if scripted is not None:
                raise OffScript(answer)
            LOGGER.error("table %s: a bot was refused, any move will do: %s", table.row.id, answer)
            await table.submit(seat, version, any_legal(table, seat))

    async def think(self, table: Table, seat: Seat) -> bytes:
        """The next click of the seat's plan while all goes as foreseen; else that of a new one."""
        plans = self.plans.setdefault(table.row.id, {})
        try:
            if not as_foreseen(table, seat, plans.get(seat)):
                plans[seat] = await self.plan_for(table, seat)
        except BotFailed as failed:
            LOGGER.error("table %s: a bot failed, any move will do: %s", table.row.id, failed)
            return any_legal(table, seat)
        click, *plans[seat] = plans[seat]
        return bytes(click.action)

    async def plan_for(self, table: Table, seat: Seat) -> Sequence[Foreseen]:
        """A new plan, in the time that is left of the seat's turn."""
        game, level = table.game, table.row.seats[seat].level or ""
        last, spent = self.spent.get(table.row.id, (seat, 0.0))
        before = spent if last == seat else 0.0
        async with self.turns.turn(*asker_of(table)):
            view, began = encode(game.rules.view(game.state, seat)), time.monotonic()
            try:
                left = max(0.0, A_TURN - before)
                return await self.thinker.plan(game.rules.id, level, view, seat, left)
            finally:
                self.spent[table.row.id] = seat, before + time.monotonic() - began

    async def close(self) -> None:
        """Stop thinking; what was not played will be thought of again after a restart."""
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def asker_of(table: Table) -> tuple[str, str]:
    """For whom the bots of a table think: the address from which it was opened, and the table."""
    return table.row.origin or table.row.owner, table.row.id


def next_bot(table: Table) -> Seat | None:
    """The first bot whose decision is awaited."""
    if table.gone or not table.is_playing:
        return None
    game = table.game
    return game.guide.next_bot(game.state, game.moves, table.row.seats)


def as_foreseen(table: Table, seat: Seat, plan: Sequence[Foreseen] | None) -> bool:
    """Whether a seat sees what it planned its next click for."""
    if not plan:
        return False
    view = encode(table.game.rules.view(table.game.state, seat))
    return plan[0].seen == seen_as(view)


def scripted_action(table: Table) -> bytes | None:
    """The action of the table's guide; None where a bot chooses."""
    script = table.game.guide.script(table.game.state, table.game.moves)
    return None if script is None else encode(script[1])


def any_legal(table: Table, seat: Seat) -> bytes:
    """Some legal action; nothing where the seat has none any more."""
    legal = table.game.rules.legal(table.game.state, seat)
    return encode(secrets.choice(legal)) if legal else b""
