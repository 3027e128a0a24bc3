"""The end of a game: its finished board as a picture, where it turned, what each seat did best."""

import re
from pathlib import Path

from playwright.sync_api import expect

from rotonde.catalogue import GAMES
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import recorded, text_of
from tests.browser.shelf import me, set_up, with_bots
from tests.recordings.shelf import SHELF, read

WIDTH = "(image) => image.naturalWidth"
CUT = """(svg) => {
  const all = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter((text) => {
    const own = text.getBoundingClientRect();
    return text.textContent.includes("…") || own.left < all.left - 1 || own.right > all.right + 1
      || own.top < all.top - 1;
  }).map((text) => text.textContent);
}"""
"""The words of a chart that are cut, or run off it."""
BEST_MOVE = re.compile(r"(Best move|Most at once): (£[\d,]+|[\d,]+ (points?|passengers|VP)),")
"""No figure without its unit."""


def saved(player: Player, kind: str) -> bytes:
    """The file that a click hands over."""
    with player.page.expect_download() as waiting:
        player.click(player.part(kind))
    return Path(waiting.value.path()).read_bytes()


def look_at_picture(player: Player) -> None:
    player.part("share-picture").scroll_into_view_if_needed()
    player.part("finished-board").wait_for()
    expect(player.part("share-picture")).to_be_enabled()


def test_the_finished_board_is_saved_as_it_is_seen(ada: Player) -> None:
    """As a drawing that needs nothing of the page, and as dots; in the theme of the page."""
    ada.visit(f"{ada.bring(text_of(recorded()))}/end")
    look_at_picture(ada)
    assert ada.page.locator(".course svg:has(.curve)").evaluate(CUT) == []
    light, dots = saved(ada, "save-svg").decode(), saved(ada, "save-png")
    shared = saved(ada, "share-picture")
    before = ada.part("finished-board").get_attribute("src")
    ada.click(ada.part("theme"))
    expect(ada.part("finished-board")).not_to_have_attribute("src", before or "")
    dark = saved(ada, "save-svg").decode()

    assert light.startswith("<svg")
    assert all(words in light for words in ("@font-face", "data:", "Birmingham", "wins by"))
    assert "var(--" not in light
    assert "url(/" not in light
    assert light != dark
    assert dots.startswith(b"\x89PNG")
    assert shared.startswith(b"\x89PNG")


def test_every_game_ends_with_its_board_and_its_moments(people: People, house: House) -> None:
    """On a phone: a picture of each, a turn or a lead that never changed, a best for every seat."""
    phone = people.come_with_a_phone()
    owner = me(phone)
    for game in GAMES:
        record = next(r for r in map(read, sorted((SHELF / game).glob("*.json"))) if r.seats == 2)
        phone.visit(f"{set_up(house, owner, record, with_bots(owner, 'Perseverance'), game)}/end")
        look_at_picture(phone)

        assert phone.part("finished-board").evaluate(WIDTH) > 1000, game
        phone.click(phone.part("enlarge"))
        expect(phone.part("large-picture").get_by_role("img")).to_have_css("width", "1280px")
        phone.click(phone.part("large-picture").get_by_role("button", name="Close"))
        assert phone.page.locator(".course svg:has(.curve)").evaluate(CUT) == [], game
        expect(phone.part("did-best").get_by_role("listitem")).to_have_count(2)
        expect(phone.part("did-best")).to_contain_text(BEST_MOVE)
