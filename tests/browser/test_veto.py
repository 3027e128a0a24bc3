"""A veto on the map: where the engine could be sent is seen before the bid, and nothing jumps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import (
    choices_of,
    is_asked_for_a_veto,
    is_pressed_for_a_veto,
    last_state,
    step_of,
    text_of,
    until,
)


def asked_for_a_bid(ada: Player) -> list[str]:
    """Ada is asked; says the hexes of the veto."""
    record = until(is_pressed_for_a_veto, after=60)
    ada.visit(ada.bring(text_of(record)))
    ada.decides()
    return list(step_of(last_state(record)).veto.hexes)


def test_a_bidder_sees_where_the_engine_could_be_sent(ada: Player) -> None:
    hexes = asked_for_a_bid(ada)

    assert sorted(ada.names("[data-prospect]", "prospect")) == sorted(hexes)
    assert ada.glowing == []
    for place in hexes:
        spoken = ada.page.locator(f'[data-prospect="{place}"]').get_attribute("aria-label")
        assert spoken is not None
        assert spoken.startswith(f"Hex {place}, where the engine could go, ")
        assert "£" in spoken


def test_the_card_of_a_bid_speaks_of_the_same_hexes(ada: Player) -> None:
    hexes = asked_for_a_bid(ada)
    ada.button("bid 1").hover()

    card = ada.part("preview")
    expect(card.get_by_role("heading")).to_have_text("Bid 1")
    for place in hexes:
        row = card.get_by_role("row").filter(has=ada.page.get_by_role("rowheader", name=place))
        expect(row).to_contain_text("£")


def test_a_click_on_such_a_hex_says_that_the_bid_comes_first(ada: Player) -> None:
    hexes = asked_for_a_bid(ada)
    ada.pick(f"hex:{hexes[0]}")

    expect(ada.part("why-not")).to_contain_text(f"could go to {hexes[0]}: bid first")
    expect(ada.part("why-not").get_by_role("link")).to_contain_text("36")
    ada.choose("bid 1")
    expect(ada.page.locator("[data-prospect]")).to_have_count(0)
    ada.button(f"place {hexes[0]}").wait_for()
    assert sorted(ada.glowing) == sorted(f"hex:{place}" for place in hexes)


def frame_of(player: Player) -> list[float]:
    """Where the map lies on the screen, and its scale."""
    player.rests()
    drawn = player.page.locator(".board svg > g[transform]").first.get_attribute("transform")
    assert drawn is not None
    return [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", drawn)]


def test_many_bids_leave_the_question_and_the_stops_their_room(ada: Player) -> None:
    """In the narrowest window where the stops stand in the prompt."""
    ada.page.set_viewport_size({"width": 1320, "height": 800})
    many = until(lambda state: is_asked_for_a_veto(state) and len(choices_of(state)) > 5)
    ada.visit(ada.bring(text_of(many)))
    ada.decides()

    assert ada.part("prompt").evaluate("all => all.scrollHeight - all.clientHeight") <= 0
    expect(ada.part("prompt").locator("h2")).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_label("Who answers the veto")).to_be_in_viewport(ratio=1)
    expect(ada.button("pass")).to_be_in_viewport(ratio=1)


FRAMES = """
window.frames_seen = new Set();
const look = () => {
  const map = document.querySelector(".board svg > g[transform]");
  if (map) window.frames_seen.add(map.getAttribute("transform"));
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_a_page_that_is_opened_during_a_veto_draws_the_map_once(ada: Player) -> None:
    """Never first at another size."""
    asked_for_a_bid(ada)
    ada.page.add_init_script(FRAMES)
    ada.page.reload()
    ada.decides()

    ada.rests()
    assert len(ada.page.evaluate("[...window.frames_seen]")) == 1


def veto_opens(ada: Player, people: People, company: str, *steps: str) -> list[float]:
    """Ada holds a share of a line, and Hugo moves it on; says how Ada saw the map just before."""
    hugo = people.come()
    address = ada.open_table("me", "open")
    hugo.visit(address)
    hugo.click(hugo.part("sit-down"))
    ada.visit(address)
    first, second = steps
    for order in (f"extend {company}", first, "marker gloucester steel"):
        ada.choose(order)
    hugo.choose(f"extend {company}")
    before = frame_of(ada)
    assert ada.page.get_by_label("Who answers the veto").count() == 0
    hugo.choose(second)
    ada.page.get_by_label("Who answers the veto").wait_for()
    ada.decides()
    return before


@pytest.mark.parametrize("steps", [("GWR", "to D14", "to E14"), ("LSWR", "to F17", "to E17")])
def test_a_veto_neither_cuts_the_map_nor_moves_it(
    ada: Player, people: People, steps: tuple[str, str, str]
) -> None:
    """Its stops stand in the prompt, which is as high as without them."""
    before = veto_opens(ada, people, *steps)
    stops = ada.page.get_by_label("Who answers the veto")

    assert frame_of(ada) == before
    assert ada.part("prompt").evaluate("all => all.scrollHeight - all.clientHeight") <= 0
    for name in stops.locator("b > span").all():
        assert name.evaluate("name => name.scrollWidth - name.clientWidth") <= 0
    ada.choose("pass")
    expect(stops).to_have_count(0)
    assert frame_of(ada) == before
