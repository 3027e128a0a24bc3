"""Railroad Tycoon to the end page: by mouse, by keyboard alone, and under a thumb in French."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.sizes import scrolls_sideways, small_texts
from tests.browser.test_keyboard import POINTERS, reaches_the_end_untouched
from tests.browser.tycoon_player import TycoonPlayer
from tests.browser.tycoon_positions import last_turns

ORDER = ("deliver", "upgrade", "build", "pass")
"""What is done first where it can be; building now and then."""


def by_pointer(player: Player, number: int) -> None:
    """Cubes and tiles on the map, the rest by the prompt."""
    assert isinstance(player, TycoonPlayer)
    before, groups = player.moves, player.open_groups
    if player.button("stop").count():
        player.click(player.button("stop"))
        player.confirm_touch(player.button("stop"))
    elif "auction" in groups or player.button("pass").count():
        player.choose("pass")
    elif player.movable and "deliver" in groups:
        player.deliver(player.movable[0])
    elif "build" in groups and number % 3 == 0:
        begin_a_link(player)
    else:
        wanted = next(group for group in ORDER if group in groups and group != "build")
        player.choose_group(wanted)
    player.goes_on(before)


def begin_a_link(player: TycoonPlayer) -> None:
    """The kind, a city, its first free exit, the first of its tiles."""
    player.open("build")
    city = next(thing for thing in player.glowing if thing.startswith("city:"))
    player.press(city)
    player.press(next(thing for thing in player.glowing if thing.startswith("exit:")))
    expect(player.page.locator(".ghost").first).to_be_visible()
    player.pick(player.names(".ghost", "thing")[0])
    player.confirm_touch()


def test_the_last_turns_of_three_seats_by_mouse(house: House, ada: Player) -> None:
    """Auction, deliveries, tiles and engines to the end page; the last turn is said in bold."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, last_turns(3))
    expect(player.page.locator(".line strong")).to_contain_text("last")

    assert player.play_on(by_pointer) > 5

    assert any("delivers" in line for line in player.log)
    player.click(player.part("see-end"))
    expect(player.page.locator('[data-testid^="rank-"]')).to_have_count(3)


def by_keys(player: Player, number: int) -> None:
    """P in the auction, the letter of a cube, digits for the kinds, Enter; no pointer."""
    assert isinstance(player, TycoonPlayer)
    before, keys, groups = player.moves, player.page.keyboard, player.open_groups
    if player.button("stop").count():
        keys.press("s")
    elif player.button("pass").count():
        keys.press("p")
    elif player.movable:
        player.thing(f"city:{player.movable[0].split(':')[1]}").focus()
        keys.press("1")
        expect(player.part("prompt").locator("h2")).to_contain_text("go from")
        keys.press("1")
    elif "upgrade" in groups and number % 2:
        keys.press("3")
    else:
        keys.press("7")
    player.goes_on_by_key(before)


def test_the_last_turns_by_keyboard_alone(house: House, ada: Player) -> None:
    """No pointer ever touches the page."""
    player = TycoonPlayer.at(ada)
    player.page.add_init_script(POINTERS)
    player.sit_down(house, last_turns(3))

    assert player.play_on(by_keys) > 5
    reaches_the_end_untouched(player)


def test_the_last_turns_on_a_phone_in_french(house: House, people: People) -> None:
    """Cubes over the prompt, cities on the map; the first touch shows, the button plays."""
    player = TycoonPlayer.at(people.come_with_a_phone(locale="fr-FR"))
    player.sit_down(house, last_turns(3))
    assert not scrolls_sideways(player.page)
    assert small_texts(player.page) == []

    assert player.play_on(by_pointer) > 5

    expect(player.part("see-end")).to_contain_text("résultat")
