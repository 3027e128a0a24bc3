"""The worth of a position of Railroad Dice to each seat: offices, chains, dice, sites, the end.

Pure. Values are passengers: what a seat has, what its companies will carry in the years that are
left, and what its dice are worth until then.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rotonde.games.dice import scoring
from rotonde.games.dice.board import BOARD, CellSet, Place
from rotonde.games.dice.bot.weights import WEIGHTS
from rotonde.games.dice.components import SITE_KINDS, SiteKind
from rotonde.games.dice.maps.ways import touching
from rotonde.games.dice.rules.rolling import DIE, throw
from rotonde.games.dice.state import (
    FIGURES,
    State,
    Station,
    Tray,
    directed_by,
    income_is_due,
    income_of,
    price_of,
)
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.railway.bitset import bits
from rotonde.railway.shares import with_change

STATION: Final = float(FIGURES.passengers_per_station)
HIDDEN, RAIL, ORDER = 90.0, 90.0, 210.0
"""The worth of a die when the turn is over: hidden, a rail in front, a share or a joker."""
SPARE: Final = 10.0
"""A die that goes back when the turn is over."""
ORDER_FACES: Final = sum(face in ("share", "joker") for face in DIE) / len(DIE)
AT_ONCE: Final = 0.7
"""How much of what a share would bring is left while the die for it is not spent yet."""
MOST_YEARS: Final = 7.0
DRAIN: Final = 2.2
"""Dice that a seat takes out of the reserve in a year, those that come back left out."""
PROSPECT: Final = 0.3
"""The stations that one more site adds to the chain of its company."""
MOST_PROSPECT: Final = 1.5
SITE: Final = 260.0
"""A site of an own company at the next cell, in one's own turn."""
NEAR: Final = (1.0, 0.8, 0.64, 0.5, 0.4)
"""The part of that which the rails before it leave."""
MISSING: Final = 600.0
"""A die that must come back to the reserve before the income can be taken in full."""
VICTORY: Final = 4000.0
OFFICE: Final = 1.6
"""How much likelier the office itself makes it to direct a company in years to come."""
TOTALS: Final = tuple(row.stations_total for row in BOARD.companies)


def worth_of(state: State) -> list[float]:
    """The worth of each seat's belongings and hopes."""
    worth = [float(have) for have in scoring.passengers(state)]
    if state.over:
        return worth
    years, reach = years_left(state), reaches(state)
    for director, built in zip(state.directors, state.stations, strict=True):
        if director is not None:
            worth[director] += STATION * longest_chain(built)
    for company in range(len(reach)):
        add_office(state, worth, company, years * STATION * reach[company])
    add_dice(state, worth, years, reach)
    return worth


def add_office(state: State, worth: list[float], company: int, to_come: float) -> None:
    """Add the passengers of a company in years to come, to each seat as likely as it directs it."""
    for seat, odds in enumerate(offices(state, company)):
        worth[seat] += odds * to_come


def add_dice(state: State, worth: list[float], years: float, reach: Sequence[float]) -> None:
    """The dice of each seat, and what the one to move can still do with its own."""
    scale = min(1.0, years)
    for seat, tray in enumerate(state.trays):
        if seat != state.seat:
            worth[seat] += scale * dice_value(front_of(tray))
    dice = foreseen(state)
    worth[state.seat] += scale * dice_value(dice)
    if state.steps:
        worth[state.seat] += SITE * (nearness(state, 0) + nearness(state, 1))
        worth[state.seat] += AT_ONCE * share_value(state, dice.orders, years, reach)


def verdict(worth: Sequence[float], seat: int) -> float:
    """The worth of having won, or the cost of having lost."""
    best = max(other for at, other in enumerate(worth) if at != seat)
    return VICTORY if worth[seat] > best else -VICTORY


# --- the end --------------------------------------------------------------------------------------


def is_behind(state: State, seat: Seat) -> bool:
    """Whether somebody else would have more passengers if the game ended now."""
    gains = scoring.gains_of(state.seats, scoring.counts_now(state))
    totals = [have + gain for have, gain in zip(scoring.passengers(state), gains, strict=True)]
    return totals[seat] < max(totals)


def dice_missing(state: State) -> int:
    """Dice that the reserve lacks for an income that would end the game for one who is behind."""
    if not income_is_due(state) or not is_behind(state, state.seat):
        return 0
    return max(0, income_of(state, state.seat) - state.reserve)


def years_left(state: State) -> float:
    """Years after this one, as far as the reserve tells; none where an income ends the game."""
    if state.is_last_year:
        return 0.0
    if income_is_due(state) and income_of(state, state.seat) > state.reserve:
        return 0.0
    return min(MOST_YEARS, 0.5 + state.reserve / (DRAIN * state.seats))


# --- offices --------------------------------------------------------------------------------------


def offices(state: State, company: int) -> tuple[float, ...]:
    """How likely each seat directs a company in the years to come."""
    held, director = state.shares[company].held, state.directors[company]
    return races(held, director, state.first)


@lru_cache(maxsize=1 << 14)
def races(held: tuple[int, ...], director: Seat | None, first: Seat) -> tuple[float, ...]:
    """The chances by shares in hands: each share more counts, and the office itself."""
    office = scoring.office(held, director, first)
    if office is None:
        return (0.0,) * len(held)
    most = max(held)
    weights = [WEIGHTS.offices.race ** (shares - most) for shares in held]
    weights[office.seat] *= OFFICE
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def share_gains(state: State, years: float, reach: Sequence[float]) -> list[float]:
    """The gain of one more share of each company for the seat to move; the bank may be sold out."""
    gains, seat, first = [], state.seat, state.first
    for company, director in enumerate(state.directors):
        held = state.shares[company].held
        better = races(with_change(held, seat, 1), director, first)[seat]
        better -= races(held, director, first)[seat]
        gains.append(better * years * STATION * reach[company])
    return gains


