"""Turns and their actions: where a question stands in its turn, and the lines of a new round."""

from typing import Final

from rotonde.games.rocket.events import ActionLost, TurnBegan
from rotonde.games.rocket.state import NUMBERS, State
from rotonde.kernel.desk.log import did, heading
from rotonde.kernel.desk.menu import Pace
from rotonde.kernel.desk.questions import Asked
from rotonde.kernel.law.text import LogLine, Text


def in_turn(state: State, prompt: Text, hint: Text | None = None, *, within: int = 0) -> Asked:
    """A question of the active seat, with the action of its turn to which it belongs."""
    number = NUMBERS.actions_per_turn - state.actions_left + 1
    context = Text("over-first-action" if number == 1 else "over-second-action")
    return Asked(prompt, context, hint, Pace(number, NUMBERS.actions_per_turn), within)


def round_began(event: TurnBegan) -> LogLine | None:
    """A round begins with the first seat; other turns need no title."""
    return None if event.seat else heading("log-round", round=event.round)


def action_lost(event: ActionLost) -> LogLine:
    return did(event.seat, "log-action-lost")


LINES: Final = {TurnBegan: round_began, ActionLost: action_lost}
