"""The result of a choice that everybody else lets pass (ROC-35 to ROC-38)."""

from collections.abc import Mapping

import msgspec

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.rules import extension, veto
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.scoring import earnings
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import ChooseHex, VetoAnswering, VetoBidding, VetoPlacing
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.identity_cache import cached_by_identity
from rotonde.railway.hexes import HexName

Objecting = VetoBidding | VetoAnswering


class Foreseen(msgspec.Struct, frozen=True):
    """The result of a choice that everybody else lets pass."""

    before: State
    after: State
    events: tuple[Event, ...]
    asked: tuple[Objecting, ...]
    """The seats that could still have objected, in order."""

    @property
    def earnings(self) -> tuple[int, ...]:
        """The earnings of each seat by it, the final count included where the game ends."""
        return earnings(self.before, self.events)

    def has(self, kind: type[Event]) -> bool:
        """Whether something of this kind happens."""
        return any(type(event) is kind for event in self.events)


@cached_by_identity
def consequence(state: State, action: AnyAction) -> Turn[State]:
    """A legal action carried out, up to the next decision."""
    return carried_out(DECISIONS, state, state.steps[-1].seat, action)


def foreseen(state: State, action: AnyAction) -> Foreseen:
    """A legal action, and then every asked seat passes or concedes."""
    return foresee_unopposed(state, consequence(state, action))


def foresee_unopposed(before: State, turn: Turn[State]) -> Foreseen:
    """The turn of an action, and then every asked seat passes or concedes."""
    state, events, asked = turn.state, turn.events, []
    while state.steps and isinstance(step := state.steps[-1], VetoBidding | VetoAnswering):
        asked.append(step)
        answer = veto.PASS if isinstance(step, VetoBidding) else veto.CONCEDE
        turn = consequence(state, answer)
        state, events = turn.state, events + turn.events
    return Foreseen(before, state, events, tuple(asked))


def hex_by_hex(before: State, turn: Turn[State]) -> Mapping[HexName, Foreseen]:
    """The results of a line, or a bid, for each hex that may be named after it.

    A single hex is not asked for (ROC-36).
    """
    state = turn.state
    match state.steps[-1:]:
        case (ChooseHex() as step,):
            orders = extension.legal_advances(state, step)
            return {order.hex: foreseen(state, order) for order in orders}
        case (VetoPlacing() as step,):
            places = veto.legal_placings(state, step)
            return {order.hex: foreseen(state, order) for order in places}
    bidding = before.steps[-1]
    assert isinstance(bidding, VetoBidding)
    return {bidding.veto.hex: foresee_unopposed(before, turn)}
