"""For everybody: on every page and in the middle of each game, in both themes, controls have names,
texts can be read, and axe-core finds nothing."""

from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import expect

from rotonde import GAMES
from rotonde.kernel.law.record import Record
from tests.browser.player import Player
from tests.browser.positions import text_of
from tests.browser.sizes import pale_texts
from tests.browser.test_access import THEMES, nameless
from tests.recordings.shelf import SHELF, read

LISTS: Final = ("/tables", "/tables?tab=new")
RULES: Final = ("/rules", *(f"/rules/{game}" for game in GAMES))
PAGES: Final = ("/", *LISTS, "/tiles/solo", *RULES, "/nowhere")
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FOUND: Final = """async (only) => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const wanted = only.length ? { runOnly: only } : { rules };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...wanted });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""
"""All rules of its standard set but one that it calls experimental: it takes the figures drawn on
a piece for its label, and wants them in the words with which the piece is spoken of."""

COLOURS: Final = ("color-contrast", "link-in-text-block")
"""What can differ from theme to theme."""
EVERY_GAME: Final = pytest.mark.parametrize("game", GAMES)


def found_in(player: Player, *only: str) -> list[str]:
    """What axe-core objects to, as the page is now: by all its rules, or only by these."""
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text())
    return list(player.page.evaluate(FOUND, only))


def whole(game: str) -> Record:
    """A recorded game of two or more."""
    records = map(read, sorted((SHELF / game).glob("*.json")))
    return next(record for record in records if record.seats > 1)


def half_of(game: str) -> Record:
    """The same up to its middle."""
    record = whole(game)
    return msgspec.structs.replace(record, moves=record.moves[: len(record.moves) // 2])


def is_for_everybody(player: Player) -> None:
    """By name, by colour, and by what axe-core knows, in both themes."""
    assert nameless(player) == []
    for theme in THEMES:
        player.page.emulate_media(color_scheme=theme)
        expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
        assert pale_texts(player.page) == [], theme
        assert found_in(player, *(() if theme == THEMES[0] else COLOURS)) == [], theme


@pytest.mark.parametrize("address", PAGES)
def test_a_page(ada: Player, address: str) -> None:
    ada.visit(address)

    is_for_everybody(ada)


@EVERY_GAME
def test_an_end_page(ada: Player, game: str) -> None:
    ada.visit(f"{ada.bring(text_of(whole(game)))}/end")
    ada.part("rematch").wait_for()
    ada.part("finished-board").wait_for()

    is_for_everybody(ada)


def test_a_table_that_waits(ada: Player) -> None:
    ada.visit(ada.open_table("me", "open", "random"))
    ada.part("start-with-bots").wait_for()

    is_for_everybody(ada)


@EVERY_GAME
def test_a_replay(ada: Player, game: str) -> None:
    """A moment that somebody shared."""
    record = whole(game)
    ada.visit(f"{ada.bring(text_of(record))}?moves={len(record.moves) // 3}")
    ada.part("before-after").wait_for()

    is_for_everybody(ada)


@EVERY_GAME
def test_a_table(ada: Player, game: str) -> None:
    ada.visit(ada.bring(text_of(half_of(game))))
    ada.part("prompt").wait_for()

    is_for_everybody(ada)
