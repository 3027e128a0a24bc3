"""The question of a menu: its prompt, where in the turn it stands, and what to keep in mind."""

from rotonde.games.tycoon.state import LIMITS, State, build_limit
from rotonde.games.tycoon.steps import (
    AnyStep,
    Bidding,
    Building,
    ChoosingAction,
    FoundingIndustry,
    GrowingCity,
)
from rotonde.kernel.menu import Pace
from rotonde.kernel.text import Seated, Text


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
        return Text("over-auction", {"turn": state.turn})
    if state.actions_left > 1:
        return Text("over-actions", {"left": state.actions_left})
    return Text("over-round", {"round": state.action_round})


def pace(state: State, step: AnyStep) -> Pace | None:
    """Which tile of the action it is, or which round of the turn."""
    match step:
        case Bidding():
            return None
        case Building(laid=laid) if laid:
            return Pace(len(laid) + 1, build_limit(state, step.seat))
        case _:
            return Pace(state.action_round, LIMITS.action_rounds)


def hint(state: State, step: AnyStep) -> Text | None:
    """What else is worth knowing."""
    if isinstance(step, Bidding):
        if step.high_bidder is None:
            return Text("hint-no-bid")
        return Text("hint-bid", {"seat": Seated(step.high_bidder), "amount": step.high_bid})
    own = [link for link in state.network.unfinished if link.owner == step.seat]
    last = state.action_round == LIMITS.action_rounds
    if isinstance(step, ChoosingAction) and own:
        return Text("hint-unfinished-last" if last else "hint-unfinished", {"links": len(own)})
    return None
