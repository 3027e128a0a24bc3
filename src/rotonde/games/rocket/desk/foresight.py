"""The card of a step that nobody objects to: what it pays, and who may still object."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from rotonde.games.rocket import events as past
from rotonde.games.rocket import names, things
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.desk import ending, execution, isolation, merger
from rotonde.games.rocket.rules.foresight import Foreseen, Objecting, foresee_unopposed
from rotonde.games.rocket.rules.veto import shares_of
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import Veto, VetoAnswering, VetoBidding, VetoPlacing
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Seated, Text
from rotonde.railway.hexes import HexName

ROWS: Final[Mapping[type[Event], Callable[[Foreseen, Any], Iterator[PreviewRow]]]] = {
    past.TownReached: execution.town_rows,
    past.PassengerTaken: execution.passenger_rows,
    past.LineAnnounced: execution.share_rows,
    past.VetoPaid: execution.veto_rows,
    past.LineAbsorbed: merger.merger_rows,
    past.LineIsolated: isolation.isolated_rows,
    past.GameEnded: ending.end_rows,
}
"""The events that a card shows, in its order; the others are seen on the map."""


def step_card(pointed: Pointed[State, Any]) -> Preview:
    """The card of an order after which an engine steps, if nobody says more."""
    future = foresee_unopposed(pointed.before, pointed.turn)
    moved = next(event for event in future.events if isinstance(event, past.EngineMoved))
    company = names.company(moved.company)
    towns = future.after.number_of_towns(BOARD.companies.number[moved.company])
    return Preview(
        title=Text("preview-step", {"company": company, "origin": moved.origin, "hex": moved.hex}),
        note=Text("preview-towns", {"towns": towns}),
        rows=tuple(row for kind in ROWS for row in rows_of(future, kind)),
        totals=tuple(
            Gain(Seat(seat), amount, Text("money-plus", {"amount": amount}))
            for seat, amount in enumerate(future.earnings)
            if amount
        ),
        remarks=remarks(future),
    )


def rows_of(future: Foreseen, kind: type[Event]) -> Iterator[PreviewRow]:
    """The effects of one kind."""
    for event in future.events:
        if type(event) is kind:
            yield from ROWS[kind](future, event)


# --- hex by hex -----------------------------------------------------------------------------------


def hex_rows(futures: Mapping[HexName, Foreseen], seat: Seat) -> tuple[PreviewRow, ...]:
    """One row for each hex an engine could go to, with what it pays to `seat` even if nothing."""
    return tuple(
        PreviewRow(
            label=Text("preview-hex", {"hex": place}),
            note=headline(future),
            gains=mine_and_others(future.earnings, seat),
            thing=things.hexagon(place),
        )
        for place, future in futures.items()
    )


def mine_and_others(amounts: Sequence[int], seat: Seat) -> tuple[Gain, ...]:
    """The gain of a seat, first, and those of the others without zeros."""
    others = (gain for gain in names.gains_of(amounts) if gain.seat != seat)
    return (Gain(seat, amounts[seat], names.money(amounts[seat])), *others)


def headline(future: Foreseen) -> Text | None:
    """The one word on a step that matters most beside its money."""
    for event in reversed(future.events):
        match event:
            case past.GameEnded():
                return Text("preview-end")
            case past.LineAbsorbed(by=by):
                return Text("preview-merges", {"by": names.company(by)})
    return None


# --- who may still object -----------------------------------------------------------------------


def remarks(future: Foreseen) -> tuple[Text, ...]:
    """The seats that may veto, outbid or match after this, and those that may not."""
    told = tuple(objection(future.before, step) for step in future.asked)
    answers = any(isinstance(step, VetoAnswering) for step in future.asked)
    return told if answers else (*told, *defeated_mover(future))


def objection(state: State, step: Objecting) -> Text:
    """The order by which an asked seat could object."""
    facts = holding_text(state, step.seat, step.veto)
    if isinstance(step, VetoAnswering):
        return Text("remark-may-match", {**facts, "hex": step.veto.first_hex})
    return Text("remark-may-outbid" if step.veto.top_bid else "remark-may-veto", facts)


def holding_text(state: State, seat: Seat, veto: Veto) -> dict[str, Fact]:
    """How many shares of the moved company a seat holds, for a sentence."""
    held = shares_of(state, seat, veto)
    return {"seat": Seated(seat), "shares": held, "company": names.company(veto.company)}


def defeated_mover(future: Foreseen) -> Iterator[Text]:
    """The mover that cannot match the bid (ROC-38)."""
    step = future.before.steps[-1]
    if isinstance(step, VetoBidding | VetoPlacing) and future.has(past.VetoPaid):
        yield Text("remark-cannot-match", holding_text(future.before, step.veto.mover, step.veto))
