"""A table at which nobody is leaves memory after a while, and comes back when it is asked for."""

import time

from msgspec.structs import replace

from rotonde.server.tables.hub import Hub, Listener
from rotonde.server.tables.live_tables import Tables
from rotonde.server.tables.table import Table
from rotonde.store import MemoryStore
from tests.server.test_hub import Wire
from tests.server.toy_table import TOY, TOY_DESK
from tests.store.rows import furnish, table

SOON = float("inf")


async def tables_with(*names: str) -> Tables:
    """Tables that somebody has come to."""
    store = MemoryStore()
    await furnish(store, *(replace(table(name), options="{}") for name in names))
    tables = Tables(store, Hub(), {TOY.id: TOY_DESK})
    for name in names:
        assert isinstance(await tables.get(name), Table)
    return tables


async def test_what_nobody_came_to_for_a_while_leaves() -> None:
    tables = await tables_with("old", "new")
    between = time.monotonic()
    await tables.get("new")

    tables.let_go_idle(between)

    assert list(tables.live) == ["new"]
    assert isinstance(await tables.get("old"), Table)


async def test_what_somebody_looks_at_or_thinks_about_stays() -> None:
    tables = await tables_with("seen", "thought about", "idle")
    tables.hub.enter("seen", Listener(Wire(), "ada", None))
    tables.live["thought about"].pins += 1

    tables.let_go_idle(SOON)

    assert set(tables.live) == {"seen", "thought about"}
