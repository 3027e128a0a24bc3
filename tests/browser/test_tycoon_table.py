"""The map of Railroad Tycoon by mouse: levels of detail, bare ground, filters, the one screen."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.shelf import at_one_screen, me, set_up
from tests.browser.tycoon_player import LIES_OPEN, TycoonPlayer
from tests.browser.tycoon_positions import ALL_PASS, DELIVERING, played


def test_dragging_and_zooming_never_play_and_levels_of_detail_follow(
    house: House, ada: Player
) -> None:
    """Hexes are no elements: about 500 elements far off, and never a move by accident."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    moves, page = player.moves, player.page
    box = player.map.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 160, y + 90, steps=8)
    page.mouse.up()
    page.keyboard.press("o")
    expect(player.map).to_have_attribute("data-zoom", "far")
    assert page.locator(".map svg *").count() < 900
    page.mouse.move(x, y)
    for _ in range(12):
        page.mouse.wheel(0, -240)
    expect(player.map).to_have_attribute("data-zoom", "close")

    assert player.moves == moves
    assert player.part("why-not").count() == 0


def test_a_click_on_bare_ground_says_why_not(house: House, ada: Player) -> None:
    """The pointer's place gives the hex, though nothing is drawn there; exits lie over cubes."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(ALL_PASS))
    player.press("city:cincinnati")
    exits = player.names('.exit[data-thing^="exit:cincinnati:"]', "thing")
    assert len(exits) > 3
    for each in exits:
        player.page.wait_for_function(LIES_OPEN, arg=each)
    player.page.keyboard.press("Escape")
    box = player.thing("city:cincinnati").locator(".field").bounding_box()
    assert box is not None

    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 70)

    player.part("why-not").get_by_role("link").wait_for()


def test_filters_are_pressed_and_cleared_and_hide_no_choice(house: House, ada: Player) -> None:
    """One colour, my links, prices; Escape clears them when nothing is held."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    keys = player.page.keyboard
    glowing = sorted(player.glowing)

    keys.press("y")
    keys.press("l")
    keys.press("v")
    player.page.locator(".goods.faint").first.wait_for()
    expect(player.page.locator('.track.faded[data-thing="link:2"]')).to_have_count(1)
    expect(player.page.get_by_role("button", name="Prices", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    assert sorted(player.glowing) == glowing

    keys.press("Escape")
    expect(player.page.locator(".goods.faint")).to_have_count(0)
    expect(player.page.locator(".track.faded")).to_have_count(0)


def test_at_one_screen_a_tycoon_lies_face_down_until_it_is_lifted(
    house: House, ada: Player
) -> None:
    """The next seat finds its own face down again; a spectator sees none and no `your`."""
    player = TycoonPlayer.at(ada)
    owner = me(player)
    record = played(ALL_PASS)
    friends = at_one_screen(owner, "Ada", "Bernadette", "Christian")
    player.visit(set_up(house, owner, record, friends, "Kitchen table"))
    lift = player.part("lift-tycoon")
    player.decides()

    lift.wait_for()
    player.click(lift)
    player.page.locator("details.titled").wait_for()
    expect(lift).to_have_count(0)


def test_a_spectator_sees_no_tycoon_and_is_never_called_you(
    house: House, ada: Player, people: People
) -> None:
    """The same table with other eyes."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    watcher = TycoonPlayer.at(people.come())
    watcher.visit(player.page.url)
    watcher.map.wait_for()
    watcher.part("seat-panel-0").wait_for()
    watcher.rests()

    seen = watcher.page.locator("body").inner_text().lower()
    assert "your" not in seen
    assert "my links" not in seen
    expect(watcher.page.locator("details.titled")).to_have_count(0)
