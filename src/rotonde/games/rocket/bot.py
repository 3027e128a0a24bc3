"""A bot's knowledge of Stephenson's Rocket: the worth of positions, and orders worth a look.

Pure. A position is worth its money and what is likely to come: ranks in shares, stations, goods
and cities, each with a doubt that shrinks towards the end; and where engines may still pass.
All sums are pounds.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rotonde.games.rocket.actions import (
    AnyAction,
    DropStation,
    PickStation,
    PlaceStation,
    VetoBid,
    VetoPlace,
)
from rotonde.games.rocket.board import BOARD, MarkerSet, TownSet
from rotonde.games.rocket.field import HexCell, HexSet
from rotonde.games.rocket.rules.veto import shares_of, still_to_ask
from rotonde.games.rocket.state import NUMBERS, Line, State
from rotonde.games.rocket.steps import ChooseAction, Veto, VetoBidding, VetoPlacing
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.ids import Seat
from rotonde.railway.bitset import bits, members
from rotonde.railway.shares import with_change

INCOME: Final = BOARD.tables.income
GOODS: Final = tuple(BOARD.good_markers.values())
CITIES: Final = tuple(
    (BOARD.towns.number[city], markers) for city, markers in BOARD.city_markers.items()
)

STEPS_AHEAD: Final = 6
CARRY: Final = 0.85
"""The chance that an engine is pushed once more."""
FULL_PACE: Final = 30
"""With so many tiles left an engine still goes all its way."""
STATIONS_LOOKED_AT: Final = 12
MERGER: Final = 0.25
"""The gain of shares from a bonus, at full pace."""
AGAIN: Final = 0.7
"""The gain of stations from each railway town within reach."""
HOPE: Final = 0.02
"""Chances below this are none."""


# --- doubt: what a rank may become ----------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def ranks(counts: tuple[int, ...], doubt: float) -> tuple[float, ...]:
    """The part of the first prize that each seat may expect; second place is worth half of it."""
    if not any(counts):
        return (0.0,) * len(counts)
    seats = range(len(counts))
    return tuple(rank(counts, doubt, seat, [s for s in seats if s != seat]) for seat in seats)


def rank(counts: tuple[int, ...], doubt: float, seat: int, others: list[int]) -> float:
    """The chance of first place and half that of second place; who has nothing, hopes little."""
    ahead = [beats(counts[seat] - counts[other], doubt) for other in others]
    first = math.prod(ahead)
    second = sum(
        (1 - one) * math.prod(rest for at, rest in enumerate(ahead) if at != behind)
        for behind, one in enumerate(ahead)
    )
    part = first + second / 2
    return part if counts[seat] else part * min(1.0, doubt / 4)


def beats(lead: int, doubt: float) -> float:
    """The chance that a lead stays one, or that an arrear becomes one."""
    if doubt <= 0:
        return 0.5 if lead == 0 else float(lead > 0)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead / doubt))))


# --- where engines may pass -----------------------------------------------------------------------


Place = tuple[HexCell, int | None]
"""The hex of an engine, and its heading."""


class Ways(msgspec.Struct, frozen=True):
    """Chances that an engine passes a hex, and comes next to a town, within some steps."""

    hexes: Mapping[HexCell, float]
    towns: tuple[float, ...]
    near: HexSet
    """The hexes with more than a hope."""


@lru_cache(maxsize=1 << 11)
def ways(engine: HexCell, heading: int | None) -> Ways:
    """The ways of an engine that takes each turn as likely as the next, tracks left aside."""
    hexes: dict[HexCell, float] = {}
    towns = [0.0] * len(BOARD.towns)
    wave = {(engine, heading): 1.0}
    for _ in range(STEPS_AHEAD):
        wave = chances_one_step_on(wave)
        for (cell, _), chance in wave.items():
            hexes[cell] = hexes.get(cell, 0.0) + chance
            for town in members(BOARD.beside[cell]):
                towns[town] = min(0.9, towns[town] + chance)
    near = bits(cell for cell, chance in hexes.items() if chance > HOPE)
    return Ways(hexes, tuple(towns), near)


Chances = dict[tuple[HexCell, int | None], float]


def chances_one_step_on(wave: Chances) -> Chances:
    """The chances one step on."""
    after: Chances = {}
    for (cell, heading), chance in wave.items():
        turns = [(side, hexes) for side, hexes in enumerate(BOARD.fans[cell, heading]) if hexes]
        for side, hexes in turns:
            place = HexCell(hexes.bit_length() - 1), side
            after[place] = after.get(place, 0.0) + chance * CARRY / len(turns)
    return after


# --- what a line will be --------------------------------------------------------------------------


class LineFuture(msgspec.Struct, frozen=True):
    """The future of a line that is pushed on."""

    towns: int
    growth: float
    """New towns to be expected."""
    railway: float
    """Railway towns among them."""


@lru_cache(maxsize=1 << 14)
def prospect(engine: HexCell, heading: int | None, towns: TownSet) -> LineFuture:
    """The towns that a line has, and those that it may reach."""
    chances = ways(engine, heading).towns
    new = {town: chance for town, chance in enumerate(chances) if not towns >> town & 1}
    railway = sum(chance for town, chance in new.items() if BOARD.railway_towns >> town & 1)
    return LineFuture(towns.bit_count(), sum(new.values()), railway)


class Reading(msgspec.Struct, frozen=True):
    """A position as the evaluator reads it."""

    state: State
    pace: float
    """1 while engines have far to go, 0 at the end."""
    lines: tuple[tuple[int, Line, LineFuture], ...]
    """Surviving lines only."""


def read(state: State) -> Reading:
    """The facts that the rest of the evaluation needs."""
    lines = tuple(
        (number, line, prospect(line.engine, line.heading, line.towns))
        for number, line in enumerate(state.network.lines)
        if line.status != "absorbed"
    )
    return Reading(state, pace(state), lines)


def pace(state: State) -> float:
    """How much is still to come, by both ways in which the game ends (ROC-75, ROC-76)."""
    selling = sum(shares.stack > 0 for shares in state.shares) - 1
    return min(1.0, state.tiles_left / FULL_PACE, selling / 3)


def final_towns(reading: Reading, line: Line, future: LineFuture) -> float:
    """How many towns the line will pay for at the end."""
    return future.towns + (reading.pace * future.growth if line.status == "active" else 0.0)


def station_worth(reading: Reading, line: Line, future: LineFuture) -> float:
    """The gain of the first place in stations on a line from now on (ROC-55, ROC-82)."""
    events = 1 + AGAIN * reading.pace * future.railway
    return INCOME.per_town_first * final_towns(reading, line, future) * events


# --- the parts of the worth of a position ---------------------------------------------------------

FirstPrize = tuple[float, tuple[float, ...]]
"""A first prize, and the part of it that each seat may expect."""


def parts(reading: Reading) -> Iterator[FirstPrize]:
    """The gains of all majorities."""
    yield from share_parts(reading)
    yield from station_parts(reading)
    yield from good_parts(reading)
    yield from city_parts(reading)
    yield INCOME.category_first, ranks(reading.state.passengers, 0.3 + reading.pace)


def share_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Shares at the end or in a merger (ROC-61, ROC-83)."""
    for number, line, future in reading.lines:
        shares = reading.state.shares[number]
        towns = final_towns(reading, line, future)
        lively = reading.pace if line.status == "active" else 0.0
        doubt = round(0.2 + lively * min(1.5, 0.2 * shares.stack), 1)
        prize = INCOME.per_town_first * towns * (1 + MERGER * lively)
        yield prize, ranks(shares.held, doubt)


