"""Readiness: can the server do its job, and what is wrong in words for its host.

The words name no table and no address: anybody may ask.
"""

import logging
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from rotonde.kernel.law.ids import GameId
from rotonde.server.runtime.outages import Outages
from rotonde.server.tables.closed_tables import Games
from rotonde.server.tables.live_tables import Tables
from rotonde.server.wire.messages import Trouble
from rotonde.store import Store
from rotonde.words import LANGUAGES, Language

LOGGER: Final = logging.getLogger(__name__)


def words(environment: Mapping[str, str] = os.environ) -> Language:
    """The words of the machine's language."""
    settings = (environment.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    asked = next((setting[:2] for setting in settings if setting), LANGUAGES[0])
    return Language(asked if asked in LANGUAGES else LANGUAGES[0])


class Found(msgspec.Struct, frozen=True):
    """The faults of the server, and whether it can do its job all the same."""

    ready: bool
    troubles: tuple[Trouble, ...]


class Readiness:
    """Answers for the whole server."""

    def __init__(self, store: Store, tables: Tables, outages: Outages) -> None:
        self.store = store
        self.tables = tables
        self.outages = outages
        self.newer = 0
        """Tables of the store that were written by a newer version."""

    async def open(self) -> None:
        """Look once for tables that only a newer version can open, and log how many there are.

        Where they cannot be counted the server starts all the same, and says that it is not ready.
        """
        try:
            editions = await self.store.count_editions()
        except Exception as error:
            if not self.outages.explain(error):
                raise
            return
        found = newer_tables(self.tables.games, editions)
        self.newer = sum(found.values())
        for (game, edition), tables in found.items():
            LOGGER.warning(
                "tables of %s that were played under its edition %d, newer than ours: %d."
                " They are closed until this server is upgraded",
                game,
                edition,
                tables,
            )

    async def look(self) -> Found:
        """The present faults."""
        severe = [trouble(code) for code in await self.severe()]
        return Found(not severe, (*severe, *self.about_tables()))

    def about_tables(self) -> Iterator[Trouble]:
        """The tables that this server keeps closed; all others can be played at."""
        if self.tables.damaged:
            yield trouble("tables-damaged", tables=len(self.tables.damaged))
        if self.newer:
            yield trouble("tables-newer", tables=self.newer)

    async def severe(self) -> Sequence[str]:
        """The codes of what keeps the server from its job."""
        codes = [f"database-{outage}" for outage in self.outages.now]
        if not await self.store.answers():
            return list(dict.fromkeys(["database-away", *codes]))
        return [*codes, "database-newer"] if await self.is_newer() else codes

    async def is_newer(self) -> bool:
        """Whether a newer version has changed the schema while this one runs."""
        try:
            return bool(await self.store.newer_schema())
        except Exception as error:
            if self.outages.explain(error):
                return False
            raise


def newer_tables(
    games: Games, editions: Mapping[tuple[str, int], int]
) -> Mapping[tuple[str, int], int]:
    """How many tables there are of editions that are newer than ours."""
    ours = {desk.rules.id: desk.rules.edition for desk in games.values()}
    return {
        (game, edition): tables
        for (game, edition), tables in editions.items()
        if edition > ours.get(GameId(game), edition)
    }


def trouble(code: str, **facts: int) -> Trouble:
    return Trouble(code, words().message(f"ready-{code}", **facts))
