"""Deals: of the Market, and for one seat alone (REV-93, REV-100 to REV-103)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import reasons
from rotonde.games.revolution.actions import AcceptDeal, ChooseDeal, DealNumber
from rotonde.games.revolution.events import DealTaken
from rotonde.games.revolution.rules.changes import with_last_step
from rotonde.games.revolution.rules.chapter import Chapter, Help, Look, Rule, Toll, Why, unknown
from rotonde.games.revolution.rules.completion import DEALS, helpful, open_deal
from rotonde.games.revolution.rules.effects import resolve
from rotonde.games.revolution.rules.market import PASS, PASS_RULE
from rotonde.games.revolution.rules.stopping import STOP, STOP_RULE
from rotonde.games.revolution.state import SHARE, State
from rotonde.games.revolution.steps import AnyStep, EffectChooseDeal, MarketOffer
from rotonde.kernel.law.turn import Turn

DealStep = EffectChooseDeal | MarketOffer
Taking = AcceptDeal | ChooseDeal


def shares_given(step: DealStep) -> int:
    """The shares that come with a deal for one seat alone (REV-93)."""
    return step.gain_shares if isinstance(step, EffectChooseDeal) else 0


def deals_left(state: State, step: MarketOffer) -> tuple[DealNumber, ...]:
    """The deals that a seat may still accept by number: both once, or one (REV-101)."""
    if step.seat != state.active_seat:
        return () if step.taken else DEALS
    return tuple(deal for deal in DEALS if deal not in step.taken)


# --- may it be taken? ---------------------------------------------------------------------------


def why_accept(state: State, step: MarketOffer, action: AcceptDeal, look: Look) -> Why:
    """A deal not yet taken, and not one too many (REV-101)?"""
    if action.deal in step.taken:
        return reasons.DEAL_TAKEN()
    if action.deal not in deals_left(state, step):
        return reasons.ENOUGH_DEALS()
    return why_deal(state, step, action, look)


def why_deal(state: State, step: DealStep, action: Taking, look: Look) -> Why:
    """Are its shares and money there, and does it do something (REV-36, REV-102)?"""
    row, company = open_deal(state, action.deal), state.companies[step.seat]
    if company.shares + shares_given(step) < row.shares:
        return reasons.DEAL_NEEDS_SHARES(
            needed=row.shares - shares_given(step), shares=company.shares
        )
    if company.cash < row.money:
        return reasons.DEAL_NEEDS_MONEY(needed=row.money, money=company.cash)
    begun = begin_deal(state, step, action.deal).state
    if look.starts(begun, row.effects):
        return None
    return look.corner(begun, row.effects) or reasons.DOES_NOTHING()


def toll(state: State, _step: MarketOffer, action: AcceptDeal) -> Toll:
    """The price of the deal, its shares at their proceeds."""
    row = open_deal(state, action.deal)
    return Toll(row.money + SHARE * row.shares)


# --- taking -------------------------------------------------------------------------------------


def begin_deal(state: State, step: DealStep, deal: DealNumber) -> Turn[State]:
    """A deal paid for and marked as taken, before its effects (REV-93, REV-102)."""
    seat, row = step.seat, open_deal(state, deal)
    company, extra = state.companies[seat], shares_given(step)
    shares = company.shares + extra - row.shares
    after = replace(company, shares=shares, cash=company.cash - row.money)
    event = DealTaken(seat, state.market_tile, deal, row.shares, row.money, extra > 0)
    return Turn(
        with_last_step(state.with_company(seat, after), with_deal_taken(step, deal)), (event,)
    )


def with_deal_taken(step: DealStep, deal: DealNumber) -> AnyStep:
    """The step that offered a deal, with the deal taken."""
    if isinstance(step, EffectChooseDeal):
        return replace(step, taken=True)
    return replace(step, taken=(*step.taken, deal))


def take(state: State, step: DealStep, action: Taking) -> Turn[State]:
    """A deal in the Market, or for this seat alone; there the tile goes when its effects end."""
    effects = open_deal(state, action.deal).effects
    begun = begin_deal(state, step, action.deal)
    return begun.then(lambda paid: resolve(paid, step.seat, effects))


# --- helping ------------------------------------------------------------------------------------


def market_helps(state: State, step: MarketOffer) -> Iterator[Help]:
    """Deals that help."""
    for deal in deals_left(state, step):
        if helpful(state, step.seat, deal, 0):
            row = open_deal(state, deal)
            yield Help(AcceptDeal(deal), row.money, row.shares)


def solo_helps(state: State, step: EffectChooseDeal) -> Iterator[Help]:
    """Deals that help; one whose effects are over ends without turning a tile up."""
    if step.taken:
        yield Help(None)
        return
    for deal in DEALS:
        if helpful(state, step.seat, deal, step.gain_shares):
            row = open_deal(state, deal)
            yield Help(ChooseDeal(deal), row.money, max(0, row.shares - step.gain_shares))
    yield Help(STOP)


def all_market(_state: State, _step: MarketOffer) -> Iterator[AcceptDeal]:
    """Both deals of the open tile."""
    return map(AcceptDeal, DEALS)


def all_solo(_state: State, _step: EffectChooseDeal) -> Iterator[ChooseDeal]:
    """Both deals of the open tile."""
    return map(ChooseDeal, DEALS)


CHAPTERS: Final = (
    Chapter(
        EffectChooseDeal,
        (Rule(ChooseDeal, take, why_deal, unknown, why_deal), STOP_RULE),
        all_solo,
        solo_helps,
        STOP,
    ),
    Chapter(
        MarketOffer,
        (Rule(AcceptDeal, take, why_accept, toll, why_accept), PASS_RULE),
        all_market,
        market_helps,
        PASS,
    ),
)
