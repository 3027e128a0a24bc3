"""`rotonde host verify`: every table replayed, and each thing that does not fit named."""

import asyncio
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bench.postgres import FAST, new_database, postgres_server
from rotonde.catalogue import DESKS
from rotonde.kernel.tools.codec import decode, encode
from rotonde.server.runtime.settings import DATABASE_FILE
from rotonde.server.tables.records import bring
from rotonde.store import SqlStore, User
from tests.cli.test_serve import running
from tests.server.player import ME, Player, bot
from tests.support.commands import Finished, rotonde
from tests.support.spoiling import spoil_page

RECORD = Path("tests/recordings/rocket/0001.json")
MOVES = 20
"""So many are made while a store is verified."""
ADA = User("ada", "Ada", 1.5)


@pytest.fixture
def host(tmp_path: Path) -> Callable[..., Finished]:
    return lambda *words: rotonde("host", *words, folder=tmp_path)


async def furnish(url: str) -> None:
    """Two tables with a recorded game of Rocket at each, and its snapshots."""
    store = SqlStore(url)
    await store.open()
    await store.add_user(ADA)
    game = bring(DESKS, ADA, RECORD.read_bytes())
    for table in ("one", "two"):
        row = replace(game.row, id=table)
        await store.add_table(row, game.entries, game.snapshots)
    await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    asyncio.run(furnish(f"sqlite:///{tmp_path / DATABASE_FILE}"))
    return tmp_path / DATABASE_FILE


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgres_server(FAST) as address:
        yield address


def damage(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement, values).rowcount == 1


def test_a_sound_store_fits(host: Callable[..., Finished], file: Path) -> None:
    done = host("verify")

    assert done.code == 0
    assert done.out == "2 tables were looked at; all that was replayed fits.\n"


DAMAGE = {
    "entry": (
        "UPDATE log SET body = '{' WHERE table_id = 'two' AND version = 7",
        {"problem": "entry", "move": 7},
        "two (rocket): move 7 cannot be played (",
    ),
    "seat": (
        "UPDATE log SET seat = seat + 1 WHERE table_id = 'two' AND version = 7",
        {"problem": "entry", "move": 7},
        "two (rocket): move 7 cannot be played (",
    ),
    "missing": (
        "DELETE FROM log WHERE table_id = 'two' AND version = 7",
        {"problem": "missing", "move": 7},
        "two (rocket): move 7 is missing from the log.",
    ),
    "hash": (
        "UPDATE log SET hash = 'feed' WHERE table_id = 'two' AND version = 7",
        {"problem": "hash", "move": 7},
        "two (rocket): move 7 leads to another position than the one that was saved.",
    ),
    "deal": (
        """UPDATE tables SET seed = 'x', deal = '{"deal":{"kind":"committed","secret":"x"}}'"""
        " WHERE id = 'two'",
        {"problem": "deal", "detail": "commitment"},
        "two (rocket): its deal does not fit what was promised (commitment).",
    ),
    "version": (
        "UPDATE tables SET version = version - 1 WHERE id = 'two'",
        {"problem": "version", "move": 0},
        "two (rocket): its log has more entries than the table knows of",
    ),
    "edition": (
        "UPDATE tables SET edition = 99 WHERE id = 'two'",
        {"problem": "edition", "detail": "99"},
        "two (rocket): it was played under edition 99 of the rules",
    ),
    "game": (
        "UPDATE tables SET game = 'whist' WHERE id = 'two'",
        {"problem": "game", "game": "whist"},
        "two (whist): this version has no such game.",
    ),
    "snapshot": (
        "UPDATE snapshots SET body = X'00' WHERE table_id = 'two' AND version = 64",
        {"problem": "snapshot", "move": 64, "detail": "unreadable"},
        "two (rocket): the snapshot after move 64 does not fit the log (unreadable).",
    ),
    "another snapshot": (
        "UPDATE snapshots SET body = (SELECT body FROM snapshots WHERE table_id = 'two' AND"
        " version = 32) WHERE table_id = 'two' AND version = 64",
        {"problem": "snapshot", "move": 64, "detail": "seal"},
        "two (rocket): the snapshot after move 64 does not fit the log (seal).",
    ),
    "snapshot of nothing": (
        "UPDATE snapshots SET version = 99999 WHERE table_id = 'two' AND version = 64",
        {"problem": "snapshot", "move": 64, "detail": "version"},
        "two (rocket): the snapshot after move 64 does not fit the log (version).",
    ),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_what_does_not_fit_is_named(kind: str, host: Callable[..., Finished], file: Path) -> None:
    """By table, game, move and what differs; the sound table beside it is not."""
    statement, finding, line = DAMAGE[kind]
    damage(file, statement)

    told, listed = host("verify"), host("verify", "--json")

    report = cast("dict[str, Any]", listed.json)
    (found,) = report["findings"]
    assert (told.code, listed.code) == (1, 1)
    assert line in told.out
    assert "2 tables were looked at; one thing does not fit." in told.out
    assert found["table"] == "two"
    assert found == found | finding


def test_a_snapshot_with_another_state_is_named(host: Callable[..., Finished], file: Path) -> None:
    """It can be read, and has the seal of the log, but the state of an earlier moment."""
    early, late = saved_at(file, 32), saved_at(file, 64)
    body = zlib.compress(encode(late | {"state": early["state"]}))
    wanted = "UPDATE snapshots SET body = ? WHERE table_id = 'two' AND version = 64"
    damage(file, wanted, body)

    (found,) = cast("dict[str, Any]", host("verify", "--json").json)["findings"]

    assert (found["problem"], found["move"], found["detail"]) == ("snapshot", 64, "state")


def saved_at(file: Path, version: int) -> dict[str, Any]:
    """What a snapshot holds."""
    wanted = "SELECT body FROM snapshots WHERE table_id = 'two' AND version = ?"
    with closing(sqlite3.connect(file)) as connection:
        (body,) = connection.execute(wanted, [version]).fetchone()
    return decode(zlib.decompress(body), dict[str, Any])


def test_a_table_of_an_earlier_edition_is_counted_and_not_wrong(
    host: Callable[..., Finished], file: Path
) -> None:
    damage(file, "UPDATE tables SET edition = 0 WHERE id = 'two'")

    done = host("verify")

    assert done.code == 0
    assert "One was played under an earlier edition and could not be replayed." in done.out


def test_a_damaged_page_is_named(host: Callable[..., Finished], file: Path) -> None:
    """What cannot be read is named by table as well, and the others are replayed."""
    spoil_page(file, "log")

    done = host("verify")

    assert done.code == 1
    assert "The database file is damaged: " in done.out
    assert "two (?): it cannot be read (database disk image is malformed)." in done.out


def test_a_folder_without_a_database_stays_empty(
    host: Callable[..., Finished], tmp_path: Path
) -> None:
    done = host("verify")

    assert done.code == 2
    assert "cannot use the database file" in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("revision", "line"),
    [("9999", "newer version of Rotonde (schema 9999)"), ("0001", "earlier version of Rotonde")],
)
def test_a_schema_that_is_not_ours_is_left_alone(
    revision: str, line: str, host: Callable[..., Finished], file: Path
) -> None:
    damage(file, "UPDATE alembic_version SET version_num = ?", revision)

    done = host("verify")

    assert done.code == 2
    assert line in done.err


