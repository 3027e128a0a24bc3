"""What is being decided in Railroad Dice (the spec's decision points)."""

from rotonde.games.dice.actions import LineEnd
from rotonde.games.dice.maps.ways import Keep
from rotonde.kernel.ids import Seat
from rotonde.kernel.step import Step


class Main(Step, frozen=True, tag="main"):
    """A seat does what it likes, in any order, until it ends its turn (DIC-22)."""

    seat: Seat


class ChoosingTile(Step, frozen=True, tag="choose_tile"):
    """A rail leads over a border: a seat chooses the tile beyond it (DIC-44)."""

    seat: Seat
    end: LineEnd


class Entering(Step, frozen=True, tag="entry"):
    """A seat lays the entry rail of the tile it chose (DIC-46)."""

    seat: Seat
    end: LineEnd


class Bridging(Step, frozen=True, tag="bridge"):
    """The head lies on water or leads to it: a seat brings the line ashore (DIC-55 to DIC-57)."""

    seat: Seat
    end: LineEnd
    keep: Keep


class Discarding(Step, frozen=True, tag="discard"):
    """A seat gives front dice back until the limit is kept (DIC-69)."""

    seat: Seat


Obligation = ChoosingTile | Entering | Bridging
"""A compound move that is begun and must be finished at once (DIC-40)."""

AnyStep = Main | ChoosingTile | Entering | Bridging | Discarding
