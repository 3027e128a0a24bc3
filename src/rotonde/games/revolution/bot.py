"""What search should know of Railroad Revolution: what a position is worth, what to try.

Pure. Values are points of the final score. A company is worth what it scores now, what its tracks
will multiply, its milestones by what they still lack, and its money, shares and workers by the
turns that are left to use them.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rotonde.games.revolution.actions import (
    AnyAction,
    FinishAction,
    HireWorker,
    SellShare,
)
from rotonde.games.revolution.board import BOARD, connected
from rotonde.games.revolution.scoring import fulfilled, multiplied, sources, track_values
from rotonde.games.revolution.state import (
    MINIMUM,
    Company,
    OpenMilestone,
    State,
    due_of,
    left_of_logo,
    liquid,
)
from rotonde.games.revolution.steps import (
    ChooseWorker,
    KeepingMilestone,
    MarketOffer,
    ResolveAction,
    SetupPick,
)
from rotonde.games.revolution.tables.ids import COLOURS
from rotonde.games.revolution.tables.rows import ConditionRow
from rotonde.kernel.evaluate import Evaluator
from rotonde.kernel.ids import Seat


class Weights(msgspec.Struct, frozen=True):
    """Points for what does not score by itself; tried out in the arena."""

    pieces_a_turn: float = 1.45
    """Pieces that leave the board of the quickest seat in a turn."""
    money: float = 0.016
    """A dollar while there is time to use it."""
    rich: int = 1600
    """Dollars beyond this are worth a third."""
    worker: float = 3.0
    """A worker beyond the minimum."""
    specialist: float = 1.5
    """What its colour adds."""
    wanted: float = 3.5
    """A worker that an open slot asks for."""
    office_pace: float = 0.42
    """Offices that a company opens in a turn to come, while sections are free."""
    station_pace: float = 0.22
    pairs: float = 6.0
    """What an office to come scores with its neighbours."""
    lacking: float = 0.19
    """The part of a milestone's points that each missing piece of it takes away."""
    next_milestone: float = 7.0
    """What completing a milestone opens."""
    city: float = 0.7
    """A connected city without an own station."""
    rival: float = 0.35
    """How much the strongest of the others counts."""


WEIGHTS: Final = Weights()
EFFORT: Final = {
    "connect_level": 1.2,
    "stations_level": 1.4,
    "rails_market": 0.9,
    "rails_terrain": 0.7,
}
"""How much of a turn one more of each kind of condition takes."""
MANAGER: Final = 0.9
"""The same of a manager still wanted."""


def turns_left(state: State) -> float:
    """Turns that each seat still has, as far as can be told."""
    if state.over:
        return 0.0
    if state.final_round is not None:
        return max(0.0, state.final_round - state.round + 0.5)
    quickest = min(left_of_logo(company) for company in state.companies)
    return 1.5 + quickest / WEIGHTS.pieces_a_turn


# --- what a company is worth ----------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def worth(company: Company, turns: float, due: int = 0) -> float:
    """Points now and to come; most companies of a search are the same ones again."""
    total = float(sum(sources(company).values()))
    total += prospects(company, turns)
    total += purse(liquid(company) - due, turns)
    total += crew(company, turns)
    return total + sum(milestone_worth(company, tile, turns) for tile in company.milestones)


def purse(money: int, turns: float) -> float:
    """Money by the turns left to use it; in the last turn it only breaks ties."""
    use = min(1.0, max(0.0, turns - 0.5) / 3)
    within = min(money, WEIGHTS.rich)
    return WEIGHTS.money * use * (within + max(0, money - WEIGHTS.rich) / 3) + money * 1e-5


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
    """What the tracks will multiply, pairs of offices to come, cities in reach."""
    offices = multiplied(company)[0]
    values = track_values(company)
    time = max(0.0, turns - 0.5)
    more_offices = min(8 - offices, company.buildings, time * WEIGHTS.office_pace)
    reach = connected(company.network) & ~company.stations
    more_stations = min(reach.bit_count() + 1, company.buildings, time * WEIGHTS.station_pace)
    total = values[0] * more_offices + values[1] * more_stations
    total += WEIGHTS.pairs * max(0.0, more_offices) * (0.7 if offices else 0.4)
    return total + WEIGHTS.city * min(6, reach.bit_count()) * min(1.0, time / 4)