def test_it_is_said_in_french(file: Path, host: Callable[..., Finished]) -> None:
    damage(file, DAMAGE["hash"][0])

    done = host("verify", "--lang", "fr")

    assert "two (rocket)\u00a0: le coup 7 mène à une autre position" in done.out
    assert "2 tables examinées\u00a0; un point ne concorde pas." in done.out


@pytest.mark.slow
@pytest.mark.xdist_group("postgres")
async def test_tables_of_postgresql_are_replayed_too(postgres: str) -> None:
    url = await new_database(postgres)
    await furnish(url)
    asked = ("host", "verify", "--database-url", url)
    sound = await asyncio.to_thread(rotonde, *asked)
    store = SqlStore(url)
    async with store.database.engine.begin() as connection:
        await connection.exec_driver_sql(DAMAGE["hash"][0])
    await store.close()

    damaged = await asyncio.to_thread(rotonde, *asked)

    assert (sound.code, damaged.code) == (0, 1)
    assert DAMAGE["hash"][2] in damaged.out


@pytest.mark.slow
def test_a_running_server_goes_on_while_its_tables_are_verified(
    host: Callable[..., Finished], tmp_path: Path
) -> None:
    """Bots play all the while; whatever is read fits at that moment."""
    with running(
        "serve", "--port", "0", "--data-dir", str(tmp_path), ROTONDE_BOT_PAUSE="0"
    ) as address:
        player = Player(address)
        player.get("/api/me")
        tables = [player.new_table(ME, bot(), game="rocket")]
        tables += [player.new_table(bot(), bot(), game="rocket") for _ in range(3)]
        done = []
        while moves_at(player, tables) < MOVES:
            done.append(host("verify"))
        player.close()

    assert {each.code for each in done} == {0}


def moves_at(player: Player, tables: list[str]) -> int:
    """How many moves were made at all of these tables."""
    return sum(player.get(f"/api/tables/{table}")["version"] for table in tables)
