"""The Market: seat after seat, then the next tile (REV-100, REV-101, REV-104)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import PassMarket
from rotonde.games.revolution.events import MarketPassed, MarketTileTurned
from rotonde.games.revolution.reasons import PASS_BELOW_MINIMUM
from rotonde.games.revolution.rules.chapter import Look, Rule, Why
from rotonde.games.revolution.state import MINIMUM, State
from rotonde.games.revolution.steps import MarketAnswer, MarketOffer
from rotonde.kernel.law.clockwise import next_seat
from rotonde.kernel.law.rng import shuffle
from rotonde.kernel.law.turn import Turn

PASS: Final = PassMarket()


def why_pass(state: State, step: MarketOffer, _action: PassMarket, _look: Look) -> Why:
    """Has the seat enough workers (REV-102)?"""
    workers = state.companies[step.seat].crew.available
    return PASS_BELOW_MINIMUM(workers=workers, minimum=MINIMUM) if workers < MINIMUM else None


def pass_on(state: State, step: MarketOffer, _action: PassMarket) -> Turn[State]:
    """The seat takes nothing more."""
    return Turn(state, (MarketPassed(step.seat),)).then(lambda now: move_on(now, step))


def move_on(state: State, step: MarketOffer) -> Turn[State]:
    """The next seat clockwise, or the next tile (REV-101, REV-104)."""
    answers = (*step.answers, MarketAnswer(step.seat, step.asked, step.taken))
    following = next_seat(step.seat, state.seats)
    if following == state.active_seat:
        turn = turn_tile(state)
        return Turn(replace(turn.state, steps=()), turn.events)
    return Turn(replace(state, steps=(MarketOffer(following, answers=answers),)))


def turn_tile(state: State) -> Turn[State]:
    """The open tile goes to the discard; the next is turned up (REV-104)."""
    discarded, pile, rng = state.market_tile, state.market_pile, state.rng
    discards = (*state.market_discards, discarded)
    reshuffled = not pile
    if reshuffled:
        pile, rng = shuffle(rng, discards)
        discards = ()
    after = replace(
        state, market_tile=pile[0], market_pile=pile[1:], market_discards=discards, rng=rng
    )
    return Turn(after, (MarketTileTurned(pile[0], discarded, reshuffled),))


PASS_RULE: Final = Rule(PassMarket, pass_on, why_pass)
