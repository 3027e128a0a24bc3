"""What an area will be worth at the end, all parts together."""

from rotonde.games.tiles.bot import ground
from rotonde.games.tiles.bot.income import piece_income
from rotonde.games.tiles.bot.prospects import Prospect, prospect
from rotonde.games.tiles.bot.weights import Weights
from rotonde.games.tiles.scoring.points import prestige
from rotonde.games.tiles.scoring.totals import total
from rotonde.games.tiles.state import PlayArea, State


def worth(state: State, seat: int, weights: Weights) -> float:
    """What a seat may expect to have at the end."""
    area = state.areas[seat]
    if state.phase == "over":
        return float(total(state, area))
    return expected(area, prospect(state, seat), weights)


def expected(area: PlayArea, ahead: Prospect, weights: Weights) -> float:
    """What an area may come to, part by part."""
    layout = area.map.layout
    uses = sum(ahead.now.values()) + sum(ahead.later.values())
    return (
        prestige(area)
        + piece_income(area, ahead, weights)
        + weights.star * min(area.stars, uses)
        + ground.rectangle(ground.rows_of(layout), ahead.tiles, weights.fill, weights.haze)
        + ground.cities(area.map, ahead, weights)
        - ground.dead_ends(layout, ahead, weights)
        + weights.room * ground.room(layout, ahead)
    )
