"""An address keeps the loop busy for its part of the time; others go on at once."""

import asyncio
from collections import Counter
from functools import partial

import pytest

from rotonde.server.visitors import pace
from rotonde.server.visitors.pace import CREDIT, Lanes
from tests.server.player import ME, Player, hotseat
from tests.server.serving import Serving

LONG = 1e6
"""Seconds of work that nobody pays for during a test."""


async def nothing() -> str:
    return "done"


async def busy() -> None:
    for _ in range(3):
        sum(range(100_000))
        await asyncio.sleep(0)


async def test_work_is_charged_with_the_time_that_it_takes() -> None:
    """Of the processor, step by step; to wait for something costs nothing."""
    paces = Lanes()
    await paces.during("a", "ada", busy)
    await paces.during("b", "hugo", lambda: asyncio.sleep(0.05))

    assert paces.lanes["a"].left < paces.lanes["b"].left <= CREDIT


async def test_an_address_that_owes_waits_and_another_does_not() -> None:
    paces = Lanes()
    paces.lane("a").left = -LONG
    assert await paces.during("a", "ada", nothing) == "done"  # what it owes is known by now

    late = asyncio.create_task(paces.during("a", "ada", nothing))
    for _ in range(20):
        assert await paces.during("b", "hugo", nothing) == "done"

    assert not late.done()
    late.cancel()


async def test_guests_of_an_address_take_turns() -> None:
    """Who asks a hundred times holds up a neighbour by one thing."""
    paces, order = Lanes(), list[str]()

    async def note(guest: str) -> None:
        order.append(guest)

    asked = ["ada"] * 20 + ["hugo"] * 2
    await asyncio.gather(*(paces.during("a", who, partial(note, who)) for who in asked))

    assert order.index("hugo") <= 2
    assert [at for at, who in enumerate(order) if who == "hugo"][1] <= 4


async def test_an_address_begins_one_thing_at_a_time() -> None:
    """However many come at once: between two of them everybody else has a turn."""
    paces, loop, now, begun = Lanes(), asyncio.get_running_loop(), 0, Counter[int]()

    def tick() -> None:
        nonlocal now
        now += 1
        loop.call_soon(tick)

    async def note() -> None:
        begun[now] += 1

    tick()
    await asyncio.gather(*(paces.during("a", str(n), note) for n in range(50)))

    assert begun.total() == 50
    assert max(begun.values()) == 1


async def test_what_goes_wrong_is_told_as_if_nothing_was_charged() -> None:
    async def wrong() -> None:
        await asyncio.sleep(0)
        raise LookupError("no")

    with pytest.raises(LookupError):
        await Lanes().during("a", "ada", wrong)


async def test_work_can_be_cancelled_and_say_so() -> None:
    heard = list[str]()

    async def long() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    task = asyncio.create_task(Lanes().during("a", "ada", long))
    await asyncio.sleep(0)
    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task
    assert heard == ["cancelled"]


def test_a_crowd_has_a_larger_part_and_never_more_than_all() -> None:
    assert Lanes(crowd=20).part == 2 * Lanes(crowd=10).part
    assert Lanes(crowd=1000).part == 1.0


def test_strangers_without_end_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_LANES", 10)
    paces = Lanes()
    for number in range(100):
        paces.lane(str(number))
    owing = paces.lane("owing")
    owing.left = -LONG
    for number in range(100):
        paces.lane(f"more {number}")

    assert len(paces.lanes) <= 11
    assert paces.lane("owing") is owing


async def test_requests_and_messages_are_charged(
    ada: Player, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both to the address from which they come; here nothing is paid back meanwhile."""
    house = server.house
    monkeypatch.setattr(pace, "CREDIT", LONG)
    house.pace.part = 1e-9
    house.pace.on = True
    try:
        table = ada.new_table(ME, hotseat("Hugo"))
        (lane,) = house.pace.lanes.values()
        after_request = lane.left
        async with ada.at(table) as seat:
            await seat.hear("position")
            await seat.say(type="whole")
            await seat.hear("position")
        after_messages = lane.left
    finally:
        house.pace.on = False

    assert after_messages < after_request < LONG
    assert len(house.pace.lanes) == 1
