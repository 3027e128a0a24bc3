"""A table whose log was damaged on disk is closed with a message, and told in one line."""

import logging
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rotonde.kernel.tools.codec import decode, encode
from rotonde.server.runtime.settings import DATABASE_FILE
from rotonde.server.tables.history import read_snapshot
from rotonde.server.tables.live import CHAPTER
from rotonde.store import Snapshot
from tests.server.player import Player, hotseat
from tests.server.serving import serving
from tests.server.test_restart import moved
from tests.server.toy_table import BRAG

BOTH = (hotseat("Ada"), hotseat("Hugo"))
MOVES = CHAPTER + 4
DAMAGE = {
    "another action": """UPDATE log SET body = '{"do":"add","amount":1}' WHERE version = 3""",
    "no action": "UPDATE log SET body = '{' WHERE version = 3",
    "another hash": "UPDATE log SET hash = 'feedfeedfeedfeed' WHERE version = 3",
    "another seat": "UPDATE log SET seat = 7 WHERE version = 3",
    "another kind": "UPDATE log SET kind = 'takenback' WHERE version = 3",
    "a row is gone": "DELETE FROM log WHERE version = 3",
    "the last row is gone": f"DELETE FROM log WHERE version = {MOVES}",
    "another seed": "UPDATE tables SET seed = 'another'",
    "another deal": "UPDATE tables SET deal = '{'",
    "other options": "UPDATE tables SET options = '{'",
}
"""What can happen to the rows of a table. A snapshot was taken long after the third move."""
IN_MEMORY = ("another seed", "another deal", "other options")
"""What a server that has the table in memory need not read again."""


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as connection, connection:
        yield connection


def damage(folder: Path, statement: str) -> None:
    with database(folder) as connection:
        assert connection.execute(statement).rowcount == 1


async def played(url: str) -> tuple[Player, str]:
    """Somebody at a table of their own, with a snapshot and some moves after it."""
    player = Player(url)
    player.get("/api/me")
    table = player.new_table(*BOTH)
    async with player.at(table) as seat:
        await seat.hear("position")
        for _ in range(MOVES):
            await seat.play(BRAG, seat=seat.position["actors"][0])
    return player, table


def asked(player: Player, table: str) -> list[tuple[int, str]]:
    """What the doors to the past of a table answer."""
    doors = ("positions/5", f"positions/{MOVES - 1}", "course", "record")
    answers = [player.http.get(f"/api/tables/{table}/{door}") for door in doors]
    return [(answer.status_code, answer.json().get("code", "")) for answer in answers]


@pytest.mark.parametrize("kind", DAMAGE)
async def test_a_damaged_table_is_closed_when_it_is_opened(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, seed="damage") as server:
        player, table = await played(server.url)
    damage(tmp_path, DAMAGE[kind])

    with serving(tmp_path, seed="damage") as server, caplog.at_level(logging.ERROR):
        player = moved(player, server.url)
        async with player.at(table) as seat:
            fault = await seat.hear("fault")
        answers = asked(player, table)
        (listed,) = player.get("/api/tables")
        player.close()

    assert fault["code"] == "table-diverged"
    assert listed["status"] == "closed"
    assert answers == [(409, "table-diverged")] * 4
    (line,) = caplog.messages
    assert table in line


@pytest.mark.parametrize("kind", [kind for kind in DAMAGE if kind not in IN_MEMORY])
async def test_a_table_that_is_damaged_while_it_is_played_at_is_closed_once_it_is_noticed(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Those who look at it are told, and it stays closed."""
    with serving(tmp_path, seed="damage") as server, caplog.at_level(logging.ERROR):
        player, table = await played(server.url)
        async with player.at(table) as seat:
            await seat.hear("position")
            damage(tmp_path, DAMAGE[kind])
            answers = asked(player, table)
            fault = await seat.hear("fault")
        async with player.at(table) as seat:
            again = await seat.hear("fault")
        player.close()

    assert answers == [(409, "table-diverged")] * 4
    assert fault["code"] == again["code"] == "table-diverged"
    (line,) = caplog.messages
    assert table in line


async def test_a_damaged_snapshot_changes_nothing(tmp_path: Path) -> None:
    """It is a cache: the log tells the game, and another snapshot is kept."""
    with serving(tmp_path, seed="damage") as server:
        player, table = await played(server.url)
    damage(tmp_path, "UPDATE snapshots SET body = X'00'")

    with serving(tmp_path, seed="damage") as server:
        player = moved(player, server.url)
        async with player.at(table) as seat:
            position = await seat.hear("position")
        answers = asked(player, table)
        player.close()

    assert position["moves"] == MOVES
    assert {status for status, _ in answers} == {200}


async def test_a_snapshot_of_an_earlier_version_is_verified_once(tmp_path: Path) -> None:
    """It has no seal: the whole log is replayed, and a snapshot with a seal is kept."""
    with serving(tmp_path, seed="damage") as server:
        player, table = await played(server.url)
    with database(tmp_path) as connection:
        (version, moves, body) = connection.execute(
            "SELECT version, moves, body FROM snapshots"
        ).fetchone()
        connection.execute("UPDATE snapshots SET body = ?", [unsealed(body)])

    begun_at = []
    for _ in range(2):
        with serving(tmp_path, seed="damage") as server:
            player = moved(player, server.url)
            async with player.at(table) as seat:
                position = await seat.hear("position")
            begun_at.append(server.house.tables.live[table].game.saved_version)
            assert position["moves"] == MOVES
    player.close()
    with database(tmp_path) as connection:
        kept = [Snapshot(*row[1:]) for row in connection.execute("SELECT * FROM snapshots")]

    assert (version, moves) == (CHAPTER, CHAPTER)
    assert begun_at == [MOVES, MOVES]
    assert [bool(saved and saved.seal) for saved in map(read_snapshot, kept)] == [False, True]


def unsealed(body: bytes) -> bytes:
    """The body of a snapshot as earlier versions wrote it."""
    saved = decode(zlib.decompress(body), dict)
    del saved["seal"]
    return zlib.compress(encode(saved), 1)
