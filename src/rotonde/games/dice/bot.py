"""What a bot knows of Railroad Dice: chains and who will direct them, tempo of dice, the end.

Knows no searching. Values are passengers: what a seat has, what its companies will carry in the
years that are left, and what its dice are worth until then.
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from rotonde.games.dice import scoring
from rotonde.games.dice.actions import AnyAction, BuyShare, LayRail, Roll, TakeIncome
from rotonde.games.dice.board import BOARD, NOWHERE, CellSet, Place, SiteKind
from rotonde.games.dice.components import SITE_KINDS
from rotonde.games.dice.maps.ways import touched
from rotonde.games.dice.rules import rolling
from rotonde.games.dice.state import (
    FIGURES,
    State,
    Tray,
    directed_by,
    income_is_due,
    income_of,
    price_now,
)
from rotonde.games.dice.steps import Bridging, ChoosingTile, Discarding, Entering
from rotonde.kernel.evaluate import Evaluator
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import bits

STATION: Final = float(FIGURES.passengers_per_station)
HIDDEN, RAIL, SHARE, JOKER = 90.0, 90.0, 220.0, 200.0
"""What a die is worth: hidden, a rail in front, a share, a joker."""
MOST_YEARS: Final = 7.0
DRAIN: Final = 2.2
"""Dice that a seat takes out of the reserve in a year, those that come back left out."""
PROSPECT: Final = 0.3
"""What a station that can still be built adds to the chain of its company, in stations."""
MOST_PROSPECT: Final = 1.5
SITE: Final = 260.0
"""A site of an own company at the next cell, in one's own turn."""
NEAR: Final = (1.0, 0.8, 0.64, 0.5, 0.4)
"""What is left of that by the rails that must be laid before."""
MISSING: Final = 600.0
"""A die that must come back to the reserve before the income can be taken in full."""
VICTORY: Final = 4000.0
LEADS: Final = {-2: 0.05, -1: 0.15, 1: 0.75, 2: 0.92}
"""How likely a seat directs a company in years to come, by its lead in shares."""
NEVER: Final = 99
"""More dice than anybody pays."""
KEEP_HIDDEN: Final = BOARD.tables.station_costs.cheap


class DiceEvaluator(Evaluator[State, AnyAction]):
    """How well each seat stands, and which orders are worth a look."""

    def values(self, state: State) -> Sequence[float]:
        """Each seat against the best of the others."""
        worth = [own_value(state, Seat(seat)) for seat in range(state.seats)]
        worth[state.seat] -= MISSING * missing(state)
        return [
            own - max(worth[:seat] + worth[seat + 1 :]) + verdict(state, worth, seat)
            for seat, own in enumerate(worth)
        ]

    def settled(self, state: State, seat: Seat) -> bool:
        """Whether no bridge, crossing or giving back of this seat is half made."""
        if not state.steps or state.steps[-1].seat != seat:
            return True
        return not isinstance(state.steps[-1], ChoosingTile | Entering | Bridging | Discarding)

    def gist(self, state: State, seat: Seat) -> Hashable | None:
        """Where the line stands and what the seats have, whichever way it came there."""
        return (
            state.line.ends,
            state.general_map.grounds,
            state.trays,
            state.shares,
            state.reserve,
            state.steps,
        )

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        """Jokers only where nothing else serves, and the rolls that leave what stations cost.

        A seat that is behind never ends the game as long as it can do anything else: each die that
        it gives back may be the one that is missing.
        """
        playing_on = legal
        if is_behind(state, seat):
            playing_on = [action for action in legal if not ends_game(state, action)] or legal
        return [action for action in playing_on if is_worth_a_look(state, action)] or playing_on


# --- orders worth a look --------------------------------------------------------------------------


def is_worth_a_look(state: State, action: AnyAction) -> bool:
    """Whether no other order does the same for less."""
    tray = state.trays[state.seat]
    match action:
        case Roll(hidden=hidden, jokers=jokers):
            return (hidden, jokers) in set(rolls(state, tray))
        case BuyShare(die="joker"):
            return not tray.share
        case LayRail(jokers_paid=paid):
            return paid <= max(0, FIGURES.bridge_cost - tray.hidden)
    return True


def is_behind(state: State, seat: Seat) -> bool:
    """Whether somebody else would have more passengers if the game ended now."""
    gains = scoring.gains_of(state, scoring.counts_now(state))
    totals = [have + gain for have, gain in zip(scoring.passengers(state), gains, strict=True)]
    return totals[seat] < max(totals)


def ends_game(state: State, action: AnyAction) -> bool:
    """Whether the reserve cannot give what an action draws (DIC-88)."""
    match action:
        case TakeIncome():
            return income_of(state, state.seat) > state.reserve
        case Roll():
            return rolling.ends_game(state, action)
        case LayRail(cell=cell, out=out) if len(state.line.sheets) == 1:
            over = BOARD.beside[BOARD.cells[cell]][BOARD.side_numbers[out]] == NOWHERE
            return over and not state.is_last_year and state.reserve < FIGURES.discovery_reward
    return False


