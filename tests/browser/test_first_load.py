"""What a first table fetches: little script, one language, one game, letters that are used.

Bytes as they come over the wire, of a visitor whose browser knows nothing yet.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from rotonde import GAMES
from tests.browser.bench_first import FETCHED, weights
from tests.browser.people import People
from tests.browser.player import Player, seat_for

MOST_SCRIPT: Final = 110_000
"""Bytes of script, zipped, that a first table may take, whatever the game."""
MOST_FONTS: Final = 175_000
BY_ITSELF: Final = 10_000
"""Milliseconds after which later parts come although no hand has moved."""


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_is_small(newcomers: People, game: str, screen: str) -> None:
    ada = (
        newcomers.come(coach=True) if screen == "desk" else newcomers.come_with_a_phone(coach=True)
    )
    sit_down(ada, game)
    files: list[Any] = ada.page.evaluate(FETCHED)
    weight = weights(files)
    words = sorted(name[: -len("-12345678.ftl")] for name, _ in files if name.endswith(".ftl"))
    assert words == ["coach.en", "common", "en", "server", "shell"]
    assert 50_000 < weight["script"] <= MOST_SCRIPT
    assert 50_000 < weight["fonts"] <= MOST_FONTS


@pytest.mark.parametrize("game", GAMES)
def test_what_a_first_table_does_without_comes_when_a_hand_moves(
    newcomers: People, game: str
) -> None:
    ada = newcomers.come(coach=True)
    sit_down(ada, game)
    expect(ada.part("timeline")).to_have_count(0)
    before = scripts(ada)

    ada.page.mouse.move(700, 400)
    expect(ada.part("timeline")).to_be_visible()
    ada.rests()
    after = scripts(ada)
    ada.page.mouse.move(300, 300)
    ada.page.keyboard.press("Tab")
    ada.rests()

    assert before < after
    assert scripts(ada) == after


def sit_down(player: Player, game: str) -> None:
    """At the table that one click opens at home; the hand has touched nothing there yet."""
    seats = [seat_for("me"), seat_for("greedy"), seat_for("greedy")]
    player.does_nothing_after(BY_ITSELF)
    player.visit(player.post("/api/tables", {"game": game, "seats": seats}))
    player.part("prompt").wait_for()
    player.rests()


def scripts(player: Player) -> set[str]:
    files: list[Any] = player.page.evaluate(FETCHED)
    return {name for name, _ in files if name.endswith(".js")}
