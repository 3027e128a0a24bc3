"""Links that could be built, judged before a tile of them lies: goods they open, less their cost.

Pure. A link that is half laid scores nothing yet; without this look every way to go on with it
would seem the same, but for its price.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot.pace import turns_left
from rotonde.games.tycoon.rules.planning import ways_on
from rotonde.games.tycoon.rules.routes import origins
from rotonde.games.tycoon.rules.ways import Planned
from rotonde.games.tycoon.state import LIMITS, State, build_limit
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.law.ids import Seat

TWO_ACTIONS: Final = 1.5
"""The cost of a second action for a link."""


class Judged(NamedTuple):
    """The first tile of a planned link, and how good the link looks at first sight."""

    value: float
    first: int


def link_begun(state: State, seat: Seat) -> float:
    """The value of the best link that a seat is laying at this moment."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Building) or step.seat != seat or step.loose_end is None:
        return 0.0
    return max((plan.value for plan in ways_ahead(state, step)), default=0.0)


def ways_ahead(state: State, step: Building) -> list[Judged]:
    """The ways on from where a build action stands, in this action, or else with the next one."""
    assert step.loose_end is not None
    side = BOARD.side_number(step.loose_end)
    link = state.network.loose[side]
    left = build_limit(state, step.seat) - len(step.laid)
    later = LIMITS.tiles_per_build * (state.action_round < LIMITS.action_rounds)
    ways = ways_on(state.network, link, 0, left)
    if not ways and later:
        ways = ways_on(state.network, link, 0, left + later)
    return link_values(state, step.seat, link.city, ways, left)


def link_values(
    state: State, seat: Seat, home: int, ways: Mapping[int, Planned], most: int
) -> list[Judged]:
    """How good the links from one city look: goods they open, less what they cost."""
    own = set(origins(state.network.railways, seat))
    dollar = 0.2 * (1 + max(0.0, turns_left(state)) / 8)
    out = list[Judged]()
    for city, way in ways.items():
        late = TWO_ACTIONS * (len(way.tracks) > most)
        value = goods_moved(state, home, city, own) - dollar * way.total - late
        out.append(Judged(value, way.tracks[0]))
    return out


def goods_moved(state: State, home: int, city: int, own: set[int]) -> float:
    """The goods that a link between two cities moves, over it alone and into the own network."""
    colours = state.network.railways.colours
    total = 0.0
    for here, there in ((home, city), (city, home)):
        if colours[there] != BOARD.gray:
            total += 1.3 * state.cubes[here][colours[there]]
        fresh = there not in own
        wanted = {colours[other] for other in own}
        for colour, count in enumerate(state.cubes[there]):
            total += 0.5 * count * (fresh and colour in wanted)
        if fresh and colours[there] != BOARD.gray:
            total += 0.45 * sum(state.cubes[other][colours[there]] for other in own)
    return total
