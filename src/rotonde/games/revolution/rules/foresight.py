"""No corner: whether what was begun can be completed (REV-34, REV-64 to REV-67).

Looks at the acting seat alone, never at answers of others nor at hidden tiles. Most positions are
settled by arithmetic, the margin; the others by a search over the options that can help.
"""

from functools import lru_cache
from typing import Final

from rotonde.games.revolution.board import BOARD, CitySet, least_triangles
from rotonde.games.revolution.rules.relief import reliefs
from rotonde.games.revolution.state import (
    CONSTANTS,
    HIRE,
    MINIMUM,
    SHARE,
    Company,
    State,
    open_cities,
    open_sections,
    selling_field,
)
from rotonde.games.revolution.steps import (
    EffectDiscard,
    EffectExchangeTake,
    EffectPlace,
    ResolveAction,
)
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import members

NEVER: Final = -(10**9)
"""The margin of a position that the short way does not complete."""


def can_complete(state: State, seat: Seat) -> bool:
    """Whether the seat can bring what is open to its end (REV-65)."""
    if not state.steps:  # its part of the turn is over
        return state.companies[seat].crew.available >= MINIMUM
    if margin(state, seat, shortage(state, seat)) >= 0:
        return True
    return any(can_complete(each, seat) for each in reliefs(state, seat))


def shortage(state: State, seat: Seat) -> int:
    """Workers missing to the minimum, those owed or promised by the open effect counted (W')."""
    short = MINIMUM - state.companies[seat].crew.available
    top = state.steps[-1]
    if isinstance(top, EffectDiscard):
        return short + 1
    return short - 1 if isinstance(top, EffectExchangeTake) else short


def margin(state: State, seat: Seat, short: int) -> int:
    """Cash and shares beyond all that is owed on the short way; below zero where it fails.

    `short` is the shortage of workers. The short way is that of `quick` in REV-65: sell, hire, lay
    the cheapest rails, stop, finish; and, where the one station, office or sale is still to be
    done, doing that first.
    """
    company, base = state.companies[seat], state.steps[0]
    wealth = company.cash + SHARE * company.shares
    rails = 0
    if isinstance(base, ResolveAction):
        wealth -= base.due
        if base.pieces and base.space == "railroad":
            rails = base.pieces
        elif base.pieces:
            wealth += main_piece(state, company, base)
    top = state.steps[-1]
    if isinstance(top, EffectPlace) and top.source == "paid":
        rails += 1
    if rails:
        wealth -= CONSTANTS.triangle_cost * least_triangles(company.network, rails)
    if short <= 0:
        return wealth
    return wealth - HIRE * short if sum(state.supply) >= short else NEVER


def main_piece(state: State, company: Company, action: ResolveAction) -> int:
    """What the one station, office or sale brings at least; a station takes."""
    if isinstance(state.steps[-1], EffectPlace):  # it may use up the very piece
        return NEVER
    if action.space == "trade":
        field = selling_field(company)
        return BOARD.sales[field] if field else NEVER
    if not company.buildings:
        return NEVER
    if action.space == "telegraph":
        return 0 if open_sections(company) else NEVER
    return -least_cost(open_cities(company))


@lru_cache(maxsize=1 << 12)
def least_cost(cities: CitySet) -> int:
    """What the cheapest station in one of these cities costs."""
    return min((BOARD.costs[number] for number in members(cities)), default=-NEVER)


class Outlook:
    """How a position stands before its options are tried: most of them need no search."""

    __slots__ = ("margin", "short", "supply")

    def __init__(self, state: State, seat: Seat) -> None:
        self.short = shortage(state, seat)
        self.margin = margin(state, seat, self.short)
        self.supply = sum(state.supply)

    def bears(self, money: int = 0, workers: int = 0) -> bool:
        """Whether the short way is still there after so much money and so many workers are gone."""
        short, left = self.short, self.margin - money
        if workers:
            short += workers
            left -= HIRE * (max(0, short) - max(0, self.short))
        return left >= 0 and (short <= 0 or self.supply >= short)
