"""Pieces that an effect places (REV-15, REV-42, REV-43, REV-77)."""

from typing import Final

from rotonde.games.revolution.desk import offices, rails, stations
from rotonde.games.revolution.desk.choices import Makers
from rotonde.games.revolution.desk.questions import ask, effect_first, offers
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import EffectPlace
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.questions import Asked, Question
from rotonde.kernel.law.text import Text

MAKERS: Final[Makers] = {**stations.MAKERS, **rails.MAKERS, **offices.MAKERS}


def ask_place(state: State, step: EffectPlace) -> Asked:
    message = "prompt-extra" if step.source == "paid" else f"prompt-place-{step.piece}"
    return ask(state, step, Text(message))


CHAPTER: Final = DeskChapter(
    questions=(Question(EffectPlace, ask_place, offers(MAKERS), effect_first),),
)
