"""Two server processes on one PostgreSQL: one is killed, the database goes and comes back."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from bench.postgres import Postgres, new_database, running_postgres
from rotonde.server.bots import unattended_tables
from rotonde.server.bots.leases import LEASE
from rotonde.server.upkeep import heartbeat
from tests.server.player import ME, Player, Seating, bot
from tests.server.serving import ServerProcess, wait_until
from tests.server.test_restart import moved

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgres")]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """Two servers whose bots are slow, so that one can be killed while it thinks."""
    given = {
        "ROTONDE_DATABASE_URL": asyncio.run(new_database(postgres.address)),
        "ROTONDE_BOT_PAUSE": "0.5",
    }
    servers = [ServerProcess(tmp_path_factory.mktemp(name), **given) for name in ("one", "two")]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()


def visitor(server: ServerProcess) -> Player:
    somebody = Player(server.url)
    somebody.get("/api/me")
    return somebody


def version(player: Player, table: str) -> int:
    return int(player.get(f"/api/tables/{table}")["version"])


def test_a_dead_node_is_missed_soon_enough() -> None:
    """Its lease ends, another node forgets it, and looks for what it left: five seconds at most."""
    assert LEASE + heartbeat.INTERVAL + unattended_tables.INTERVAL + unattended_tables.GRACE < 5


async def test_bots_of_a_killed_node_are_thought_for_by_another(
    nodes: list[ServerProcess],
) -> None:
    """Although nobody looks at the table through the other node."""
    one, two = nodes
    player = visitor(one)
    table = player.new_table(bot(), bot(), game="rocket")
    wait_until(lambda: version(player, table) >= 1)

    one.kill()
    player = moved(player, two.url)
    before = version(player, table)
    wait_until(lambda: version(player, table) > before)
    player.http.delete(f"/api/tables/{table}")
    player.close()
    one.start()


async def test_servers_and_bots_outlive_a_restart_of_the_database(
    nodes: list[ServerProcess], postgres: Postgres
) -> None:
    """Meanwhile they say that it is away; each log tells of it in two lines, whoever asks."""
    one, two = nodes
    player = visitor(one)
    table = player.new_table(bot(), ME, game="rocket")
    elsewhere = moved(player, two.url)

    async with elsewhere.at(table) as seat:
        await my_turn(seat)
        postgres.stop()
        try:
            asked = [httpx.get(f"{node.url}/api/{door}") for node in nodes for door in DOORS]
            await seat.submit(seat.orders[0])
            told = await seat.hear("fault")
        finally:
            postgres.start()
        wait_until(lambda: is_well(one) and is_well(two))
        while seat.position["menu"] is not None:
            mine = await seat.play(seat.orders[0])
        await my_turn(seat)
    elsewhere.close()

    assert {(answer.status_code, answer.json()["code"]) for answer in asked} == {AWAY}
    assert told["code"] == "database-away"
    assert seat.position["version"] > mine["version"]
    for node in nodes:
        gone, back = (line for line in node.log.read_text().splitlines() if "outages:" in line)
        assert "ERROR rotonde.server.runtime.outages: the database is away" in gone
        assert "WARNING rotonde.server.runtime.outages: the database is back" in back


DOORS = ["health", *["tables"] * 5]
AWAY = (503, "database-away")


def is_well(server: ServerProcess) -> bool:
    return httpx.get(f"{server.url}/api/health").status_code == 200


async def my_turn(seat: Seating) -> None:
    while seat.position.get("menu") is None:
        await seat.hear("position")
