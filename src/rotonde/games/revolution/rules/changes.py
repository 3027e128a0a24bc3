"""Small changes that every chapter makes: money, shares, workers and steps of one seat.

Nothing here asks whether it may be done.
"""

from typing import Any

from msgspec.structs import replace

from rotonde.games.revolution.board import COLOUR_NUMBERS
from rotonde.games.revolution.components.ids import Colour, Where
from rotonde.games.revolution.events import MoneyGained, SharesGained
from rotonde.games.revolution.state import SHARE, Company, State, with_count
from rotonde.games.revolution.steps import AnyStep, ResolveAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn


def earn(state: State, seat: Seat, amount: int) -> Turn[State]:
    """Money that an effect brings."""
    company = state.companies[seat]
    cash = company.cash + amount
    after = state.with_company(seat, replace(company, cash=cash))
    return Turn(after, (MoneyGained(seat, amount, cash),))


def take_shares(state: State, seat: Seat, amount: int) -> Turn[State]:
    """Shares that an effect brings."""
    company = state.companies[seat]
    shares = company.shares + amount
    after = state.with_company(seat, replace(company, shares=shares))
    return Turn(after, (SharesGained(seat, amount, shares),))


def pay(state: State, seat: Seat, amount: int) -> State:
    """Money that a price takes."""
    if not amount:
        return state
    company = state.companies[seat]
    return state.with_company(seat, replace(company, cash=company.cash - amount))


def with_shares_sold(state: State, seat: Seat, price: int, kept: int = 0) -> State:
    """The state after selling the fewest shares that cover a price, some shares set apart."""
    company = state.companies[seat]
    if company.cash >= price:
        return state
    return state.with_company(seat, raise_cash(company, price, kept))


def raise_cash(company: Company, amount: int, kept: int = 0) -> Company:
    """The company after selling the fewest shares that cover a sum, some shares set apart."""
    missing = amount - company.cash
    if missing <= 0:
        return company
    sold = min(company.shares - kept, -(-missing // SHARE))
    return replace(company, cash=company.cash + sold * SHARE, shares=company.shares - sold)


def join(state: State, seat: Seat, colour: Colour) -> State:
    """A worker comes from the supply to the stock."""
    company = state.companies[seat]
    return replace(
        state,
        companies=state.companies_with(
            seat, replace(company, crew=company.crew.with_worker(colour))
        ),
        supply=with_count(state.supply, COLOUR_NUMBERS[colour], -1),
    )


def leave(state: State, seat: Seat, colour: Colour, where: Where) -> State:
    """An available worker is gone; where it went is another matter."""
    company = state.companies[seat]
    return state.with_company(seat, replace(company, crew=company.crew.without(colour, where)))


def put_back(state: State, colour: Colour) -> State:
    """A worker comes into the supply."""
    return replace(state, supply=with_count(state.supply, COLOUR_NUMBERS[colour], 1))


def with_action(state: State, **changes: Any) -> State:
    """The action under way with some of its facts changed."""
    action = action_under_way(state)
    return replace(state, steps=(replace(action, **changes), *state.steps[1:]))


def action_under_way(state: State) -> ResolveAction:
    """The action under way, where there must be one."""
    action = state.action
    if action is None:
        raise ValueError("no action is under way")
    return action


def with_step(state: State, step: AnyStep) -> State:
    """The state with one more step on top."""
    return replace(state, steps=(*state.steps, step))


def with_last_step(state: State, step: AnyStep) -> State:
    """The state with another step in place of the innermost."""
    return replace(state, steps=(*state.steps[:-1], step))
