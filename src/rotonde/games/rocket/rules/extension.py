"""Action C: choose a company, and the hex its engine steps to (ROC-27, ROC-32, ROC-33)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket import names, reasons
from rotonde.games.rocket.actions import Advance, SelectLine
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.events import LineAnnounced, LineSelected
from rotonde.games.rocket.rules.reach import hex_refusal
from rotonde.games.rocket.rules.veto import ask_next
from rotonde.games.rocket.state import State, with_item
from rotonde.games.rocket.steps import ChooseAction, ChooseHex, Veto
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.step import push
from rotonde.kernel.law.turn import Turn
from rotonde.railway.shares import draw_share

SELECTS: Final = tuple(SelectLine(company.id) for company in BOARD.tables.company)
ADVANCES: Final = {place: Advance(place) for place in BOARD.hexes}


def legal_selects(state: State) -> list[SelectLine]:
    """The companies that can be extended, in data order (ROC-27)."""
    moved = state.moved
    return [
        SELECTS[number]
        for number, hexes in enumerate(state.network.steps)
        if hexes and not moved >> number & 1
    ]


def check_select(state: State, _step: ChooseAction, action: SelectLine) -> Refusal | None:
    """May this company be extended?"""
    company = action.company
    number = BOARD.companies.number.get(company)
    if number is None:  # ROC-27
        return reasons.NO_SUCH_COMPANY(company=company)
    line, named = state.network.lines[number], names.company(company)
    if line.part_of is not None:  # ROC-27
        return reasons.COMPANY_ABSORBED(company=named, by=names.company(line.part_of))
    if state.moved >> number & 1:  # ROC-16
        return reasons.COMPANY_MOVED_ALREADY(company=named)
    if not state.network.steps[number]:  # ROC-27
        return reasons.COMPANY_STUCK(company=named)
    return None


def select(state: State, step: ChooseAction, action: SelectLine) -> Turn[State]:
    """The legal hexes are found once, for the choice and for the veto (ROC-31)."""
    hexes = BOARD.hex_names(state.network.steps[BOARD.companies.number[action.company]])
    steps = push(state.steps, ChooseHex(step.seat, action.company, hexes))
    return Turn(replace(state, steps=steps), (LineSelected(step.seat, action.company),))


def check_advance(state: State, step: ChooseHex, action: Advance) -> Refusal | None:
    """May the engine of the selected company go there?"""
    return hex_refusal(state, step, action.hex)


def legal_advances(_state: State, step: ChooseHex) -> list[Advance]:
    """Every legal hex of the selected company."""
    return [ADVANCES[place] for place in step.hexes]


def advance(state: State, step: ChooseHex, action: Advance) -> Turn[State]:
    """The seat takes its share at once (ROC-32); then the others may object."""
    number = BOARD.companies.number[step.company]
    before, state = state, share_taken(state, step.seat, number)
    announced = LineAnnounced(
        step.seat,
        step.company,
        BOARD.names[state.network.lines[number].engine],
        action.hex,
        state is not before,
        state.shares[number].stack,
    )
    veto = Veto(step.seat, step.company, step.hexes, action.hex, action.hex)
    return ask_next(Turn(state, (announced,)), veto)


def share_taken(state: State, seat: Seat, company: int) -> State:
    """The state after a seat has taken its share; an empty stack gives none (ROC-32, ROC-33)."""
    before = state.shares[company]
    after = draw_share(before, seat)
    if after is before:
        return state
    return replace(state, shares=with_item(state.shares, company, after))


ORDERS: Final = (Order(SelectLine, select, check_select),)
"""The order that begins this action."""

DECISIONS: Final = (Decision(ChooseHex, legal_advances, (Order(Advance, advance, check_advance),)),)
