"""The worth of a company, in points of the final score.

Pure. A company is worth what it scores now, what its tracks will multiply, its milestones by what
they still lack, and its money, shares and workers by the turns that are left to use them.
"""

from functools import lru_cache
from typing import Final

from rotonde.games.revolution.board import BOARD, connected_cities
from rotonde.games.revolution.bot.milestones import milestone_worth
from rotonde.games.revolution.bot.reach import rails_needed
from rotonde.games.revolution.bot.weights import WEIGHTS
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.scoring import TOP_LEVEL, multiplicands, sources, track_values
from rotonde.games.revolution.state import MINIMUM, TOP, Company, State

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
