"""A page that is loaded again in mid-game stands where it stood."""

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_reload_in_mid_game_changes_nothing(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random", "greedy"))
    ada.type("marker hull steel, marker london brewery")
    expect(ada.part("log")).to_contain_text("London")
    expect(ada.part("prompt")).to_contain_text("first of two actions")
    ada.open("lines")
    ada.choose(ada.choices[0])
    expect(ada.part("prompt").get_by_role("heading")).to_contain_text("go?")
    before = (ada.asked, ada.choices, ada.glowing, ada.log, ada.moves)

    ada.page.reload()
    ada.decides()

    assert before == (ada.asked, ada.choices, ada.glowing, ada.log, ada.moves)
    ada.choose(ada.choices[0])
    expect(ada.part("log").get_by_role("listitem")).not_to_have_count(len(before[3]))
