"""The door of a game for one: its challenges, what was reached, and the challenge of the day."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import msgspec
from playwright.sync_api import expect

from rotonde.catalogue import DESKS
from rotonde.server.lobby import solo
from rotonde.server.tables.records import bring
from rotonde.store import Result, SqlStore, User
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import NEWS_STAY
from tests.browser.positions import text_of
from tests.browser.shelf import me, put, with_bots
from tests.browser.sizes import low_buttons, scrolls_sideways
from tests.browser.tiles_positions import KEPT, tiles_recorded

COPIED = "async () => (await navigator.clipboard.readText()).includes('solo')"


def test_solo_has_a_door_of_its_own(people: People, house: House) -> None:
    """Fifteen challenges with what was reached, and a result of the day to send, as its end page
    sends it too."""
    phone = people.come_with_a_phone(permissions=["clipboard-read", "clipboard-write"])
    phone.does_nothing_after(NEWS_STAY)
    owner, day = me(phone), solo.today().isoformat()
    phone.visit("/")
    keep(house, *(Result(owner.id, "tiles", task, True, 2, 52, 0.0) for task in ("holes", day)))
    phone.click(phone.part("solo-tiles"))

    cards = phone.page.locator("[data-testid=solo] li")
    expect(cards).to_have_count(15)
    expect(cards.locator(".picture svg")).to_have_count(15)
    expect(phone.part("challenge-holes")).to_contain_text("★★☆ 52 points")
    expect(phone.part("take-holes")).to_have_text("Try again")
    expect(phone.part("solo-stars")).to_contain_text("2 of 45 stars")
    assert not scrolls_sideways(phone.page)
    assert low_buttons(phone.page, "[data-testid=solo] button", 44) == []
    phone.click(phone.part("share-day"))
    phone.page.wait_for_function(COPIED)
    line = phone.page.evaluate("navigator.clipboard.readText()")
    assert "★★☆ 52 points" in line
    assert line.endswith("/tiles/solo")
    phone.visit(f"{played(house, owner, day)}/end")
    phone.click(phone.part("share"))
    phone.page.get_by_text("Result copied").wait_for()
    line = phone.page.evaluate("navigator.clipboard.readText()")
    assert "Lazy Travellers ★★☆ 52 points" in line
    assert line.endswith("/tiles/solo")
    phone.visit("/tiles/solo")
    phone.click(phone.part("take-perfection"))

    expect(phone.page.get_by_role("region", name="Challenge")).to_contain_text("Perfection")


def keep(house: House, *results: Result) -> None:
    """Results as if these games had been played."""

    async def put() -> None:
        store = SqlStore(house.database)
        await store.open()
        for result in results:
            await store.keep_result(result)
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # this thread runs the browser's event loop
        aside.submit(asyncio.run, put()).result()


def played(house: House, owner: User, day: str) -> str:
    """A challenge that was kept as that of a day, by its address; the first result counts."""
    imported = bring(DESKS, owner, text_of(tiles_recorded(KEPT)).encode())
    table = msgspec.structs.replace(imported.row, seats=tuple(with_bots(owner)), task=day)
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, put(house, table, imported.entries)).result()
    return f"/t/{table.id}"
