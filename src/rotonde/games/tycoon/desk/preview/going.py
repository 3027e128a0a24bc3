"""The cards of the auction, of an upgrade, of a share, and of passing."""

from collections.abc import Iterator, Sequence
from typing import Final

from rotonde.games.tycoon.actions import Bid, ChooseAction, Deliver, IssueShare, PassBid
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.desk.preview.delivering import earned, terms_of
from rotonde.games.tycoon.desk.preview.money import (
    bill,
    consequence,
    objective_rows,
    price_remark,
    share_doubt,
    totals,
)
from rotonde.games.tycoon.names import city, colour, numbered
from rotonde.games.tycoon.rules.choosing import check_kind
from rotonde.games.tycoon.rules.delivering import legal_deliveries, route_of
from rotonde.games.tycoon.rules.planning import cheapest_link
from rotonde.games.tycoon.state import (
    COSTS,
    LIMITS,
    UPGRADE_COST,
    State,
    build_limit,
    next_seat,
)
from rotonde.games.tycoon.steps import Bidding
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Seated, Text

NAMED: Final = 3
"""So many of the cubes that a new engine moves are named."""


def go_card(
    state: State, seat: Seat, action: ChooseAction | IssueShare | Bid | PassBid
) -> Preview | None:
    """The cards of what is done with one word."""
    match action:
        case Bid(amount=amount):
            return bid_card(state, seat, amount)
        case PassBid():
            return pass_bid_card(state, seat)
        case IssueShare():
            return share_card(state, seat)
        case ChooseAction(kind="upgrade"):
            return upgrade_card(state, seat)
        case ChooseAction(kind="pass"):
            return pass_card(state, seat)
    return None


def bid_card(state: State, seat: Seat, amount: int) -> Preview:
    """Cash after it, shares it forces, and the place in the order it is about (TYC-22, TYC-25)."""
    payment = bill(state, seat, amount)
    return Preview(
        title=Text("label-bid", {"amount": amount}),
        rows=(place_row("preview-place-won", 1), *place_rows(state, seat)),
        remarks=(price_remark(payment), Text("remark-bid-wins")),
        doubt=share_doubt(payment),
    )


def place_row(label: str, place: int, **facts: Fact) -> PreviewRow:
    """A place in the order of the turn."""
    return PreviewRow(Text(label, facts), Text("preview-place", {"place": place}))


def place_rows(state: State, seat: Seat) -> Iterator[PreviewRow]:
    """The place that is left for a seat that passes now, if the highest bid wins (TYC-24)."""
    step = state.steps[-1]
    assert isinstance(step, Bidding)
    if step.high_bidder is not None:
        place = (seat - step.high_bidder) % state.seats + 1
        yield place_row("preview-place-passed", place, seat=Seated(step.high_bidder))
    elif len(step.passed) == state.seats - 1:
        first = next_seat(state.first_player, state.seats)
        yield place_row("preview-place-nobody", (seat - first) % state.seats + 1)


def pass_bid_card(state: State, seat: Seat) -> Preview:
    """What leaving the auction means; who would be first is asked once whether it means it."""
    first = seat == state.first_player
    return Preview(
        title=Text("label-pass-bid"),
        rows=tuple(place_rows(state, seat)),
        remarks=(Text("remark-pass-bid"),),
        doubt=Text("doubt-pass-bid") if first else None,
    )


def share_card(state: State, seat: Seat) -> Preview:
    """What a share brings now and costs for ever (TYC-14)."""
    issued = state.railroads[seat].voluntary_shares + 1
    shares = state.railroads[seat].shares
    facts: dict[str, Fact] = {"old": shares, "new": shares + 1}
    row = PreviewRow(Text("preview-dividends"), Text("preview-from-to-money", facts))
    gain = Gain(seat, COSTS.share_value, Text("money-plus", {"amount": COSTS.share_value}))
    most = LIMITS.voluntary_shares_per_turn
    return Preview(
        title=Text("label-share", {"count": 1}),
        rows=(row,),
        totals=(gain,),
        remarks=(Text("remark-share"), Text("remark-share-count", {"count": issued, "most": most})),
    )


def upgrade_card(state: State, seat: Seat) -> Preview:
    """Price, level, and what the new engine could pull (TYC-46)."""
    level = state.railroads[seat].engine_level + 1
    turn = consequence(state, ChooseAction("upgrade"))
    payment, met = bill(state, seat, UPGRADE_COST[level]), objective_rows(turn.events)
    return Preview(
        title=Text("preview-upgrade", {"level": level}),
        rows=met,
        totals=totals(seat, UPGRADE_COST[level], met),
        remarks=(
            price_remark(payment),
            *reach_remarks(state, turn.state, seat),
        ),
        doubt=share_doubt(payment),
    )


def reach_remarks(before: State, after: State, seat: Seat) -> Iterator[Text]:
    """How many more deliveries the new engine opens, and the three cubes that gain most."""
    known = set(legal_deliveries(before, seat))
    new = [order for order in legal_deliveries(after, seat) if order not in known]
    yield Text("remark-reach", {"more": len(new)})
    cubes = dict.fromkeys((order.origin, order.colour) for order in sorted(new, key=longest))
    for origin, shade in list(cubes)[:NAMED]:
        yield Text("remark-reach-cube", {"colour": colour(shade), "city": city(origin)})


def longest(order: Deliver) -> int:
    """The longest routes first."""
    return -len(order.route)


def pass_card(state: State, seat: Seat) -> Preview:
    """What is left undone."""
    routes = legal_deliveries(state, seat)
    return Preview(
        title=Text("label-kind-pass"),
        remarks=(
            Text("remark-pass", {"deliveries": len(routes)}),
            *best_left(state, seat, routes),
            *cheapest_left(state, seat),
        ),
        doubt=Text("doubt-pass"),
    )


def best_left(state: State, seat: Seat, orders: Sequence[Deliver]) -> Iterator[Text]:
    """The delivery that would pay the seat most."""
    paid = [(gain_of(state, seat, order), order) for order in orders]
    if paid:
        points, order = max(paid, key=lambda each: each[0])
        facts: dict[str, Fact] = {"colour": colour(order.colour), "city": city(order.origin)}
        yield Text("remark-pass-best", {**facts, "points": points})


def cheapest_left(state: State, seat: Seat) -> Iterator[Text]:
    """The link that would cost the seat least."""
    if check_kind(state, seat, "build") is None:
        found = cheapest_link(state.network, seat, build_limit(state, seat))
        if found is not None:
            home, way = found
            cities = {"city": numbered(home), "other": numbered(way.city)}
            yield Text("remark-pass-link", {**cities, "amount": way.total})


def gain_of(state: State, seat: Seat, order: Deliver) -> int:
    """What a seat would score by a delivery of its own."""
    origin, shade = BOARD.city_numbers[order.origin], BOARD.colour_numbers[order.colour]
    route = route_of(state, seat, origin, shade, order.route)
    assert route is not None
    return earned(terms_of(state), seat, route)[seat]
