"""axe-core finds nothing: on every page, and in the middle of each game, in both themes."""

from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import expect

from rotonde import GAMES
from rotonde.kernel.record import Record
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import recorded, text_of
from tests.browser.test_access import PAGES, THEMES
from tests.recordings.shelf import SHELF, read

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FOUND: Final = """async () => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""
"""All rules of its standard set but one that it calls experimental: it takes the figures drawn on
a piece for its label, and wants them in the words with which the piece is spoken of."""


def found_in(player: Player) -> list[str]:
    """What axe-core objects to, as the page is now."""
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text())
    return list(player.page.evaluate(FOUND))


def half_of(game: str) -> Record:
    """A recorded game of two or more, up to its middle."""
    records = map(read, sorted((SHELF / game).glob("*.json")))
    whole = next(record for record in records if record.seats > 1)
    return msgspec.structs.replace(whole, moves=whole.moves[: len(whole.moves) // 2])


@pytest.mark.parametrize("theme", THEMES)
def test_pages(people: People, theme: str) -> None:
    ada = people.come(color_scheme=theme)
    end = f"{ada.bring(text_of(recorded()))}/end"

    for address in (*PAGES, "/rules", end, ada.open_table("me", "open", "random")):
        ada.visit(address)
        ada.page.wait_for_load_state("networkidle")
        assert found_in(ada) == [], address


@pytest.mark.parametrize("game", GAMES)
def test_tables(ada: Player, game: str) -> None:
    ada.visit(ada.bring(text_of(half_of(game))))
    ada.part("prompt").wait_for()
    ada.page.wait_for_load_state("networkidle")

    for theme in THEMES:
        ada.page.emulate_media(color_scheme=theme)
        expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)
        assert found_in(ada) == [], theme
