"""Why a rail may not lie where it is asked for: the sentences behind DIC-5, 6, 38, 41 and 43."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import reasons
from rotonde.games.dice.board import BOARD, NOWHERE, Cell, Place
from rotonde.games.dice.maps.ways import LEAST, Way, touching
from rotonde.games.dice.rules.finishing import can_finish
from rotonde.games.dice.rules.plans import shortest_way
from rotonde.games.dice.rules.track import Railhead
from rotonde.games.dice.state import Hand, State
from rotonde.kernel.law.refusal import Refusal
from rotonde.railway.bitset import members
from rotonde.railway.squares import OPPOSITE

PLENTY: Final = Hand(60, 60, 60, 60)
"""More dice of each kind than any way takes."""


def why_misplaced(state: State, at: Railhead, cell: Cell, out: int) -> Refusal:
    """Why no rail may lie on a cell and lead out so."""
    blocked = off_line(at, cell)
    if blocked is not None:
        return blocked
    head = at.head
    came = head.out if at.entering else BOARD.beside[head.cell].index(cell)
    if came is not None and out == OPPOSITE[came]:  # DIC-39
        return reasons.OUT_IS_ENTRY()
    beyond = state.general_map.layout.at.get(Place(at.place + BOARD.steps[out]))
    if beyond is not None:  # DIC-43
        return reasons.TILE_LIES_THERE(tile=beyond + 1)
    dice = at.dice.bit_count() + 1
    if dice < LEAST:  # DIC-43
        return reasons.TOO_FEW_DICE_TO_LEAVE(needed=LEAST, dice=dice)
    return reasons.NO_TILE_FITS()  # DIC-51


def off_line(at: Railhead, cell: Cell) -> Refusal | None:
    """Why a cell is no place for the next die; None where it is one."""
    name = BOARD.cell_names[cell]
    if at.dice >> cell & 1:  # DIC-6
        return reasons.CELL_TAKEN(cell=name)
    head = at.head
    if head.out is not None:
        entry, ahead = at.entering, BOARD.beside[head.cell][head.out]
        ahead = BOARD.entry(head.cell, head.out) if entry else ahead
        near = 0 if ahead == NOWHERE else 1 << ahead
    else:
        near = BOARD.around[head.cell]
    if not near >> cell & 1:  # DIC-5
        return reasons.NOT_A_NEXT_CELL(cell=name)
    touches = touching(1 << cell) & at.dice & ~(1 << head.cell)
    if touches and not at.entering:  # DIC-6
        return reasons.CELL_TOUCHES(cell=name, die=BOARD.cell_names[next(members(touches))])
    return None


def why_unfinished(at: Railhead, rail: Way, further: Railhead) -> Refusal:
    """Why a rail for which there are dice may not lie: ways out, or what it obliges to."""
    rich = replace(further, hand=PLENTY)
    if not can_finish(rich):  # DIC-38
        return reasons.LAST_WAY_OUT() if at.keep == "other" else reasons.NO_WAY_OUT()
    shortest = shortest_way(rich)
    rest = shortest.rails if shortest else ()
    rails, tolls = 1 + len(rest), sum(one.planned.surcharge for one in rest)
    reason = reasons.BRIDGE_TOO_DEAR if rail.begins == "bridge" else reasons.CROSSING_TOO_DEAR
    return reason(rails=rails, dice=tolls, have=at.hand.rails, hidden=at.hand.hidden)  # DIC-41
