"""Aims of a seat beside its goods: the lines that lie face up, and its tycoon.

Pure. A line that is half built is worth something while there is time to finish it.
"""

from typing import Final

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.scoring.tycoons import LEAST, MOST, bonus
from rotonde.games.tycoon.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import members
from rotonde.railway.hexes import HexName, position

HOPE: Final = 0.2
"""The worth of a line that lacks next to nothing: somebody may finish it first."""
IN_TIME: Final = 5
"""So many turns are enough to finish one."""


def apart(here: HexName, there: HexName) -> int:
    """How many steps lie between two hexes."""
    (col, row), (other, far) = position(here), position(there)
    slanted = col - (row - row % 2) // 2 - other + (far - far % 2) // 2
    return max(abs(slanted), abs(row - far), abs(slanted + row - far))


APART: Final = tuple(tuple(apart(a.hex, b.hex) for b in BOARD.city_rows) for a in BOARD.city_rows)
"""How far all cities lie from each other."""


def aims(state: State, seat: Seat, turns: float) -> float:
    """The promise of the open lines and the own tycoon."""
    return lines(state, seat, turns) + tycoon(state, seat, turns)


def lines(state: State, seat: Seat, turns: float) -> float:
    """The lines face up, by how much of them is built."""
    rows = [row for card in state.face_up if (row := BOARD.cards[card]).effect == "major_line"]
    time = HOPE * min(1.0, turns / IN_TIME)
    railways = state.network.railways
    return time * sum(row.points * built(railways, seat, row.cities) ** 2 for row in rows)


@kept
def built(railways: Railways, seat: Seat, cities: tuple[CityId, ...]) -> float:
    """How much of the way between two cities own links have covered: all of it is 1."""
    a, b = (BOARD.cities.number[city] for city in cities)
    near, far = part_with(railways, seat, a), part_with(railways, seat, b)
    if near >> b & 1:
        return 1.0
    left = min(APART[one][other] for one in members(near) for other in members(far))
    return 1 - left / APART[a][b]


def part_with(railways: Railways, seat: Seat, city: int) -> int:
    """The cities that own links join with one."""
    parts = railways.parts.get(seat, ())
    return next((part for part in parts if part >> city & 1), 1 << city)


def tycoon(state: State, seat: Seat, turns: float) -> float:
    """The own tycoon: what is done counts, a lead only near the end, a line may be finished.

    Who spares shares for a tycoon from the first turn on never gets a railroad.
    """
    card = state.railroads[seat].tycoon_card
    if card is None:
        return 0.0
    row, reached = BOARD.tycoons[card], bonus(state, seat)
    if row.objective in (*MOST, *LEAST):
        return reached * max(0.0, 1 - turns / IN_TIME)
    if row.objective == "connects" and not reached:
        time = HOPE * min(1.0, turns / IN_TIME)
        return time * row.points * built(state.network.railways, seat, row.cities) ** 2
    return float(reached)
