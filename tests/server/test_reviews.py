"""Finished games are looked at again: once, in the background, for whoever waits."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.postgres import FAST, new_database, postgres_server
from tests.server.player import ME, Player, hotseat
from tests.server.serving import Serving, serving, wait_until
from tests.server.toy_table import ADD


async def played(player: Player) -> str:
    """A table at which the toy was played to its end."""
    table = player.new_table(ME, hotseat("Hugo"))
    async with player.at(table) as seating:
        await seating.hear("position")
        while seating.position["outcome"] is None:
            await seating.play(ADD[2], seat=seating.position["actors"][0])
    return table


def review_of(player: Player, table: str) -> Any:
    """The review of a table, as soon as it is made."""
    player.post(f"/api/tables/{table}/review")
    address = f"/api/tables/{table}/review"
    wait_until(lambda: player.get(address)["review"] is not None)
    return player.get(address)["review"]


async def test_a_finished_game_is_looked_at_once(ada: Player, server: Serving) -> None:
    """Every visitor with the link sees the very same review."""
    table = await played(ada)
    before = ada.get(f"/api/tables/{table}/review")
    review = review_of(ada, table)
    again = ada.post(f"/api/tables/{table}/review")
    with httpx.Client(base_url=server.url) as stranger:
        seen = stranger.get(f"/api/tables/{table}/review").json()

    assert before == {"progress": 0, "made": False, "review": None}
    assert again == {"progress": 100, "made": False, "review": review}
    assert seen == again
    moves = ada.get(f"/api/tables/{table}")["version"]
    assert len(review["course"]) == moves + 1
    assert sum(review["course"][-1]) == 100
    assert not server.house.reviews.making


async def test_a_running_game_is_not_looked_at(ada: Player) -> None:
    table = ada.new_table(ME, hotseat("Hugo"))
    answers = [
        ada.http.get(f"/api/tables/{table}/review"),
        ada.http.post(f"/api/tables/{table}/review"),
    ]

    assert [answer.status_code for answer in answers] == [403, 403]
    assert {answer.json()["code"] for answer in answers} == {"review-not-yet"}


async def test_an_address_has_one_game_looked_at_at_a_time(
    ada: Player, visit: Callable[[], Player], server: Serving
) -> None:
    tables = [await played(ada) for _ in range(2)]
    async with server.house.reviews.turns.turn("elsewhere", "somebody"):
        first = ada.post(f"/api/tables/{tables[0]}/review")
        same = visit().post(f"/api/tables/{tables[0]}/review")
        other = visit().http.post(f"/api/tables/{tables[1]}/review")

    assert first["made"]
    assert same["made"]
    assert (other.status_code, other.json()["code"]) == (409, "review-busy")
    assert review_of(ada, tables[0])["course"]


async def test_what_nobody_waits_for_is_put_aside(
    ada: Player, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And carried on when somebody asks again."""
    monkeypatch.setattr("rotonde.server.tables.reviews.WAITS", -1.0)
    table = await played(ada)
    ada.post(f"/api/tables/{table}/review")
    wait_until(lambda: table not in server.house.reviews.making)
    monkeypatch.undo()

    assert ada.get(f"/api/tables/{table}/review")["review"] is None
    assert review_of(ada, table)["course"]


async def test_a_review_is_kept_by_postgresql_too(tmp_path: Path) -> None:
    """A second server on the same database shows it without another thought."""
    with postgres_server(FAST) as address:
        url = await new_database(address)
        with serving(tmp_path, database_url=url) as running:
            ada = Player(running.url)
            ada.get("/api/me")
            table = await played(ada)
            review = review_of(ada, table)
            ada.close()
        with serving(tmp_path, database_url=url) as running:
            hugo = Player(running.url)
            kept = hugo.get(f"/api/tables/{table}/review")
            hugo.close()

    assert kept["review"] == review
