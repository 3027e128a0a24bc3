"""The desk of Stephenson's Rocket: its chapters, put together."""

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
from rotonde.games.rocket.desk.prospects import after_passes, prospects
from rotonde.games.rocket.desk.sketch import sketch
from rotonde.games.rocket.desk.towns import told_meanwhile
from rotonde.games.rocket.game import ROCKET
from rotonde.games.rocket.reasons import IS_OFFERED
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import AnyStep
from rotonde.games.rocket.view import View
from rotonde.kernel.desk.chapter import Chapters
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of


class RocketDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, log lines, prospects and lesson."""

    rules = ROCKET
    lesson = lesson_of("rotonde.games.rocket")
    chapters = Chapters(
        ROCKET,
        AnyStep,
        flow.CHAPTER,
        choosing.CHAPTER,
        markers.CHAPTER,
        stations.CHAPTER,
        extension.CHAPTER,
        reach.CHAPTER,
        veto.CHAPTER,
        execution.CHAPTER,
        merger.CHAPTER,
        isolation.CHAPTER,
        ending.CHAPTER,
        groups=GROUPS,
        offered=IS_OFFERED,
        meanwhile=told_meanwhile,
    )
    prospects = staticmethod(prospects)
    after_passes = staticmethod(after_passes)
    sketch = staticmethod(sketch)


DESK: Final = RocketDesk()
