"""The turn: its end, dice given back, and who is next (DIC-21 to DIC-24, DIC-69, DIC-70)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import names, reasons
from rotonde.games.dice.actions import AnyAction, Discard, EndTurn
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import FACES
from rotonde.games.dice.events import DieDiscarded, TurnBegan, TurnEnded
from rotonde.games.dice.state import FIGURES, State, income_is_due, with_tray
from rotonde.games.dice.steps import Discarding, Main
from rotonde.kernel.law.clockwise import next_seat
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

END: Final = (EndTurn(),)
DISCARDS: Final = {face: Discard(face) for face in FACES}
TURNS: Final = tuple((Main(Seat(seat)),) for seat in range(BOARD.tables.meta.players_max))


def check_end(state: State, _step: Main, _action: EndTurn) -> Refusal | None:
    """May the seat end its turn?"""
    return reasons.INCOME_FIRST() if income_is_due(state) else None  # DIC-23


def end_turn(state: State, _step: Main, _action: EndTurn) -> Turn[State]:
    """The seat is done, but for dice that are too many (DIC-69)."""
    back = too_many(state)
    steps = (Discarding(state.seat),) if back else ()
    return Turn(replace(state, steps=steps), (TurnEnded(state.seat, back),))


def too_many(state: State) -> int:
    """The front dice that the seat to move must give back when its turn ends (DIC-69)."""
    return max(0, state.trays[state.seat].front - FIGURES.front_limit)


def check_discard(state: State, _step: Discarding, action: Discard) -> Refusal | None:
    """Does such a die lie in front?"""
    if not state.trays[state.seat].showing(action.face):  # DIC-69
        return reasons.FACE_NOT_IN_FRONT(face=names.face(action.face))
    return None


def legal_discards(state: State, _step: Discarding) -> list[Discard]:
    """Each face in front, in the order of the data."""
    tray = state.trays[state.seat]
    return [order for face, order in DISCARDS.items() if tray.showing(face)]


def discard(state: State, _step: Discarding, action: Discard) -> Turn[State]:
    """One die goes back to the reserve, until five are left (DIC-69)."""
    tray = state.trays[state.seat]
    tray = replace(tray, **{action.face: tray.showing(action.face) - 1})
    left, reserve = tray.front - FIGURES.front_limit, state.reserve + 1
    after = replace(
        state,
        trays=with_tray(state, state.seat, tray),
        reserve=reserve,
        steps=state.steps if left else (),
    )
    return Turn(after, (DieDiscarded(state.seat, action.face, left, reserve),))


def discard_first(_state: State, _step: Discarding, _action: AnyAction) -> Refusal:
    """The refusal of everything else while dice are too many (DIC-69)."""
    return reasons.DISCARD_FIRST()


def ends_year(state: State) -> bool:
    """Whether this turn is the last of the year (DIC-21)."""
    return next_seat(state.seat, state.seats) == state.first


def seat_after(state: State) -> Seat:
    """The seat of the next turn (DIC-21, DIC-77)."""
    return next_first(state) if ends_year(state) else next_seat(state.seat, state.seats)


def next_first(state: State) -> Seat:
    """The first player of the next year (DIC-77)."""
    return next_seat(state.first, state.seats)


def begin_turn(state: State, seat: Seat) -> Turn[State]:
    """A seat has its turn; what was paid for ranges lapses (DIC-21, DIC-70)."""
    after = replace(state, seat=seat, income_taken=False, rolled=False, paid=0, steps=TURNS[seat])
    return Turn(after, (TurnBegan(seat, state.year),))


ORDERS: Final = (Order(EndTurn, end_turn, check_end),)
"""The order that ends the turn."""

DECISIONS: Final = (
    Decision(Discarding, legal_discards, (Order(Discard, discard, check_discard),), discard_first),
)
