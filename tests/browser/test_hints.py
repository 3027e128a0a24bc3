"""A hint at the table: asked for by mouse, key or thumb, drawn as a plan, followed step by step."""

from playwright.sync_api import expect

from rotonde.words import Language
from tests.browser.people import People
from tests.browser.player import Player

FRENCH = Language("fr", "tiles")


def test_a_hint_by_key_and_by_mouse(ada: Player) -> None:
    """It says how likely the best decisions win, and why; one click begins one of them."""
    ada.visit(ada.open_table("me", "random"))
    ada.decides()
    ada.page.keyboard.press("c")
    ways = ada.part("hint-way")
    expect(ways.first).to_contain_text("%")
    ada.rests()
    assert 1 <= ways.count() <= 3
    expect(ada.part("lanterns")).to_have_count(1)
    ada.page.keyboard.press("c")
    expect(ada.part("hint")).to_have_count(0)

    ada.click(ada.part("hint-ask"))
    expect(ways.first).to_be_visible()
    ada.click(ways.last)
    expect(ways.last).to_have_attribute("aria-checked", "true")
    before = ada.moves
    ada.click(ada.part("hint-take"))
    if ada.part("pinned").count():
        ada.page.keyboard.press("Enter")
    expect(ada.part("prompt")).not_to_have_attribute("data-moves", str(before))


def test_a_hint_under_a_thumb_in_french(people: People) -> None:
    """Alone with a challenge: what counts is the score."""
    phone = people.come_with_a_phone(locale="fr-FR")
    phone.visit(phone.open_table("me", game="tiles"))
    phone.decides()
    phone.click(phone.part("hint-ask"))
    expect(phone.part("hint").get_by_text(FRENCH.message("hint-score"))).to_be_visible()
    board, hint = phone.part("board").bounding_box(), phone.part("hint").bounding_box()
    assert board is not None
    assert hint is not None
    assert hint["width"] > 0.95 * board["width"]
    phone.click(phone.part("hint-close"))
    expect(phone.part("hint")).to_have_count(0)


def test_among_people_the_key_says_why_there_is_none(people: People) -> None:
    ada, hugo = people.come(), people.come()
    address = ada.open_table("me", "open")
    hugo.visit(address)
    hugo.click(hugo.part("sit-down"))
    ada.visit(address)
    ada.part("prompt").wait_for()
    ada.rests()
    ada.page.keyboard.press("c")
    expect(ada.part("hint")).to_contain_text(Language("en").message("hint-people"))
