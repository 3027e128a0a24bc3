"""Search's knowledge of Railroad Revolution: the worth of positions, and orders worth a try.

Pure. Values are points of the final score. A company is worth what it scores now, what its tracks
will multiply, its milestones by what they still lack, and its money, shares and workers by the
turns that are left to use them.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from rotonde.games.revolution.actions import AnyAction, FinishAction, HireWorker, SellShare
from rotonde.games.revolution.board import BOARD, CitySet, SpaceSet, available, connected_cities
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.components.rows import ConditionRow
from rotonde.games.revolution.scoring import (
    TOP_LEVEL,
    multiplicands,
    progress_in,
    sources,
    track_values,
)
from rotonde.games.revolution.state import HIRE, MINIMUM, TOP, Company, OpenMilestone, State
from rotonde.games.revolution.steps import (
    AnyStep,
    ChooseWorker,
    KeepingMilestone,
    MarketOffer,
    ResolveAction,
    SetupPick,
)
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.ids import Seat
from rotonde.railway.bitset import members


class Weights(msgspec.Struct, frozen=True):
    """Points for what does not score by itself; tried out in the arena."""

    pieces_a_turn: float = 1.45
    """Pieces that leave the board of the quickest seat in a turn."""
    money: float = 0.016
    """A dollar while there is time to use it."""
    spent_a_turn: int = 330
    """Dollars that a turn to come can use; those beyond are worth a tenth."""
    enough: int = 1700
    """Dollars beyond which money only waits, however many turns there are."""
    worker: float = 3.0
    """A worker beyond the minimum."""
    specialist: float = 1.5
    """The worth of its colour."""
    wanted: float = 3.5
    """A worker that an open slot asks for."""
    office_pace: float = 0.42
    """Offices that a company opens in a turn to come, while sections are free."""
    station_pace: float = 0.22
    rail_pace: float = 0.8
    """Rails that it lays in a turn to come."""
    step_pace: float = 0.3
    """Steps that each of its markers takes in a turn to come."""
    foresight: float = 0.4
    """How much the value counts that a track will have, against the one it has."""
    pairs: float = 6.0
    """The score of an office to come with its neighbours."""
    lacking: float = 0.16
    """The part of a milestone's points that each turn of work on it takes away."""
    ready: float = 0.86
    """The part of its points that a milestone is worth when next to nothing is missing."""
    next_milestone: float = 11.0
    """The worth of the milestone after a completed one while there is time for it."""
    city: float = 0.7
    """A connected city without an own station."""
    rival: float = 0.35
    """How much the strongest of the others counts."""


WEIGHTS: Final = Weights()
STATION: Final = 1.1
"""How much of a turn a station takes that a condition still asks for."""
RAIL: Final = 0.5
"""The cost of a rail: two lie in one action."""
SPECIAL_RAIL: Final = 0.7
"""The cost of a rail on a certain terrain or a Market icon, which may lie off the way."""
MANAGER: Final = 0.9
"""The cost of a manager still wanted."""
LAST: Final = 1.0
"""With less than this a turn is the last: what it leaves incomplete is worth nothing."""
RICH: Final = 2 * HIRE
"""Money with which a manager is hired before the rest of its milestone is there."""
FREE: Final = (SellShare, HireWorker)
"""Orders that may be given at nearly every step, and are worth it at few."""
WEST: Final = BOARD.levels[TOP_LEVEL]
"""The cities that the network track multiplies."""


def turns_left(state: State) -> float:
    """Turns that each seat still has, as far as can be told."""
    if state.over:
        return 0.0
    if state.final_round is not None:
        return max(0.0, state.final_round - state.round + 0.5)
    quickest = min(company.left_of_logo for company in state.companies)
    return 1.5 + quickest / WEIGHTS.pieces_a_turn


# --- what a company is worth ----------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def worth(company: Company, turns: float, due: int = 0) -> float:
    """Points now and to come; most companies of a search are the same ones again."""
    total = float(sum(sources(company).values()))
    total += prospects(company, turns)
    total += purse(company.liquid - due, turns)
    total += crew(company, turns)
    return total + sum(milestone_worth(company, tile, turns) for tile in company.milestones)


def purse(money: int, turns: float) -> float:
    """Money as far as the turns left can use it; in the last turn it only breaks ties."""
    usable = min(float(WEIGHTS.enough), WEIGHTS.spent_a_turn * max(0.0, turns - 0.5))
    useful = min(float(money), usable)
    return WEIGHTS.money * (useful + (money - useful) / 10 * min(1.0, turns / 6)) + money * 1e-5


