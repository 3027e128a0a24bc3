"""The desk of Railroad Dice: its chapters, put together."""

from typing import Final

from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.desk import (
    crossing,
    ending,
    income,
    main,
    obligations,
    rails,
    rolling,
    shares,
    stations,
    turns,
    years,
)
from rotonde.games.dice.desk.choices import groups
from rotonde.games.dice.desk.prospects import prospects
from rotonde.games.dice.desk.sketch import sketch
from rotonde.games.dice.game import DICE
from rotonde.games.dice.reasons import IS_OFFERED
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import AnyStep
from rotonde.games.dice.view import View
from rotonde.kernel.desk.chapter import Chapters
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of


class DiceDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, log lines, prospects and lesson."""

    rules = DICE
    lesson = lesson_of("rotonde.games.dice")
    chapters = Chapters(
        DICE,
        AnyStep,
        main.CHAPTER,
        obligations.CHAPTER,
        income.CHAPTER,
        rolling.CHAPTER,
        shares.CHAPTER,
        rails.CHAPTER,
        crossing.CHAPTER,
        stations.CHAPTER,
        turns.CHAPTER,
        years.CHAPTER,
        ending.CHAPTER,
        groups=groups,
        offered=IS_OFFERED,
    )
    prospects = staticmethod(prospects)
    sketch = staticmethod(sketch)


DESK: Final = DiceDesk()
