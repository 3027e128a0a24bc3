"""What is turned or picked on the way to a choice: the dial of the auction, cubes, new cities."""

from collections.abc import Iterator, Sequence
from typing import Final

from rotonde.games.tycoon import things
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.menu.groups import AUCTION
from rotonde.games.tycoon.names import city, colour
from rotonde.games.tycoon.rules import auction
from rotonde.games.tycoon.state import COSTS
from rotonde.games.tycoon.steps import AnyStep, Bidding
from rotonde.games.tycoon.tables import CityId
from rotonde.kernel.ids import Thing
from rotonde.kernel.menu import Choice, Dial, Pick, Span
from rotonde.kernel.text import Fact, Text

JUMPS: Final = (1, 2, 5)
"""How far the three buttons of the auction go beyond the highest bid."""
COLOURS: Final = {letter: colour for colour, letter in BOARD.letters.items()}


def dials_of(step: AnyStep) -> Iterator[Dial]:
    """The bids from the lowest on, with three buttons (TYC-21)."""
    if not isinstance(step, Bidding) or auction.lowest_bid(step) > COSTS.bid_max:
        return
    least = auction.lowest_bid(step)
    span = Span("amount", Text("span-bid"), least, COSTS.bid_max, least)
    sums = (step.high_bid + by for by in JUMPS)
    jumps = tuple(amount for amount in sums if least <= amount <= COSTS.bid_max)
    yield Dial("bid {amount}", Text("label-bid-dial"), AUCTION, (span,), (), jumps)


def picks_of(choices: Sequence[Choice]) -> tuple[Pick, ...]:
    """The words of what is picked on the way; where track begins the board has all names."""
    wide = dict.fromkeys(
        thing for choice in choices if choice.group != "build" for thing in choice.things[:-1]
    )
    return tuple(pick for thing in wide if (pick := pick_of(thing)) is not None)


def pick_of(thing: Thing) -> Pick | None:
    """The words of one thing."""
    kind, name, part = things.parts(thing)
    match kind:
        case "cube":
            facts: dict[str, Fact] = {
                "city": city(CityId(name)),
                "colour": colour(COLOURS[part]),
            }
            return Pick(thing, Text("pick-cube", facts), Text("prompt-cube", facts))
        case "newcity":
            return Pick(thing, Text("pick-new-city", {"colour": colour(COLOURS[name])}))
        case "city":
            return Pick(thing, Text("label-city", {"city": city(CityId(name))}))
        case _:
            return None
