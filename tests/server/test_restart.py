"""The server is killed in mid-game and started again: nothing is lost, and the bots go on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import ME, Player, Seating, bot, hotseat
from tests.server.serving import ServerProcess, serving, wait_until
from tests.server.toy_table import ADD, BRAG, TOY, ToyDeskOfAnotherEdition

pytestmark = pytest.mark.slow


@pytest.fixture
def killable(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.kill()


def moved(player: Player, url: str) -> Player:
    """The same browser, when the server is back at another port."""
    again = Player(url)
    again.http.cookies = player.http.cookies
    player.close()
    return again


async def play_on(seat: Seating, moves: int) -> None:
    """Play the first choice of the menu whenever it is our turn."""
    for _ in range(moves):
        while seat.position.get("menu") is None:
            await seat.hear("position")
        await seat.play(seat.orders[0])


async def test_a_killed_server_loses_nothing(killable: ServerProcess) -> None:
    player = Player(killable.url)
    player.get("/api/me")
    table = player.new_table(hotseat("Ada"), hotseat("Hugo"), game="rocket")
    async with player.at(table) as seat:
        await seat.hear("position")
        for _ in range(40):
            turn = seat.position["actors"][0]
            if turn != seat.position["seat"]:
                await seat.say(type="look", seat=turn)
                await seat.hear("position")
            await play_on(seat, 1)
        seen = seat.position
        lines = len((await look(seat, turn))["log"])

    killable.kill()
    player = moved(player, killable.start())

    async with player.at(table) as seat:
        await seat.hear("position")
        back = await look(seat, turn)
    player.close()

    assert back["version"] == 40
    for part in ("version", "moves", "actors", "view", "menu", "take_back"):
        assert seen[part] == back[part]
    assert len(back["log"]) == lines


async def look(seat: Seating, turn: int) -> dict[str, Any]:
    await seat.say(type="look", seat=turn)
    return await seat.hear("position")


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """Killed while a bot thinks, the server lets it think again."""
    server = ServerProcess(tmp_path, ROTONDE_BOT_PAUSE="5")
    player = Player(server.start())
    player.get("/api/me")
    table = player.new_table(bot(), ME, game="rocket")
    assert player.get(f"/api/tables/{table}")["actors"] == [0]
    server.kill()

    server.environment["ROTONDE_BOT_PAUSE"] = "0"
    player = moved(player, server.start())
    wait_until(lambda: player.get(f"/api/tables/{table}")["actors"] != [0])
    player.close()

    assert server.stop() == 0


async def test_workers_go_with_their_server(tmp_path: Path) -> None:
    """A killed server leaves no process behind."""
    server = ServerProcess(tmp_path)
    player = Player(server.start())
    player.get("/api/me")
    table = player.new_table(bot(), ME, game="rocket")
    wait_until(lambda: player.get(f"/api/tables/{table}")["version"] > 0)
    assert server.process is not None
    workers = children(server.process.pid)
    server.kill()
    player.close()

    assert workers
    wait_until(lambda: all(not Path(f"/proc/{pid}").exists() or is_dead(pid) for pid in workers))


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    threads = Path(f"/proc/{pid}/task").iterdir()
    for thread in threads:
        found += (thread / "children").read_text().split()
    return sorted({int(child) for child in found})


def is_dead(pid: int) -> bool:
    """A zombie is only waiting to be noticed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


async def test_a_game_of_another_edition_is_closed_and_kept(tmp_path: Path) -> None:
    """With a message, and without a change to its log; the old rules open it again."""
    with serving(tmp_path) as server:
        player = Player(server.url)
        player.get("/api/me")
        table = player.new_table(hotseat("Ada"), hotseat("Hugo"))
        async with player.at(table) as seat:
            await seat.hear("position")
            await seat.play(ADD[0])

    with serving(tmp_path, games={TOY.id: ToyDeskOfAnotherEdition()}) as server:
        player = moved(player, server.url)
        listed = player.get("/api/tables")
        course = player.http.get(f"/api/tables/{table}/course")
        async with player.at(table) as seat:
            fault = await seat.hear("fault")

    with serving(tmp_path) as server:
        player = moved(player, server.url)
        async with player.at(table) as seat:
            back = await seat.hear("position")
    player.close()

    assert [entry["status"] for entry in listed] == ["closed"]
    assert "table-other-edition" == fault["code"] == course.json()["code"]
    assert fault["facts"] == {"edition": 1, "current": 2}
    assert back["version"] == 1


async def test_a_table_is_let_go_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory is bounded: an idle table leaves it, and comes back with take-backs and all."""
    monkeypatch.setattr("rotonde.server.tables.live_tables.MOST_IDLE", 1)
    with serving(tmp_path) as server:
        player = Player(server.url)
        player.get("/api/me")
        table = player.new_table(hotseat("Ada"), hotseat("Hugo"))
        async with player.at(table) as seat:
            await seat.hear("position")
            await seat.play(BRAG)
            other = player.new_table(hotseat("Ada"), hotseat("Hugo"))
            assert table in server.house.tables.live
        player.new_table(hotseat("Ada"), hotseat("Hugo"))
        assert table not in server.house.tables.live
        async with player.at(table) as seat:
            back = await seat.hear("position")
        player.close()

    assert other != table
    assert (back["version"], back["take_back"]) == (1, 1)