def crew(company: Company, turns: float) -> float:
    """Workers beyond the minimum, more for colours, most for those that a slot wants."""
    use = min(1.0, max(0.0, turns - 0.5) / 4)
    counts = [a + b for a, b in zip(company.crew.stock, company.crew.used, strict=True)]
    spare = min(5, company.crew.available - MINIMUM)
    total = WEIGHTS.worker * spare + WEIGHTS.specialist * sum(counts[1:])
    for colour in wanted_colours(company):
        number = COLOURS.index(colour) if colour in COLOURS else 0
        if counts[number]:
            counts[number] -= 1
            total += WEIGHTS.wanted
    return total * use


def wanted_colours(company: Company) -> list[str]:
    """The managers that open milestones still ask for."""
    return [
        wanted
        for tile in company.milestones
        for wanted, manager in zip(BOARD.milestones[tile.id].managers, tile.managers, strict=True)
        if manager is None
    ]


def prospects(company: Company, turns: float) -> float:
    """The future of tracks, of pairs of offices and of cities in reach."""
    now = multiplicands(company)
    time = max(0.0, turns - 0.5)
    offices = min(8 - now[0], company.buildings, time * WEIGHTS.office_pace)
    reach = (connected_cities(company.network) & ~company.stations).bit_count()
    stations = min(reach + 1, company.buildings, time * WEIGHTS.station_pace)
    more = (offices, stations, western(company, time) - now[2])
    values = track_values(company)
    rising = (risen(number, space, time) for number, space in enumerate(company.tracks))
    total = sum(
        soon * (count + extra) - value * count
        for soon, count, extra, value in zip(rising, now, more, values, strict=True)
    )
    total += WEIGHTS.pairs * max(0.0, offices) * (0.7 if now[0] else 0.4)
    return total + WEIGHTS.city * min(6, reach) * min(1.0, time / 4)


def risen(track: int, space: int, time: float) -> float:
    """The value of a track between what it is and what it will be."""
    vp = BOARD.tables.performance_track[track].vp
    there = min(float(TOP), space + time * WEIGHTS.step_pace)
    below = int(there)
    soon = vp[below] + (there - below) * (vp[min(TOP, below + 1)] - vp[below])
    return vp[space] + WEIGHTS.foresight * (soon - vp[space])


def western(company: Company, time: float) -> float:
    """Cities of the top level that a company reaches with the rails and the time it has left."""
    rails = min(float(company.rails), time * WEIGHTS.rail_pace)
    ways = rails_needed(company.network, WEST)
    reached = sum(min(1.0, max(0.0, (rails - way) / 3 + 0.5)) for way in ways if way)
    return reached + sum(1 for way in ways if not way)


@lru_cache(maxsize=1 << 14)
def rails_needed(network: SpaceSet, cities: CitySet) -> tuple[int, ...]:
    """Rails until the first of these cities is connected, the first two, and so on."""
    ways = sorted(way for city, way in enumerate(distances(network)) if cities >> city & 1)
    near = next((way for way in ways if way), 0)
    there = ways.count(0)
    return tuple(max(way, near + n - there) if way else 0 for n, way in enumerate(ways))


@lru_cache(maxsize=1 << 14)
def distances(network: SpaceSet) -> tuple[int, ...]:
    """Rails that are missing to each city."""
    out, rails = [0] * len(BOARD.cities), 0
    reached, everywhere = connected_cities(network), (1 << len(out)) - 1
    while reached != everywhere:
        network |= available(network)
        rails += 1
        for city in members(connected_cities(network) & ~reached):
            out[city] = rails
        reached = connected_cities(network)
    return tuple(out)


def milestone_worth(company: Company, tile: OpenMilestone, turns: float) -> float:
    """A milestone by the work it still takes and the turns left for it."""
    row = BOARD.milestones[tile.id]
    lacking = MANAGER * tile.managers.count(None)
    lacking += sum(turns_missing(company, condition) for condition in row.conditions)
    following = 0.0 if row.pile == "D" else following_worth(turns)
    if not lacking:
        return row.vp + following
    if turns < LAST:
        return 0.0
    if lacking > turns:
        return 0.5 * row.vp * max(0.0, 1 - lacking / 6) * min(1.0, turns / lacking / 2)
    return row.vp * max(0.05, WEIGHTS.ready - WEIGHTS.lacking * lacking) + following * 0.2


def following_worth(turns: float) -> float:
    """A milestone that is still to be chosen, by the turns left for it."""
    return WEIGHTS.next_milestone * min(1.0, max(0.0, turns - 1) / 8)


