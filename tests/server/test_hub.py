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

    hub.tell_eyes("t", frame_for)

    assert made == [0, None]
    assert [await listener.take() for listener in listeners] == ["for 0", "for 0", "for None"]


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
    hub.tell_eyes("t", str)

    assert not listener.queue
    assert frozenset() == hub.present("t")
