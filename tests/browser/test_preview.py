"""The card says before the click what happens after it."""

from playwright.sync_api import Locator, expect

from tests.browser.player import Player, amount
from tests.browser.positions import is_extending_alone, last_state, paying_alone, text_of, until


def figures(gains: Locator) -> dict[str, int]:
    """Who gets how much, summed up by name."""
    found: dict[str, int] = {}
    for gain in gains.all():
        name = gain.locator(".unseen").inner_text()
        found[name] = found.get(name, 0) + amount(gain.locator("b").inner_text())
    return found


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
    promised = figures(card.locator(".totals > span"))
    ada.page.mouse.click(x, y)
    expect(ada.part("timeline")).to_have_attribute("aria-valuemax", str(before + 1))

    paid = figures(ada.part("log").locator("li.current, li.current ~ li").locator(".gain"))
    assert sum(promised.values()) > 0
    assert {name: sum_ for name, sum_ in promised.items() if sum_} == paid
