"""The desk of Railroad Tycoon: what people are shown of it."""

from typing import Final

from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.desk import later, log, menu, preview, sketch, why_not
from rotonde.games.tycoon.game import TYCOON
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.menu import Preview
from rotonde.kernel.desk.pointed import Pointed


class TycoonDesk(Desk[State, AnyAction, View]):
    """Menus, cards, reasons, prospects, log and lesson."""

    rules = TYCOON
    lesson = lesson_of("rotonde.games.tycoon")
    menu = staticmethod(menu.menu)
    prospects = staticmethod(later.prospects)
    why_not = staticmethod(why_not.why_not)
    tell = staticmethod(log.tell)
    sketch = staticmethod(sketch.sketch)

    def preview(self, pointed: Pointed[State, AnyAction]) -> Preview | None:
        """The card of the last of these orders, the others being given before it."""
        line = (*pointed.earlier, pointed)
        return preview.preview(line[0].before, pointed.seat, [each.action for each in line])


DESK: Final = TycoonDesk()
