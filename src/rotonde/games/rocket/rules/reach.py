"""The hexes that an engine may step to (ROC-28 to ROC-31)."""

from rotonde.games.rocket import names, reasons
from rotonde.games.rocket.board import BOARD, turns
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import ChooseHex, Veto
from rotonde.kernel.law.refusal import Refusal
from rotonde.railway.hexes import HexName


def hex_refusal(state: State, step: ChooseHex | Veto, place: HexName) -> Refusal | None:
    """Why the engine of the selected company may not go there; None where it may."""
    if place in step.hexes:  # ROC-31
        return None
    cell = BOARD.cells.get(place)
    if cell is None:  # ROC-2
        return reasons.NO_SUCH_HEX(hex=place)
    line = state.network.lines[BOARD.companies.number[step.company]]
    company = names.company(step.company)
    side = BOARD.sides.get((line.engine, cell))
    if side is None:  # ROC-28
        return reasons.HEX_TOO_FAR(hex=place, company=company)
    if not BOARD.open >> cell & 1:  # ROC-29
        return reasons.HEX_IS_TOWN(town=names.town(BOARD.town_at[place]), company=company)
    if side not in turns(line.heading):  # ROC-28
        return reasons.HEX_BEHIND(hex=place, company=company)
    if not state.network.free >> cell & 1:  # ROC-29
        return reasons.HEX_OCCUPIED(hex=place, company=company)
    return reasons.HEX_TOUCHES_TWO_LINES(hex=place, company=company)  # ROC-30
