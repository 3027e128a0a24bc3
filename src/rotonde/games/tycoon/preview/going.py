"""The cards of the auction, of an upgrade, of a share, and of passing."""

from rotonde.games.tycoon.actions import Bid, ChooseAction, IssueShare, PassBid
from rotonde.games.tycoon.preview.money import (
    bill,
    consequence,
    objective_rows,
    price_remark,
    spent,
)
from rotonde.games.tycoon.rules.delivering import legal_deliveries
from rotonde.games.tycoon.state import COSTS, UPGRADE_COST, State
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Preview, PreviewRow
from rotonde.kernel.text import Fact, Gain, Text


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
    """Cash after it, shares it forces."""
    payment = bill(state, seat, amount)
    return Preview(
        title=Text("label-bid", {"amount": amount}),
        remarks=(price_remark(payment), Text("remark-bid-wins")),
    )


def pass_bid_card(state: State, seat: Seat) -> Preview:
    """What leaving the auction means; the first seat is asked once whether it means it."""
    first = seat == state.first_player
    return Preview(
        title=Text("label-pass-bid"),
        remarks=(Text("remark-pass-bid"),),
        doubt=Text("doubt-pass-bid") if first else None,
    )


def share_card(state: State, seat: Seat) -> Preview:
    """What a share brings now and costs for ever (TYC-14)."""
    shares = state.railroads[seat].shares
    facts: dict[str, Fact] = {"old": shares, "new": shares + 1}
    row = PreviewRow(Text("preview-dividends"), Text("preview-from-to-money", facts))
    gain = Gain(seat, COSTS.share_value, Text("money-plus", {"amount": COSTS.share_value}))
    return Preview(
        title=Text("label-share", {"count": 1}),
        rows=(row,),
        totals=(gain,),
        remarks=(Text("remark-share"),),
    )


def upgrade_card(state: State, seat: Seat) -> Preview:
    """Price, level, and what the new engine could pull (TYC-46)."""
    level = state.railroads[seat].engine_level + 1
    turn = consequence(state, ChooseAction("upgrade"))
    more = len(legal_deliveries(turn.state, seat)) - len(legal_deliveries(state, seat))
    reach = Text("remark-reach", {"more": more})
    return Preview(
        title=Text("preview-upgrade", {"level": level}),
        rows=objective_rows(turn.events),
        totals=spent(seat, UPGRADE_COST[level]),
        remarks=(price_remark(bill(state, seat, UPGRADE_COST[level])), reach),
    )


def pass_card(state: State, seat: Seat) -> Preview:
    """What is left undone."""
    ways = len(legal_deliveries(state, seat))
    return Preview(
        title=Text("label-kind-pass"),
        remarks=(Text("remark-pass", {"deliveries": ways}),),
        doubt=Text("doubt-pass"),
    )
