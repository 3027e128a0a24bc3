"""What tests ask of a Tycoon position, by name."""

from typing import TypeVar

from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.view import CityView, SeatView, View
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn
from tests.support.tycoon import TYCOON
from tests.support.tycoon_map import LETTERS

E = TypeVar("E", bound=Event)


def table(state: State) -> View:
    """What a spectator sees."""
    return TYCOON.view(state, None)


def seat_at(state: State, seat: int) -> SeatView:
    """What lies before a seat."""
    return table(state).seats[seat]


def city(state: State, name: str) -> CityView:
    """A city."""
    return next(each for each in table(state).cities if each.id == name)


def cubes(state: State, name: str) -> str:
    """The cubes of a city as letters."""
    counts = zip(LETTERS, city(state, name).cubes, strict=True)
    return "".join(letter * count for letter, count in counts)


def figures(state: State, name: str) -> list[int]:
    """One figure of all seats."""
    return [getattr(seat, name) for seat in table(state).seats]


def actor(state: State) -> int | None:
    """Who decides."""
    return next(iter(TYCOON.actors(state)), None)


def orders(state: State, verb: str = "") -> list[str]:
    """The legal orders as they are typed, those with one verb alone."""
    seat = actor(state)
    legal = () if seat is None else TYCOON.legal(state, Seat(seat))
    written = map(TYCOON.write, legal)
    return [order for order in written if order.split()[0] == verb or not verb]


def told(turn: Turn[State], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in turn.events if isinstance(event, kind)]
