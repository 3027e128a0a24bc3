"""The state, which decides the future of a game of Railroad Revolution, with questions about it.

Frozen. Rails, stations and offices are sets of numbers of the board, as the bits of an int; names
stand in actions, steps, events and views. Buildings and rails leave a player board from left to
right, so that their numbers say where they lie (REV-23).
"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from rotonde.games.revolution.board import (
    BOARD,
    COLOUR_NUMBERS,
    CitySet,
    SectionSet,
    SpaceSet,
    available,
    connected_cities,
)
from rotonde.games.revolution.components import ids, ops
from rotonde.games.revolution.components.rows import GateRow
from rotonde.games.revolution.events import GateKind, Origin
from rotonde.games.revolution.steps import AnyStep, ResolveAction
from rotonde.kernel.law.clockwise import clockwise, next_seat
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options
from rotonde.kernel.tools.derived import derived
from rotonde.railway.bitset import bits

CONSTANTS: Final = BOARD.tables.constants
KIT: Final = BOARD.tables.start_kit
MINIMUM: Final = CONSTANTS.min_workers_end_of_turn
SHARE: Final = CONSTANTS.share_sale
HIRE: Final = CONSTANTS.extra_hire
ALL_SECTIONS: Final[SectionSet] = sum(1 << row.index for row in BOARD.tables.telegraph_section)
TOP: Final = len(BOARD.tables.performance_track[0].vp) - 1
"""The last space of every track."""
TRACK_NUMBERS: Final = {track: number for number, track in enumerate(ids.TRACKS)}
TRAIN_NUMBERS: Final = {kind: number for number, kind in enumerate(ids.TRAINS)}
DRAWN_PILES: Final[tuple[ids.Pile, ...]] = ("B", "C", "D")
"""The milestone piles that replacements come from, in the order of the state's piles."""

Workers = tuple[int, ...]
"""How many workers of each colour, in the order of the colours."""
Trains = tuple[int, ...]
"""How many trains of each kind, in the order of the kinds."""
NO_WORKERS: Final[Workers] = (0,) * len(ids.COLOURS)
TRADE_FLIP: Final = (ops.FlipTrains(times=1),)
"""The gain of the part `flip` of a trade (REV-91)."""
NEED_PIECES: Final = (
    ops.WaiveCityCost,
    ops.RepeatFirstStationBonus,
    ops.RepeatCityReward,
    ops.ExtraRail,
    ops.GainMoneyPerTriangle,
    ops.RepeatFirstOfficeBonus,
    ops.GainMoneyPerShareTaken,
    ops.UseTelegraphTile,
)
"""The parts that wait until the main pieces are placed (REV-73, REV-77, REV-83)."""
WAITING: Final = frozenset(
    key for key, row in BOARD.abilities.items() if isinstance(row.effects[0], NEED_PIECES)
)
"""The abilities that wait for the main pieces, by colour and action."""
NEUTRAL: Final = -1
"""The holder of a first slot that nobody owns (REV-11)."""


class RevolutionOptions(Options, frozen=True):
    """The options of a table (REV-130, REV-131)."""

    hard_gates: bool = False
    open_milestones: bool = False


