"""The card says before the click what happens after it."""

from playwright.sync_api import Locator, expect

from rotonde.kernel.law.record import Record
from tests.browser.player import Player, amount
from tests.browser.positions import (
    FIRST,
    ROCKET,
    is_extending_alone,
    last_state,
    paying_alone,
    text_of,
    until,
)
from tests.support.menus import card_of


def figures(gains: Locator) -> dict[str, int]:
    """Who gets how much, summed up by name."""
    found: dict[str, int] = {}
    for gain in gains.all():
        name = gain.locator(".unseen").inner_text()
        found[name] = found.get(name, 0) + amount(gain.locator("b").inner_text())
    return found


def lines_later(record: Record, hexagon: str) -> int:
    """How many lines a card has room for that say what a step is worth later."""
    state = last_state(record)
    choice = next(each for each in paying_alone(state) if each.things[0] == hexagon)
    preview = card_of(ROCKET, state, FIRST, choice).preview
    assert preview is not None
    return min(4, len(preview.later))


def test_what_the_card_promises_is_what_the_log_tells(ada: Player) -> None:
    record = until(is_extending_alone, after=40)
    hexagon = paying_alone(last_state(record))[0].things[0]
    ada.visit(ada.bring(text_of(record)))
    ada.decides()
    before = ada.moves

    x, y = ada.middle_of(hexagon)
    ada.page.mouse.move(x, y)
    card = ada.part("preview")
    expect(card.get_by_role("heading")).to_contain_text(hexagon.removeprefix("hex:"))
    ada.rests()
    promised = figures(card.locator(".totals > span"))
    expect(card.get_by_test_id("later").locator("dd")).to_have_count(lines_later(record, hexagon))
    ada.page.mouse.click(x, y)
    expect(ada.part("timeline")).to_have_attribute("aria-valuemax", str(before + 1))

    paid = figures(ada.part("log").locator("li.current, li.current ~ li").locator(".gain"))
    assert sum(promised.values()) > 0
    assert {name: sum_ for name, sum_ in promised.items() if sum_} == paid
