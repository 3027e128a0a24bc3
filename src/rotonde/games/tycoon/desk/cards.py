"""Operations cards: which may be taken, and what they would do (TYC-59, TYC-64, TYC-65)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, steps, things
from rotonde.games.tycoon.actions import GrowCity, TakeCard
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardId, CardRow
from rotonde.games.tycoon.desk import clicks, delivering
from rotonde.games.tycoon.desk.choices import GROW, offer, offer_first
from rotonde.games.tycoon.desk.questions import ask_in_turn
from rotonde.games.tycoon.desk.signs import HotelSign
from rotonde.games.tycoon.desk.urbanizing import arrivals, ask_for_card
from rotonde.games.tycoon.rules.cards import GROWTHS, takes
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import consequence, did
from rotonde.kernel.desk.menu import Choice, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Text

# --- questions ------------------------------------------------------------------------------------


def offer_takes(state: State, _step: steps.TakingCard) -> Offer:
    """The cards that may be taken."""
    return Offer(tuple(choices(state, opens=False)))


def choices(state: State, *, opens: bool) -> Iterator[Choice]:
    """The cards as choices; with `opens` as the first order of a go."""
    for order in takes(state):
        yield card_choice(order, opens)


@cache
def card_choice(order: TakeCard, opens: bool) -> Choice:
    """One card."""
    label = Text(names.card(order.card_id).id)
    return offer_first("card", order, label, things.card(order.card_id), opens=opens)


def city_choice(order: GrowCity) -> Choice:
    """A city that grows."""
    label = Text("label-city", {"city": names.city(order.city)})
    return offer(order, GROW, label, things.city(order.city))


GROWING: Final = Offer(tuple(map(city_choice, GROWTHS)))


def offer_growths(_state: State, _step: steps.GrowingCity) -> Offer:
    """Every city."""
    return GROWING


# --- cards ----------------------------------------------------------------------------------------


def take_card(pointed: Pointed[State, TakeCard]) -> Preview:
    """The effect of a card, and its finds in this position."""
    row = BOARD.cards[pointed.action.card_id]
    facts: dict[str, Fact] = {"points": row.points, "tiles": row.tiles, "cubes": row.cubes}
    if row.city is not None:
        facts["city"] = names.city(row.city)
    hotel = row.effect == "hotel" and row.city is not None
    return Preview(
        title=Text("preview-card", {"card": names.card(row.id)}),
        remarks=(
            Text(f"effect-{row.effect}", facts),
            *found_by(pointed.before, pointed.seat, row),
        ),
        signs=(HotelSign(things.city(row.city)),) if hotel else (),
    )


def found_by(state: State, seat: Seat, row: CardRow) -> Iterator[Text]:
    """The finds of a card in this position: cubes for a hotel, goes for the executive."""
    if row.effect == "hotel" and row.city is not None:
        city = BOARD.cities.number[row.city]
        shade = state.network.railways.colours[city]
        cubes = 0 if shade == BOARD.gray else sum(cubes[shade] for cubes in state.cubes)
        yield Text("remark-hotel", {"cubes": cubes, "city": names.city(row.city)})
        mine = delivering.orders_to(state, seat, city)
        yield Text("remark-hotel-mine", {"deliveries": len(mine)})
    elif row.effect == "two_actions":
        yield Text("remark-two-actions", {"round": state.action_round})


def grow_card(pointed: Pointed[State, GrowCity]) -> Preview:
    """The odds of the bag by colour, and whether a marker goes."""
    state, city = pointed.before, pointed.action.city
    step = state.steps[-1]
    assert isinstance(step, steps.GrowingCity)
    arriving = arrivals(state, BOARD.cities.number[city], BOARD.cards[step.card].cubes)
    bag = sum(state.bag)
    odds = tuple(
        PreviewRow(
            Text("preview-odds", {"colour": names.colour(colour)}),
            Text("preview-odds-of", {"cubes": count, "bag": bag}),
        )
        for colour, count in zip(BOARD.colours, state.bag, strict=True)
    )
    return Preview(Text("label-city", {"city": names.city(city)}), rows=odds, remarks=(*arriving,))


# --- clicks and lines -----------------------------------------------------------------------------


def growth_meant(city: int) -> GrowCity:
    """The growth of a city."""
    return GROWTHS[city]


def card_clicked(state: State, step: steps.AnyStep, words: Words) -> Refusal:
    """A card."""
    return clicks.answer_to(state, step, TakeCard(CardId(clicks.first_word(words))))


def line_of_card(event: past.CardTaken) -> LogLine:
    at = (things.card(event.card), things.seat(event.seat))
    return did(event.seat, "log-card", at=at, card=names.card(event.card))


def line_of_growth(event: past.CityGrown) -> LogLine:
    at, city = (things.city(event.city),), names.city(event.city)
    return consequence("log-grown", at=at, city=city, **names.drawn_cubes(event.cubes))


def about_card(view: View, card: str) -> About | None:
    """An operations card: its effect, its holders, and the seats nearest to a major line."""
    row_of = next((each for each in BOARD.cards.values() if each.id == card), None)
    if row_of is None:
        return None
    shown = item_named(view.cards.face_up, card, "card")
    holders = [seat_named(each.seat) for each in view.seats if row_of.id in each.cards]
    near = [] if shown is None else [*map(seat_named, nearest(shown.ends))]
    return About(
        names.text_of(names.card(row_of.id)),
        "TYC-60" if row_of.kind == "objective" else "TYC-59",
        rows(
            row("about-row-does", Text(f"effect-{row_of.effect}", effect_facts(row_of))),
            row("about-row-nearest", *near),
            row("about-row-holders", *holders),
        ),
    )


def effect_facts(card: CardRow) -> dict[str, Fact]:
    """The figures and cities of a card, for the sentence of its effect."""
    cities = [*card.cities, *([card.city] if card.city else [])]
    named = dict(zip(("city", "other"), map(names.city, cities), strict=False))
    return {
        "points": card.points,
        "links": card.links,
        "level": card.level,
        "tiles": card.tiles,
        "cubes": card.cubes,
        **named,
    }


def nearest(ends: Sequence[Sequence[Seat]]) -> list[Seat]:
    """The seats that stand at most ends of a major line; none while nobody does."""
    counts = Counter(seat for end in ends for seat in end)
    return [seat for seat, count in counts.items() if count == max(counts.values())]


CHAPTER: Final = DeskChapter(
    questions=(
        Question(steps.TakingCard, ask_in_turn, offer_takes),
        Question(steps.GrowingCity, ask_for_card, offer_growths),
    ),
    cards={TakeCard: take_card, GrowCity: grow_card},
    clicks={"card": card_clicked},
    about={things.card: about_card},
    lines={past.CardTaken: line_of_card, past.CityGrown: line_of_growth},
)
