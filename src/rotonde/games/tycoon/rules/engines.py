"""Upgrade engine: one level, its price, and who was first (TYC-46, TYC-47)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.rules.action_ends import end_action
from rotonde.games.tycoon.rules.objectives import upgrade_met
from rotonde.games.tycoon.state import (
    ENGINES,
    UPGRADE_COST,
    Deed,
    State,
    charge,
    is_revealed,
    with_railroad,
)
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

RECORDED: Final = {
    card.level for card in BOARD.tycoons.values() if card.objective == "first_to_engine_level"
}
"""The level whose first seat is remembered (TYC-47)."""


def why_not_upgrade(state: State, seat: Seat) -> Refusal | None:
    """Is there a next level (TYC-46)?"""
    if state.railroads[seat].engine_level >= ENGINES.max_level:
        return reasons.ENGINE_AT_TOP(level=ENGINES.max_level)
    return None


def upgrade(state: State, seat: Seat) -> Turn[State]:
    """The engine pulls one link further."""
    level = state.railroads[seat].engine_level + 1
    state, payment = charge(state, seat, UPGRADE_COST[level])
    state = with_railroad(state, seat, engine_level=level)
    events: tuple[Event, ...] = (past.EngineUpgraded(seat, level, payment),)
    if level in RECORDED and state.first_to_level_6 is None:  # TYC-47
        state = replace(state, first_to_level_6=seat)
        card = state.railroads[seat].tycoon_card
        if card is not None and is_revealed(state, seat):
            events += (past.TycoonRevealed(seat, card),)
    met = upgrade_met(state, seat, level)
    deed = Deed(state.action_round, seat, "upgrade", level=level, paid=payment.amount)
    return end_action(met.state, deed, *events, *met.events)
