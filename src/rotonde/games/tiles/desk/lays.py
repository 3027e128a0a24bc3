"""Tiles on cells as choices.

A hand may have a hundred of them: a lay is made once for all that it says, and offered again. It
takes its words from what the lays of its tile, one way round, share on all cells.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from rotonde.games.tiles import names, things
from rotonde.games.tiles.actions import Lay, LayObjective
from rotonde.games.tiles.board import BOARD, RAIL, ROAD
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.notation import NOTATION
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Fact, Text

KEPT: Final = 1 << 13
"""The number of lays that are kept: those that tables in play were offered last."""


@lru_cache(maxsize=KEPT)
def lay_choice(action: Lay, worth: int) -> Choice:
    """A tile on a cell, one way round, with the points that it changes."""
    way, gain = way_of(type(action), action.tile, action.orientation), words_for(worth)
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text(way.label, {"cell": action.cell, **way.tracks}),
        group=way.group,
        things=(way.tile, spot_of(action.cell), way.turn),
        detail=gain,
        badge=gain,
        worth=worth,
    )


class Way(NamedTuple):
    """A tile one way round."""

    group: str
    tile: Thing
    turn: Thing
    label: str
    """The message of its lays; the tile itself is in the hand."""
    tracks: dict[str, Fact]
    """The sides that its tracks lead to."""


@cache
def way_of(kind: type[Lay], tile: str, orientation: int) -> Way:
    """A tile of the hand, or an objective tile, one way round."""
    codes = BOARD.faces[BOARD.face_numbers[tile, orientation]].sides
    tracks = {word: code for word, code in (("rails", RAIL), ("roads", ROAD)) if code in codes}
    label = "both" if len(tracks) > 1 else "rail" if RAIL in codes else "road"
    group, thing = (
        ("objectives", things.objective) if kind is LayObjective else ("lay", things.hand)
    )
    return Way(
        group,
        thing(tile),
        things.turn(orientation),
        f"label-lay-{label}",
        {word: names.sides(codes, code) for word, code in tracks.items()},
    )


@cache
def spot_of(cell: CellName) -> Thing:
    """A cell of the map, spelt once: a menu names it in each of a hundred lays."""
    return things.cell(cell)


@cache
def words_for(worth: int) -> Text:
    """The points of a lay in words."""
    return names.signed_points(worth)
