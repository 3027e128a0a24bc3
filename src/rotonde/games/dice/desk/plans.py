"""The shortest way to finish what is begun, as people see it: rows of a card, rails drawn ahead."""

from collections.abc import Iterator

from rotonde.games.dice import names, things
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import SIDES, LineEnd
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.signs import Landing, PlannedRail
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.rules.plans import Leg, plan, shortest_way
from rotonde.games.dice.rules.track import Planned, railhead
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Obligation
from rotonde.kernel.desk.menu import PreviewRow, Sign
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Text


def begun_end(state: State) -> LineEnd | None:
    """The end at which something is begun that must be finished; None where nothing is."""
    step = state.steps[-1] if state.steps else None
    return step.end if isinstance(step, Obligation) else None


def way_to_finish(state: State, end: LineEnd) -> Leg:
    """The shortest way to finish what is begun at an end; nobody may begin without one."""
    way = shortest_way(railhead(state, END_NUMBERS[end]))
    assert way is not None
    return way


def dice_left(before: State, seat: Seat, way: Leg) -> Iterator[PreviewRow]:
    """The dice that are left at the end of a way."""
    tray, hand = before.trays[seat], way.at.hand
    yield cards.figure(
        "row-front", names.from_to(tray.front, hand.rails + tray.share), things.front(seat)
    )
    yield from cards.dice_row("row-hidden", tray.hidden, hand.hidden, things.hidden(seat))


def over_water(way: Leg) -> Text:
    """The cells of a bridge, and where it lands."""
    wet = [one.planned.rail.cell for one in way.rails[:-1]]
    facts = {"land": BOARD.cell_names[way.at.head.cell]}
    if not wet:
        return Text("lands", facts)
    first, last = BOARD.cell_names[wet[0]], BOARD.cell_names[wet[-1]]
    name = "lands-over" if len(wet) > 1 else "lands-over-one"
    return Text(name, {**facts, "first": first, "last": last})


def plan_signs(end: LineEnd, after: State) -> Iterator[Sign]:
    """The rails of a plan on this sheet, after the one that is pointed at, and other landings."""
    found = plan(railhead(after, END_NUMBERS[end]))
    if found is None:
        return
    if not found.way.tiles:
        yield from (planned_rail(end, one.planned) for one in found.way.rails)
    for landing in found.landings:
        yield Landing(things.cell(end, landing), BOARD.cell_names[landing])


def planned_rail(end: LineEnd, planned: Planned) -> PlannedRail:
    """One rail of a plan: the die it takes, and the dice that pay for it."""
    rail, out = planned.rail, SIDES[planned.rail.out]
    return PlannedRail(
        things.out(end, rail.cell, out),
        end=end,
        cell=BOARD.cell_names[rail.cell],
        out=out,
        face="joker" if planned.joker else "straight" if rail.straight else "curve",
        surcharge=planned.surcharge,
        jokers_paid=planned.jokers_paid,
    )