class Crew(msgspec.Struct, frozen=True, dict=True):
    """The available workers of a seat (REV-24)."""

    stock: Workers
    spaces: tuple[Workers, ...] = (NO_WORKERS,) * len(ids.ACTION_SPACES)
    """Used workers on each action space."""

    @derived
    def used(self) -> Workers:
        """Used workers, whichever space they stand on."""
        return tuple(map(sum, zip(*self.spaces, strict=True)))

    @derived
    def available(self) -> int:
        """W: workers in the stock and on the action spaces."""
        return sum(self.stock) + sum(self.used)

    @derived
    def references(self) -> tuple[tuple[ids.Colour, ids.Where], ...]:
        """Every distinct worker, by colour, the stock first (REV-25)."""
        out: list[tuple[ids.Colour, ids.Where]] = []
        for colour, stock, used in zip(ids.COLOURS, self.stock, self.used, strict=True):
            if stock:
                out.append((colour, "stock"))
            if used:
                out.append((colour, "board"))
        return tuple(out)

    @derived
    def colours(self) -> int:
        """The colours of all available workers, as a set of their numbers."""
        return bits(
            n
            for n, (one, other) in enumerate(zip(self.stock, self.used, strict=True))
            if one or other
        )

    def origin(self, colour: ids.Colour, where: ids.Where) -> Origin:
        """The origin of a worker: the stock, or the first space that holds it (REV-24)."""
        number = COLOUR_NUMBERS[colour]
        if where == "stock":
            return "stock"
        return next(
            s for s, held in zip(ids.ACTION_SPACES, self.spaces, strict=True) if held[number]
        )

    def without(self, colour: ids.Colour, where: ids.Where) -> "Crew":
        """The crew that one worker has left."""
        number, origin = COLOUR_NUMBERS[colour], self.origin(colour, where)
        if origin == "stock":
            return Crew(with_count(self.stock, number, -1), self.spaces)
        place = ids.ACTION_SPACES.index(origin)
        held = with_count(self.spaces[place], number, -1)
        return Crew(self.stock, (*self.spaces[:place], held, *self.spaces[place + 1 :]))

    def with_worker(self, colour: ids.Colour) -> "Crew":
        """The crew with one more worker in the stock."""
        return Crew(with_count(self.stock, COLOUR_NUMBERS[colour], 1), self.spaces)


class OpenMilestone(msgspec.Struct, frozen=True, gc=False):
    """A milestone under way, with the managers it has (REV-37)."""

    id: ids.MilestoneId
    managers: tuple[ids.Colour | None, ...]
    """The manager in each slot."""


class SetupOffer(msgspec.Struct, frozen=True, gc=False):
    """A set-up tile with the face in play and the worker on it (REV-12)."""

    tile: ids.SetupTileId
    side: ids.Side
    worker: ids.Colour


class Company(msgspec.Struct, frozen=True, dict=True):
    """Everything that belongs to a seat."""

    cash: int
    shares: int
    crew: Crew
    trains_up: Trains
    trains_down: Trains
    buildings: int
    """Buildings left on the player board."""
    rails: int
    """Rails left on the player board."""
    network: SpaceSet
    """Spaces with a rail of the seat."""
    stations: CitySet
    offices: SectionSet
    tracks: tuple[int, ...]
    """The space of the marker on each track."""
    milestones: tuple[OpenMilestone, ...]
    """Open milestones, older first."""
    completed: tuple[ids.MilestoneId, ...] = ()
    setup: SetupOffer | None = None
    """The set-up tile it picked."""
    sunk: tuple[ids.MilestoneId, ...] = ()
    """Milestones it put under a pile and nobody else has looked at since."""

    @property
    def liquid(self) -> int:
        """Cash, and what all shares would sell for (REV-65)."""
        return self.cash + SHARE * self.shares

    @property
    def pieces_left(self) -> int:
        """Buildings and rails on the player board."""
        return self.buildings + self.rails

    @property
    def selling_field(self) -> int:
        """The lowest-numbered section that holds any piece; 0 when none does (REV-90)."""
        fields = BOARD.building_fields[self.buildings], BOARD.rail_fields[self.rails]
        return min((field for field in fields if field), default=0)

    @property
    def left_of_logo(self) -> int:
        """Pieces in the sections left of the company logo (REV-120)."""
        buildings, rails = BOARD.right_of_logo
        return max(0, self.buildings - buildings) + max(0, self.rails - rails)

    @property
    def open_cities(self) -> CitySet:
        """Cities available for a station (REV-22)."""
        return connected_cities(self.network) & ~self.stations

    @property
    def open_spaces(self) -> SpaceSet:
        """Spaces available for a rail (REV-21)."""
        return available(self.network)

    @property
    def open_sections(self) -> SectionSet:
        """Sections available for an office (REV-22)."""
        return ALL_SECTIONS & ~self.offices

    def trains(self) -> Iterator[tuple[ids.TrainKind, bool]]:
        """Every distinct train of a seat with its face, face up first (REV-41)."""
        for number, kind in enumerate(ids.TRAINS):
            if self.trains_up[number]:
                yield kind, True
            if self.trains_down[number]:
                yield kind, False