def station_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Stations on lines, and those that an engine may still come to."""
    stations, free = reading.state.stations, reading.state.network.free
    for _, line, future in reading.lines:
        place = line.engine, line.heading
        near = ways(*place).near & free
        counts = tuple([(own & line.hexes).bit_count() for own in stations])
        ahead = tuple([own & near for own in stations])
        part = station_ranks(counts, ahead, place, reading.pace)
        yield station_worth(reading, line, future), part


@lru_cache(maxsize=1 << 15)
def station_ranks(
    counts: tuple[int, ...], ahead: tuple[HexSet, ...], place: Place, pace: float
) -> tuple[float, ...]:
    """The part of the first prize that stations on a line bring, and those ahead of its engine."""
    doubt = round(0.1 + 0.7 * pace, 1)
    now = ranks(counts, doubt)
    part = list(now)
    for seat, chance in seats_hoping(ahead, place, pace):
        more = ranks(with_change(counts, seat, 1), doubt)
        for at, (new, old) in enumerate(zip(more, now, strict=True)):
            part[at] += chance * (new - old)
    return tuple(part)


def seats_hoping(
    ahead: tuple[HexSet, ...], place: Place, pace: float
) -> Iterator[tuple[int, float]]:
    """The seats whose stations an engine may come to, with the chance of each station."""
    chances = ways(*place).hexes
    for seat, own in enumerate(ahead):
        for cell in members(own):
            chance = chances[HexCell(cell)] * pace
            if chance > HOPE:
                yield seat, chance


def good_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Goods of linked cities in full, of others as long as there is hope for them (ROC-80, 81).

    Counts are doubled, so that a hope can be half a marker.
    """
    linked = linked_markers(reading.lines)
    for part in good_ranks(reading.state.markers, linked, reading.pace):
        yield INCOME.category_first, part


