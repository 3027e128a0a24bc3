"""Bots at the table: they see a view, think in processes, and submit through the same door."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from rotonde.bots import Foreseen
from rotonde.catalogue import DESKS, GAMES
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.server.bots.bot_workers import BotFailed, BotWorkers
from rotonde.server.house import House
from rotonde.store import Entry, MemoryStore, SqlStore, TableStanding
from tests.server.player import ME, Player, bot
from tests.server.serving import Serving, serving
from tests.support.patience import HAPPENS_WITHIN

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("bots")]


@pytest.fixture(scope="module")
def rocket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("rocket"), games=DESKS) as running:
        yield running


@pytest.fixture
async def workers() -> AsyncIterator[BotWorkers]:
    hired = BotWorkers(1, patience=10)
    yield hired
    await hired.close()


@pytest.fixture
def player(rocket: Serving) -> Iterator[Player]:
    somebody = Player(rocket.url)
    somebody.get("/api/me")
    yield somebody
    somebody.close()


async def test_a_whole_game_against_two_bots(rocket: Serving, player: Player) -> None:
    """To the end page; meanwhile the lag of the event loop is measured."""
    table = player.new_table(bot("random"), ME, bot("random"), game="rocket")

    async with player.at(table) as seat:
        await seat.hear("position")
        while seat.position["outcome"] is None:
            if seat.position["menu"] is None:
                await seat.hear("position")
            else:
                await seat.play(seat.orders[-1])
        end = seat.position

    info = player.get(f"/api/tables/{table}")
    record = player.get(f"/api/tables/{table}/record")
    course = player.get(f"/api/tables/{table}/course")
    assert info["status"] == "finished"
    assert info["outcome"] == end["outcome"]
    assert len(record["moves"]) == end["moves"] == len(course["seats"])
    assert {0, 1, 2} == set(course["seats"])
    standings = {s["seat"]: s["score"] for s in end["outcome"]["standings"]}
    assert course["scores"][-1] == [standings[seat] for seat in range(3)]
    assert rocket.house.lag.looks


async def test_snapshots_are_kept_on_the_way(rocket: Serving, player: Player) -> None:
    """Bots alone play a game; every chapter of it is kept, and any position is at hand.

    Who comes late reads what everybody was told, although the table remembers none of it. Who plays
    on from there meets the same bots.
    """
    table = player.new_table(bot("random"), bot("random"), game="rocket")
    async with player.at(table) as seat:
        log = (await seat.hear("position"))["log"]
        while seat.position["outcome"] is None:
            await seat.hear("position")
            log[seat.position["log_from"] :] = seat.position["log"]
        moves = seat.position["moves"]
        view = seat.position["view"]

    kept = await rows_until(rocket.house, table, moves)
    async with player.at(table) as late:
        told = (await late.hear("position"))["log"]

    assert rocket.house.tables.live[table].game.story == []
    assert told == log
    assert moves // 32 <= len(kept) <= moves // 32 + 1
    assert player.get(f"/api/tables/{table}/positions/{moves}")["view"] == view
    middle = player.get(f"/api/tables/{table}/positions/{moves // 2}")
    assert middle["moves"] == moves // 2
    begun = player.post(f"/api/tables/{table}/positions/0/play-on")["seats"]
    assert [(each["kind"], each["name"], each["level"]) for each in begun[1:]] == [
        ("bot", "Sans Pareil", "random")
    ]


async def rows_until(house: House, table: str, moves: int) -> list[int]:
    """The snapshots once the last is there: the end is told before it is kept."""
    async with asyncio.timeout(HAPPENS_WITHIN):
        while moves not in (kept := await rows_of(house, table)):
            await asyncio.sleep(0.05)
    return kept


async def rows_of(house: House, table: str) -> list[int]:
    store = SqlStore(house.settings.database)
    try:
        return [snapshot.moves for snapshot in await store.snapshots(table)]
    finally:
        await store.close()


async def test_a_worker_gets_a_view_and_gives_an_action(workers: BotWorkers) -> None:
    rules = next(iter(GAMES.values()))
    seat = Seat(0)
    state = rules.setup(2, rules.options(), Rng("seed"))
    view = msgspec.json.encode(rules.view(state, seat))

    (click,) = await workers.plan(rules.id, "random", view, 0)
    action = msgspec.json.decode(click.action, type=rules.action_type)

    assert rules.check(state, seat, action) is None


async def test_a_worker_that_cannot_says_so(workers: BotWorkers) -> None:
    with pytest.raises(BotFailed):
        await workers.plan("rocket", "random", b"{}", 0)


async def test_a_killed_worker_is_replaced(workers: BotWorkers) -> None:
    assert "Validation" in await complaint(workers)
    number = workers.numbers.get()
    workers.numbers.put(number)
    os.kill(number, signal.SIGKILL)

    told = [await complaint(workers) for _ in range(10)]

    assert any("BrokenProcessPool" in words for words in told)
    assert "Validation" in told[-1]


async def complaint(workers: BotWorkers) -> str:
    """Ask something that cannot be answered."""
    with pytest.raises(BotFailed) as failed:
        await workers.plan("rocket", "random", b"{}", 0)
    return str(failed.value)


class Broken:
    """A thinker that never has an idea, or a wrong one."""

    def __init__(self, answer: bytes | None) -> None:
        self.answer = answer

    async def plan(
        self, game: str, level: str, view: bytes, seat: int, within: float
    ) -> Sequence[Foreseen]:
        if self.answer is None:
            raise BotFailed("no idea")
        return (Foreseen("", msgspec.Raw(self.answer)),)


@pytest.mark.parametrize("answer", [None, b"rubbish", b'{"do":"add","amount":9}'])
async def test_a_bot_that_fails_plays_anything(tmp_path: Path, answer: bytes | None) -> None:
    """The game goes on with some legal move, whatever the bot said."""
    with serving(tmp_path, store=MemoryStore()) as server:
        server.house.bots.thinker = Broken(answer)
        player = Player(server.url)
        player.get("/api/me")
        table = player.new_table(bot(), bot())
        async with player.at(table) as seat:
            await seat.hear("position")
            while seat.position["outcome"] is None:
                await seat.hear("position")
        player.close()

    assert seat.position["outcome"]["reason"] == "goal"


class FrailStore(MemoryStore):
    """A store that is away for the next few entries."""

    away = 3

    async def append(self, table: str, entries: Sequence[Entry], standing: TableStanding) -> None:
        if self.away:
            self.away -= 1
            raise OSError("the database is away")
        await super().append(table, entries, standing)

    async def answers(self) -> bool:
        return not self.away


async def test_bots_outlive_a_store_that_is_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """They try again until it is back, and say so once."""
    store = FrailStore()
    with serving(tmp_path, store=store) as running:
        somebody = Player(running.url)
        somebody.get("/api/me")
        table = somebody.new_table(bot(), ME)
        async with somebody.at(table) as seat:
            played = await seat.until(1)
        somebody.close()

    assert store.away == 0
    assert played["moves"] == 1
    assert [record.levelname for record in caplog.records if "outages" in record.name] == [
        "ERROR",
        "WARNING",
    ]
