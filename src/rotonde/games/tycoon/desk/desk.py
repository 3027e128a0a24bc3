"""The desk of Railroad Tycoon: its chapters, put together."""

from typing import Final

from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.desk import (
    auction,
    building,
    cards,
    choosing,
    delivering,
    ending,
    engines,
    flow,
    objectives,
    routes,
    track,
    urbanizing,
    west,
)
from rotonde.games.tycoon.desk.choices import GROUPS
from rotonde.games.tycoon.desk.prospects import prospects
from rotonde.games.tycoon.desk.sketch import sketch
from rotonde.games.tycoon.game import TYCOON
from rotonde.games.tycoon.reasons import IS_OFFERED
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import AnyStep
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.chapter import Chapters
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of


class TycoonDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, log lines, prospects and lesson."""

    rules = TYCOON
    lesson = lesson_of("rotonde.games.tycoon")
    chapters = Chapters(
        TYCOON,
        AnyStep,
        flow.CHAPTER,
        auction.CHAPTER,
        choosing.CHAPTER,
        building.CHAPTER,
        track.CHAPTER,
        urbanizing.CHAPTER,
        engines.CHAPTER,
        delivering.CHAPTER,
        routes.CHAPTER,
        objectives.CHAPTER,
        cards.CHAPTER,
        west.CHAPTER,
        ending.CHAPTER,
        groups=GROUPS,
        offered=IS_OFFERED,
    )
    prospects = staticmethod(prospects)
    sketch = staticmethod(sketch)


DESK: Final = TycoonDesk()
