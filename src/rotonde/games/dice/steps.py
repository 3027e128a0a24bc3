"""The decisions that can be open in Railroad Dice."""

from rotonde.games.dice.components import LineEnd
from rotonde.games.dice.maps.ways import Keep
from rotonde.kernel.law.step import SeatStep


class Main(SeatStep, frozen=True, tag="main"):
    """A seat does what it likes, in any order, until it ends its turn (DIC-22)."""


class ChoosingTile(SeatStep, frozen=True, tag="choose_tile"):
    """A rail leads over a border: a seat chooses the tile beyond it (DIC-44)."""

    end: LineEnd


class Entering(SeatStep, frozen=True, tag="entry"):
    """A seat lays the entry rail of the tile it chose (DIC-46)."""

    end: LineEnd


class Bridging(SeatStep, frozen=True, tag="bridge"):
    """The head lies on water or leads to it: a seat brings the line ashore (DIC-55 to DIC-57)."""

    end: LineEnd
    keep: Keep


class Discarding(SeatStep, frozen=True, tag="discard"):
    """A seat gives front dice back until the limit is kept (DIC-69)."""


Obligation = ChoosingTile | Entering | Bridging
"""A compound move that is begun and must be finished at once (DIC-40)."""

AnyStep = Main | ChoosingTile | Entering | Bridging | Discarding
