"""The choice of an action: a marker, a station or a line (ROC-14, ROC-15)."""

from typing import Final

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.rules import extension, markers, stations
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import ChooseAction
from rotonde.kernel.law.decision import Decision


def legal_choices(state: State, step: ChooseAction) -> list[AnyAction]:
    """Markers, stations, lines (ROC-14)."""
    return [
        *markers.legal_takes(state),
        *stations.legal_stations(state, step.seat),
        *extension.legal_selects(state),
    ]


def may_act(state: State) -> bool:
    """Whether the active seat has any legal action (ROC-15, ROC-18)."""
    return bool(
        state.lying_markers
        or extension.legal_selects(state)
        or any(stations.open_hexes(state, state.active_seat))
    )


DECISIONS: Final = (
    Decision(ChooseAction, legal_choices, (*markers.ORDERS, *stations.ORDERS, *extension.ORDERS)),
)
