"""Counts to come, as they would pay a seat now: income, shares, its own tycoon.

Pure. A tycoon is told to the seat that holds it, and to nobody else.
"""

from collections.abc import Iterator

from rotonde.games.tycoon import names
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import TycoonRow
from rotonde.games.tycoon.scoring.tycoons import figures, worth
from rotonde.games.tycoon.state import State, dividends_of, income_of
from rotonde.kernel.desk.prospect import Prospect
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Text
from rotonde.railway.majority import best_other, place


def prospects(state: State, seat: Seat) -> Iterator[Prospect]:
    """Income less dividends while turns follow, what shares cost, and the seat's tycoon."""
    railroad = state.railroads[seat]
    if state.turn != state.final_turn:
        yield income(income_of(railroad.score), dividends_of(railroad))
    text = Text("later-shares", {"shares": railroad.shares})
    off = -railroad.shares
    yield Prospect("shares", off, (off,), text, points(off), "TYC-85", "shares")
    if railroad.tycoon_card is not None:
        yield own_tycoon(state, seat, BOARD.tycoons[railroad.tycoon_card])


def income(earned: int, dividends: int) -> Prospect:
    """The gain of every further turn (TYC-75, TYC-76)."""
    text = Text("later-income", {"income": earned, "dividends": dividends})
    net = earned - dividends
    figure = Text("money-minus" if net < 0 else "money", {"amount": abs(net)})
    return Prospect("income", net, (earned, dividends), text, figure, "TYC-75")


def own_tycoon(state: State, seat: Seat, row: TycoonRow) -> Prospect:
    """The gain from the seat's tycoon, and how near it is (TYC-86 to TYC-88)."""
    counted = figures(state, row)
    facts: dict[str, Fact] = {
        "tycoon": names.tycoon(row.id),
        "mine": counted[seat],
        "best": best_other(counted, seat),
        "place": place(counted, seat),
        "level": row.level or 0,
    }
    named = (row.city, *row.cities) if row.city is not None else row.cities
    facts |= {name: names.city(each) for name, each in zip(("city", "other"), named, strict=False)}
    text, amount = Text(f"later-tycoon-{row.objective}", facts), worth(row, seat, counted)
    return Prospect("tycoon", amount, (counted[seat],), text, points(amount), "TYC-86", "tycoon")


def points(amount: int) -> Text:
    """Points with their sign."""
    name = "later-points-off" if amount < 0 else "later-points"
    return Text(name, {"points": abs(amount)})
