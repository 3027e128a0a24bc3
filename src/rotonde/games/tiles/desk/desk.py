"""The desk of Railroad Tiles: what people are shown of it."""

from typing import Final

from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.desk import later, log, menu, sketch, why_not
from rotonde.games.tiles.desk.preview import preview
from rotonde.games.tiles.game import TILES
from rotonde.games.tiles.scoring import challenges
from rotonde.games.tiles.state import State
from rotonde.games.tiles.view import View
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.menu import Preview
from rotonde.kernel.desk.pointed import Pointed


class TilesDesk(Desk[State, AnyAction, View]):
    """Menus, cards, reasons, prospects, log and lesson."""

    rules = TILES
    lesson = lesson_of("rotonde.games.tiles")
    challenges = tuple(map(challenges.offered, BOARD.tables.challenge))
    menu = staticmethod(menu.menu)
    prospects = staticmethod(later.prospects)
    why_not = staticmethod(why_not.why_not)
    tell = staticmethod(log.tell)
    sketch = staticmethod(sketch.sketch)

    def preview(self, pointed: Pointed[State, AnyAction]) -> Preview | None:
        """The card of the last of these orders, the others being given before it."""
        line = (*pointed.earlier, pointed)
        return preview(line[0].before, pointed.seat, [each.action for each in line])


DESK: Final = TilesDesk()
