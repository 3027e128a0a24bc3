"""The things in the way of a rail or a station, which the board shows with a refusal."""

from collections.abc import Iterator

from msgspec.structs import replace

from rotonde.games.dice import things
from rotonde.games.dice.board import BOARD, NOWHERE, Cell
from rotonde.games.dice.components import LineEnd
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.maps.ways import touching
from rotonde.games.dice.state import State
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.railway.bitset import members


def with_obstacles(
    state: State, end: LineEnd, refusal: Refusal | None, *more: Thing
) -> Refusal | None:
    """A refusal with its obstacles: a die that is touched, a tile beyond, and these."""
    if refusal is None:
        return None
    die, tile, found = refusal.facts.get("die"), refusal.facts.get("tile"), [*more]
    if isinstance(die, str):
        found.append(things.cell(end, BOARD.cell_names.index(die)))
    if isinstance(tile, int):
        found.append(things.place(*BOARD.places[state.general_map.places[tile - 1]]))
    return replace(refusal, obstacles=tuple(found))


def ahead(state: State, end: LineEnd, cell: Cell, out: int) -> Iterator[Thing]:
    """The cell that a way leads to, and the dice that it would touch (DIC-6)."""
    further = BOARD.beside[cell][out]
    if further == NOWHERE:
        return
    yield things.cell(end, further)
    near = touching(1 << further) & state.line.sheet(END_NUMBERS[end]).dice
    yield from (things.cell(end, die) for die in members(near))
