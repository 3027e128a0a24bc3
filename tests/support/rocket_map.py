"""The map of Rocket read straight from its table, by plain means: no rule of the engine is used."""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.railway.hexes import HexName

TABLE: dict[str, Any] = tomllib.loads(
    files("rotonde.games.rocket").joinpath("data/rocket.toml").read_text(encoding="utf-8")
)
LETTERS = "ABCDEFGHIJKLMNO"
DIRECTIONS = range(6)


def columns(span: str) -> str:
    """The letters of `C-J`."""
    return LETTERS[LETTERS.index(span[0]) : LETTERS.index(span[2]) + 1]


LAND: tuple[HexName, ...] = tuple(
    HexName(f"{letter}{row}")
    for row, span in enumerate(TABLE["land"]["rows"], start=1)
    for letter in columns(span)
)
"""All land, by row, then column: the order of every list of hexes."""

EVERYWHERE: tuple[HexName, ...] = tuple(
    HexName(f"{letter}{row}") for row in range(1, 19) for letter in LETTERS
)
TOWNS: dict[TownId, dict[str, Any]] = {TownId(town["id"]): town for town in TABLE["town"]}
TOWN_AT: dict[HexName, TownId] = {HexName(town["hex"]): name for name, town in TOWNS.items()}
CITIES: tuple[TownId, ...] = tuple(t for t in TOWNS if TOWNS[t]["kind"] == "city")
GOODS: tuple[Good, ...] = tuple(map(Good, TABLE["meta"]["goods"]))
COMPANIES: tuple[CompanyId, ...] = tuple(CompanyId(c["id"]) for c in TABLE["company"])
START: dict[CompanyId, TownId] = {CompanyId(c["id"]): TownId(c["start"]) for c in TABLE["company"]}
START_HEX: dict[CompanyId, HexName] = {c: HexName(TOWNS[town]["hex"]) for c, town in START.items()}
OPEN: frozenset[HexName] = frozenset(LAND) - frozenset(TOWN_AT)


def neighbour(place: HexName, direction: int) -> HexName | None:
    """The land next to a hex; None for the sea (ROC-2)."""
    col, row = LETTERS.index(place[0]), int(place[1:]) - 1
    parity = "odd" if row % 2 else "even"
    dcol, drow = TABLE["board"][f"neighbours_{parity}_index"][direction]
    if not 0 <= col + dcol < len(LETTERS):
        return None
    there = HexName(f"{LETTERS[col + dcol]}{row + drow + 1}")
    return there if there in LAND else None


NEAR: dict[HexName, tuple[HexName | None, ...]] = {
    place: tuple(neighbour(place, direction) for direction in DIRECTIONS) for place in LAND
}
"""The neighbour of each hex in each of the six directions."""


def around(place: HexName) -> frozenset[HexName]:
    """The land next to a hex."""
    return frozenset(there for there in NEAR[place] if there is not None)


def towns_near(places: Iterable[HexName]) -> frozenset[TownId]:
    """All towns next to one of these hexes (ROC-7)."""
    return frozenset(TOWN_AT[x] for place in places for x in around(place) if x in TOWN_AT)


def direction_between(origin: HexName, there: HexName) -> int:
    """The direction of a step between neighbours."""
    return NEAR[origin].index(there)


def in_order(places: Iterable[HexName]) -> list[HexName]:
    """Hexes by row, then column."""
    return sorted(places, key=LAND.index)
