"""The ids of what the board shows and a click may name: spelt here and nowhere else.

A board marks what it draws with them; menus, previews and why-not name them.
"""

from rotonde.games.tiles.actions import By, Hall
from rotonde.games.tiles.board import CellName
from rotonde.kernel.law.ids import Thing


def start(tile_id: str) -> Thing:
    """A tile among those to start with."""
    return Thing(f"start:{tile_id}")


def column(number: int) -> Thing:
    """A column, counted from 1 on the left."""
    return Thing(f"column:{number}")


def in_hand(tile_id: str) -> Thing:
    """A tile of the hand."""
    return Thing(f"hand:{tile_id}")


def objective(kind: str) -> Thing:
    """An objective tile of a seat."""
    return Thing(f"objective:{kind}")


def cell(name: CellName) -> Thing:
    """A cell of the own map."""
    return Thing(f"cell:{name}")


def turn(orientation: int) -> Thing:
    """One way round for a tile."""
    return Thing(f"turn:{orientation}")


def slot(name: CellName, number: int) -> Thing:
    """A slot of a tile on the own map."""
    return Thing(f"slot:{name}:{number}")


def token(hall: Hall) -> Thing:
    """The token of a hall."""
    return Thing(f"token:{hall}")


def means(by: By) -> Thing:
    """What a piece is placed by."""
    return Thing(f"by:{by}")


def spelt(thing: Thing) -> list[str]:
    """The words of an id: what kind of thing it names, and which one."""
    return thing.split(":")
