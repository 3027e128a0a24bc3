"""The state, which decides the future of a game of Stephenson's Rocket, and questions about it.

Frozen. Hexes, towns and markers are numbers of the board and sets of them are the bits of an int;
names stand in actions, steps, events and views. What follows from other fields is never stored
beside them, but asked here and, where it costs, kept on the part it derives from.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from rotonde.games.rocket.board import BOARD, MarkerSet, TownSet
from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.field import HexCell, HexSet
from rotonde.games.rocket.steps import AnyStep
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rules import Options
from rotonde.kernel.tools.derived import derived
from rotonde.railway.bitset import bits, union
from rotonde.railway.shares import Shares

T = TypeVar("T")

DEFAULTS = BOARD.tables.options
NUMBERS = BOARD.tables.numbers
ALL_MARKERS: MarkerSet = (1 << len(BOARD.markers)) - 1


Status = Literal["active", "isolated", "absorbed"]
EndReason = Literal["shares", "tiles", "stall"]

MOST_STALL_ROUNDS = 20
StallRounds = Annotated[int, msgspec.Meta(ge=1, le=MOST_STALL_ROUNDS)]


class RocketOptions(Options, frozen=True):
    """The options of a table (ROC-85 to ROC-87)."""

    station_may_leave_track: bool = DEFAULTS.station_may_leave_track
    money_visible: bool = DEFAULTS.money_visible
    stall_limit_rounds: StallRounds = DEFAULTS.stall_limit_rounds


@lru_cache(maxsize=4096)
def around_towns(towns: TownSet) -> HexSet:
    """Everything next to one of these towns."""
    cells = bits(cell for n, cell in enumerate(BOARD.town_cells) if towns >> n & 1)
    return BOARD.field.around(cells) & BOARD.land


class Line(msgspec.Struct, frozen=True, dict=True, cache_hash=True):
    """A company on the map: where its engine went, and the line that grew from it."""

    route: tuple[HexCell, ...]
    """Hexes its engine stood on, its starting town first; the last one is where it stands."""
    hexes: HexSet
    """Hexes of the line, its engine's included; none once absorbed (ROC-5)."""
    towns: TownSet
    """Towns linked; once absorbed, those it had then (ROC-7)."""
    status: Status = "active"
    part_of: CompanyId | None = None
    """The surviving company whose line its tracks belong to, once it was absorbed."""
    link: HexCell | None = None
    """The hex of the other line that its last hex joined when it was absorbed."""
    absorbed_in: int | None = None
    """The round in which it was absorbed."""

    @property
    def engine(self) -> HexCell:
        """The hex of the engine; its last one, once absorbed."""
        return self.route[-1]

    @property
    def is_at_start(self) -> bool:
        """Whether the engine never left its starting town."""
        return len(self.route) == 1

    @derived
    def heading(self) -> int | None:
        """Direction of the last step; none in the starting town (ROC-3)."""
        return None if self.is_at_start else BOARD.sides[self.route[-2], self.route[-1]]

    @derived
    def touch(self) -> HexSet:
        """Everything next to a hex of the line (ROC-6)."""
        return BOARD.field.around(self.hexes) & BOARD.land

    @derived
    def news(self) -> HexSet:
        """Everything next to a town that the line has not linked."""
        return around_towns(BOARD.towns.all & ~self.towns)


class Network(msgspec.Struct, frozen=True, dict=True, cache_hash=True):
    """The lines of all companies in data order, and what follows from where they lie."""

    lines: tuple[Line, ...]

    @derived
    def engines(self) -> HexSet:
        """Hexes with an engine."""
        hexes = 0
        for line in self.lines:
            if line.status != "absorbed":
                hexes |= 1 << line.route[-1]
        return hexes

    @derived
    def tiles(self) -> HexSet:
        """Hexes with a track tile."""
        hexes = 0
        for line in self.lines:
            hexes |= line.hexes
        return hexes & ~self.engines

    @derived
    def free(self) -> HexSet:
        """Open hexes without tile and without engine (ROC-4)."""
        return BOARD.open & ~self.tiles & ~self.engines

    @derived
    def touched(self) -> tuple[HexSet, HexSet, HexSet]:
        """Hexes that touch at least one, two, three surviving lines (ROC-6)."""
        one = two = three = 0
        for line in self.lines:
            touch = line.touch
            three |= two & touch
            two |= one & touch
            one |= touch
        return one, two, three

    @derived
    def steps(self) -> tuple[HexSet, ...]:
        """The legal hexes of each company (ROC-28 to ROC-30).

        A hex ahead of an engine touches its own line, so that two others make three.
        """
        allowed = self.free & ~self.touched[2]
        return tuple(
            0 if line.status == "absorbed" else BOARD.ahead[line.engine, line.heading] & allowed
            for line in self.lines
        )

    @derived
    def ways(self) -> tuple[HexSet, ...]:
        """The hexes of one short way to something new for each active line; none where it is far.

        Most lines have one, and keep it until another engine stands in it (ROC-71).
        """
        return tuple(
            self.way(line, (line.news | self.touching_others(line)) & self.free)
            if line.status == "active"
            else 0
            for line in self.lines
        )

    def touching_others(self, line: Line) -> HexSet:
        """Hexes that touch a surviving line other than this one."""
        one, two, _ = self.touched
        return two | one & ~line.touch

    def way(self, line: Line, goal: HexSet) -> HexSet:
        """One step of the engine, or two, that lead to `goal`."""
        place, ahead = (line.engine, line.heading), BOARD.ahead
        if near := ahead[place] & goal:
            return near & -near
        for side, step in enumerate(BOARD.fans[place]):
            if step & self.free:
                near = ahead[HexCell(step.bit_length() - 1), side] & goal
                if near:
                    return step | near & -near
        return 0


