"""The box of Railroad Tiles read straight from its tables, by plain means: no rule of the engine.

A side is a letter of `NESW`; a cell is (x, y), x growing to the east and y to the south (TIL-1).
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from rotonde.games.tiles.components import ObjectiveId, TileId, TokenId

TABLE: dict[str, Any] = tomllib.loads(
    files("rotonde.games.tiles").joinpath("data/tiles.toml").read_text(encoding="utf-8")
)
Place = tuple[int, int]
Segments = frozenset[tuple[str, frozenset[str]]]
"""What is drawn on a tile: for each segment its kind and its sides."""

SIDES = "NESW"
TURNS = range(8)
NEAR = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BEHIND = {"N": "S", "E": "W", "S": "N", "W": "E"}
MIRRORED = {"N": "N", "E": "W", "S": "S", "W": "E"}
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Printed(NamedTuple):
    """A tile as it is printed."""

    archetype: str
    segments: Segments
    station: bool
    urban: bool
    slots: tuple[tuple[str, str], ...]
    """The kind of each slot, and what it is attached to."""


def printed(row: dict[str, Any], drawing: dict[str, Any]) -> Printed:
    """A row of the tables, with its drawing."""
    return Printed(
        archetype=drawing["id"],
        segments=frozenset((s["kind"], frozenset(s["sides"])) for s in drawing["segments"]),
        station=drawing["station"],
        urban=row["background"] == "urban",
        slots=tuple((slot["kind"], slot["on"]) for slot in row.get("slots", ())),
    )


DRAWINGS: dict[str, dict[str, Any]] = {row["id"]: row for row in TABLE["archetype"]}
TRACK: dict[TileId, Printed] = {
    TileId(row["id"]): printed(row, DRAWINGS[row["archetype"]]) for row in TABLE["track_tile"]
}
OBJECTIVES: dict[ObjectiveId, Printed] = {
    ObjectiveId(row["id"]): printed(row, row) for row in TABLE["objective"]
}
TILES: dict[str, Printed] = {str(tile): row for tile, row in [*TRACK.items(), *OBJECTIVES.items()]}
COPIES: Counter[TileId] = Counter({TileId(r["id"]): r["count"] for r in TABLE["track_tile"]})
TOKENS: tuple[TokenId, ...] = tuple(TokenId(row["id"]) for row in TABLE["placement_token"])
CHALLENGES: dict[str, dict[str, Any]] = {row["id"]: row for row in TABLE["challenge"]}
COLUMNS: dict[int, list[int]] = {row["players"]: row["columns"] for row in TABLE["player_count"]}
KINDS: tuple[str, ...] = tuple(TABLE["meta"]["piece_kinds"])
ROUNDS = range(1, TABLE["meta"]["rounds"] + 1)


def turned_side(side: str, orientation: int) -> str:
    """Where a side points: swapped east and west first, then turned clockwise (TIL-3)."""
    if orientation >= 4:
        side = MIRRORED[side]
    return SIDES[(SIDES.index(side) + orientation % 4) % 4]


@cache
def turned(segments: Segments, orientation: int) -> Segments:
    """A drawing in one orientation."""
    return frozenset(
        (kind, frozenset(turned_side(side, orientation) for side in sides))
        for kind, sides in segments
    )


@cache
def sides_of(segments: Segments) -> str:
    """`RH--`: the kind of each side, north first."""
    kinds = {side: kind for kind, sides in segments for side in sides}
    return "".join(kinds.get(side, "-") for side in SIDES)


@cache
def distinct_turns(tile: str) -> Mapping[int, Segments]:
    """Each orientation that gives something new, lowest first (TIL-4)."""
    found: dict[int, Segments] = {}
    for orientation in TURNS:
        drawn = turned(TILES[tile].segments, orientation)
        if drawn not in found.values():
            found[orientation] = drawn
    return found


def neighbour(place: Place, side: str) -> Place:
    """The cell behind a side."""
    dx, dy = NEAR[side]
    return place[0] + dx, place[1] + dy
