"""Railroad Dice to the end page: by mouse, by keys, by thumb in French.

A known game is joined in its first year; with `ROTONDE_DEEP=1` at its first roll.
"""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.dice_hands import beginning, by_keys, by_mouse, by_thumb, orders, play_whole
from tests.browser.dice_player import DicePlayer
from tests.browser.dice_positions import (
    begins_a_bridge,
    chooses_a_sheet,
    dice_state,
    dice_until,
    ends_the_year,
    has_paid_twice,
    lays,
    pays_either_way,
    seen,
)
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.sizes import scrolls_sideways, small_texts
from tests.browser.test_keyboard import POINTERS, tab_to
from tests.support.depth import IS_DEEP, depth

SINCE: Final = depth(sample=15, whole=0)
"""How many orders of the known game are given before anybody sits down to it."""
BRIDGED: Final = depth(sample=37, whole=len(orders()))
"""How many are given when the bridge is passed and the next seat has its income."""

THUMB: Final = 44
"""Pixels that a thumb needs."""


@pytest.mark.deep
def test_a_whole_game_of_three_by_mouse(ada: Player, house: House) -> None:
    """With a discovery, two bridges, a station and a company that changes hands."""
    player = DicePlayer.at(ada)
    player.sit_down(house, beginning(SINCE))

    play_whole(player, by_mouse, SINCE)

    for told in ("Bernadette discovers a lake", "Ada builds"):
        assert any(told in line for line in player.log), told
    assert any("Ada lays" in line and "over water" in line for line in player.log)
    assert any("Bernadette directs" in line and "Weiden" in line for line in player.log)
    player.click(player.part("see-end"))
    expect(player.page.locator('[data-testid^="rank-"]')).to_have_count(3)


@pytest.mark.deep
def test_a_whole_game_by_keyboard_alone(ada: Player, house: House) -> None:
    """Rolls, shares, rails, a sheet and a station; no pointer ever touches the page.

    The table stays after the last count, until its end page is asked for.
    """
    player = DicePlayer.at(ada)
    player.page.add_init_script(POINTERS)
    player.sit_down(house, beginning(SINCE))

    play_whole(player, by_keys, SINCE)

    expect(player.part("year-end")).to_be_visible()
    tab_to(player, player.part("see-end"))
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/end")
    assert player.page.evaluate("window.pointed") is None


@pytest.mark.deep
def test_the_years_of_a_bridge_at_390_pixels_by_touch_in_french(
    people: People, house: House
) -> None:
    """From a share on: a discovery, a bridge, a year end; in a deep run to the end of the game."""
    player = DicePlayer.at(people.come_with_a_phone(locale="fr-FR"))
    given = orders().index("rail B f7 S ?") - 1
    player.sit_down(house, beginning(given))
    assert not scrolls_sideways(player.page)
    assert small_texts(player.page) == []

    play_whole(player, by_thumb, given, BRIDGED)

    assert player.moves == len(orders()[:BRIDGED])
    expect(player.part("see-end")).to_have_count(1 if IS_DEEP else 0)


def test_on_a_phone_one_sheet_is_shown_at_a_time(phone: Player, house: House) -> None:
    """The end that glows is open first; the map has its own tab, whose tiles lead to the sheets."""
    player = DicePlayer.at(phone)
    both_dice_that_pay_are_seen(player, house)
    record = dice_until(lays, year=4)
    player.sit_down(house, record)
    player.click(player.page.locator(".board .closed:visible").first)
    expect(player.part("why-not").get_by_role("link")).to_contain_text("Rule")
    tabs = player.page.get_by_role("tablist", name="Sheets and map").get_by_role("tab")
    expect(tabs).to_have_count(3)
    expect(player.page.locator(".board svg[data-sheet]:visible")).to_have_count(1)
    dice = player.page.locator("[data-tray] .front button")
    assert all((die.bounding_box() or {"width": 0})["width"] >= THUMB for die in dice.all())

    player.click(tabs.nth(1))

    player.page.locator(".survey").wait_for()
    expect(player.page.locator(".board svg[data-sheet]:visible")).to_have_count(0)
    player.click(player.page.locator(".board .tabs .reserve"))
    answers = player.part("why-not").get_by_role("link").or_(player.part("play-pinned"))
    expect(answers).to_be_visible()
    active = next(tile for tile in seen(dice_state(record)).general_map if "B" in tile.ends)
    player.click(player.thing(f"place:{active.place[0]}:{active.place[1]}"))
    expect(player.page.locator('.board svg[data-sheet="B"]')).to_be_visible()


def both_dice_that_pay_are_seen(player: DicePlayer, house: House) -> None:
    """Of the first share on offer, whose buttons stand beside each other."""
    player.sit_down(house, dice_until(pays_either_way, year=2))
    player.click(player.page.locator('[data-group="shares"]'))
    player.click(player.part("prompt").locator("[data-choice]").first)
    expect(player.page.get_by_role("heading", name="pay with")).to_be_visible()
    for choice in player.choices:
        expect(player.button(choice)).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_reserve_and_the_sums_of_a_year_are_in_sight(
    people: People, house: House
) -> None:
    player = DicePlayer.at(people.come_with_a_phone(locale="fr-FR"))
    player.sit_down(house, dice_until(has_paid_twice, "0004"))

    expect(player.page.locator(".board .tabs .paid")).to_have_count(2)
    expect(player.page.locator(".board .tabs .reserve b")).to_be_in_viewport(ratio=1)
    for end in player.page.locator(".board .tabs .end").all():
        expect(end).to_be_in_viewport(ratio=1)

    player.sit_down(house, dice_until(ends_the_year, year=12))
    player.play("end")
    assert player.cut_sums == []
    the_count_gives_way_to_a_choice(player)


def the_count_gives_way_to_a_choice(player: DicePlayer) -> None:
    """The first tap on what the new year asks shows its card, where the table of the count was."""
    player.part("year-end").wait_for()
    player.click(player.page.locator("[data-group]:not([aria-disabled=true])").first)
    if player.part("preview").count() == 0:
        player.click(player.part("prompt").locator("[data-choice]").first)
    expect(player.part("preview")).to_be_visible()
    expect(player.part("year-end")).to_have_count(0)


def test_on_a_phone_offered_sheets_can_be_left_and_found_again(phone: Player, house: House) -> None:
    player = DicePlayer.at(phone)
    player.sit_down(house, dice_until(chooses_a_sheet))
    offers = player.page.locator(".board .offers")
    offers.wait_for()

    player.click(player.page.locator('.board [role=tab][data-tab="map"]'))
    offers.wait_for(state="hidden")
    player.click(player.page.locator(".board [role=tab]:has(.dot)"))

    offers.wait_for()


def test_the_table_speaks_french(people: People, house: House) -> None:
    player, record = DicePlayer.at(people.come(locale="fr-FR")), dice_until(begins_a_bridge)
    player.sit_down(house, record)
    plan = next(p for p in seen(dice_state(record)).plans if p.begins == "bridge")

    player.way(plan.end, plan.cell, plan.out).hover()

    expect(player.part("preview")).to_contain_text("Pont")
    expect(player.page.locator(".board")).to_contain_text("sortie")
    expect(player.part("prompt")).to_contain_text("devant")
