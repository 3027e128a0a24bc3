"""The cards of what is done to a city, and of operations cards; the bag is told as odds."""

from collections.abc import Iterator

from msgspec.structs import replace

from rotonde.games.tycoon import things
from rotonde.games.tycoon.actions import BuildWesternLink, Deliver, GrowCity, TakeCard, Urbanize
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardRow
from rotonde.games.tycoon.desk.preview.money import (
    bill,
    consequence,
    objective_rows,
    price_remark,
    share_doubt,
    spent,
)
from rotonde.games.tycoon.names import card as card_name
from rotonde.games.tycoon.names import city, colour, numbered
from rotonde.games.tycoon.rules.delivering import legal_deliveries, route_of
from rotonde.games.tycoon.rules.routes import routes_from
from rotonde.games.tycoon.rules.urbanizing import recoloured
from rotonde.games.tycoon.state import (
    COSTS,
    LIMITS,
    MARKERS_NEEDED,
    UPGRADE_COST,
    State,
    empty_markers,
)
from rotonde.games.tycoon.steps import FoundingIndustry
from rotonde.kernel.desk.menu import Preview, PreviewRow, WordSign
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, Text


def city_card(state: State, seat: Seat, action: Urbanize | GrowCity | BuildWesternLink) -> Preview:
    """The cards of what is done to a city."""
    match action:
        case Urbanize():
            return urbanize_card(state, seat, action)
        case GrowCity():
            return grow_card(state, action)
        case BuildWesternLink():
            return west_card(state, seat, action)


def urbanize_card(state: State, seat: Seat, action: Urbanize) -> Preview:
    """Price or free, tiles left, cubes that could come; the cubes drawn stay unknown."""
    number = BOARD.colour_numbers[action.colour]
    cubes = sum(row[number] for row in state.cubes)
    free = isinstance(state.steps[-1], FoundingIndustry)
    payment = bill(state, seat, COSTS.urbanize)
    return Preview(
        title=Text("label-urbanize", {"city": city(action.city), "colour": colour(action.colour)}),
        totals=() if free else spent(seat, COSTS.urbanize),
        remarks=(
            Text("remark-free") if free else price_remark(payment),
            Text("remark-new-cities", {"left": state.new_city_tiles[number] - 1}),
            Text("remark-wanted", {"cubes": cubes, "colour": colour(action.colour)}),
            *callers(state, seat, action),
            *arrivals(state, BOARD.city_numbers[action.city], LIMITS.urbanize_cubes),
        ),
        doubt=None if free else share_doubt(payment),
    )


def callers(state: State, seat: Seat, action: Urbanize) -> Iterator[Text]:
    """How many cubes of its colour the seat could bring to a city as soon as it has that colour."""
    number, shade = BOARD.city_numbers[action.city], BOARD.colour_numbers[action.colour]
    after = replace(state, network=recoloured(state.network, number, shade))
    orders = [each for each in legal_deliveries(after, seat) if ends_at(after, seat, each, number)]
    homes = {BOARD.city_numbers[order.origin] for order in orders}
    yield Text("remark-callers", {"cubes": sum(state.cubes[home][shade] for home in homes)})


def arrivals(state: State, number: int, count: int) -> Iterator[Text]:
    """How many cubes would come by chance, from how many, and whether a marker goes."""
    bag = sum(state.bag)
    yield Text("remark-draws", {"cubes": min(count, bag), "bag": bag})
    if not any(state.cubes[number]) and bag:
        markers, needed = empty_markers(state) - 1, MARKERS_NEEDED[state.seats]
        facts: dict[str, Fact] = {"markers": markers, "needed": needed}
        yield Text("remark-refreshes", {"city": numbered(number), **facts})


def take_card(state: State, seat: Seat, action: TakeCard) -> Preview:
    """What a card does, and what it would find now."""
    row = BOARD.cards[action.card_id]
    facts: dict[str, Fact] = {"points": row.points, "tiles": row.tiles, "cubes": row.cubes}
    if row.city is not None:
        facts["city"] = city(row.city)
    return Preview(
        title=Text("preview-card", {"card": card_name(row.id)}),
        remarks=(Text(f"effect-{row.effect}", facts), *found_by(state, seat, row)),
        signs=(WordSign(things.city(row.city), "hotel"),)
        if row.effect == "hotel" and row.city
        else (),
    )


def found_by(state: State, seat: Seat, row: CardRow) -> Iterator[Text]:
    """What a card meets in this position: cubes for a hotel, goes for the executive."""
    if row.effect == "hotel" and row.city is not None:
        number = BOARD.city_numbers[row.city]
        shade = state.network.railways.colours[number]
        cubes = 0 if shade == BOARD.gray else sum(cubes[shade] for cubes in state.cubes)
        yield Text("remark-hotel", {"cubes": cubes, "city": city(row.city)})
        mine = [
            each for each in legal_deliveries(state, seat) if ends_at(state, seat, each, number)
        ]
        yield Text("remark-hotel-mine", {"deliveries": len(mine)})
    elif row.effect == "two_actions":
        yield Text("remark-two-actions", {"round": state.action_round})


def ends_at(state: State, seat: Seat, order: Deliver, number: int) -> bool:
    """Whether a delivery goes to this city."""
    origin, shade = BOARD.city_numbers[order.origin], BOARD.colour_numbers[order.colour]
    route = route_of(state, seat, origin, shade, order.route)
    return route is not None and route.destination == number


def grow_card(state: State, action: GrowCity) -> Preview:
    """The odds of the bag by colour, and whether a marker goes."""
    number = BOARD.city_numbers[action.city]
    growths = [row.cubes for row in BOARD.cards.values() if row.effect == "add_cubes"]
    odds = tuple(
        PreviewRow(
            Text("preview-odds", {"colour": colour(name)}),
            Text("preview-odds-of", {"cubes": count, "bag": sum(state.bag)}),
        )
        for name, count in zip(BOARD.colours, state.bag, strict=True)
    )
    return Preview(
        title=Text("label-city", {"city": city(action.city)}),
        rows=odds,
        remarks=tuple(arrivals(state, number, growths[0])),
    )


def west_card(state: State, seat: Seat, action: BuildWesternLink) -> Preview:
    """Price, shares, and the red cubes that arrive."""
    turn = consequence(state, action)
    red = BOARD.colour_numbers[BOARD.tables.western_link.colour]
    cubes = min(LIMITS.western_red_cubes, state.bag[red])
    payment = bill(state, seat, COSTS.western_link)
    return Preview(
        title=Text("label-west", {"city": city(action.city)}),
        rows=objective_rows(turn.events),
        totals=spent(seat, COSTS.western_link),
        remarks=(
            price_remark(payment),
            Text("remark-west", {"cubes": cubes, "city": numbered(BOARD.refilled)}),
            Text("remark-west-far", {**far(state, seat, action), "city": numbered(BOARD.refilled)}),
        ),
        signs=(WordSign(Thing(things.western(action.city)), "ghost"),),
        doubt=share_doubt(payment),
    )


def far(state: State, seat: Seat, action: BuildWesternLink) -> dict[str, Fact]:
    """Over how many links the seat's red cubes would come to Chicago, 0 for none; what it pulls."""
    number = BOARD.city_numbers[action.city]
    red = BOARD.colour_numbers[BOARD.tables.western_link.colour]
    routes = routes_from(state.network.railways, seat, max(UPGRADE_COST), number, 1 << red)[red]
    links = [len(route.links) for route in routes if route.destination == BOARD.refilled]
    return {"links": min(links, default=0), "level": state.railroads[seat].engine_level}
