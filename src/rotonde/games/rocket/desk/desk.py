"""The desk of Stephenson's Rocket: what people are shown of it, from its chapters."""

from typing import Final

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.desk import (
    choosing,
    ending,
    execution,
    extension,
    flow,
    isolation,
    markers,
    merger,
    reach,
    stations,
    veto,
)
from rotonde.games.rocket.desk.choices import GROUPS
from rotonde.games.rocket.desk.prospects import prospects, unopposed
from rotonde.games.rocket.desk.sketch import sketch
from rotonde.games.rocket.desk.towns import told_meanwhile
from rotonde.games.rocket.events import AnyEvent
from rotonde.games.rocket.game import ROCKET
from rotonde.games.rocket.reasons import IS_OFFERED
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import AnyStep
from rotonde.games.rocket.view import View
from rotonde.kernel.desk.about import Explanations
from rotonde.kernel.desk.clicks import Clicks
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.questions import Questions, by_chapter

QUESTIONS: Final[Questions[State]] = Questions(
    AnyStep,
    DECISIONS,
    *choosing.QUESTIONS,
    *stations.QUESTIONS,
    *extension.QUESTIONS,
    *veto.QUESTIONS,
    groups=GROUPS,
)


class RocketDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, lines, prospects and lesson."""

    rules = ROCKET
    lesson = lesson_of("rotonde.games.rocket")
    questions = QUESTIONS
    cards = by_chapter(
        "card", AnyAction, markers.CARDS, stations.CARDS, extension.CARDS, veto.CARDS
    )
    clicks = Clicks(
        DECISIONS,
        QUESTIONS,
        IS_OFFERED,
        markers.CLICKS,
        stations.CLICKS,
        extension.CLICKS,
        reach.CLICKS,
        meanwhile=told_meanwhile,
    )
    explanations = Explanations(
        markers.ABOUT,
        stations.ABOUT,
        extension.ABOUT,
        reach.ABOUT,
    )
    lines = by_chapter(
        "line",
        AnyEvent,
        flow.LINES,
        markers.LINES,
        stations.LINES,
        extension.LINES,
        veto.LINES,
        execution.LINES,
        merger.LINES,
        isolation.LINES,
        ending.LINES,
    )
    prospects = staticmethod(prospects)
    unopposed = staticmethod(unopposed)
    sketch = staticmethod(sketch)


DESK: Final = RocketDesk()
