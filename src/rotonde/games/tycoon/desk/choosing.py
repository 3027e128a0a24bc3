"""A go: every kind of action with its ways, shares, passing (TYC-16, TYC-25 to TYC-27)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, reasons, steps, things
from rotonde.games.tycoon.actions import ChooseAction, IssueShare
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.desk import (
    building,
    cards,
    clicks,
    delivering,
    engines,
    track,
    urbanizing,
    west,
)
from rotonde.games.tycoon.desk.choices import KINDS_BY_KEY, SHARE, offer
from rotonde.games.tycoon.desk.questions import ask_in_turn
from rotonde.games.tycoon.rules import choosing
from rotonde.games.tycoon.rules.action_ends import busy
from rotonde.games.tycoon.rules.delivering import legal_deliveries
from rotonde.games.tycoon.rules.planning import cheapest_link
from rotonde.games.tycoon.state import COSTS, LIMITS, State, build_limit, dividends_of
from rotonde.games.tycoon.view import View
from rotonde.games.tycoon.view.shapes import SeatView
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import did, silent
from rotonde.kernel.desk.menu import Choice, Closed, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, LogLine, Text

PASS: Final = offer(choosing.CHOICES["pass"], "pass", Text("label-kind-pass"))
SHARES_KEPT: Final = 1024


# --- question -------------------------------------------------------------------------------------


def ask(state: State, step: steps.ChoosingAction) -> Asked:
    """The question of a go: no action has begun yet."""
    return replace(ask_in_turn(state, step), within=0)


def offer_kinds(state: State, step: steps.ChoosingAction) -> Offer:
    """Every kind with all its ways, then shares; those without any are closed (TYC-26)."""
    seat, goods = step.seat, delivering.delivery_offer(state, step.seat, opens=True)
    cities = urbanizing.urbanizing_offer(state, seat, opens=True)
    found = [*building.opening_choices(state, seat), *cities.choices]
    found += [*engines.choices(state, seat), *goods.choices]
    if not state.options.beginner:
        found += [*cards.choices(state, opens=True), *west.choices(state, seat, opens=True)]
    found += [PASS, *share_choices(state, seat)]
    closed = tuple(closed_kinds(state, seat))
    return Offer(tuple(found), closed=closed, picks=(*cities.picks, *goods.picks))


def closed_kinds(state: State, seat: Seat) -> Iterator[Closed]:
    """The kinds without a legal way, each with its reason; beginners do not see theirs."""
    for kind in KINDS_BY_KEY:
        refusal = choosing.why_not_kind(state, seat, kind)
        if refusal is not None and not (
            state.options.beginner and kind in choosing.NOT_FOR_BEGINNERS
        ):
            yield Closed(Text(f"label-kind-{kind}"), kind, refusal)


def share_choices(state: State, seat: Seat) -> Iterator[Choice]:
    """One share, two, and on to what this turn allows (TYC-16)."""
    railroad = state.railroads[seat]
    left = LIMITS.voluntary_shares_per_turn - railroad.voluntary_shares
    for count in range(1, left + 1):
        yield share_choice(count, dividends_of(railroad))


@lru_cache(maxsize=SHARES_KEPT)
def share_choice(count: int, old: int) -> Choice:
    """A number of shares, with the dividends before and after."""
    facts: dict[str, Fact] = {"amount": count * COSTS.share_value, "old": old, "count": count}
    facts["new"] = old + count * COSTS.dividend_per_share
    stand = (things.share(),) if count == 1 else ()
    label, detail = Text("label-share", {"count": count}), Text("detail-share", facts)
    more = (choosing.ISSUE,) * (count - 1)
    return offer(choosing.ISSUE, SHARE, label, *stand, then=more, detail=detail)


# --- cards ----------------------------------------------------------------------------------------


def choose_card(pointed: Pointed[State, ChooseAction]) -> Preview | None:
    """The card of a kind that is done at once; the others are opened with an order."""
    match pointed.action.kind:
        case "upgrade":
            return engines.upgrade_card(pointed)
        case "pass":
            return pass_card(pointed.before, pointed.seat)
        case _:
            return None


def pass_card(state: State, seat: Seat) -> Preview:
    """The orders left undone: deliveries, the best of them, and the cheapest link."""
    deliveries = {"deliveries": len(legal_deliveries(state, seat))}
    return Preview(
        title=Text("label-kind-pass"),
        remarks=(
            Text("remark-pass", deliveries),
            *delivering.best_left(state, seat),
            *cheapest_left(state, seat),
        ),
        doubt=Text("doubt-pass"),
    )


def cheapest_left(state: State, seat: Seat) -> Iterator[Text]:
    """The link that would cost the seat least."""
    if choosing.why_not_kind(state, seat, "build") is None:
        found = cheapest_link(state.network, seat, build_limit(state, seat))
        if found is not None:
            home, way = found
            cities = {"city": names.city_by_number(home), "other": names.city_by_number(way.city)}
            yield Text("remark-pass-link", {**cities, "amount": way.total})


def share_card(pointed: Pointed[State, IssueShare]) -> Preview:
    """The sum that a share brings now, and its cost for ever (TYC-14)."""
    railroad, seat = pointed.after.railroads[pointed.seat], pointed.seat
    facts: dict[str, Fact] = {"old": railroad.shares - 1, "new": railroad.shares}
    count: dict[str, Fact] = {"count": railroad.voluntary_shares}
    count["most"] = LIMITS.voluntary_shares_per_turn
    gain = Gain(seat, COSTS.share_value, Text("money-plus", {"amount": COSTS.share_value}))
    return Preview(
        title=Text("label-share", {"count": 1}),
        rows=(PreviewRow(Text("preview-dividends"), Text("preview-from-to-money", facts)),),
        totals=(gain,),
        remarks=(Text("remark-share"), Text("remark-share-count", count)),
    )


# --- clicks and lines -----------------------------------------------------------------------------


def share_meant(_state: State, _step: steps.AnyStep, _words: Words) -> Meant:
    return choosing.ISSUE


def engine_meant(_state: State, _step: steps.AnyStep, _words: Words) -> Meant:
    return choosing.CHOICES["upgrade"]


def city_meant(state: State, step: steps.AnyStep, words: Words) -> Meant:
    """A city means its growth, its colour, or its exits, by what is being decided."""
    name = clicks.first_word(words)
    city = BOARD.cities.number.get(CityId(name))
    if city is None:
        return reasons.NO_SUCH_CITY(city=name)
    match step:
        case steps.GrowingCity():
            return cards.growth_meant(city)
        case steps.Urbanizing() | steps.FoundingIndustry():
            return urbanizing.city_meant(state, city)
        case steps.ChoosingAction() | steps.Building(loose_end=None):
            return track.exits_clicked(state, city)
        case _:
            return busy(state, step)


def line_of_pass(event: past.ActionPassed) -> LogLine:
    return did(event.seat, "log-pass", at=(things.seat(event.seat),))


def line_of_share(event: past.ShareIssued) -> LogLine:
    return did(event.seat, "log-share", at=(things.seat(event.seat),), shares=event.shares)


def about_city(view: View, city: str) -> About | None:
    """A city: its cubes, its hotel, its western link."""
    found = item_named(view.cities, city)
    if found is None:
        return None
    owners = {"about-row-hotel": found.hotel, "about-row-west": found.western_link}
    return About(
        names.text_of(names.city(found.id)),
        "TYC-48",
        rows(
            row("about-row-cubes", *(cube_words(found.cubes) or (Text("about-none"),))),
            *(row(label, seat_named(seat)) for label, seat in owners.items() if seat is not None),
        ),
        Text(f"board-city-{found.colour}"),
    )


def cube_words(cubes: Sequence[int]) -> tuple[Text, ...]:
    """Cubes by colour."""
    return tuple(
        Text("about-so-many", {"count": count, "colour": names.colour(colour)})
        for colour, count in zip(BOARD.colours, cubes, strict=True)
        if count
    )


def about_engine(view: View) -> About:
    """The engine of the desk's seat, and the next level (TYC-46)."""
    own = desk_of(view)
    price = own.next_level_cost
    following = Text("board-engine-top") if price is None else names.dollars(price)
    lines = rows(
        row("about-row-next", following),
        row("about-row-reach", Text("about-reach", {"links": own.engine_level})),
        row("about-row-locomotives", Text("about-number", {"number": own.locomotives_left})),
    )
    return About(Text("board-engine"), "TYC-46", lines, level_words(own.engine_level))


