"""Payments put together, and a veto as a line of stops: a table shows them and knows no rule."""

from collections.abc import Iterator
from functools import lru_cache

from rotonde.games.rocket.rules.veto import shares_of, still_to_ask
from rotonde.games.rocket.scoring import SOURCES
from rotonde.games.rocket.state import Income, State
from rotonde.games.rocket.steps import InVeto, Veto, VetoAnswering, VetoPlacing
from rotonde.games.rocket.view.shapes import PaymentView, VetoStop, VetoWord, When
from rotonde.kernel.law.clockwise import clockwise, places_after
from rotonde.kernel.law.ids import Seat


@lru_cache(maxsize=256)
def payments(incomes: tuple[Income, ...], seats: int) -> tuple[PaymentView, ...]:
    """The incomes, those of one payment together: it lists its seats in order."""
    together: list[list[Income]] = []
    for income in incomes:
        if together and continues(together[-1][-1], income):
            together[-1].append(income)
        else:
            together.append([income])
    return tuple(payment(each, seats) for each in together)


def continues(last: Income, income: Income) -> bool:
    """Whether an income belongs to the same payment as the one before it."""
    same = (last.rule, last.source, last.round) == (income.rule, income.source, income.round)
    return same and income.seat > last.seat


def payment(together: list[Income], seats: int) -> PaymentView:
    """One payment, seat by seat."""
    paid = {income.seat: income.amount for income in together}
    first = together[0]
    amounts = tuple(paid.get(Seat(seat), 0) for seat in range(seats))
    return PaymentView(SOURCES[first.rule], first.source, first.round, amounts)


def veto_stops(state: State) -> tuple[VetoStop, ...]:
    """The veto as a line of stops (ROC-34 to ROC-39)."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, InVeto):
        return ()
    word: VetoWord = "places" if isinstance(step, VetoPlacing) else "asked"
    now = stop(state, step.veto, step.seat, word, step.veto.top_bid, "now")
    return (*behind(state, step), now, *ahead(state, step))


def stop(
    state: State, veto: Veto, seat: Seat, says: VetoWord, amount: int = 0, when: When = "done"
) -> VetoStop:
    """One stop of the line, with the shares of its seat."""
    best = seat == veto.top_seat and says == "bids"
    return VetoStop(seat, when, says, shares_of(state, seat, veto), amount, best)


def behind(state: State, step: InVeto) -> Iterator[VetoStop]:
    """The seats that moved or answered; a bidder that still places is asked."""
    veto = step.veto
    yield stop(state, veto, veto.mover, "moves")
    for seat, bid in zip(veto.asked, veto.bids, strict=True):
        if not (isinstance(step, VetoPlacing) and seat == step.seat):
            yield stop(state, veto, seat, "bids" if bid else "passes", bid)


def ahead(state: State, step: InVeto) -> Iterator[VetoStop]:
    """The seats still to come, whether they may bid or not, and the mover's last word."""
    veto = step.veto
    if isinstance(step, VetoAnswering):
        return
    entitled = still_to_ask(state, veto)
    ahead = places_after(step.seat, veto.mover, state.seats)
    for seat in clockwise(step.seat, state.seats)[1:ahead]:
        yield stop(state, veto, seat, "may-bid" if seat in entitled else "skipped", when="next")
    able = shares_of(state, veto.mover, veto) >= veto.top_bid
    yield stop(state, veto, veto.mover, "last" if able else "cannot", veto.top_bid, "next")
