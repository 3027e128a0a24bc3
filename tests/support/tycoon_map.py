"""The map of Tycoon read by hand from its tables: nothing of the engine helps here."""

import tomllib
from typing import Any, Final

from rotonde.railway.hexes import HexName
from tests.support.house import ROOT

DATA: Final = ROOT / "src" / "rotonde" / "games" / "tycoon" / "data" / "tycoon.toml"
TEXT: Final = DATA.read_text(encoding="utf-8")
TABLES: Final[dict[str, Any]] = tomllib.loads(TEXT)

SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
CITIES: Final[dict[str, Any]] = TABLES["cities"]
COLOURS: Final = ("red", "yellow", "blue", "black", "purple")
LETTERS: Final = "RYBKP"
CARDS: Final = {card["id"]: card for card in TABLES["operations_card"]}
TYCOONS: Final = {card["id"]: card for card in TABLES["tycoon_card"]}
ROWS: Final = TABLES["terrain"]["rows"]

Place = tuple[int, int]
"""Row and column, both counted from 0."""


def parse(name: str) -> Place:
    """`H14` is row 13, column 7; `AA35` is row 34, column 26."""
    column = name.rstrip("0123456789")
    number = 26 if column == "AA" else ord(column) - ord("A")
    return int(name[len(column) :]) - 1, number


def spell(place: Place) -> HexName:
    """The name of a place."""
    row, col = place
    return HexName(f"{'AA' if col == 26 else chr(ord('A') + col)}{row + 1}")


def neighbour(place: Place, side: int) -> Place:
    """The place on the other side, on the map or off it."""
    r, c = place
    o = r % 2
    around = [(r - 1, c + o), (r, c + 1), (r + 1, c + o)]
    around += [(r + 1, c - 1 + o), (r, c - 1), (r - 1, c - 1 + o)]
    return around[side]


def terrain(place: Place) -> str:
    """The letter of a place; off the map it is not playable."""
    row, col = place
    inside = 0 <= row < len(ROWS) and 0 <= col < len(ROWS[0])
    return ROWS[row][col] if inside else "."


EVERYWHERE: Final = [
    (row, col)
    for row in range(len(ROWS))
    for col in range(len(ROWS[0]))
    if terrain((row, col)) in "oh"
]
CITY_AT: Final = {parse(city["hex"]): name for name, city in CITIES.items()}
EXITS: Final = {
    name: [SIDES.index(side) for side in city["exits"].split()] for name, city in CITIES.items()
}
RIVERS: Final = {
    parse(line.split()[0]): [SIDES.index(side) for side in line.split()[1:]]
    for line in TABLES["rivers"]["hexes"]
}


def ridge_sides() -> set[tuple[Place, int]]:
    """Every ridge from both of its hexes."""
    found = set()
    for line in TABLES["ridges"]["sides"]:
        name, side = line.split()
        place, number = parse(name), SIDES.index(side)
        found |= {(place, number), (neighbour(place, number), (number + 3) % 6)}
    return found


RIDGES: Final = ridge_sides()
PAIRS: Final = [(a, b) for a in range(6) for b in range(a + 1, 6) if (b - a) % 6 in (2, 3, 4)]
