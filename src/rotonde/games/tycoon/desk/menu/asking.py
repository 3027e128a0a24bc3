"""The question of a menu: its prompt, where in the turn it stands, and what to keep in mind."""

from rotonde.games.tycoon.state import LIMITS, State, build_limit, is_final_turn
from rotonde.games.tycoon.steps import (
    AnyStep,
    Bidding,
    Building,
    ChoosingAction,
    FoundingIndustry,
    GrowingCity,
)
from rotonde.kernel.desk.menu import Pace
from rotonde.kernel.law.text import Fact, Seated, Text


def prompt(step: AnyStep) -> Text:
    """The question in one sentence."""
    match step:
        case Building(laid=laid) if laid:
            return Text("prompt-next-tile")
        case _:
            return Text(f"prompt-{step.__struct_config__.tag}")


def within(step: AnyStep) -> int:
    """How many decisions of the same action led to this question."""
    match step:
        case Bidding() | ChoosingAction():
            return 0
        case Building():
            return 1 + len(step.laid) + step.grant
        case FoundingIndustry() | GrowingCity():
            return 2
        case _:
            return 1


def over(state: State, step: AnyStep) -> Text:
    """Where in the turn the question stands."""
    if isinstance(step, Bidding):
        return over_auction(state, step)
    if isinstance(step, Building) and step.laid:
        limit = build_limit(state, step.seat)
        return Text("over-tile", {"number": len(step.laid) + 1, "limit": limit})
    if state.actions_left > 1:
        return Text("over-actions", {"left": state.actions_left})
    if is_final_turn(state) and state.action_round == LIMITS.action_rounds:
        return Text("over-last-action", {"round": state.action_round})
    begun = len([link for link in state.network.unfinished if link.owner == step.seat])
    facts: dict[str, Fact] = {"round": state.action_round}
    if isinstance(step, ChoosingAction) and begun:
        return Text("over-unfinished", {**facts, "links": begun, "last": LIMITS.action_rounds})
    return Text("over-round", facts)


def over_auction(state: State, step: Bidding) -> Text:
    """The auction, and the highest bid."""
    if step.high_bidder is None:
        return Text("over-auction", {"turn": state.turn})
    facts: dict[str, Fact] = {"turn": state.turn, "seat": Seated(step.high_bidder)}
    return Text("over-auction-bid", {**facts, "amount": step.high_bid})


def pace(state: State, step: AnyStep) -> Pace | None:
    """Which tile of the action it is, or which round of the turn."""
    match step:
        case Bidding():
            return None
        case Building(laid=laid) if laid:
            limit = build_limit(state, step.seat)
            return Pace(len(laid) + 1, limit, limit - LIMITS.tiles_per_build)
        case _:
            return Pace(state.action_round, LIMITS.action_rounds)
