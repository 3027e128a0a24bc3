"""Railroad Tycoon without a mouse: by keys alone, under a thumb, and in French."""

import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player, plain
from tests.browser.tycoon_player import TycoonPlayer
from tests.browser.tycoon_positions import ALL_PASS, DELIVERING, played

RUN_UP = re.compile(r"[6-9]|\d\d")
"""Whatever the held button has come to when somebody looks."""

OUT_OF_SIGHT = """() => {
  const map = document.querySelector(".map").getBoundingClientRect();
  const lies = (box) =>
    box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom;
  window.frames_without = 0;
  const look = () => {
    const city = document.querySelector('[data-thing="city:st_louis"]').getBoundingClientRect();
    if (!lies(city)) window.frames_without += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Counts the frames in which St. Louis is not on the part of the map that is shown."""


def test_an_auction_by_the_dial_of_the_keyboard(house: House, ada: Player) -> None:
    """A held button runs up; digits are typed into the field; the card tells both places."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(("bid 4",)))
    keys = player.page.keyboard
    before = player.moves
    player.button("bid 5").hover()
    player.page.mouse.down()
    expect(player.part("dial").locator("input")).to_have_value(RUN_UP)
    player.page.mouse.up()
    assert player.moves == before
    keys.press("Escape")
    expect(player.part("dial")).to_have_count(0)

    keys.press("1")
    expect(player.part("dial").locator("input")).to_be_focused()
    keys.press("2")
    card = player.part("preview")
    expect(card).to_contain_text("Bid $12,000")
    expect(card).to_contain_text("If you win")
    expect(card).to_contain_text("If you pass and")
    moves = player.moves
    keys.press("Enter")
    player.goes_on_by_key(moves)
    player.decides()
    assert any("bids $12,000" in line for line in player.log)
    if player.asked.startswith("Bid for"):
        keys.press("p")
    expect(player.part("prompt").locator("h2")).not_to_contain_text("Bid for")


def test_a_delivery_by_keys_alone(house: House, ada: Player) -> None:
    """A city in focus, the letter of its cube holds it; arrows and Enter say where it goes."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    keys = player.page.keyboard

    player.thing("city:new_york").focus()
    keys.press("y")
    expect(player.part("prompt").locator("h2")).to_contain_text("from New York?")
    moves = player.moves
    keys.press("ArrowRight")
    keys.press("Enter")
    player.goes_on_by_key(moves)

    expect(player.part("log")).to_contain_text(re.compile(r"to\s+Baltimore"))


def test_the_map_by_arrows_and_by_ear(house: House, ada: Player) -> None:
    """One stop of the tabulator for the whole map; every thing on it has a spoken name."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    player.thing("city:new_york").focus()

    player.page.keyboard.press("ArrowLeft")
    player.page.keyboard.press("ArrowLeft")
    name = player.page.evaluate("document.activeElement.dataset.thing")
    assert name is not None
    assert name != "city:new_york"
    assert player.page.locator(".map [tabindex='0']").count() == 1

    expect(player.page.locator(".map [data-thing]:not([aria-label])")).to_have_count(0)
    named = player.thing("city:new_york").get_attribute("aria-label") or ""
    assert named.startswith("New York, red city, 4 cubes: yellow, yellow, yellow, black")
    assert (player.thing("link:2").get_attribute("aria-label") or "").endswith("Bernadette")


def test_a_tile_is_laid_under_a_thumb(house: House, phone: Player) -> None:
    """The kind, the city, its exit, the tile: the first touch shows, the button plays. A card that
    is touched in its sheet can be taken: the sheet goes. To open the building and to lay the first
    tile are two orders: between them every city could be chosen, and the eye runs to none. A touch
    on a far city draws the way there; a link that is begun is listed beside the map, not on it."""
    player = TycoonPlayer.at(phone)
    player.sit_down(house, played(ALL_PASS))
    moves = player.moves
    player.click(player.part("sheet-cards"))
    player.click(player.thing("card:city_growth"))
    player.part("play-pinned").wait_for()
    expect(player.part("sheet")).to_have_count(0)
    player.click(player.part("prompt-back"))

    player.open("build")
    player.press("city:st_louis")
    player.press("exit:st_louis:NE")
    player.page.locator('[data-thing^="tile:"]').first.wait_for()
    player.pick(player.names('[data-thing^="tile:"]', "thing")[0])
    player.part("preview").wait_for()
    assert player.moves == moves
    player.page.evaluate(OUT_OF_SIGHT)
    player.confirm_touch()
    player.page.locator('[data-thing^="unfinished:"]').first.wait_for()
    player.button("stop").wait_for()
    assert player.page.evaluate("window.frames_without") == 0

    player.press("city:chicago")
    expect(player.page.locator("path.plan")).not_to_have_count(0)
    player.choose("stop")
    begun = player.part("unfinished-links")
    begun.get_by_role("button", name="continue").wait_for()
    listed, shown = begun.bounding_box(), player.map.bounding_box()
    assert listed is not None
    assert shown is not None
    assert listed["y"] + listed["height"] <= shown["y"]


def test_the_table_in_french(house: House, people: People) -> None:
    """Map, turn line, panels and card speak French, with dollars after the sum."""
    player = TycoonPlayer.at(people.come(locale="fr-FR"))
    player.sit_down(house, played(DELIVERING))

    player.go_to("cube:new_york:Y")
    player.pick("cube:new_york:Y")
    expect(player.part("preview")).to_contain_text("New York → Baltimore")
    page = plain(player.page.locator("body").inner_text())
    for words in ("Tour d’action 3", "Plan entier", "Villes vides", "Cartes", "Philadelphie"):
        assert words in page
    assert "000 $" in page
    assert "board-" not in page
