"""Two friends at one screen: a curtain falls between them, and each sees only what is theirs."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.player import Player

COVERED: Final = """(element) => {
  const box = element.getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return seen?.closest('[data-testid="curtain"]') != null;
}"""


def seat(ada: Player, number: int, kind: str) -> Locator:
    """Put somebody into a seat of the form; says where the name goes."""
    row = ada.part(f"seat-{number}")
    ada.click(row.locator(f'label:has(input[value="{kind}"])'))
    return row.get_by_role("textbox")


def sit_down_together(ada: Player) -> None:
    """A new table for two by its form."""
    ada.visit("/tables?tab=new")
    ada.click(ada.page.get_by_role("button", name="Remove the last seat"))
    seat(ada, 0, "hotseat").fill("Ada")
    seat(ada, 1, "hotseat").fill("Hugo")
    ada.click(ada.part("open-table"))
    ada.decides()


def test_the_curtain_falls_between_two_seats_and_hides_what_is_private(ada: Player) -> None:
    sit_down_together(ada)
    expect(ada.purse(0)).to_contain_text("£0")
    expect(ada.purse(1)).to_contain_text("hidden until the end")
    ada.type("extend GWR, to D13, marker london brewery")

    curtain = ada.part("curtain")
    expect(curtain).to_contain_text("Hugo, it is your turn")
    assert ada.purse(0).evaluate(COVERED)
    assert ada.glowing == []
    ada.click(ada.part("curtain-open"))

    expect(curtain).to_have_count(0)
    expect(ada.purse(1)).to_contain_text("£0")
    expect(ada.purse(0)).to_contain_text("hidden until the end")
    expect(ada.part("prompt")).to_contain_text("first of two actions")


def test_a_reload_does_not_open_the_curtain(ada: Player) -> None:
    ada.visit(ada.open_table("Ada", "Hugo"))
    ada.type("extend GWR, to D13, marker london brewery")
    ada.part("curtain").wait_for()

    ada.page.reload()

    expect(ada.part("curtain")).to_contain_text("Hugo, it is your turn")
    assert ada.purse(1).evaluate(COVERED)


def test_keys_do_nothing_behind_the_curtain(ada: Player) -> None:
    ada.visit(ada.open_table("Ada", "Hugo"))
    ada.type("extend GWR, to D13, marker london brewery")
    expect(ada.part("curtain-open")).to_be_focused()

    ada.page.keyboard.press("Control+z")
    ada.page.keyboard.press("/")
    expect(ada.part("curtain-open")).to_be_focused()
    ada.page.keyboard.press("Enter")

    expect(ada.part("curtain")).to_have_count(0)
    assert ada.moves == 3
