"""The state, which decides the future of a game of Railroad Tiles, and plain questions about it.

Frozen. Cells and faces are numbers of the board; names stand in actions, steps, events and views.
The bag and the stack of tokens are kept in data order, and what leaves them is drawn when it is
shown: nothing in a state says what comes next but the generator, which is in no view.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import (
    ChallengeId,
    ObjectiveId,
    PieceKind,
    TileId,
    TokenId,
    TokenRow,
)
from rotonde.games.tiles.maps import PlayerMap, Slot
from rotonde.games.tiles.steps import AnyStep, ChoosingColumn, ChoosingStartTile, Laying
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Applies, Options
from rotonde.railway.squares import Square

HALLS: Final[tuple[Hall, ...]] = ("left", "right")
COMPONENTS: Final = BOARD.tables.components
CONSTANTS: Final = BOARD.tables.constants
ROUNDS: Final = BOARD.tables.meta.rounds

Phase = Literal["start", "tiles", "pieces", "over"]
"""Starting tiles, tile selection, pieces; round setup and end of round are nobody's decision."""

Objectives = Literal["off", "random", "chosen"]
Objective = Literal[
    "city_hall",
    "prefecture",
    "central_station",
    "stadium",
    "airport",
    "temple",
    "gas_station",
]
ChallengeOption = Literal[
    "random",
    "megalopole",
    "route_66",
    "trans_europe_express",
    "perfection",
    "flat_earth",
    "volcano",
    "holes",
    "far_friends",
    "station_mayhem",
    "car_paradise",
    "train_paradise",
    "intercommunality",
    "social_distance",
    "traffic_control",
    "lazy_travellers",
]


class TilesOptions(Options, frozen=True):
    """The options of a table (TIL-26)."""

    objectives: Objectives = "off"
    first_objective: Objective = "city_hall"
    """The three kinds count only where `objectives` is chosen (TIL-70)."""
    second_objective: Objective = "stadium"
    third_objective: Objective = "temple"
    challenge: ChallengeOption = "random"
    """Counts only in the solo game (TIL-113)."""
    parallel: bool = False
    """Whether seats decide at the same time where the rules let them (TIL-101)."""


NAMED: Final = Applies(least_seats=2, when={"objectives": ("chosen",)})
APPLIES: Final[Mapping[str, Applies]] = {
    "objectives": Applies(least_seats=2),
    "first_objective": NAMED,
    "second_objective": NAMED,
    "third_objective": NAMED,
    "challenge": Applies(most_seats=1),
    "parallel": Applies(least_seats=2),
}
"""When each option counts (TIL-26, TIL-70, TIL-101, TIL-110)."""


