"""Two people see the seal of their game before it begins, and its proof at the end."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.sizes import scrolls_sideways
from tests.server.player import Player as Visitor


@pytest.fixture
def fair(tmp_path: Path) -> Iterator[House]:
    """A house whose tables are dealt by chance, as anywhere but in tests."""
    house = House(tmp_path)
    house.environment["ROTONDE_SEED"] = ""
    house.start()
    yield house
    house.stop()


@pytest.fixture
def guests(browser: Browser, fair: House) -> Iterator[People]:
    coming = People(browser, fair.url)
    yield coming
    coming.leave()


def seal_on(player: Player) -> str:
    """The seal on the page, once it is there."""
    return player.part("deal").locator("code").inner_text()


def test_both_see_the_seal_before_the_start_and_the_proof_at_the_end(
    guests: People, fair: House
) -> None:
    ada, hugo = guests.come(), guests.come_with_a_phone()
    ada.visit("/")
    ada.click(ada.part("invite-rocket"))
    link = ada.page.get_by_label("Link to this table").input_value()
    hugo.visit(link)
    seals = [seal_on(player) for player in (ada, hugo)]
    hugo.click(hugo.part("sit-down"))
    expect(hugo.part("waiting-room")).to_contain_text("Waiting for the others")
    for player in (ada, hugo):
        expect(player.part("deal")).to_contain_text("Nothing is dealt yet")
        assert not scrolls_sideways(player.page)
    ada.click(ada.part("start-with-bots"))
    ada.part("prompt").wait_for()
    ada.click(ada.part("menu"))
    expect(ada.part("deal")).to_have_attribute("data-proof", "sealed")
    seals.append(seal_on(ada))
    table = link.rsplit("/", 1)[-1]

    visitors = [visitor(fair, player) for player in (ada, hugo)]
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own in this thread
        beside.submit(lambda: asyncio.run(play_out(visitors, table))).result()
    for player in (ada, hugo):
        player.visit(f"/t/{table}/end")
        expect(player.part("deal")).to_have_attribute("data-proof", "fits-yours")
        seals.append(seal_on(player))
        assert not scrolls_sideways(player.page)

    assert len(set(seals)) == 1
    assert len(seals[0]) == 64


async def play_out(visitors: Sequence[Visitor], table: str) -> None:
    """Both play whatever is offered last, over sockets of their own."""
    async with asyncio.TaskGroup() as playing:
        for somebody in visitors:
            playing.create_task(play_seat(somebody, table))


def visitor(house: House, player: Player) -> Visitor:
    """Somebody's second window, without a page."""
    found = Visitor(house.url)
    for cookie in player.page.context.cookies():
        found.http.cookies.set(cookie["name"], cookie["value"])
    return found


async def play_seat(somebody: Visitor, table: str) -> None:
    async with somebody.at(table) as seat:
        await seat.until(0)
        while seat.position["outcome"] is None:
            if seat.position["menu"] is None:
                await seat.hear("position")
            else:
                await seat.play(seat.orders[-1])
    somebody.close()


def test_a_deal_by_hand_says_that_it_proves_nothing(ada: Player) -> None:
    """As in the house of the tests, whose seed is set."""
    ada.visit(ada.open_table("me", "random"))
    ada.click(ada.part("menu"))

    ada.part("export").wait_for()
    expect(ada.part("deal")).to_have_count(0)
