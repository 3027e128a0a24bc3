"""Nothing lies badly on the pages of the house and in the scenes that were made clean, on six
screens and in two languages: the oracle of layout looks. `make oracle` looks at every scene."""

from collections.abc import Sequence
from typing import Final

import pytest

from tests.browser.house import House
from tests.browser.oracle.looking import LANGUAGES, sights
from tests.browser.oracle.screens import SCREENS, Screen
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.screenshots import SCENES, Stage
from tests.support.depth import IS_DEEP

PAGES: Final = ("/", "/tables", "/tables?tab=new", "/tiles/solo", "/rules", "/nowhere")
TOUCHED: Final = [screen for screen in SCREENS.values() if screen.touched]
POINTED: Final = [screen for screen in SCREENS.values() if not screen.touched]
CLEAN: Final = (
    *("rocket-veto", "rocket-curtain", "coach-mid-rocket"),
    *("tiles-pieces", "coach-tiles"),
)
"""Scenes in which nothing lies badly anywhere: who makes another one clean adds it."""
SAMPLE: Final = ("rocket-veto", "coach-tiles")


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


@pytest.mark.deep
@pytest.mark.parametrize("screens", [TOUCHED, POINTED], ids=["finger", "pointer"])
@pytest.mark.parametrize("scene", CLEAN if IS_DEEP else SAMPLE)
def test_a_scene_lies_well(
    house: House, newcomers: People, scene: str, screens: Sequence[Screen]
) -> None:
    finger = {"has_touch": True, "is_mobile": True} if screens[0].touched else {}
    stage = Stage(house, newcomers.come(viewport=screens[0].viewport, **finger))
    stage.starts_anew(screens[0].viewport)

    SCENES[scene](stage)

    assert [sight.row for sight in sights(stage.player, scene, screens, LANGUAGES)] == []


def test_every_scene_that_is_looked_at_is_there() -> None:
    assert set(SAMPLE) <= set(CLEAN) <= set(SCENES)
