"""All that decides the future of a game of Railroad Tiles, and plain questions about it.

Frozen. Cells and faces are numbers of the board; names stand in actions, steps, events and views.
The bag and the stack of tokens are kept in data order, and what leaves them is drawn when it is
shown: nothing in a state says what comes next but the generator, which is in no view.
"""

from typing import Final, Literal

import msgspec

from rotonde.games.tiles.actions import ObjectiveId, TileId
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.maps import PlayerMap
from rotonde.games.tiles.steps import AnyStep
from rotonde.games.tiles.tables import ChallengeId, TokenId
from rotonde.kernel.ids import Seat
from rotonde.kernel.rng import Rng
from rotonde.kernel.rules import Options
from rotonde.railway.squares import Cell

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
Challenge = Literal[
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
    """What a table may choose (TIL-26)."""

    objectives: Objectives = "off"
    first_objective: Objective = "city_hall"
    """The three kinds count only where `objectives` is chosen (TIL-70)."""
    second_objective: Objective = "stadium"
    third_objective: Objective = "temple"
    challenge: Challenge = "random"
    """Counts only in the solo game (TIL-113)."""
    parallel: bool = False
    """Whether seats decide at the same time where the rules let them (TIL-101)."""


class Column(msgspec.Struct, frozen=True):
    """A column under the station board."""

    tiles: tuple[TileId, ...] = ()
    stars: int = 0
    taken_by: Seat | None = None
    """Whose pawn stands above it in this round."""
    taken: tuple[TileId, ...] = ()
    """The tiles that this seat took from it."""


class Piece(msgspec.Struct, frozen=True):
    """A piece on a map; its slot says of which kind it is."""

    cell: Cell
    slot: int
    points: int
    """What it scored; networks that grow later change nothing (TIL-57)."""
    round: int


class PlayArea(msgspec.Struct, frozen=True):
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


class State(msgspec.Struct, frozen=True):
    """All that decides the future of a game."""

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
    """What is still to be decided in this phase, innermost last; empty when the game is over."""
