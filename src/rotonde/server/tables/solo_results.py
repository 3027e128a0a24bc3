"""Results of people who play alone: kept when the game ends, even if its table goes."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from rotonde.server.tables.summaries import SOLO, summary_of
from rotonde.server.tables.table import Table
from rotonde.store import Result, Results, TableRow, is_outage

LOGGER: Final = logging.getLogger(__name__)


class SoloResults:
    """Listens for games that end, and keeps their results."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.writing: set[asyncio.Task[None]] = set()

    def note(self, table: Table) -> None:
        """Keep the result of a task that is over; whoever plays waits for nothing."""
        if table.row.task and table.row.standing.status == "finished":
            task = asyncio.create_task(self.keep(table.row))
            self.writing.add(task)
            task.add_done_callback(self.writing.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.writing)

    async def keep(self, row: TableRow) -> None:
        for result in results_of(row):
            try:
                await self.keep_better(result, first=result.task == row.task)
            except Exception as error:
                if not is_outage(error):
                    LOGGER.exception("no result of table %s", row.id)

    async def keep_better(self, result: Result, *, first: bool) -> None:
        """Keep a result; of a day the first one counts, of a challenge the best."""
        kept = await self.results.results(result.user, result.game)
        before = next((one for one in kept if one.task == result.task), None)
        if before is None or (not first and worth(result) > worth(before)):
            await self.results.keep_result(result)


def results_of(row: TableRow) -> Iterator[Result]:
    """The kinds of result of a table that is over: its challenge, and the day's."""
    outcome = summary_of(row).outcome
    user = row.seats[0].user
    if outcome is None or outcome.verdict is None or user is None:
        return
    verdict = outcome.verdict
    score = outcome.standings[0].score if verdict.won else 0
    for task in (verdict.challenge, *([] if row.task == SOLO else [row.task])):
        yield Result(user, row.game, task, verdict.won, verdict.stars, score, row.standing.changed)


def worth(result: Result) -> tuple[bool, int, int]:
    """The key by which one result is better than another."""
    return result.won, result.stars, result.score
