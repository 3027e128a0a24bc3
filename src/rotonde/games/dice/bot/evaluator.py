"""A bot's knowledge of Railroad Dice: plans of a turn, and orders that are worth a look.

Knows no searching. The clicks of a turn are one decision up to its roll and again after it: what
dice will show is not foreseen, what they are worth on average is.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from rotonde.games.dice.actions import (
    AnyAction,
    BuildStation,
    BuyShare,
    Discard,
    LayRail,
    PayDie,
    Roll,
    TakeIncome,
)
from rotonde.games.dice.board import BOARD, NOWHERE
from rotonde.games.dice.bot.worth import (
    MISSING,
    dice_missing,
    is_behind,
    reaches,
    share_gains,
    verdict,
    worth_of,
    years_left,
)
from rotonde.games.dice.components import Face, LineEnd, Side
from rotonde.games.dice.rules import rolling
from rotonde.games.dice.rules.finishing import reward_falls_short
from rotonde.games.dice.state import FIGURES, State, Tray, income_of, stations_of
from rotonde.games.dice.steps import Discarding
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.ids import Seat

KEEP_HIDDEN: Final = BOARD.tables.station_costs.cheap
SHARES_LOOKED_AT: Final = 3
MISSED: Final[dict[Face, int]] = {"straight": 0, "curve": 0, "share": 1, "joker": 2}
"""The dice that are missed most when they are given back."""


class DiceEvaluator(Evaluator[State, AnyAction]):
    """How well each seat stands, and which orders are worth a look."""

    breadth = 6
    """A turn has many clicks, and most of them can be made in any order."""

    horizon = 2.0

    def worths(self, state: State) -> Sequence[float]:
        worth = worth_of(state)
        if not state.over:
            worth[state.seat] -= MISSING * dice_missing(state)
        return worth

    def doubt(self, state: State) -> float:
        return 4_500 + 5_600 * years_left(state)

    def clock(self, state: State) -> float:
        return state.year + (state.seat - state.first) % state.seats / state.seats

    def values(self, state: State) -> Sequence[float]:
        """Each seat against the best of the others."""
        worth = self.worths(state)
        if state.over:
            return [against(worth, seat) + verdict(worth, seat) for seat in range(state.seats)]
        return [against(worth, seat) for seat in range(state.seats)]

    def decision_complete(self, state: State, seat: Seat) -> bool:
        """Whether the turn of this seat is over, or dice are in the air."""
        if not state.steps or state.steps[-1].seat != seat or state.rng.drawn:
            return True
        return isinstance(state.steps[-1], Discarding) or opens_year(state)

    def position_key(self, state: State, seat: Seat) -> Hashable | None:
        """The line and the belongings of the seats, whichever way they came about."""
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
        """The first things of a turn alone, or all orders that no other makes for less.

        A seat that is behind never ends the game as long as it can do anything else: each die that
        it gives back may be the one that is missing.
        """
        playing_on = legal
        if is_behind(state, seat):
            playing_on = [action for action in legal if not ends_game(state, action)] or legal
        return first_things(state, playing_on) or cheapest_orders(state, playing_on) or playing_on


def opens_year(state: State) -> bool:
    """Whether a new year has just begun: who ended the last one may be the first of this one."""
    fresh = not (state.income_taken or state.rolled or state.built)
    return fresh and state.year > 1 and state.seat == state.first


def against(worth: Sequence[float], seat: int) -> float:
    """A seat against the best of the others."""
    return worth[seat] - max(other for at, other in enumerate(worth) if at != seat)


# --- orders worth a look --------------------------------------------------------------------------


def first_things(state: State, legal: Sequence[AnyAction]) -> Sequence[AnyAction]:
    """Orders to give first in any case: income, and shares for dice that buy nothing else.

    A station first makes the next income larger once there are enough of them (DIC-27).
    """
    if TakeIncome() in legal and income_of(state, state.seat) <= state.reserve:
        return [TakeIncome(), *growing_income(state, legal)]
    if isinstance(state.steps[-1], Discarding):
        return given_back(state.trays[state.seat], legal)
    if state.trays[state.seat].share and years_left(state) > 0:
        return purchases(state, legal, "share")
    return []


def growing_income(state: State, legal: Sequence[AnyAction]) -> list[BuildStation]:
    """The stations that make the income of this very turn larger (DIC-27)."""
    grows = stations_of(state, state.seat) + 1 >= FIGURES.income_threshold
    return [a for a in legal if isinstance(a, BuildStation)] if grows else []


def given_back(tray: Tray, legal: Sequence[AnyAction]) -> list[AnyAction]:
    """The die that is missed least: a rail of the shape that is left more often."""
    dice = [action for action in legal if isinstance(action, Discard)]
    return [min(dice, key=lambda die: (MISSED[die.face], -tray.showing(die.face)))]


def purchases(state: State, legal: Sequence[AnyAction], die: PayDie) -> list[AnyAction]:
    """The shares that a die of this face buys, of the companies where one more brings most."""
    gains = share_gains(state, 1.0, reaches(state))
    best = sorted(range(len(gains)), key=lambda company: -gains[company])[:SHARES_LOOKED_AT]
    names = [BOARD.companies[company].id for company in best]
    return [a for a in legal if isinstance(a, BuyShare) and a.die == die and a.company in names]


def cheapest_orders(state: State, legal: Sequence[AnyAction]) -> list[AnyAction]:
    """Orders that no other makes with lesser dice."""
    return [
        *purchases(state, legal, "joker"),
        *(a for a in legal if isinstance(a, Roll) and (a.hidden, a.jokers) in set(rolls(state))),
        *sparing_rails(state.trays[state.seat], legal),
        *(a for a in legal if not isinstance(a, Roll | LayRail | BuyShare)),
    ]


def sparing_rails(tray: Tray, legal: Sequence[AnyAction]) -> list[LayRail]:
    """Rails with jokers only where no real die serves, or no hidden one pays."""
    rails = [action for action in legal if isinstance(action, LayRail)]
    real = {way_of(rail) for rail in rails if rail.die == "rail"}
    due = max(0, FIGURES.bridge_cost - tray.hidden)
    laid = (rail for rail in rails if rail.die == "rail" or way_of(rail) not in real)
    return [rail for rail in laid if rail.jokers_paid <= due]


def way_of(rail: LayRail) -> tuple[LineEnd, tuple[int, int], Side]:
    """The place and the exit of a rail, whichever die it is."""
    return rail.end, rail.cell, rail.out


def ends_game(state: State, action: AnyAction) -> bool:
    """Whether the reserve cannot give what an action draws (DIC-88)."""
    match action:
        case TakeIncome():
            return income_of(state, state.seat) > state.reserve
        case Roll():
            return rolling.ends_game(state, action)
        case LayRail():
            return leaves_tile(action) and reward_falls_short(state)
    return False


def leaves_tile(rail: LayRail) -> bool:
    """Whether a rail leads over the border."""
    return BOARD.beside[BOARD.cells[rail.cell]][BOARD.side_numbers[rail.out]] == NOWHERE


def rolls(state: State) -> Iterator[tuple[int, int]]:
    """All jokers that the reserve can double with ease, and hidden dice beyond those kept."""
    tray = state.trays[state.seat]
    jokers = tray.joker if state.is_last_year else min(tray.joker, spare(state))
    for kept in (0, KEEP_HIDDEN):
        yield max(0, tray.hidden - kept), jokers
        yield max(0, tray.hidden - kept), 0


def spare(state: State) -> int:
    """Dice of the reserve that no income of the next round asks for."""
    return max(0, state.reserve - sum(income_of(state, seat) for seat in range(state.seats)))


EVALUATOR: Final = DiceEvaluator()
"""The bot's knowledge: offices, chains, dice, and when not to end the game."""