def share_value(state: State, orders: float, years: float, reach: Sequence[float]) -> float:
    """The gain of so many dice that buy shares beyond their worth anyway."""
    if not orders:
        return 0.0
    gains = sorted(share_gains(state, years, reach), reverse=True)
    return sum(
        max(0.0, gain - ORDER) * min(1.0, orders - rank)
        for rank, gain in enumerate(gains)
        if rank < orders
    )


def reaches(state: State) -> list[float]:
    """The chain of each company, and what the stations that it can still build promise."""
    return [reach(company, built) for company, built in enumerate(state.stations)]


@lru_cache(maxsize=1 << 12)
def reach(company: int, built: tuple[Station, ...]) -> float:
    """The chain of a company with these stations, and what those that it lacks promise."""
    to_come = min(MOST_PROSPECT, PROSPECT * (TOTALS[company] - len(built)))
    return longest_chain(built) + to_come


@lru_cache(maxsize=1 << 12)
def longest_chain(built: tuple[Station, ...]) -> int:
    """The places of the largest group of these stations."""
    found = scoring.chains_of(built)
    return len(found[0]) if found else 0


# --- dice -----------------------------------------------------------------------------------------


class Dice(NamedTuple):
    """The dice of a seat by what they are good for; of dice in the air, parts of one."""

    hidden: int
    rails: float
    orders: float
    """Shares and jokers."""


def front_of(tray: Tray) -> Dice:
    """The dice of a tray."""
    return Dice(tray.hidden, tray.straight + tray.curve, tray.share + tray.joker)


def foreseen(state: State) -> Dice:
    """The dice of the seat to move; those that a plan throws fall as they do on average."""
    dice, dice_thrown = front_of(state.trays[state.seat]), state.rng.drawn
    if not dice_thrown:
        return dice
    faces, _ = throw(Rng(state.rng.seed), dice_thrown)
    orders = faces.count("share") + faces.count("joker")
    lucky = orders - dice_thrown * ORDER_FACES
    return Dice(dice.hidden, dice.rails + lucky, dice.orders - lucky)


def dice_value(dice: Dice) -> float:
    """Hidden dice, and the five best in front: what lies there beyond them goes back."""
    orders = min(dice.orders, FIGURES.front_limit)
    rails = min(dice.rails, FIGURES.front_limit - orders)
    spare = dice.orders - orders + dice.rails - rails
    return HIDDEN * dice.hidden + ORDER * orders + RAIL * rails + SPARE * spare


# --- sites ----------------------------------------------------------------------------------------


def nearness(state: State, end: int) -> float:
    """How near the next site of an own company is to an end, with the dice of the seat to move."""
    seat = state.seat
    head, tray, ground = state.line.ends[end], state.trays[seat], state.line.ground(end)
    kinds = payable_kinds(state, head.place, seat)
    if not kinds:
        return 0.0
    starts = bits(way.cell for way in state.line.tracks(end))
    rails = distance(ground.number, state.line.sheet(end).dice, starts, kinds)
    if head.out is None:
        rails += 1  # no station beside a station (DIC-60)
    have = tray.straight + tray.curve + tray.joker
    return NEAR[rails] if rails < len(NEAR) and rails <= have else 0.0


def payable_kinds(state: State, place: Place, seat: Seat) -> frozenset[SiteKind]:
    """The kinds of station that the companies of a seat lack on a tile, and that it can pay."""
    most = purse(state, seat)
    kinds: set[SiteKind] = set()
    for company in directed_by(state, seat):
        lack = lacking(company, state.stations[company])
        if place not in lack.places:
            kinds.update([kind for kind, price in lack.prices if price <= most])
    return frozenset(kinds)


class Lacking(NamedTuple):
    """The stations that a company can still build."""

    places: frozenset[Place]
    """The tiles that have one of its stations, and take no second one."""
    prices: tuple[tuple[SiteKind, int], ...]


@lru_cache(maxsize=1 << 12)
def lacking(company: int, built: tuple[Station, ...]) -> Lacking:
    """The kinds that a company with these stations lacks, with the price of the next of each."""
    prices = [(kind, price_of(company, built, kind)) for kind in SITE_KINDS]
    return Lacking(
        frozenset(station.place for station in built),
        tuple((kind, price) for kind, price in prices if price is not None),
    )


def purse(state: State, seat: Seat) -> int:
    """The dice that can pay a station in this turn, with an income still to come."""
    tray = state.trays[seat]
    return tray.hidden + tray.joker + (income_of(state, seat) if income_is_due(state) else 0)


@lru_cache(maxsize=1 << 14)
def distance(ground: int, dice: CellSet, starts: CellSet, kinds: frozenset[SiteKind]) -> int:
    """Cells from those next to an end to the nearest that takes a station of one of the kinds."""
    tile = BOARD.grounds[ground]
    wanted = bits(cell for cell, some in tile.sites.items() if kinds.intersection(some))
    free = ~(dice | touching(dice) | tile.water)
    new = seen = starts & ~tile.water
    rails = 0
    while rails < len(NEAR) and not new & wanted:
        new = touching(new) & free & ~seen
        seen |= new
        rails += 1
    return rails
