"""Tiles on cells as choices.

A hand may have a hundred of them, and each menu has others: a lay is put together, and its face
with it, from what it shares with those of the same tile and with those that bring the same.
"""

from functools import cache
from typing import Any, NamedTuple

from rotonde.games.tiles import things
from rotonde.games.tiles.actions import LayObjective, LayTile, ObjectiveId, TileId
from rotonde.games.tiles.board import BOARD, RAIL, ROAD
from rotonde.games.tiles.desk.menu.groups import LAY, OBJECTIVES
from rotonde.games.tiles.desk.preview import Lay, Outlook, face_of, laid
from rotonde.games.tiles.names import sides, signed
from rotonde.games.tiles.notation import NOTATION
from rotonde.kernel.desk.menu import Choice, Face, Message, facts_in, message_of
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Fact, Text


def lay_choice(look: Outlook, action: Lay) -> Choice:
    """A tile on a cell, one way round, with what it changes."""
    (tile_id, cell), worth = laid(action), look.worth_of(action)
    block, hand, turn, label, message, turned, names = way_of(tile_id, action.orientation)
    gain, gain_message, facts = gained(worth)
    said, spot = f"{tile_id} {cell} {turned}", things.cell(cell)
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
        (said, turned, (cell, *names), facts, facts, worth),
    )
    return found


class Gained(NamedTuple):
    """What a lay brings in words, and these taken apart."""

    text: Text
    message: Message
    facts: tuple[Any, ...]


@cache
def gained(worth: int) -> Gained:
    """What a lay brings that is worth so much."""
    text = signed(worth)
    return Gained(text, message_of(text), facts_in(text))


class Way(NamedTuple):
    """What the lays of a tile, one way round, have in common on all cells."""

    block: tuple[str, str, str]
    hand: Thing
    turn: Thing
    label: Text
    """With some cell in it."""
    message: Message
    turned: str
    names: tuple[Any, ...]
    """The facts of the label behind the cell."""


@cache
def way_of(tile_id: str, orientation: int) -> Way:
    """A tile one way round, by its lay on the middle of the map."""
    like = middle_lay(tile_id, orientation)
    hand, _, turn = like.things
    names = facts_in(like.label)[1:]
    return Way(like.face.block, hand, turn, like.label, like.face.label, str(orientation), names)


def middle_lay(tile_id: str, orientation: int) -> Choice:
    """A tile on the middle of the map, one way round, whatever it changes."""
    middle, is_objective = BOARD.names[BOARD.middle], tile_id in BOARD.objectives
    action: Lay = LayTile(TileId(tile_id), middle, orientation)
    if is_objective:
        action = LayObjective(ObjectiveId(tile_id), middle, orientation)
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=lay_label(action),
        group=OBJECTIVES if is_objective else LAY,
        things=(
            things.objective(tile_id) if is_objective else things.in_hand(tile_id),
            things.cell(middle),
            things.turn(orientation),
        ),
    )


def lay_label(action: Lay) -> Text:
    """The cell, and where the tracks of the tile lead; the tile itself is in the hand."""
    facts: dict[str, Fact] = {"cell": action.cell}
    codes = face_of(action).sides
    if RAIL in codes:
        facts["rails"] = sides(codes, RAIL)
    if ROAD in codes:
        facts["roads"] = sides(codes, ROAD)
    both = RAIL in codes and ROAD in codes
    return Text(f"label-lay-{'both' if both else 'rail' if RAIL in codes else 'road'}", facts)
