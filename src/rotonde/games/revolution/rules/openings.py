"""Choices that a sale or a hire would open, so that no step closes too early (REV-102)."""

from rotonde.games.revolution.rules.chapters import after
from rotonde.games.revolution.rules.completion import open_deal
from rotonde.games.revolution.rules.deals import deals_left
from rotonde.games.revolution.rules.foresight import has_options, offer
from rotonde.games.revolution.rules.promotions import promotable, wants_managers
from rotonde.games.revolution.rules.trades import SELL
from rotonde.games.revolution.state import HIRE, State
from rotonde.games.revolution.steps import EffectPromote, MarketOffer


def would_open(state: State) -> bool:
    """Whether a choice is offered after selling shares, or after that and one hire."""
    if not state.round or is_hopeless(state):  # REV-16
        return False
    seat = state.steps[-1].seat
    for _ in range(state.companies[seat].shares + 1):
        trades = offer(state).trades
        if any(has_options(after(state, hire)) for hire in trades if hire != SELL):
            return True
        if SELL not in trades:
            return False
        state = after(state, SELL)
        if offer(state).options:
            return True
    return False


def is_hopeless(state: State) -> bool:
    """Whether neither sale nor hire can open anything, seen without trying."""
    step = state.steps[-1]
    company = state.companies[step.seat]
    may_hire = company.liquid >= HIRE
    if not company.shares and not may_hire:
        return True
    if isinstance(step, EffectPromote):
        return not promotable(company) and not (may_hire and wants_managers(company))
    if isinstance(step, MarketOffer):
        asked = [open_deal(state, deal).shares for deal in deals_left(state, step)]
        return company.shares < min(asked, default=company.shares + 1)
    return False
