"""The Market as all see it: the open tile, who could pay, and the line of seats asked."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final, Literal

from rotonde.games.revolution.actions import DealNumber
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import MarketTileId
from rotonde.games.revolution.components.rows import DealRow
from rotonde.games.revolution.state import Company, State
from rotonde.games.revolution.steps import MarketOffer
from rotonde.games.revolution.view.shapes import DealView, MarketSeatView, MarketView
from rotonde.kernel.law.ids import Seat

MarketStatus = Literal["answered", "skipped", "asked", "to_come"]

DEALS: Final[tuple[DealNumber, DealNumber]] = (1, 2)


def market_view(state: State) -> MarketView:
    """The open tile, and those that nobody knows the places of."""
    deals = tuple([deal_view(state, number) for number in DEALS])
    line = course(state)
    return MarketView(
        tile=state.market_tile,
        deals=deals,
        unseen=in_order(state.market_pile),
        discards=in_order(state.market_discards),
        course=line,
        coming=coming(state, line, {seat for deal in deals for seat in deal.payers}),
    )


def coming(
    state: State, line: tuple[MarketSeatView, ...], payers: Collection[Seat]
) -> tuple[Seat, ...]:
    """The payers that a Market asks later: one under way, or that of the action under way."""
    if line:
        return tuple(s.seat for s in line if s.status == "to_come" and s.seat in payers)
    action = state.action
    if action is None or not action.market:
        return ()
    return tuple(sorted(seat for seat in payers if seat != action.seat))


@lru_cache(maxsize=1024)
def in_order(tiles: tuple[MarketTileId, ...]) -> tuple[MarketTileId, ...]:
    """Tiles by their numbers, which say nothing of their places."""
    return tuple(sorted(tiles))


def deal_view(state: State, number: DealNumber) -> DealView:
    """A deal, and who has what it asks for."""
    row = BOARD.deals[state.market_tile][number - 1]
    payers = [Seat(s) for s, company in enumerate(state.companies) if can_pay(company, row)]
    return open_deal(state.market_tile, number, tuple(payers))


@lru_cache(maxsize=1024)
def open_deal(tile: MarketTileId, number: DealNumber, payers: tuple[Seat, ...]) -> DealView:
    """The open deal, by the seats that can pay."""
    row = BOARD.deals[tile][number - 1]
    return DealView(number, row.shares, row.money, row.effects, payers)


def can_pay(company: Company, row: DealRow) -> bool:
    """Whether a seat has the shares and the money now."""
    return company.shares >= row.shares and company.cash >= row.money


def course(state: State) -> tuple[MarketSeatView, ...]:
    """The seats in the order in which they are asked (REV-101)."""
    step = state.steps[0] if state.steps else None
    if not isinstance(step, MarketOffer):
        return ()
    return tuple(stop(state, step, seat) for seat in state.seats_from_active)


def stop(state: State, step: MarketOffer, seat: Seat) -> MarketSeatView:
    """One seat on the line."""
    may_take = len(DEALS) if seat == state.active_seat else 1
    for answer in step.answers:
        if answer.seat == seat:
            status: MarketStatus = "answered" if answer.asked else "skipped"
            return MarketSeatView(seat, status, answer.deals, may_take)
    if seat == step.seat:
        return MarketSeatView(seat, "asked", step.taken, may_take)
    return MarketSeatView(seat, "to_come", (), may_take)
