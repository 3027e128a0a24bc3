"""The choice of an action: all markers, stations and lines that are open."""

from typing import Final

from rotonde.games.rocket.desk import extension, flow, markers, stations
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import ChooseAction
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.text import Text


def ask_action(state: State, _step: ChooseAction) -> Asked:
    return flow.in_turn(state, Text("prompt-action"))


def offer_actions(state: State, step: ChooseAction) -> Offer:
    """The orders that may begin an action."""
    return Offer(
        (
            *markers.marker_choices(state),
            *stations.station_choices(state, step.seat),
            *extension.line_choices(state, step.seat),
        )
    )


CHAPTER: Final = DeskChapter(
    questions=(Question(ChooseAction, ask_action, offer_actions),),
)
