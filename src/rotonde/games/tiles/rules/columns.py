"""Tile selection: starting tiles and columns (TIL-34, TIL-40, TIL-111, TIL-112)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tiles import events as past
from rotonde.games.tiles import reasons
from rotonde.games.tiles.actions import ChooseColumn, ChooseStartTile
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import BonusRow
from rotonde.games.tiles.maps import map_with
from rotonde.games.tiles.rules.laying import take_up
from rotonde.games.tiles.rules.rounds import unchosen, with_column
from rotonde.games.tiles.state import Column, State, star_supply, with_area, with_step
from rotonde.games.tiles.steps import ChoosingColumn, ChoosingStartTile
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Seated
from rotonde.kernel.law.turn import Turn

# --- starting tiles -------------------------------------------------------------------------------


def legal_starts(state: State, _step: ChoosingStartTile) -> list[ChooseStartTile]:
    """Every starting tile still there, in data order."""
    return [*map(ChooseStartTile, sorted(state.start_pool, key=BOARD.numbers.__getitem__))]


def check_start(state: State, _step: ChoosingStartTile, action: ChooseStartTile) -> Refusal | None:
    """May this starting tile be chosen?"""
    if action.tile not in state.start_pool:  # TIL-34
        return reasons.NO_START_TILE(tile=action.tile)
    return None


def choose_start(state: State, step: ChoosingStartTile, action: ChooseStartTile) -> Turn[State]:
    """The tile lies in the middle, as it is drawn (TIL-34)."""
    seat = step.seat
    area = state.areas[seat]
    face = BOARD.face_numbers[action.tile, 0]
    after = replace(
        state,
        areas=with_area(state, seat, replace(area, map=map_with(area.map, BOARD.middle, face))),
        start_pool=tuple(tile for tile in state.start_pool if tile != action.tile),
        steps=with_step(state, seat),
    )
    return Turn(after, (past.StartTileChosen(seat, action.tile, BOARD.names[BOARD.middle], 0),))


# --- columns --------------------------------------------------------------------------------------


def legal_columns(state: State, _step: ChoosingColumn) -> list[ChooseColumn]:
    """Every column that nobody took in this round (TIL-40)."""
    return [*map(ChooseColumn, unchosen(state))]


def check_column(state: State, _step: ChoosingColumn, action: ChooseColumn) -> Refusal | None:
    """May this column be taken?"""
    if not 1 <= action.column <= len(state.columns):  # TIL-24
        return reasons.NO_SUCH_COLUMN(column=action.column, columns=len(state.columns))
    owner = state.columns[action.column - 1].taken_by
    if owner is not None:  # TIL-40
        return reasons.COLUMN_TAKEN(column=action.column, seat=Seated(owner))
    return None


def choose_column(state: State, step: ChoosingColumn, action: ChooseColumn) -> Turn[State]:
    """The seat takes tiles and stars, and begins to lay."""
    seat = step.seat
    number, column, area = action.column, state.columns[action.column - 1], state.areas[seat]
    bonus = bonus_of(state, number)
    events: tuple[Event, ...] = (
        past.ColumnTaken(seat, number, column.tiles, column.stars, bonus.stars, bonus.points),
    )
    stars = area.stars + column.stars + bonus.stars
    after = replace(
        state,
        columns=with_column(state, number, Column(taken_by=seat, taken=column.tiles)),
        areas=with_area(state, seat, replace(area, stars=stars, bonus=area.bonus + bonus.points)),
    )
    if state.alone:
        cleared = clear(after)
        after, events = cleared.state, events + cleared.events
    return take_up(Turn(after, events), seat, column.tiles)


def bonus_of(state: State, number: int) -> BonusRow:
    """The bonus of a column; a star only while the supply has one (TIL-111)."""
    bonus = BOARD.bonus(state.seats, number)
    return replace(bonus, stars=min(bonus.stars, star_supply(state))) if bonus.stars else bonus


def clear(state: State) -> Turn[State]:
    """In the solo game the other columns go to the box (TIL-112)."""
    numbers = unchosen(state)
    tiles = tuple(tile for number in numbers for tile in state.columns[number - 1].tiles)
    columns = tuple(Column() if column.taken_by is None else column for column in state.columns)
    after = replace(state, columns=columns, box=state.box + tiles)
    return Turn(after, (past.ColumnsCleared(numbers, tiles),))


DECISIONS: Final = (
    Decision(ChoosingStartTile, legal_starts, (Order(ChooseStartTile, choose_start, check_start),)),
    Decision(ChoosingColumn, legal_columns, (Order(ChooseColumn, choose_column, check_column),)),
)
