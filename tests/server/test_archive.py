"""The past of tables is replayed in processes beside the loop, once for all who ask."""

import asyncio
from typing import Any

import pytest

from rotonde.server.tables.answers import Answers
from rotonde.server.tables.archive import PATIENCE
from tests.server.player import Player, hotseat
from tests.server.serving import Serving
from tests.server.toy_table import ADD, BRAG

BOTH = (hotseat("Ada"), hotseat("Hugo"))


async def finished(player: Player, *seats: dict[str, str]) -> str:
    """A table whose game is over."""
    table = player.new_table(*(seats or BOTH))
    async with player.at(table) as seat:
        await seat.hear("position")
        while seat.position["outcome"] is None:
            await seat.play(ADD[2], seat=seat.position["actors"][0])
    return table


def stop_workers(server: Serving) -> None:
    """Until another replay is wanted, there is no process."""
    server.house.archive.workers.give_up(wait=True)


@pytest.mark.parametrize("path", ["positions/1", "course", "record"])
async def test_an_answer_is_replayed_once(ada: Player, server: Serving, path: str) -> None:
    table = await finished(ada)
    first = ada.get(f"/api/tables/{table}/{path}")
    assert server.house.archive.workers.pool is not None
    stop_workers(server)

    again = ada.get(f"/api/tables/{table}/{path}")

    assert again == first
    assert server.house.archive.workers.pool is None


async def test_many_who_ask_at_once_have_it_replayed_once(ada: Player, server: Serving) -> None:
    """When a game ends, everybody looks at its course."""
    table = await finished(ada)
    kept = len(server.house.archive.answers.kept)
    ask = [asyncio.to_thread(ada.get, f"/api/tables/{table}/course") for _ in range(6)]

    found: list[Any] = await asyncio.gather(*ask)

    assert all(each == found[0] for each in found)
    assert len(server.house.archive.answers.kept) == kept + 1


async def test_what_was_played_since_is_in_the_next_answer(ada: Player) -> None:
    table = ada.new_table(*BOTH)
    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(BRAG, seat=0)
        before = ada.get(f"/api/tables/{table}/course")
        await seat.play(BRAG, seat=0)
        after = ada.get(f"/api/tables/{table}/course")

    assert [len(each["seats"]) for each in (before, after)] == [1, 2]


async def test_another_name_is_in_the_next_record(ada: Player) -> None:
    """A record keeps the names of its seats, which can change after the last move."""
    table = await finished(ada, {"kind": "me"}, hotseat("Hugo"))
    ada.http.put("/api/me", json={"name": "Ada"})
    before = ada.get(f"/api/tables/{table}/record")["names"]
    ada.http.put("/api/me", json={"name": "Countess"})

    assert before == ["Ada", "Hugo"]
    assert ada.get(f"/api/tables/{table}/record")["names"] == ["Countess", "Hugo"]


async def test_who_looks_back_brings_no_table_into_memory(ada: Player, server: Serving) -> None:
    table = await finished(ada)
    server.house.tables.live.pop(table)

    for path in ("positions/1", "course", "record"):
        ada.get(f"/api/tables/{table}/{path}")

    assert table not in server.house.tables.live


async def test_a_replay_that_takes_too_long_is_given_up(ada: Player, server: Serving) -> None:
    """Whoever asked is told when to try again, and the next one is answered."""
    table, archive = await finished(ada), server.house.archive
    archive.workers.patience = 0.0
    late = ada.http.get(f"/api/tables/{table}/course")
    archive.workers.patience = PATIENCE

    assert (late.status_code, late.json()["code"]) == (503, "replay-too-long")
    assert late.headers["Retry-After"] == "60"
    assert ada.get(f"/api/tables/{table}/course")["seats"]


def test_answers_fit_into_their_memory() -> None:
    """The one that was asked for least lately goes."""
    answers = Answers(10)
    for question in ("a", "b"):
        answers.keep(question, b"12345")
    answers.get("a")
    answers.keep("c", b"123")

    assert (answers.get("a"), answers.get("b"), answers.get("c")) == (b"12345", None, b"123")
    assert answers.bytes == 8


def test_an_answer_that_is_too_large_is_not_kept() -> None:
    answers = Answers(10)
    answers.keep("a", bytes(11))

    assert (answers.get("a"), answers.bytes) == (None, 0)
