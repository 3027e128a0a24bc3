"""Railroad Tycoon to the end page: by mouse, by keyboard alone, and under a thumb in French.

A recorded game is joined in the auction of its last turn; with `ROTONDE_DEEP=1` as soon as a cube
can be sent.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.shelf import me
from tests.browser.sizes import scrolls_sideways, small_texts
from tests.browser.test_keyboard import POINTERS, reaches_the_end_untouched, walk_and_enter
from tests.browser.tycoon_player import TycoonPlayer
from tests.browser.tycoon_positions import last_turn, my_go
from tests.support.depth import IS_DEEP

ORDER = ("deliver", "upgrade", "build", "pass")
"""What is done first where it can be; building now and then."""
FEW = 3


def join(player: TycoonPlayer, house: House) -> None:
    """Three seats, two of them bots."""
    player.sit_down(house, my_go(3, turn=1, deliveries=1) if IS_DEEP else last_turn(3))


def by_pointer(player: Player, number: int) -> None:
    """Cubes and tiles on the map, the rest by the prompt."""
    assert isinstance(player, TycoonPlayer)
    before, groups = player.moves, player.open_groups
    if player.button("stop").count():
        player.play_by(player.button("stop"))
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
    player.page.locator(".ghost").first.wait_for()
    player.pick(player.names(".ghost", "thing")[0])
    player.confirm_touch()


def play_a_few(player: TycoonPlayer, hand: Callable[[Player, int], None]) -> None:
    """The auction and the first action: the mouse goes on to the end in every run, others in a deep
    one."""
    for number in range(FEW):
        assert player.decides()
        hand(player, number)


@pytest.mark.deep
def test_three_seats_to_the_end_by_mouse(house: House, ada: Player) -> None:
    """Auction, deliveries, tiles and engines to the end page; the log knows the last turn."""
    player = TycoonPlayer.at(ada)
    join(player, house)

    assert player.play_on(by_pointer) > 3

    assert any(line.endswith(", the last") for line in player.log)
    assert any(f"{me(player).name} delivers" in line for line in player.log)
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
    elif "build" in groups and number % 3 == 0:
        begin_a_link_by_keys(player)
    elif "upgrade" in groups and number % 2:
        keys.press("3")
    else:
        keys.press("7")
    player.goes_on_by_key(before)


def begin_a_link_by_keys(player: TycoonPlayer) -> None:
    """The kind by its digit; a city, an exit and a tile by arrow and Enter."""
    player.page.keyboard.press("1")
    for _ in ("city", "exit", "tile"):
        walk_and_enter(player)


@pytest.mark.deep
def test_three_seats_to_the_end_by_keyboard_alone(house: House, ada: Player) -> None:
    """No pointer ever touches the page."""
    player = TycoonPlayer.at(ada)
    player.page.add_init_script(POINTERS)
    join(player, house)

    if IS_DEEP:
        assert player.play_on(by_keys) > 3
        reaches_the_end_untouched(player)
    else:
        play_a_few(player, by_keys)
        assert player.page.evaluate("window.pointed") is None


@pytest.mark.deep
def test_three_seats_to_the_end_on_a_phone_in_french(house: House, people: People) -> None:
    """Cubes over the prompt, cities on the map; the first touch shows, the button plays."""
    player = TycoonPlayer.at(people.come_with_a_phone(locale="fr-FR"))
    join(player, house)
    if not IS_DEEP:
        expect(player.part("end-set")).to_contain_text("Dernier tour")
    assert not scrolls_sideways(player.page)
    assert small_texts(player.page) == []

    if IS_DEEP:
        assert player.play_on(by_pointer) > 3
        expect(player.part("see-end")).to_contain_text("résultat")
    else:
        play_a_few(player, by_pointer)
