"""Payments one by one: in order, with the amounts of the events; a key or a move ends them."""

from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Record
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.codec import decoder
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import NOTHING_LATE, Player
from tests.browser.positions import ROCKET, last_state, recorded
from tests.browser.shelf import me, set_up, with_bots

MERGING = ("0007", 121)
"""A game, and its move that merges two lines; the same seat goes on."""
ENDING = ("0014", 207)
HEARD_OF = 4
"""Payments after which the reader has seen enough."""
WAITS = NOTHING_LATE.format(300)
"""No payment goes by itself: a key or a move ends it, however slow the machine is."""
HEARD = """(enough) => {
  window.heard = [];
  let tell;
  window.enough = new Promise((done) => (tell = done));
  const look = () => {
    const shown = document.querySelector('[data-testid="ceremony"]');
    const isHeard = ([step]) => step === shown.dataset.step;
    if (!shown || window.heard.length === enough || window.heard.some(isHeard)) return;
    const amounts = [...shown.querySelectorAll("[data-seat]")].map(({ dataset }) => [
      Number(dataset.amount), Number(dataset.sum)]);
    if (amounts.length > 0) window.heard.push([shown.dataset.step, amounts]);
    if (window.heard.length < enough) return;
    WAITS;
    tell(window.heard);
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, attributes: true });
}""".replace("WAITS;", WAITS)
"""Remembers payments as they are shown; after so many the next but one waits for ever."""


def before(number: str, moves: int) -> tuple[Record, str, list[list[int]]]:
    """A game up to a move, that move, and what its events pay to each seat, in order."""
    whole = recorded(number)
    record, move = msgspec.structs.replace(whole, moves=whole.moves[:moves]), whole.moves[moves]
    action = decoder(ROCKET.action_type).decode(move.action)
    turn = play(ROCKET, last_state(record), move.seat, action)
    assert not isinstance(turn, Refusal)
    return record, ROCKET.write(action), [paid for event in turn.events if (paid := payment(event))]


def payment(event: Any) -> list[int]:
    """What an event of a merger or of the final count pays; nothing where it pays nobody."""
    told = type(event).__name__ in ("LineAbsorbed", "CategoryPaid", "StationsPaid", "SharesPaid")
    return list(event.payments) if told and any(event.payments) else []


def sit_down(people: People, house: House, record: Record) -> Player:
    """In the first seat, with motion on, beside bots."""
    ada = people.come(reduced_motion="no-preference")
    owner = me(ada)
    bots = ("Bernadette", "Christian")[: record.seats - 1]
    ada.visit(set_up(house, owner, record, with_bots(owner, *bots), "Cash desk"))
    ada.decides()
    return ada


def set_pace(player: Player, pace: str) -> None:
    player.click(player.part("menu"))
    player.part(f"payments-{pace}").check()
    player.click(player.part("menu"))


def ceremony(player: Player) -> Locator:
    return player.part("ceremony")


def test_the_final_count_is_played_in_order_until_a_key_ends_it(
    people: People, house: House
) -> None:
    record, order, due = before(*ENDING)
    ada = sit_down(people, house, record)
    set_pace(ada, "fast")
    ada.page.evaluate(HEARD, HEARD_OF)

    ada.type(order)
    heard = ada.page.evaluate("window.enough")
    expect(ada.part("end").get_by_role("heading")).to_have_text("The final count")
    expect(ada.purse(1)).not_to_contain_text("£")
    expect(ada.part("see-end")).to_be_enabled()
    ada.page.keyboard.press("Escape")

    expect(ceremony(ada)).to_have_count(0)
    expect(ada.part("end").get_by_role("heading")).to_contain_text("wins")
    expect(ada.purse(1)).to_contain_text("£")
    assert [int(step) for step, _ in heard] == list(range(HEARD_OF))
    assert [[amount for amount, _ in seats] for _, seats in heard] == due[: len(heard)]
    fortunes = ROCKET.scores(last_state(recorded(ENDING[0])))
    still_to_come = [sum(seat) for seat in zip(*due[len(heard) :], strict=True)]
    assert [total for _, total in heard[-1][1]] == [
        whole - rest for whole, rest in zip(fortunes, still_to_come, strict=True)
    ]


def test_a_merger_is_paid_before_the_eyes_and_gives_way_to_the_next_move(
    people: People, house: House
) -> None:
    """First with payments turned off, then slow; a click on it would end it as well."""
    record, order, due = before(*MERGING)
    hugo = sit_down(people, house, record)
    set_pace(hugo, "off")
    made = hugo.own_moves
    hugo.type(order)
    hugo.made_more_than(made)
    ada = sit_down(people, house, record)
    set_pace(ada, "slow")

    ada.page.evaluate(HEARD, 1)
    ada.page.evaluate(f"() => {WAITS}")
    made = ada.own_moves
    ada.type(order)
    heard = ada.page.evaluate("window.enough")
    expect(ceremony(hugo)).to_have_count(0)
    ada.made_more_than(made)
    expect(ceremony(ada)).to_have_count(1)
    ada.click(ada.page.locator("[data-group]:not(:disabled)").first)
    ada.click(ada.part("prompt").locator("[data-choice]:not(:disabled)").first)

    ada.made_more_than(made + 1)
    expect(ceremony(ada)).to_have_count(0)
    assert [[amount for amount, _ in seats] for _, seats in heard] == due
