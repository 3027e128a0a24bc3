"""The auction for the first seat (TYC-20 to TYC-24)."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.actions import Bid, PassBid
from rotonde.games.tycoon.rules.action_ends import busy
from rotonde.games.tycoon.state import COSTS, State, charge
from rotonde.games.tycoon.steps import Bidding, ChoosingAction, Said
from rotonde.kernel.law.clockwise import clockwise, next_seat
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

BIDS: Final = {amount: Bid(amount) for amount in range(COSTS.bid_min, COSTS.bid_max + 1)}


def lowest_bid(step: Bidding) -> int:
    """The least that a seat may bid (TYC-21)."""
    return max(COSTS.bid_min, step.high_bid + 1)


def check_bid(_state: State, step: Bidding, action: Bid) -> Refusal | None:
    """May the seat bid this much?"""
    amount = action.amount
    if amount < lowest_bid(step):  # TYC-21
        return reasons.BID_TOO_LOW(amount=amount, least=lowest_bid(step))
    if amount > COSTS.bid_max:  # TYC-21
        return reasons.BID_TOO_HIGH(amount=amount, most=COSTS.bid_max)
    return None


def legal_bids(_state: State, step: Bidding) -> tuple[Bid | PassBid, ...]:
    """Every bid from the lowest on, then the pass."""
    return bids_from(lowest_bid(step))


@lru_cache(maxsize=128)
def bids_from(lowest: int) -> tuple[Bid | PassBid, ...]:
    """Bids and the pass, made once for each lowest bid."""
    return (*(BIDS[amount] for amount in range(lowest, COSTS.bid_max + 1)), PassBid())


def bid(state: State, step: Bidding, action: Bid) -> Turn[State]:
    """A bid stands; the auction ends where nobody is left to answer it (TYC-22, TYC-23)."""
    amount = action.amount
    step = replace(
        step,
        high_bid=amount,
        high_bidder=step.seat,
        said=(*step.said, Said(step.seat, amount)),
    )
    return asked_on(state, step, past.BidMade(step.seat, amount))


def decline(state: State, step: Bidding, _action: PassBid) -> Turn[State]:
    """A seat is out for good (TYC-21)."""
    step = replace(step, passed=(*step.passed, step.seat), said=(*step.said, Said(step.seat, 0)))
    return asked_on(state, step, past.BidPassed(step.seat))


def asked_on(state: State, step: Bidding, told: Event) -> Turn[State]:
    """The next seat clockwise that has not passed is asked, or the auction is over."""
    if len(step.passed) == state.seats:
        return handed_on(state, told)
    if step.high_bidder is not None and len(step.passed) == state.seats - 1:
        return win(state, step.high_bidder, step.high_bid, told)
    seat = next_seat(step.seat, state.seats)
    while seat in step.passed:
        seat = next_seat(seat, state.seats)
    return Turn(replace(state, steps=(replace(step, seat=seat),)), (told,))


def win(state: State, seat: Seat, amount: int, told: Event) -> Turn[State]:
    """The highest bidder pays and is first player (TYC-22)."""
    state, payment = charge(state, seat, amount)
    after = replace(state, winning_bid=amount)
    return begin_first_round(
        after, seat, told, past.AuctionWon(seat, payment, clockwise(seat, state.seats))
    )


def handed_on(state: State, told: Event) -> Turn[State]:
    """All passed: the seat after the previous first player is first for nothing (TYC-24)."""
    seat = next_seat(state.first_player, state.seats)
    after = replace(state, winning_bid=0)
    return begin_first_round(
        after, seat, told, past.FirstPlacePassed(seat, clockwise(seat, state.seats))
    )


def begin_first_round(state: State, first: Seat, *events: Event) -> Turn[State]:
    """The first round begins with the first player (TYC-25)."""
    after = replace(
        state,
        first_player=first,
        action_round=1,
        acting_seat=first,
        actions_left=1,
        deeds=(),
        steps=(ChoosingAction(first),),
    )
    return Turn(after, (*events, past.RoundBegan(state.turn, 1)))


DECISIONS: Final = (
    Decision(Bidding, legal_bids, (Order(Bid, bid, check_bid), Order(PassBid, decline)), busy),
)