@lru_cache(maxsize=1 << 12)
def good_ranks(
    markers: tuple[MarkerSet, ...], linked: MarkerSet, pace: float
) -> tuple[tuple[float, ...], ...]:
    """The part of the prize of each good."""
    hope = pace > 0.4
    doubt = round(0.4 + 2 * pace, 1)
    return tuple(
        ranks(
            tuple(
                2 * (own & good & linked).bit_count() + hope * (own & good & ~linked).bit_count()
                for own in markers
            ),
            doubt,
        )
        for good in GOODS
    )


def linked_markers(lines: Iterable[tuple[int, Line, LineFuture]]) -> int:
    """The markers of all cities that a surviving line links."""
    towns = 0
    for _, line, _ in lines:
        towns |= line.towns
    return markers_of(towns)


@lru_cache(maxsize=1 << 12)
def markers_of(towns: TownSet) -> int:
    """The markers of all cities among these towns."""
    return sum(markers for town, markers in CITIES if towns >> town & 1)


def city_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Cities that lines may yet reach, each line anew (ROC-54)."""
    coming = [
        visits(line.engine, line.heading, line.towns)
        for _, line, _ in reading.lines
        if line.status == "active"
    ]
    for city, part in city_ranks(reading.state.markers):
        expected = sum([chances[city] for chances in coming])
        yield INCOME.city_first * expected * reading.pace, part


@lru_cache(maxsize=1 << 14)
def visits(engine: HexCell, heading: int | None, towns: TownSet) -> tuple[float, ...]:
    """The chance that an engine links each city anew."""
    chances = ways(engine, heading).towns
    return tuple(0.0 if towns >> town & 1 else chances[town] for town, _ in CITIES)


@lru_cache(maxsize=1 << 12)
def city_ranks(markers: tuple[MarkerSet, ...]) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """The cities with markers, and the part of their prize that each seat may expect."""
    counts = (
        (city, tuple((own & beside).bit_count() for own in markers))
        for city, (_, beside) in enumerate(CITIES)
    )
    return tuple((city, ranks(have, 0.4)) for city, have in counts if any(have))


def worths(state: State) -> list[float]:
    """The fortune that each seat may expect at the end."""
    fortunes = [float(money) for money in state.money]
    if state.end_reason is not None:
        return fortunes
    for prize, expected in parts(read(state)):
        for seat, part in enumerate(expected):
            fortunes[seat] += prize * part
    return fortunes


# --- what is worth a look -------------------------------------------------------------------------


def without_idle_stations(state: State, seat: Seat, legal: Sequence[AnyAction]) -> list[AnyAction]:
    """All but the station hexes that hardly any engine will come to, and moves of good stations."""
    looked_at = likeliest(read(state), legal)
    spare = state.reserve(seat) > 0
    return [
        action
        for action in legal
        if not isinstance(action, PlaceStation | DropStation | PickStation)
        or (isinstance(action, PickStation) and not spare)
        or (not isinstance(action, PickStation) and action.hex in looked_at)
    ]


def likeliest(reading: Reading, legal: Sequence[AnyAction]) -> set[str]:
    """The station hexes that bring most, by the chance that an engine comes to them."""
    worth: dict[str, float] = {}
    for _, line, future in reading.lines:
        prize = station_worth(reading, line, future)
        for cell, chance in ways(line.engine, line.heading).hexes.items():
            place = BOARD.names[cell]
            worth[place] = worth.get(place, 0.0) + prize * chance
    places = [a.hex for a in legal if isinstance(a, PlaceStation | DropStation)]
    return set(sorted(places, key=lambda place: -worth.get(place, 0.0))[:STATIONS_LOOKED_AT])


def telling_bids(state: State, step: VetoBidding, legal: Sequence[AnyAction]) -> list[AnyAction]:
    """Pass, a first bid that makes the mover pay, and the lowest that nobody before can match."""
    enough = max(step.veto.top_bid, shares_of(state, step.veto.mover, step.veto)) + 1
    worth = {enough} if step.veto.top_bid else {1, enough}
    if len(step.veto.hexes) == 1 and not confirming_buys(state, step.veto):
        worth = set()
    return [a for a in legal if not isinstance(a, VetoBid) or a.amount in worth]


def telling_places(
    state: State, step: VetoPlacing, legal: Sequence[AnyAction]
) -> Sequence[AnyAction]:
    """All but the hex where the engine stands already, where a bid for it is for nothing."""
    if confirming_buys(state, step.veto):
        return legal
    return [a for a in legal if not isinstance(a, VetoPlace) or a.hex != step.veto.hex]


def confirming_buys(state: State, veto: Veto) -> bool:
    """Whether a bid that leaves the engine where it stands changes more than who holds shares.

    It keeps another's bid from being matched, the mover from a passenger (ROC-46), an empty stack
    from ending the game (ROC-75), or those who are asked later from turning the engine.
    """
    if veto.hex != veto.first_hex or not state.shares[BOARD.companies.number[veto.company]].stack:
        return True
    return invites(state, veto) or (len(veto.hexes) > 1 and bool(still_to_ask(state, veto)))


def invites(state: State, veto: Veto) -> bool:
    """Whether the mover would take a passenger where the engine stands."""
    here = 1 << BOARD.cells[veto.hex]
    hosts = (own & here for seat, own in enumerate(state.stations) if seat != veto.mover)
    return state.passengers_left > 0 and any(hosts)


class RocketEvaluator(Evaluator[State, AnyAction]):
    """How good a position is, in pounds ahead of the best rival."""

    first_look = 10
    horizon = 2.0

    def worths(self, state: State) -> Sequence[float]:
        return worths(state)

    def doubt(self, state: State) -> float:
        return 1_500 + 9_000 * pace(state)

    def clock(self, state: State) -> float:
        return state.round + state.active_seat / state.seats

    def values(self, state: State) -> Sequence[float]:
        """The points that each seat may expect above the best of the others."""
        fortunes = worths(state)
        best = max(fortunes)
        second = sorted(fortunes)[-2]
        return tuple(own - (second if own == best else best) for own in fortunes)

    def decision_complete(self, state: State, seat: Seat) -> bool:
        """Whether the two actions of the seat's turn are both to come, or both done (ROC-14)."""
        if not state.steps:
            return True
        step = state.steps[-1]
        fresh = state.actions_left == NUMBERS.actions_per_turn
        return isinstance(step, ChooseAction) and (fresh or step.seat != seat)

    def is_answered(self, state: State, seat: Seat) -> bool:
        """Whether an action is about to be chosen, not half done."""
        return not state.steps or isinstance(state.steps[-1], ChooseAction)

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        """All but idle station hexes, and the bids that can make a difference."""
        step = state.steps[-1]
        match step:
            case VetoBidding():
                return telling_bids(state, step, legal) or legal
            case VetoPlacing():
                return telling_places(state, step, legal) or legal
        return without_idle_stations(state, seat, legal) or legal


EVALUATOR: Final = RocketEvaluator()
