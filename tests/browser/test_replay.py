"""A finished game, looked at again: told in words, sent by its address, and played on from."""

import re

from playwright.sync_api import expect

from tests.browser.player import Player, plain
from tests.browser.positions import recorded, text_of
from tests.browser.sizes import low_buttons, scrolls_sideways

CUT_STOPS = """(line) => [...line.children]
  .filter((stop) => {
    const { left, right } = stop.getBoundingClientRect();
    return left < -1 && right > 1;
  })
  .map((stop) => stop.innerText)"""
"""Stops of the veto that a phone shows in part."""


def test_a_finished_game_is_told_move_by_move_and_its_address_can_be_sent(ada: Player) -> None:
    """Before and after a move, payments, speeds; what was hidden in play is open."""
    table = ada.bring(text_of(recorded()))
    ada.visit(f"{table}?moves=40")
    prompt = ada.part("prompt")
    expect(prompt).to_contain_text("Move 40 of 208")
    expect(prompt.get_by_role("heading")).to_have_text("Perseverance begins a move")
    ada.page.keyboard.press("]")
    expect(prompt).to_contain_text("Move 41 of 208")
    ada.page.keyboard.press("ArrowRight")
    expect(prompt).to_contain_text("Move 42 of 208")
    ada.page.keyboard.press("ArrowLeft")
    expect(prompt).to_contain_text("Move 41 of 208")
    assert plain(prompt.get_by_role("heading").inner_text()) in ada.log[-1]
    assert all("£" in ada.purse(seat).inner_text() for seat in range(3))

    ada.click(ada.part("before-after"))
    expect(ada.page).to_have_url(re.compile(r"moves=40$"))
    expect(prompt.get_by_role("heading")).to_contain_text("LBSCR J17 → J16")
    expect(prompt).to_contain_text("Before the move")
    ada.click(ada.part("before-after"))
    expect(ada.page).to_have_url(re.compile(r"moves=41$"))

    ada.page.keyboard.press("Shift+}")
    expect(prompt).not_to_contain_text("Move 41 of")
    expect(ada.part("log").locator("li").last).to_contain_text("£")
    ada.click(ada.part("replay-speed"))
    expect(ada.part("replay-speed")).to_have_text("2×")
    ada.click(ada.part("go-now"))
    expect(ada.page).to_have_url(re.compile(r"/t/[^?]+$"))


def test_on_a_phone_whoever_opens_the_address_of_a_move_steps_and_plays_on(phone: Player) -> None:
    """Without a search: the way through the game stands in the prompt, large enough for a thumb."""
    phone.visit(f"{phone.bring(text_of(recorded()))}?moves=119")
    prompt = phone.part("prompt")
    for part in ("timeline", "play-on", "go-now"):
        expect(prompt.get_by_test_id(part)).to_be_in_viewport(ratio=1)
    assert low_buttons(phone.page, '[data-testid="prompt"] button', 44) == []
    phone.click(prompt.get_by_role("button", name="One move forward"))
    expect(prompt).to_contain_text("Move 120 of 208")
    expect(phone.page.locator("li[aria-current=step]")).to_be_in_viewport(ratio=1)
    phone.rests()
    assert phone.page.get_by_label("Who answers the veto").evaluate(CUT_STOPS) == []
    assert not scrolls_sideways(phone.page)


def test_any_position_of_it_is_played_on_from_against_bots(ada: Player) -> None:
    table = ada.bring(text_of(recorded()))
    ada.visit(f"{table}?moves=60")

    ada.click(ada.part("play-on"))
    expect(ada.part("prompt")).not_to_contain_text("Move 60 of")

    assert ada.decides()
    assert table not in ada.page.url
    assert ada.moves >= 60
