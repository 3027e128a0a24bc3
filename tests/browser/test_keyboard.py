"""A game without a mouse: Tab, arrows, Enter, and the move line."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.house import House
from tests.browser.player import Player, has_focus
from tests.browser.positions import step_of, until
from tests.browser.shelf import me, set_up, with_bots
from tests.support.depth import depth

POINTERS: Final = """
const seen = ({ type, x, y }) => (x || y) && (window.pointed = [type, x, y]);
for (const kind of ["pointerdown", "mousedown", "mousemove", "touchstart"])
  addEventListener(kind, seen, { capture: true });
"""
"""Remembers any pointer, but not the mouse that was never moved: Chromium tells that it rests in
the corner when the page under it has changed."""
MANY_TABS: Final = 150
OF_TWO: Final = "0001"


def tab_to(player: Player, target: Locator) -> None:
    """Walk with Tab until the target has the focus."""
    target.wait_for()
    for _ in range(MANY_TABS):
        player.page.keyboard.press("Tab")
        if has_focus(target):
            return
    raise AssertionError(f"Tab never reaches {target}")


def walk_and_enter(player: Player, *, steps: int = 1) -> None:
    """Step through the choices with an arrow and take the one that is reached."""
    if has_focus(player.part("move-line")):
        player.page.keyboard.press("Escape")
    for _ in range(steps):
        player.page.keyboard.press("ArrowRight")
    expect(player.part("prompt").locator("[data-walk]:focus")).to_have_count(1)
    player.page.keyboard.press("Enter")


def decide(player: Player, number: int) -> None:
    """In turn by arrows, by the move line, and on the board itself."""
    if not player.groups:
        decide_within(player, number)
    elif "lines" in player.groups and number % 2:
        player.reach_the_line()
        player.page.keyboard.type("ext")
        player.page.keyboard.press("ArrowDown")
        player.page.keyboard.press("Enter")
    elif player.choices:
        walk_and_enter(player, steps=1 + number % 3)
    else:
        walk_and_enter(player)


def decide_within(player: Player, number: int) -> None:
    hexes = [thing for thing in player.glowing if thing.startswith("hex:")]
    if "pass" in player.choices:
        player.type("PASS")
    elif hexes and number % 4 == 2:
        tab_to(player, player.thing(hexes[0]))
        player.page.keyboard.press("Enter")
    else:
        walk_and_enter(player, steps=1 + number % 2)


def reaches_the_end_untouched(player: Player) -> None:
    """By Tab and Enter to the end page, and no pointer was ever seen."""
    tab_to(player, player.part("see-end"))
    player.page.keyboard.press("Enter")
    player.part("rematch").wait_for()
    assert player.page.evaluate("window.pointed") is None


@pytest.mark.deep
def test_a_game_by_keyboard_alone(house: House, ada: Player) -> None:
    """From the home page to a table, and from there to the end page; no pointer ever touches it."""
    ada.page.add_init_script(POINTERS)
    ada.visit("/")
    tab_to(ada, ada.part("play-rocket"))
    ada.page.keyboard.press("Enter")
    assert ada.decides()

    owner, begun = me(ada), until(step_of, OF_TWO, after=depth(sample=155, whole=0))
    seats = with_bots(owner, "Bernadette", level="random")
    ada.visit(set_up(house, owner, begun, seats, "Evening train"))
    assert ada.play_on(decide) > 5
    reaches_the_end_untouched(ada)


def test_the_move_line_takes_several_orders_and_refuses_what_is_not_offered(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))

    ada.type("fly to the moon")
    expect(ada.part("why-not")).to_contain_text("“fly to the moon” is not a move here")
    ada.type("Extend gwr, to A1")
    expect(ada.part("why-not")).to_contain_text("“to A1”:")
    ada.type("d13")

    expect(ada.part("log")).to_contain_text("C14 → D13")
    expect(ada.part("prompt")).to_contain_text("second of two actions")


def test_a_move_line_that_comes_late_takes_the_keys_when_it_is_here(ada: Player) -> None:
    """On a slow network `/` may be struck before the line has been fetched."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/MoveLine*.js", hold)
    ada.visit(ada.open_table("me", "random"))
    ada.part("prompt").locator("[data-walk]").first.wait_for()
    with ada.page.expect_request("**/MoveLine*.js"):
        ada.page.keyboard.press("/")
    expect(ada.part("move-line")).to_have_count(0)

    held[0].continue_()

    expect(ada.part("move-line")).to_be_focused()


def test_the_move_line_completes_what_is_typed(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.decides()
    line = ada.part("move-line")

    ada.reach_the_line()
    ada.page.keyboard.type("ext gw")
    expect(ada.page.get_by_role("option", name="extend GWR")).to_be_visible()
    ada.page.keyboard.press("Tab")

    expect(line).to_have_value("extend GWR")
    ada.page.keyboard.press("Enter")
    expect(ada.part("prompt").get_by_role("heading")).to_contain_text("Where does GWR go?")


def test_all_keys_are_listed(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.decides()

    ada.page.keyboard.press("?")
    rows = ada.part("keys-dialog").get_by_role("listitem")
    expect(rows).to_have_count(16)
    explains = rows.filter(has_text="explain what is pointed at")
    expect(explains.locator("kbd")).to_have_text("X")
    ada.page.keyboard.press("Escape")

    expect(ada.part("keys-dialog")).to_have_count(0)
