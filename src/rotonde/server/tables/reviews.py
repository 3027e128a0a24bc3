"""Reviews of finished games: made in the background, once, while somebody waits for them.

One process of its own does the work, behind all others, in parts: an address has one review made at
a time, addresses take turns, and what nobody waits for any more is put aside where it is.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

from rotonde.bots.review import Draft, Review
from rotonde.kernel.tools.codec import UNREADABLE, decode, encode
from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.workers import WorkerLost, Workers
from rotonde.server.tables import replays
from rotonde.server.tables.archive import Archive, Asker
from rotonde.server.tables.closed_tables import Diverged
from rotonde.server.visitors.fair_turns import Turns
from rotonde.server.wire.messages import ReviewState
from rotonde.server.wire.problems import RequestRefused, again_in
from rotonde.store import TableRow

LOGGER: Final = logging.getLogger(__name__)
PART: Final = 1.0
"""Seconds of work in one turn."""
MOST_PARTS: Final = 600
"""Parts after which a game is too long to be looked at again."""
WAITS: Final = 15.0
"""Seconds without a question after which nobody waits for a review any more."""
NICENESS: Final = 5
"""Somebody who plays now goes first."""
MOST_ASIDE: Final = 32
"""Drafts that are kept, to be carried on when somebody asks again."""


class Making:
    """A review that is being made."""

    def __init__(self, asker: Asker, draft: Draft) -> None:
        self.asker = asker
        self.draft = draft
        self.wanted = time.monotonic()
        """When somebody last asked for it."""
        self.task: asyncio.Task[None] | None = None

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.wanted < WAITS


class BackgroundReviews:
    """Makes reviews, and tells how far they are. Raises `RequestRefused` where it cannot."""

    def __init__(self, archive: Archive, outages: Outages) -> None:
        self.archive = archive
        self.store = archive.store
        self.outages = outages
        self.workers = Workers(1, niceness=NICENESS)
        self.turns = Turns(1)
        self.making: dict[str, Making] = {}
        self.aside: OrderedDict[str, Draft] = OrderedDict()
        self.failed: OrderedDict[str, RequestRefused] = OrderedDict()
        """Games that cannot be looked at, until somebody is told so."""

    async def state(self, row: TableRow) -> ReviewState:
        """How far the review of a table is; to ask so keeps it going, and begins none."""
        if (review := await self.kept(row)) is not None:
            return ReviewState(100, review=review)
        if (refused := self.failed.pop(row.id, None)) is not None:
            raise refused
        if (making := self.making.get(row.id)) is not None:
            making.wanted = time.monotonic()
            return ReviewState(percent(making.draft), made=True)
        return ReviewState(percent(self.aside.get(row.id, Draft())))

    async def begin(self, asker: Asker, row: TableRow) -> ReviewState:
        """See that the review of a table is made."""
        state = await self.state(row)
        if state.review is not None or row.id in self.making:
            return state
        if any(making.asker.address == asker.address for making in self.making.values()):
            raise again_in(int(WAITS), RequestRefused(409, "review-busy"))
        making = Making(asker, self.aside.pop(row.id, Draft()))
        self.making[row.id] = making
        making.task = asyncio.create_task(self.make(row, making))
        return ReviewState(percent(making.draft), made=True)

    async def kept(self, row: TableRow) -> Review | None:
        """The review that was made before; one of an earlier version counts for nothing."""
        body = await self.store.review(row.id)
        try:
            return None if body is None else decode(body, Review)
        except UNREADABLE:
            return None

    async def make(self, row: TableRow, making: Making) -> None:
        """Until it is done, or nobody waits for it."""
        try:
            for _ in range(MOST_PARTS):
                if not making.is_wanted:
                    return self.put_aside(row.id, making.draft)
                await self.carry_on(row, making)
                if making.draft.review is not None:
                    body = encode(making.draft.review).decode()
                    return await self.store.keep_review(row.id, body)
            self.fail(row.id, RequestRefused(503, "review-too-long"))
        except Diverged as parted:
            self.archive.tables.close(row, parted)
        except WorkerLost as lost:
            LOGGER.warning("no review of table %s: %s", row.id, lost)
            self.fail(row.id, RequestRefused(503, "review-failed"))
        except Exception as error:
            if not self.outages.explain(error):
                LOGGER.exception("no review of table %s", row.id)
            self.fail(row.id, RequestRefused(503, "review-failed"))
        finally:
            del self.making[row.id]

    async def carry_on(self, row: TableRow, making: Making) -> None:
        """One part of the work, when it is this address's turn. Raises `Diverged`."""
        entries, kind = await self.archive.entries(row), self.archive.kind_of(row)
        async with self.turns.turn(*making.asker):
            making.draft = await self.workers.do(
                replays.review, kind, row, entries, making.draft, PART
            )

    def put_aside(self, table: str, draft: Draft) -> None:
        """Keep what was found so far; forget what was put aside first."""
        self.aside[table] = draft
        while len(self.aside) > MOST_ASIDE:
            self.aside.popitem(last=False)

    def fail(self, table: str, refused: RequestRefused) -> None:
        """Tell whoever asks next that there is none."""
        self.failed[table] = refused
        while len(self.failed) > MOST_ASIDE:
            self.failed.popitem(last=False)

    async def close(self) -> None:
        """Stop; what was found so far is gone."""
        tasks = [making.task for making in self.making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()


def percent(draft: Draft) -> int:
    return int(100 * draft.done)
