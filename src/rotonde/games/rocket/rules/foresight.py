"""Where a choice leads when everybody else lets it pass (ROC-35 to ROC-38)."""

import msgspec

from rotonde.games.rocket.actions import AnyAction, VetoConcede, VetoPass
from rotonde.games.rocket.rules import flow
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import AnyStep, VetoAnswering, VetoBidding
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.identity_cache import cached_by_identity


class Foreseen(msgspec.Struct, frozen=True):
    """Where a choice leads when everybody else lets it pass."""

    before: State
    after: State
    events: tuple[Event, ...]
    asked: tuple[AnyStep, ...]
    """Who could still have objected, in order."""


@cached_by_identity
def consequence(state: State, action: AnyAction) -> Turn[State]:
    """A legal action carried out, up to the next decision."""
    return flow.settle(DECISIONS.apply(state, state.steps[-1].seat, action))


@cached_by_identity
def foreseen(state: State, action: AnyAction) -> Foreseen:
    """A legal action, and then every asked seat passes or concedes."""
    turn = consequence(state, action)
    events, asked = turn.events, []
    while (answer := yielding(turn.state)) is not None:
        asked.append(turn.state.steps[-1])
        turn = consequence(turn.state, answer)
        events += turn.events
    return Foreseen(state, turn.state, events, tuple(asked))


def yielding(state: State) -> AnyAction | None:
    """What a seat says that lets a step of an engine pass; None where none is asked about one."""
    match state.steps[-1:]:
        case (VetoBidding(),):
            return VetoPass()
        case (VetoAnswering(),):
            return VetoConcede()
    return None
