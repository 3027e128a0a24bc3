"""Everything that is offered, step by step; a kind is opened together with its first decision."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, assert_never

from msgspec.structs import replace

from rotonde.games.tycoon import things
from rotonde.games.tycoon.actions import (
    AnyAction,
    Bid,
    BuildWesternLink,
    ChooseAction,
    Deliver,
    GrowCity,
    IssueShare,
    Kind,
    PassBid,
    PlayLandGrant,
    StopBuilding,
    TakeCard,
    Urbanize,
)
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.desk.menu.groups import AUCTION, GROW, KINDS, SHARE
from rotonde.games.tycoon.desk.menu.picks import jumps
from rotonde.games.tycoon.desk.menu.tiles import first_choices, next_choice
from rotonde.games.tycoon.desk.preview import Terms, earned, terms_of
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.names import card, city, colour, numbered, paid_to
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules import building, cards, choosing, delivering, west
from rotonde.games.tycoon.rules.planning import nearest_way
from rotonde.games.tycoon.rules.routes import ColourSet, Route, colour_set, origins, routes_from
from rotonde.games.tycoon.rules.track import joints_on
from rotonde.games.tycoon.rules.urbanizing import urbanizings
from rotonde.games.tycoon.state import COSTS, LIMITS, UPGRADE_COST, Cubes, State, held
from rotonde.games.tycoon.steps import (
    AnyStep,
    Bidding,
    Building,
    ChoosingAction,
    Delivering,
    FoundingIndustry,
    GoingWest,
    GrowingCity,
    TakingCard,
    Urbanizing,
)
from rotonde.kernel.desk.menu import Choice, Closed
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, Text
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import members

COLOURS: Final = {colour: number for number, colour in enumerate(BOARD.letters)}
"""The colours of new cities, in their order."""
KEPT: Final = 8192
"""So many choices of a kind are kept: one that is offered again is not made again."""


def tiles_of(state: State, step: AnyStep) -> Sequence[Choice]:
    """The tiles of a step, with what goes with them: most of all choices."""
    match step:
        case ChoosingAction(seat=seat) if building.may_build(state, seat):
            tiles = first_choices(state, seat, opens=True, grant=False)
            return [*grant_choices(state, seat), *tiles]
        case Building():
            return build_choices(state, step)
        case _:
            return ()


def choices_of(state: State, step: AnyStep) -> Iterable[Choice]:
    """Every other choice of a step."""
    match step:
        case Bidding():
            return bid_choices(step)
        case ChoosingAction():
            return choosing_choices(state, step.seat)
        case Building():
            return ()
        case _:
            return opened_choices(state, step)


Opened = Urbanizing | FoundingIndustry | Delivering | TakingCard | GrowingCity | GoingWest
"""The steps that one order finishes."""


def opened_choices(state: State, step: Opened) -> Iterable[Choice]:
    """Every choice of a kind that was opened."""
    match step:
        case Urbanizing() | FoundingIndustry():
            return urbanize_choices(state, step.seat, None)
        case Delivering():
            return deliver_choices(state, step.seat, None)
        case TakingCard():
            return card_choices(state, None)
        case GrowingCity():
            return (grow_choice(order) for order in cards.GROWTHS)
        case GoingWest():
            return west_choices(state, step.seat, None)
        case _:
            assert_never(step)


def plain(action: AnyAction, label: Text, group: str, *stand: Thing) -> Choice:
    """A choice that is one order."""
    return Choice(action, NOTATION.write(action), label, group, stand)


PASS: Final = plain(ChooseAction("pass"), Text("label-kind-pass"), "pass")


def opened(kind: Kind | None, action: AnyAction, label: Text, group: str, *stand: Thing) -> Choice:
    """A choice that opens its kind with it, where that is not open yet."""
    if kind is None:
        return plain(action, label, group, *stand)
    first = choosing.CHOICES[kind]
    notation = f"{NOTATION.write(first)}, {NOTATION.write(action)}"
    return Choice(first, notation, label, group, stand, then=(action,))


def choosing_choices(state: State, seat: Seat) -> list[Choice]:
    """All kinds but building with all their ways, then shares (TYC-26)."""
    found: list[Choice] = []
    if choosing.check_kind(state, seat, "urbanize") is None:
        found += urbanize_choices(state, seat, "urbanize")
    if choosing.check_kind(state, seat, "upgrade") is None:
        found.append(upgrade_choice(state, seat))
    found += deliver_choices(state, seat, "deliver")
    if not state.options.beginner:
        found += card_choices(state, "card")
        found += west_choices(state, seat, "western_link")
    found.append(PASS)
    return [*found, *share_choices(state, seat)]


def closed_kinds(state: State, step: AnyStep) -> Iterator[Closed]:
    """The kinds without a legal way, each with its reason; beginners do not see theirs."""
    if not isinstance(step, ChoosingAction):
        return
    for kind in KINDS:
        refusal = choosing.check_kind(state, step.seat, kind)
        beginners = state.options.beginner and kind in ("card", "western_link")
        if refusal is not None and not beginners:
            yield Closed(Text(f"label-kind-{kind}"), kind, refusal)


def upgrade_choice(state: State, seat: Seat) -> Choice:
    """The next engine."""
    level = state.railroads[seat].engine_level + 1
    order = ChooseAction("upgrade")
    return Choice(
        action=order,
        notation=NOTATION.write(order),
        label=Text("label-upgrade", {"level": level}),
        group="upgrade",
        things=(things.ENGINE,),
        detail=Text("money", {"amount": UPGRADE_COST[level]}),
    )


def share_choices(state: State, seat: Seat) -> Iterator[Choice]:
    """One share, two, and on to what this turn allows (TYC-16)."""
    railroad = state.railroads[seat]
    left = LIMITS.voluntary_shares_per_turn - railroad.voluntary_shares
    for count in range(1, left + 1):
        yield share_choice(count, railroad.shares * COSTS.dividend_per_share)


@lru_cache(maxsize=KEPT)
def share_choice(count: int, old: int) -> Choice:
    """So many shares, and what the dividends become of what they were."""
    orders = (IssueShare(),) * count
    facts: dict[str, Fact] = {"amount": count * COSTS.share_value, "old": old, "count": count}
    return Choice(
        action=orders[0],
        notation=", ".join(map(NOTATION.write, orders)),
        label=Text("label-share", {"count": count}),
        group=SHARE,
        things=(things.SHARE,) if count == 1 else (),
        then=orders[1:],
        detail=Text("detail-share", {**facts, "new": old + count * COSTS.dividend_per_share}),
    )


def bid_choices(step: Bidding) -> Iterator[Choice]:
    """Three sums in one click, beside the dial of all of them; and the pass."""
    for amount in jumps(step):
        facts: dict[str, Fact] = {"by": amount - step.high_bid}
        order = Bid(amount)
        yield Choice(
            action=order,
            notation=NOTATION.write(order),
            label=Text("label-bid-by", facts),
            group=AUCTION,
            things=(things.bid(amount),),
            detail=Text("money", {"amount": amount}),
        )
    yield plain(PassBid(), Text("label-pass-bid"), AUCTION)


# --- building -------------------------------------------------------------------------------------


def grant_choices(state: State, seat: Seat) -> Iterator[Choice]:
    """The land grant, played as building begins (TYC-66)."""
    owned = held(state, seat, "open_terrain_free_one_build")
    if owned:
        yield opened("build", PlayLandGrant(), Text("label-grant"), "build", things.card(owned[0]))


def build_choices(state: State, step: Building) -> list[Choice]:
    """Tiles, then the grant or the stop."""
    if step.loose_end is None:
        tiles = first_choices(state, step.seat, opens=False, grant=step.grant)
        if building.check_grant(state, step, building.GRANT) is not None:
            return tiles
        owned = held(state, step.seat, "open_terrain_free_one_build")
        return [
            *tiles,
            plain(PlayLandGrant(), Text("label-grant"), "build", things.card(owned[0])),
        ]
    tracks = ways_first(state, step, BOARD.side_number(step.loose_end))
    return [*(next_choice(state, step, track) for track in tracks), stop_choice(state, step)]


def ways_first(state: State, step: Building, current: int) -> list[int]:
    """The tracks on from a loose end, the one that comes to a city soonest before the others."""
    near = nearest_way(state, step)
    first = near.tracks[0] if near is not None else None
    return sorted(joints_on(state.network, step.seat, current), key=lambda track: track != first)


def stop_choice(state: State, step: Building) -> Choice:
    """The end of an action, named by what becomes of the track (TYC-41, TYC-42)."""
    order = StopBuilding()
    return Choice(
        action=order,
        notation=NOTATION.write(order),
        label=Text("label-stop"),
        group="build",
        detail=left_open(state, step),
    )


def left_open(state: State, step: Building) -> Text:
    """Which city a later round may reach, or that the track goes."""
    near = nearest_way(state, step) if state.action_round < LIMITS.action_rounds else None
    if near is None:
        return Text("detail-stop-lost", {"rounds": LIMITS.action_rounds})
    return Text("detail-stop", {"city": numbered(near.city), "tiles": len(near.tracks)})


# --- cities, goods, cards, the West ---------------------------------------------------------------


def urbanize_choices(state: State, seat: Seat, kind: Kind | None) -> Sequence[Choice]:
    """Every gray city in every colour that is left, colour by colour, own cities first."""
    return urbanizing_choices(state.network.railways, seat, kind, state.new_city_tiles)


@kept
def urbanizing_choices(
    railways: Railways, seat: Seat, kind: Kind | None, tiles: Cubes
) -> Sequence[Choice]:
    """The same from what it hangs on."""
    home = {BOARD.city_ids[number] for number in origins(railways, seat)}
    orders = sorted(
        urbanizings(railways, tiles),
        key=lambda order: (COLOURS[order.colour], order.city not in home),
    )
    return tuple([urbanize_choice(order, kind) for order in orders])


@cache
def urbanize_choice(order: Urbanize, kind: Kind | None) -> Choice:
    """One city in one colour, picked in either order; said in the fewest bytes."""
    stand = (things.new_city(order.colour), things.city(order.city))
    choice = opened(kind, order, Text(city(order.city).id), "urbanize", *stand)
    return replace(choice, detail=Text(colour(order.colour).id))


def deliver_choices(state: State, seat: Seat, kind: Kind | None) -> list[Choice]:
    """Every cube with every way, the best for the seat first, then the worst for the others."""
    return sorted(deliveries(state, seat, kind), key=lambda choice: -(choice.worth or 0))


def deliveries(state: State, seat: Seat, kind: Kind | None) -> Iterator[Choice]:
    """The same, city by city."""
    railways, terms = state.network.railways, terms_of(state)
    sender = Sender(seat, state.railroads[seat].engine_level)
    for origin in origins(railways, seat):
        colours = colour_set(state.cubes[origin])
        if colours:
            yield from deliveries_from(railways, sender, origin, colours, terms, kind)


class Sender(NamedTuple):
    """Who delivers, and with which engine."""

    seat: Seat
    level: int


@kept
def deliveries_from(
    railways: Railways,
    sender: Sender,
    origin: int,
    colours: ColourSet,
    terms: Terms,
    kind: Kind | None,
) -> Sequence[Choice]:
    """Every cube of these colours in one city with every way."""
    found = routes_from(railways, *sender, origin, colours)
    orders = delivering.orders_from(railways, *sender, origin, colours)
    return [
        deliver_choice(terms, sender.seat, order, route, kind)
        for number in members(colours)
        for order, route in zip(orders[number], found[number], strict=True)
    ]


def deliver_choice(
    terms: Terms, seat: Seat, order: Deliver, route: Route, kind: Kind | None
) -> Choice:
    """One cube, one destination, one way, and what it pays."""
    end = BOARD.city_ids[route.destination]
    return delivery(seat, order, end, earned(terms, seat, route), kind)


@lru_cache(maxsize=KEPT)
def delivery(
    seat: Seat, order: Deliver, end: CityId, totals: tuple[int, ...], kind: Kind | None
) -> Choice:
    """The same from what it hangs on."""
    mine, others = totals[seat], sum(totals) - totals[seat]
    shade, origin = colour(order.colour), city(order.origin)
    first = order if kind is None else choosing.CHOICES[kind]
    line = NOTATION.write(order)
    return Choice(
        action=first,
        notation=line if kind is None else f"{NOTATION.write(first)}, {line}",
        label=Text("preview-delivery", {"colour": shade, "city": origin, "other": city(end)}),
        group="deliver",
        things=(
            things.cube(order.origin, order.colour),
            things.city(end),
            things.route(order.route),
        ),
        then=() if kind is None else (order,),
        detail=Text("detail-points", {"mine": mine, "others": others}),
        badge=paid_to(totals, seat),
        worth=100 * mine - others,
    )


def card_choices(state: State, kind: Kind | None) -> Iterator[Choice]:
    """The cards that may be taken."""
    for order in cards.takes(state):
        yield card_choice(order, kind)


@cache
def card_choice(order: TakeCard, kind: Kind | None) -> Choice:
    """One card."""
    label = Text(card(order.card_id).id)
    return opened(kind, order, label, "card", things.card(order.card_id))


@cache
def grow_choice(order: GrowCity) -> Choice:
    """A city that grows."""
    label = Text("label-city", {"city": city(order.city)})
    return plain(order, label, GROW, things.city(order.city))


def west_choices(state: State, seat: Seat, kind: Kind | None) -> Iterator[Choice]:
    """The western links."""
    for order in west.legal_wests(state, seat):
        yield west_choice(order, kind)


@cache
def west_choice(order: BuildWesternLink, kind: Kind | None) -> Choice:
    """One western link."""
    label = Text("label-west", {"city": city(order.city)})
    return opened(kind, order, label, "western_link", things.western(order.city))
