"""The decisions of Railroad Tiles.

Each seat that still has to decide in a phase has its own step, the one on the first platform last:
in strict order the last step alone is open, in parallel play several are (TIL-100, TIL-101).
"""

from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.components import TileId
from rotonde.kernel.law.step import SeatStep


class ChoosingStartTile(SeatStep, frozen=True):
    """A seat takes a starting tile (TIL-34)."""


class ChoosingColumn(SeatStep, frozen=True):
    """A seat takes a column (TIL-40)."""


class Laying(SeatStep, frozen=True):
    """A seat lays the tiles it took (TIL-41 to TIL-46)."""

    hand: tuple[TileId, ...]
    """The tiles still to be laid, in the order of their column."""
    objective_due: bool = False
    """Whether one of its objective tiles must still be laid (TIL-72)."""


class PlacingPieces(SeatStep, frozen=True):
    """A seat places pieces (TIL-50 to TIL-59)."""

    halls: tuple[Hall, ...]
    """The halls whose tokens the seat has not used yet."""


AnyStep = ChoosingStartTile | ChoosingColumn | Laying | PlacingPieces
