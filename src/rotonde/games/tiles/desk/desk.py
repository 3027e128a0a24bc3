"""The desk of Railroad Tiles: its chapters, put together."""

from typing import Final

from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.desk import columns, ending, laying, pieces, rounds
from rotonde.games.tiles.desk.choices import GROUPS
from rotonde.games.tiles.desk.prospects import prospects
from rotonde.games.tiles.desk.setup import CHALLENGES
from rotonde.games.tiles.desk.sketch import sketch
from rotonde.games.tiles.game import TILES
from rotonde.games.tiles.reasons import IS_OFFERED
from rotonde.games.tiles.state import State
from rotonde.games.tiles.steps import AnyStep
from rotonde.games.tiles.view import View
from rotonde.kernel.desk.chapter import Chapters
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of


class TilesDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, log lines, prospects and lesson."""

    rules = TILES
    lesson = lesson_of("rotonde.games.tiles")
    challenges = CHALLENGES
    chapters = Chapters(
        TILES,
        AnyStep,
        rounds.CHAPTER,
        columns.CHAPTER,
        laying.CHAPTER,
        pieces.CHAPTER,
        ending.CHAPTER,
        groups=GROUPS,
        offered=IS_OFFERED,
    )
    prospects = staticmethod(prospects)
    sketch = staticmethod(sketch)


DESK: Final = TilesDesk()
