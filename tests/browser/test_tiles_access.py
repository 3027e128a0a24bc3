"""Railroad Tiles for everybody: names of controls, texts that can be read, a focus to be seen."""

import pytest

from rotonde.kernel.law.record import Record
from tests.browser.player import Player
from tests.browser.positions import text_of
from tests.browser.sizes import pale_texts, small_texts
from tests.browser.test_access import RING, THEMES, nameless
from tests.browser.tiles_player import TilesPlayer
from tests.browser.tiles_positions import (
    KEPT,
    TOGETHER,
    lays_several,
    places_pieces,
    takes_a_column,
    tiles_recorded,
    tiles_until,
)
from tests.support.depth import IS_DEEP

TABS = 60
POSITIONS = {
    "column": tiles_until(takes_a_column, round=5),
    "laying": tiles_until(lays_several, round=5),
    "pieces": tiles_until(places_pieces, round=6),
    "solo": tiles_until(lays_several, KEPT, round=5),
    "objectives": tiles_until(lays_several, TOGETHER, round=4),
}
"""One of each question, by what is asked."""
QUESTIONS = tuple(POSITIONS) if IS_DEEP else ("laying", "pieces")
ENDS = (KEPT, TOGETHER) if IS_DEEP else (KEPT,)


def sit(player: Player, record: Record) -> TilesPlayer:
    tiler = TilesPlayer.at(player)
    tiler.visit(tiler.bring(text_of(record)))
    tiler.decides()
    if tiler.in_reach("cell"):
        tiler.hold(tiler.in_reach("cell")[0])
    return tiler


@pytest.mark.deep
def test_every_control_has_a_name_and_every_text_can_be_read(ada: Player) -> None:
    """At every question and at the ends, in both themes."""
    for name in QUESTIONS:
        tiler = sit(ada, POSITIONS[name])
        is_for_everybody(ada, name)
        if name == "laying":
            the_focus_can_be_seen(tiler)
    for number in ENDS:
        ada.visit(f"{ada.bring(text_of(tiles_recorded(number)))}/end")
        ada.part("rematch").wait_for()
        for source in ada.page.locator('[data-testid^="source-"] summary').all():
            ada.click(source)
        is_for_everybody(ada, number)


def is_for_everybody(player: Player, where: str) -> None:
    assert nameless(player) == [], where
    assert small_texts(player.page) == [], where
    for theme in THEMES:
        player.page.emulate_media(color_scheme=theme)
        assert pale_texts(player.page) == [], f"{where}, {theme}"


def the_focus_can_be_seen(tiler: TilesPlayer) -> None:
    """On the map, on the station board, wherever Tab goes."""
    unseen = []
    for _ in range(TABS):
        tiler.page.keyboard.press("Tab")
        here = tiler.page.locator(":focus")
        if here.count() and not here.evaluate(RING):
            unseen.append(here.evaluate("(element) => element.outerHTML.slice(0, 120)"))
    assert unseen == []
