"""Records go out and come back; a corrupt one names the first move that is wrong."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Record, opening, record_of, verify
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import decode, encode
from rotonde.server.tables.history import restore
from rotonde.server.tables.live import CHAPTER
from rotonde.server.tables.records import bring
from rotonde.server.visitors.names import BOTS
from rotonde.store import Entry, SqlStore, User
from tests.server.player import ME, OPEN, Player, hotseat
from tests.server.serving import Serving, serving
from tests.server.toy_table import ADD, BRAG, ROLL, TOY, TOY_DESK
from tests.support.toy import Add, Brag


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose seed is known, so that records can be had before the end."""
    with serving(tmp_path_factory.mktemp("records"), seed="records") as running:
        yield running


BOTH = (hotseat("Ada"), hotseat("Hugo"))
JSON = {"Content-Type": "application/json"}


async def played(player: Player, *actions: bytes) -> dict[str, Any]:
    """The record of a practice table after some moves."""
    table = player.new_table(*BOTH)
    async with player.at(table) as seat:
        await seat.hear("position")
        for action in actions:
            await seat.play(action, seat=seat.position["actors"][0])
    found: dict[str, Any] = player.get(f"/api/tables/{table}/record")
    return found


async def test_a_record_follows_the_rules(ada: Player) -> None:
    record = await played(ada, BRAG, ROLL, ADD[2])

    states = verify(TOY, decode(msgspec.json.encode(record), Record))

    assert isinstance(states, list)
    assert len(states) == 4


async def test_a_record_comes_back_as_a_table(ada: Player, hugo: Player) -> None:
    """Unfinished, it is played on by who brought it; both tables have the same record."""
    record = await played(ada, BRAG, ROLL, ADD[2])

    info = hugo.post("/api/records", record)
    async with hugo.at(info["id"]) as seat:
        position = await seat.hear("position")
        await seat.play(ADD[0], seat=position["actors"][0])
    again = hugo.get(f"/api/tables/{info['id']}/record")

    assert info["status"] == "playing"
    assert all(seat["mine"] for seat in info["seats"])
    assert (position["version"], position["moves"], len(position["log"])) == (3, 3, 2)
    assert record["moves"] == again["moves"][:3]


async def test_a_record_brings_the_names_of_its_seats(ada: Player, hugo: Player) -> None:
    """A record without names, or with too few, gets those of engines for the rest."""
    record = await played(ada, ADD[2])
    nameless = {key: value for key, value in record.items() if key != "names"}

    brought = [hugo.post("/api/records", each) for each in (record, nameless)]

    named, plain = ([seat["name"] for seat in info["seats"]] for info in brought)
    assert named == ["Ada", "Hugo"]
    assert plain == list(BOTS[:2])


async def test_a_record_with_a_name_that_cannot_be_shown_is_refused(ada: Player) -> None:
    record = await played(ada, ADD[2]) | {"names": ["A\u202eda", "Hugo"]}

    answer = ada.http.post("/api/records", json=record)

    assert (answer.status_code, answer.json()["code"]) == (400, "record-unreadable")


async def test_a_finished_record_is_a_finished_table(ada: Player) -> None:
    record = await played(ada, *ADD[2:] * 4)

    info = ada.post("/api/records", record)

    assert info["status"] == "finished"
    assert info["outcome"]["reason"] == "goal"
    assert len(ada.get(f"/api/tables/{info['id']}/course")["scores"]) == 5


async def test_a_move_taken_back_is_not_in_the_record(ada: Player) -> None:
    table = ada.new_table(*BOTH)
    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(BRAG)
        await seat.play(BRAG)
        await seat.take_back(2)
        await seat.until(3)
        await seat.play(ADD[0])

    record = ada.get(f"/api/tables/{table}/record")

    assert [move["action"] for move in record["moves"]] == [{"amount": 1, "do": "add"}]


async def test_the_seed_of_a_running_game_with_others_is_a_secret(
    ada: Player, hugo: Player
) -> None:
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})
    path = f"/api/tables/{table}/record"
    during = [player.http.get(path) for player in (ada, hugo)]

    async with ada.at(table) as one, hugo.at(table) as two:
        await one.hear("position")
        await two.hear("position")
        for version in range(4):
            await (one, two)[version % 2].play(ADD[2])
            await (two, one)[version % 2].until(version + 1)

    assert [(a.status_code, a.json()["code"]) for a in during] == [(403, "record-not-yet")] * 2
    assert len(hugo.get(path)["moves"]) == 4


