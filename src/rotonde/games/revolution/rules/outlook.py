"""The least cost of completing an action: the short way of REV-65, by arithmetic alone.

The short way is `quick` of REV-65: sell shares, hire, lay the cheapest rails, stop, finish; where
the one station, office or sale is still to be done, that comes first. A position that the short way
completes needs no search (`foresight`). Looks at the acting seat alone.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rotonde.games.revolution import steps
from rotonde.games.revolution.board import BOARD, CitySet, least_triangles
from rotonde.games.revolution.state import CONSTANTS, HIRE, MINIMUM, SHARE, Company, State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import Step
from rotonde.railway.bitset import members

COMING: Final[Mapping[type[Step], int]] = {steps.EffectDiscard: -1, steps.EffectExchangeTake: 1}
"""Workers that the open effect will bring or take."""


class Outlook:
    """How a position stands before its options are tried."""

    __slots__ = ("margin", "short", "solvent", "state")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.short = shortage(state, seat)
        self.margin = margin(state, seat, self.short)
        self.solvent = self.margin is not None and self.margin >= 0
        """Whether the short way is there."""

    def bears(self, money: int = 0, workers: int = 0) -> bool:
        """Whether the short way is still there after so much money and so many workers are gone."""
        if self.margin is None:
            return False
        short, left = self.short, self.margin - money
        if workers:
            short += workers
            left -= HIRE * (max(0, short) - max(0, self.short))
        return left >= 0 and (short <= 0 or sum(self.state.supply) >= short)


def shortage(state: State, seat: Seat) -> int:
    """Workers missing to the minimum, those owed or promised by the open effect counted (W')."""
    here = state.companies[seat].crew.available + COMING.get(type(state.steps[-1]), 0)
    return MINIMUM - here


def margin(state: State, seat: Seat, short: int) -> int | None:
    """Cash and shares beyond all that is owed on the short way; None where no money would do.

    `short` is the shortage of workers.
    """
    company, base, top = state.companies[seat], state.steps[0], state.steps[-1]
    wealth, rails = company.cash + SHARE * company.shares, 0
    if isinstance(base, steps.ResolveAction):
        wealth -= base.due
        if base.pieces and base.space == "railroad":
            rails = base.pieces
        elif base.pieces:
            gain = main_piece(state, company, base)
            if gain is None:
                return None
            wealth += gain
    if isinstance(top, steps.EffectPlace) and top.source == "paid":
        rails += 1
    if rails:
        wealth -= CONSTANTS.triangle_cost * least_triangles(company.network, rails)
    if short <= 0:
        return wealth
    return wealth - HIRE * short if sum(state.supply) >= short else None


def main_piece(state: State, company: Company, action: steps.ResolveAction) -> int | None:
    """The least gain of the one station, office or sale; a station costs. None: impossible."""
    if isinstance(state.steps[-1], steps.EffectPlace):  # it may use up the very piece
        return None
    if action.space == "trade":
        field = company.selling_field
        return BOARD.sales[field] if field else None
    if not company.buildings:
        return None
    if action.space == "telegraph":
        return 0 if company.open_sections else None
    cost = least_cost(company.open_cities)
    return None if cost is None else -cost


@lru_cache(maxsize=1 << 12)
def least_cost(cities: CitySet) -> int | None:
    """The price of the cheapest station in one of these cities; None where there is none."""
    return min((BOARD.costs[number] for number in members(cities)), default=None)


def rail_cost(company: Company, rails: int) -> int:
    """The price of the cheapest rails of an action (REV-76)."""
    triangles = least_triangles(company.network, rails)
    return CONSTANTS.rail_action_base + CONSTANTS.triangle_cost * triangles
