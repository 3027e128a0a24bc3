"""A page that is loaded again in mid-game stands where it stood."""

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_reload_in_mid_game_changes_nothing(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random", "greedy"))
    ada.type("extend GWR, to D13, marker london brewery")
    expect(ada.part("prompt")).to_contain_text("first of two actions")
    ada.choose("extend LSWR")
    expect(ada.button("to G16")).to_be_visible()
    before = (ada.asked, ada.choices, ada.glowing, ada.log, ada.moves)

    ada.page.reload()
    ada.decides()

    assert before == (ada.asked, ada.choices, ada.glowing, ada.log, ada.moves)
    ada.choose("to G16")
    expect(ada.part("log")).to_contain_text("G17 → G16")
