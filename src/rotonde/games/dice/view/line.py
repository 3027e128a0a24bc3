"""The sheets and the ends of the line, as they are shown."""

from collections.abc import Iterator

from rotonde.games.dice.actions import LineEnd
from rotonde.games.dice.board import BOARD, NOWHERE, Ground, Place
from rotonde.games.dice.components import SIDES
from rotonde.games.dice.maps.line import ENDS, Laid, Sheet
from rotonde.games.dice.maps.ways import next_cells
from rotonde.games.dice.state import FIGURES, State
from rotonde.games.dice.view.shapes import (
    DieView,
    EndView,
    GroundName,
    LeadView,
    NextCellView,
    SheetView,
    SideState,
)
from rotonde.railway.bitset import members


def sheet_views(state: State) -> tuple[SheetView, ...]:
    """The active tiles, that of A first."""
    return tuple(sheet_view(state, sheet) for sheet in state.line.sheets)


def sheet_view(state: State, sheet: Sheet) -> SheetView:
    """An active tile with its dice."""
    ground = state.general_map.ground(sheet.place)
    heads = zip(ENDS, state.line.ends, strict=True)
    return SheetView(
        ends=tuple(end for end, head in heads if head.place == sheet.place),
        number=state.general_map.layout.at[sheet.place] + 1,
        place=BOARD.places[sheet.place],
        kind=BOARD.kinds[ground.kind].id,
        rotation=ground.rotation,
        grid=ground.grid,
        sides={side: side_state(state, sheet, n) for n, side in enumerate(SIDES)},
        borders=dict(zip(SIDES, ground.sides, strict=True)),
        dice=tuple(die_view(ground, die) for die in sheet.in_order),
        count=len(sheet.line),
        needed=FIGURES.crossing_min_dice,
        paid=tuple(paid_cells(state, sheet.place, ground)),
    )


def side_state(state: State, sheet: Sheet, side: int) -> SideState:
    """Whether a side is open, closed, or reached by the line."""
    if any(crosses(die, side) for die in sheet.line):
        return "reached"
    if sheet.place + BOARD.steps[side] in state.general_map.layout.at:
        return "tile"
    return "open" if state.general_map.open_sides(sheet.place) >> side & 1 else "unfit"


def crosses(die: Laid, side: int) -> bool:
    """Whether the line passes a side of the tile at this die."""
    return side in (die.entered, die.out) and BOARD.beside[die.cell][side] == NOWHERE


def die_view(ground: Ground, die: Laid) -> DieView:
    """A die on a sheet."""
    across = die.out is not None and die.out == (die.entered + 2) % len(SIDES)
    return DieView(
        cell=BOARD.cell_names[die.cell],
        end=die.end,
        entered=SIDES[die.entered],
        out=None if die.out is None else SIDES[die.out],
        shape=None if die.company is not None else "straight" if across else "curve",
        company=None if die.company is None else BOARD.companies[die.company].id,
        bridge=bool(ground.water >> die.cell & 1),
    )


def paid_cells(state: State, place: Place, ground: Ground) -> Iterator[str]:
    """The mountain cells of a tile whose range is paid for."""
    for cell in members(ground.mountains):
        if state.general_map.is_paid(state.general_map.massif(place, cell), state.paid):
            yield BOARD.cell_names[cell]


# --- ends -----------------------------------------------------------------------------------------


def end_views(state: State) -> tuple[EndView, ...]:
    """The two ends of the line."""
    return tuple(end_view(state, number, end) for number, end in enumerate(ENDS))


def end_view(state: State, number: int, end: LineEnd) -> EndView:
    """An end: its head, and where the next die may lie."""
    head = state.line.ends[number]
    cells = next_cells(state.line.sheet(number).dice, head.cell, head.out)
    return EndView(
        end=end,
        tile=state.general_map.layout.at[head.place] + 1,
        head=BOARD.cell_names[head.cell],
        out=None if head.out is None else SIDES[head.out],
        next_cells=tuple(next_cell_view(state, number, cell) for cell in members(cells)),
        way_out=not head.is_at_border and state.line.ways_out[number],
    )


def next_cell_view(state: State, end: int, cell: int) -> NextCellView:
    """A cell on which a die may lie."""
    ground, head = state.line.ground(end), state.line.ends[end]
    name: GroundName = "country"
    cost = 0
    if ground.water >> cell & 1:
        name, wet = "water", ground.water >> head.cell & 1
        cost = 0 if wet else FIGURES.bridge_cost
    elif ground.mountains >> cell & 1:
        name, massif = "mountain", state.general_map.massif(head.place, cell)
        cost = 0 if state.general_map.is_paid(massif, state.paid) else FIGURES.mountain_cost
    sites = () if head.out is None else ground.sites.get(cell, ())
    return NextCellView(BOARD.cell_names[cell], name, cost, sites)


def lead_views(state: State) -> Iterator[LeadView]:
    """The empty places beside the active tiles, once for each end that may lead there."""
    for end, head in zip(ENDS, state.line.ends, strict=True):
        for side, step in enumerate(BOARD.steps):
            place = Place(head.place + step)
            if place in state.general_map.layout.frontier:
                kinds = {ground.kind for ground in state.general_map.offers(place)}
                yield LeadView(
                    end=end,
                    side=SIDES[side],
                    place=BOARD.places[place],
                    kinds=tuple(BOARD.kinds[kind].id for kind in sorted(kinds)),
                )
