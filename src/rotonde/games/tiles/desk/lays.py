"""Tiles on cells as choices.

A hand may have a hundred of them, and each menu has others: a lay is put together, and its face
with it, from what it shares with those of the same tile and with those that bring the same.
"""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from rotonde.games.tiles import names, things
from rotonde.games.tiles.actions import Lay, LayObjective, LayTile
from rotonde.games.tiles.board import BOARD, RAIL, ROAD
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.games.tiles.desk.outlook import Outlook, face_of
from rotonde.games.tiles.notation import NOTATION
from rotonde.kernel.desk.menu import Choice, Face, Message, facts_in, message_of
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Fact, Text

offer: Final = offering(NOTATION)


def lay_choice(look: Outlook, action: Lay) -> Choice:
    """A tile on a cell, one way round, with what it changes."""
    tile, cell, worth = action.tile, action.cell, look.worth_of(action)
    block, hand, turn, label, message, turned, sides = way_of(tile, action.orientation)
    gain, gain_message, facts = gained(worth)
    said, spot = f"{tile} {cell} {turned}", spot_of(cell)
    found = Choice(
        action=action,
        notation=block[1] + said,
        label=Text(label.id, {**label.facts, "cell": cell}),
        group=block[0],
        things=(hand, spot, turn),
        detail=gain,
        badge=gain,
        worth=worth,
    )
    found.__dict__["face"] = Face(
        block,
        ((hand, spot), gain_message, gain_message),
        message,
        (said, turned, (cell, *sides), facts, facts, worth),
    )
    return found


@lru_cache(maxsize=1 << 10)
def spot_of(cell: CellName) -> Thing:
    """A cell of the map, spelt once: a menu names it in each of a hundred lays."""
    return things.cell(cell)


class Gained(NamedTuple):
    """The points of a lay in words, and these taken apart."""

    text: Text
    message: Message
    facts: tuple[Any, ...]


@cache
def gained(worth: int) -> Gained:
    """The words for the points of a lay."""
    text = names.signed(worth)
    return Gained(text, message_of(text), facts_in(text))


class Way(NamedTuple):
    """The parts that the lays of a tile, one way round, share on all cells."""

    block: tuple[str, str, str]
    hand: Thing
    turn: Thing
    label: Text
    """With some cell in it."""
    message: Message
    turned: str
    sides: tuple[Any, ...]
    """The facts of the label behind the cell."""


@cache
def way_of(tile: str, orientation: int) -> Way:
    """A tile one way round, by its lay on the middle of the map."""
    like = middle_lay(tile, orientation)
    hand, _, turn = like.things
    sides = facts_in(like.label)[1:]
    return Way(like.face.block, hand, turn, like.label, like.face.label, str(orientation), sides)


def middle_lay(tile: str, orientation: int) -> Choice:
    """A tile on the middle of the map, one way round, whatever it changes."""
    middle, turn = BOARD.names[BOARD.middle], things.turn(orientation)
    action: Lay
    if tile in BOARD.objectives:
        action, hand = LayObjective(ObjectiveId(tile), middle, orientation), things.objective(tile)
        return offer(action, "objectives", lay_label(action), hand, things.cell(middle), turn)
    action, hand = LayTile(TileId(tile), middle, orientation), things.hand(tile)
    return offer(action, "lay", lay_label(action), hand, things.cell(middle), turn)


def lay_label(action: Lay) -> Text:
    """The cell, and where the tracks of the tile lead; the tile itself is in the hand."""
    facts: dict[str, Fact] = {"cell": action.cell}
    codes = face_of(action).sides
    if RAIL in codes:
        facts["rails"] = names.sides(codes, RAIL)
    if ROAD in codes:
        facts["roads"] = names.sides(codes, ROAD)
    both = RAIL in codes and ROAD in codes
    return Text(f"label-lay-{'both' if both else 'rail' if RAIL in codes else 'road'}", facts)
