"""Railroad Tiles without a mouse: arrows, R and F, Enter, digits, Tab, and the move line."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.player import Player, has_focus
from tests.browser.shelf import me, set_up, with_bots
from tests.browser.test_keyboard import (
    MANY_TABS,
    POINTERS,
    reaches_the_end_untouched,
    tab_to,
    walk_and_enter,
)
from tests.browser.tiles_player import TilesPlayer
from tests.browser.tiles_positions import takes_a_column, tiles_until
from tests.support.depth import depth

OF_TWO = "0007"
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def decide(player: Player, number: int) -> None:
    """In turn by arrows, by the move line, and on the map itself."""
    assert isinstance(player, TilesPlayer)
    made = player.own_moves
    if player.hand and number % 4 == 0:
        lay_by_line(player)
    elif player.hand:
        lay_by_arrows(player, number)
    elif player.in_reach("slot"):
        place(player)
    elif player.part("prompt").get_by_role("switch").count():
        player.type("finish")
    elif number % 2 or "finish" in player.choices:
        player.type(player.choices[-1])
    else:
        walk_and_enter(player)
    player.made_more_than(made)


def lay_by_arrows(player: TilesPlayer, number: int) -> None:
    """A tile by its digit, a cell by an arrow, then turned and mirrored; Enter lays it."""
    leave_the_line(player)
    keys = player.page.keyboard
    keys.press(str(1 + number % player.held.count()))
    keys.press(ARROWS[number % 4])
    player.ghost.wait_for()
    keys.press("r")
    keys.press("f")
    keys.press("Enter")


def lay_by_line(player: TilesPlayer) -> None:
    """The first completion of the word shows a ghost on the map and is played."""
    player.reach_the_line()
    player.page.keyboard.type("lay")
    player.page.keyboard.press("ArrowDown")
    player.ghost.wait_for()
    player.page.keyboard.press("Enter")


def leave_the_line(player: TilesPlayer) -> None:
    if has_focus(player.part("move-line")):
        player.page.keyboard.press("Escape")


def back_to(player: TilesPlayer, target: Locator) -> None:
    """From the prompt back to the map, which stands before it."""
    leave_the_line(player)
    player.page.keyboard.press("ArrowRight")
    for _ in range(MANY_TABS):
        player.page.keyboard.press("Shift+Tab")
        if has_focus(target):
            return
    raise AssertionError(f"Shift+Tab never reaches {target}")


def place(player: TilesPlayer) -> None:
    """Go back to a slot and press Enter; where both tokens could fill it, say which."""
    slot = player.thing(player.in_reach("slot")[0])
    several = player.marks_several(slot)
    back_to(player, slot)
    player.page.keyboard.press("Enter")
    if several:
        player.page.keyboard.press("1")


@pytest.mark.deep
def test_a_game_of_tiles_by_keyboard_alone(house: House, ada: Player) -> None:
    """The last rounds, or all of them in a deep run; no pointer ever touches the page."""
    tiler = TilesPlayer.at(ada)
    tiler.page.add_init_script(POINTERS)
    owner, begun = me(tiler), tiles_until(takes_a_column, OF_TWO, depth(sample=6, whole=1))
    seats = with_bots(owner, "Bernadette", level="random")
    tiler.visit(set_up(house, owner, begun, seats, "Lunch hour"))

    assert tiler.play_on(decide) > 10
    reaches_the_end_untouched(tiler)


def test_keys_of_the_map_and_the_log_that_is_one_stop(ada: Player) -> None:
    """Only ways that fit are gone through, and they come round again; all keys are listed."""
    tiler = TilesPlayer.at(ada)
    tiler.visit(tiler.open_tiles("me", challenge="holes"))
    tiler.take("column 3")
    keys = tiler.page.keyboard
    keys.press("ArrowRight")
    tiler.ghost.wait_for()
    first = tiler.way

    keys.press("r")
    turned = tiler.way
    keys.press("Shift+R")
    assert tiler.way == first
    assert turned.rsplit(maxsplit=1)[0] == first.rsplit(maxsplit=1)[0]
    keys.press("f")
    keys.press("Escape")
    expect(tiler.ghost).to_have_count(0)
    keys.press("?")
    listed = tiler.part("keys-dialog").get_by_role("listitem")
    listed.filter(has_text="Shift R").wait_for()
    keys.press("Escape")
    the_log_is_one_stop(tiler)


def the_log_is_one_stop(tiler: TilesPlayer) -> None:
    """A long log does not stand between the prompt and what follows it; arrows walk through it."""
    tiler.lay()
    jumps = tiler.part("log").get_by_role("button")
    expect(jumps).to_have_count(2)
    tab_to(tiler, jumps.last)
    tiler.page.keyboard.press("ArrowUp")
    expect(jumps.first).to_be_focused()
    tiler.page.keyboard.press("Enter")
    expect(tiler.part("prompt")).to_contain_text("Move 1 of 2")