def rolls(state: State, tray: Tray) -> Iterator[tuple[int, int]]:
    """All jokers that the reserve can double with ease, and hidden dice beyond those kept."""
    spare = max(0, state.reserve - sum(income_of(state, seat) for seat in range(state.seats)))
    jokers = tray.joker if state.is_last_year else min(tray.joker, spare)
    for kept in (0, KEEP_HIDDEN):
        yield max(0, tray.hidden - kept), jokers
        yield max(0, tray.hidden - kept), 0


# --- what a seat is worth -------------------------------------------------------------------------


def own_value(state: State, seat: Seat) -> float:
    """Passengers now and to come, and dice."""
    have = float(scoring.passengers(state)[seat])
    if state.over:
        return have
    years = years_left(state)
    now = scoring.gains_of(state, scoring.counts_now(state))[seat]
    coming = now + years * STATION * chains_to_come(state, seat)
    return have + coming + dice_value(state.trays[seat]) * min(1.0, years) + sites(state, seat)


def missing(state: State) -> int:
    """Dice that the reserve lacks for an income that would end the game for one who is behind."""
    if state.over or not income_is_due(state) or not is_behind(state, state.seat):
        return 0
    return max(0, income_of(state, state.seat) - state.reserve)


def verdict(state: State, worth: list[float], seat: int) -> float:
    """What it is worth to have won, or costs to have lost."""
    if not state.over:
        return 0.0
    best = max(worth[:seat] + worth[seat + 1 :])
    return VICTORY if worth[seat] > best else -VICTORY


def years_left(state: State) -> float:
    """Years after this one, as far as the reserve tells."""
    if state.is_last_year:
        return 0.0
    return min(MOST_YEARS, 0.5 + state.reserve / (DRAIN * state.seats))


def chains_to_come(state: State, seat: Seat) -> float:
    """The chains that a seat will direct, each as likely as its shares make it."""
    total = 0.0
    for company in range(len(BOARD.companies)):
        chance = likelihood(state, company, seat)
        if chance:
            total += chance * (scoring.chain(state, company) + prospect(state, company))
    return total


def likelihood(state: State, company: int, seat: Seat) -> float:
    """How likely a seat directs a company in the years to come."""
    held = state.shares[company].held
    if not held[seat]:
        return 0.0
    lead = held[seat] - max(count for other, count in enumerate(held) if other != seat)
    if lead == 0:
        office = scoring.office_now(state, company)
        return 0.55 if office is not None and office.seat == seat else 0.35
    return LEADS[max(-2, min(2, lead))]


def prospect(state: State, company: int) -> float:
    """What the stations that a company can still build promise, in stations."""
    left = BOARD.companies[company].stations_total - len(state.stations[company])
    return min(MOST_PROSPECT, PROSPECT * left)


def dice_value(tray: Tray) -> float:
    """Hidden dice, and the five best in front: what lies there beyond them goes back."""
    front = [JOKER] * tray.joker + [SHARE] * tray.share + [RAIL] * (tray.straight + tray.curve)
    beyond = sum(front[FIGURES.front_limit :])
    return HIDDEN * tray.hidden + sum(front[: FIGURES.front_limit]) + beyond / 10


def sites(state: State, seat: Seat) -> float:
    """Sites of own companies that the line can be led to, while it is the turn of the seat."""
    if state.seat != seat or not state.steps:
        return 0.0
    return SITE * (nearness(state, 0, seat) + nearness(state, 1, seat))


def nearness(state: State, end: int, seat: Seat) -> float:
    """How near the next site of an own company is to an end, with the dice of the seat."""
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
    tray = state.trays[seat]
    return frozenset(
        kind
        for company in directed_by(state, seat)
        if place not in [station.place for station in state.stations[company]]
        for kind in SITE_KINDS
        if (price_now(state, company, kind) or NEVER) <= tray.hidden + tray.joker
    )


@lru_cache(maxsize=1 << 14)
def distance(ground: int, dice: CellSet, starts: CellSet, kinds: frozenset[SiteKind]) -> int:
    """Cells from those next to an end to the nearest that takes a station of one of the kinds."""
    tile = BOARD.grounds[ground]
    wanted = bits(cell for cell, some in tile.sites.items() if kinds.intersection(some))
    free = ~(dice | touched(dice) | tile.water)
    new = seen = starts & ~tile.water
    rails = 0
    while rails < len(NEAR) and not new & wanted:
        new = touched(new) & free & ~seen
        seen |= new
        rails += 1
    return rails


EVALUATOR: Final = DiceEvaluator()
