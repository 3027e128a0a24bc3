"""Short questions about a Rocket state, answered by what everybody can see."""

from typing import TypeVar

from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.state import State
from rotonde.games.rocket.view.shapes import CompanyView, SeatView, View
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn
from tests.support.rocket import ROCKET, perform
from tests.support.rocket_plain import company

E = TypeVar("E", bound=Event)


def table(state: State) -> View:
    """What a spectator sees."""
    return ROCKET.view(state, None)


def line(state: State, name: str) -> CompanyView:
    """One company: its shares, stack, towns, engine."""
    return company(table(state), CompanyId(name))


def seat_at(state: State, seat: int) -> SeatView:
    """What lies openly before a seat."""
    return table(state).seats[seat]


def money(state: State) -> list[int]:
    """The fortune of each seat."""
    return list(ROCKET.scores(state))


def actor(state: State) -> int:
    """The one seat that must decide."""
    (seat,) = ROCKET.actors(state)
    return seat


def orders(state: State) -> list[str]:
    """All that the deciding seat may do, in notation."""
    return [ROCKET.write(action) for action in ROCKET.legal(state, Seat(actor(state)))]


def choices(state: State, verb: str) -> list[str]:
    """The legal orders of one verb, without the verb."""
    return [order.partition(" ")[2] for order in orders(state) if order.split()[0] == verb]


def steps(state: State, name: str) -> list[str]:
    """The hexes to which the deciding seat may push this engine."""
    return choices(perform(state, actor(state), f"extend {name}").state, "to")


def told(turn: Turn[State], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in turn.events if isinstance(event, kind)]
