"""The desk of Stephenson's Rocket: what people are shown of it."""

from typing import Final

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.desk import later, log, menu, preview, sketch, why_not
from rotonde.games.rocket.game import ROCKET
from rotonde.games.rocket.state import State
from rotonde.games.rocket.view import View
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of


class RocketDesk(Desk[State, AnyAction, View]):
    """Menus, cards, reasons, prospects, log and lesson."""

    rules = ROCKET
    lesson = lesson_of("rotonde.games.rocket")
    unopposed = staticmethod(later.unopposed)
    menu = staticmethod(menu.menu)
    preview = staticmethod(preview.preview)
    prospects = staticmethod(later.prospects)
    why_not = staticmethod(why_not.why_not)
    tell = staticmethod(log.tell)
    sketch = staticmethod(sketch.sketch)


DESK: Final = RocketDesk()
