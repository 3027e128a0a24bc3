"""What a seat of Railroad Tiles may choose, for people.

Pure. Offers exactly the legal actions, in their order; the sentences stand in locale/.
"""

from rotonde.games.tiles.notation import NOTATION
from rotonde.games.tiles.rules import deciding
from rotonde.games.tiles.state import State, open_step
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Choice, Group, Menu
from rotonde.kernel.text import Text


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    if open_step(state, seat) is None:
        return None
    choices = tuple(
        Choice(action, NOTATION.write(action), Text("choice"), "all")
        for action in deciding.legal(state, seat)
    )
    return Menu(Text("prompt"), (Group("all", Text("group-all")),), choices)
