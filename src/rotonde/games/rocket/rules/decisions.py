"""All decisions of Stephenson's Rocket, from their chapters, in one table."""

from typing import Final

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.rules import extension, flow, markers, stations, veto
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import AnyStep, ChooseAction
from rotonde.kernel.law.decision import Decision, Decisions


def legal_choices(state: State, step: ChooseAction) -> list[AnyAction]:
    """Markers, stations, lines (ROC-14)."""
    return [
        *markers.legal_takes(state),
        *stations.legal_stations(state, step.seat),
        *extension.legal_selects(state),
    ]


DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    Decision(
        ChooseAction,
        legal_choices,
        (*markers.ORDERS, *stations.ORDERS, *extension.ORDERS),
    ),
    *stations.DECISIONS,
    *extension.DECISIONS,
    *veto.DECISIONS,
    settle=flow.settle,
)
