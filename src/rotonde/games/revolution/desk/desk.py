"""The desk of Railroad Revolution: its chapters, put together."""

from typing import Final

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.desk import (
    action,
    deals,
    effects,
    milestones,
    offices,
    parts,
    placements,
    promotions,
    rails,
    sales,
    setup,
    stations,
    tracks,
    trades,
    trains,
    turns,
    workers,
)
from rotonde.games.revolution.desk.choices import GROUPS
from rotonde.games.revolution.desk.prospects import prospects
from rotonde.games.revolution.desk.sketch import sketch
from rotonde.games.revolution.game import REVOLUTION
from rotonde.games.revolution.reasons import IS_OFFERED
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AskedStep
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.chapter import Chapters
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of


class RevolutionDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, log lines, prospects and lesson."""

    rules = REVOLUTION
    lesson = lesson_of("rotonde.games.revolution")
    chapters = Chapters(
        REVOLUTION,
        AskedStep,
        setup.CHAPTER,
        turns.CHAPTER,
        action.CHAPTER,
        stations.CHAPTER,
        rails.CHAPTER,
        offices.CHAPTER,
        sales.CHAPTER,
        parts.CHAPTER,
        effects.CHAPTER,
        promotions.CHAPTER,
        tracks.CHAPTER,
        workers.CHAPTER,
        trains.CHAPTER,
        placements.CHAPTER,
        deals.CHAPTER,
        milestones.CHAPTER,
        trades.CHAPTER,
        groups=GROUPS,
        offered=IS_OFFERED,
    )
    prospects = staticmethod(prospects)
    sketch = staticmethod(sketch)


DESK: Final = RevolutionDesk()
