"""The worth of milestones, by the work that they still take and the turns left for it. Pure."""

from typing import Final

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.bot.reach import rails_needed
from rotonde.games.revolution.bot.weights import WEIGHTS
from rotonde.games.revolution.components.rows import ConditionRow
from rotonde.games.revolution.scoring import progress_in
from rotonde.games.revolution.state import Company, OpenMilestone

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
