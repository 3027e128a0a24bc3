"""Deals: nothing of a game exists before its last seat is taken; afterwards anybody can check."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from rotonde.kernel.law.deal import flaw
from rotonde.kernel.law.record import Divergence, Record, deals, verify
from rotonde.kernel.tools.codec import decode, encode
from rotonde.store import SqlStore
from rotonde.store.migrate import upgrade
from tests.server.player import ME, OPEN, Player, Seating, bot, hotseat
from tests.server.serving import Serving, serving
from tests.server.toy_table import ADD, BRAG, ROLL, TOY
from tests.store.rows import OLD_TABLE

SHARES = ("a" * 32, "b" * 32)


def opened(player: Player, *seats: Any, **more: Any) -> dict[str, Any]:
    info: dict[str, Any] = player.post("/api/tables", {"game": "toy", "seats": seats, **more})
    return info


def commitment_at(player: Player, table: str) -> str:
    return str(player.get(f"/api/tables/{table}")["deal"]["commitment"])


async def played_out(ada: Player, hugo: Player, table: str) -> None:
    """Four large numbers, and the game is over."""
    async with ada.at(table) as one, hugo.at(table) as two:
        await one.until(0)
        await two.until(0)
        for version in range(4):
            await (one, two)[version % 2].play(ADD[2])
            await (two, one)[version % 2].until(version + 1)


def record_of(player: Player, table: str) -> Record:
    return decode(msgspec.json.encode(player.get(f"/api/tables/{table}/record")), Record)


# --- before ---------------------------------------------------------------------------------------


async def test_nothing_is_dealt_while_a_seat_is_free(
    server: Serving, ada: Player, hugo: Player
) -> None:
    """There is no seed yet, and no door leads to a position."""
    table = opened(ada, ME, OPEN)["id"]
    waiting = await stored_seed(server, table)
    async with ada.at(table) as seat:
        await seat.hear("table")
        for asked in ({"type": "whole"}, {"type": "look", "seat": 0}):
            await seat.say(**asked)
        answers = [await answer_to(seat, question) for question in QUESTIONS]
        early = dict(seat.position)
        hugo.post(f"/api/tables/{table}/join", {})
        await seat.until(0)
    refused = ada.http.get(f"/api/tables/{opened(ada, ME, OPEN)['id']}/positions/0")

    assert (waiting, early) == ("", {})
    assert {answer["code"] for answer in answers} == {"table-open"}
    assert (refused.status_code, refused.json()["code"]) == (409, "table-open")
    assert len(await stored_seed(server, table)) == 64


QUESTIONS = (
    {"type": "point", "seat": 0, "orders": "roll"},
    {"type": "ask", "thing": "pile:small"},
    {"type": "submit", "version": 0, "seat": 0, "action": "roll"},
)


async def answer_to(seated: Seating, question: dict[str, Any]) -> dict[str, Any]:
    await seated.say(**question)
    return await seated.hear("fault")


async def stored_seed(server: Serving, table: str) -> str:
    row = await asyncio.to_thread(asyncio.run, row_of(server, table))
    return str(row.seed)


async def row_of(server: Serving, table: str) -> Any:
    store = SqlStore(server.house.settings.database)
    row = await store.table(table)
    await store.close()
    return row


def test_the_commitment_is_shown_from_the_opening_on(ada: Player, hugo: Player) -> None:
    """To everybody who comes, and the same one after the start."""
    info = opened(ada, ME, OPEN)
    seen = [commitment_at(player, info["id"]) for player in (ada, hugo)]
    joined = hugo.post(f"/api/tables/{info['id']}/join", {})

    deal = info["deal"]
    assert (deal["kind"], deal["secret"], deal["shares"]) == ("committed", "", [])
    assert len(deal["commitment"]) == 64
    assert [*seen, joined["deal"]["commitment"]] == [deal["commitment"]] * 3


def test_two_tables_have_two_secrets(ada: Player) -> None:
    assert opened(ada, ME, OPEN)["deal"] != opened(ada, ME, OPEN)["deal"]


@pytest.mark.parametrize("share", ["short", "a" * 65, "a b" * 8, "\n" * 20, 7])
def test_a_share_that_is_no_share(ada: Player, share: Any) -> None:
    body = {"game": "toy", "seats": [ME, OPEN], "share": share}
    answer = ada.http.post("/api/tables", json=body)

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed-request")


# --- meanwhile ------------------------------------------------------------------------------------


class Overheard(Seating):
    """A seat whose every message is kept."""

    def __init__(self, seat: Seating, heard: list[str]) -> None:
        super().__init__(seat.socket)
        self.heard = heard

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        self.heard.append(encode(message).decode())
        return super().read(message)


async def test_no_answer_tells_seed_secret_share_or_hash_while_a_game_runs(
    server: Serving, ada: Player, hugo: Player
) -> None:
    """Over the sockets and at every door."""
    info = opened(ada, ME, OPEN, share=SHARES[0])
    table = info["id"]
    heard: list[str] = []
    async with ada.at(table) as first, hugo.at(table) as second:
        one, two = Overheard(first, heard), Overheard(second, heard)
        hugo.post(f"/api/tables/{table}/join", {"share": SHARES[1]})
        await one.until(0)
        await two.until(0)
        await one.play(BRAG)
        await one.play(ROLL)
        await two.until(2)
        await two.play(ADD[0])
    doors = [f"/{table}{part}" for part in ("", "/record", "/course", "/positions/0")]
    for player in (ada, hugo):
        heard += [player.http.get(f"/api/tables{door}").text for door in ("", *doors)]
    row, hashes = await asyncio.to_thread(asyncio.run, secrets_of(server, table))

    told = "\n".join(heard)
    secret = decode(row.deal, dict)["deal"]["secret"]
    assert info["deal"]["commitment"] in told
    assert [word for word in (row.seed, secret, *SHARES, *hashes) if word in told] == []
    assert len(hashes) == 3


async def secrets_of(server: Serving, table: str) -> tuple[Any, list[str]]:
    store = SqlStore(server.house.settings.database)
    row: Any = await store.table(table)
    entries = await store.entries(table)
    await store.close()
    return row, [entry.hash for entry in entries]


@pytest.mark.parametrize("seats", [(ME, bot()), (hotseat("Ada"), hotseat("Hugo"))])
def test_the_seed_of_a_practice_game_is_a_secret_too(ada: Player, seats: Any) -> None:
    """Whoever plays alone can neither look ahead nor go on from a position to see what comes."""
    info = opened(ada, *seats)
    path = f"/api/tables/{info['id']}"
    answers = [
        ada.http.get(f"{path}/record"),
        ada.http.post(f"{path}/positions/0/play-on", json={}),
    ]

    assert len(info["deal"]["commitment"]) == 64
    assert [(a.status_code, a.json()["code"]) for a in answers] == [(403, "record-not-yet")] * 2


# --- afterwards -----------------------------------------------------------------------------------


async def test_afterwards_everybody_can_check_the_deal(ada: Player, hugo: Player) -> None:
    info = opened(ada, ME, OPEN, share=SHARES[0])
    hugo.post(f"/api/tables/{info['id']}/join", {"share": SHARES[1]})
    await played_out(ada, hugo, info["id"])
    deal = hugo.get(f"/api/tables/{info['id']}")["deal"]
    record = record_of(hugo, info["id"])

    assert deal["commitment"] == info["deal"]["commitment"]
    assert hashlib.sha256(deal["secret"].encode()).hexdigest() == deal["commitment"]
    assert deal["shares"] == list(SHARES)
    assert record.deal is not None
    assert (record.deal.table, record.deal.secret) == (info["id"], deal["secret"])
    assert flaw(record.deal, record.seed, 2) is None
    assert not isinstance(verify(TOY, record), Divergence)


async def test_the_server_draws_the_share_of_who_sends_none(ada: Player, hugo: Player) -> None:
    """Who leaves before the start takes their share along; a bot brings none."""
    table = opened(ada, ME, OPEN, OPEN, share=SHARES[0])["id"]
    hugo.post(f"/api/tables/{table}/join", {"share": SHARES[1]})
    hugo.post(f"/api/tables/{table}/leave")
    hugo.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/fill")
    await to_its_end((ada, hugo), table)
    shares = ada.get(f"/api/tables/{table}")["deal"]["shares"]

    assert shares[0] == SHARES[0]
    assert shares[1] not in ("", SHARES[1])
    assert shares[2] == ""


async def to_its_end(players: tuple[Player, ...], table: str) -> None:
    """Everybody plays when it is their turn; the seats behind them are bots."""
    while (info := players[0].get(f"/api/tables/{table}"))["status"] == "playing":
        seat = info["actors"][0]
        if seat < len(players):
            async with players[seat].at(table) as sitting:
                await sitting.until(0)
                await sitting.play(ADD[2], seat=seat)


async def test_seeds_that_are_known_are_called_so(tmp_path: Path) -> None:
    """Set by hand, of a lesson, of a day, from a record."""
    with serving(tmp_path, seed="by hand") as server:
        ada = Player(server.url)
        ada.get("/api/me")
        given = opened(ada, hotseat("Ada"), hotseat("Hugo"))
        record = ada.get(f"/api/tables/{given['id']}/record")
        imported = ada.post("/api/records", record)
        lesson = ada.post("/api/games/toy/lesson", {})
        again = ada.get(f"/api/tables/{imported['id']}/record")
        ada.close()

    infos = (given, imported, lesson)
    assert [info["deal"]["kind"] for info in infos] == ["given", "imported", "lesson"]
    assert (record["seed"], record["deal"]) == ("by hand", {"kind": "given"})
    assert (again["seed"], again["deal"]) == ("by hand", {"kind": "imported"})


# --- played on, and from before -------------------------------------------------------------------


async def test_a_game_that_is_played_on_has_chance_of_its_own(ada: Player, hugo: Player) -> None:
    """Its record proves itself, both deals, and the dice are not those of the other table."""
    table = opened(ada, ME, OPEN, options={"loud": True})["id"]
    hugo.post(f"/api/tables/{table}/join", {})
    await played_out(ada, hugo, table)
    door = f"/api/tables/{table}/positions/2/play-on"
    went_on = [ada.post(door, {"share": share}) for share in SHARES]
    early = ada.http.get(f"/api/tables/{went_on[0]['id']}/record")
    records = [await finished(ada, info["id"]) for info in went_on]
    first = record_of(ada, table)

    assert early.status_code == 403
    for info, record in zip(went_on, records, strict=True):
        assert info["deal"]["kind"] == "committed"
        assert not isinstance(verify(TOY, record), Divergence)
        told = deals(record)
        assert [(move, flaw(deal, seed, 2)) for move, deal, seed in told] == [(0, None), (2, None)]
        assert told[1][1].commitment == info["deal"]["commitment"]
        assert record.seed == first.seed
    assert len({record.redraws[0].seed for record in records}) == 2
    assert first.redraws == ()


async def finished(player: Player, table: str) -> Record:
    """A table played to its end against bots, and its record."""
    async with player.at(table) as seat:
        await seat.until(0)
        while seat.position["outcome"] is None:
            if seat.position["menu"] is None:
                await seat.hear("position")
            else:
                await seat.play(ADD[2])
    return record_of(player, table)


async def test_nothing_before_it_can_be_taken_back_where_a_game_is_played_on(
    ada: Player, hugo: Player
) -> None:
    """Else a move before it could be played anew with the dice of the other table."""
    table = opened(ada, ME, OPEN)["id"]
    hugo.post(f"/api/tables/{table}/join", {})
    async with ada.at(table) as one, hugo.at(table) as two:
        await one.until(0)
        await two.until(0)
        await one.play(BRAG)
        for version in range(1, 5):
            await (two, one)[version % 2].play(ADD[2])
            await (one, two)[version % 2].until(version + 1)
    info = ada.post(f"/api/tables/{table}/positions/1/play-on", {})
    async with ada.at(info["id"]) as seat:
        position = await seat.until(0)

    assert (position["moves"], position["take_back"]) == (1, 0)


async def test_a_table_from_before_is_played_with_its_seed(tmp_path: Path) -> None:
    """It waited for somebody when the server was upgraded; nothing of it is shown before either."""
    await old_table(tmp_path)
    with serving(tmp_path) as server:
        hugo = Player(server.url)
        hugo.get("/api/me")
        waiting = hugo.get("/api/tables/old")
        async with hugo.at("old") as seat:
            await seat.hear("table")
            early = dict(seat.position)
            begun = hugo.post("/api/tables/old/join", {})
            await seat.until(0)
        hugo.close()
        seed = await stored_seed(server, "old")

    assert (waiting["deal"]["kind"], waiting["status"], early) == ("server", "open", {})
    assert begun["status"] == "playing"
    assert seed == "0f" * 16


async def old_table(folder: Path) -> None:
    store = SqlStore(f"sqlite:///{folder}/rotonde.sqlite3")
    async with store.database.engine.begin() as connection:
        await connection.run_sync(upgrade, "0007")
        for row in OLD_TABLE:
            await connection.execute(text(row))
    await store.close()