@lru_cache(maxsize=512)
def network_of(lines: tuple[Line, ...]) -> Network:
    """The network of these lines: what was found out about it while it was foreseen still holds."""
    return Network(lines)


def stations_on(stations: Iterable[HexSet], line: Line) -> tuple[int, ...]:
    """How many stations of each seat are connected to a line (ROC-8)."""
    return tuple([(own & line.hexes).bit_count() for own in stations])


class Income(msgspec.Struct, frozen=True, cache_hash=True):
    """One payment; every one of them is public."""

    seat: Seat
    amount: int
    rule: str
    """ROC-54, 55, 61, 81, 82 or 83."""
    source: str
    """The town, company or category it came from."""
    round: int


class State(msgspec.Struct, frozen=True):
    """The facts that decide the future of a game."""

    seats: int
    options: RocketOptions
    network: Network
    shares: tuple[Shares, ...]
    """The shares of each company."""
    stations: tuple[HexSet, ...]
    """The stations of each seat; a lifted one counts until it is put down."""
    markers: tuple[MarkerSet, ...]
    """The markers that each seat holds; the others lie in their cities."""
    passengers: tuple[int, ...]
    money: tuple[int, ...]
    tiles_left: int = NUMBERS.track_tiles
    round: int = 1
    active_seat: Seat = Seat(0)
    actions_left: int = NUMBERS.actions_per_turn
    moved: int = 0
    """Companies moved in this turn, as a set of numbers (ROC-16)."""
    stall_count: int = 0
    """Actions in a row that only moved a station or were lost (ROC-79)."""
    end_reason: EndReason | None = None
    incomes: tuple[Income, ...] = ()
    """Every payment so far; `money` is their sum."""
    steps: tuple[AnyStep, ...] = ()
    """The open decisions, innermost last; empty when the game is over."""

    @property
    def surviving(self) -> tuple[int, ...]:
        """The companies that are not absorbed, isolated or not (ROC-5)."""
        return tuple(n for n, line in enumerate(self.network.lines) if line.status != "absorbed")

    @property
    def all_stations(self) -> HexSet:
        """The hexes of stations, of any seat."""
        return union(self.stations)

    def station_owner(self, cell: HexCell) -> Seat | None:
        """The owner of the station there."""
        owners = (seat for seat, own in enumerate(self.stations) if own >> cell & 1)
        return next(map(Seat, owners), None)

    def connected_stations(self, company: int) -> tuple[int, ...]:
        """How many stations of each seat are connected to the line of a company (ROC-8)."""
        return stations_on(self.stations, self.network.lines[company])

    def shares_held(self, company: int) -> tuple[int, ...]:
        """How many shares of a company each seat holds."""
        return self.shares[company].held

    def number_of_towns(self, company: int) -> int:
        """How many towns a line links."""
        return self.network.lines[company].towns.bit_count()

    def reserve(self, seat: int) -> int:
        """Stations that a seat has not placed yet."""
        return NUMBERS.stations_per_player - self.stations[seat].bit_count()

    @property
    def lying_markers(self) -> MarkerSet:
        """The markers that still lie in their cities."""
        return ALL_MARKERS & ~union(self.markers)

    @property
    def passengers_left(self) -> int:
        """Passenger markers beside the board."""
        return NUMBERS.passenger_markers - sum(self.passengers)

    @property
    def supplementary_left(self) -> int:
        """Supplementary shares beside the board."""
        return NUMBERS.supplementary_shares - sum(shares.supplementary for shares in self.shares)


def beginning(seats: int, options: RocketOptions) -> State:
    """Everything as set up, before anybody decides (ROC-9 to ROC-13)."""
    starts = zip(BOARD.starts, BOARD.tables.company, strict=True)
    lines = tuple(Line((at,), 1 << at, BOARD.towns.bits([row.start])) for at, row in starts)
    nothing = (0,) * seats
    return State(
        seats=seats,
        options=options,
        network=network_of(lines),
        shares=tuple(Shares(NUMBERS.shares_per_company, nothing) for _ in lines),
        stations=nothing,
        markers=nothing,
        passengers=nothing,
        money=(NUMBERS.start_money,) * seats,
    )


def with_item(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    """A row, by company or by seat, with one item changed."""
    return (*items[:number], item, *items[number + 1 :])


def credit(state: State, incomes: Iterable[Income]) -> State:
    """The state after these payments."""
    new = tuple(incomes)
    if not new:
        return state
    money = list(state.money)
    for income in new:
        money[income.seat] += income.amount
    return replace(state, money=tuple(money), incomes=state.incomes + new)
