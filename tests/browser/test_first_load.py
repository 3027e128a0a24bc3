"""What a first table fetches: little script, one language, one game, letters that are used.

Bytes as they come over the wire, of a visitor whose browser knows nothing yet.
"""

from typing import Any, Final

import pytest

from rotonde import GAMES
from tests.browser.bench_first import FETCHED, weights
from tests.browser.people import People
from tests.browser.player import seat_for

MOST_SCRIPT: Final = {"rocket": 110_000}
"""Bytes of script, zipped, that a first table may take."""
MOST_SCRIPT_OF_ANY: Final = 135_000
MOST_FONTS: Final = 175_000


@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_is_small(newcomers: People, game: str) -> None:
    ada = newcomers.come(coach=True)
    seats = [seat_for("me"), seat_for("greedy")]
    ada.visit(ada.post("/api/tables", {"game": game, "seats": seats}))
    ada.part("prompt").wait_for()
    ada.page.wait_for_load_state("networkidle")
    files: list[Any] = ada.page.evaluate(FETCHED)
    weight = weights(files)
    words = sorted(name[: -len("-12345678.ftl")] for name, _ in files if name.endswith(".ftl"))
    assert words == ["coach.en", "common", "en", "server", "shell"]
    assert 50_000 < weight["script"] <= MOST_SCRIPT.get(game, MOST_SCRIPT_OF_ANY)
    assert 50_000 < weight["fonts"] <= MOST_FONTS
