"""The ids of things on the board and in the panels: the one place where they are spelt.

Pure. A board marks what it draws with them, menus and why-not name them.
"""

from typing import Final

from rotonde.games.revolution.actions import Deal
from rotonde.games.revolution.components.ids import (
    ActionSpace,
    CityId,
    Colour,
    Field,
    MilestoneId,
    Part,
    PieceKind,
    Section,
    SetupTileId,
    SpaceId,
    Track,
    TrainKind,
    Wanted,
    Where,
)
from rotonde.kernel.law.ids import Seat, Thing

SELL: Final = Thing("sell")
HIRE: Final = Thing("hire")
FINISH: Final = Thing("finish")
STOP: Final = Thing("stop")
PASS: Final = Thing("pass")
DUE: Final = Thing("due")
PAID: Final = Thing("paid")
MARKET: Final = Thing("market")


def city(city_id: CityId) -> Thing:
    """A city of the map."""
    return Thing(f"city:{city_id}")


def space(space_id: SpaceId) -> Thing:
    """A rail space of the map."""
    return Thing(f"space:{space_id}")


def rail(space_id: SpaceId, seat: Seat) -> Thing:
    """The rail of a seat on a space."""
    return Thing(f"rail:{space_id}:{seat}")


def station(city_id: CityId, seat: Seat) -> Thing:
    """The station of a seat in a city."""
    return Thing(f"station:{city_id}:{seat}")


def section(index: Section) -> Thing:
    """A section of the telegraph line."""
    return Thing(f"section:{index}")


def office(index: Section, seat: Seat) -> Thing:
    """The office of a seat in a section."""
    return Thing(f"office:{index}:{seat}")


def link(between: tuple[Section, Section]) -> Thing:
    """The pole between two sections."""
    return Thing(f"link:{between[0]}-{between[1]}")


def step(track: Track, entered: int) -> Thing:
    """A space of a performance track."""
    return Thing(f"step:{track}:{entered}")


def worker(colour: Colour, where: Where) -> Thing:
    """The own workers of a colour, in the stock or on the action spaces."""
    return Thing(f"worker:{colour}:{where}")


def action(action_space: ActionSpace) -> Thing:
    """An action space of the own board."""
    return Thing(f"action:{action_space}")


def action_for(action_space: ActionSpace, colour: Colour) -> Thing:
    """An action space, for a worker of one colour."""
    return Thing(f"action:{action_space}:{colour}")


def part(name: Part | str) -> Thing:
    """A line of the waybill."""
    return Thing(f"part:{name}")


def field(index: Field) -> Thing:
    """A section of the own board."""
    return Thing(f"field:{index}")


def piece(kind: PieceKind) -> Thing:
    """The pieces of one kind that may be sold."""
    return Thing(f"piece:{kind}")


def train(kind: TrainKind, face_up: bool) -> Thing:
    """The own trains of a kind that lie with the same face."""
    return Thing(f"train:{kind}:{'up' if face_up else 'down'}")


def pile(kind: TrainKind) -> Thing:
    """A pile of trains."""
    return Thing(f"pile:{kind}")


def supply(colour: Colour) -> Thing:
    """The workers of a colour in the common supply."""
    return Thing(f"supply:{colour}")


def hired(colour: Colour) -> Thing:
    """A worker of a colour to be hired."""
    return Thing(f"hire:{colour}")


def milestone(milestone_id: MilestoneId) -> Thing:
    """An open milestone."""
    return Thing(f"milestone:{milestone_id}")


def slot(milestone_id: MilestoneId, wanted: Wanted) -> Thing:
    """The slots of a milestone for one colour of manager."""
    return Thing(f"slot:{milestone_id}:{wanted}")


def keep(milestone_id: MilestoneId) -> Thing:
    """A milestone looked at."""
    return Thing(f"keep:{milestone_id}")


def deal(number: Deal) -> Thing:
    """A deal of the open Market tile."""
    return Thing(f"deal:{number}")


def setup(tile: SetupTileId) -> Thing:
    """A set-up tile."""
    return Thing(f"setup:{tile}")


def seat(number: Seat) -> Thing:
    """A seat's panel."""
    return Thing(f"seat:{number}")
