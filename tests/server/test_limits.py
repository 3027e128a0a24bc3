"""Nobody gets more than a share: of sockets, messages, questions, tables, records."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from rotonde.server.visitors.limits import (
    BOT_TABLES_EACH,
    CROWD,
    GUEST,
    MOST_BOT_TABLES,
    MOST_BUCKETS,
    LimitKind,
    Limits,
)
from tests.server.player import ME, Player, bot, hotseat
from tests.server.serving import Serving, serving
from tests.server.toy_table import ADD
from tests.support.patience import HAPPENS_WITHIN

BOTH = (hotseat("Ada"), hotseat("Hugo"))


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def granted(limits: Limits, guest: str | None, times: int, address: str = "a") -> int:
    return sum(limits.allows("table", guest, address) for _ in range(times))


def test_a_bucket_is_emptied_and_fills_again() -> None:
    clock, rate = Clock(), GUEST["table"]
    limits = Limits(clock=clock)

    assert granted(limits, "ada", 100) == rate.burst
    clock.now += 2 / rate.each_second
    assert granted(limits, "ada", 100) == 2


def test_guests_have_buckets_of_their_own_and_share_that_of_their_address() -> None:
    """Many names do not make one person many."""
    limits = Limits(clock=Clock())
    burst = int(GUEST["table"].burst)

    assert granted(limits, "ada", 100) == granted(limits, "hugo", 100) == burst
    total = sum(granted(limits, f"guest {number}", 100) for number in range(3 * CROWD))
    assert total == (CROWD - 2) * burst
    assert granted(limits, "far away", 100, address="b") == burst


def test_what_is_refused_takes_nothing() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    granted(limits, "ada", 1000)

    clock.now += 1 / GUEST["table"].each_second
    assert granted(limits, "ada", 1) == 1


def test_a_flood_of_strangers_does_not_fill_the_memory() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(2 * MOST_BUCKETS):
        clock.now += 1.0
        limits.allows("message", None, f"10.0.{number >> 8}.{number & 255}")

    assert len(limits.buckets) <= MOST_BUCKETS + 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that minds its limits, at full speed: the pace of an address is another test's."""
    with serving(tmp_path_factory.mktemp("limits"), limits=True, seed="limits") as running:
        running.house.pace.on = False
        yield running


@pytest.fixture(autouse=True)
def afresh(server: Serving) -> None:
    """All shares are full, and time stands still: none fills again while a busy machine works."""
    server.house.limits.buckets.clear()
    server.house.limits.clock = Clock()


def test_tables_without_end_are_refused(ada: Player) -> None:
    body = {"game": "toy", "seats": list(BOTH)}

    burst = int(GUEST["table"].burst)
    answers = [ada.http.post("/api/tables", json=body) for _ in range(burst + 5)]

    assert [answer.status_code for answer in answers] == [201] * burst + [429] * 5
    assert answers[-1].json()["code"] == "too-many"
    assert len(ada.get("/api/tables")) == burst


def test_a_refusal_says_when_to_try_again(ada: Player, server: Serving) -> None:
    """In words, and in the header that programs heed."""
    body = {"game": "toy", "seats": list(BOTH)}
    answers = [ada.http.post("/api/tables", json=body) for _ in range(12)]

    assert answers[-1].status_code == 429
    assert answers[-1].json()["facts"] == {"seconds": 15}
    assert answers[-1].headers["Retry-After"] == "15"


def test_new_guests_without_end_are_refused(server: Serving) -> None:
    """Each of them is a row for good, and would bring shares of their own."""
    room = int(CROWD * GUEST["guest"].burst)
    answers = [httpx.get(f"{server.url}/api/me", timeout=HAPPENS_WITHIN) for _ in range(room + 3)]

    assert [answer.status_code for answer in answers] == [200] * room + [429] * 3
    assert int(answers[-1].headers["Retry-After"]) > 0


def test_other_names_without_end_are_refused(ada: Player) -> None:
    """Everybody who sits with a guest hears of a new name."""
    names = [f"Ada {number}" for number in range(10)]
    codes = [ada.http.put("/api/me", json={"name": name}).status_code for name in names]

    assert codes == [200] * 6 + [429] * 4


def test_sitting_down_without_end_is_refused(ada: Player, hugo: Player) -> None:
    """Where every seat is taken too: to find that out is work."""
    table = hugo.new_table(*BOTH)
    codes = [ada.http.post(f"/api/tables/{table}/join", json={}).status_code for _ in range(12)]

    assert codes == [409] * 10 + [429] * 2


