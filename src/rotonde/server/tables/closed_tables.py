"""Reasons to close a table: other rules than this server's, or a log that does not fit them."""

from collections.abc import Mapping
from typing import Final

import msgspec

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId
from rotonde.server.tables.guide import is_changed
from rotonde.server.wire.messages import Fault
from rotonde.store import TableRow

Games = Mapping[GameId, AnyDesk]

REMOVED: Final = Fault("unknown-table")
CLOSED_BY_HOST: Final = Fault("table-closed-by-host")


class Diverged(Exception):
    """The stored game and the rules part: it must not be played on."""

    def __init__(self, move: int, detail: str) -> None:
        super().__init__(move, detail)
        self.move = move
        self.detail = detail


class ClosedTable(msgspec.Struct, frozen=True):
    """A table that cannot be played on under these rules, and why. Its log stays as it is."""

    row: TableRow
    fault: Fault


def closed_because(row: TableRow, games: Games) -> Fault | None:
    """Why the table cannot be played on, as far as its row tells."""
    if row.standing.status == "closed":
        return CLOSED_BY_HOST
    desk = games.get(GameId(row.game))
    if desk is None:
        return Fault("table-unknown-game", {"game": row.game})
    if desk.rules.edition != row.edition:
        return other_edition(row, desk)
    if is_changed(desk, row):
        return Fault("table-other-lesson")
    return None


def other_edition(row: TableRow, desk: AnyDesk) -> Fault:
    """The rules have moved on since, or a newer Rotonde has written this table."""
    code = "table-newer-edition" if row.edition > desk.rules.edition else "table-other-edition"
    return Fault(code, {"edition": row.edition, "current": desk.rules.edition})


def damage_fault(parted: Diverged) -> Fault:
    """The log of a table and the rules part."""
    return Fault("table-diverged", {"move": parted.move})
