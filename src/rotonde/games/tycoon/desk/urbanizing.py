"""A new city: its colour, what it costs, who could bring goods there (TYC-43 to TYC-45)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, steps, things
from rotonde.games.tycoon.actions import Urbanize
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.desk import clicks, delivering, payments
from rotonde.games.tycoon.desk.choices import offer_first
from rotonde.games.tycoon.desk.questions import ask_in_turn
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.notation import COLOURS
from rotonde.games.tycoon.rules.routes import origins
from rotonde.games.tycoon.rules.urbanizing import URBANIZINGS, urbanizings, with_colour
from rotonde.games.tycoon.state import COSTS, LIMITS, MARKERS_NEEDED, Cubes, State, empty_markers
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import About, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Pick, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Text
from rotonde.kernel.tools.derived import kept

# --- question -------------------------------------------------------------------------------------


def ask_for_card(state: State, step: steps.AnyStep) -> Asked:
    """The question that a card asks, which was taken before."""
    return replace(ask_in_turn(state, step), within=2)


def offer_cities(state: State, step: steps.Urbanizing | steps.FoundingIndustry) -> Offer:
    """Every gray city in every colour that is left."""
    return urbanizing_offer(state, step.seat, opens=False)


def urbanizing_offer(state: State, seat: Seat, *, opens: bool) -> Offer:
    """Every new city; with `opens` as the first order of a go."""
    return offer_from(state.network.railways, seat, state.new_city_tiles, opens)


@kept
def offer_from(railways: Railways, seat: Seat, tiles: Cubes, opens: bool) -> Offer:
    """The offer from all that it depends on: colour by colour, own cities first."""
    home = {BOARD.cities.ids[number] for number in origins(railways, seat)}
    orders = sorted(
        urbanizings(railways, tiles),
        key=lambda order: (BOARD.city_colours.number[order.colour], order.city not in home),
    )
    colours = dict.fromkeys(order.colour for order in orders)
    picks = tuple(
        Pick(things.new_city(each), Text("pick-new-city", {"colour": names.colour(each)}))
        for each in colours
    )
    return Offer(tuple([city_choice(order, opens) for order in orders]), picks=picks)


@cache
def city_choice(order: Urbanize, opens: bool) -> Choice:
    """One city in one colour, picked in either order; said in the fewest bytes."""
    stand = (things.new_city(order.colour), things.city(order.city))
    label, detail = Text(names.city(order.city).id), Text(names.colour(order.colour).id)
    return offer_first("urbanize", order, label, *stand, opens=opens, detail=detail)


# --- card -----------------------------------------------------------------------------------------


def urbanize_card(pointed: Pointed[State, Urbanize]) -> Preview:
    """Price or free, tiles left, cubes that could come; the cubes drawn stay unknown."""
    state, action = pointed.before, pointed.action
    told = next(each for each in pointed.turn.events if isinstance(each, past.Urbanized))
    shade = BOARD.city_colours.number[action.colour]
    colour, cubes = names.colour(action.colour), sum(row[shade] for row in state.cubes)
    paid = told.payment
    return Preview(
        title=Text("label-urbanize", {"city": names.city(action.city), "colour": colour}),
        totals=() if paid is None else payments.cost_gains(pointed.seat, COSTS.urbanize),
        remarks=(
            Text("remark-free") if paid is None else payments.price_remark(paid),
            Text("remark-new-cities", {"left": told.tiles_left}),
            Text("remark-wanted", {"cubes": cubes, "colour": colour}),
            callers(state, pointed.seat, BOARD.cities.number[action.city], shade),
            *arrivals(state, BOARD.cities.number[action.city], LIMITS.urbanize_cubes),
        ),
        doubt=None if paid is None else payments.share_doubt(paid),
    )


def callers(state: State, seat: Seat, city: int, shade: int) -> Text:
    """How many cubes of a colour the seat could bring to a city as soon as it has that colour."""
    after = replace(state, network=with_colour(state.network, city, shade))
    orders = delivering.orders_to(after, seat, city)
    homes = {BOARD.cities.number[order.origin] for order in orders}
    return Text("remark-callers", {"cubes": sum(state.cubes[home][shade] for home in homes)})


def arrivals(state: State, city: int, count: int) -> Iterator[Text]:
    """How many cubes would come by chance, from how many, and whether a marker goes."""
    bag = sum(state.bag)
    yield Text("remark-draws", {"cubes": min(count, bag), "bag": bag})
    if not any(state.cubes[city]) and bag:
        facts: dict[str, Fact] = {"city": names.city_by_number(city)}
        facts |= {"markers": empty_markers(state) - 1, "needed": MARKERS_NEEDED[state.seats]}
        yield Text("remark-refreshes", facts)


# --- clicks and lines -----------------------------------------------------------------------------


def city_meant(state: State, city: int) -> Urbanize:
    """A city in a colour that it could have."""
    left = (number for number, tiles in enumerate(state.new_city_tiles) if tiles)
    return URBANIZINGS[city][next(left, 0)]


def tile_clicked(state: State, step: steps.AnyStep, words: Words) -> Refusal | None:
    """A new-city tile, tried on the first gray city."""
    colour = COLOURS.get(clicks.first_word(words).lower())
    if colour is None:
        return None
    grays = (n for n, c in enumerate(state.network.railways.colours) if c == BOARD.gray)
    gray = URBANIZINGS[next(grays, 0)]
    return clicks.answer_to(state, step, gray[BOARD.city_colours.number[colour]])


def line_of_city(event: past.Urbanized) -> LogLine:
    facts: dict[str, Fact] = {"city": names.city(event.city), "colour": names.colour(event.colour)}
    facts |= names.drawn_cubes(event.cubes)
    at = (things.city(event.city),)
    if event.payment is None:
        return did(event.seat, "log-urbanized-free", at=at, **facts)
    return did(event.seat, "log-urbanized", at=at, **facts, **payments.sum_paid(event.payment))


def about_tile(view: View, letter: str) -> About | None:
    """The new-city tiles of a colour, and the price of one (TYC-43)."""
    colour = COLOURS.get(letter.lower())
    if colour is None:
        return None
    left = view.new_city_tiles[BOARD.city_colours.number[colour]]
    head = Text("board-new-city", {"colour": names.colour(colour), "left": left})
    cubes = Text("about-cubes", {"cubes": LIMITS.urbanize_cubes})
    lines = rows(
        row("about-row-price", names.dollars(COSTS.urbanize)), row("about-row-brings", cubes)
    )
    return About(head, "TYC-43", lines)


CHAPTER: Final = DeskChapter(
    questions=(
        Question(steps.Urbanizing, ask_in_turn, offer_cities),
        Question(steps.FoundingIndustry, ask_for_card, offer_cities),
    ),
    cards={Urbanize: urbanize_card},
    clicks={"newcity": tile_clicked},
    about={things.new_city: about_tile},
    lines={past.Urbanized: line_of_city},
)
