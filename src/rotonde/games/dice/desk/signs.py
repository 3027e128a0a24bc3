"""The signs that a card puts on the board: ghosts, plans, landings, dice that pay, what opens."""

from rotonde.games.dice.components import CompanyId, Face, LineEnd, Position, Side
from rotonde.kernel.desk.menu import Sign


class Ghost(Sign, frozen=True, tag_field="sign", tag="ghost"):
    """The rail that is pointed at."""


class PlannedRail(Sign, frozen=True, tag_field="sign", tag="plan"):
    """A rail of the shortest way to finish what is begun, with the dice that it takes."""

    end: LineEnd
    cell: str
    out: Side
    face: Face
    surcharge: int
    jokers_paid: int


class Landing(Sign, frozen=True, tag_field="sign", tag="landing"):
    """A cell on which a bridge could come ashore."""

    cell: str


class Paying(Sign, frozen=True, tag_field="sign", tag="pays"):
    """Dice that go to the reserve: jokers, or hidden ones."""

    dice: int
    jokers: bool = False


class NewStation(Sign, frozen=True, tag_field="sign", tag="station"):
    """A station on the general map that would be built."""

    company: CompanyId
    place: Position


class ChainLink(Sign, frozen=True, tag_field="sign", tag="chain"):
    """A place of the chain that would be the largest of its company."""

    place: Position


class Neighbour(Sign, frozen=True, tag_field="sign", tag="place"):
    """An empty place beside a tile that is chosen: whether the line could go on there."""

    place: Position
    opens: bool


AnySign = Ghost | PlannedRail | Landing | Paying | NewStation | ChainLink | Neighbour
