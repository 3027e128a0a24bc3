"""Setup: everything before the first turn (DIC-10 to DIC-14)."""

from rotonde.games.dice.board import BOARD
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.maps.line import Head, Laid, Line, Sheet
from rotonde.games.dice.state import DiceOptions, State, Tray
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, below
from rotonde.railway.shares import Shares

START = BOARD.tables.setup
SHARES = BOARD.tables.components.shares_per_company
AXIS = tuple(number for side, number in BOARD.side_numbers.items() if side in START.start_axis)
"""The sides through which the start rail leads, that of A first."""


def beginning(seats: int, options: DiceOptions, rng: Rng) -> State:
    """Everything as set up; the first player is drawn (DIC-13)."""
    first, rng = below(rng, seats)
    cell, (away, back) = BOARD.cells[START.start_cell], AXIS
    ground = BOARD.ground_numbers[START.start_tile, START.start_rotation]
    companies = BOARD.companies
    return State(
        seats=seats,
        options=options,
        reserve=options.dice_total - 1 - seats * START.front_jokers,  # DIC-11, DIC-14
        trays=(Tray(0, 0, 0, 0, START.front_jokers),) * seats,
        line=Line(  # DIC-10
            GeneralMap((BOARD.start,), (ground,)),
            (Sheet(BOARD.start, (Laid("A", cell, back, away),)),),
            (Head(BOARD.start, cell, away), Head(BOARD.start, cell, back)),
        ),
        shares=tuple(Shares(SHARES, (0,) * seats) for _ in companies),  # DIC-12
        directors=(None,) * len(companies),
        stations=((),) * len(companies),
        first=Seat(first),
        seat=Seat(first),
        rng=rng,
        lost_office=(False,) * seats,
        steps=(Main(Seat(first)),),
    )
