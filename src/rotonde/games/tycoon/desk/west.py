"""The western link: its price, and the red cubes that it brings (TYC-70 to TYC-73)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, things
from rotonde.games.tycoon.actions import BuildWesternLink
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.desk import clicks, payments, signs
from rotonde.games.tycoon.desk.choices import offer_first
from rotonde.games.tycoon.desk.objectives import objective_rows
from rotonde.games.tycoon.desk.questions import ask_in_turn
from rotonde.games.tycoon.rules.routes import routes_from
from rotonde.games.tycoon.rules.west import COLOUR, links_open_to
from rotonde.games.tycoon.state import COSTS, UPGRADE_COST, State
from rotonde.games.tycoon.steps import AnyStep, GoingWest
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Text


def offer_links(state: State, step: GoingWest) -> Offer:
    """The western links that the seat may build."""
    return Offer(tuple(choices(state, step.seat, opens=False)))


def choices(state: State, seat: Seat, *, opens: bool) -> Iterator[Choice]:
    """The western link as a choice; with `opens` as the first order of a go."""
    for order in links_open_to(state, seat):
        yield link_choice(order, opens)


@cache
def link_choice(order: BuildWesternLink, opens: bool) -> Choice:
    """One western link."""
    label = Text("label-west", {"city": names.city(order.city)})
    return offer_first("western_link", order, label, things.western(order.city), opens=opens)


def west_card(pointed: Pointed[State, BuildWesternLink]) -> Preview:
    """Price, shares, and the red cubes that arrive."""
    action, seat = pointed.action, pointed.seat
    told = next(each for each in pointed.turn.events if isinstance(each, past.WesternLinkBuilt))
    met = objective_rows(pointed.turn.events)
    refilled: dict[str, Fact] = {"city": names.city_by_number(BOARD.refilled)}
    far = journey(pointed.before, seat, BOARD.cities.number[action.city])
    return Preview(
        title=Text("label-west", {"city": names.city(action.city)}),
        rows=met,
        totals=payments.cost_gains(seat, COSTS.western_link),
        remarks=(
            payments.price_remark(told.payment),
            Text("remark-west", {"cubes": told.cubes, **refilled}),
            Text("remark-west-far", {**far, **refilled}),
        ),
        signs=(
            signs.WestSign(things.western(action.city)),
            *signs.scores_after(pointed.before, met),
        ),
        doubt=payments.share_doubt(told.payment),
    )


def journey(state: State, seat: Seat, city: int) -> dict[str, Fact]:
    """Over how many links the seat's red cubes would come to Chicago, 0 for none; what it pulls."""
    found = routes_from(state.network.railways, seat, max(UPGRADE_COST), city, 1 << COLOUR)
    links = [len(route.links) for route in found[COLOUR] if route.destination == BOARD.refilled]
    return {"links": min(links, default=0), "level": state.railroads[seat].engine_level}


def link_clicked(state: State, step: AnyStep, words: Words) -> Refusal:
    """A western link."""
    return clicks.answer_to(state, step, BuildWesternLink(CityId(clicks.first_word(words))))


def line_of_link(event: past.WesternLinkBuilt) -> LogLine:
    paid = payments.sum_paid(event.payment)
    at, city = (things.western(event.city),), names.city(event.city)
    return did(event.seat, "log-west", at=at, city=city, cubes=event.cubes, **paid)


def about_west(view: View, city: str) -> About | None:
    """A western link: its price, or its owner (TYC-70)."""
    found = item_named(view.cities, city)
    number = BOARD.cities.number.get(CityId(city), 0)
    if found is None or BOARD.city_rows[number].western_hex is None:
        return None
    owner = [] if found.western_link is None else [seat_named(found.western_link)]
    head = Text("board-western", {"city": names.city(found.id)})
    price = [] if owner else [names.dollars(COSTS.western_link)]
    lines = rows(row("about-row-price", *price), row("about-row-owner", *owner))
    return About(head, "TYC-70", lines)


CHAPTER: Final = DeskChapter(
    questions=(Question(GoingWest, ask_in_turn, offer_links),),
    cards={BuildWesternLink: west_card},
    clicks={"western": link_clicked},
    about={things.western: about_west},
    lines={past.WesternLinkBuilt: line_of_link},
)
