"""A club's evening: thirty people behind one address play in comfort, with all limits on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rotonde.server.http.routes.tables import FEW
from tests.server.player import ME, OPEN, Player, bot
from tests.server.serving import serving
from tests.server.toy_table import BRAG
from tests.support.patience import HAPPENS_WITHIN

PEOPLE = 30


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server on which time stands still: no share fills again."""
    with serving(tmp_path, limits=True) as running:
        running.house.limits.clock = float
        yield running.url


@pytest.fixture
def people(url: str) -> Iterator[list[Player]]:
    """All of them come at once, as guests without a cookie, and say who they are."""
    come = [Player(url) for _ in range(PEOPLE)]
    for number, person in enumerate(come):
        assert person.http.get("/api/me").is_success
        assert person.http.put("/api/me", json={"name": f"Member {number}"}).is_success
    yield come
    for person in come:
        person.close()


async def evening(host: Player, guest: Player) -> dict[str, Any]:
    """A table of two and one against a bot each, some moves with questions, and a look back."""
    table = host.new_table(ME, OPEN, listed=True)
    for person in (host, guest):
        person.new_table(ME, bot())
        person.get("/api/tables")
    guest.post(f"/api/tables/{table}/join", {})
    async with host.at(table) as one, guest.at(table) as two:
        await one.hear("position")
        await two.hear("position")
        for _ in range(4):
            await one.say(type="point", seat=0, orders="add 1")
            await one.hear("shown")
            await one.play(BRAG, seat=0)
            await two.until(one.position["version"])
        await two.say(type="whole")
        await two.hear("position")
    for move in range(4):
        guest.get(f"/api/tables/{table}/positions/{move}")
    found: dict[str, Any] = guest.get(f"/api/tables/{table}/course")
    return found


async def test_thirty_people_behind_one_address_play_in_comfort(
    url: str, people: list[Player]
) -> None:
    """Within a moment: nobody is refused anything."""
    pairs = zip(people[::2], people[1::2], strict=True)

    courses = [await evening(*pair) for pair in pairs]

    assert all(len(course["seats"]) == 4 for course in courses)
    assert all(person.http.get("/api/tables").is_success for person in people)


async def test_all_sockets_come_back_at_once(people: list[Player]) -> None:
    """As after a restart of the server, with a few tables open in each browser."""
    table = people[0].new_table(ME, OPEN)

    async def come_back(person: Player) -> None:
        async with person.at(table) as seat:
            await seat.hear("table")

    await asyncio.gather(*(come_back(person) for person in people for _ in range(3)))


def test_a_club_sees_all_its_tables_and_others_a_few(url: str, people: list[Player]) -> None:
    for person in people[: FEW + 3]:
        person.new_table(ME, OPEN, listed=True)

    here = people[-1].get("/api/tables")
    claim = {"X-Forwarded-For": "192.0.2.1"}
    elsewhere = httpx.get(f"{url}/api/tables", headers=claim, timeout=HAPPENS_WITHIN).json()

    assert len(here) == FEW + 3
    assert len(elsewhere) == FEW
