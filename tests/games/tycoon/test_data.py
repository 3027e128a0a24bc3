"""The tables: what they hold, and that a wrong one is named."""

from collections import Counter

import pytest

from rotonde.games.tycoon.board import BOARD, load
from rotonde.kernel.tools.datafile import DataError
from tests.support import rule
from tests.support.tycoon_map import CARDS, CITIES, RIDGES, RIVERS, ROWS, TABLES, TEXT

CITY, CHARLESTON = "cities", "charleston"
WRONG = [
    ('slug = "tycoon"', "slug = 7", "meta", None, "slug"),
    ('goods_letters = ["R", "Y"', 'goods_letters = ["R", "R"', "meta", 1, "goods_letters"),
    ("tiles_per_build = 4", "tiles_per_bild = 4", "limits", None, "tiles_per_bild"),
    ("cubes_per_colour = 25", "cubes_per_colour = 2", "supply", None, "cubes_per_colour"),
    ("western_link_tiles = 2", "western_link_tiles = 3", "supply", None, "western_link_tiles"),
    ("{ yellow = 3, blue", "{ mauve = 3, blue", "supply", None, "new_city_tiles"),
    ("{ 2 = 5, 3 = 10", "{ 2 = 5, 9 = 10", "engines", None, "upgrade_cost"),
    ("{ 2 = 10, 3 = 12", "{ 2 = 10, 7 = 12", "end_of_game", None, "markers"),
    ("{ 2 = 1, 3 = 1", "{ 2 = 1, 8 = 1", "setup", None, "goods_reduction"),
    ('refill_city = "chicago"', 'refill_city = "paris"', "western_link", None, "refill_city"),
    ('colour = "red"  ', 'colour = "tan"  ', "western_link", None, "colour"),
    ('"..............ooo.hhohohoo."', '"..............ooo.hhohoho"', "terrain", 1, "rows"),
    ('"..............ooo.hhohohoo."', '"..............ooo.hhohox?o."', "terrain", 1, "rows"),
    ('hex = "X24"', 'hex = "X25"', "cities", "charleston", "hex"),
    ('exits = "W NW" }', 'exits = "W N" }', "cities", "charleston", "exits"),
    (
        '"red", goods = 4, exits = "W NW"',
        '"tan", goods = 4, exits = "W"',
        "cities",
        "charleston",
        "colour",
    ),
    (
        '"red", goods = 4, exits = "W NW"',
        '"red", goods = 0, exits = "W"',
        "cities",
        "charleston",
        "goods",
    ),
    ('western_hex = "A17"', 'western_hex = "A16"', "cities", "des_moines", "western_hex"),
    ('"T1 SE",', '"T1 S",', "ridges", 0, "sides"),
    ('"T1 SE",', '"V1 E",', "ridges", 1, "sides"),
    ('"S2 SE",\n  "T3 E NW"', '"X6 SE",\n  "T3 E NW"', "rivers", 0, "hexes"),
    ('id = "morgan"', 'id = "farnam"', "tycoon_card", 1, "id"),
    (
        'city = "chicago"\n\n[[tycoon_card]]',
        'city = "paris"\n\n[[tycoon_card]]',
        "tycoon_card",
        0,
        "cities",
    ),
    ('id = "speed_record"', 'id = "railroad_era"', "operations_card", 1, "id"),
    ("links = 3\n", "", "operations_card", 1, "links"),
    ('class = "hand"', 'class = "foot"', "operations_card", 3, "class"),
    ("copies = 3\n", "copies = 0\n", "operations_card", 3, "copies"),
    ('city = "mobile"', 'city = "paris"', "operations_card", 14, "cities"),
    ("[meta]", "[meta", "file", None, "-"),
]


@pytest.mark.parametrize(
    ("good", "wrong", "table", "row", "field"),
    WRONG,
    ids=[f"{w[2]}-{w[4]}-{n}" for n, w in enumerate(WRONG)],
)
def test_a_wrong_table_is_named(
    good: str, wrong: str, table: str, row: int | str | None, field: str
) -> None:
    """The error says which table, which row and which field."""
    assert good in TEXT
    with pytest.raises(DataError) as found:
        load(TEXT.replace(good, wrong, 1))

    assert (found.value.table, found.value.row, found.value.field) == (table, row, field)


@rule("TYC-9", "TYC-12")
def test_the_map_has_its_counts() -> None:
    """614 open, 113 hills, 2 western hexes, 52 cities."""
    ground = Counter("".join(ROWS))

    assert [ground[letter] for letter in "ohwC."] == [614, 113, 2, 52, 245]
    assert (len(ROWS), len(ROWS[0])) == (38, 27)
    assert len(RIDGES) == 250
    assert len(RIVERS) == 120
    colours = Counter(city["colour"] for city in CITIES.values())
    assert colours == {"red": 3, "blue": 5, "yellow": 7, "black": 4, "purple": 4, "gray": 29}
    assert sum(city["goods"] for city in CITIES.values()) == 110


def test_the_decks_have_their_counts() -> None:
    """37 operations cards by class, ten tycoons."""
    classes = Counter[str]()
    for card in CARDS.values():
        classes[card["class"]] += card["copies"]

    assert classes == {"objective": 16, "immediate": 10, "permanent": 6, "hand": 3, "per_turn": 2}
    assert len(TABLES["tycoon_card"]) == 10


def test_a_corrected_table_works_without_a_change_of_code() -> None:
    """Another terrain, another exit, another card: the board follows."""
    text = TEXT.replace('"W NW" }', '"NW" }', 1).replace("open = 2", "open = 3", 1)
    text = text.replace("points = 10\n", "points = 11\n", 1)
    board = load(text)

    assert len(board.firsts) == len(BOARD.firsts) - 3
    assert set(board.base_prices) == {3, 4}
    changed = [c.id for c in board.cards.values() if c.points != BOARD.cards[c.id].points]
    assert changed == ["line_new_york_chicago"]


def test_income_rises_to_its_top_and_falls_again() -> None:
    """One summit, no gap."""
    spaces = TABLES["income"]["spaces"]
    top = spaces.index(max(spaces))

    assert len(spaces) == 101
    assert spaces[: top + 1] == sorted(spaces[: top + 1])
    assert spaces[top:] == sorted(spaces[top:], reverse=True)
