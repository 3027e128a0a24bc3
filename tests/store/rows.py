"""Rows to put into a store."""

from typing import Any

from rotonde.store import Entry, SeatRow, Store, TableRow, TableStanding, User

ADA = User("ada", "Ada", 1.5)
HUGO = User("hugo", "Hugo", 2.5)
SEATS = (
    SeatRow(0, "person", "", "ada"),
    SeatRow(1, "bot", "Novelty", None, "greedy"),
    SeatRow(2, "open", ""),
)


def standing(status: Any = "playing", changed: float = 10.0, summary: str = "{}") -> TableStanding:
    return TableStanding(status, changed, summary)


def table(
    id: str = "t1", *, status: Any = "playing", changed: float = 10.0, listed: bool = False
) -> TableRow:
    return TableRow(
        id=id,
        name="Ada's table",
        game="toy",
        edition=1,
        options='{"length":3}',
        seed="secret",
        listed=listed,
        owner="ada",
        created=9.25,
        version=0,
        standing=standing(status, changed),
        seats=SEATS,
    )


def entry(version: int, **changes: Any) -> Entry:
    facts: dict[str, Any] = {
        "kind": "played",
        "seat": 0,
        "body": '{"do":"add","amount":1}',
        "hash": "0f" * 8,
        "at": 11.5,
    }
    return Entry(version=version, **(facts | changes))


async def furnish(store: Store, *tables: TableRow) -> None:
    """Two users and some tables."""
    await store.add_user(ADA)
    await store.add_user(HUGO)
    for row in tables or (table(),):
        await store.add_table(row)


OLD_TABLE = (
    "INSERT INTO users (id, name, created) VALUES ('ada', 'Ada', 1.5)",
    "INSERT INTO tables (id, name, game, edition, options, seed, listed, owner, created, version,"
    " status, changed, summary) VALUES ('old', 'Old', 'toy', 1, '{}', '" + "0f" * 16 + "',"
    " false, 'ada', 9.0, 0, 'open', 9.0, '{}')",
    "INSERT INTO seats (table_id, seat, kind, name, user_id) VALUES"
    " ('old', 0, 'person', 'Ada', 'ada'), ('old', 1, 'open', '', NULL)",
)
"""A table that waits for somebody, as it was kept up to the seventh migration."""
