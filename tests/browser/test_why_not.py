"""A click on what cannot be chosen says why, with the rule; no click is dead."""

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_hex_out_of_reach_says_why_and_opens_its_rule(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.choose("extend GWR")
    ada.button("to D13").wait_for()

    ada.pick("hex:H5")

    why = ada.part("why-not")
    expect(why).to_contain_text("H5")
    link = why.get_by_role("link")
    number = (link.inner_text()).removeprefix("Rule ")
    ada.click(link)
    rule = ada.page.locator(f'.sought[id="ROC-{number}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(f"ROC-{number}")
    assert ada.moves == 1


def test_the_sentence_goes_with_escape_and_with_the_next_choice(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.choose("extend GWR")
    ada.button("to D13").wait_for()
    why = ada.part("why-not").filter(has_text="H5")

    ada.pick("hex:H5")
    why.wait_for()
    ada.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    ada.pick("hex:H5")
    why.wait_for()
    ada.choose("to D13")

    expect(ada.part("prompt")).to_contain_text("second of two actions")
    expect(why).to_have_count(0)


def test_a_click_on_another_line_says_why(ada: Player) -> None:
    """One line is being extended; the plate of another has an answer with its rule."""
    ada.visit(ada.open_table("Ada", "Hugo"))
    ada.decides()
    ada.pick("company:GWR")
    expect(ada.part("prompt")).to_contain_text("Where does GWR go?")

    ada.pick("company:NER")

    ada.part("why-not").get_by_role("link").wait_for()
    assert ada.moves == 1
