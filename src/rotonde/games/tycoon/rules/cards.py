"""Take a card: what may be taken, and what it does at once (TYC-59, TYC-64, TYC-65)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons, steps
from rotonde.games.tycoon.actions import GrowCity, TakeCard
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardRow
from rotonde.games.tycoon.rules.action_ends import busy, end_action
from rotonde.games.tycoon.rules.bag import drawn_into
from rotonde.games.tycoon.rules.urbanizing import why_not_urbanize
from rotonde.games.tycoon.state import Deed, State, with_railroad, without
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

TAKES: Final = {
    card.id: TakeCard(card.id) for card in BOARD.cards.values() if card.kind != "objective"
}
"""The orders for the cards that can be taken, in data order (TYC-60)."""
GROWTHS: Final = tuple(GrowCity(city) for city in BOARD.cities.ids)


def why_not_take(state: State) -> Refusal | None:
    """Is there any card to take?"""
    return None if takes(state) else reasons.NO_CARD_TO_TAKE()


def check_take(state: State, _step: steps.TakingCard, action: TakeCard) -> Refusal | None:
    """May this card be taken?"""
    card_id = action.card_id
    card = BOARD.cards.get(card_id)
    if card is None:
        return reasons.NO_SUCH_CARD(card=card_id)
    named = Named(f"card-{card_id}")
    if card_id not in state.face_up:  # TYC-59
        return reasons.CARD_NOT_UP(card=named)
    if card.kind == "objective":  # TYC-60
        return reasons.CARD_IS_OBJECTIVE(card=named)
    if not is_useful(state, card):  # TYC-64
        return reasons.CARD_USELESS(card=named)
    return None


def is_useful(state: State, card: CardRow) -> bool:
    """Whether an immediate card can do something (TYC-64)."""
    match card.effect:
        case "free_urbanize":
            return why_not_urbanize(state) is None
        case "add_cubes":
            return any(state.bag)
        case _:
            return True


def legal_takes(state: State, _step: steps.TakingCard) -> list[TakeCard]:
    """The cards that may be taken."""
    return takes(state)


def takes(state: State) -> list[TakeCard]:
    """The cards that may be taken, in data order, equal ones once (TYC-59)."""
    up = set(state.face_up)
    return [
        order for card, order in TAKES.items() if card in up and is_useful(state, BOARD.cards[card])
    ]


def take(state: State, step: steps.TakingCard, action: TakeCard) -> Turn[State]:
    """The card goes before the seat, or does its work and leaves the game."""
    card = BOARD.cards[action.card_id]
    state = replace(state, face_up=without(state.face_up, card.id))
    match card.effect:
        case "free_urbanize":
            return ask_for_city(state, card, steps.FoundingIndustry(step.seat, card.id))
        case "add_cubes":
            return ask_for_city(state, card, steps.GrowingCity(step.seat, card.id))
        case "two_actions":
            return grant_actions(state, step.seat, card)
        case _:
            return keep_card(state, step.seat, card)


def ask_for_city(state: State, card: CardRow, step: steps.AnyStep) -> Turn[State]:
    """The card asks for a city, and leaves the game (TYC-64)."""
    after = replace(state, cards_out=(*state.cards_out, card.id), steps=(step,))
    return Turn(after, (past.CardTaken(step.seat, card.id, state.actions_left),))


def grant_actions(state: State, seat: Seat, card: CardRow) -> Turn[State]:
    """Further actions at once for the one that took the card (TYC-65)."""
    left = state.actions_left + card.actions
    after = replace(state, cards_out=(*state.cards_out, card.id), actions_left=left)
    return end_action(after, deed_of(state, seat, card), past.CardTaken(seat, card.id, left - 1))


def keep_card(state: State, seat: Seat, card: CardRow) -> Turn[State]:
    """The card stays face up before the seat (TYC-69)."""
    after = with_railroad(state, seat, cards=(*state.railroads[seat].cards, card.id))
    told = past.CardTaken(seat, card.id, state.actions_left - 1)
    return end_action(after, deed_of(state, seat, card), told)


def deed_of(state: State, seat: Seat, card: CardRow) -> Deed:
    """The turn line's entry for a card."""
    return Deed(state.action_round, seat, "card", card=card.id)


# --- City Growth ----------------------------------------------------------------------------------


def check_grow(_state: State, _step: steps.GrowingCity, action: GrowCity) -> Refusal | None:
    """Any city may grow (TYC-64)."""
    known = action.city in BOARD.cities.number
    return None if known else reasons.NO_SUCH_CITY(city=action.city)


def legal_growths(_state: State, _step: steps.GrowingCity) -> tuple[GrowCity, ...]:
    """Every city."""
    return GROWTHS


def grow(state: State, step: steps.GrowingCity, action: GrowCity) -> Turn[State]:
    """Cubes by chance come to the city (TYC-64)."""
    came = drawn_into(state, BOARD.cities.number[action.city], BOARD.cards[step.card].cubes)
    told = past.CityGrown(step.seat, action.city, came.cubes, came.refreshed)
    what = Deed(state.action_round, step.seat, "card", city=action.city, card=step.card)
    return end_action(came.state, what, told)


DECISIONS: Final = (
    Decision(steps.TakingCard, legal_takes, (Order(TakeCard, take, check_take),), busy),
    Decision(steps.GrowingCity, legal_growths, (Order(GrowCity, grow, check_grow),), busy),
)