def level_words(level: int) -> Text:
    return Text("about-level", {"level": level})


def about_share(view: View) -> About:
    """A share: its value, its dividend, its point (TYC-14)."""
    own = desk_of(view)
    issued = {"count": own.voluntary_shares, "most": LIMITS.voluntary_shares_per_turn}
    lines = rows(
        row("about-row-brings", names.dollars(COSTS.share_value)),
        row("about-row-each-turn", names.loss_of(COSTS.dividend_per_share)),
        row("about-row-at-end", Text("about-share-point")),
        row("about-row-issued", Text("about-number", {"number": own.shares})),
        row("about-row-this-turn", Text("board-shares-count", issued)),
    )
    return About(Text("about-share"), "TYC-14", lines)


def desk_of(view: View) -> SeatView:
    """The seat whose figures stand before the reader: a spectator sees those of the go."""
    return view.seats[view.going if view.seat is None else view.seat]


CHAPTER: Final = DeskChapter(
    questions=(Question(steps.ChoosingAction, ask, offer_kinds),),
    cards={ChooseAction: choose_card, IssueShare: share_card},
    clicks={"city": city_meant, "engine": engine_meant, "share": share_meant},
    about={
        things.city: about_city,
        things.engine: about_engine,
        things.share: about_share,
    },
    lines={
        past.ActionChosen: silent,
        past.ActionPassed: line_of_pass,
        past.ShareIssued: line_of_share,
    },
)
