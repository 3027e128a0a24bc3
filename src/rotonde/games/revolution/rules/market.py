"""The Market: the active seat takes up to two deals, every other one (REV-100 to REV-105)."""

from msgspec.structs import replace

from rotonde.games.revolution.actions import PassMarket
from rotonde.games.revolution.events import MarketPassed, MarketTileTurned
from rotonde.games.revolution.rules.changes import Told, swapped
from rotonde.games.revolution.rules.closing import enough_workers, would_open
from rotonde.games.revolution.rules.offering import choices
from rotonde.games.revolution.rules.options import deals_left
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import MarketAnswer, MarketOffer
from rotonde.kernel.ids import Seat
from rotonde.kernel.rng import shuffled


def may_accept(state: State, step: MarketOffer) -> bool:
    """Whether a deal is offered now, or after sales, or after sales and a hire (REV-102)."""
    return bool(deals_left(state, step)) and (any(choices(state)) or would_open(state))


def proceed(state: State, step: MarketOffer, told: Told) -> State | None:
    """The next seat, once this one can accept nothing more; None while it is asked (REV-103)."""
    if may_accept(state, step) or not enough_workers(state, step.seat):
        return None if step.asked else swapped(state, replace(step, asked=True))
    return move_on(state, step, told)


def pass_on(state: State, seat: Seat, _action: PassMarket, told: Told) -> State:
    """The seat takes nothing more."""
    step = state.steps[-1]
    assert isinstance(step, MarketOffer)
    told.append(MarketPassed(seat))
    return move_on(state, step, told)


def move_on(state: State, step: MarketOffer, told: Told) -> State:
    """The next seat clockwise, or the next tile (REV-101, REV-104)."""
    answers = (*step.answers, MarketAnswer(step.seat, step.asked, step.taken))
    following = Seat((step.seat + 1) % state.seats)
    if following == state.active_seat:
        return replace(turn_tile(state, told), steps=())
    return replace(state, steps=(MarketOffer(following, answers=answers),))


def turn_tile(state: State, told: Told) -> State:
    """The open tile goes to the discard; the next is turned up (REV-104)."""
    discarded, pile, rng = state.market_tile, state.market_pile, state.rng
    discards = (*state.market_discards, discarded)
    reshuffled = not pile
    if reshuffled:
        pile, rng = shuffled(rng, discards)
        discards = ()
    told.append(MarketTileTurned(pile[0], discarded, reshuffled))
    return replace(
        state, market_tile=pile[0], market_pile=pile[1:], market_discards=discards, rng=rng
    )
