"""The sheets and the ends of the line, as they are shown."""

from collections.abc import Iterator, Sequence
from functools import cache

from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.components import SIDES, LineEnd
from rotonde.games.dice.maps.general import GeneralMap, MassifSet, SideSet
from rotonde.games.dice.maps.line import ENDS, Head, Laid, Line, Sheet
from rotonde.games.dice.maps.ways import BORDERS, next_cells
from rotonde.games.dice.state import FIGURES, State
from rotonde.games.dice.view import shapes
from rotonde.kernel.tools.derived import kept, kept_last
from rotonde.railway.bitset import members


def sheet_views(state: State) -> tuple[shapes.SheetView, ...]:
    """The active tiles, that of A first."""
    return shown_sheets(state.line, state.paid)


@kept_last
def shown_sheets(line: Line, paid: MassifSet) -> tuple[shapes.SheetView, ...]:
    """The active tiles from all that they depend on."""
    return tuple([sheet_view(line, sheet, paid) for sheet in line.sheets])


def sheet_view(line: Line, sheet: Sheet, paid: MassifSet) -> shapes.SheetView:
    """An active tile with its dice."""
    heads = zip(ENDS, line.ends, strict=True)
    ends = tuple([end for end, head in heads if head.place == sheet.place])
    return shown_sheet(sheet, line.general_map, ends, paid)


@kept_last
def shown_sheet(
    sheet: Sheet, general_map: GeneralMap, ends: tuple[LineEnd, ...], paid: MassifSet
) -> shapes.SheetView:
    """The sheet from all that it depends on."""
    ground, reached = general_map.ground(sheet.place), reached_sides(sheet)
    return shapes.SheetView(
        ends=ends,
        number=general_map.layout.at[sheet.place] + 1,
        place=BOARD.places[sheet.place],
        kind=BOARD.kinds[ground.kind].id,
        rotation=ground.rotation,
        grid=ground.grid,
        sides={
            side: "reached" if reached >> n & 1 else side_state(general_map, sheet.place, n)
            for n, side in enumerate(SIDES)
        },
        borders=dict(zip(SIDES, ground.sides, strict=True)),
        dice=tuple([die_view(ground.water >> die.cell & 1, die) for die in sheet.in_order]),
        count=len(sheet.line),
        needed=FIGURES.crossing_min_dice,
        paid=tuple(paid_cells(general_map, sheet.place, paid)),
    )


def reached_sides(sheet: Sheet) -> SideSet:
    """The sides of a tile over which the line leads."""
    reached = 0
    for die in sheet.line:
        passed = 1 << die.entered | (0 if die.out is None else 1 << die.out)
        reached |= passed & BORDERS[die.cell]
    return reached


def side_state(general_map: GeneralMap, place: Place, side: int) -> shapes.SideState:
    """Whether a side that the line has not reached is open or closed."""
    if place + BOARD.steps[side] in general_map.layout.at:
        return "tile"
    return "open" if general_map.open_sides(place) >> side & 1 else "unfit"


@cache
def die_view(bridge: int, die: Laid) -> shapes.DieView:
    """A die on a sheet, over water or not."""
    across = die.out is not None and die.out == (die.entered + 2) % len(SIDES)
    return shapes.DieView(
        cell=BOARD.cell_names[die.cell],
        end=die.end,
        entered=SIDES[die.entered],
        out=None if die.out is None else SIDES[die.out],
        shape=None if die.company is not None else "straight" if across else "curve",
        company=None if die.company is None else BOARD.companies[die.company].id,
        bridge=bool(bridge),
    )


def paid_cells(general_map: GeneralMap, place: Place, paid: MassifSet) -> Iterator[str]:
    """The mountain cells of a tile whose range is paid for."""
    if paid:
        for cell in members(general_map.ground(place).mountains):
            if general_map.is_paid(general_map.massif(place, cell), paid):
                yield BOARD.cell_names[cell]


# --- ends -----------------------------------------------------------------------------------------


def end_views(state: State) -> tuple[shapes.EndView, ...]:
    """The two ends of the line."""
    return shown_ends(state.line, state.paid)


@kept
def shown_ends(line: Line, paid: MassifSet) -> tuple[shapes.EndView, ...]:
    """The ends from all that they depend on."""
    return tuple([end_view(line, paid, number, end) for number, end in enumerate(ENDS)])


def end_view(line: Line, paid: MassifSet, number: int, end: LineEnd) -> shapes.EndView:
    """An end: its head, and where the next die may lie."""
    head = line.ends[number]
    cells = next_cells(line.sheet(number).dice, head.cell, head.out)
    return shapes.EndView(
        end=end,
        tile=line.general_map.layout.at[head.place] + 1,
        head=BOARD.cell_names[head.cell],
        out=None if head.out is None else SIDES[head.out],
        next_cells=tuple([next_cell_view(line, paid, number, cell) for cell in members(cells)]),
        way_out=not head.is_at_border and line.ways_out[number],
    )


def next_cell_view(line: Line, paid: MassifSet, end: int, cell: int) -> shapes.NextCellView:
    """A cell on which a die may lie."""
    ground, head, general_map = line.ground(end), line.ends[end], line.general_map
    name: shapes.GroundName = "country"
    cost = 0
    if ground.water >> cell & 1:
        name, wet = "water", ground.water >> head.cell & 1
        cost = 0 if wet else FIGURES.bridge_cost
    elif ground.mountains >> cell & 1:
        name, massif = "mountain", general_map.massif(head.place, cell)
        cost = 0 if general_map.is_paid(massif, paid) else FIGURES.mountain_cost
    sites = () if head.out is None else ground.sites.get(cell, ())
    return shapes.NextCellView(BOARD.cell_names[cell], name, cost, sites)


def lead_views(general_map: GeneralMap, ends: Sequence[Head]) -> tuple[shapes.LeadView, ...]:
    """The empty places beside the active tiles, once for each end that may lead there."""
    return shown_leads(general_map, *[head.place for head in ends])


@kept
def shown_leads(general_map: GeneralMap, *places: Place) -> tuple[shapes.LeadView, ...]:
    """The leads from the places of the ends."""
    return tuple(
        [
            lead_view(general_map, end, side, Place(place + step))
            for end, place in zip(ENDS, places, strict=True)
            for side, step in enumerate(BOARD.steps)
            if place + step in general_map.layout.frontier
        ]
    )


def lead_view(general_map: GeneralMap, end: LineEnd, side: int, place: Place) -> shapes.LeadView:
    """An empty place beside an active tile, and what may be laid there."""
    kinds = {ground.kind for ground in general_map.offers(place)}
    return shapes.LeadView(
        end=end,
        side=SIDES[side],
        place=BOARD.places[place],
        kinds=tuple(BOARD.kinds[kind].id for kind in sorted(kinds)),
    )
