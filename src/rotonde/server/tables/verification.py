"""Verifies a table: every move replayed, every snapshot held against its log."""

from collections.abc import Iterator, Sequence

import msgspec

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.tools.codec import digest
from rotonde.server.tables.closed_tables import Diverged, Games
from rotonde.server.tables.deals import flaws
from rotonde.server.tables.history import read_snapshot, restore
from rotonde.server.tables.played_log import PlayedLog
from rotonde.server.tables.seal import seals
from rotonde.store import Entry, Snapshot, Store, TableRow, database_words, outage_of


class Finding(msgspec.Struct, frozen=True):
    """Something at a table that does not fit."""

    table: str
    game: str
    problem: str
    """One of game, edition, entry, missing, hash, deal, snapshot, version, unreadable."""
    move: int = 0
    """The first move that does not fit; 0 for the table as a whole."""
    detail: str = ""


class Kept(msgspec.Struct, frozen=True):
    """The pages of a table in a store, read while others may write to it."""

    row: TableRow
    snapshots: Sequence[Snapshot]
    entries: Sequence[Entry]
    later: TableRow
    """Its row once more, after the entries: it knows of all of them."""


async def kept_of(store: Store, table: str) -> Kept | None:
    """The pages of a table; None where it is gone.

    In this order nothing is read that refers to something that was not read.
    """
    row = await store.table(table)
    snapshots = await store.snapshots(table)
    entries = await store.entries(table)
    later = await store.table(table)
    return Kept(row, snapshots, entries, later) if row and later else None


async def verify_table(store: Store, games: Games, table: str) -> list[Finding] | None:
    """The misfits of a table; None where it is of an earlier edition and cannot be replayed.

    Raises what the store says when it does not answer; a damaged page is a finding.
    """
    try:
        kept = await kept_of(store, table)
    except Exception as error:
        if outage_of(error) != "damaged":
            raise
        return [Finding(table, "?", "unreadable", detail=database_words(error))]
    if kept is None:
        return []
    desk = games.get(GameId(kept.row.game))
    if desk is not None and kept.row.edition < desk.rules.edition:
        return None
    return list(examine(desk, kept))


def examine(desk: AnyDesk | None, kept: Kept) -> Iterator[Finding]:
    """The misfits of a table's pages."""
    row = kept.row
    if desk is None:
        yield Finding(row.id, row.game, "game")
        return
    if row.edition > desk.rules.edition:
        yield Finding(row.id, row.game, "edition", detail=str(row.edition))
        return
    if kept.later.version < len(kept.entries):
        yield Finding(row.id, row.game, "version", detail=str(kept.later.version))
    try:
        restore(desk, row, kept.entries, ())
    except Diverged as parted:
        yield about_log(row, parted)
    else:
        yield from about_deals(row) or about_snapshots(kept)


def about_log(row: TableRow, parted: Diverged) -> Finding:
    """The point where log and rules part."""
    if parted.detail == "hash":
        return Finding(row.id, row.game, "hash", parted.move)
    problem = "missing" if parted.detail == "missing" else "entry"
    return Finding(row.id, row.game, problem, parted.move + 1, parted.detail)


def about_deals(row: TableRow) -> list[Finding]:
    """The deals that are not what was promised; no snapshot can fit where there is one."""
    return [Finding(row.id, row.game, "deal", detail=flaw) for flaw in flaws(row)]


def about_snapshots(kept: Kept) -> Iterator[Finding]:
    """The snapshots that do not fit a log that is sound.

    Those behind which something was taken back, or that have no seal, are not used any more.
    """
    log, sealed = PlayedLog(kept.entries), seals(kept.row, kept.entries)
    for snapshot in kept.snapshots:
        wrong = wrong_with(snapshot, kept.entries, sealed)
        if wrong and (snapshot.version in log.lengths or snapshot.version > len(kept.entries)):
            yield Finding(kept.row.id, kept.row.game, "snapshot", snapshot.moves, wrong)


def wrong_with(snapshot: Snapshot, entries: Sequence[Entry], sealed: Sequence[str]) -> str:
    """The parts of a snapshot that do not fit the log; empty where all do."""
    if not 0 < snapshot.version <= len(entries):
        return "version"
    saved = read_snapshot(snapshot)
    if saved is None:
        return "unreadable"
    if saved.seal and saved.seal != sealed[snapshot.version]:
        return "seal"
    return "" if digest(saved.state) == entries[snapshot.version - 1].hash else "state"
