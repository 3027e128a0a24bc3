"""Hints: the best decisions of a seat, thought of where bots think, and kept for a while.

What is left of a hint stands as long as its seat sees what was foreseen; nobody thinks for that.
"""

import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from msgspec.structs import replace

from rotonde.bots import seen_as
from rotonde.bots.advice import Advice, Advised
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Reason
from rotonde.kernel.tools.codec import encode
from rotonde.server.bots.bot_workers import BotFailed
from rotonde.server.tables.summaries import no_hints
from rotonde.server.tables.table import Table
from rotonde.server.visitors.fair_turns import Turns
from rotonde.server.wire.messages import Hinted

LOGGER: Final = logging.getLogger(__name__)
NOT_ASKED: Final = Reason("hint-not-asked", "")
FAILED: Final = Reason("hint-failed", "")
MOST_KEPT: Final = 1024
"""Seats whose last hint is kept: the rest of it may be asked for."""


class Adviser(Protocol):
    """A thinker for seats of people."""

    async def advice(self, game: str, view: bytes, seat: int) -> Sequence[Advice]:
        """The best decisions of a seat in this view. Raises `BotFailed`."""


class Hints:
    """Gives hints to whoever may ask for them."""

    def __init__(self, adviser: Adviser, turns: Turns) -> None:
        self.adviser = adviser
        self.turns = turns
        """Those of bots: addresses take turns, and nobody's bots wait for hints of another."""
        self.given: OrderedDict[tuple[str, Seat], Sequence[Advice]] = OrderedDict()

    async def hint(self, table: Table, seat: Seat, user: str, address: str) -> Hinted:
        """The best decisions of this user's seat, or why nobody says."""
        version, rules = table.views.version, table.game.rules
        refusal = no_hints(table.row, user)
        if refusal is None and (seat not in table.views.actors or not table.is_playing):
            refusal = NOT_ASKED()
        if refusal is not None:
            return Hinted(version, refusal=refusal)
        view = encode(table.views.of(seat))
        try:
            async with self.turns.turn(address, table.row.id):
                found = await self.adviser.advice(rules.id, view, seat)
        except BotFailed as failed:
            LOGGER.error("table %s: no hint: %s", table.row.id, failed)
            return Hinted(version, refusal=FAILED())
        self.keep(table, seat, found)
        return Hinted(version, tuple(each.advised for each in found))

    def keep(self, table: Table, seat: Seat, found: Sequence[Advice]) -> None:
        """Keep a hint in the place of the seat's last one; forget the oldest of all."""
        self.given[table.row.id, seat] = found
        self.given.move_to_end((table.row.id, seat))
        while len(self.given) > MOST_KEPT:
            self.given.popitem(last=False)

    def rest(self, table: Table, seat: Seat) -> Hinted:
        """The rest of the seat's last hint, where all came as foreseen."""
        seen = seen_as(encode(table.views.of(seat)))
        given = self.given.get((table.row.id, seat), ())
        left = tuple(rest for advice in given for rest in from_here(advice, seen))
        return Hinted(table.views.version, left[:1])


def from_here(advice: Advice, seen: str) -> Iterator[Advised]:
    """An advised decision less the steps that were made, where the next one is due in this view."""
    for number, due in enumerate(advice.due):
        if number and due == seen:
            yield replace(advice.advised, steps=advice.advised.steps[number:])
