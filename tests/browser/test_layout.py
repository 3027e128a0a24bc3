"""Nothing lies badly on the pages of the house, on six screens and in two languages: the oracle of
layout looks. `make oracle` looks at every scene."""

from typing import Final

import pytest

from tests.browser.oracle.looking import LANGUAGES, sights
from tests.browser.oracle.screens import SCREENS
from tests.browser.people import People
from tests.browser.player import Player

PAGES: Final = ("/", "/tables", "/tables?tab=new", "/tiles/solo", "/rules", "/nowhere")
TOUCHED: Final = [screen for screen in SCREENS.values() if screen.touched]
POINTED: Final = [screen for screen in SCREENS.values() if not screen.touched]


@pytest.fixture
def thumb(people: People) -> Player:
    """Somebody with a phone, or a tablet."""
    return people.come(viewport=TOUCHED[1].viewport, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("address", PAGES)
def test_a_page_lies_well_under_a_finger(thumb: Player, address: str) -> None:
    thumb.visit(address)

    assert [sight.row for sight in sights(thumb, address, TOUCHED, LANGUAGES)] == []


@pytest.mark.parametrize("address", PAGES)
def test_a_page_lies_well_at_a_desk(ada: Player, address: str) -> None:
    ada.visit(address)

    assert [sight.row for sight in sights(ada, address, POINTED, LANGUAGES)] == []


def test_home_lies_well_with_a_game_under_way(people: People, thumb: Player, ada: Player) -> None:
    """Whose turn it is stands beside the game, whatever the name."""
    for player, screens in ((thumb, TOUCHED), (ada, POINTED)):
        player.open_table("me", "random")
        player.visit("/")

        assert [sight.row for sight in sights(player, "/", screens, LANGUAGES)] == []
