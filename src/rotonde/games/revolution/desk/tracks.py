"""Steps up the performance tracks (REV-38)."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import Advance
from rotonde.games.revolution.components.ids import Track
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import Given, card, company_to_count, events_to_tell, total
from rotonde.games.revolution.desk.choices import CHOICES, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.desk.questions import effect
from rotonde.games.revolution.state import TRACK_NUMBERS, State
from rotonde.games.revolution.steps import EffectAdvance
from rotonde.games.revolution.view import View
from rotonde.games.revolution.view.shapes import GateView, ProductView
from rotonde.games.revolution.view.waybill import waybill
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.menu import Choice, Preview, PreviewRow
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, LogLine, Text


def advance(state: State, step: EffectAdvance, action: Advance) -> Choice:
    number = TRACK_NUMBERS[action.track]
    space = state.companies[step.seat].tracks[number] + 1
    gate = state.gate_price(number, space)
    price = None if gate is None else Text(f"gate-{gate[0]}-price", {"amount": gate[1]})
    label, thing = (
        Text("label-track", {"track": names.track(action.track)}),
        things.step(action.track, space),
    )
    return offer(action, CHOICES, label, thing, detail=price, badge=price)


def advance_card(given: Given) -> Preview:
    """A step in one row, in place of the plain figures."""
    return card(given, rows=step_rows(given))


def step_rows(given: Given) -> Iterator[PreviewRow]:
    """Points before and after a step, its gate, and what is left of what pays it (REV-38)."""
    for event in events_to_tell(given, past.TrackAdvanced):
        facts: dict[str, Fact] = {
            "old": total(company_to_count(given.before, given.seat)),
            "new": total(company_to_count(given.after, given.seat)),
            "gate": event.gate or "none",
            "price": event.amount,
            "left": left_of(given.after, given.seat, event),
        }
        thing = things.step(event.track, event.space)
        yield PreviewRow(Text("preview-step", facts), thing=thing)


def left_of(state: State, seat: Seat, step: past.TrackAdvanced) -> int:
    """The rest of its kind after a gate, the bill paid; its worker is still to be chosen."""
    company, bill = state.companies[seat], waybill(state)
    if step.gate == "worker":
        return company.crew.available - step.amount
    if bill is None or bill.seat != seat:
        return company.shares if step.gate == "shares" else company.cash
    return bill.shares_left if step.gate == "shares" else bill.left


def track_advanced(event: past.TrackAdvanced) -> LogLine:
    facts: dict[str, Fact] = {"track": names.track(event.track), "space": event.space}
    at, message = (things.step(event.track, event.space),), "log-step"
    if event.gate is not None:
        message, facts = f"log-step-{event.gate}", {"amount": event.amount, **facts}
    return effect_line(event.seat, message, at=at, **facts)


def about_step(view: View, track: str, space: str) -> About | None:
    """A space of a track: its value, its gate, and the markers there."""
    found = item_named(view.tracks, track)
    number = next((n for n in range(1, len(found.vp)) if str(n) == space), 0) if found else 0
    if found is None or not number:
        return None
    here = [Seat(seat) for seat, at in enumerate(found.spaces) if at == number]
    gates = [gate for gate in found.gates if gate.entering == number]
    return About(
        names.text_of(names.track(found.id)),
        "REV-38",
        rows(
            row("about-row-value", Text(f"board-times-{found.id}", {"points": found.vp[number]})),
            row("about-row-gate", *map(gate_words, gates)),
            row("about-row-markers", *map(seat_named, here)),
            row("about-row-you", *(() if view.seat is None else (worth(view, found.id),))),
        ),
        Text("board-step", {"space": number}),
    )


def gate_words(gate: GateView) -> Text:
    return Text(f"board-gate-{gate.kind}", {"count": gate.amount})


def worth(view: View, track: Track) -> Text:
    """The points of the reader's marker: its value times what it multiplies (REV-123)."""
    figures = wording.desk_of(view).figures
    products = {
        "telegraph": figures.telegraph,
        "stations": figures.stations,
        "network": figures.network,
    }
    return product_words(products[track])


def product_words(product: ProductView) -> Text:
    facts = {"count": product.count, "value": product.value, "points": product.points}
    return Text("board-product", facts)


def about_tracks(view: View, seat: str) -> About | None:
    """The points of a seat on all three tracks."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    figures = found.figures
    lines = (
        row("track-telegraph", product_words(figures.telegraph)),
        row("track-stations", product_words(figures.stations)),
        row("track-network", product_words(figures.network)),
    )
    return About(Text("board-tracks"), "REV-123", lines, wording.points(figures.tracks))


CHAPTER: Final = DeskChapter(
    questions=(effect(EffectAdvance, "prompt-advance", {Advance: advance}),),
    cards={Advance: advance_card},
    clicks={"step": spells(Advance)},
    about={things.step: about_step, things.tracks: about_tracks},
    lines={past.TrackAdvanced: track_advanced},
)
