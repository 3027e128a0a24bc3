"""What is turned or picked on the way to a choice: the dial of the auction, cubes, new cities."""

from collections.abc import Iterator, Sequence
from typing import Final

from rotonde.games.tycoon import things
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.desk.menu.groups import AUCTION
from rotonde.games.tycoon.names import city, colour
from rotonde.games.tycoon.rules import auction
from rotonde.games.tycoon.rules.routes import points_of, routes_from
from rotonde.games.tycoon.state import COSTS, State, clockwise
from rotonde.games.tycoon.steps import AnyStep, Bidding
from rotonde.kernel.desk.menu import Choice, Dial, Pick, Span
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, Seated, Text

JUMPS: Final = (1, 2, 5)
"""How far the three buttons of the auction go beyond the highest bid."""
COLOURS: Final = {letter: colour for colour, letter in BOARD.letters.items()}


def dials_of(step: AnyStep) -> Iterator[Dial]:
    """The bids from the lowest on, with three buttons (TYC-21)."""
    if not isinstance(step, Bidding) or auction.lowest_bid(step) > COSTS.bid_max:
        return
    least = auction.lowest_bid(step)
    span = Span("amount", Text("span-bid"), least, COSTS.bid_max, least)
    yield Dial("bid {amount}", Text("label-bid-dial"), AUCTION, (span,), (things.BID,))


def jumps(step: Bidding) -> list[int]:
    """The sums of the three buttons."""
    sums = (step.high_bid + by for by in JUMPS)
    return [amount for amount in sums if auction.lowest_bid(step) <= amount <= COSTS.bid_max]


def picks_of(state: State, seat: Seat, choices: Sequence[Choice]) -> tuple[Pick, ...]:
    """The words of what is picked on the way; where track begins the board has all names."""
    wide = dict.fromkeys([thing for choice in choices for thing in choice.things[:-1]])
    found = (pick_of(state, seat, thing) for thing in wide)
    return tuple(pick for pick in found if pick is not None)


def pick_of(state: State, seat: Seat, thing: Thing) -> Pick | None:
    """The words of one thing."""
    kind, name, _ = things.parts(thing)
    match kind:
        case "cube":
            return cube_pick(state, seat, thing)
        case "newcity":
            return Pick(thing, Text("pick-new-city", {"colour": colour(COLOURS[name])}))
        case "city":
            return Pick(thing, Text("label-city", {"city": city(CityId(name))}))
        case _:
            return None


def cube_pick(state: State, seat: Seat, thing: Thing) -> Pick:
    """A cube, the question it asks once it is held, and what a rival could make of it."""
    _, name, part = things.parts(thing)
    shade = COLOURS[part]
    facts: dict[str, Fact] = {"city": city(CityId(name)), "colour": colour(shade)}
    rival = best_rival(state, seat, BOARD.city_numbers[CityId(name)], BOARD.colour_numbers[shade])
    detail = None if rival is None else Text("detail-rival", {"seat": rival[0], "points": rival[1]})
    return Pick(thing, Text("pick-cube", facts), Text("prompt-cube", facts), detail, holds=True)


def best_rival(state: State, seat: Seat, number: int, shade: int) -> tuple[Seated, int] | None:
    """Who else could earn most with a cube in the next go, and how much by links."""
    found = [
        (taken(state, rival, number, shade), rival) for rival in clockwise(seat, state.seats)[1:]
    ]
    points, rival = max(found, key=lambda each: each[0])
    return (Seated(rival), points) if points else None


def taken(state: State, rival: Seat, number: int, shade: int) -> int:
    """The most links of its own that a rival could be paid for with a cube; 0 where it has none."""
    level = state.railroads[rival].engine_level
    routes = routes_from(state.network.railways, rival, level, number, 1 << shade)[shade]
    return max((points_of(route.points, state.seats)[rival] for route in routes), default=0)
