"""Work is divided fairly between addresses, and between the askers of each."""

import asyncio

from rotonde.server.visitors.fair_turns import Turns


async def worked(turns: Turns, *askers: tuple[str, str]) -> list[str]:
    """In which order these get their turns, when all ask at once."""
    order: list[str] = []

    async def work(address: str, asker: str) -> None:
        async with turns.turn(address, asker):
            order.append(f"{address}{asker}")
            await asyncio.sleep(0)

    await asyncio.gather(*(work(*asker) for asker in askers))
    return order


async def test_an_address_waits_for_one_piece_of_work_of_each_other() -> None:
    """Although somebody asked five times before."""
    asked = [("a", str(number)) for number in range(5)] + [("b", "0"), ("c", "0")]

    assert await worked(Turns(1), *asked) == ["a0", "a1", "b0", "c0", "a2", "a3", "a4"]


async def test_an_asker_waits_for_one_piece_of_work_of_each_other_at_its_address() -> None:
    asked = [("a", "0")] * 4 + [("a", "1"), ("a", "1"), ("a", "2")]

    assert await worked(Turns(1), *asked) == ["a0", "a0", "a1", "a2", "a0", "a1", "a0"]


async def test_there_are_as_many_places_as_it_was_given() -> None:
    turns, inside, most = Turns(2), 0, 0

    async def work(number: int) -> None:
        nonlocal inside, most
        async with turns.turn(str(number), ""):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(work(number) for number in range(9)))

    assert most == 2
    assert turns.free == 2


async def test_who_stops_waiting_holds_nobody_up() -> None:
    """Cancelled while they wait, or at the moment when they were to begin."""
    turns = Turns(1)
    await turns.enter("a", "")
    early, late, last = (asyncio.create_task(turns.enter("b", str(n))) for n in range(3))
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    turns.leave()
    late.cancel()

    await asyncio.wait_for(last, 5)
    assert turns.free == 0
    turns.leave()
    assert turns.free == 1
    assert not turns.waiting
