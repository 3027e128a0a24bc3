"""For everybody: names of controls, colours that can be told apart, a focus that can be seen."""

import re
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.player import Player, has_focus
from tests.browser.positions import is_extending, text_of, until

CONTROLS: Final = re.compile(
    "button|link|textbox|searchbox|combobox|radio|checkbox|slider|tab|switch|menuitem|option"
)
THEMES: Final = ("light", "dark")
AA_TEXT, AA_MARK = 4.5, 3.0
TEXTS: Final = [
    *product(("ink", "ink-2", "ink-3"), ("paper", "sheet", "sunk")),
    *product(("brass-strong", "signal", "rail", "forest", "slate"), ("paper", "sheet")),
    *product([f"seat-{number}-text" for number in range(1, 7)], ("paper", "sheet")),
    *[(f"co-{id}-on", f"co-{id}") for id in ["LY", "NER", "GER", "SER", "LBSCR", "LSWR", "GWR"]],
    ("ink", "brass-wash"),
    ("on-strong", "brass-strong"),
    ("map-ink", "land"),
    ("map-soft", "land"),
    ("water-ink", "sea"),
]
MARKS: Final = [
    *product(("brass", "line-strong"), ("sheet", "paper")),
    *product([f"seat-{number}" for number in range(1, 7)], ("sheet", "land")),
    ("brass", "land"),
    ("rail-ink", "land"),
    ("coast", "sea"),
]
TOKEN: Final = "(name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)"
RING: Final = """(element) => {
  const style = getComputedStyle(element);
  const outlined = style.outlineStyle !== "none" && !/, 0\\)$/.test(style.outlineColor);
  const drawn = element.closest("svg") && document.querySelector(".overlay .focus");
  const frame = element.matches("input") ? getComputedStyle(element.parentElement) : style;
  return Boolean(outlined || style.boxShadow !== "none" || frame.boxShadow !== "none" || drawn);
}"""
"""Whether the focus is drawn: around the element, around the frame of a field, on the map."""


def nameless(player: Player) -> list[str]:
    """The controls of a page that say nothing to who cannot see them."""
    player.rests()
    session = player.page.context.new_cdp_session(player.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    spoken = [node for node in nodes if not node.get("ignored")]
    controls = [node for node in spoken if CONTROLS.fullmatch(str(value_of(node, "role")))]
    assert len(controls) > 4
    return [str(node) for node in controls if not str(value_of(node, "name")).strip()]


def value_of(node: dict[str, Any], name: str) -> object:
    return node.get(name, {}).get("value", "")


def test_every_control_of_the_table_has_a_name(ada: Player) -> None:
    ada.visit(ada.bring(text_of(until(is_extending, after=40))))
    ada.decides()
    ada.click(ada.part("menu"))
    ada.part("export").wait_for()

    assert nameless(ada) == []


def test_every_control_of_a_table_that_waits_has_a_name(ada: Player, people: People) -> None:
    """For its host, and for who comes by the link."""
    address = ada.open_table("me", "open", "open")
    for player, control in ((ada, "start-with-bots"), (people.come(), "sit-down")):
        player.visit(address)
        player.part(control).wait_for()

        assert nameless(player) == []


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2.2 counts it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_every_pair_of_text_and_ground_holds_aa(people: People, theme: str) -> None:
    ada = people.come(color_scheme=theme)
    ada.visit(ada.open_table("me", "random"))
    ada.part("board").wait_for()  # the liveries of companies come with it
    expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)

    def colour(name: str) -> str:
        return str(ada.page.evaluate(TOKEN, name)).strip()

    weak = [
        f"{one} on {other}: {found:.2f}"
        for least, pairs in ((AA_TEXT, TEXTS), (AA_MARK, MARKS))
        for one, other in pairs
        if (found := contrast(colour(one), colour(other))) < least
    ]
    assert weak == []


def test_the_focus_can_be_seen_wherever_tab_leads(ada: Player) -> None:
    ada.visit(ada.bring(text_of(until(is_extending, after=40))))
    ada.decides()
    unseen = []

    for _ in range(40):
        ada.page.keyboard.press("Tab")
        here = ada.page.locator(":focus")
        if here.count() and not here.evaluate(RING):
            unseen.append(here.evaluate("(element) => element.outerHTML.slice(0, 80)"))

    assert unseen == []


def test_the_way_to_the_content_is_the_first_stop(ada: Player) -> None:
    ada.visit("/")
    skip = ada.page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_attached()
    ada.page.keyboard.press("Tab")

    assert has_focus(skip)
    expect(skip).to_be_in_viewport()


def test_light_and_dark_are_chosen_and_remembered(ada: Player) -> None:
    ada.visit("/")
    page = ada.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")

    ada.click(ada.part("theme"))
    expect(page).to_have_attribute("data-theme", "dark")
    ada.page.reload()

    expect(page).to_have_attribute("data-theme", "dark")


def test_new_lines_of_the_log_are_read_aloud(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.choose("marker gloucester steel")
    spoken = ada.page.locator('[aria-live="polite"]', has_text=re.compile("steel marker"))

    expect(spoken).to_have_count(1)
