"""Telling never waits, who was too slow is told afresh, and a frame is made once for all alike."""

import asyncio
from collections.abc import Callable

from rotonde.kernel.law.ids import Seat
from rotonde.server.tables.hub import Hub, Listener
from rotonde.server.wire.frames import WORTH_PACKING, Frame
from rotonde.server.wire.lines import nothing


class Wire:
    """A line that remembers what was written to it, and can be full."""

    def __init__(self) -> None:
        self.sent: list[Frame] = []
        self.full = False
        self.drained: Callable[[], None] = nothing

    def write(self, frame: Frame) -> bool:
        if not self.full:
            self.sent.append(frame)
        return not self.full


def listener(user: str | None, eyes: int | None) -> tuple[Listener, Wire]:
    wire = Wire()
    return Listener(wire, user, None if eyes is None else Seat(eyes)), wire


def words(wire: Wire) -> list[str]:
    return [frame.plain[2:].decode() for frame in wire.sent]


async def test_a_frame_is_made_once_for_each_pair_of_eyes() -> None:
    hub = Hub()
    made: list[Seat | None] = []

    def frame_for(eyes: Seat | None) -> Frame:
        made.append(eyes)
        return Frame(f"for {eyes}".encode())

    both = [listener("ada", 0), listener("ada", 0), listener(None, None)]
    for one, _ in both:
        hub.enter("t", one)

    await hub.tell_eyes("t", frame_for)

    assert made == [0, None]
    assert [words(wire) for _, wire in both] == [["for 0"], ["for 0"], ["for None"]]
    assert both[0][1].sent[0] is both[1][1].sent[0]


async def test_between_two_large_frames_others_get_their_turn() -> None:
    """A table with a large menu for each seat does not hold up the whole server."""
    hub, order = Hub(), list[str]()
    for seat in range(3):
        hub.enter("t", listener("ada", seat)[0])

    async def somebody_else() -> None:
        for _ in range(3):
            order.append("other")
            await asyncio.sleep(0)

    def frame_for(eyes: Seat | None) -> Frame:
        order.append(f"frame for {eyes}")
        return Frame(bytes(WORTH_PACKING))

    other = asyncio.create_task(somebody_else())
    await hub.tell_eyes("t", frame_for)
    await other

    assert order[:5] == ["frame for 0", "other", "frame for 1", "other", "frame for 2"]


async def test_who_changes_eyes_meanwhile_is_not_shown_what_the_old_ones_saw() -> None:
    """Two people at one screen: the frame of one is never left for the other."""
    hub, (first, left), (second, right) = Hub(), listener("ada", 0), listener("ada", 1)
    hub.enter("t", first)
    hub.enter("t", second)

    def frame_for(eyes: Seat | None) -> Frame:
        if eyes == second.eyes:
            second.eyes = Seat(0)
        return Frame(f"for {eyes}".encode())

    await hub.tell_eyes("t", frame_for)

    assert words(left) == ["for 0"]
    assert words(right) == []


async def test_a_line_that_is_full_hears_nothing_more_until_it_is_told_afresh() -> None:
    slow, wire = listener("ada", 0)
    slow.post(Frame(b"first"))
    wire.full = True
    slow.post(Frame(b"lost"))
    wire.full = False
    slow.post(Frame(b"of no use without the one before"))

    assert slow.lost
    assert words(wire) == ["first"]


async def test_who_leaves_hears_nothing_more() -> None:
    hub, (one, wire) = Hub(), listener("ada", None)
    hub.enter("t", one)
    assert {"ada"} == set(hub.present("t"))

    hub.leave("t", one)
    await hub.tell_eyes("t", lambda _eyes: Frame(b"news"))

    assert not wire.sent
    assert not hub.present("t")


def test_a_user_is_there_as_long_as_one_of_their_sockets() -> None:
    hub, (first, _), (second, _) = Hub(), listener("ada", 0), listener("ada", 0)

    assert [hub.enter("t", first), hub.enter("t", second)] == [True, False]
    assert [hub.leave("t", first), hub.leave("t", second)] == [False, True]
    assert len(hub) == 0
