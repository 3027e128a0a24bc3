"""What the board shows of a choice that is pointed at: ghosts, plans, landings, who pays.

Pure. Foreseen by the rules, as the card is.
"""

from collections.abc import Iterator

from rotonde.games.dice import scoring, things
from rotonde.games.dice.actions import AnyAction, Face, LayRail, LineEnd
from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.components import SIDES
from rotonde.games.dice.events import RailLaid, StationBuilt, TileDiscovered
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.rules.plans import plan
from rotonde.games.dice.rules.track import Planned, railhead
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering
from rotonde.kernel.desk.menu import WordSign
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Text
from rotonde.kernel.law.turn import Turn


def is_begun(state: State) -> bool:
    """Whether something is begun that must be finished."""
    return bool(state.steps) and isinstance(state.steps[-1], ChoosingTile | Entering | Bridging)


def obligation_end(state: State) -> LineEnd:
    """The end at which something is begun."""
    step = state.steps[-1]
    assert isinstance(step, ChoosingTile | Entering | Bridging)
    return step.end


def signs(action: AnyAction, turn: Turn[State]) -> Iterator[WordSign]:
    """A ghost, the shortest way to finish, where it could land, who pays, the chain to come."""
    if isinstance(action, LayRail):
        yield WordSign(things.out(action.end, BOARD.cells[action.cell], action.out), "ghost")
        if is_begun(turn.state):
            yield from plan_signs(action, turn.state)
    for event in turn.events:
        if isinstance(event, RailLaid):
            yield from paying(event.seat, event.surcharge, event.jokers_paid)
        if isinstance(event, StationBuilt):
            yield from paying(event.seat, event.price + event.surcharge, event.jokers_paid)
            yield from chain_signs(turn.state, event)
        if isinstance(event, TileDiscovered):
            yield from place_signs(turn.state)


def chain_signs(after: State, event: StationBuilt) -> Iterator[WordSign]:
    """The station on the general map, and the chain that would be the largest then."""
    yield WordSign(things.mark(event.tile, event.company), "ghost")
    largest = scoring.chains(after, BOARD.company_numbers[event.company])[0]
    for place in largest:
        number = after.general_map.layout.at[place] + 1
        yield WordSign(things.mark(number, event.company), "chain")


def place_signs(after: State) -> Iterator[WordSign]:
    """The empty places that a chosen tile would open, and those for which nothing would fit."""
    place = after.general_map.places[-1]
    opens = after.general_map.open_sides(place)
    for number, step in enumerate(BOARD.steps):
        beside = Place(place + step)
        if beside in after.general_map.layout.frontier:
            sign = "opens" if opens >> number & 1 else "closes"
            yield WordSign(things.place(BOARD.places[beside]), sign)


def paying(seat: Seat, dice: int, jokers: int) -> Iterator[WordSign]:
    """Hidden dice and jokers that go to the reserve."""
    if dice > jokers:
        yield WordSign(things.hidden(seat), "pays", minus(dice - jokers))
    if jokers:
        yield WordSign(things.die("joker"), "pays", minus(jokers))


def minus(dice: int) -> Text:
    """So many dice less."""
    return Text("count-minus", {"count": dice})


def plan_sign(end: LineEnd, number: int, planned: Planned) -> WordSign:
    """One rail of a plan: its number, the die it takes, and the dice that pay for it."""
    rail = planned.rail
    face: Face = "joker" if planned.joker else "straight" if rail.straight else "curve"
    facts = {"count": number, "die": face}
    paid = {"hidden": planned.surcharge - planned.jokers_paid, "jokers": planned.jokers_paid}
    thing = things.out(end, rail.cell, SIDES[rail.out])
    return WordSign(thing, "plan", Text("plan-die", {**facts, **paid}))


def plan_signs(action: LayRail, after: State) -> Iterator[WordSign]:
    """The rails of a plan on this sheet, numbered from the pointed one on, and other landings."""
    found = plan(railhead(after, END_NUMBERS[action.end]))
    if found is None:
        return
    if not found.way.tiles:
        for number, one in enumerate(found.way.rails, start=2):
            yield plan_sign(action.end, number, one.planned)
    for landing in found.landings:
        yield WordSign(things.cell(action.end, landing), "landing")
