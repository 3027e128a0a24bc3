"""Action C: choose a company, and the hex its engine steps to (ROC-27 to ROC-33)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket import names
from rotonde.games.rocket.actions import Advance, CompanyId, SelectLine
from rotonde.games.rocket.board import BOARD, turns
from rotonde.games.rocket.events import LineAnnounced, LineSelected
from rotonde.games.rocket.reasons import (
    COMPANY_ABSORBED,
    COMPANY_MOVED_ALREADY,
    COMPANY_STUCK,
    HEX_BEHIND,
    HEX_IS_TOWN,
    HEX_OCCUPIED,
    HEX_TOO_FAR,
    HEX_TOUCHES_TWO_LINES,
    NO_SUCH_COMPANY,
    NO_SUCH_HEX,
)
from rotonde.games.rocket.rules.veto import ask_next
from rotonde.games.rocket.state import State, with_shares
from rotonde.games.rocket.steps import ChooseHex, Veto
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rules import Turn
from rotonde.kernel.step import push
from rotonde.railway.hexes import HexName
from rotonde.railway.shares import drawn

SELECTS: Final = tuple(SelectLine(company.id) for company in BOARD.companies)
ADVANCES: Final = {place: Advance(place) for place in BOARD.hexes}


def legal_selects(state: State) -> list[SelectLine]:
    """The companies that can be extended, in data order (ROC-27)."""
    moved = state.moved
    return [
        SELECTS[number]
        for number, hexes in enumerate(state.network.steps)
        if hexes and not moved >> number & 1
    ]


def may_extend(state: State) -> bool:
    """Whether any action C is legal."""
    moved = state.moved
    return any(
        hexes and not moved >> number & 1 for number, hexes in enumerate(state.network.steps)
    )


def check_select(state: State, company: CompanyId) -> Refusal | None:
    """May this company be extended?"""
    number = BOARD.company_numbers.get(company)
    if number is None:  # ROC-27
        return NO_SUCH_COMPANY(company=company)
    line, named = state.network.lines[number], names.company(company)
    if line.part_of is not None:  # ROC-27
        return COMPANY_ABSORBED(company=named, by=names.company(line.part_of))
    if state.moved >> number & 1:  # ROC-16
        return COMPANY_MOVED_ALREADY(company=named)
    if not state.network.steps[number]:  # ROC-27
        return COMPANY_STUCK(company=named)
    return None


def select(state: State, seat: Seat, action: SelectLine) -> Turn[State]:
    """The legal hexes are found once, for the choice and for the veto (ROC-31)."""
    hexes = BOARD.hex_names(state.network.steps[BOARD.company_numbers[action.company]])
    steps = push(state.steps, ChooseHex(seat, action.company, hexes))
    return Turn(replace(state, steps=steps), (LineSelected(seat, action.company),))


def check_hex(state: State, step: ChooseHex | Veto, place: HexName) -> Refusal | None:
    """May the engine of the selected company go there?"""
    if place in step.hexes:  # ROC-31
        return None
    cell = BOARD.cells.get(place)
    if cell is None:  # ROC-2
        return NO_SUCH_HEX(hex=place)
    line = state.network.lines[BOARD.company_numbers[step.company]]
    company = names.company(step.company)
    side = BOARD.sides.get((line.engine, cell))
    if side is None:  # ROC-28
        return HEX_TOO_FAR(hex=place, company=company)
    if not BOARD.open >> cell & 1:  # ROC-29
        return HEX_IS_TOWN(town=names.town(BOARD.town_at[place]), company=company)
    if side not in turns(line.heading):  # ROC-28
        return HEX_BEHIND(hex=place, company=company)
    if not state.network.free >> cell & 1:  # ROC-29
        return HEX_OCCUPIED(hex=place, company=company)
    return HEX_TOUCHES_TWO_LINES(hex=place, company=company)  # ROC-30


def legal_advances(step: ChooseHex) -> list[Advance]:
    """Every legal hex of the selected company."""
    return [ADVANCES[place] for place in step.hexes]


def advance(state: State, step: ChooseHex, action: Advance) -> Turn[State]:
    """The seat takes its share at once (ROC-32); then the others may object."""
    number = BOARD.company_numbers[step.company]
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
    after = drawn(before, seat)
    if after is before:
        return state
    return replace(state, shares=with_shares(state, company, after))
