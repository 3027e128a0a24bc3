"""`rotonde host`: whoever runs a server lists, closes, deletes and prunes its tables."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from rotonde.server.runtime.settings import DATABASE_FILE
from rotonde.server.tables.new_tables import new_id
from rotonde.store import SqlStore, Stage, TableRow, User
from tests.cli.test_serve import running
from tests.server.player import ME, Player, bot
from tests.store.rows import furnish, table
from tests.store.test_store import BOT, MINE, of
from tests.support.commands import Finished, rotonde

Host = Callable[..., Finished]


@pytest.fixture
def host(tmp_path: Path) -> Host:
    return lambda *words: rotonde("host", *words, folder=tmp_path)


def put(folder: Path, *tables: TableRow) -> None:
    """Tables in the database of a data folder."""

    async def done() -> None:
        store = SqlStore(f"sqlite:///{folder / DATABASE_FILE}")
        await store.open()
        await furnish(store, *tables)
        await store.add_user(User("idle", "Idle", 1.0))
        await store.close()

    asyncio.run(done())


def aged(name: str, days: int, status: Stage = "playing") -> TableRow:
    row = of(table(name, status=status, changed=time.time() - days * 86_400), MINE, BOT)
    return replace(row, game="rocket")


def ids(host: Host, *words: str) -> list[str]:
    return [row["id"] for row in cast("list[dict[str, Any]]", host("list", "--json", *words).json)]


def test_tables_are_listed_without_what_is_hidden(host: Host, tmp_path: Path) -> None:
    put(tmp_path, aged("old", 40), aged("new", 1))

    shown = host("list").out

    assert shown.index("new") < shown.index("old")
    assert "Ada, Novelty" in shown
    assert "secret" not in host("list", "--json").out
    assert ids(host, "--untouched", "30") == ["old"]
    assert ids(host, "--most", "1") == ["new"]


def test_no_folder_of_a_server_is_said_as_such(host: Host, tmp_path: Path) -> None:
    """Who runs a service asks as root, whose own folder has no tables."""
    asked = host("list", "--data-dir", str(tmp_path / "none"))

    assert asked.code == 2
    assert f"cannot use the database file {tmp_path}/none/{DATABASE_FILE}" in asked.err
    assert "--data-dir" in asked.err


def test_the_id_of_a_table_is_never_taken_for_an_option() -> None:
    assert all(new_id().isalnum() for _ in range(200))


def test_nothing_to_list(host: Host) -> None:
    assert host("list").out == "No tables.\n"


def test_a_table_is_deleted(host: Host, tmp_path: Path) -> None:
    put(tmp_path, aged("one", 1), aged("two", 2))

    assert host("delete", "two").out == "Deleted two.\n"

    assert ids(host) == ["one"]


def test_an_unknown_table_is_named_and_nothing_is_done(host: Host, tmp_path: Path) -> None:
    put(tmp_path, aged("one", 1))

    done = host("delete", "one", "three")

    assert (done.code, done.out) == (2, "")
    assert done.err == "rotonde: there is no table three; see rotonde host list.\n"
    assert ids(host) == ["one"]


def test_what_nobody_touched_is_pruned(host: Host, tmp_path: Path) -> None:
    put(tmp_path, aged("old", 40), aged("new", 1))

    assert host("prune", "--days", "30").out == "Gone: 1 tables and 2 guests.\n"

    assert ids(host) == ["new"]


@pytest.mark.slow
def test_a_closed_table_is_shown_and_not_played(host: Host, tmp_path: Path) -> None:
    """While a server runs on SQLite its tables are left alone; after a restart it is closed."""
    given = ("serve", "--port", "0", "--data-dir", str(tmp_path))
    with running(*given) as address:
        player = Player(address)
        player.get("/api/me")
        table = player.new_table(ME, bot(), game="rocket")
        refused = host("close", table)
    closed = host("close", table)
    with running(*given) as address:
        player.http.base_url = address
        listed = player.get("/api/tables")
        course = player.http.get(f"/api/tables/{table}/course")
        player.close()

    assert refused.code == 2
    assert "another Rotonde uses the data folder" in refused.err
    assert closed.out == f"Closed {table}.\n"
    assert [one["status"] for one in listed] == ["closed"]
    assert course.json()["code"] == "table-closed-by-host"