class Column(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A column under the station board."""

    tiles: tuple[TileId, ...] = ()
    stars: int = 0
    taken_by: Seat | None = None
    """The seat whose pawn stands above it in this round."""
    taken: tuple[TileId, ...] = ()
    """The tiles that this seat took from it."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece on a map; its slot says of which kind it is."""

    cell: Square
    slot: int
    points: int
    """Its points when it was placed; networks that grow later change nothing (TIL-57)."""
    round: int


class PlayArea(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Everything that lies before one seat, but its hand."""

    stars: int
    map: PlayerMap = PlayerMap()
    pieces: tuple[Piece, ...] = ()
    """In the order of placing."""
    rejected: tuple[TileId, ...] = ()
    discarded: tuple[TileId, ...] = ()
    objectives: tuple[ObjectiveId, ...] = ()
    """Objective tiles not laid yet."""
    bonus: int = 0
    """Prestige points for columns of the solo game (TIL-111)."""


class State(msgspec.Struct, frozen=True, gc=False):
    """The facts that decide the future of a game."""

    seats: int
    options: TilesOptions
    areas: tuple[PlayArea, ...]
    platforms: tuple[Seat, ...]
    """The seats in the order of the platforms, first to choose first."""
    columns: tuple[Column, ...]
    bag: tuple[TileId, ...]
    """The tiles in the bag, in data order."""
    stack: tuple[TokenId, ...]
    """The tokens still face down, in data order."""
    rng: Rng
    start_pool: tuple[TileId, ...] = ()
    waiting_room: TokenId | None = None
    hall_left: TokenId | None = None
    hall_right: TokenId | None = None
    box: tuple[TileId, ...] = ()
    """Tiles that left the game with a column."""
    objectives: tuple[ObjectiveId, ...] = ()
    """The kinds of objectives in play (TIL-70)."""
    challenge: ChallengeId | None = None
    round: int = 0
    phase: Phase = "start"
    steps: tuple[AnyStep, ...] = ()
    """The open decisions of this phase, innermost last; empty when the game is over."""

    @property
    def alone(self) -> bool:
        """Whether this is the solo game."""
        return self.seats == 1


# --- whose decision it is -------------------------------------------------------------------------


def open_steps(state: State) -> tuple[AnyStep, ...]:
    """The steps that may be decided now, in the order in which strict play decides them."""
    if not state.options.parallel or len(state.steps) < 2:
        return state.steps[-1:]
    chosen = [step for step in state.steps if not isinstance(step, ChoosingColumn)]
    choosing = [step for step in state.steps if isinstance(step, ChoosingColumn)]
    if isinstance(state.steps[-1], ChoosingStartTile):  # TIL-34: one after another
        return state.steps[-1:]
    return (*chosen[::-1], *choosing[-1:])  # TIL-101: the first platform that has not chosen


def actors(state: State) -> frozenset[Seat]:
    """The seats that decide now."""
    return frozenset([step.seat for step in open_steps(state)])


def open_step(state: State, seat: int) -> AnyStep | None:
    """The step that this seat may decide now; None where others decide."""
    if state.steps and state.steps[-1].seat == seat:
        return state.steps[-1]
    if not state.options.parallel:
        return None
    return next((step for step in open_steps(state) if step.seat == seat), None)


def with_step(state: State, seat: int, *instead: AnyStep) -> tuple[AnyStep, ...]:
    """The steps with that of one seat replaced, or closed."""
    steps = state.steps
    index = next(n for n, step in enumerate(steps) if step.seat == seat)
    return (*steps[:index], *instead, *steps[index + 1 :])


# --- questions ------------------------------------------------------------------------------------


def hand_of(state: State, seat: int) -> tuple[TileId, ...]:
    """The tiles that a seat has still to lay."""
    for step in state.steps:
        if step.seat == seat and isinstance(step, Laying):
            return step.hand
    return ()


def column_of(state: State, seat: int) -> int | None:
    """The column that a seat took in this round, counted from 1."""
    taken = (n for n, column in enumerate(state.columns, start=1) if column.taken_by == seat)
    return next(taken, None)


def star_supply(state: State) -> int:
    """Stars that neither a seat nor a column has (TIL-21)."""
    seats = sum(area.stars for area in state.areas)
    return COMPONENTS.stars - seats - sum(column.stars for column in state.columns)


def hall_token(state: State, hall: Hall) -> TokenRow | None:
    """The token of a hall."""
    token = state.hall_left if hall == "left" else state.hall_right
    return None if token is None else BOARD.tokens[token]


def active_halls(state: State) -> tuple[Hall, ...]:
    """The halls with a token, left first (TIL-50)."""
    return tuple(hall for hall in HALLS if hall_token(state, hall) is not None)


def removed_tokens(state: State) -> tuple[TokenId, ...]:
    """The tokens that left the game, in data order."""
    there = {*state.stack, state.waiting_room, state.hall_left, state.hall_right}
    return tuple(token for token in BOARD.tokens if token not in there)


def slot_of(area: PlayArea, piece: Piece) -> Slot:
    """The slot that a piece stands on."""
    return area.map.layout.slots[piece.cell, piece.slot]


def empty_slots(area: PlayArea) -> list[Slot]:
    """The slots without a piece, by row, then column (TIL-54)."""
    taken = {(piece.cell, piece.slot) for piece in area.pieces}
    slots = area.map.layout.slots
    return [slots[place] for place in sorted(slots.keys() - taken)]


def pieces_left(state: State, kind: PieceKind) -> int:
    """Pieces of a kind in the supply (TIL-58)."""
    placed = [slot_of(area, piece).kind for area in state.areas for piece in area.pieces]
    return COMPONENTS.pieces[kind] - placed.count(kind)


# --- changes that many rules share ----------------------------------------------------------------


def with_area(state: State, seat: int, area: PlayArea) -> tuple[PlayArea, ...]:
    """The areas with that of one seat changed."""
    return (*state.areas[:seat], area, *state.areas[seat + 1 :])
