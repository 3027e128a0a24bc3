"""A veto on the map: where the engine could be sent is seen before the bid, and nothing jumps."""

import re

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import is_pressed_for_a_veto, last_state, step_of, text_of, until


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
    drawn = player.page.locator(".board svg > g[transform]").first.get_attribute("transform")
    assert drawn is not None
    return [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", drawn)]


def comes_to_rest_at(player: Player, frame: list[float]) -> None:
    """The map lies there, at the latest when it has taken in the new size of its window."""
    player.page.wait_for_function(
        "frame => document.querySelector('.board svg > g[transform]').getAttribute('transform')"
        ".match(/-?[\\d.]+(e-?\\d+)?/g).every((number, part) => Number(number) === frame[part])",
        arg=frame,
    )


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

    ada.page.wait_for_timeout(500)
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


def test_the_map_stays_where_it_is_when_a_veto_opens(ada: Player, people: People) -> None:
    before = veto_opens(ada, people, "GWR", "to D14", "to E14")

    assert frame_of(ada) == before
    ada.choose("pass")
    expect(ada.page.get_by_label("Who answers the veto")).to_have_count(0)
    comes_to_rest_at(ada, before)


def test_the_map_moves_no_farther_than_the_engine_in_question_needs(
    ada: Player, people: People
) -> None:
    before = veto_opens(ada, people, "LSWR", "to F17", "to E17")

    ada.page.wait_for_function(
        "old => document.querySelector('.board svg > g[transform]').getAttribute('transform')"
        ".match(/[\\d.-]+/g)[1] != old",
        arg=str(before[1]),
    )
    x, y, scale = frame_of(ada)
    assert (x, scale) == (before[0], before[2])
    assert 0 < before[1] - y < 80
    for place in ("E16", "E17", "E18"):
        ada.middle_of(f"hex:{place}")
    ada.choose("pass")
    expect(ada.page.get_by_label("Who answers the veto")).to_have_count(0)
    comes_to_rest_at(ada, before)
