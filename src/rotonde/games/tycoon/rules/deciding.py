"""Which chapter judges, lists and carries out the actions of each step."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from rotonde.games.tycoon.actions import (
    KINDS,
    AnyAction,
    Bid,
    BuildWesternLink,
    ChooseAction,
    Deliver,
    GrowCity,
    IssueShare,
    Kind,
    LayTile,
    PassBid,
    PlayLandGrant,
    StopBuilding,
    TakeCard,
    Urbanize,
)
from rotonde.games.tycoon.reasons import ANOTHER_ACTION
from rotonde.games.tycoon.rules import (
    auction,
    building,
    cards,
    choosing,
    delivering,
    urbanizing,
    west,
)
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import (
    AnyStep,
    Bidding,
    Building,
    ChoosingAction,
    Delivering,
    FoundingIndustry,
    GoingWest,
    GrowingCity,
    TakingCard,
    Urbanizing,
)
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rules import Turn
from rotonde.kernel.step import asked, not_asked

Answer = Urbanizing | FoundingIndustry | Delivering | TakingCard | GrowingCity | GoingWest
"""The steps that one order finishes."""
KIND_OF: Final[Mapping[type[AnyAction], Kind]] = {
    LayTile: "build",
    Urbanize: "urbanize",
    Deliver: "deliver",
    TakeCard: "card",
    BuildWesternLink: "western_link",
}
"""The kind of action that an order belongs to, where it has to be chosen first."""


# --- check ----------------------------------------------------------------------------------------


def check(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """Why `seat` may not do this now; None when it may."""
    step = asked(state.steps, seat)
    if step is None:
        return not_asked(state.steps)
    match step:
        case Bidding():
            return check_auction(step, action)
        case ChoosingAction():
            return check_choice(state, seat, action)
        case Building():
            return check_building(state, step, action)
        case _:
            return check_answer(state, step, action)


def check_auction(step: Bidding, action: AnyAction) -> Refusal | None:
    """May the seat say this in the auction?"""
    match action:
        case Bid(amount=amount):
            return auction.check_bid(step, amount)
        case PassBid():
            return None
    return busy(step)


def check_choice(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """May the seat choose this?"""
    match action:
        case ChooseAction(kind=kind) if kind in KINDS:
            return choosing.check_kind(state, seat, kind)
        case IssueShare():
            return choosing.check_issue(state, seat)
    return check_unopened(state, seat, action)


def check_unopened(state: State, seat: Seat, action: AnyAction) -> Refusal:
    """Why an order cannot be given whose kind is not chosen yet: judged as if it were."""
    step, kind = state.steps[-1], KIND_OF.get(type(action))
    if kind is None:
        return busy(step)
    wrong = choosing.check_kind(state, seat, kind)
    return wrong or check(apply(state, ChooseAction(kind)).state, seat, action) or busy(step)


def check_building(state: State, step: Building, action: AnyAction) -> Refusal | None:
    """May the builder do this?"""
    match action:
        case LayTile():
            return building.check_lay(state, step, action)
        case PlayLandGrant():
            return building.check_grant(state, step)
        case StopBuilding():
            return building.check_stop(step)
    return busy(step)


def check_answer(state: State, step: Answer, action: AnyAction) -> Refusal | None:
    """Does this order finish what was opened?"""
    match step, action:
        case Urbanizing() | FoundingIndustry(), Urbanize():
            return urbanizing.check_urbanize(state, action)
        case Delivering(), Deliver():
            return delivering.check_deliver(state, step.seat, action)
        case TakingCard(), TakeCard(card_id=card):
            return cards.check_take(state, card)
        case GrowingCity(), GrowCity():
            return cards.check_grow(action)
        case GoingWest(), BuildWesternLink(city=city):
            return west.check_west(state, step.seat, city)
    return busy(step)


def busy(step: AnyStep) -> Refusal:
    """What has to be decided first (TYC-26)."""
    return ANOTHER_ACTION(step=f"{step.__struct_config__.tag}")


# --- legal ----------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> Sequence[AnyAction]:
    """All that `check` allows, in the order of the decision points."""
    step = asked(state.steps, seat)
    if step is None:
        return ()
    match step:
        case Bidding():
            return auction.legal_bids(step)
        case ChoosingAction():
            return choosing.legal_choices(state, seat)
        case Building():
            return building.legal_builds(state, step)
        case _:
            return legal_answers(state, step)


def legal_answers(state: State, step: Answer) -> Sequence[AnyAction]:
    """All that finishes what was opened."""
    match step:
        case Urbanizing() | FoundingIndustry():
            return urbanizing.legal_urbanizings(state)
        case Delivering():
            return delivering.legal_deliveries(state, step.seat)
        case TakingCard():
            return cards.legal_takes(state)
        case GrowingCity():
            return cards.GROWTHS
        case GoingWest():
            return west.legal_wests(state, step.seat)
        case _:
            assert_never(step)


# --- apply ----------------------------------------------------------------------------------------


def apply(state: State, action: AnyAction) -> Turn[State]:
    """The action carried out. Trusts `check`."""
    step: AnyStep = state.steps[-1]
    match step, action:
        case Bidding(), Bid(amount=amount):
            return auction.bid(state, step, amount)
        case Bidding(), PassBid():
            return auction.decline(state, step)
        case ChoosingAction(), ChooseAction(kind=kind):
            return choosing.choose(state, step, kind)
        case ChoosingAction(), IssueShare():
            return choosing.issue(state, step.seat)
        case Building(), _:
            return apply_building(state, step, action)
        case _:
            return apply_answer(state, step, action)


def apply_building(state: State, step: Building, action: AnyAction) -> Turn[State]:
    """A tile, a grant, or the end of building."""
    match action:
        case LayTile():
            return building.lay(state, step, action)
        case PlayLandGrant():
            return building.play_grant(state, step)
        case StopBuilding():
            return building.stop(state, step)
    raise ValueError(f"{action} was never checked")


def apply_answer(state: State, step: AnyStep, action: AnyAction) -> Turn[State]:
    """What was opened, finished."""
    match step, action:
        case Delivering(), Deliver():
            return delivering.deliver(state, step, action)
        case Urbanizing(), Urbanize():
            return urbanizing.urbanize(state, step, action)
        case FoundingIndustry(), Urbanize():
            return urbanizing.found(state, step, action)
        case TakingCard(), TakeCard():
            return cards.take(state, step, action)
        case GrowingCity(), GrowCity():
            return cards.grow(state, step, action)
        case GoingWest(), BuildWesternLink():
            return west.build(state, step, action)
    raise ValueError(f"{action} was never checked")
