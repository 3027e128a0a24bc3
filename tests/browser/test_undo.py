"""Taking back: one step, to the start of the turn, and never past what others acted on."""

import re

from playwright.sync_api import expect

from tests.browser.player import NEWS_STAY, Player

FIRST, SECOND = "first of two actions", "second of two actions"


def test_a_step_is_taken_back_by_its_button_and_done_again(ada: Player) -> None:
    ada.does_nothing_after(NEWS_STAY)
    ada.visit(ada.open_table("me", "random"))
    ada.choose("extend GWR")
    ada.button("to D13").wait_for()

    ada.click(ada.part("undo"))
    expect(ada.part("undo")).to_have_count(0)
    expect(ada.part("toasts")).to_contain_text("Undone")
    ada.click(ada.part("toasts").get_by_role("button", name="Redo"))

    ada.button("to D13").wait_for()
    expect(ada.part("toasts")).not_to_contain_text("Undone")


def test_control_z_takes_back_a_step_at_a_time(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.choose("marker gloucester steel")
    expect(ada.part("prompt")).to_contain_text(SECOND)
    ada.choose("extend GWR")
    ada.button("to D13").wait_for()

    ada.page.keyboard.press("Control+z")
    expect(ada.part("prompt")).to_contain_text(SECOND)
    ada.page.locator('[data-group="lines"]').wait_for()
    ada.page.keyboard.press("Control+z")

    expect(ada.part("prompt")).to_contain_text(FIRST)
    expect(ada.part("timeline")).to_have_attribute("aria-valuemax", "0")
    expect(ada.part("log")).to_contain_text("The game in a minute")


def test_the_whole_turn_is_taken_back_after_a_question(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.choose("marker gloucester steel")
    ada.choose("extend GWR")
    ada.button("to D13").wait_for()

    ada.click(ada.part("undo-turn"))
    expect(ada.part("undo-dialog")).to_contain_text("Undo all of this?")
    ada.page.keyboard.press("Escape")
    expect(ada.part("undo-dialog")).to_have_count(0)
    ada.page.keyboard.press("Control+Alt+z")
    ada.click(ada.part("undo-confirm"))

    expect(ada.part("prompt")).to_contain_text(FIRST)
    expect(ada.part("undo")).to_have_count(0)
    ada.page.keyboard.press("Control+y")
    expect(ada.part("log")).to_contain_text("takes the steel marker of Gloucester")
    ada.page.keyboard.press("Control+Shift+z")

    ada.button("to D13").wait_for()
    expect(ada.part("redo")).to_have_count(0)


def test_nothing_is_taken_back_once_the_turn_has_passed(ada: Player) -> None:
    """The button says what stands in the way, and so do the keys."""
    ada.visit(ada.open_table("me", "random"))
    ada.choose("marker gloucester steel")
    ada.choose("marker gloucester leather")
    expect(ada.part("prompt")).to_contain_text(FIRST)
    moves = ada.moves

    expect(ada.part("undo")).to_have_count(0)
    expect(ada.part("undo-shut")).to_have_attribute("title", re.compile("^Another player"))
    ada.page.keyboard.press("Control+z")
    expect(ada.part("why-not")).to_contain_text("Another player has moved since")
    ada.open("markers")
    ada.choose(ada.choices[0])

    expect(ada.part("timeline")).to_have_attribute("aria-valuemax", str(moves + 1))
    expect(ada.part("log")).to_contain_text("takes the leather marker of Gloucester")


def test_a_move_that_asks_somebody_is_final(ada: Player) -> None:
    """Hugo moves a company of which Ada holds a share: once she is asked, he cannot go back."""
    ada.visit(ada.open_table("Ada", "Hugo"))
    ada.type("extend GWR, to D13, marker london brewery")
    ada.click(ada.part("curtain-open"))
    ada.choose("extend GWR")
    ada.part("undo").wait_for()
    ada.choose("to E13")

    ada.click(ada.part("curtain-open"))
    expect(ada.part("prompt")).to_contain_text("Turn GWR elsewhere?")
    expect(ada.part("undo")).to_have_count(0)
    ada.choose("pass")
    ada.click(ada.part("curtain-open"))

    expect(ada.part("prompt")).to_contain_text(SECOND)
    expect(ada.part("undo")).to_have_count(0)