def turns_missing(company: Company, condition: ConditionRow) -> float:
    """The turns of work that a condition still takes."""
    more = max(0, condition.at_least - progress_in(company, condition))
    if not more:
        return 0.0
    cities = BOARD.levels[condition.level or 1]
    match condition.kind:
        case "connect_level":
            return RAIL * rails_needed(company.network, cities)[condition.at_least - 1]
        case "stations_level":
            free = cities & ~company.stations
            return STATION * more + RAIL * rails_needed(company.network, free)[more - 1]
        case "rails_market" | "rails_terrain":
            return SPECIAL_RAIL * more


# --- for search -----------------------------------------------------------------------------------


class RevolutionEvaluator(Evaluator[State, AnyAction]):
    """Knowledge of Railroad Revolution."""

    first_look = 10
    horizon = 4.0

    def worths(self, state: State) -> Sequence[float]:
        turns = turns_left(state)
        due = state.due
        owner = state.steps[0].seat if due else None
        worths = [
            worth(company, turns, due if seat == owner else 0)
            for seat, company in enumerate(state.companies)
        ]
        choosing = state.steps[-1] if state.steps else None
        if isinstance(choosing, KeepingMilestone):
            worths[choosing.seat] += following_worth(turns)
        return worths

    def doubt(self, state: State) -> float:
        return 6 + 2 * turns_left(state)

    def clock(self, state: State) -> float:
        turn = (state.active_seat - state.first_player) % state.seats
        return state.round + turn / state.seats

    def values(self, state: State) -> Sequence[float]:
        worths = self.worths(state)
        return [own - WEIGHTS.rival * rival(worths, seat) for seat, own in enumerate(worths)]

    def decision_complete(self, state: State, seat: Seat) -> bool:
        step = state.steps[-1] if state.steps else None
        if step is None or step.seat != seat:
            return True
        return isinstance(step, ChooseWorker | KeepingMilestone | SetupPick)

    def position_key(self, state: State, seat: Seat) -> Hashable | None:
        return (state.companies[seat], orderless(state.steps), state.supply, state.market_tile)

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        return [
            action
            for action in legal
            if not isinstance(action, FREE) or worth_a_look(state, seat, action, legal)
        ] or legal


def orderless(steps: tuple[AnyStep, ...]) -> tuple[AnyStep, ...]:
    """The steps without the order in which rails were laid and parts were started."""
    action = steps[0] if steps else None
    if not isinstance(action, ResolveAction) or len(action.rails) + len(action.used) < 2:
        return steps
    rails, used = tuple(sorted(action.rails)), tuple(sorted(action.used))
    return (replace(action, rails=rails, used=used), *steps[1:])


def rival(worths: Sequence[float], seat: int) -> float:
    """The strongest of the others."""
    return max(other for place, other in enumerate(worths) if place != seat)


def worth_a_look(
    state: State, seat: Seat, action: SellShare | HireWorker, legal: Sequence[AnyAction]
) -> bool:
    """Shares are sold for what is due, workers hired for a milestone that only lacks them."""
    step, company = state.steps[-1], state.companies[seat]
    if isinstance(action, SellShare):
        if not isinstance(step, ResolveAction) or step.pieces:
            return False
        return FinishAction() not in legal or lacks_the_wage(company, step)
    if isinstance(step, MarketOffer | ResolveAction) and too_few(state, seat):
        return True
    if isinstance(step, ResolveAction):
        return step.slot and not step.pieces and action.colour in managers_needed(company)
    return isinstance(step, ChooseWorker) and action.colour in managers_needed(company)


def lacks_the_wage(company: Company, step: ResolveAction) -> bool:
    """Whether shares would pay for a manager that this action can still promote."""
    wage = HIRE + step.due
    return step.slot and company.cash < wage <= company.liquid and bool(managers_needed(company))


def too_few(state: State, seat: Seat) -> bool:
    """Whether a seat is below the minimum."""
    return state.companies[seat].crew.available < MINIMUM


def managers_needed(company: Company) -> set[str]:
    """Managers to hire: those that alone complete a milestone, all of them for the rich."""
    out: set[str] = set()
    for tile in company.milestones:
        row = BOARD.milestones[tile.id]
        if company.liquid >= RICH or not any(
            turns_missing(company, each) for each in row.conditions
        ):
            for wanted, manager in zip(row.managers, tile.managers, strict=True):
                if manager is None and wanted != "any" and not has(company, wanted):
                    out.add(wanted)
    return out


def has(company: Company, colour: str) -> bool:
    """Whether a worker of this colour is available."""
    return any(held == colour for held, _ in company.crew.references)


EVALUATOR: Final = RevolutionEvaluator()
