"""What a bot knows of Railroad Dice: chains and who will direct them, tempo of dice, the end.

Knows no searching. Values are passengers: what a seat has, what its companies will carry in the
years that are left, and what its dice are worth until then.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from rotonde.games.dice import scoring
from rotonde.games.dice.actions import AnyAction, BuyShare, LayRail, Roll
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.state import FIGURES, State, Tray, directed_by, income_of, price_now
from rotonde.games.dice.steps import Bridging, ChoosingTile, Discarding, Entering
from rotonde.kernel.evaluate import Evaluator
from rotonde.kernel.ids import Seat

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
        """Where the line stands and what the seat has, whichever way it came there."""
        return (
            state.line.ends,
            state.general_map.grounds,
            state.trays,
            state.reserve,
            state.steps,
        )

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        """Jokers only where nothing else serves, and the rolls that leave what stations cost."""
        return [action for action in legal if is_worth_a_look(state, action)] or legal


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
    """Sites of own companies where the line stands, while it is the turn of the seat."""
    if state.seat != seat or not state.steps:
        return 0.0
    return SITE * sum(has_site(state, end, seat) for end in (0, 1))


def has_site(state: State, end: int, seat: Seat) -> bool:
    """Whether one of the seat's companies could build at an end, and the seat could pay."""
    site, place = state.line.sites[end], state.line.ends[end].place
    if site is None:
        return False
    tray = state.trays[seat]
    return any(
        (price_now(state, company, kind) or NEVER) <= tray.hidden + tray.joker
        and place not in [station.place for station in state.stations[company]]
        for company in directed_by(state, seat)
        for kind in site.kinds
    )


EVALUATOR: Final = DiceEvaluator()
