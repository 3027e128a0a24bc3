"""A finished game looked at again on its end page: progress, curve, decisions, ways into them."""

import re

from playwright.sync_api import expect

from rotonde.store import SeatRow
from rotonde.words import Language
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.shelf import me, set_up
from tests.recordings.shelf import SHELF, read

ENGLISH, FRENCH = Language("en"), Language("fr")


def finished(player: Player, house: House) -> str:
    """The end page of a short game: somebody alone with a challenge."""
    record = min(
        (read(path) for path in sorted((SHELF / "tiles").glob("*.json"))),
        key=lambda each: (each.seats, len(each.moves)),
    )
    owner = me(player)
    seats = [SeatRow(0, "person", owner.name, owner.id)]
    return f"{set_up(house, owner, record, seats, 'Looked at')}/end"


def test_a_finished_game_is_looked_at_again(people: People, house: House) -> None:
    """At a desk it is asked for and shown; on a phone, in French, it is there already."""
    ada = people.come()
    address = finished(ada, house)
    ada.visit(address)
    ada.click(ada.part("review-begin"))
    ada.part("review-note").first.wait_for()
    expect(ada.part("review").locator("svg").first).to_be_visible()
    ada.rests()

    shown = ada.part("review-show").first
    assert shown.get_attribute("aria-label") == ENGLISH.message("review-show")
    ada.click(shown)
    expect(ada.page).to_have_url(re.compile(r"\?moves=\d+$"))
    ada.part("go-now").wait_for()

    phone = people.come_with_a_phone(locale="fr-FR")
    phone.visit(address)
    expect(phone.part("review")).to_contain_text(FRENCH.message("review"))
    expect(phone.part("review-note").first).to_be_visible()
    expect(phone.part("review-begin")).to_have_count(0)
