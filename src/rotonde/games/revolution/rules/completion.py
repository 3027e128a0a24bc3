"""Effects that can help to complete an action at all (REV-66).

Promoting, advancing and exchanging only cost; the others help where they can do something. Prices
count as payable from cash and all shares, those that a deal asks for set apart.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import DealNumber
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components import ops
from rotonde.games.revolution.components.rows import DealRow
from rotonde.games.revolution.rules.trains import helpful_flips
from rotonde.games.revolution.state import State
from rotonde.kernel.law.ids import Seat

DEALS: Final[tuple[DealNumber, DealNumber]] = (1, 2)


def can_help(state: State, seat: Seat, effects: ops.Effects) -> bool:
    """Whether one of the effects can do something that may help (REV-36, without REV-64)."""
    return any(HELPS.get(type(op), always)(state, seat, op) for op in effects)


def always(_state: State, _seat: Seat, _op: ops.Op) -> bool:
    """Money, shares, a waived cost."""
    return True


def never(_state: State, _seat: Seat, _op: ops.Op) -> bool:
    """Effects that can only cost."""
    return False


def has_supply(state: State, _seat: Seat, _op: ops.Op) -> bool:
    """A worker can be gained."""
    return any(state.supply)


def has_trains(state: State, _seat: Seat, _op: ops.Op) -> bool:
    """A train can be taken."""
    return any(state.train_piles)


def has_flips(state: State, seat: Seat, _op: ops.Op) -> bool:
    """A train that helps can be flipped."""
    return any(True for _ in helpful_flips(state, seat))


def has_rail(state: State, seat: Seat, _op: ops.Op) -> bool:
    """A rail can be placed."""
    return state.companies[seat].rails > 0


def has_station(state: State, seat: Seat, _op: ops.Op) -> bool:
    """A station can be placed."""
    company = state.companies[seat]
    return company.buildings > 0 and company.open_cities > 0


def has_office(state: State, seat: Seat, _op: ops.Op) -> bool:
    """An office can be opened."""
    company = state.companies[seat]
    return company.buildings > 0 and company.open_sections > 0


def has_deal(state: State, seat: Seat, op: ops.SoloDeal) -> bool:
    """A deal that helps can be paid with the share gained."""
    return any(helpful(state, seat, deal, op.gain_shares) for deal in DEALS)


HELPS: Final[Mapping[type[ops.Op], Callable[[State, Seat, Any], bool]]] = {
    ops.AdvanceTracks: never,
    ops.PromoteWorkers: never,
    ops.ExchangeWorker: never,
    ops.GainWorkers: has_supply,
    ops.TakeAnyTrain: has_trains,
    ops.FlipTrains: has_flips,
    ops.PlaceRailFree: has_rail,
    ops.ExtraRail: has_rail,
    ops.PlaceStationFree: has_station,
    ops.PlaceOfficeFree: has_office,
    ops.SoloDeal: has_deal,
}


def open_deal(state: State, deal: DealNumber) -> DealRow:
    """A deal of the open Market tile."""
    return BOARD.deals[state.market_tile][deal - 1]


def helpful(state: State, seat: Seat, deal: DealNumber, gained: int) -> bool:
    """Whether a deal can be paid, its shares set apart first, and helps."""
    row, company = open_deal(state, deal), state.companies[seat]
    spare = company.shares + gained - row.shares
    if spare < 0 or replace(company, shares=spare).liquid < row.money:
        return False
    return can_help(state, seat, row.effects)
