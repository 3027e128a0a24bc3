"""The board in plain text: what decides a move fits a terminal."""

import pytest

from rotonde.games.tycoon import DESK
from rotonde.words import LANGUAGES, Language
from tests.support.tycoon import position
from tests.support.tycoon_reading import table

RICH = (
    "seats 6 | link 0 new_york philadelphia X7 NE-SW | link 3 new_york boston | cubes new_york KPP"
    " | begun 1 pittsburgh R12 E-NW | west kansas_city 1 | cubes toledo -"
    " | cash 12 0 0 0 0 0 | shares 3 0 0 0 0 0 | score 19 0 0 0 0 0 | cards 0 hotel_boston"
)


def lines(text: str) -> list[str]:
    """The sketch of a position."""
    return DESK.sketch(table(position(text))).splitlines()


def test_a_city_shows_colour_cubes_and_whose_links_end_there() -> None:
    """And its western link."""
    drawn = "\n".join(lines(RICH))

    assert "R X6  New Y KPP 14" in drawn
    assert "»2" in drawn
    assert "◌" in drawn
    assert "2:pittsburgh…R12 E" in drawn


def test_a_seat_is_one_line() -> None:
    """Cash, shares, points, engine, links, income and dividends, cards."""
    assert "1  $12  ▤3  ★19  ⚙1  ═1  +18-3  hotel_boston" in lines(RICH)


@pytest.mark.parametrize("text", ["seats 2", RICH])
def test_it_fits_a_terminal(text: str) -> None:
    """80 columns; 24 lines where the cards allow it."""
    drawn = lines(text)

    assert max(map(len, drawn)) <= 80
    assert len(drawn) <= 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_told_in_words(language: str) -> None:
    """In both languages."""
    assert "◌" in Language(language, "tycoon").message("sketch-legend")
