"""A new name costs the same however many tables its owner has; who looks at one of them is told."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import event

from rotonde.store import SqlStore
from tests.server.player import ME, OPEN, Player
from tests.server.serving import Serving, wait_until


@contextmanager
def statements(server: Serving) -> Iterator[list[str]]:
    """What the store is asked meanwhile."""
    store, heard = server.house.store, list[str]()
    assert isinstance(store, SqlStore)

    def note(*given: object) -> None:
        heard.append(str(given[2]))

    event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield heard
    finally:
        event.remove(store.database.engine.sync_engine, "before_cursor_execute", note)


def renamed(player: Player, server: Serving, name: str) -> list[str]:
    """The statements of a new name."""
    with statements(server) as heard:
        assert player.http.put("/api/me", json={"name": name}).json()["name"] == name
    return heard


def test_a_new_name_asks_the_store_the_same_for_any_number_of_tables(
    ada: Player, server: Serving
) -> None:
    few = [ada.new_table(ME, OPEN) for _ in range(2)]
    at_two = renamed(ada, server, "Ada")
    many = few + [ada.new_table(ME, OPEN) for _ in range(38)]
    rows = [server.house.tables.live[table].row for table in many]
    at_forty = renamed(ada, server, "Countess")

    assert at_forty == at_two
    assert any("UPDATE users" in statement for statement in at_two)
    assert all(server.house.tables.live[row.id].row is row for row in rows)


async def test_those_who_look_at_a_table_hear_the_new_name(ada: Player, hugo: Player) -> None:
    """Of the one who sits there; where nobody looks, nothing is told, and it is known later."""
    watched, other = ada.new_table(ME, OPEN), ada.new_table(ME, OPEN)

    async with hugo.at(watched) as seat:
        await seat.hear("table")
        ada.http.put("/api/me", json={"name": "Countess"})
        while seat.info["seats"][0]["name"] != "Countess":
            await seat.hear("table")
    async with hugo.at(other) as seat:
        first = await seat.hear("table")

    assert first["seats"][0]["name"] == "Countess"
    assert hugo.post(f"/api/tables/{other}/join", {})["seats"][0]["name"] == "Countess"


def test_names_of_people_without_tables_are_forgotten(ada: Player, server: Serving) -> None:
    """They are known as long as a table in memory needs them."""
    table, user = ada.new_table(ME, OPEN), ada.get("/api/me")["id"]
    people = server.house.hub.people
    assert user in people.known

    ada.http.delete(f"/api/tables/{table}")

    def is_forgotten() -> bool:
        gc.collect()
        return user not in people.known

    wait_until(is_forgotten)