def test_bots_without_end_are_refused(ada: Player, hugo: Player, server: Serving) -> None:
    """Somebody has to think for them; tables of people are no burden, and others may go on."""
    body = {"game": "toy", "seats": [ME, bot()]}
    answers = []
    for _ in range(MOST_BOT_TABLES + 2):
        server.house.limits.buckets.clear()
        answers.append(ada.http.post("/api/tables", json=body))

    codes = [answer.status_code for answer in answers]
    assert codes == [201] * MOST_BOT_TABLES + [429] * 2
    assert answers[-1].json()["code"] == "too-many-bot-tables"
    assert ada.http.post("/api/tables", json={"game": "toy", "seats": [*BOTH]}).is_success
    assert hugo.http.post("/api/tables", json=body).is_success


def test_records_without_end_are_refused(ada: Player) -> None:
    """A wrong one costs as much as a right one."""
    answers = [ada.http.post("/api/records", json={}) for _ in range(7)]

    assert [answer.status_code for answer in answers] == [400] * 5 + [429] * 2


def test_dropped_cookies_bring_no_new_share_of_bot_tables(tmp_path: Path) -> None:
    """The address has one share for all its guests; it is counted in the store."""
    body, most = {"game": "toy", "seats": [ME, bot()]}, BOT_TABLES_EACH
    answers = []
    with serving(tmp_path, limits=True, crowd=1) as running:
        running.house.pace.on = False
        for _ in range(2):
            stranger = Player(running.url)
            for _ in range(most // 2 + 1):
                running.house.limits.buckets.clear()
                answers.append(stranger.http.post("/api/tables", json=body))
            people = stranger.http.post("/api/tables", json={"game": "toy", "seats": [*BOTH]})
            stranger.close()

    assert [answer.status_code for answer in answers] == [201] * most + [429] * 2
    assert answers[-1].json()["code"] == "too-many-bot-tables-here"
    assert answers[-1].headers["Retry-After"] == "60"
    assert people.is_success


@pytest.mark.parametrize(
    ("path", "kind"), [("positions/0", "position"), ("course", "course"), ("record", "course")]
)
def test_looking_back_without_end_is_refused(
    ada: Player, server: Serving, path: str, kind: LimitKind
) -> None:
    """Each answer may be a game that is played once more."""
    table, burst = ada.new_table(*BOTH), int(GUEST[kind].burst)
    codes = [ada.http.get(f"/api/tables/{table}/{path}").status_code for _ in range(burst + 2)]

    assert set(codes[:burst]) == {200}
    assert codes[-1] == 429


async def test_questions_without_end_are_refused_and_moves_are_not(ada: Player) -> None:
    """To point at everything is dear to answer; whoever does it can still play."""
    table = ada.new_table(*BOTH)

    async with ada.at(table) as seat:
        await seat.hear("position")
        for number in range(int(1.5 * GUEST["question"].burst)):
            await seat.say(type=("ask", "explain")[number % 2], thing="hex:E13")
        fault = await seat.hear("fault")
        after = await seat.play(ADD[0])

    assert fault["code"] == "too-many"
    assert after["version"] == 1


async def test_messages_without_end_are_refused(ada: Player) -> None:
    table = ada.new_table(*BOTH)
    many = int(1.5 * GUEST["message"].burst)

    async with ada.at(table) as seat:
        await seat.hear("position")
        for _ in range(many):
            await seat.socket.send("no JSON")
        codes = [(await seat.hear("fault"))["code"] for _ in range(many)]

    assert codes[0] == "malformed-message"
    assert codes[-1] == "too-many"


async def test_whole_positions_without_end_are_refused(ada: Player) -> None:
    """A position told from its beginning is the dearest answer of a table."""
    table = ada.new_table(*BOTH)
    burst = int(GUEST["whole"].burst)

    async with ada.at(table) as seat:
        await seat.hear("position")
        for _ in range(burst + 3):
            await seat.say(type="whole")
        fault = await seat.hear("fault")
        after = await seat.play(ADD[0])

    assert fault["code"] == "too-many"
    assert after["version"] == 1


async def test_sockets_without_end_are_refused(ada: Player) -> None:
    table = ada.new_table(*BOTH)
    for _ in range(int(GUEST["socket"].burst)):
        await look_in(ada, table)

    with pytest.raises(InvalidStatus) as refused:
        await asyncio.gather(*(look_in(ada, table) for _ in range(20)))

    assert refused.value.response.status_code == 403


async def look_in(player: Player, table: str) -> None:
    async with player.at(table) as seat:
        await seat.hear("position")
