"""The coach of a first game against bots: a line for each kind of decision, off with a click."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from rotonde import GAMES
from rotonde.words import Language
from tests.browser.people import People
from tests.browser.player import Player

WORDS = Language("en", "rocket")
LOW: Final = ViewportSize(width=1280, height=680)


def boxes(player: Player) -> list[object]:
    """Where board, question and tabs lie, once nothing moves."""
    player.rests()
    parts = (player.part("board"), player.part("prompt"), player.page.get_by_role("tab").first)
    return [part.bounding_box() for part in parts if part.count()]


def test_a_first_game_has_a_coach_who_goes_when_told(people: People) -> None:
    """What a kind of decision is for is said once; the menu brings the coach back."""
    ada = people.come(coach=True)
    ada.play_the_bots()
    line = ada.part("coach").locator("p")
    expect(line).to_have_text(WORDS.message("coach-action"))
    expect(ada.part("minute")).to_have_text(WORDS.message("minute"))

    before = boxes(ada)
    ada.choose("extend GWR")
    expect(line).to_have_text(WORDS.message("coach-hex"))
    assert boxes(ada) == before
    ada.part("minute").wait_for()
    ada.choose("to D13")
    expect(ada.part("coach")).to_have_count(0)
    assert boxes(ada) == before
    expect(ada.part("minute")).to_have_count(0)

    ada.click(ada.part("menu"))
    ada.click(ada.part("setting-coach"))
    ada.click(ada.part("setting-coach"))
    ada.page.keyboard.press("Escape")
    expect(ada.part("setting-coach")).to_have_count(0)
    expect(line).to_have_text(WORDS.message("coach-action"))
    ada.click(ada.part("coach-off"))
    expect(ada.part("coach")).to_have_count(0)
    ada.page.reload()
    ada.decides()
    expect(ada.part("coach")).to_have_count(0)
    expect(ada.part("setting-coach")).to_have_count(0)
    ada.click(ada.part("menu"))
    expect(ada.part("setting-coach")).not_to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_the_coach_has_said_enough(people: People, game: str) -> None:
    """A caption over a phone's board; in a low window a line for which the log shrinks."""
    phone = people.come_with_a_phone(coach=True)
    phone.visit("/")
    phone.click(phone.part(f"play-{game}"))
    phone.decides()
    hear_and_hide(phone)

    phone.touch = False
    phone.stands_at(LOW)
    phone.page.reload()
    phone.decides()
    expect(phone.page.get_by_role("tab").first).to_be_in_viewport(ratio=1)
    hear_and_hide(phone)


def hear_and_hide(player: Player) -> None:
    line = player.part("coach").locator("p")
    expect(line).to_be_in_viewport(ratio=1)
    coach, prompt = player.part("coach").bounding_box(), player.part("prompt").bounding_box()
    assert coach is not None
    assert prompt is not None
    assert coach["y"] + coach["height"] < prompt["y"] or coach["x"] > prompt["x"]
    for head in player.page.locator(".board :is(div.head, div.tabs)").all():
        box = head.bounding_box()
        assert box is None or coach["y"] >= box["y"] + box["height"] - 1 or coach["x"] > box["x"]
    before = boxes(player)
    if player.touch:
        player.page.touchscreen.tap(prompt["x"] + 2, prompt["y"] + 2)
        expect(line).to_be_hidden()
        assert boxes(player) == before
        player.click(player.part("coach-fold"))
    player.click(player.part("coach-hide"))
    expect(line).to_have_count(0)
    assert boxes(player) == before


def test_among_friends_there_is_no_coach(people: People) -> None:
    ada = people.come(coach=True)
    ada.visit(ada.open_table("me", "Hugo"))
    ada.decides()

    ada.part("minute").wait_for()
    expect(ada.part("coach")).to_have_count(0)
