"""Two servers on one PostgreSQL: any of them serves any table, and a move wakes the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.postgres import FAST, new_database, postgres_server
from tests.server.player import ME, OPEN, Player
from tests.server.serving import Serving, serving
from tests.server.toy_table import ADD, BRAG
from tests.store.test_sql import cut_all_lines

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgres")]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgres_server(FAST) as address:
        yield address


@pytest.fixture
async def database(postgres: str) -> str:
    return await new_database(postgres)


@pytest.fixture
def nodes(database: str, tmp_path: Path) -> Iterator[tuple[Serving, Serving]]:
    with (
        serving(tmp_path, database_url=database) as one,
        serving(tmp_path, database_url=database) as two,
    ):
        yield one, two


@pytest.fixture
def people(nodes: tuple[Serving, Serving]) -> Iterator[tuple[Player, Player]]:
    """Ada comes to one node, Hugo to the other."""
    ada, hugo = Player(nodes[0].url), Player(nodes[1].url)
    for player in (ada, hugo):
        player.get("/api/me")
    yield ada, hugo
    ada.close()
    hugo.close()


async def test_a_game_over_two_nodes(people: tuple[Player, Player]) -> None:
    ada, hugo = people
    table = ada.new_table(ME, OPEN)

    async with ada.at(table) as one, hugo.at(table) as two:
        await one.hear("table")
        await two.hear("table")
        hugo.post(f"/api/tables/{table}/join", {})
        while one.position.get("menu") is None:
            await one.hear("position")
        assert [await at.until(0) for at in (one, two)]
        assert one.info["status"] == "playing"
        await one.play(BRAG)
        bragged = await two.until(1)
        await one.take_back()
        taken = await two.until(2)
        await one.until(2)
        await one.play(ADD[2])
        added = await two.until(3)
        assert two.position["seat"] == 1
        await two.play(ADD[1])
        answered = await one.until(4)

    assert (bragged["moves"], taken["moves"]) == (1, 0)
    assert added["events"] == [{"event": "added", "seat": 0, "amount": 3}]
    assert added["menu"] is not None
    assert answered["view"] == {"added": [3, 2], "turn": 0}
    assert answered["menu"] is not None


async def test_one_cookie_is_good_on_all_nodes(
    nodes: tuple[Serving, Serving], people: tuple[Player, Player]
) -> None:
    ada, _hugo = people
    elsewhere = Player(nodes[1].url)
    elsewhere.http.cookies = ada.http.cookies

    assert ada.get("/api/me") == elsewhere.get("/api/me")
    elsewhere.close()


async def test_of_two_nodes_one_is_faster(
    nodes: tuple[Serving, Serving], people: tuple[Player, Player]
) -> None:
    """Both take the same version at the same time: the database lets one through."""
    ada, _hugo = people
    elsewhere = Player(nodes[1].url)
    elsewhere.http.cookies = ada.http.cookies
    table = ada.new_table(ME, ME)

    async with ada.at(table) as one, elsewhere.at(table) as two:
        await one.hear("position")
        await two.hear("position")
        await one.submit(ADD[0])
        await two.submit(ADD[2])
        first, second = await one.until(1), await two.until(1)
    elsewhere.close()

    assert first["view"] == second["view"]
    assert ada.get(f"/api/tables/{table}")["version"] == 1


async def test_a_cut_line_is_mended_and_nothing_is_missed(
    people: tuple[Player, Player], database: str
) -> None:
    """Every connection ends, as when the database restarts; the next move is heard all the same."""
    ada, hugo = people
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as one, hugo.at(table) as two:
        await one.hear("position")
        await two.hear("position")
        await cut_all_lines(database)
        await one.play(ADD[2])
        told = await two.until(1)

    assert told["view"] == {"added": [3, 0], "turn": 1}


async def test_who_comes_and_goes_is_seen_on_every_node(people: tuple[Player, Player]) -> None:
    """At the table and in lists; only of who sits there, and not twice a second."""
    ada, hugo = people
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as one:
        await one.hear("position")
        async with hugo.at(table) as two:
            await two.hear("position")
            while not one.info["seats"][1]["present"]:
                await one.hear("table")
            while not two.info["seats"][0]["present"]:
                await two.hear("table")
            (listed,) = ada.get("/api/tables")
        while one.info["seats"][1]["present"]:
            await one.hear("table")

    assert [seat["present"] for seat in listed["seats"]] == [True, True]


async def test_a_new_name_is_read_on_every_node(people: tuple[Player, Player]) -> None:
    ada, hugo = people
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as one:
        await one.hear("position")
        hugo.http.put("/api/me", json={"name": "Victor"})
        while one.info["seats"][1]["name"] != "Victor":
            await one.hear("table")

    assert one.info["status"] == "playing"


async def test_a_removed_table_is_gone_on_every_node(people: tuple[Player, Player]) -> None:
    ada, hugo = people
    table = ada.new_table(ME, ME)

    async with hugo.at(table) as watching:
        await watching.hear("position")
        ada.http.delete(f"/api/tables/{table}")
        gone = await watching.hear("fault")

    assert gone["code"] == "unknown-table"
    assert hugo.http.get(f"/api/tables/{table}").status_code == 404
