"""The kinds of things that the board of Railroad Tiles shows, and a click may name."""

from typing import Final

from rotonde.kernel.law.thing import ThingKind

start: Final = ThingKind("start", tile=str)
"""A tile among those to start with."""
column: Final = ThingKind("column", number=str)
"""A column, counted from 1 on the left."""
hand: Final = ThingKind("hand", tile=str)
"""A tile of the hand."""
objective: Final = ThingKind("objective", kind=str)
"""An objective tile of a seat."""
cell: Final = ThingKind("cell", cell=str)
"""A cell of the own map."""
side: Final = ThingKind("side", cell=str, number=str, track=str)
"""A side of a cell with what its neighbour asks for there: `R`, `H`, or `-` for no track."""
laid: Final = ThingKind("laid", seat=str, cell=str)
"""A tile on the map of a seat."""
cell_for_tile: Final = ThingKind("cell", cell=str, tile=str)
"""A cell of the own map, asked about for one tile of the hand."""
turn: Final = ThingKind("turn", orientation=str)
"""One way round for a tile."""
slot: Final = ThingKind("slot", cell=str, number=str)
"""A slot of a tile on the own map."""
token: Final = ThingKind("token", hall=str)
"""The token of a hall, or that of the waiting room."""
seat: Final = ThingKind("seat", number=str)
means: Final = ThingKind("by", by=str)
"""The means to place a piece: the token itself, or a star."""


def number(word: str) -> int | None:
    """A small number in a word of an id; None for any other word."""
    return int(word) if word.isdecimal() and len(word) == 1 else None