class State(msgspec.Struct, frozen=True, dict=True):
    """The facts that decide the future of a game."""

    seats: int
    options: RevolutionOptions
    first_player: Seat
    active_seat: Seat
    companies: tuple[Company, ...]
    supply: Workers
    train_piles: Trains
    city_tiles: tuple[ids.CityTileId, ...]
    """The tile of each city."""
    telegraph_tiles: tuple[ids.TelegraphTileId, ...]
    """The tile of each section, and 0 before the first; 0 where there is none."""
    first_stations: tuple[int | None, ...]
    """The holder of the first slot of each city: a seat, `NEUTRAL`, or None while it is free."""
    first_offices: tuple[int | None, ...]
    """The holder for each section; the entry before the first means nothing."""
    piles: tuple[tuple[ids.MilestoneId, ...], ...]
    """The milestone piles B, C and D, top first."""
    market_pile: tuple[ids.MarketTileId, ...]
    """Face-down Market tiles, top first."""
    market_tile: ids.MarketTileId
    """The open one."""
    market_discards: tuple[ids.MarketTileId, ...]
    rng: Rng
    setup_tiles: tuple[SetupOffer, ...] = ()
    """Set-up tiles not yet picked."""
    round: int = 0
    """0 during set-up."""
    final_round: int | None = None
    over: bool = False
    steps: tuple[AnyStep, ...] = ()
    """The open decisions, innermost last; empty at the end of a turn, and when all is over."""

    @property
    def action(self) -> ResolveAction | None:
        """The action under way, below its effects; None outside of one."""
        step = self.steps[0] if self.steps else None
        return step if isinstance(step, ResolveAction) else None

    @property
    def due(self) -> int:
        """Money owed for the main action."""
        action = self.action
        return 0 if action is None else action.due

    def gate_price(self, track: int, space: int) -> tuple[GateKind, int] | None:
        """The price of the step into a space of a track (REV-38, REV-130)."""
        gate = BOARD.gates[track][space]
        return None if gate is None else (gate.kind, gate_amount(gate, self.options.hard_gates))

    @property
    def is_last_turn(self) -> bool:
        """Whether no other seat plays after the active one (REV-121)."""
        return self.round == self.final_round and self.next_seat == self.first_player

    @property
    def next_seat(self) -> Seat:
        """The seat of the next turn."""
        return next_seat(self.active_seat, self.seats)

    @property
    def seats_from_active(self) -> tuple[Seat, ...]:
        """All seats clockwise from the active one."""
        return clockwise(self.active_seat, self.seats)

    def with_company(self, seat: Seat, company: Company) -> "State":
        """The state with what belongs to one seat changed."""
        return replace(self, companies=self.companies_with(seat, company))

    def companies_with(self, seat: Seat, company: Company) -> tuple[Company, ...]:
        """All companies, with that of one seat changed."""
        companies = self.companies
        return (*companies[:seat], company, *companies[seat + 1 :])


def with_count(counts: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """The counts with one of them changed."""
    return (*counts[:index], counts[index] + more, *counts[index + 1 :])


def ability_waits(action: ResolveAction) -> bool:
    """Whether the worker's ability needs main pieces that are not placed yet."""
    return action.pieces > 0 and (action.colour, action.space) in WAITING


def gate_amount(gate: GateRow, hard: bool) -> int:
    """The amount of a gate; some ask for more where the table plays hard gates (REV-130)."""
    return gate.hard_amount if hard and gate.hard_amount else gate.amount