async def test_a_practice_table_of_others_keeps_its_record(ada: Player, hugo: Player) -> None:
    table = ada.new_table(*BOTH)

    assert ada.http.get(f"/api/tables/{table}/record").status_code == 200
    assert hugo.http.get(f"/api/tables/{table}/record").status_code == 403


@pytest.mark.parametrize("seed", ["s" * 201, "a\0b"], ids=["long", "no text"])
async def test_a_seed_that_no_database_should_keep(ada: Player, seed: str) -> None:
    """It would be hashed with every state, or refused by PostgreSQL."""
    record = await played(ada, ADD[2])

    answer = ada.http.post("/api/records", json={**record, "seed": seed})

    assert (answer.status_code, answer.json()["code"]) == (400, "record-unreadable")


async def test_a_corrupt_record_names_its_first_divergence(ada: Player) -> None:
    record = await played(ada, BRAG, ROLL, ADD[2])
    moves = record["moves"]
    wrong_hash = [moves[0], {**moves[1], "hash": "0" * 16}, moves[2]]
    wrong_move = [*moves[:2], {**moves[2], "action": {"do": "add", "amount": 9}}]
    wrong_action = [{**moves[0], "action": {"do": "fly"}}]
    tables = len(ada.get("/api/tables"))

    assert diverges(ada, {**record, "moves": wrong_hash}) == (2, "hash")
    assert diverges(ada, {**record, "moves": wrong_move}) == (3, "refused")
    assert diverges(ada, {**record, "moves": wrong_action}) == (1, "action")
    assert diverges(ada, {**record, "seed": "another"}) == (1, "hash")
    assert diverges(ada, {**record, "edition": 9}) == (0, "edition")
    assert diverges(ada, {**record, "options": {"shy": 1}}) == (0, "setup")
    assert diverges(ada, {**record, "seats": 44}) == (0, "setup")
    assert tables == len(ada.get("/api/tables"))


def diverges(player: Player, record: Any) -> tuple[int, str]:
    """Where the server says that a record goes wrong."""
    answer = player.http.post("/api/records", json=record)
    told = answer.json()
    assert (answer.status_code, told["code"]) == (400, "record-diverges")
    return told["facts"]["move"], told["facts"]["problem"]


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"\xff", b"{}", b'{"game":"toy"}', b'{"game":"toy","cash":1}']
)
def test_what_is_no_record_is_refused(ada: Player, raw: bytes) -> None:
    answer = ada.http.post("/api/records", content=raw, headers=JSON)

    assert (answer.status_code, answer.json()["code"]) == (400, "record-unreadable")


def test_a_record_of_an_unknown_game(ada: Player) -> None:
    record = {"game": "ludo", "edition": 1, "seats": 2, "options": {}, "seed": "s", "moves": []}

    answer = ada.http.post("/api/records", json=record)

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


def test_a_record_that_is_too_large(ada: Player) -> None:
    answer = ada.http.post("/api/records", content=b" " * (5 * 1024 * 1024 + 1), headers=JSON)

    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


async def test_a_padded_record_is_kept_in_our_own_spelling(server: Serving, ada: Player) -> None:
    """What stands between the words of an action is nothing to be kept for ever."""
    record = await played(ada, ADD[2])
    text = msgspec.json.encode(record).decode()
    padded = text.replace('"amount":3', '"amount"' + " " * 20_000 + ":3")

    answer = ada.http.post("/api/records", content=padded, headers=JSON)
    entries = await asyncio.to_thread(asyncio.run, stored(server, answer.json()["id"]))

    assert len(padded) > len(text) + 19_000
    assert [entry.body for entry in entries] == [encode(Add(3)).decode()]


async def stored(server: Serving, table: str) -> Sequence[Entry]:
    store = SqlStore(server.house.settings.database)
    entries = await store.entries(table)
    await store.close()
    return entries


def test_a_long_record_brings_snapshots() -> None:
    """Nobody replays it from its first move, however often the table is opened."""
    moves = [(Seat(0), Brag())] * (2 * CHAPTER + 3)
    blank = opening(TOY, 2, TOY.options(), "s")
    start = TOY.setup(2, TOY.options(), Rng("s"))
    record = record_of(TOY, start, blank, moves)

    table = bring({TOY.id: TOY_DESK}, User("ada", "Ada", 0.0), encode(record))

    assert [kept.version for kept in table.snapshots] == [CHAPTER, 2 * CHAPTER]
    game = restore(TOY_DESK, table.row, table.entries, table.snapshots)
    assert (game.moves, game.saved_moves) == (len(moves), 2 * CHAPTER)
