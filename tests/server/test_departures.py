"""Leaving a table, giving it up to a bot, and removing one that is mine alone."""

import asyncio
import time

from msgspec.structs import replace

from tests.server.player import ME, OPEN, Player, bot, hotseat
from tests.server.serving import Serving
from tests.server.toy_table import ADD


def shared(ada: Player, hugo: Player, *more: dict[str, str]) -> str:
    """A table at which Ada and Hugo sit."""
    table = ada.new_table(ME, OPEN, *more)
    hugo.post(f"/api/tables/{table}/join", {})
    return table


async def test_a_seat_left_before_the_game_falls_free(ada: Player, hugo: Player) -> None:
    """Whoever waits there sees it at once, and the table is gone from one's own list."""
    table = shared(ada, hugo, OPEN)

    async with ada.at(table) as watching:
        await watching.hear("table")
        info = hugo.post(f"/api/tables/{table}/leave")
        while watching.info["seats"][1]["kind"] != "open":
            await watching.hear("table")

    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    assert info["status"] == "open"
    assert hugo.get("/api/tables") == []
    assert hugo.post(f"/api/tables/{table}/join", {})["seats"][1]["mine"]


async def test_a_bot_plays_on_for_somebody_who_resigns(ada: Player, hugo: Player) -> None:
    """Under their name, and at once when it is their turn; they only watch from now on."""
    table = shared(ada, hugo)
    name = ada.get("/api/me")["name"]

    async with ada.at(table) as left, hugo.at(table) as staying:
        await left.hear("position")
        ada.post(f"/api/tables/{table}/leave")
        after = await staying.until(1)
        while left.position["version"] < 1 or left.position["seat"] is not None:
            await left.hear("position")

    assert after["moves"] == 1
    assert left.position["menu"] is None
    seat = staying.info["seats"][0]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("bot", name, False)


async def test_whoever_sits_alone_removes_the_table_instead(ada: Player, hugo: Player) -> None:
    practice = ada.new_table(ME, bot())
    ours = shared(ada, hugo)

    refused = [
        ada.http.post(f"/api/tables/{practice}/leave"),
        hugo.http.post(f"/api/tables/{practice}/leave"),
        ada.http.delete(f"/api/tables/{ours}"),
        hugo.http.delete(f"/api/tables/{practice}"),
    ]

    assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [
        (409, "leave-alone"),
        (409, "not-seated"),
        (403, "remove-shared"),
        (403, "remove-shared"),
    ]


async def test_a_finished_game_keeps_its_players(ada: Player, hugo: Player) -> None:
    table = shared(ada, hugo)
    async with ada.at(table) as first, hugo.at(table) as second:
        await first.hear("position")
        await second.hear("position")
        for version in range(4):
            mover = (first, second)[version % 2]
            await mover.until(version)
            await mover.play(ADD[2])

    answer = hugo.http.post(f"/api/tables/{table}/leave")

    assert ada.get(f"/api/tables/{table}")["status"] == "finished"
    assert (answer.status_code, answer.json()["code"]) == (409, "leave-finished")


async def test_a_removed_table_is_gone_for_everybody(ada: Player, hugo: Player) -> None:
    """Who watches is told; its address stands for nothing any more."""
    table = ada.new_table(hotseat("Ada"), hotseat("Grace"))

    async with hugo.at(table) as watching:
        await watching.hear("position")
        answer = ada.http.delete(f"/api/tables/{table}")
        fault = await watching.hear("fault")

    assert answer.status_code == 204
    assert fault["code"] == "unknown-table"
    assert hugo.http.get(f"/api/tables/{table}").status_code == 404
    assert ada.get("/api/tables") == []


async def test_nothing_is_played_at_a_removed_table(ada: Player) -> None:
    table = ada.new_table(hotseat("Ada"), hotseat("Grace"))
    async with ada.at(table) as seat:
        await seat.hear("position")
        ada.http.delete(f"/api/tables/{table}")
        await seat.hear("fault")

        await seat.submit(ADD[0])

        assert (await seat.hear("fault"))["code"] == "unknown-table"


async def test_practice_tables_that_were_never_played_are_let_go(
    server: Serving, ada: Player
) -> None:
    """A day later, when another table is opened; those with a move of mine stay."""
    glanced, played, hot = (
        ada.new_table(ME, bot()),
        ada.new_table(ME, bot()),
        ada.new_table(hotseat("Ada"), hotseat("Grace")),
    )
    async with ada.at(played) as seat:
        await seat.hear("position")
        await seat.play(ADD[0])
    for table in (glanced, played, hot):
        grow_old(server, table)

    new = ada.new_table(ME, bot())

    assert {table["id"] for table in ada.get("/api/tables")} == {new, played, hot}


def grow_old(server: Serving, table: str) -> None:
    """Let a table look as if nothing had happened there for two days."""
    store = server.house.store
    task = server.house.upkeep[0].task
    assert task is not None

    async def age() -> None:
        row = await store.table(table)
        assert row is not None
        await store.set_standing(table, replace(row.standing, changed=time.time() - 2 * 24 * 3600))

    asyncio.run_coroutine_threadsafe(age(), task.get_loop()).result()
