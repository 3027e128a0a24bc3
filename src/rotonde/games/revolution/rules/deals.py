"""What a deal asks and brings; sales of shares and hires (REV-30, REV-31, REV-93, REV-102).

Nothing here asks whether it may be done.
"""

from msgspec.structs import replace

from rotonde.games.revolution.actions import (
    AcceptDeal,
    ChooseDeal,
    Deal,
    HireWorker,
    SellShare,
    StopEffect,
)
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.rows import DealRow
from rotonde.games.revolution.events import DealTaken, EffectStopped, ShareSold, WorkerHired
from rotonde.games.revolution.rules.changes import Told, join, pay, swapped
from rotonde.games.revolution.rules.effects import close, resolve
from rotonde.games.revolution.state import HIRE, SHARE, State, with_company
from rotonde.games.revolution.steps import AnyStep, EffectChooseDeal, MarketOffer
from rotonde.kernel.ids import Seat


def open_deal(state: State, deal: Deal) -> DealRow:
    """A deal of the open Market tile."""
    return BOARD.deals[state.market_tile][deal - 1]


def begin(state: State, seat: Seat, deal: Deal, told: Told) -> State:
    """A deal paid for and marked as taken, before its effects (REV-93, REV-102)."""
    step, row, company = state.steps[-1], open_deal(state, deal), state.companies[seat]
    gained = step.gain_shares if isinstance(step, EffectChooseDeal) else 0
    told.append(DealTaken(seat, state.market_tile, deal, row.shares, row.money, gained > 0))
    shares = company.shares + gained - row.shares
    after = replace(company, shares=shares, cash=company.cash - row.money)
    return swapped(with_company(state, seat, after), marked(step, deal))


def marked(step: AnyStep, deal: Deal) -> AnyStep:
    """The step that offered a deal, with the deal taken."""
    if isinstance(step, EffectChooseDeal):
        return replace(step, taken=True)
    assert isinstance(step, MarketOffer)
    return replace(step, taken=(*step.taken, deal))


def take(state: State, seat: Seat, action: AcceptDeal | ChooseDeal, told: Told) -> State:
    """A deal in the Market, or for this seat alone; there the tile goes when its effects end."""
    effects = open_deal(state, action.deal).effects
    return resolve(begin(state, seat, action.deal, told), seat, effects, told)


def stop(state: State, seat: Seat, _action: StopEffect, told: Told) -> State:
    """No more of the effect that is open."""
    told.append(EffectStopped(seat))
    return close(state, told)


def sell_share(state: State, seat: Seat, _action: SellShare, told: Told) -> State:
    """A share for money (REV-30)."""
    company = state.companies[seat]
    shares = company.shares - 1
    told.append(ShareSold(seat, SHARE, shares))
    return with_company(state, seat, replace(company, cash=company.cash + SHARE, shares=shares))


def hire(state: State, seat: Seat, action: HireWorker, told: Told) -> State:
    """A worker of the supply for money (REV-31)."""
    told.append(WorkerHired(seat, action.colour, HIRE))
    return join(pay(state, seat, HIRE), seat, action.colour)
