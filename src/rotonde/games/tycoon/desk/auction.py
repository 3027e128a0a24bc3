"""The auction for the first seat: bids, three of them in one click (TYC-20 to TYC-24)."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, things
from rotonde.games.tycoon.actions import Bid, PassBid
from rotonde.games.tycoon.desk import clicks
from rotonde.games.tycoon.desk.choices import AUCTION, offer
from rotonde.games.tycoon.desk.payments import price_remark, share_doubt, sum_paid
from rotonde.games.tycoon.rules.auction import BIDS, lowest_bid
from rotonde.games.tycoon.state import COSTS, State, bill
from rotonde.games.tycoon.steps import Bidding
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import About, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Dial, Preview, PreviewRow, Span
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.clockwise import next_seat, places_after
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, LogLine, Seated, Text

JUMPS: Final = (1, 2, 5)
"""How far the three buttons go beyond the highest bid."""
LEAVE: Final = offer(PassBid(), AUCTION, Text("label-pass-bid"))


# --- question -------------------------------------------------------------------------------------


def ask(state: State, step: Bidding) -> Asked:
    """The auction, and the highest bid."""
    context, facts = "over-auction", dict[str, Fact](turn=state.turn)
    if step.high_bidder is not None:
        context = "over-auction-bid"
        facts |= {"seat": Seated(step.high_bidder), "amount": step.high_bid}
    return Asked(Text("prompt-auction"), Text(context, facts))


def offer_bids(_state: State, step: Bidding) -> Offer:
    """The bids on a dial, three sums in one click, and the pass (TYC-21)."""
    least = lowest_bid(step)
    sums = [step.high_bid + by for by in JUMPS]
    jumps = [jump(step, amount) for amount in sums if least <= amount <= COSTS.bid_max]
    span = Span("amount", Text("span-bid"), least, COSTS.bid_max, least)
    dial = Dial("bid {amount}", Text("label-bid-dial"), AUCTION, (span,), (things.bidding(),))
    return Offer((*jumps, LEAVE), dials=(dial,) if least <= COSTS.bid_max else ())


def jump(step: Bidding, amount: int) -> Choice:
    """One of the three sums."""
    label = Text("label-bid-by", {"by": amount - step.high_bid})
    sum_bid = Text("money", {"amount": amount})
    return offer(BIDS[amount], AUCTION, label, things.bid(amount), detail=sum_bid)


# --- cards ----------------------------------------------------------------------------------------


def bid_card(pointed: Pointed[State, Bid]) -> Preview:
    """Cash after it, shares it forces, and the place in the order it is about (TYC-22, TYC-25)."""
    amount = pointed.action.amount
    payment = bill(pointed.before.railroads[pointed.seat], amount)
    return Preview(
        title=Text("label-bid", {"amount": amount}),
        rows=(place_row("preview-place-won", 1), *places_left(pointed.before, pointed.seat)),
        remarks=(price_remark(payment), Text("remark-bid-wins")),
        doubt=share_doubt(payment),
    )


def pass_card(pointed: Pointed[State, PassBid]) -> Preview:
    """The place that is left; the previous first player is asked once whether it means it."""
    first = pointed.seat == pointed.before.first_player
    return Preview(
        title=Text("label-pass-bid"),
        rows=tuple(places_left(pointed.before, pointed.seat)),
        remarks=(Text("remark-pass-bid"),),
        doubt=Text("doubt-pass-bid") if first else None,
    )


def places_left(state: State, seat: Seat) -> Iterator[PreviewRow]:
    """The place that is left for a seat that passes now, if the highest bid wins (TYC-24)."""
    step = state.steps[-1]
    assert isinstance(step, Bidding)
    if step.high_bidder is not None:
        place = 1 + places_after(step.high_bidder, seat, state.seats)
        yield place_row("preview-place-passed", place, seat=Seated(step.high_bidder))
    elif len(step.passed) == state.seats - 1:
        first = next_seat(state.first_player, state.seats)
        yield place_row("preview-place-nobody", 1 + places_after(first, seat, state.seats))


def place_row(label: str, place: int, **facts: Fact) -> PreviewRow:
    """A place in the order of the turn."""
    return PreviewRow(Text(label, facts), Text("preview-place", {"place": place}))


# --- clicks and lines -----------------------------------------------------------------------------


def bid_meant(_state: State, _step: object, words: Words) -> Bid:
    return Bid(clicks.number_in(words))


def line_of_bid(event: past.BidMade) -> LogLine:
    return did(event.seat, "log-bid", at=(things.seat(event.seat),), amount=event.amount)


def line_of_pass(event: past.BidPassed) -> LogLine:
    return did(event.seat, "log-bid-pass", at=(things.seat(event.seat),))


def line_of_winner(event: past.AuctionWon) -> LogLine:
    at = (things.seat(event.seat),)
    return did(event.seat, "log-auction-won", at=at, **sum_paid(event.payment))


def line_of_free_place(event: past.FirstPlacePassed) -> LogLine:
    return did(event.seat, "log-first-for-nothing", at=(things.seat(event.seat),))


def about_bidding(view: View) -> About:
    """The auction: the highest bid, and those who have passed (TYC-21)."""
    auction = view.auction
    high = [] if auction.high_bidder is None else [seat_named(auction.high_bidder)]
    lines = rows(
        row("about-row-high", names.dollars(auction.high_bid), *high),
        row("about-row-passed", *map(seat_named, auction.passed)),
    )
    return About(Text("group-auction"), "TYC-21", lines)


def about_bid(view: View, amount: str) -> About | None:
    """A bid, which is paid by whoever wins (TYC-22)."""
    figures = range(COSTS.bid_min, COSTS.bid_max + 1)
    sum_bid = next((each for each in figures if str(each) == amount), None)
    if sum_bid is None:
        return None
    head = Text("label-bid", {"amount": sum_bid})
    return About(head, "TYC-22", (*about_bidding(view).rows,))


CHAPTER: Final = DeskChapter(
    questions=(Question(Bidding, ask, offer_bids),),
    cards={Bid: bid_card, PassBid: pass_card},
    clicks={"bid": bid_meant},
    about={things.bidding: about_bidding, things.bid: about_bid},
    lines={
        past.BidMade: line_of_bid,
        past.BidPassed: line_of_pass,
        past.AuctionWon: line_of_winner,
        past.FirstPlacePassed: line_of_free_place,
    },
)
