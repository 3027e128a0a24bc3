"""What each action offers now, in one line: how many places, from what to what price.

Pure. Stands on the rows of the desk while a worker is chosen.
"""

from collections.abc import Callable, Mapping
from typing import Final

from rotonde.games.revolution.board import BOARD, connected
from rotonde.games.revolution.components.ids import ActionSpace
from rotonde.games.revolution.state import CONSTANTS, Company, State, selling_field
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Text
from rotonde.railway.bitset import members


def offers(state: State, seat: Seat, space: ActionSpace) -> Text | None:
    """What an action offers a seat; None where there is nothing to count."""
    return TOLD[space](state, state.companies[seat])


def stations(_state: State, company: Company) -> Text | None:
    """Cities without a station of the seat that its rails reach, and what they cost (REV-22)."""
    open_cities = members(connected(company.network) & ~company.stations)
    costs = [BOARD.costs[number] for number in open_cities]
    if not costs:
        return None
    return ranged("offers-station", costs)


def rails(_state: State, _company: Company) -> Text:
    """What two rails cost at least, and for each triangle (REV-76)."""
    facts = {"base": CONSTANTS.rail_action_base, "each": CONSTANTS.triangle_cost}
    return Text("offers-railroad", facts)


def offices(state: State, company: Company) -> Text | None:
    """Sections without an office of the seat, and the shares they bring (REV-80)."""
    shares = [
        row.shares + (row.first_office_shares if state.first_offices[row.index] is None else 0)
        for row in BOARD.tables.telegraph_section
        if not company.offices >> row.index & 1
    ]
    if not shares:
        return None
    return ranged("offers-telegraph", shares)


def ranged(message: str, figures: list[int]) -> Text:
    """How many places, and from what to what figure; one figure where all are the same."""
    least, most = min(figures), max(figures)
    if least == most:
        return Text(f"{message}-same", {"count": len(figures), "figure": least})
    return Text(message, {"count": len(figures), "least": least, "most": most})


def sale(_state: State, company: Company) -> Text | None:
    """What a piece sells for (REV-90)."""
    field = selling_field(company)
    return Text("offers-trade", {"amount": BOARD.sales[field]}) if field else None


TOLD: Final[Mapping[ActionSpace, Callable[[State, Company], Text | None]]] = {
    "station": stations,
    "railroad": rails,
    "telegraph": offices,
    "trade": sale,
}
