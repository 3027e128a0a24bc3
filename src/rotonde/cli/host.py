"""`rotonde host`: the tables of a server, for whoever runs it.

On SQLite a running server keeps its tables in memory: stop it before a table is changed.
On PostgreSQL all nodes hear of the change.
"""

import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.table import Table

from rotonde.catalogue import DESKS
from rotonde.cli.arguments import at_least_one
from rotonde.cli.backups import backup, restore
from rotonde.cli.reader import words_for
from rotonde.cli.store_access import HERE, Place, with_store
from rotonde.cli.terminal import OUT, PLAIN, Output, Stop, print_json
from rotonde.cli.verify import verify
from rotonde.server.tables.hub import Hub
from rotonde.server.tables.live_tables import Tables
from rotonde.server.upkeep.retention import DAY, Retention, Tidied
from rotonde.store import Store, TableRow, TableRows, TableStanding
from rotonde.words import Language

host = App(name="host")
for command in (verify, backup, restore):
    host.command(command)


TableIds = Annotated[tuple[str, ...], Parameter(help="The ids of tables; `host list` has them.")]


class ListedTable(msgspec.Struct, frozen=True):
    """A table as a host sees it: nothing of what is hidden in its game."""

    id: str
    game: str
    status: str
    moves: int
    players: tuple[str, ...]
    changed: str


# --- commands -----------------------------------------------------------------------------------


@host.command(name="list")
def list_tables(
    *,
    untouched: Annotated[int, Parameter(help="Only those not touched for so many days.")] = 0,
    most: Annotated[int, Parameter(help="How many at most.")] = 50,
    place: Place = HERE,
    output: Output = PLAIN,
) -> None:
    """List tables, the latest change first.

    Example: `rotonde host list --untouched 30 --most 200`
    """
    before, words = time.time() - untouched * DAY, words_for(output.lang)
    rows = with_store(place, lambda store: store.all_tables(before, at_least_one("--most", most)))
    tables = [listed_table(row) for row in rows]
    if output.json:
        print_json(tables)
    else:
        OUT.print(tables_table(tables, words) if tables else words.message("cli-host-none"))


@host.command
def close(tables: TableIds, /, *, place: Place = HERE, output: Output = PLAIN) -> None:
    """Close tables: nobody plays on there, and their moves are kept.

    Example: `rotonde host close 3f5KqLx81zab`
    """
    for_each_table(
        tables, place, lambda store, row: store.set_standing(row.id, closed_standing(row))
    )
    say("cli-host-closed", tables, output)


@host.command
def delete(tables: TableIds, /, *, place: Place = HERE, output: Output = PLAIN) -> None:
    """Delete tables, with all that was played there.

    Example: `rotonde host delete 3f5KqLx81zab`
    """
    for_each_table(tables, place, lambda store, row: store.remove_table(row.id))
    say("cli-host-deleted", tables, output)


@host.command
def prune(
    *,
    days: Annotated[int, Parameter(help="Not touched for so many days.")] = 90,
    place: Place = HERE,
    output: Output = PLAIN,
) -> None:
    """Let go of untouched tables of one person, and of guests without tables.

    Example: `rotonde host prune --days 30`
    """
    at_least_one("--days", days)
    gone = with_store(place, lambda store: prune_store(store, days), changing=True)
    if output.json:
        print_json(gone)
    else:
        facts = msgspec.structs.asdict(gone)
        OUT.print(words_for(output.lang).message("cli-host-pruned", **facts), markup=False)


async def prune_store(store: Store, days: int) -> Tidied:
    return await Retention(Tables(store, Hub(), DESKS), days).tidy(time.time())


# --- the store ----------------------------------------------------------------------------------


def for_each_table(
    tables: tuple[str, ...], place: Place, work: Callable[[TableRows, TableRow], Awaitable[None]]
) -> None:
    """Do `work` for each of these tables. Raises `Stop`, and does nothing, where one is unknown."""

    async def done(store: Store) -> None:
        rows = [(table, await store.table(table)) for table in tables]
        for table, row in rows:
            if row is None:
                raise Stop("cli-host-no-table", table=table)
        for _, row in rows:
            await work(store, row) if row else None

    with_store(place, done, changing=True)


# --- what is shown ------------------------------------------------------------------------------


def closed_standing(row: TableRow) -> TableStanding:
    return msgspec.structs.replace(row.standing, status="closed", awaits_bot=False)


def listed_table(row: TableRow) -> ListedTable:
    return ListedTable(
        id=row.id,
        game=row.game,
        status=row.standing.status,
        moves=row.version,
        players=tuple(seat.name for seat in row.seats),
        changed=datetime.fromtimestamp(row.standing.changed).isoformat(" ", "minutes"),
    )


def tables_table(tables: list[ListedTable], words: Language) -> Table:
    """A row for each table."""
    found = Table(box=None, pad_edge=False)
    for heading in ("table", "game", "status", "moves", "players", "changed"):
        found.add_column(words.message(f"cli-column-{heading}"), overflow="fold")
    for one in tables:
        cells = (one.id, one.game, one.status, str(one.moves), ", ".join(one.players), one.changed)
        found.add_row(*cells)
    return found


def say(message: str, tables: tuple[str, ...], output: Output) -> None:
    words = words_for(output.lang)
    lines = [words.message(message, table=table) for table in tables]
    print_json(tables) if output.json else OUT.print(*lines, sep="\n", markup=False)