def milestone_worth(company: Company, tile: OpenMilestone, turns: float) -> float:
    """A milestone by what it lacks and the turns left for it."""
    row = BOARD.milestones[tile.id]
    lacking = MANAGER * tile.managers.count(None)
    lacking += sum(missing(company, condition) for condition in row.conditions)
    following = 0.0 if row.pile == "D" or turns < 3 else WEIGHTS.next_milestone
    if not lacking:
        return row.vp + following
    if lacking > turns:
        return 0.5 * row.vp * max(0.0, 1 - lacking / 6) * min(1.0, turns / lacking / 2)
    return row.vp * max(0.05, 0.92 - WEIGHTS.lacking * lacking) + following * 0.2


def missing(company: Company, condition: ConditionRow) -> float:
    """The effort that a condition still takes."""
    more = max(0, condition.at_least - fulfilled(company, condition))
    return EFFORT[condition.kind] * more


# --- for search -----------------------------------------------------------------------------------


class RevolutionEvaluator(Evaluator[State, AnyAction]):
    """Knowledge of Railroad Revolution."""

    def values(self, state: State) -> Sequence[float]:
        turns = turns_left(state)
        due = due_of(state)
        owner = state.steps[0].seat if due else None
        worths = [
            worth(company, turns, due if seat == owner else 0)
            for seat, company in enumerate(state.companies)
        ]
        return [own - WEIGHTS.rival * rival(worths, seat) for seat, own in enumerate(worths)]

    def settled(self, state: State, seat: Seat) -> bool:
        step = state.steps[-1] if state.steps else None
        if step is None or step.seat != seat:
            return True
        return isinstance(step, ChooseWorker | KeepingMilestone | SetupPick)

    def gist(self, state: State, seat: Seat) -> Hashable | None:
        return (state.companies[seat], state.steps, state.supply, state.market_tile)

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        looked_at = [action for action in legal if worth_a_look(state, seat, action, legal)]
        return looked_at or legal


def rival(worths: Sequence[float], seat: int) -> float:
    """The strongest of the others."""
    return max(other for place, other in enumerate(worths) if place != seat)


def worth_a_look(state: State, seat: Seat, action: AnyAction, legal: Sequence[AnyAction]) -> bool:
    """Shares are sold for what is due, workers hired for a milestone that only lacks them."""
    step = state.steps[-1]
    if isinstance(action, SellShare):
        return isinstance(step, ResolveAction) and not step.pieces and FinishAction() not in legal
    if isinstance(action, HireWorker):
        if isinstance(step, MarketOffer | ResolveAction) and too_few(state, seat):
            return True
        return action.colour in urgent(state.companies[seat]) and isinstance(step, ChooseWorker)
    return True


def too_few(state: State, seat: Seat) -> bool:
    """Whether a seat is below the minimum."""
    return state.companies[seat].crew.available < MINIMUM


def urgent(company: Company) -> set[str]:
    """Managers of milestones whose conditions are all met, and which nobody at hand can be."""
    out: set[str] = set()
    for tile in company.milestones:
        row = BOARD.milestones[tile.id]
        if not any(missing(company, condition) for condition in row.conditions):
            for wanted, manager in zip(row.managers, tile.managers, strict=True):
                if manager is None and wanted != "any" and not has(company, wanted):
                    out.add(wanted)
    return out


def has(company: Company, colour: str) -> bool:
    """Whether a worker of this colour is available."""
    return any(held == colour for held, _ in company.crew.references)


EVALUATOR: Final = RevolutionEvaluator()
