"""What a seat of Stephenson's Rocket may choose, for people."""

from rotonde.games.rocket.state import State
from rotonde.kernel.ids import Seat, Thing
from rotonde.kernel.menu import Menu
from rotonde.kernel.refusal import NOT_NOW, Refusal


def menu(state: State, seat: Seat) -> Menu | None:
    """Nothing is offered yet."""
    return None


def why_not(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """The answer to a click on something that is not offered."""
    return NOT_NOW()
