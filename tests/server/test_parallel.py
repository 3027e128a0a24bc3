"""Seats that decide at the same time: nobody's order makes another's too late."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rotonde.catalogue import desk
from rotonde.games.tiles import TILES
from tests.server.player import ME, OPEN, Player, Seating
from tests.server.serving import serving


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Player, Player]]:
    """Two people at a server that has Railroad Tiles."""
    with serving(tmp_path, games={TILES.id: desk(TILES.id)}) as running:
        people = Player(running.url), Player(running.url)
        yield people
        for player in people:
            player.close()


def first_order(seat: Seating) -> Any:
    return seat.orders[0]


async def until_both_decide(seats: list[Seating]) -> None:
    """Whoever must decide alone takes the first choice, until both may decide at once."""
    for seat in seats:
        await seat.hear("position")
    while len(seats[0].position["actors"]) < len(seats):
        actor = seats[0].position["actors"][0]
        await seats[actor].submit(first_order(seats[actor]), seat=actor)
        for seat in seats:
            await seat.hear("position")


async def test_two_seats_lay_at_the_same_time(pair: tuple[Player, Player]) -> None:
    """Both orders were given on one version; both are played, in the order they came."""
    ada, hugo = pair
    table = ada.new_table(ME, OPEN, game="tiles", options={"parallel": True})
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as one, hugo.at(table) as two:
        await until_both_decide([one, two])
        seen = one.position["version"]
        await one.submit(first_order(one), seat=0, version=seen)
        await two.submit(first_order(two), seat=1, version=seen)
        heard = [await one.hear("position"), await one.hear("position")]

    assert [position["version"] for position in heard] == [seen + 1, seen + 2]


async def test_nobody_plays_twice_on_one_version(pair: tuple[Player, Player]) -> None:
    """Acting at the same time as others is no licence to overlook one's own last order."""
    ada, hugo = pair
    table = ada.new_table(ME, OPEN, game="tiles", options={"parallel": True})
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as one, hugo.at(table) as two:
        await until_both_decide([one, two])
        seen, order = one.position["version"], first_order(one)
        await one.submit(order, seat=0, version=seen)
        await one.submit(order, seat=0, version=seen)
        fault = await one.hear("fault")

    assert fault["code"] == "stale-version"
