"""Telling never waits, a slow listener resyncs, and a frame is made once for each pair of eyes."""

import asyncio

from rotonde.kernel.ids import Seat
from rotonde.server.hub import LONGEST_QUEUE, Hub, Listener


async def test_a_frame_is_made_once_for_each_pair_of_eyes() -> None:
    hub = Hub()
    made: list[Seat | None] = []

    def frame_for(eyes: Seat | None) -> str:
        made.append(eyes)
        return f"for {eyes}"

    listeners = [Listener("ada", Seat(0)), Listener("ada", Seat(0)), Listener(None, None)]
    for listener in listeners:
        hub.enter("t", listener)

    await hub.tell_eyes("t", frame_for)

    assert made == [0, None]
    assert [await listener.take() for listener in listeners] == ["for 0", "for 0", "for None"]


async def test_between_two_frames_others_get_their_turn() -> None:
    """A table with a large menu for each seat does not hold up the whole server."""
    hub, order = Hub(), list[str]()
    for seat in range(3):
        hub.enter("t", Listener("ada", Seat(seat)))

    async def somebody_else() -> None:
        for _ in range(3):
            order.append("other")
            await asyncio.sleep(0)

    def frame_for(eyes: Seat | None) -> str:
        order.append(f"frame for {eyes}")
        return ""

    other = asyncio.create_task(somebody_else())
    await hub.tell_eyes("t", frame_for)
    await other

    assert order == ["other", "frame for 0", "other", "frame for 1", "other", "frame for 2"]


async def test_who_changes_eyes_meanwhile_is_not_shown_what_the_old_ones_saw() -> None:
    """Two people at one screen: the frame of one is never left for the other."""
    hub, first, second = Hub(), Listener("ada", Seat(0)), Listener("ada", Seat(1))
    hub.enter("t", first)
    hub.enter("t", second)

    def frame_for(eyes: Seat | None) -> str:
        if eyes == second.eyes:
            second.eyes = Seat(0)
        return f"for {eyes}"

    await hub.tell_eyes("t", frame_for)

    assert list(first.queue) == ["for 0"]
    assert list(second.queue) == []


async def test_a_slow_listener_loses_its_queue_and_resyncs_once() -> None:
    slow = Listener("ada", Seat(0))
    for number in range(LONGEST_QUEUE + 5):
        slow.post(str(number))

    assert await slow.take() is None
    slow.post("later")
    assert await slow.take() == "later"


async def test_a_listener_waits_for_news() -> None:
    listener = Listener(None, None)
    waiting = asyncio.create_task(listener.take())
    await asyncio.sleep(0)
    assert not waiting.done()

    listener.post("news")

    assert await waiting == "news"


async def test_who_leaves_hears_nothing_more() -> None:
    hub, listener = Hub(), Listener("ada", None)
    hub.enter("t", listener)
    assert {"ada"} == hub.present("t")

    hub.leave("t", listener)
    await hub.tell_eyes("t", str)

    assert not listener.queue
    assert frozenset() == hub.present("t")
