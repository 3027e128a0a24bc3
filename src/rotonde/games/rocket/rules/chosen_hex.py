"""An extension whose hex is decided: what the stages of its execution need to know."""

import msgspec

from rotonde.games.rocket.board import BOARD, TownSet
from rotonde.games.rocket.field import HexCell
from rotonde.games.rocket.state import State
from rotonde.kernel.law.ids import Seat


class Extension(msgspec.Struct, frozen=True):
    """An engine's step: who moves which company where, and what the veto costs."""

    mover: Seat
    company: int
    cell: HexCell
    new_towns: TownSet
    """Towns next to the hex that the line has not linked yet (ROC-50)."""
    winner: Seat | None = None
    """The winner of the veto; None when nobody bid."""
    bid: int = 0


def extension_to(state: State, mover: Seat, company: int, cell: HexCell) -> Extension:
    """The extension to a hex that nobody objects to."""
    new_towns = BOARD.beside[cell] & ~state.network.lines[company].towns
    return Extension(mover, company, cell, new_towns)
