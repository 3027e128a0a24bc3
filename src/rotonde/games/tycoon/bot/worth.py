"""How well a seat stands, in points of the final score.

Pure. Money is turned into points by what a share costs until the end; goods count by the best route
each cube has, the best of them first and the later ones less.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot.aims import aims
from rotonde.games.tycoon.bot.hauls import best_hauls, hauls
from rotonde.games.tycoon.bot.links import link_begun
from rotonde.games.tycoon.bot.pace import goes_left, turns_left
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.rules.routes import colour_set, origins
from rotonde.games.tycoon.state import (
    Cubes,
    Railroad,
    State,
    income_of,
)
from rotonde.games.tycoon.steps import Bidding, ChoosingAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept

MONEY: Final = 0.2
"""A share for five: one dollar in thousands is a fifth of a point at the end."""
LATER: Final = 0.8
"""The worth of a delivery beside the one before it."""
SOONER: Final = 0.62
"""The worth of the best delivery before it is made: somebody may come first."""
RIVAL: Final = 0.35
"""The cost of a rival's point, beside one's own."""
ENOUGH: Final = 20.0
"""So much money finds its use."""
HOTEL: Final = 0.3
"""Deliveries to a hotel's city in a turn."""
KEPT: Final = 1.2
"""A card that is kept for building."""
FIRST: Final = 0.35
"""The worth of going first where nothing is at stake."""
STAKE: Final = 0.08
"""The worth, beside each point of the best delivery, of being before a rival who has it too."""
ACTION: Final = 1.0
"""The worth of an action in hand before one knows it."""
IDLE: Final = 1.0
"""The worth of a go that was passed, while there is time to make something of it."""
AHEAD: Final = 4
"""The number of points that are looked ahead on the income track."""
NEXT_ENGINE: Final = 0.55
"""The weight of goods that today's engine cannot pull yet."""
A_CITY: Final = 0.5
A_CUBE: Final = 0.15
"""The promise of a city on the own network, and of a cube in it."""


def worth(state: State, seat: Seat) -> float:
    """The hopes of a seat, its rivals left aside."""
    railroad, turns = state.railroads[seat], max(0.0, turns_left(state))
    return (
        railroad.score
        + purse(railroad, turns)
        + goods(state, seat, turns)
        + cards(railroad, turns)
        + aims(state, seat, turns)
        + place(state, seat)
        + actions(state, seat)
        + link_begun(state, seat)
        - idle_cost(state, seat, turns)
    )


def purse(railroad: Railroad, turns: float) -> float:
    """Cash and shares, with what they bring and cost until the end."""
    coming = income_of(railroad.score) - railroad.shares
    dollars = railroad.cash + coming * max(0.0, turns - 1) * 0.75
    debt = min(0.0, dollars) * MONEY + idle(dollars) * MONEY * spendable_share(turns)
    return debt - railroad.shares


def idle(dollars: float) -> float:
    """Money in hand: beyond what a turn or two can use it is worth less and less."""
    some = max(0.0, dollars)
    return min(some, ENOUGH) + 0.35 * max(0.0, min(some, 80.0) - ENOUGH)


def spendable_share(turns: float) -> float:
    """How much of the money there will be time to use."""
    return min(1.0, 0.12 + turns / 9)


def goods(state: State, seat: Seat, turns: float) -> float:
    """The best routes of the cubes within reach, with this engine and partly with the next."""
    railroad, most = state.railroads[seat], goes_left(state, seat, turns)
    best = hauls(state.network.railways, seat, railroad.engine_level, state.cubes)
    now, later = sum_of_best(best.now, most), sum_of_best(best.next_engine, most)
    total = now + NEXT_ENGINE * min(1.0, turns / 5) * (later - now)
    return total * (1 + lift(railroad.score, turns)) + presence(state, seat, turns)


def sum_of_best(points: Sequence[int], most: int) -> float:
    """The sum of the first few, each worth less than the one before."""
    total, share = 0.0, SOONER
    for each in points[:most]:
        total += each * share
        share *= LATER
    return total


def presence(state: State, seat: Seat, turns: float) -> float:
    """Cities on the own network, and the cubes in them, for what will be built later."""
    return promise(state.network.railways, seat, state.cubes) * min(1.0, turns / 5)


@kept
def promise(railways: Railways, seat: Seat, cubes: tuple[Cubes, ...]) -> float:
    """The promise of a network and of the cubes on it while there is all the time."""
    cities = origins(railways, seat)
    return A_CITY * len(cities) + A_CUBE * sum(sum(cubes[city]) for city in cities)


def lift(score: int, turns: float) -> float:
    """The gain of a point beside itself: the income of all turns that follow it."""
    steeper = (income_of(score + AHEAD) - income_of(score)) / AHEAD
    return max(0.0, steeper * max(0.0, turns - 2) * 0.75 * MONEY)


def cards(railroad: Railroad, turns: float) -> float:
    """Cards that are held."""
    total = 0.0
    for card in railroad.cards:
        hotel = BOARD.cards[card].effect == "hotel"
        total += min(6.0, HOTEL * turns) if hotel else min(KEPT, 0.3 * turns)
    return total


def place(state: State, seat: Seat) -> float:
    """To go first, or to be about to; a bid is taken to be paid."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Bidding) and step.high_bidder == seat:
        return FIRST + STAKE * stake(state, seat) - MONEY * step.high_bid
    return 0.0


def stake(state: State, seat: Seat) -> int:
    """The most own points of a delivery that a rival could snatch: the cube is the last one."""
    railways, best = state.network.railways, 0
    rivals = [Seat(other) for other in range(state.seats) if other != seat]
    for city in origins(railways, seat):
        mine = hauls_from(state, seat, city)
        theirs = {
            colour
            for rival in rivals
            if railways.ends_in(rival, city)
            for colour in hauls_from(state, rival, city)
        }
        cubes = state.cubes[city]
        best = max([best, *(mine[c] for c in theirs & mine.keys() if cubes[c] == 1)])
    return best


def hauls_from(state: State, seat: Seat, city: int) -> Mapping[int, int]:
    """The best haul of each colour in a city, with the engine of a seat."""
    level, colours = state.railroads[seat].engine_level, colour_set(state.cubes[city])
    return best_hauls(state.network.railways, seat, level, city, colours).now


def actions(state: State, seat: Seat) -> float:
    """The actions that a seat has before anybody else: an Executive brings two (TYC-65)."""
    step = state.steps[-1] if state.steps else None
    own = isinstance(step, ChoosingAction) and step.seat == seat
    return ACTION * state.actions_left if own else 0.0


def idle_cost(state: State, seat: Seat, turns: float) -> float:
    """The worth that the goes of this turn would have had in which a seat did nothing."""
    passed = len([deed for deed in state.deeds if deed.seat == seat and deed.kind == "pass"])
    return IDLE * passed * min(1.0, turns / 5)
