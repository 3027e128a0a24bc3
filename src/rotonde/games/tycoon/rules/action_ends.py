"""An action is done, and points are gained: what every chapter ends with (TYC-18, TYC-25)."""

from msgspec.structs import replace

from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.reasons import ANOTHER_ACTION
from rotonde.games.tycoon.state import Deed, State, with_railroad
from rotonde.games.tycoon.steps import AnyStep
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn


def busy(_state: State, step: AnyStep, _action: AnyAction | None = None) -> Refusal:
    """The refusal of what belongs to another action: the one begun comes first (TYC-26)."""
    return ANOTHER_ACTION(step=f"{step.__struct_config__.tag}")


def end_action(state: State, deed: Deed, *events: Event) -> Turn[State]:
    """An action is over: one less is left, and nothing is being decided."""
    after = replace(
        state,
        actions_left=state.actions_left - 1,
        all_passed_this_turn=state.all_passed_this_turn and deed.kind == "pass",
        deeds=(*state.deeds, deed),
        steps=(),
    )
    return Turn(after, events)


def with_points(state: State, seat: Seat, points: int, *, hotel: int = 0) -> State:
    """A seat climbs the score track; which part of it hotels are is kept."""
    railroad = state.railroads[seat]
    score, of_hotels = railroad.score + points, railroad.hotel_points + hotel
    return with_railroad(state, seat, score=score, hotel_points=of_hotels)
