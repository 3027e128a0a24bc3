"""The desk of Stephenson's Rocket: what people are shown of it."""

from typing import Final

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.desk import later, log, menu, preview, sketch, why_not
from rotonde.games.rocket.game import ROCKET
from rotonde.games.rocket.state import State
from rotonde.games.rocket.view import View
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.menu import Preview
from rotonde.kernel.desk.pointed import Pointed


class RocketDesk(Desk[State, AnyAction, View]):
    """Menus, cards, reasons, prospects, log and lesson."""

    rules = ROCKET
    lesson = lesson_of("rotonde.games.rocket")
    unopposed = staticmethod(later.unopposed)
    menu = staticmethod(menu.menu)
    prospects = staticmethod(later.prospects)
    why_not = staticmethod(why_not.why_not)
    tell = staticmethod(log.tell)
    sketch = staticmethod(sketch.sketch)

    def preview(self, pointed: Pointed[State, AnyAction]) -> Preview | None:
        """The card of the last of these orders, the others being given before it."""
        line = (*pointed.earlier, pointed)
        return preview.preview(line[0].before, pointed.seat, [each.action for each in line])


DESK: Final = RocketDesk()
